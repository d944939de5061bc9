import { expect, test } from "vitest";
import { check, DRAFT, diagnose, load } from "../../test/schema-files.ts";

/** With a member `a`, both are looked at. ajv counts them even without it. */
const CONDITION_OF_A = JSON.parse(
  '{"if": {"required": ["a"], "properties": {"a": true, "b": true}}, "then": {"minProperties": 1}}',
);

/** Met, and false then. */
const CONDITION = JSON.parse('{"if": true, "then": false}');

test.each([
  [4, { maximum: 3, exclusiveMaximum: true }, 3, false],
  [4, { maximum: 3, exclusiveMaximum: false }, 3, true],
  [6, { exclusiveMaximum: 3 }, 3, false],
  [4, { const: 1 }, 2, true],
  [6, { const: 1 }, 2, false],
  [6, CONDITION, 2, true],
  [7, CONDITION, 2, false],
  [7, { items: [true], additionalItems: false }, [1, 2], false],
  [2020, { items: true, additionalItems: false }, [1, 2], true],
  [2019, { items: [true, { type: "string" }] }, [1, 2], false],
  [2020, { prefixItems: [true], items: false }, [1, 2], false],
  [7, { prefixItems: [false] }, [1], true],
  [7, { dependencies: { a: ["b"], c: { required: ["d"] } } }, { a: 1 }, false],
  [7, { dependencies: { a: ["b"], c: { required: ["d"] } } }, { c: 1 }, false],
  [2019, { dependentRequired: { a: ["b"] } }, { a: 1 }, false],
  [7, { dependentRequired: { a: ["b"] } }, { a: 1 }, true],
  [7, { contains: { type: "string" }, minContains: 2 }, ["a"], true],
  [2019, { contains: { type: "string" }, minContains: 2 }, ["a"], false],
  [2020, { unevaluatedProperties: false, allOf: [{ properties: { a: true } }] }, { a: 1, b: 2 }, false],
  [2020, { enum: [] }, 1, false],
  [2020, { items: { contains: { type: "string" } } }, [["a"], []], false],
  [2020, { not: { prefixItems: [{ type: "string" }], contains: true } }, [], true],
] as const)("draft %s: %j, value %j: %j", (draft, schema, value, want) => {
  expect(check({ "schema.json": { $schema: DRAFT[draft], ...schema } })(value)).toBe(want);
});

test("keywords beside a reference count since 2019-09", () => {
  const schema = { definitions: { text: { type: "string" } }, $ref: "#/definitions/text", maxLength: 1 };
  expect(check({ "a.json": { $schema: DRAFT[7], ...schema } })("ab")).toBe(true);
  expect(check({ "a.json": { $schema: DRAFT[2019], ...schema } })("ab")).toBe(false);
});

test("references lead to files, URIs, names and metaschemas", () => {
  const validate = check({
    "root.json": {
      $schema: DRAFT[7],
      $id: "https://example.com/root.json",
      properties: {
        beside: { $ref: "beside.json#/definitions/code" },
        named: { $ref: "#code" },
        schema: { $ref: "http://json-schema.org/draft-07/schema#" },
      },
      definitions: { inner: { $id: "#code", maximum: 5 } },
    },
    "beside.json": { $schema: DRAFT[7], definitions: { code: { type: "integer" } } },
  });
  expect(validate({ beside: 1, named: 5, schema: { type: "object" } })).toBe(true);
  expect(validate({ beside: "1" })).toBe(false);
  expect(validate({ named: 6 })).toBe(false);
  expect(validate({ schema: { type: "thing" } })).toBe(false);
});

test("a reference to a file that asks for evaluated members counts for conditions read before", () => {
  const validate = check({
    "root.json": { allOf: [{ $ref: "strict.json" }], ...CONDITION_OF_A },
    "strict.json": { $ref: "open.json", unevaluatedProperties: false },
    "open.json": { ...CONDITION_OF_A },
  });
  expect(validate({ a: 1, b: 1 })).toBe(true);
  expect(validate({ b: 1 })).toBe(false);
});

test("a URI is mapped to a file, or to anything", () => {
  const files = {
    "root.json": {
      properties: { a: { $ref: "https://example.com/a" }, b: { $ref: "https://example.com/b#/$defs/b" } },
    },
    "other.json": { $defs: { b: { type: "string" } } },
  };
  expect(diagnose(files)).toEqual([
    'root.json:4:7 invalid-reference "https://example.com/a" is in no given file, and nothing is fetched: add --map https://example.com/a=FILE, or =anything',
    'root.json:7:7 invalid-reference "https://example.com/b" is in no given file, and nothing is fetched: add --map https://example.com/b=FILE, or =anything',
  ]);
  const map = { "https://example.com/a": "anything", "https://example.com/b": "other.json" };
  const validate = check(files, { map });
  expect(validate({ a: 1, b: "x" })).toBe(true);
  expect(validate({ b: 1 })).toBe(false);
});

test("a dynamic reference means the outermost schema with the anchor", () => {
  const tree = {
    $id: "https://example.com/tree",
    $dynamicAnchor: "node",
    properties: { children: { items: { $dynamicRef: "#node" } } },
  };
  const strict = {
    $id: "https://example.com/strict",
    $dynamicAnchor: "node",
    $ref: "tree",
    unevaluatedProperties: false,
    $defs: { tree },
  };
  expect(check({ "tree.json": tree })({ children: [{ childern: 1 }] })).toBe(true);
  expect(check({ "strict.json": strict })({ children: [{ childern: 1 }] })).toBe(false);
  expect(check({ "strict.json": strict })({ children: [{ children: [] }] })).toBe(true);
});

test("a recursive reference does so too", () => {
  const tree = {
    $id: "https://example.com/tree",
    $recursiveAnchor: true,
    properties: { children: { items: { $recursiveRef: "#" } } },
  };
  const strict = {
    $schema: DRAFT[2019],
    $id: "https://example.com/strict",
    $recursiveAnchor: true,
    $ref: "tree",
    unevaluatedProperties: false,
    $defs: { tree },
  };
  expect(check({ "strict.json": strict })({ children: [{ childern: 1 }] })).toBe(false);
});

test.each([
  [
    "a draft that is none",
    { $schema: "https://example.com/mine" },
    '2:3 unsupported-dialect "https://example.com/mine" is no draft of JSON Schema from 4 to 2020-12',
  ],
  [
    "a type that is none",
    { type: "text" },
    '2:3 invalid-value expected "array", "boolean", "integer", "null", "number", "object" or "string", got "text"',
    '2:3 invalid-value expected an array, got "text"',
  ],
  [
    "a keyword with a wrong value",
    { properties: { a: { minLength: -1 } } },
    "4:7 invalid-value expected at least 0, got -1",
  ],
  [
    "a schema that is none",
    { properties: { a: 1 } },
    "3:5 invalid-type a schema is an object, true or false",
  ],
  [
    "a pattern that is none",
    { pattern: "(" },
    '2:3 invalid-pattern "(" is no regular expression of ECMAScript with the flag u',
  ],
  ["a reference that is none", { $ref: "#/%zz" }, '2:3 invalid-reference "#/%zz" is no URI reference'],
  [
    "a metaschema that is none",
    { $ref: "https://json-schema.org/draft/2020-12/meta/none" },
    '2:3 invalid-reference "https://json-schema.org/draft/2020-12/meta/none" is in no given file, and nothing is fetched: add --map https://json-schema.org/draft/2020-12/meta/none=FILE, or =anything',
  ],
  [
    "a reference to nothing",
    { $ref: "#/$defs/none" },
    '2:3 invalid-reference "#/$defs/none": root.json has no #/$defs/none',
  ],
  [
    "an endless reference",
    { allOf: [{ $ref: "#" }] },
    "1:1 invalid-reference the schema refers to itself for the same value: no validation would end",
  ],
  [
    "a member that ajv overlooks",
    JSON.parse('{"properties":{"__proto__":{}}}'),
    "3:5 unsupported-name ajv overlooks a member of this name",
  ],
  [
    "items that a contains has looked at",
    { allOf: [{ contains: true }], unevaluatedItems: false },
    "7:3 unsupported-unevaluated what a contains inside of another schema accepts is not known here: write it beside contains",
  ],
])("%s is a mistake", (_, schema, ...want) => {
  expect(diagnose({ "root.json": schema })).toEqual(want.map((each) => `root.json:${each}`));
});

test("text that is no JSON, and files that are not there, are mistakes", () => {
  expect(diagnose({ "root.json": "{" })).toEqual([
    'root.json:1:2 invalid-json expected a name in quotes or "}", got the end of the document',
  ]);
  expect(diagnose({ "root.json": '{"type":"object","type":"object"}' })).toEqual([
    'root.json:1:18 invalid-json the member "type" is given twice',
  ]);
});

test("a pattern may have needless backslashes", () => {
  const validate = check({ "a.json": { pattern: "^[\\w\\-\\:]+\\@\\-$" } });
  expect(validate("a-:@-")).toBe(true);
  expect(validate("a@+")).toBe(false);
});

test("formats are checked as the draft says, or as the caller says", () => {
  const at = (draft: keyof typeof DRAFT) => ({ "a.json": { $schema: DRAFT[draft], format: "email" } });
  expect(check(at(7))("x")).toBe(false);
  expect(check(at(2020))("x")).toBe(true);
  expect(check(at(2020), { assertFormats: true })("x")).toBe(false);
  expect(check(at(7), { assertFormats: false })("x")).toBe(true);
  const unknown = load({ "a.json": { $schema: DRAFT[7], format: "iri" } });
  expect(unknown.ok && [...unknown.definitions.ignoredFormats]).toEqual(["iri"]);
});

test("the definitions of a schema without anything else are the roots", () => {
  const schema = {
    $defs: { "first-one": { type: "string" }, second: { $ref: "#/$defs/third" }, third: true },
  };
  const rootsOf = (roots?: readonly string[]) => {
    const loaded = load(
      { "a.json": { ...schema, ...(roots && { type: "object" }) } },
      { ...(roots && { roots }) },
    );
    if (!loaded.ok) throw new Error("rejected");
    return [...loaded.definitions.byName.values()].filter(({ isRoot }) => isRoot).map(({ name }) => name);
  };
  expect(rootsOf()).toEqual(["FirstOne", "Second", "Third"]);
  expect(rootsOf([])).toEqual(["A"]);
  expect(rootsOf(["second"])).toEqual(["Second"]);
  expect(rootsOf(["all"])).toEqual(["A", "FirstOne", "Second", "Third"]);
  const clashing = load({ "json.json": { $defs: { json: true, "ab-c": true, abC: true, "1": true } } });
  expect(clashing.ok && [...clashing.definitions.byName.keys()]).toEqual(["T1", "Json2", "AbC", "AbC2"]);
});
