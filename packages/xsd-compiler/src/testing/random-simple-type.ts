import type { Random } from "./random.ts";

const BOUNDED = {
  decimal: ["-1.5", "0", "0.05", "1", "99.99", "1000"],
  integer: ["-5", "0", "1", "12", "100"],
  int: ["-5", "0", "1", "12", "100"],
  unsignedByte: ["0", "1", "12", "255"],
  double: ["-1E5", "0", "0.5", "12", "INF"],
  float: ["-1E5", "0", "0.5", "12"],
  date: ["2000-01-01", "2000-02-29", "2024-12-31"],
  dateTime: ["2000-01-01T00:00:00", "2000-02-29T12:00:00Z", "2024-12-31T23:59:59.5"],
  time: ["00:00:00", "12:00:00", "23:59:59.5"],
  gYear: ["1999", "2000", "2024"],
  duration: ["P1D", "P1M", "P1Y", "PT36H"],
} as const;

const MEASURED = {
  string: ["", "a", "ab", " a  b ", "é\u{1F4B3}", "abcdefgh"],
  normalizedString: ["", "a b", "a\tb", "abc"],
  token: ["", "a", "a b", "abc"],
  NMTOKEN: ["a", "-1", "abc"],
  NCName: ["a", "abc", "_x"],
  anyURI: ["", "http://example.org/", "a b", "#x"],
  hexBinary: ["", "0aF9", "00"],
  base64Binary: ["", "AAAA", "AA==", "AAA= "],
} as const;

const OTHER = {
  boolean: ["true", "0"],
  QName: ["a", "p:a"],
  language: ["en", "en-US"],
  gMonthDay: ["--02-29"],
  gDay: ["---31"],
  gMonth: ["--12"],
  gYearMonth: ["2000-02"],
} as const;

export const BUILT_IN_VALUES: Readonly<Record<string, readonly string[]>> = {
  ...BOUNDED,
  ...MEASURED,
  ...OTHER,
};

/** Texts that types of all kinds accept or reject. */
export const TEXTS: readonly string[] = [
  ...new Set([
    ...Object.values(BUILT_IN_VALUES).flat(),
    "x y z",
    "1 2",
    "1.50",
    " 12 ",
    "2000",
    "-0",
    "1e3",
    "NaN",
    "q:a",
  ]),
];

/** For all but names: the writer chooses their prefixes, whatever a pattern says (`docs/reference/xsd-support.md`). */
const PATTERNS = ["[a-z]*", "\\d+", ".{0,3}", "[A-Za-z]+|\\d{1,2}", "\\S*", "(a|b|é)+", "[^x]*", "\\i\\c*"];

/** A simple type as XSD writes it inside of an element, an attribute or a type; named ones may be its parts. */
export function randomSimpleType(random: Random, named: readonly string[]): string {
  const kind = random.below(12);
  if (kind === 0) return randomList(random);
  if (kind === 1) return randomUnion(random);
  if (kind === 3) return restrict(random, randomList(random), ["length", "minLength", "maxLength"]);
  if (kind === 4) {
    const union = randomUnion(random);
    return union.includes("xs:QName") ? union : restrict(random, union, []);
  }
  if (kind === 2 && named.length > 0) return `<xs:restriction base="${random.one(named)}"/>`;
  const base = random.one(Object.keys(BUILT_IN_VALUES));
  return `<xs:restriction base="xs:${base}">${randomFacets(random, base)}</xs:restriction>`;
}

function randomList(random: Random): string {
  const item = random.one(["int", "NMTOKEN", "date", "decimal", "boolean", "anyURI"]);
  return `<xs:list itemType="xs:${item}"/>`;
}

function randomUnion(random: Random): string {
  const members = random.some(2, 3, () => `xs:${random.one(Object.keys(BUILT_IN_VALUES))}`);
  return `<xs:union memberTypes="${members.join(" ")}"/>`;
}

/** A restriction of a list or a union, by a facet that counts or by a pattern. */
function restrict(random: Random, type: string, counts: readonly string[]): string {
  const name = random.one(["pattern", ...counts]);
  const value = name === "pattern" ? random.one(PATTERNS) : String(1 + random.below(2));
  return `<xs:restriction><xs:simpleType>${type}</xs:simpleType>${facet(name, value)}</xs:restriction>`;
}

function randomFacets(random: Random, base: string): string {
  const values = BUILT_IN_VALUES[base] ?? [];
  const kind = random.below(5);
  if (kind === 0 && base !== "boolean") {
    const enumerated = random.some(1, 3, () => random.one(values)).filter((value) => !value.startsWith("p:"));
    return enumerated.map((value) => facet("enumeration", value)).join("");
  }
  if (kind === 1 && base !== "QName") return facet("pattern", random.one(PATTERNS));
  if (base in BOUNDED && kind < 4) {
    const low = random.below(values.length);
    const high = low + random.below(values.length - low);
    const bounds = [
      random.rarely(2) ? facet(random.one(["minInclusive", "minExclusive"]), values[low] ?? "") : "",
      random.rarely(2) && high > low
        ? facet(random.one(["maxInclusive", "maxExclusive"]), values[high] ?? "")
        : "",
    ];
    const digits =
      base === "decimal" && random.rarely(2) ? facet("fractionDigits", "1") + facet("totalDigits", "3") : "";
    return bounds.join("") + digits;
  }
  if (base in MEASURED && kind < 4) {
    if (random.rarely(3)) return facet("length", String(random.below(4)));
    const low = random.below(3);
    return facet("minLength", String(low)) + facet("maxLength", String(low + random.below(4)));
  }
  return "";
}

function facet(name: string, value: string): string {
  return `<xs:${name} value="${escapeValue(value)}"/>`;
}

export function escapeValue(text: string): string {
  return text.replace(/[&<"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
