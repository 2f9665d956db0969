#!/usr/bin/env python3
"""Writes Data/catalog from a device facts file.

    Scripts/import-devices.py FACTS.json

Every fact keeps its value, sources, how it is known, confidence, formula and note. Names become dotted
(`safeArea.ios26.portrait`). Assumed values for unknown facts that layout needs come from
Scripts/catalog/additions.json. The output is a function of the two inputs.
"""

import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "Data", "catalog")
MODES = {
    "full": "full", "twoThirds": "two-thirds", "oneHalf": "half", "oneThird": "third", "slideOver": "slide-over",
}
WATCH_YEARS = {3: 2016, 4: 2017, 5: 2018, 6: 2019, 7: 2020, 8: 2021, 9: 2022, 10: 2023, 11: 2024, 26: 2025, 27: 2026}


def load(name):
    with open(os.path.join(HERE, "catalog", name), encoding="utf-8") as file:
        return json.load(file)


NAMES = load("source-names.json")
ADDITIONS = load("additions.json")


def source_key(key):
    return NAMES.get(key, {}).get("as", key)


def text(value):
    """A note or formula with references to sources by their titles."""

    def title(match):
        return "'" + NAMES["seed" + match.group(1)]["title"] + "'"

    value = re.sub(r"[sS]eed ?(\d{3})", title, value)
    value = re.sub(r"\bseeds 000/004\b", "the older tables", value)
    value = re.sub(r"\b(the )?seeds?( tables?)?\b", "the older tables", value)
    value = value.replace("Computed in build.py", "Computed from other facts of the device")
    return re.sub(r"\s*\(see REPORT\)", "", value)


def number(value):
    if isinstance(value, float) and value == int(value):
        return int(value)
    if isinstance(value, dict):
        return {k: number(v) for k, v in value.items()}
    if isinstance(value, list):
        return [number(v) for v in value]
    return text(value) if isinstance(value, str) else value


def is_fact(node):
    return isinstance(node, dict) and "how" in node


def clean(fact):
    out = {"v": number(fact.get("v"))}
    if fact.get("src"):
        out["src"] = [source_key(s) for s in fact["src"]]
    out["how"] = fact["how"]
    for key in ("conf", "formula", "note"):
        if fact.get(key) is not None:
            out[key] = text(fact[key])
    return out


def flatten(node, prefix, out):
    """Dotted names of every fact below a node; plain strings and lists are left to the caller."""
    for key, value in node.items():
        name = prefix + key
        if is_fact(value):
            if prefix.startswith("displays.") and isinstance(value.get("v"), dict) and key in ("safeArea", "sizeClasses"):
                for orientation, part in value["v"].items():
                    one = dict(value, v=part)
                    if part is None:
                        one = {"v": None, "how": "unknown"}
                    out[f"{name}.{orientation}"] = clean(one)
            else:
                out[name] = clean(value)
        elif isinstance(value, dict):
            flatten(value, name + ".", out)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for index, item in enumerate(value):
                label = item.get("role") or str(item.get("columns", index))
                flatten(item, f"{name}.{label}.", out)
    return out


def matches(rule, record, facts):
    if "id" in rule and rule["id"] != record["id"]:
        return False
    if "idiom" in rule and rule["idiom"] != record["idiom"]:
        return False
    if "width" in rule and (usable(facts.get("display.pointSize", {})) or {}).get("w") != rule["width"]:
        return False
    for key, fact in (("homeControl", "homeControl"), ("housing", "sensorHousing.kind")):
        if key in rule and facts.get(fact, {}).get("v") != rule[key]:
            return False
    return True


def usable(fact):
    return fact.get("v") if fact.get("v") is not None else fact.get("assumed")


def assume(record, facts):
    for rule in ADDITIONS["assumed"]:
        if not matches(rule, record, facts):
            continue
        fact = facts.get(rule["fact"])
        if fact is None or fact.get("v") is not None or fact["how"] in ("not-applicable", "open") or "assumed" in fact:
            continue
        if "copy" in rule:
            value = usable(facts.get(rule["copy"], {}))
            if value is not None and "take" in rule:
                value = value[rule["take"]]
        elif "compose" in rule:
            value = {k: usable(facts.get(name, {})) for k, name in rule["compose"].items()}
            value = None if any(v is None for v in value.values()) else value
        else:
            value = rule["value"]
        if value is not None:
            fact["assumed"] = value
            fact["assumedFormula"] = rule["formula"]


def write(path, value):
    path = os.path.join(OUT, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(value)


def line(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def table(members):
    return "{\n" + ",\n".join(f"    {line(k)}: {line(v)}" for k, v in members) + "\n  }"


def device(source):
    facts = flatten({k: v for k, v in source.items() if k not in ("os",)}, "", {})
    flatten(source["os"], "os.", facts)
    record = {"id": source["id"], "idiom": source["idiom"], "family": source["family"]}
    record["platform"] = {"iPadOS": "iOS"}.get(source["os"]["platform"], source["os"]["platform"])
    aliases = [text(re.sub(r", seed \d+", "", n)) for n in source.get("seedNames", []) if source["idiom"] != "watch"]
    record["aliases"] = [a for a in aliases if a != facts["name"]["v"] and "(" not in a]
    record["multitasking"] = source.get("multitaskingClass")
    for extra in ADDITIONS["facts"]:
        if record["id"] in extra["ids"]:
            facts[extra["fact"]] = dict(extra["value"])
    assume(record, facts)
    return record, facts


def year(record, facts):
    released = facts.get("os.released", {}).get("v")
    if released:
        return int(released[:4])
    first = usable(facts.get("os.first", {}))
    if record["idiom"] == "watch" and first:
        return WATCH_YEARS.get(int(float(first)))
    return None


def displays(facts):
    """The roles of a device's displays; empty for one display."""
    return list(dict.fromkeys(n.split(".")[1] for n in facts if n.startswith("displays.")))


def geometry(record, facts):
    """What two devices must share for one to stand in for the other."""
    generations = ("ios26", "ios18")
    names = ["display.pointSize", "display.uiScale", "display.nativeScale", "display.cornerRadius", "homeControl",
             "sensorHousing.kind"]
    parts = [usable(facts.get(n, {})) for n in names]
    for orientation in ("portrait", "landscape"):
        known = (usable(facts.get(f"safeArea.{g}.{orientation}", {})) for g in generations)
        parts.append(next((v for v in known if v is not None), None))
        parts.append(usable(facts.get(f"sizeClasses.{orientation}", {})))
    for name in ("safeArea.watch", "safeArea.tv", "safeArea.mac", "safeArea.vision"):
        parts.append(usable(facts.get(name, {})))
    if any(n.startswith("displays.") for n in facts):
        parts.append(record["id"])
    return line(parts)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        catalog = json.load(file)

    rows, shapes = [], {}
    for source in catalog["devices"]:
        record, facts = device(source)
        body = "{\n" + "".join(f"  {line(k)}: {line(v)},\n" for k, v in record.items() if v not in (None, []))
        body += '  "facts": ' + table(facts.items()) + "\n}\n"
        write(f"devices/{record['id']}.json", body)
        shape = shapes.setdefault(geometry(record, facts), len(shapes))
        prefix = "display." if "display.pointSize" in facts else "displays.outer."
        size = usable(facts[prefix + "pointSize"])
        rows.append([
            record["id"], facts["name"]["v"], record["idiom"], displays(facts), facts["identifiers"]["v"] or [],
            year(record, facts) or 0, usable(facts["os.first"]) or "", usable(facts["os.last"]) or "",
            size["w"], size["h"], usable(facts[prefix + "uiScale"]) or 0, shape, record["aliases"],
            facts[prefix + "pointSize"].get("v") is not None,
        ])
    columns = ["id", "name", "idiom", "displays", "identifiers", "year", "firstOS", "lastOS", "width", "height", "scale",
               "geometry", "aliases", "sizeIsStated"]
    index = '{\n  "columns": ' + line(columns) + ',\n  "devices": [\n'
    index += ",\n".join("    " + line(row) for row in rows) + "\n  ]\n}\n"
    write("index.json", index)

    sources = dict(ADDITIONS["sources"])
    for key, value in catalog["sources"].items():
        over = NAMES.get(key, {})
        entry = {"title": text(over.get("title", value["title"])), "kind": value["kind"]}
        where = over.get("where", re.sub(r"(public-file index ids? [^;]*|\(index id \d+\);? ?)", "", value["where"]))
        where = where.strip(" ;")
        if where.startswith(("http", "github")):
            entry["where"] = where
        if value.get("note"):
            entry["note"] = text(value["note"])
        sources[source_key(key)] = entry
    write("sources.json", "{\n" + ",\n".join(f"  {line(k)}: {line(sources[k])}" for k in sorted(sources)) + "\n}\n")

    screens = []
    for screen in catalog["multitasking"]["screens"]:
        modes = []
        for config in screen["configs"]:
            mode = MODES[config["mode"]]
            facts = {k: clean(config[k]) for k in ("width", "height", "sizeClass")}
            for rule in ADDITIONS["multitasking"]:
                if (rule["screen"], rule["orientation"], rule["mode"]) == (screen["screen"], config["orientation"], mode):
                    facts["width"].update(assumed=rule["width"], assumedFormula=rule["formula"])
            if facts["height"]["v"] is None:
                side = screen["screen"].split("x")
                facts["height"].update(
                    assumed=int(side[0] if config["orientation"] == "landscape" else side[1]),
                    assumedFormula="height of the screen; the floating card is a little lower")
            modes.append((f"{config['orientation']} {mode}", facts))
        body = "{\n" + f'      "models": {line(screen["models"])},\n'
        body += ",\n".join(f"      {line(k)}: {line(v)}" for k, v in modes) + "\n    }"
        screens.append(f"    {line(screen['screen'])}: {body}")
    rest = {k: v for k, v in catalog["multitasking"].items() if k not in ("screens", "appliesTo")}
    facts = flatten(rest, "multitasking.", {})
    write("multitasking.json",
          '{\n  "appliesTo": ' + line(catalog["multitasking"]["appliesTo"]) + ',\n  "screens": {\n'
          + ",\n".join(screens) + '\n  },\n  "facts": ' + table(facts.items()) + "\n}\n")

    facts = flatten(catalog["chrome"], "chrome.", {})
    flatten(catalog["platforms"], "", facts)
    facts.update(ADDITIONS["platformFacts"])
    write("platforms.json", '{\n  "facts": ' + table(facts.items()) + "\n}\n")


main()
