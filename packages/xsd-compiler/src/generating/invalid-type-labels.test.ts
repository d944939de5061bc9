import { describe, expect, test } from "vitest";
import { codec, ROOT, rejecting } from "../../test/labelled-values.ts";

describe("values with invalid labels", () => {
  test.for([
    {
      name: "an unknown label",
      value: { shape: [{ "xsi:type": "square" }] },
      want: [`invalid-xsi-type /shape/0/xsi:type: expected the label of a type of the schema, got "square"`],
    },
    {
      name: "a label that is not a string",
      value: { code: { "xsi:type": 1, value: "a" } },
      want: [
        "invalid-xsi-type /code/xsi:type: expected the label of a type of the schema, got another kind of value",
      ],
    },
    {
      name: "a label of a type that is not derived",
      value: { shape: [{ "xsi:type": "notes", value: [] }] },
      want: [
        `invalid-xsi-type /shape/0/xsi:type: expected a type that is derived from the declared one, and not blocked, got "notes"`,
      ],
    },
    {
      name: "a label of a type that the element blocks",
      value: { fixed: { "xsi:type": "disc", name: "n", radius: "1" } },
      want: [
        `invalid-xsi-type /fixed/xsi:type: expected a type that is derived from the declared one, and not blocked, got "disc"`,
      ],
    },
    {
      name: "a label of an abstract type",
      value: { shape: [{ "xsi:type": "shape", name: "n" }] },
      want: ["missing-member /shape/0/xsi:type: expected a member, got nothing"],
    },
    {
      name: "a missing label for an abstract declared type",
      value: { shape: [{ name: "n" }] },
      want: ["missing-member /shape/0/xsi:type: expected a member, got nothing"],
    },
    {
      name: "nil with an abstract declared type",
      value: { shape: [null] },
      want: ["missing-member /shape/0/xsi:type: expected a member, got nothing"],
    },
    {
      name: "a label inside open content",
      value: { kept: { "xsi:type": "circle", attributes: [], content: [] } },
      want: ["unexpected-member /kept/xsi:type: expected an attribute of the open content, got a string"],
    },
    {
      name: "members of another type",
      value: { shape: [{ "xsi:type": "circle", radius: "x", part: [] }] },
      want: [
        "unexpected-member /shape/0/part: expected no such member, got an array",
        `invalid-lexical /shape/0/radius: expected a decimal number, got "x"`,
      ],
    },
    {
      name: "a value of another type with a label",
      value: { sizes: { "xsi:type": "pair", value: [1], more: true } },
      want: [
        "unexpected-member /sizes/more: expected no such member, got a boolean",
        `invalid-length /sizes/value: expected 2 items, got "1"`,
      ],
    },
    {
      name: "a label without a value",
      value: { code: { "xsi:type": "shortCode" }, sizes: { "xsi:type": "pair", nil: true } },
      want: [
        "missing-member /code/value: expected a member, got nothing",
        "unexpected-member /sizes/nil: expected no such member, got a boolean",
        "missing-member /sizes/value: expected a member, got nothing",
      ],
    },
    {
      name: "a reference to an identifier inside a labelled type",
      value: {
        shape: [{ "xsi:type": "group", part: [{ "xsi:type": "circle", id: "a", radius: "1" }] }],
        ref: "b",
      },
      want: [`unknown-reference /ref: expected the identifier of an element, got "b"`],
    },
    {
      name: "an issue that only the document shows, inside a labelled type",
      value: {
        shape: [{ "xsi:type": "group", part: [{ "xsi:type": "circle", id: "a", radius: "1" }] }],
        notes: { "xsi:type": "freeNotes", value: { attributes: [], content: [] } },
        ref: "b",
      },
      want: [`unknown-reference /ref: expected the identifier of an element, got "b"`],
    },
  ])("$name", ({ value, want }) => {
    const result = codec.validate(ROOT, value);
    expect(result.ok ? [] : result.issues.map(({ code, message }) => `${code} ${message}`)).toEqual(want);
  });

  test.for([
    {
      value: { shape: [{ "xsi:type": "square" }] },
      want: "/shape/0/xsi:type: expected the label of a type of the schema",
    },
    {
      value: { kept: { "xsi:type": "circle", attributes: [], content: [] } },
      want: "/kept/xsi:type: expected no label, but an attribute",
    },
    { value: { sizes: { "xsi:type": "pair", value: "1" } }, want: "/sizes/value: expected an array" },
    {
      value: { shape: [{ "xsi:type": "group", part: [{ "xsi:type": "circle", radius: 1 }] }] },
      want: "/shape/0/part/0/radius: expected a string",
    },
  ])("$want", ({ value, want }) => {
    expect(() => codec.encode(ROOT, value)).toThrow(want);
  });
});

test("ignores a label that names the declared type", () => {
  const value = { fixed: { "xsi:type": "circle", radius: "1" } };
  expect(codec.validate(ROOT, value).ok).toBe(true);
  expect(codec.decode(ROOT, codec.encode(ROOT, value), undefined)).toEqual({
    ok: true,
    value: { shape: [], fixed: { radius: "1" } },
  });
});

test("treats the label as an ordinary member if documents may not choose types", () => {
  const issuesOf = (value: unknown): string[] => {
    const result = rejecting.validate(ROOT, value);
    return result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`);
  };
  expect(issuesOf({ fixed: { "xsi:type": "circle", radius: "1" } })).toEqual([
    "unexpected-member /fixed/xsi:type",
  ]);
  expect(issuesOf({ code: { "xsi:type": "code", value: "a" } })).toEqual(["invalid-type /code"]);
  expect(issuesOf({ shape: [{ name: "n" }] })).toEqual(["invalid-xsi-type /shape/0"]);
});
