/// CLDR's names of Foundation's units, by kind and symbol.
enum UnitName {
  /// nil for a unit that CLDR does not have, such as one of the user's own.
  static func cldr(_ unit: Unit) -> String? { kind(of: unit).flatMap { $0[unit.symbol] } }

  private static func kind(of unit: Unit) -> [String: String]? {
    switch unit {
    case is UnitLength: length
    case is UnitMass: mass
    case is UnitTemperature: temperature
    case is UnitSpeed: speed
    case is UnitDuration: duration
    case is UnitArea: area
    case is UnitVolume: volume
    case is UnitEnergy: energy
    case is UnitPower: power
    case is UnitPressure: pressure
    case is UnitAngle: angle
    case is UnitFrequency: frequency
    case is UnitInformationStorage: storage
    case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"]
    case is UnitElectricPotentialDifference: ["V": "volt"]
    case is UnitElectricResistance: ["Ω": "ohm"]
    case is UnitFuelEfficiency: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
    case is UnitAcceleration: ["m/s²": "meter-per-square-second", "g": "g-force"]
    case is UnitIlluminance: ["lx": "lux"]
    case is UnitConcentrationMass: ["mg/dL": "milligram-per-deciliter", "g/L": "gram-per-liter"]
    default: nil
    }
  }

  private static let length = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
    "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let mass = [
    "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
    "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
    "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let temperature = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let speed = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let duration = [
    "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond",
    "µs": "microsecond", "μs": "microsecond", "ns": "nanosecond",
  ]
  private static let area = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mm²": "square-millimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
    "ha": "hectare",
  ]
  private static let volume = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
    "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
  ]
  private static let energy = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let power = [
    "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "hp": "horsepower",
  ]
  private static let pressure = [
    "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
    "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]
  private static let angle = [
    "°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let frequency = [
    "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
  ]
  private static let storage = [
    "B": "byte", "bit": "bit", "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "TB": "terabyte", "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit",
    "KiB": "kibibyte", "MiB": "mebibyte", "GiB": "gibibyte", "TiB": "tebibyte",
  ]
}
