#!/usr/bin/env python3
"""Fits the advances of Data/typography/advances.json to recorded text widths.

usage: Scripts/fit-advances.py [--check]

Reads Tests/GalleyTypographyTests/Recorded/{text-sizes,exact-widths,truncated-lines,view-widths}.json and
Data/typography/tracking.json, shapes the strings with Inter (fonts-inter), and writes the advances; --check prints
held-out errors instead. Needs numpy and uharfbuzz, which nothing else in the project does.

Model. A variable font's advances are linear between its masters, so Apple's font has for each character c

    advance(c, weight, size) = R(c) + k D(c) + t (O(c) + k P(c))

with k by weight alone (0 at regular, 1 at bold) and t by size alone (0 up to 17 points, where the text cut ends, 1 from 28,
by the recorded x heights). R, D, O and P are Inter's (of Regular, Bold, and both of Inter Display), each with a
correction a character and a factor a class of characters that lean on nothing. Below regular Inter's own weights give
the shape, and one factor its size.

width = size * (sum of advances + Inter's kerning) + characters * (tracking + kerning asked for). A recording says only
that the width, rounded up to half a point, is the recorded one, so errors count outside that interval alone.
"""
import json, math, os, random, sys
import numpy as np
import uharfbuzz as hb

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
FONTS = "/usr/share/fonts/opentype/inter/"
NAMES = {100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
         800: "ExtraBold", 900: "Black"}
FITTED = [400, 500, 600, 700, 800, 900]
FEATURES = {"calt": False, "liga": False, "clig": False}
# Any figure of a font whose figures are of equal width; Inter's zero of that kind gives its shape.
FIGURE = "\ue071"
# Where the k of a weight starts, and how strongly it leans there: as the recorded x heights of the weights lie between
# those of regular and bold (13 points; 900 at 20). Light has regular's; its k comes from Inter's own.
START = {300: -0.25, 400: 0.0, 500: 0.348, 600: 0.652, 700: 1.0, 800: 1.52, 900: 2.0}
LEAN = 100
# How strongly the corrections of a character lean on Inter, by part of the model; the factors of a class; and how much
# more a text at a large size counts, of which there are few.
CHARACTER = {"R": 8, "D": 8, "O": 20, "P": 30}
CLASS = {"R": 1, "D": 1, "O": 10, "P": 10}
LARGE_COUNTS, EXACT_COUNTS = 4, 3
# What a width may be that is known to be more than another.
WIDER = 1000.0
# How far inside a recorded interval the fit aims.
MARGIN = 0.12


def read(path):
    return json.load(open(os.path.join(ROOT, path)))


OLD = read("Data/typography/advances.json")
TRACKING = read("Data/typography/tracking.json")["tables"]
BLEND = OLD["display"]["blend"]
fonts, shaped, TRUNCATED = {}, {}, set()


def interpolate(points, x):
    if x <= points[0][0]: return points[0][1]
    for (a, *p), (b, *q) in zip(points, points[1:]):
        if x <= b: return p[0] + (q[0] - p[0]) * (x - a) / (b - a)
    return points[-1][1]


def font(weight, display):
    key = (weight, display)
    if key not in fonts:
        file = FONTS + ("InterDisplay-" if display else "Inter-") + NAMES[weight] + ".otf"
        face = hb.Face(hb.Blob.from_file_path(file))
        fonts[key] = (hb.Font(face), face.upem)
    return fonts[key]


def shape(text, weight, display=False):
    """Inter's advances and the sum of its kerning, in ems."""
    key = (text, weight, display)
    if key not in shaped:
        if key[0] in TRUNCATED:
            # The ellipsis of a truncated line is set by itself.
            parts = [shape(p, weight, display) for p in ([text[0], text[1:]] if text[0] == "…" else [text[:-1], "…"])]
            shaped[key] = (parts[0][0] + parts[1][0], parts[0][1] + parts[1][1])
            return shaped[key]
        f, em = font(weight, display)
        buffer = hb.Buffer()
        buffer.add_str(text.replace(FIGURE, "0"))
        buffer.guess_segment_properties()
        buffer.direction = "ltr"
        equal = [(i, i + 1, True) for i, c in enumerate(text) if c == FIGURE]
        hb.shape(f, buffer, {**FEATURES, "tnum": equal} if equal else FEATURES)
        own = [f.get_glyph_h_advance(g.codepoint) / em for g in buffer.glyph_infos]
        shaped[key] = (own, sum(p.x_advance for p in buffer.glyph_positions) / em - sum(own))
    return shaped[key]


def spacing(row):
    """Tracking after each character, and kerning asked for, in points."""
    table = TRACKING["sfProMac" if row["platform"] == "macOS" else "sfPro"]
    return interpolate([[r[0], r[3]] for r in table], row["size"]) / 2048 * row["size"] + row.get("kerning", 0)


def observations():
    """Text, size, weight, recorded width, spacing in it, and to what the width is rounded up."""
    rows = []
    for file in ("text-sizes", "view-widths"):
        for r in read(f"Tests/GalleyTypographyTests/Recorded/{file}.json")["rows"]:
            if any(k in r for k in ("offered", "lines", "runs", "design", "italic")) or "\n" in r["text"]: continue
            text = "".join(FIGURE if c.isdigit() else c for c in r["text"]) if r.get("figures") else r["text"]
            rows.append((text, float(r["size"]), r["weight"], r["width"], len(text) * spacing(r), 0.5))
    mac = {"platform": "macOS", "size": 13}
    for r in read("Tests/GalleyTypographyTests/Recorded/exact-widths.json")["rows"]:
        own = spacing({"platform": "macOS", "size": r["size"]})
        rows.append((r["text"], float(r["size"]), 400, r["width"], len(r["text"]) * own, 0.0))
    for r in read("Tests/GalleyTypographyTests/Recorded/truncated-lines.json")["rows"]:
        TRUNCATED.add(r["text"])
        rows.append((r["text"], 13.0, 400, r["width"], len(r["text"]) * spacing(mac), 0.5))
        if "next" not in r: continue
        longer = r["text"][:-1] + r["next"] + "…"
        TRUNCATED.add(longer)
        rows.append((longer, 13.0, 400, r["offered"] + WIDER, len(longer) * spacing(mac), WIDER))
    return rows


def interval(rows):
    """Between which widths each recording lies."""
    width = np.array([r[3] for r in rows])
    margin = np.array([MARGIN if r[5] else 0 for r in rows])
    return width - np.array([r[5] for r in rows]) + margin, width - margin


def solve(A, base, low, high, ridge, weights, rounds=60):
    """Ridge regression towards the nearest point of each recorded interval."""
    inverse = np.linalg.inv(A.T @ (A * weights[:, None]) + np.diag(ridge))
    x = np.zeros(A.shape[1])
    for _ in range(rounds): x = inverse @ (A.T @ (weights * (np.clip(base + A @ x, low, high) - base)))
    return x


def kind(c): return 0 if c.isupper() else 1 if c.islower() else 2 if c.isdigit() or c == FIGURE else 3


def advance(c, weight, display=False): return shape(c, weight, display)[0][0]


def parts(c):
    """Inter's R, D, O and P of a character."""
    r, bold, o, display_bold = (advance(c, w, d) for w, d in ((400, False), (700, False), (400, True), (700, True)))
    return r, bold - r, o - r, (display_bold - o) - (bold - r)


def share(size): return interpolate(BLEND, size) if size > 17 else 0.0


class Model:
    """k by weight, and for each part of the model a correction a character and a factor a class."""

    def __init__(self, characters):
        self.k, self.at = dict(START), {c: i for i, c in enumerate(characters)}
        self.n = len(characters)
        self.x = np.zeros(4 * self.n + 16)

    def design(self, rows):
        """Columns and constants of the widths, and the same of their derivatives by k."""
        n, m = self.n, 4 * self.n
        A, base = np.zeros((len(rows), m + 16)), np.zeros(len(rows))
        G, slope = np.zeros((len(rows), m + 16)), np.zeros(len(rows))
        for i, (text, size, weight, _, extra, _) in enumerate(rows):
            t, k = share(size), self.k[weight]
            base[i] = extra + size * shape(text, weight, t >= 0.5)[1]
            for c in text:
                r, d, o, p = parts(c)
                base[i] += size * (r + k * d + t * (o + k * p))
                slope[i] += size * (d + t * p)
                for part, (value, by_k) in enumerate(((1, 0), (k, 1), (t, 0), (t * k, t))):
                    whole = m + 4 * part + kind(c)
                    own = r if part < 2 else r + o
                    A[i, whole] += size * value * own
                    G[i, whole] += size * by_k * own
                    if c in self.at:
                        A[i, n * part + self.at[c]] += size * value
                        G[i, n * part + self.at[c]] += size * by_k
        return A, base, G, slope

    def predict(self, rows):
        A, base, _, _ = self.design(rows)
        return base + A @ self.x

    def advance(self, c, k, t):
        """Of a character, in ems."""
        r, d, o, p = parts(c)
        value = r + k * d + t * (o + k * p)
        for part, factor in enumerate((1, k, t, t * k)):
            own = r if part < 2 else r + o
            value += factor * own * self.x[4 * self.n + 4 * part + kind(c)]
            if c in self.at: value += factor * self.x[self.n * part + self.at[c]]
        return value


def fit(rows, rounds=4):
    model = Model(sorted({c for r in rows for c in r[0]}))
    ridge = np.concatenate([np.full(model.n, CHARACTER[part]) for part in "RDOP"]
                           + [np.full(4, CLASS[part]) for part in "RDOP"])
    counts = np.array([(1 if r[5] else EXACT_COUNTS) * (1 if r[1] <= 17 else LARGE_COUNTS * 40 / max(40, r[3]))
                       for r in rows])
    low, high = interval(rows)
    for round_ in range(rounds):
        A, base, G, slope = model.design(rows)
        model.x = solve(A, base, low, high, ridge, counts)
        if round_ == rounds - 1: break
        found = base + A @ model.x
        missing, by_k = np.clip(found, low, high) - found, slope + G @ model.x
        for weight in model.k:
            if weight in (400, 700): continue
            own = np.array([r[2] == weight for r in rows])
            down = (counts * by_k * missing)[own].sum() + LEAN * (START[weight] - model.k[weight])
            model.k[weight] += down / ((counts * by_k * by_k)[own].sum() + LEAN)
    return model


def errors(rows, predicted):
    return [(math.ceil(p * 2 - 1e-6) / 2 if r[5] else p) - r[3] for r, p in zip(rows, predicted)]


def report(name, rows, found):
    e = np.array(found)
    wide = np.array([max(0.5, 0.02 * r[3]) for r in rows])
    print(f"{name}: {len(rows)} strings, exact {np.mean(e == 0):.1%}, within 0.5 pt {np.mean(abs(e) <= 0.5):.1%}, "
          f"within 2 % {np.mean(abs(e) <= wide):.1%}, RMS {np.sqrt(np.mean(e * e)):.2f}, worst {abs(e).max():.1f}")


def recorded(rows): return [r for r in rows if r[5] < WIDER]


def check(rows):
    """Errors on strings that the fit did not see: five times, an eighth of the strings at a time."""
    strings = sorted({r[0] for r in recorded(rows)})
    seen, found = [], []
    for seed in range(5):
        random.Random(seed).shuffle(strings)
        for part in range(8):
            held = set(strings[part::8])
            model = fit([r for r in rows if r[0] not in held])
            test = [r for r in recorded(rows) if r[0] in held]
            seen += test
            found += errors(test, model.predict(test))
    def some(name, test):
        both = [(r, e) for r, e in zip(seen, found) if test(r)]
        report(name, [r for r, _ in both], [e for _, e in both])
    for weight in FITTED:
        if any(r[2] == weight and r[1] <= 17 for r in rows):
            some(f"held out, {weight}, up to 17 pt", lambda r: r[2] == weight and r[1] <= 17)
    some("held out, up to 17 pt", lambda r: r[1] <= 17)
    some("held out, 18 pt and up", lambda r: r[1] > 17)


def number(v): return round(float(v), 5)


def thin(model, characters):
    """How much of Inter's way from regular to a lighter weight Apple's font goes."""
    own = sum(advance(c, 300) - advance(c, 400) for c in characters)
    return sum(model.advance(c, model.k[300], 0) - model.advance(c, 0, 0) for c in characters) / own


def at_weight(model, c, weight, t, lighter):
    if weight >= 400: return model.advance(c, model.k[weight], t)
    way = (1 - t) * (advance(c, weight) - advance(c, 400)) + t * (advance(c, weight, True) - advance(c, 400, True))
    return model.advance(c, 0, t) + lighter * way


def write(model, rows):
    characters = sorted(set(model.at) - {FIGURE} | {c for c in map(chr, range(0x20, 0x7F))} | set("–—‘’“”…•€£¥©®™°×÷·"))
    letters = [c for c in sorted(model.at) if c.isascii() and c.isalpha()]
    lighter = thin(model, letters)
    counts = {w: {} for w in NAMES}
    for r in recorded(rows):
        for c in set(r[0]): counts[r[2]][c] = counts[r[2]].get(c, 0) + 1
    weights, scales, factors, corrections = {}, {}, {}, {}

    def ratios(table, weight, display):
        """Of a class's advances on Inter's."""
        out = []
        for class_ in range(4):
            mine = [c for c in characters if kind(c) == class_ and advance(c, weight, display) > 0]
            out.append(sum(table[c] for c in mine) / sum(advance(c, weight, display) for c in mine))
        return out

    for weight in NAMES:
        small = {c: at_weight(model, c, weight, 0, lighter) for c in characters}
        large = {c: at_weight(model, c, weight, 1, lighter) for c in characters}
        weights[str(weight)] = {c: [number(small[c]), counts[weight].get(c, 0)] for c in characters}
        scales[str(weight)] = [number(f) for f in ratios(small, weight, False)]
        own = ratios(large, weight, True)
        factors[str(weight)] = [number(f) for f in own]
        corrections[str(weight)] = {c: number(large[c] - own[kind(c)] * advance(c, weight, True)) for c in characters}
    OLD.update(
        about="Advances that a stand-in face takes so that texts are as wide as in Apple's system font, in ems: "
              "[advance, number of recorded strings of that weight it was fitted to]; a character of no string takes the "
              "factor of its class. Made by Scripts/fit-advances.py.",
        formula="advance = R + k D + t (O + k P), k by weight, t by size (`blend`): Scripts/fit-advances.py. Up to 17 pt: "
                "width = size * (sum of advances + kerningFactor * kerning of Inter) + characters * tracking; a character "
                "without an advance takes Inter's by `scale`. Above, `display` says.",
        kerningFactor=1,
        accuracy={"note": "docs/typography.md has the error table; held out: 99 % within half a point up to 17 pt, "
                          "97 % within 2 % above"})
    OLD["sources"]["fit"]["title"] = f"Fit to {len(recorded(rows))} recorded widths, {sum(r[1] > 17 for r in rows)} of them above 17 pt"
    OLD["weightsK"] = {"about": "k of each weight", **{str(w): number(k) for w, k in sorted(model.k.items())}}
    OLD["scale"] = {"about": "factors on Inter for glyphs without an advance here, by `display.classes`", **scales}
    OLD["display"].update(
        about="(1 - t) * text advance + t * (factor of the class * Inter Display's advance + correction of the "
              "character); t by size from `blend`, which follows the recorded x heights",
        factors=factors, corrections=corrections, accuracy="docs/typography.md")
    OLD["figures"] = {
        "about": "advance of every figure where figures are of equal width (monospacedDigit), in ems: of the text cut and of "
                 "the display cut, by weight; other characters keep theirs, as Apple's feature leaves them",
        **{str(w): [number(at_weight(model, FIGURE, w, t, lighter)) for t in (0, 1)] for w in NAMES}}
    OLD["weights"] = weights
    open(os.path.join(ROOT, "Data/typography/advances.json"), "w").write(layout(OLD, 0) + "\n")


def layout(value, depth):
    """JSON with tables of plain values filled to the line."""
    pad, inner = "  " * depth, "  " * (depth + 1)
    plain = lambda v: not isinstance(v, dict) and not (isinstance(v, list) and any(isinstance(e, list) for e in v))
    if isinstance(value, dict) and not (value and all(plain(v) and not isinstance(v, str) for v in value.values())):
        cells = [json.dumps(k, ensure_ascii=False) + ": " + layout(v, depth + 1) for k, v in value.items()]
        return "{\n" + ",\n".join(inner + c for c in cells) + "\n" + pad + "}"
    whole = json.dumps(value, ensure_ascii=False)
    if plain(value) or len(whole) < 90: return whole
    if isinstance(value, dict): cells = [json.dumps(k, ensure_ascii=False) + ": " + json.dumps(v) for k, v in value.items()]
    else: cells = [json.dumps(v, ensure_ascii=False) for v in value]
    lines, line = [], ""
    for c in cells:
        if line and len(inner) + len(line) + len(c) + 2 > 116: lines, line = lines + [line], ""
        line += (", " if line else "") + c
    o, c = "{}" if isinstance(value, dict) else "[]"
    return o + "\n" + ",\n".join(inner + l for l in lines + [line]) + "\n" + pad + c


ALL = observations()
if "--check" in sys.argv:
    check(ALL)
else:
    model = fit(ALL)
    write(model, ALL)
    for name, rows in (("up to 17 pt", [r for r in recorded(ALL) if r[1] <= 17]), ("18 pt and up", [r for r in ALL if r[1] > 17])):
        report("fitted, " + name, rows, errors(rows, model.predict(rows)))
