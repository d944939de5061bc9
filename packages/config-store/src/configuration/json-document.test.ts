import { expect, test } from "vitest";
import { readDocument } from "./source-document.ts";

const read = (text: string) => readDocument("a.json", text);

/** A mapping, a list and escapes in the first line; white space in the others. */
const TEXT = String.raw`{"a": {"b\"}": [1, {"c": "]"}, "x\\"], "é": null}, "list":[[], {}, true],
  "d" : -1.5e3 ,
	"jitter": 1.0 }`;

test("the members are those of JSON", () => {
  expect(Object.fromEntries(read(TEXT).members ?? [])).toEqual(JSON.parse(TEXT));
});

test.each([
  { path: ["a"], at: "name", want: [1, 2] },
  { path: ["a"], at: "value", want: [1, 7] },
  { path: ["a", 'b"}', "1", "c"], at: "value", want: [1, 26] },
  { path: ["a", 'b"}', "2"], at: "name", want: [1, 32] },
  { path: ["a", "é"], at: "value", want: [1, 45] },
  { path: ["list", "2"], at: "value", want: [1, 68] },
  { path: ["d"], at: "value", want: [2, 9] },
  { path: ["d", "no"], at: "value", want: [2, 9] },
  { path: ["jitter"], at: "name", want: [3, 2] },
  { path: ["list", "7"], at: "value", want: [1, 59] },
  { path: ["no"], at: "name", want: [1, 1] },
] as const)("the $at at $path stands at $want", ({ path, at, want }) => {
  const { line, column } = read(TEXT).locate(path, at);
  expect([line, column]).toEqual(want);
});

test("a file with too many issues to list and an invalid end has no members, and shows no secret", () => {
  const text = `{"secret": [${'{"a":1,"a":2},'.repeat(120)}{"b" : sk_live_1}]}`;
  const document = read(text);
  expect(document.members).toBeUndefined();
  expect(document.issues).toHaveLength(100);
  expect(JSON.stringify(document.issues)).not.toContain("sk_live");
});

test.each([
  { name: "a trailing comma", text: '{"a": 1,}', want: '1:9 expected a name in quotes, got "}"' },
  {
    name: "a comment",
    text: '{\n  // one\n  "a": 1 }',
    want: '2:3 expected a name in quotes or "}", got "/"',
  },
  { name: "nothing", text: "", want: "1:1 expected a value, got the end of the document" },
  { name: "a list", text: " []", want: "1:2 expected a mapping of sections, got another value" },
  {
    name: "a name given twice",
    text: '{"a": {"b": 1,\n"b": 2}}',
    want: "2:1 expected each name once in a mapping, got one that is given before",
  },
  {
    name: "an integer written as a fraction",
    text: '{"jitter": 1.0, "x": "0.5", "a": [0.5, 1.00]}',
    want: "1:40 expected an integer without a decimal point or an exponent, or a text in quotes, got 1.00",
  },
  {
    name: "an integer that is not exact",
    text: '{"a": 9007199254740993}',
    want: "1:7 expected a number that a double holds, got 9007199254740993",
  },
])("$name is an issue", ({ text, want }) => {
  const { issues } = read(text);
  expect(issues.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([want]);
});

test.each([
  { name: "", mark: "" },
  { name: " after a byte order mark", mark: "\ufeff" },
])("the last value of a repeated name counts, and has its position$name", ({ mark }) => {
  const { members, locate } = read(`${mark}\n{"a": 1, "a": 2}`);
  expect(members?.get("a")).toBe(2);
  expect(locate(["a"], "value")).toMatchObject({ line: 2, column: 15 });
});

test("a file that seems to hold secrets is not quoted", () => {
  const text = '{"credentials": [9007199254740993, 1.0, swordfish]}';
  for (const given of [text, text.replace("swordfish", "2")]) {
    const { issues } = read(given);
    expect(issues.length).toBeGreaterThan(0);
    expect(JSON.stringify(issues)).not.toMatch(/9007|1\.0|"s"|sword|\\"s\\"/);
  }
});
