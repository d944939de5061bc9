import { describe, expect, test } from "vitest";
import { issuesFromAjv } from "./issues-from-ajv.ts";

const error = (
  keyword: string,
  params: Record<string, unknown>,
  instancePath = "",
  schemaPath = `#/${keyword}`,
) => ({
  instancePath,
  schemaPath,
  keyword,
  params,
});

describe("converts a keyword to an issue", () => {
  const value = {
    name: "Ünïcode",
    list: [1, 2, 1],
    nested: { "a/b~c": 1 },
    nothing: null,
    big: 1e300,
    long: "x".repeat(80),
  };
  const cases = [
    {
      given: error("type", { type: "object" }, "/list"),
      want: "invalid-type /list: expected an object, got an array",
    },
    {
      given: error("type", { type: ["string", "null"] }, "/nested"),
      want: "invalid-type /nested: expected a string or null, got an object",
    },
    {
      given: error("type", { type: "integer" }, "/nothing"),
      want: "invalid-type /nothing: expected an integer, got null",
    },
    {
      given: error("required", { missingProperty: "id" }),
      want: "missing-member /id: expected a member, got nothing",
    },
    {
      given: error("dependentRequired", { property: "name", missingProperty: "id" }),
      want: 'missing-member /id: expected a member, as there is a member "name", got nothing',
    },
    {
      given: error("additionalProperties", { additionalProperty: "a/b~c" }, "/nested"),
      want: "unexpected-member /nested/a~1b~0c: expected no such member, got a number",
    },
    {
      given: error("enum", { allowedValues: ["a", 2, null] }, "/name"),
      want: 'not-in-enumeration /name: expected "a", 2 or null, got "Ünïcode"',
    },
    {
      given: error("enum", { allowedValues: ["a\u202eb", "y".repeat(61)] }, "/name"),
      want: `not-in-enumeration /name: expected "a\\u202eb" or "${"y".repeat(60)}…", got "Ünïcode"`,
    },
    {
      given: error("const", { allowedValue: true }, "/name"),
      want: 'not-in-enumeration /name: expected true, got "Ünïcode"',
    },
    {
      given: error("minimum", { limit: 3 }, "/list/0"),
      want: "out-of-range /list/0: expected at least 3, got 1",
    },
    {
      given: error("maximum", { limit: 3 }, "/big"),
      want: "out-of-range /big: expected at most 3, got 1e+300",
    },
    {
      given: error("minLength", { limit: 8 }, "/name"),
      want: "invalid-length /name: expected at least 8 characters, got 7",
    },
    {
      given: error("maxLength", { limit: 2 }, "/name"),
      want: "invalid-length /name: expected at most 2 characters, got 7",
    },
    {
      given: error("pattern", { pattern: "^a$" }, "/name"),
      want: 'pattern-mismatch /name: expected text that matches ^a$, got "Ünïcode"',
    },
    {
      given: error("pattern", { pattern: "^a$" }, "/long"),
      want: `pattern-mismatch /long: expected text that matches ^a$, got "${"x".repeat(60)}…"`,
    },
    {
      given: error("format", { format: "date-time" }, "/name"),
      want: 'invalid-format /name: expected text in the format date-time, got "Ünïcode"',
    },
    {
      given: error("minItems", { limit: 4 }, "/list"),
      want: "too-few-items /list: expected at least 4 items, got 3",
    },
    {
      given: error("maxItems", { limit: 2 }, "/list"),
      want: "too-many-items /list: expected at most 2 items, got 3",
    },
    {
      given: error("uniqueItems", { i: 0, j: 2 }, "/list"),
      want: "not-unique /list/2: expected an item that is not there yet, got 1",
    },
    {
      given: error("contains", { minContains: 1 }, "/list"),
      want: "invalid-value /list: expected a value that meets the keyword contains, got an array",
    },
    {
      given: error("exclusiveMaximum", { limit: 2 }, "/list/0"),
      want: "out-of-range /list/0: expected less than 2, got 1",
    },
    {
      given: error("multipleOf", { multipleOf: 2 }, "/list/0"),
      want: "out-of-range /list/0: expected a multiple of 2, got 1",
    },
    {
      given: error("minProperties", { limit: 2 }, "/nested"),
      want: "missing-member /nested: expected at least 2 members, got 1",
    },
    {
      given: error("propertyNames", { propertyName: "a/b~c" }, "/nested"),
      want: "invalid-value /nested: expected a value that meets the keyword propertyNames, got an object",
    },
    {
      given: error("unevaluatedProperties", { unevaluatedProperty: "a/b~c" }, "/nested"),
      want: "unexpected-member /nested/a~1b~0c: expected no such member, got a number",
    },
    {
      given: error("unevaluatedItems", { len: 2 }, "/list"),
      want: "invalid-value /list: expected a value that meets the keyword unevaluatedItems, got an array",
    },
    {
      given: error("not", {}, "/name"),
      want: 'invalid-value /name: expected a value that meets the keyword not, got "Ünïcode"',
    },
    {
      given: error("false schema", {}, "/name"),
      want: 'invalid-value /name: expected a value that meets the keyword false schema, got "Ünïcode"',
    },
    {
      given: error("oneOf", { passingSchemas: [0, 2] }, "/name"),
      want: "invalid-value /name: expected one alternative, got 2 that fit",
    },
    { given: error("type", { type: "object" }), want: "invalid-type /: expected an object, got an object" },
  ];
  test.each(cases)("$given.keyword $given.instancePath", ({ given, want }) => {
    const [issue, ...others] = issuesFromAjv([given], value);
    expect(others).toEqual([]);
    expect(`${issue?.code} ${issue?.message}`).toBe(want);
  });
});

test("an issue has all members except line and column", () => {
  expect(issuesFromAjv([error("minimum", { limit: 0 }, "/amount")], { amount: -1 })).toEqual([
    {
      code: "out-of-range",
      message: "/amount: expected at least 0, got -1",
      path: "/amount",
      line: undefined,
      column: undefined,
      expected: "at least 0",
      received: "-1",
    },
  ]);
});

test("reports at most 100 issues", () => {
  const errors = Array.from({ length: 300 }, (_, i) => error("type", { type: "string" }, `/${i}`));
  const issues = issuesFromAjv(errors, Array(300).fill(0));
  expect(issues).toHaveLength(100);
  expect(issues.at(-1)?.path).toBe("/99");
});

test("reports a failed condition once, by the requirement of its consequence", () => {
  const errors = [
    error("required", { missingProperty: "country_id" }, "/mobile", "#/then/required"),
    error("if", { failingKeyword: "then" }, "/mobile"),
  ];
  expect(issuesFromAjv(errors, { mobile: {} }).map(({ path }) => path)).toEqual(["/mobile/country_id"]);
});

test("names the alternatives of issues, and keeps at most 20 of a failed choice", () => {
  const branch = (path: string, position: string) =>
    error("type", { type: "string" }, path, `#/oneOf/${position}/type`);
  const errors = [
    branch("/a", "0/#/$defs/First/properties/a"),
    branch("/b", "1/properties/b"),
    error("oneOf", { passingSchemas: null }, "", "#/oneOf"),
  ];
  expect(issuesFromAjv(errors, { a: 1, b: 2 }).map(({ message }) => message)).toEqual([
    "/a: expected a string (as First), got 1",
    "/b: expected a string (as alternative 2), got 2",
  ]);
  const many = Array.from({ length: 300 }, (_, i) => branch(`/${i}`, `${i % 2}/items`));
  expect(issuesFromAjv([...many, error("anyOf", {}, "", "#/oneOf")], Array(300).fill(0))).toHaveLength(20);
});

describe("reduces the branches of a failed anyOf", () => {
  // The branches { only: [integer] } and { except: [integer] }, both closed, as ajv reports them.
  const at = "/country";
  const branch = (index: number, keyword: string, params: Record<string, unknown>, path = at) =>
    error(keyword, params, path, `#/$defs/Country/anyOf/${index}/${keyword}`);
  const failed = error("anyOf", {}, at, "#/$defs/Country/anyOf");
  const noOnly = branch(0, "required", { missingProperty: "only" });
  const noExcept = branch(1, "required", { missingProperty: "except" });

  test("reports once what every alternative rejects inside the value", () => {
    // Both alternatives have `id`, at least 1; the second one lacks a member, and has one that it does not know.
    const of = (index: number, keyword: string, params: Record<string, unknown>, path = "") =>
      error(keyword, params, path, `#/anyOf/${index}/${keyword}`);
    const errors = [
      of(0, "minimum", { limit: 1 }, "/id"),
      of(1, "required", { missingProperty: "after" }),
      of(1, "additionalProperties", { additionalProperty: "before" }),
      of(1, "minimum", { limit: 1 }, "/id"),
      error("anyOf", {}, "", "#/anyOf"),
    ];
    expect(describeAll(errors, { id: 0, before: 1 })).toEqual([
      "out-of-range /id: expected at least 1, got 0",
    ]);
  });

  test("to the choice, if no branch was chosen", () => {
    expect(describeAll([noOnly, noExcept, failed], { country: {} })).toEqual([
      'missing-member /country: expected one of the members "only", "except", got none of them',
    ]);
  });

  test("to the choice, if several branches were chosen", () => {
    const errors = [
      branch(0, "additionalProperties", { additionalProperty: "except" }),
      branch(1, "additionalProperties", { additionalProperty: "only" }),
      failed,
    ];
    expect(describeAll(errors, { country: { only: [1], except: [2] } })).toEqual([
      'unexpected-member /country: expected members that go together, got "except", "only"',
    ]);
  });

  test("to the issues that every branch reports", () => {
    const errors = [
      noOnly,
      branch(0, "additionalProperties", { additionalProperty: "onyl" }),
      noExcept,
      branch(1, "additionalProperties", { additionalProperty: "onyl" }),
      failed,
    ];
    expect(describeAll(errors, { country: { onyl: [1] } })).toEqual([
      "unexpected-member /country/onyl: expected no such member, got an array",
    ]);
  });

  test("to the issues inside the value, of the intended branch", () => {
    const errors = [
      error(
        "type",
        { type: "integer" },
        "/country/only/0",
        "#/$defs/Country/anyOf/0/properties/only/items/type",
      ),
      noExcept,
      branch(1, "additionalProperties", { additionalProperty: "only" }),
      failed,
    ];
    expect(describeAll(errors, { country: { only: ["x"] } })).toEqual([
      'invalid-type /country/only/0: expected an integer, got "x"',
    ]);
  });

  test("to the issues inside the value, including those of referenced schemas", () => {
    const errors = [
      error("enum", { allowedValues: [1, 2] }, "/country/only/0", "#/$defs/Code/enum"),
      noExcept,
      branch(1, "additionalProperties", { additionalProperty: "only" }),
      failed,
    ];
    expect(describeAll(errors, { country: { only: [3] } })).toEqual([
      "not-in-enumeration /country/only/0: expected 1 or 2, got 3",
    ]);
  });

  test("to the types, if the type is wrong", () => {
    const errors = [branch(0, "type", { type: "string" }), branch(1, "type", { type: "integer" }), failed];
    expect(describeAll(errors, { country: [] })).toEqual([
      "invalid-type /country: expected a string or an integer, got an array",
    ]);
  });

  describe("by the const of a member", () => {
    // Branches { kind: "card", pan } and { kind: "wire", iban }, both closed.
    const no = (index: number, name: string) => branch(index, "required", { missingProperty: name });
    const excess = (index: number, name: string) =>
      branch(index, "additionalProperties", { additionalProperty: name });
    const kind = (index: number, allowedValue: string) =>
      branch(index, "const", { allowedValue }, "/country/kind");
    const pan = branch(0, "pattern", { pattern: "^1" }, "/country/pan");

    test.each([
      {
        name: "to the branch that accepts the member",
        value: { kind: "wire" },
        errors: [no(0, "pan"), kind(0, "card"), no(1, "iban")],
        want: ["missing-member /country/iban: expected a member, got nothing"],
      },
      {
        name: "to all errors of that branch",
        value: { kind: "card", pan: "2", x: 1 },
        errors: [excess(0, "x"), pan, no(1, "iban"), excess(1, "pan"), excess(1, "x"), kind(1, "wire")],
        want: [
          "unexpected-member /country/x: expected no such member, got a number",
          'pattern-mismatch /country/pan: expected text that matches ^1, got "2"',
        ],
      },
      {
        name: "to the errors of a schema that the branch refers to",
        value: { kind: "wire", iban: "" },
        errors: [
          no(0, "pan"),
          excess(0, "iban"),
          kind(0, "card"),
          error("minLength", { limit: 1 }, "/country/iban", "#/$defs/Iban/minLength"),
        ],
        want: ["invalid-length /country/iban: expected at least 1 character, got 0"],
      },
      {
        name: "to the values, if no branch accepts the member",
        value: { kind: "cash", pan: "2" },
        errors: [kind(0, "card"), pan, no(1, "iban"), excess(1, "pan"), kind(1, "wire")],
        want: ['not-in-enumeration /country/kind: expected one of "card", "wire", got "cash"'],
      },
      {
        name: "before the enum of another member",
        value: { kind: "card", brand: "x" },
        errors: [
          branch(0, "enum", { allowedValues: ["a", "b"] }, "/country/brand"),
          no(1, "iban"),
          kind(1, "wire"),
        ],
        want: ['not-in-enumeration /country/brand: expected "a" or "b", got "x"'],
      },
      {
        name: "not if the other branch has no such member",
        value: { kind: "cash" },
        errors: [kind(0, "card"), no(1, "iban"), excess(1, "kind")],
        want: ['not-in-enumeration /country/kind: expected "card", got "cash"'],
      },
    ])("$name", ({ errors, value, want }) => {
      expect(describeAll([...errors, failed], { country: value })).toEqual(want);
    });
  });

  test("without changing earlier errors", () => {
    const before = [
      error("type", { type: "string" }, "/name"),
      error("type", { type: "string" }, "/country_name"),
      error("minItems", { limit: 1 }, at, "#/$defs/Other/minItems"),
    ];
    const errors = [
      ...before,
      branch(0, "type", { type: "object" }),
      branch(1, "type", { type: "object" }),
      failed,
    ];
    expect(describeAll(errors, { name: 1, country_name: 2, country: [] })).toEqual([
      "invalid-type /name: expected a string, got 1",
      "invalid-type /country_name: expected a string, got 2",
      "too-few-items /country: expected at least 1 item, got 0",
      "invalid-type /country: expected an object, got an array",
    ]);
  });

  function describeAll(errors: Parameters<typeof issuesFromAjv>[0], value: unknown): string[] {
    return issuesFromAjv(errors, value).map(({ code, message }) => `${code} ${message}`);
  }
});
