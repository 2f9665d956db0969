#!/usr/bin/env python3
"""Fits the advances of Data/typography/advances.json to recorded text widths.

usage: Scripts/fit-advances.py [--check]

Reads Tests/GalleyTypographyTests/Recorded/{text-sizes,exact-widths,truncated-lines}.json and Data/typography/tracking.json, shapes the
strings with Inter (fonts-inter), and writes the advances; --check prints held-out errors instead. Needs numpy and
uharfbuzz, which nothing else in the project does.

Model. Up to 17 pt: width = size * (sum of advances + Inter's kerning) + characters * (tracking + kerning asked for).
Above, the display cut takes a growing share: advance = (1 - t) * text + t * (factor of the class * Inter Display's
+ correction of the character), where the correction leans on what the text cut needed over Inter. A recording says only that the width, rounded up to half a point, is the recorded one,
so errors count outside that interval alone. Characters lean on Inter's own advance, and each weight on the one below.
"""
import json, math, os, random, sys
import numpy as np
import uharfbuzz as hb

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
FONTS = "/usr/share/fonts/opentype/inter/"
NAMES = {100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
         800: "ExtraBold", 900: "Black"}
FITTED = [400, 500, 600, 700, 800]
LARGE = [300, 400, 500, 600, 700, 800, 900]
FEATURES = {"calt": False, "liga": False, "clig": False}
START = {300: 0.993, 400: 0.9963, 500: 1.0063, 600: 1.0068, 700: 1.0168, 800: 1.04, 900: 1.07}
# How strongly a character leans on Inter, a weight on the one below; at large sizes: class, weight, character.
RIDGE, STEP = 5, 15
CLASS, WEIGHT, CHARACTER = 10, 10, 100
MARGIN = 0.06


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
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "ltr"
        hb.shape(f, buffer, FEATURES)
        own = [f.get_glyph_h_advance(g.codepoint) / em for g in buffer.glyph_infos]
        shaped[key] = (own, sum(p.x_advance for p in buffer.glyph_positions) / em - sum(own))
    return shaped[key]


def observations():
    rows = []
    for r in read("Tests/GalleyTypographyTests/Recorded/text-sizes.json")["rows"]:
        if any(k in r for k in ("offered", "lines", "runs", "design", "italic")) or "\n" in r["text"]: continue
        table = TRACKING["sfProMac" if r["platform"] == "macOS" else "sfPro"]
        extra = interpolate(table, r["size"]) / 1000 * r["size"] + r.get("kerning", 0)
        rows.append((r["text"], float(r["size"]), r["weight"], r["width"], len(r["text"]) * extra, 0.5))
    for r in read("Tests/GalleyTypographyTests/Recorded/exact-widths.json")["rows"]:
        extra = interpolate(TRACKING["sfProMac"], r["size"]) / 1000 * r["size"]
        rows.append((r["text"], float(r["size"]), 400, r["width"], len(r["text"]) * extra, 0.0))
    for r in read("Tests/GalleyTypographyTests/Recorded/truncated-lines.json")["rows"]:
        TRUNCATED.add(r["text"])
        extra = interpolate(TRACKING["sfProMac"], 13) / 1000 * 13
        rows.append((r["text"], 13.0, 400, r["width"], len(r["text"]) * extra, 0.5))
    return rows


def solve(A, base, rows, ridge, weights, rounds=40):
    """Ridge regression towards the nearest point of each recorded interval."""
    width = np.array([r[3] for r in rows])
    margin = np.array([MARGIN if r[5] else 0 for r in rows])
    low = width - np.array([r[5] for r in rows]) + margin
    high = width - margin
    inverse = np.linalg.inv(A.T @ (A * weights[:, None]) + np.diag(ridge))
    x = np.zeros(A.shape[1])
    for _ in range(rounds): x = inverse @ (A.T @ (weights * (np.clip(base + A @ x, low, high) - base)))
    return x


def fit_text(rows):
    """Per weight: factor on Inter and correction by character."""
    characters = sorted({c for r in rows for c in r[0]})
    at, n = {c: i for i, c in enumerate(characters)}, len(characters)
    A, base = np.zeros((len(rows), n * len(FITTED) + len(FITTED))), np.zeros(len(rows))
    for i, (text, size, weight, _, extra, _) in enumerate(rows):
        own, kerning = shape(text, weight)
        base[i] = size * (sum(own) * START[weight] + kerning) + extra
        for c in text:
            for step in range(FITTED.index(weight) + 1): A[i, n * step + at[c]] += size
        A[i, n * len(FITTED) + FITTED.index(weight)] += size * sum(own)
    ridge = np.concatenate([np.full(n, RIDGE), np.full(n * (len(FITTED) - 1), STEP), np.ones(len(FITTED))])
    x = solve(A, base, rows, ridge, np.array([1.0 if r[5] else 3.0 for r in rows]))
    model, sum_ = {}, np.zeros(n)
    for i, weight in enumerate(FITTED):
        sum_ = sum_ + x[n * i:n * (i + 1)]
        model[weight] = (START[weight] + x[n * len(FITTED) + i], dict(zip(characters, sum_)))
    return model


def corrections_of(weight, model):
    return model[weight if weight in model else 400 if weight < 400 else 800][1]


def text_advances(text, weight, model):
    own, kerning = shape(text, weight)
    scale, corrections = model[weight][0] if weight in model else START[weight], corrections_of(weight, model)
    return [a * scale + corrections.get(c, 0) for a, c in zip(own, text)], kerning


def kind(c): return 0 if c.isupper() else 1 if c.islower() else 2 if c.isdigit() else 3


def large_design(rows, model, characters):
    at, w = {c: i for i, c in enumerate(characters)}, len(LARGE)
    A, base = np.zeros((len(rows), 4 + 2 * w + len(characters))), np.zeros(len(rows))
    for i, (text, size, weight, _, extra, _) in enumerate(rows):
        t = interpolate(BLEND, size)
        small, kerning = text_advances(text, weight, model)
        own, display_kerning = shape(text, weight, True)
        shift = sum(corrections_of(weight, model).get(c, 0) for c in text)
        base[i] = size * ((1 - t) * sum(small) + t * (sum(own) + shift) + (display_kerning if t >= 0.5 else kerning)) + extra
        for c, a in zip(text, own):
            A[i, kind(c)] += size * t * a
            A[i, 4 + LARGE.index(weight)] += size * t * a
            if c in at: A[i, 4 + 2 * w + at[c]] += size * t
        A[i, 4 + w + LARGE.index(weight)] += size * (1 - t) * sum(small)
    return A, base


def fit_large(rows, model):
    characters = sorted({c for r in rows for c in r[0]})
    A, base = large_design(rows, model, characters)
    fixed = 1e9
    ridge = np.concatenate([np.full(4, CLASS), [fixed if w == 400 else WEIGHT for w in LARGE],
                            [WEIGHT if w in (300, 900) else fixed for w in LARGE],
                            np.full(len(characters), CHARACTER)])
    x = solve(A, base, rows, ridge, np.array([40 / max(10, r[3]) for r in rows]))
    return x, characters


def errors(rows, predicted):
    return [(math.ceil(p * 2 - 1e-6) / 2 if r[5] else p) - r[3] for r, p in zip(rows, predicted)]


def predict_text(rows, model):
    out = []
    for text, size, weight, _, extra, _ in rows:
        advances, kerning = text_advances(text, weight, model)
        out.append(size * (sum(advances) + kerning) + extra)
    return out


def report(name, rows, found):
    e = np.array(found)
    wide = np.array([max(0.5, 0.02 * r[3]) for r in rows])
    print(f"{name}: {len(rows)} strings, exact {np.mean(e == 0):.1%}, within 0.5 pt {np.mean(abs(e) <= 0.5):.1%}, "
          f"within 2 % {np.mean(abs(e) <= wide):.1%}, RMS {np.sqrt(np.mean(e * e)):.2f}, worst {abs(e).max():.1f}")


def check(small, large):
    """Errors on strings that the fit did not see: eight parts up to 17 pt, one string at a time above."""
    strings = sorted({r[0] for r in small})
    random.Random(3).shuffle(strings)
    seen = {w: ([], []) for w in FITTED}
    for part in range(8):
        held = set(strings[part::8])
        model = fit_text([r for r in small if r[0] not in held])
        test = [r for r in small if r[0] in held]
        for r, e in zip(test, errors(test, predict_text(test, model))):
            seen[r[2]][0].append(r)
            seen[r[2]][1].append(e)
    for weight in FITTED: report(f"held out, {weight}", *seen[weight])
    report("held out, up to 17 pt", sum((s[0] for s in seen.values()), []), sum((s[1] for s in seen.values()), []))
    model = fit_text(small)
    rows, found = [], []
    for text in sorted({r[0] for r in large}):
        x, characters = fit_large([r for r in large if r[0] != text], model)
        test = [r for r in large if r[0] == text]
        A, base = large_design(test, model, characters)
        rows += test
        found += errors(test, base + A @ x)
    report("held out, 18 pt and up", rows, found)


def number(v): return round(float(v), 5)


def large_corrections(weight, model, own):
    text = corrections_of(weight, model)
    return {c: number(text.get(c, 0) + own.get(c, 0)) for c in sorted(set(text) | set(own))}


def write(model, x, characters):
    counts = {w: {} for w in NAMES}
    for r in SMALL:
        for c in set(r[0]): counts[r[2]][c] = counts[r[2]].get(c, 0) + 1
    weights, scale = {}, dict(zip(LARGE, x[4 + len(LARGE):4 + 2 * len(LARGE)]))
    scales = {}
    for weight in NAMES:
        source = 400 if weight < 400 else 800 if weight > 800 else weight
        own = model[weight][0] if weight in model else START.get(weight, START[300]) * (1 + scale.get(weight, 0))
        scales[str(weight)] = number(own)
        table = {}
        for c, correction in sorted(model[source][1].items()):
            inter = shape(c, weight)[0][0]
            table[c] = [number(inter * own + correction * (1 + scale.get(weight, 0))), counts[weight].get(c, 0)]
        weights[str(weight)] = table
    factor = dict(zip(LARGE, x[4:4 + len(LARGE)]))
    OLD.update(
        about="Advances that a stand-in face takes so that texts are as wide as in Apple's system font, in ems: "
              "[advance, number of recorded strings it was fitted to]; few strings means near Inter, none means inferred "
              "from the next weight. Made by Scripts/fit-advances.py.",
        formula="up to 17 pt: width = size * (sum of advances + kerningFactor * kerning of Inter) + characters * tracking; "
                "a character without an advance takes Inter's by `scale`. Above, `display` says.",
        kerningFactor=1,
        accuracy={"note": "docs/typography.md has the error table; held out: 99 % within half a point up to 17 pt, "
                          "97 % within 2 % above"})
    OLD["sources"]["fit"]["title"] = f"Fit to {len(SMALL)} recorded widths at 17 pt and under, and {len(LARGER)} above"
    OLD["scale"].update(dict(sorted(scales.items())))
    OLD["display"].update(
        about="(1 - t) * text advance + t * (factor of the class * Inter Display's advance + correction of the "
              "character); t by size from `blend`, which follows the recorded x heights",
        factors={str(w): [number(1 + x[i] + factor[w]) for i in range(4)] for w in LARGE},
        corrections={str(w): large_corrections(w, model, dict(zip(characters, x[4 + 2 * len(LARGE):]))) for w in NAMES},
        accuracy="docs/typography.md")
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
SMALL = [r for r in ALL if r[1] <= 17]
LARGER = [r for r in ALL if r[1] > 17]
if "--check" in sys.argv:
    check(SMALL, LARGER)
else:
    model = fit_text(SMALL)
    x, characters = fit_large(LARGER, model)
    write(model, x, characters)
    report("fitted, up to 17 pt", SMALL, errors(SMALL, predict_text(SMALL, model)))
    A, base = large_design(LARGER, model, characters)
    report("fitted, 18 pt and up", LARGER, errors(LARGER, base + A @ x))
