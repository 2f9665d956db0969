import Foundation
import GalleyCatalog
import GalleyIntake
import GalleyProofing
import GalleyTypography

/// Looks at everything that Galley needs on a machine, one thing a function, in the order in which they depend on each other.
struct Examination {
  var environment: [String: String]

  func all() -> [Diagnosis] {
    [toolchain(), data(), runtime(), compiler(), worker()] + fonts() + [cache()]
  }

  private func toolchain() -> Diagnosis {
    do {
      let toolchain = try Toolchain.find(in: environment)
      let host = toolchain.hostLibraries + "/SwiftParser.swiftmodule"
      guard FileManager.default.fileExists(atPath: host) else {
        return .missing(
          "toolchain", "\(toolchain.root) has no SwiftSyntax for its host",
          remedy: "install a whole Swift 6.3 toolchain: https://www.swift.org/install/linux")
      }
      let version = Self.firstLine(of: toolchain.frontend, ["--version"]) ?? "of unknown version"
      return .good("toolchain", "\(version), \(toolchain.root)")
    } catch {
      return .missing(
        "toolchain", ErrorMessage.of(error),
        remedy: "install Swift 6.3 (https://www.swift.org/install/linux), or set GALLEY_TOOLCHAIN to its usr folder")
    }
  }

  private func data() -> Diagnosis {
    do {
      let folder = try DataFolder.find(environment: environment)
      let count = try Catalog(data: folder).devices.count
      return .good("data", "\(count) devices, \(folder.path)")
    } catch {
      return .missing("data", ErrorMessage.of(error), remedy: "make install PREFIX=…, or set GALLEY_DATA")
    }
  }

  private func runtime() -> Diagnosis {
    do {
      return .good("runtime", try RuntimeLocation.find(environment: environment).library)
    } catch {
      return .missing("runtime", ErrorMessage.of(error), remedy: "make build")
    }
  }

  /// What all of these are for: a preview of one line, compiled anew.
  private func compiler() -> Diagnosis {
    let folder = NSTemporaryDirectory() + "/galley-doctor-\(ProcessInfo.processInfo.processIdentifier)"
    let file = folder + "/Doctor.swift"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("import SwiftUI\n\n#Preview { Text(\"Galley\") }\n".utf8).write(to: URL(fileURLWithPath: file))
      let cache = BuildCache(
        folder: folder + "/cache", moduleFolder: BuildCache.standard(environment: environment).moduleFolder)
      let intake = try Intake(
        runtime: .find(environment: environment), toolchain: .find(in: environment), cache: cache)
      guard let error = try intake.build([file]).errors.first else {
        return .good("compiler", "a preview compiles")
      }
      return .missing(
        "compiler", "a preview of one line does not compile: \(error.message)",
        remedy: "make build, or make install PREFIX=…")
    } catch {
      return .missing("compiler", ErrorMessage.of(error), remedy: "make build, or make install PREFIX=…")
    }
  }

  private func worker() -> Diagnosis {
    do {
      let installation = try WorkerInstallation.find(environment: environment)
      // A library that the loader cannot find shows itself only when the worker starts.
      let trial = Self.run(installation.executable, [installation.runtime])
      guard trial.status == 0 else {
        let reason = trial.errors.split(separator: "\n").first.map(String.init) ?? "status \(trial.status)"
        return .missing("worker", "does not start: \(reason)", remedy: "make setup build")
      }
      return .good("worker", installation.executable)
    } catch {
      return .missing("worker", ErrorMessage.of(error), remedy: "make build")
    }
  }

  private func fonts() -> [Diagnosis] {
    let missing = FaceLibrary.shared.missingFamilies()
    guard !missing.isEmpty else { return [.good("fonts", "every family that stands in for Apple's is installed")] }
    return missing.map { error in
      guard case .noSuchFamily(let family, let packages) = error else {
        return .missing("fonts", error.description, remedy: "make install PREFIX=…, or set GALLEY_DATA")
      }
      let names = packages.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return .poor("fonts", "\(family) is not installed", remedy: "apt-get install \(names.joined(separator: " "))")
    }
  }

  private func cache() -> Diagnosis {
    let folder = BuildCache.standard(environment: environment).folder
    let files = FileManager.default
    let probe = folder + "/doctor-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: probe))
      try files.removeItem(atPath: probe)
      return .good("cache", folder)
    } catch {
      return .missing("cache", "\(folder) cannot be written", remedy: "set GALLEY_CACHE to a folder that can be")
    }
  }

  // MARK: Processes

  private static func firstLine(of executable: String, _ arguments: [String]) -> String? {
    run(executable, arguments).output.split(separator: "\n").first.map(String.init)
  }

  private static func run(
    _ executable: String, _ arguments: [String]
  ) -> (output: String, errors: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { return ("", "it cannot be started", -1) }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: text, as: UTF8.self), String(decoding: complaints, as: UTF8.self), process.terminationStatus
    )
  }
}
