# Galley: proofs of SwiftUI and Auto Layout screens, on Linux.
#
#   make proof      set up, build, proof Examples/ on the quick set and say where the page is
#   make test       set up, build, run every test
#   make same       check that debug and release builds give the same bytes
#   make setup      only install the system packages that are missing (Debian and Ubuntu)
#   make install    PREFIX=/usr/local   a relocatable tree: bin, lib, share

SWIFT ?= swift
PREFIX ?= /usr/local
CONFIGURATION ?= release
SET ?= quick
OUT ?= proofs

SOURCES = Package.swift Sources Tests Examples Benchmarks
BIN = $(shell $(SWIFT) build -c $(CONFIGURATION) --show-bin-path)

.PHONY: setup build proof test same bench lint format install clean

setup:
	@Scripts/setup

build: setup
	@Scripts/build $(CONFIGURATION)

proof: build
	@$(BIN)/galley proof Examples --set $(SET) --out $(OUT)

test: setup
	@$(SWIFT) test

same: build
	@$(SWIFT) build
	@Scripts/compare-configurations $$($(SWIFT) build --show-bin-path) $(BIN)

bench: build
	@Scripts/bench $(BIN)

lint:
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format:
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

install: build
	@Scripts/install $(BIN) $(DESTDIR)$(PREFIX)

clean:
	@rm -rf .build $(OUT)
