import { expect, test } from "vitest";
import type { Issue } from "../issue.ts";
import { type ParameterTexts, type RequestFormat, readParameters } from "./read-parameters.ts";

const FORMAT: RequestFormat = {
  parameters: {
    id: { in: "path", type: "integer" },
    kinds: { in: "query", type: "array" },
    exact: { in: "query", type: "boolean" },
    text: { in: "query", type: "string" },
    "If-Match": { in: "header", type: "string" },
  },
  defaults: { exact: false },
  problems: [],
};

function read(query: string, others: Partial<ParameterTexts> = {}, format = FORMAT) {
  const result = readParameters(format, {
    query: new URLSearchParams(query),
    path: {},
    headers: {},
    ...others,
  });
  return result.ok ? result.value : result.issues;
}

test.each<{ name: string; query?: string; others?: Partial<ParameterTexts>; want: object }>([
  { name: "nothing", want: { exact: false } },
  { name: "an integer", others: { path: { id: "-7" } }, want: { exact: false, id: -7 } },
  { name: "a fraction", others: { path: { id: "1.5" } }, want: { exact: false, id: "1.5" } },
  { name: "an empty number", others: { path: { id: "" } }, want: { exact: false, id: "" } },
  {
    name: "an integer that is not exact",
    others: { path: { id: "9007199254740993" } },
    want: { exact: false, id: "9007199254740993" },
  },
  { name: "a list", query: "kinds=a,b%2Cc", want: { exact: false, kinds: ["a", "b", "c"] } },
  { name: "an empty list", query: "kinds=", want: { exact: false, kinds: [""] } },
  { name: "true", query: "exact=true", want: { exact: true } },
  { name: "another text", query: "exact=yes", want: { exact: "yes" } },
  { name: "an encoded text", query: "text=%20a+b", want: { exact: false, text: " a b" } },
  {
    name: "a header, whatever its case",
    others: { headers: { "if-match": '"7"', other: "x" } },
    want: { exact: false, "If-Match": '"7"' },
  },
  { name: "a repeated header", others: { headers: { "if-match": ["a", "b"] } }, want: { exact: false } },
])("$name", ({ query = "", others = {}, want }) => {
  expect(read(query, others)).toEqual(want);
});

test("repeated and unknown parameters of the query are issues", () => {
  expect(read("text=a&text=b&id=1")).toMatchObject([
    { code: "not-unique", path: "/text", expected: "it once", received: "it 2 times" },
    { code: "unexpected-member", path: "/id", expected: "no such parameter", received: "one" },
  ]);
});

const NONE: RequestFormat = { problems: [] };

test("an operation without parameters rejects any", () => {
  expect(read("", {}, NONE)).toEqual({});
  expect(read("a=1", {}, NONE)).toMatchObject([{ code: "unexpected-member", path: "/a" }]);
});

test("issues are at most 100, and names are cut off", () => {
  const issues: unknown = read(
    Array.from({ length: 200 }, (_, index) => `${"x".repeat(5000)}${index}=`).join("&"),
  );
  expect(issues).toHaveLength(100);
  expect((issues as Issue[])[0]?.path.length).toBeLessThan(1000);
});
