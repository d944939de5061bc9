import { describe, expect, test } from "vitest";
import { DATATYPES } from "../schema/schema-parts.ts";
import { prepareSimpleType } from "./prepare-simple-type.ts";
import type { SimpleType } from "./simple-type.ts";
import { NO_PREFIXES } from "./simple-type.ts";
import type { AtomicTable, FacetsTable, SimpleTypeTable } from "./simple-type-table.ts";

const atomic = (
  primitive: AtomicTable["primitive"],
  facets: FacetsTable = {},
  builtIn = primitive as string,
): AtomicTable => ({
  variety: "atomic",
  primitive,
  builtIn,
  whiteSpace: primitive === "string" && builtIn === "string" ? "preserve" : "collapse",
  facets,
});
const pattern = (source: string) => ({ source, expression: new RegExp(`^(?:${source})$`, "v") });

/** Types by their indexes; the last one is checked. */
function prepare(...tables: readonly SimpleTypeTable[]): SimpleType {
  const find = (index: number): SimpleType =>
    prepareSimpleType(tables[index] as SimpleTypeTable, DATATYPES, find);
  return find(tables.length - 1);
}

function issues(type: SimpleType, texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => {
    const value = type.read(text, NO_PREFIXES);
    return value.kind === "issue" ? [`${value.code} ${value.expected}, got ${value.received}`] : [];
  });
}

describe("a text", () => {
  test.for<{
    name: string;
    given: readonly SimpleTypeTable[];
    valid: readonly string[];
    invalid: readonly string[];
    want: readonly string[];
  }>([
    {
      name: "of an integer",
      given: [atomic("decimal", {}, "int")],
      valid: [" +01\n"],
      invalid: ["1.0"],
      want: ['invalid-lexical an integer, got "1.0"'],
    },
    {
      name: "of a name",
      given: [atomic("string", {}, "NCName")],
      valid: [" é.1 "],
      invalid: ["a:b", "a b", ""],
      want: [
        'invalid-lexical a name without a colon, got "a:b"',
        'invalid-lexical a name without a colon, got "a b"',
        'invalid-lexical a name without a colon, got ""',
      ],
    },
    {
      name: "of a language",
      given: [atomic("string", {}, "language")],
      valid: ["en-US"],
      invalid: ["en_US"],
      want: ['invalid-lexical a language such as en or en-US, got "en_US"'],
    },
    {
      name: "within bounds",
      given: [atomic("decimal", { minInclusive: "1.0", maxExclusive: "10" })],
      valid: ["1", "9.99"],
      invalid: ["0.99", "10.0"],
      want: ['out-of-range at least "1.0", got "0.99"', 'out-of-range less than "10", got "10.0"'],
    },
    {
      name: "comparable with its bounds",
      given: [atomic("dateTime", { minExclusive: "2000-01-01T12:00:00Z" })],
      valid: ["2000-01-02T12:00:00"],
      invalid: ["2000-01-01T13:00:00", "2000-01-01T12:00:00Z"],
      want: [
        'out-of-range more than "2000-01-01T12:00:00Z", got "2000-01-01T13:00:00"',
        'out-of-range more than "2000-01-01T12:00:00Z", got "2000-01-01T12:00:00Z"',
      ],
    },
    {
      name: "of few digits",
      given: [atomic("decimal", { totalDigits: 3, fractionDigits: 2 })],
      valid: ["0012.300", ".12", "123"],
      invalid: ["1234", "1.234", "12.34"],
      want: [
        'out-of-range at most 3 digits, got "1234"',
        'out-of-range at most 3 digits, got "1.234"',
        'out-of-range at most 3 digits, got "12.34"',
      ],
    },
    {
      name: "with few digits behind the point",
      given: [atomic("decimal", { fractionDigits: 1 })],
      valid: ["1.50"],
      invalid: ["1.55"],
      want: ['out-of-range at most 1 digits behind the point, got "1.55"'],
    },
    {
      name: "of an enumeration of values",
      given: [atomic("decimal", { enumeration: [{ text: "1.50" }, { text: "2" }] })],
      valid: ["1.5", "02.0"],
      invalid: ["3"],
      want: ['not-in-enumeration one of "1.50", "2", got "3"'],
    },
    {
      name: "that matches every pattern",
      given: [atomic("decimal", { patterns: [pattern("[0-9]+"), pattern(".{2}")] })],
      valid: [" 12 "],
      invalid: ["+1", "123"],
      want: [
        'pattern-mismatch text that matches [0-9]+, got "+1"',
        'pattern-mismatch text that matches .{2}, got "123"',
      ],
    },
    {
      name: "of a length in characters",
      given: [atomic("string", { length: 2 })],
      valid: ["é1"],
      invalid: ["a"],
      want: ['invalid-length 2 characters, got "a"'],
    },
    {
      name: "of a minimum length",
      given: [atomic("string", { minLength: 1 })],
      valid: ["a"],
      invalid: [""],
      want: ['invalid-length at least 1 character, got ""'],
    },
    {
      name: "of a maximum length",
      given: [atomic("string", { minLength: 0, maxLength: 1 })],
      valid: ["", "a"],
      invalid: ["ab"],
      want: ['invalid-length at most 1 character, got "ab"'],
    },
    {
      name: "of a length in octets",
      given: [atomic("hexBinary", { length: 2 })],
      valid: ["0aF9"],
      invalid: ["0a"],
      want: ['invalid-length 2 bytes, got "0a"'],
    },
    {
      name: "of a list",
      given: [
        atomic("decimal", {}, "integer"),
        { variety: "list", item: 0, facets: { minLength: 1, maxLength: 2 } },
      ],
      valid: ["1", "\n 1  2 "],
      invalid: ["", "1 2 3", "1 x"],
      want: [
        'invalid-length 1 to 2 items, got ""',
        'invalid-length 1 to 2 items, got "1 2 3"',
        'invalid-lexical an integer, got "x"',
      ],
    },
    {
      name: "of an enumeration of lists",
      given: [
        atomic("decimal"),
        { variety: "list", item: 0, facets: { enumeration: [{ text: "1 2" }], patterns: [pattern("1.*")] } },
      ],
      valid: ["1.0  2"],
      invalid: ["2 1", "+1 2", "1"],
      want: [
        'pattern-mismatch text that matches 1.*, got "2 1"',
        'pattern-mismatch text that matches 1.*, got "+1 2"',
        'not-in-enumeration one of "1 2", got "1"',
      ],
    },
    {
      name: "of a union",
      given: [
        atomic("decimal", {}, "integer"),
        atomic("string", { enumeration: [{ text: "many" }] }, "token"),
        { variety: "union", members: [0, 1], facets: {} },
      ],
      valid: ["1", " many "],
      invalid: ["few"],
      want: ['invalid-lexical an integer, or one of "many", got "few"'],
    },
    {
      name: "of an enumeration of a union, where equal texts are values of different types",
      given: [
        atomic("decimal", { maxInclusive: "5" }),
        atomic("string"),
        { variety: "union", members: [0, 1], facets: { enumeration: [{ text: "1" }, { text: "9.0" }] } },
      ],
      valid: ["1.0", "9.0"],
      invalid: ["9"],
      want: ['not-in-enumeration one of "1", "9.0", got "9"'],
    },
    {
      name: "short enough to be matched",
      given: [atomic("decimal", {}, "integer")],
      valid: ["1".repeat(250_000)],
      invalid: ["1".repeat(250_001)],
      want: [`limit-size at most 250000 characters where a form is prescribed, got "${"1".repeat(60)}…"`],
    },
    {
      name: "of octets, however many",
      given: [atomic("base64Binary")],
      valid: ["AAAA".repeat(3_000_000)],
      invalid: ["AAA"],
      want: ['invalid-lexical base64, got "AAA"'],
    },
    { name: "of any simple type", given: [{ variety: "any" }], valid: ["", " x "], invalid: [], want: [] },
  ])("$name", ({ given, valid, invalid, want }) => {
    const type = prepare(...given);
    expect(issues(type, valid)).toEqual([]);
    expect(issues(type, invalid)).toEqual(want);
  });

  test("an enumeration of names resolves the prefixes of the schema", () => {
    const type = prepare(
      atomic("QName", {
        enumeration: [{ text: "s:red", namespaces: { s: "urn:colours" } }, { text: "red" }],
      }),
    );
    const read = (text: string, prefixes: Record<string, string>) =>
      type.read(text, { resolvePrefix: (prefix) => prefixes[prefix] ?? (prefix === "" ? "" : undefined) })
        .kind;
    expect(read("d:red", { d: "urn:colours" })).toBe("atomic");
    expect(read("red", {})).toBe("atomic");
    expect(read("red", { "": "urn:colours" })).toBe("atomic");
    expect(read("red", { "": "urn:other" })).toBe("issue");
  });
});
