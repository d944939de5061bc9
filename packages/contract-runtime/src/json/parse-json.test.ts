import { describe, expect, test } from "vitest";
import type { AjvValidator } from "../ajv/ajv-errors.ts";
import type { Result } from "../issue.ts";
import { parseJson, parseWithPositions } from "./parse-json.ts";

/** Takes every value. */
const anything: AjvValidator = () => true;

/** Wants `/list/1` to be an integer and `/a` to be there, and knows no member `b`. */
const particular: AjvValidator = Object.assign(() => false, {
  errors: [
    { instancePath: "", schemaPath: "", keyword: "required", params: { missingProperty: "a" } },
    {
      instancePath: "",
      schemaPath: "",
      keyword: "additionalProperties",
      params: { additionalProperty: "b" },
    },
    { instancePath: "/list/1", schemaPath: "", keyword: "type", params: { type: "integer" } },
  ],
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function list(result: Result<unknown>): string[] {
  return result.ok
    ? ["valid"]
    : result.issues.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);
}

describe("accepted documents", () => {
  const taken = [
    { name: "a scalar", given: " 1 ", want: 1 },
    { name: "text that is not ASCII", given: '{"ø":"𝒳"}', want: { ø: "𝒳" } },
    {
      name: "every escape",
      given: String.raw`["\"\\\/\b\f\n\r\t\u00E6\ud835\udcb3"]`,
      want: ['"\\/\b\f\n\r\tæ𝒳'],
    },
    { name: "white space before a colon", given: '{"a" : 1, "b"\n:\t2}', want: { a: 1, b: 2 } },
    { name: "colons in strings", given: '{"a":"b\\":c :d"}', want: { a: 'b":c :d' } },
    {
      name: "sixteen digits in a string",
      given: '{"a":"4111111111111111"}',
      want: { a: "4111111111111111" },
    },
    { name: "long fractions", given: "[2.00000000000000000001e-1]", want: [0.2] },
    { name: "a byte order mark", given: "\ufeff[1]", want: [1] },
    {
      name: "a member named like an inherited property",
      given: '{"__proto__":{"a":1},"toString":2}',
      want: JSON.parse('{"__proto__":{"a":1},"toString":2}'),
    },
    {
      name: "64 levels",
      given: `${"[".repeat(64)}${"]".repeat(64)}`,
      want: JSON.parse(`${"[".repeat(64)}${"]".repeat(64)}`),
    },
  ];
  test.each(taken)("$name", ({ given, want }) => {
    expect(parseJson(given, undefined, anything)).toEqual({ ok: true, value: want });
    expect(parseJson(utf8(given), undefined, anything)).toEqual({ ok: true, value: want });
    expect(parseWithPositions(given, undefined, anything)).toEqual({ ok: true, value: want });
  });
});

describe("rejected documents, with positions", () => {
  const rejected = [
    {
      name: "an empty document",
      given: "",
      want: ["1:1 malformed-json /: expected a value, got the end of the document"],
    },
    {
      name: "two values",
      given: "1 2",
      want: ['1:3 malformed-json /: expected the end of the document, got "2"'],
    },
    { name: "a word", given: '{\n  "a": nil\n}', want: ['2:8 malformed-json /a: expected a value, got "n"'] },
    {
      name: "a trailing comma",
      given: '{"a":1,}',
      want: ['1:8 malformed-json /: expected a name in quotes, got "}"'],
    },
    { name: "no comma", given: '{"a":[1 2]}', want: ['1:9 malformed-json /a: expected "," or "]", got "2"'] },
    { name: "no colon", given: '{"a" 1}', want: ['1:6 malformed-json /a: expected ":", got "1"'] },
    {
      name: "a mismatched bracket",
      given: '{"a":[}',
      want: ['1:7 malformed-json /a/0: expected a value or "]", got "}"'],
    },
    {
      name: "a name without quotes",
      given: "{a:1}",
      want: ['1:2 malformed-json /: expected a name in quotes or "}", got "a"'],
    },
    {
      name: "single quotes",
      given: "['a']",
      want: ['1:2 malformed-json /0: expected a value or "]", got "\'"'],
    },
    {
      name: "an unclosed string",
      given: '["æ',
      want: ["1:2 malformed-json /0: expected a string with an end, got the end of the document"],
    },
    {
      name: "a line end in a string",
      given: '["a\nb"]',
      want: ["1:4 malformed-json /0: expected an escape instead of a control character, got U+000A"],
    },
    {
      name: "an unknown escape",
      given: String.raw`["\x"]`,
      want: ['1:4 malformed-json /0: expected an escape that JSON has, got "x"'],
    },
    {
      name: "a short escape",
      given: String.raw`["\u12g4"]`,
      want: ['1:5 malformed-json /0: expected four hexadecimal digits, got "1"'],
    },
    { name: "a zero in front", given: "[01]", want: ['1:3 malformed-json /: expected "," or "]", got "1"'] },
    {
      name: "a leading plus sign",
      given: "[+1]",
      want: ['1:2 malformed-json /0: expected a value or "]", got "+"'],
    },
    {
      name: "a comment",
      given: "[1] // one",
      want: ['1:5 malformed-json /: expected the end of the document, got "/"'],
    },
    {
      name: "an unclosed array",
      given: "[1",
      want: ['1:3 malformed-json /: expected "," or "]", got the end of the document'],
    },
    {
      name: "a duplicate name",
      given: '{"æ":1,\r\n "a/b":{"c~":1,"c~":2}}',
      want: ["2:16 repeated-member /a~1b/c~0: expected one such member, got another"],
    },
    {
      name: "a duplicate name, once with escapes",
      given: String.raw`{"ab":1,"a\u0062":1}`,
      want: ["1:9 repeated-member /ab: expected one such member, got another"],
    },
    {
      name: "a duplicate name, once followed by white space",
      given: '{"a" :1,"a":2}',
      want: ["1:9 repeated-member /a: expected one such member, got another"],
    },
    {
      name: "a duplicate name next to a string with a colon",
      given: '{"a":":\\":","a":2}',
      want: ["1:13 repeated-member /a: expected one such member, got another"],
    },
    {
      name: "a number that would be rounded",
      given: '[{"a": 9007199254740993}]',
      want: ["1:8 inexact-number /0/a: expected a number that a double holds, got 9007199254740993"],
    },
    {
      name: "a number too large",
      given: "1e400",
      want: ["1:1 inexact-number /: expected a number that a double holds, got 1e400"],
    },
    {
      name: "a number too small",
      given: "[1e-400]",
      want: ["1:2 inexact-number /0: expected a number that a double holds, got 1e-400"],
    },
    {
      name: "65 levels",
      given: `{"a":${"[".repeat(64)}${"]".repeat(64)}}`,
      want: [`1:69 limit-depth /a${"/0".repeat(63)}: expected at most 64 levels, got level 65`],
    },
    {
      name: "several issues, in document order",
      given: '{"a":9007199254740993,\n"b":1,"b":2,"a":1e400',
      want: [
        "1:6 inexact-number /a: expected a number that a double holds, got 9007199254740993",
        "2:7 repeated-member /b: expected one such member, got another",
        "2:13 repeated-member /a: expected one such member, got another",
        "2:17 inexact-number /a: expected a number that a double holds, got 1e400",
        '2:22 malformed-json /: expected "," or "}", got the end of the document',
      ],
    },
  ];
  test.each(rejected)("$name", ({ given, want }) => {
    expect(list(parseJson(given, undefined, anything))).toEqual(want);
    expect(list(parseJson(utf8(given), undefined, anything))).toEqual(want);
  });

  test("rejects bytes that are not UTF-8", () => {
    expect(list(parseJson(Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d), undefined, anything))).toEqual([
      "1:3 unsupported-encoding /: expected UTF-8, got the byte 0xFF, which is not UTF-8 here",
    ]);
  });

  test("rejects a string with a lone surrogate", () => {
    expect(list(parseJson('["\ud800"]', undefined, anything))).toEqual([
      "1:3 malformed-json /: expected Unicode text, got U+D800",
    ]);
  });
});

test("locates issues of the validator: a value, the name of an unexpected member, an object that lacks one", () => {
  expect(list(parseJson(' {"list": [1,\n  "x"],\n "b": [2]}', undefined, particular))).toEqual([
    "1:2 missing-member /a: expected a member, got nothing",
    '2:3 invalid-type /list/1: expected an integer, got "x"',
    "3:2 unexpected-member /b: expected no such member, got an array",
  ]);
});

test.each(["18446744073709551616", "1000000000000000000000", "-9007199254740992", "1.0e21", "1.50"])(
  "shows a number as it was sent: %s",
  (given) => {
    const error = { instancePath: "/a", schemaPath: "", keyword: "const", params: { allowedValue: 1 } };
    const one: AjvValidator = Object.assign(() => false, { errors: [error] });
    expect(list(parseJson(`{"ø": 1, "a":${given} }`, undefined, one))).toEqual([
      `1:14 not-in-enumeration /a: expected 1, got ${given}`,
    ]);
  },
);

test("reports one issue for an inexact number, whatever the validator reports", () => {
  expect(list(parseJson('{"b":1,"list":[0,9007199254740993]}', undefined, particular))).toEqual([
    "1:1 missing-member /a: expected a member, got nothing",
    "1:2 unexpected-member /b: expected no such member, got a number",
    "1:18 inexact-number /list/1: expected a number that a double holds, got 9007199254740993",
  ]);
});

test("reports at most 100 issues", () => {
  const document = `{${Array.from({ length: 300 }, () => '"a":1').join(",")}}`;
  expect(list(parseJson(document, undefined, anything))).toHaveLength(100);
});

describe("bounds", () => {
  test("limit the size in bytes", () => {
    expect(list(parseJson('["øø"]', { maxBytes: 8 }, anything))).toEqual(["valid"]);
    expect(list(parseJson('["øø"]', { maxBytes: 7 }, anything))).toEqual([
      "1:1 limit-size /: expected at most 7 bytes, got 8 or more",
    ]);
    expect(list(parseJson(`"${"x".repeat(2 ** 20)}"`, undefined, anything))[0]).toMatch(/limit-size/);
    expect(list(parseJson(`"${"x".repeat(2 ** 20 - 2)}"`, undefined, anything))).toEqual(["valid"]);
  });
  test("limit the depth", () => {
    expect(list(parseJson("[[1]]", { maxDepth: 2 }, anything))).toEqual(["valid"]);
    expect(list(parseJson("[[1]]", { maxDepth: 1 }, anything))).toEqual([
      "1:2 limit-depth /0: expected at most 1 levels, got level 2",
    ]);
    const deep = "[".repeat(500_000);
    expect(list(parseJson(deep, { maxDepth: 1_000_000 }, anything))[0]).toMatch(/limit-depth .* level 1025$/);
  });
  test("reject everything if they are NaN", () => {
    expect(parseJson("[1]", { maxBytes: Number.NaN }, anything).ok).toBe(false);
    expect(parseJson("[1]", { maxDepth: Number.NaN }, anything).ok).toBe(false);
  });
});
