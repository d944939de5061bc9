import { expect, test } from "vitest";
import { parseTypes } from "./parse-types.ts";
import { LINE_WIDTH, printTypes } from "./print-types.ts";

const LONG = ["a", "b", "c", "d"].map((letter) => JSON.stringify(letter.repeat(LINE_WIDTH / 4)));

const cases = [
  {
    name: "a comment stands above what it is about",
    given: "/**\n * Doc.\n * \n * More.\n */\nexport interface A {\n/**\n * Member.\n */\na?: string\n}",
    want: "/**\n * Doc.\n *\n * More.\n */\nexport interface A {\n  /**\n   * Member.\n   */\n  readonly a?: string;\n}\n",
  },
  {
    name: "a name in quotes, and an array",
    given: 'export interface A {\n"b-c": number[]\n}',
    want: 'export interface A {\n  readonly "b-c": readonly number[];\n}\n',
  },
  {
    name: "a tuple with a rest",
    given: "export type A = [B, ...(B)[]]",
    want: "export type A = readonly [B, ...B[]];\n",
  },
  {
    name: "tuples of all lengths",
    given: "export type A = []|[B]|[B, B]",
    want: "export type A = (readonly []) | (readonly [B]) | (readonly [B, B]);\n",
  },
  {
    name: "arrays of arrays",
    given: "export type A = B[][][]",
    want: "export type A = readonly (readonly (readonly B[])[])[];\n",
  },
  {
    name: "objects in a union",
    given: "export type A = ({\nx: B[]\n} | C)[]",
    want: "export type A = readonly ({\n  readonly x: readonly B[];\n} | C)[];\n",
  },
  {
    name: "an intersection in a union",
    given: "export type A = ((B & C) | null)",
    want: "export type A = (B & C) | null;\n",
  },
  {
    name: "an open object in another",
    given: "export interface A {\nb: {\n[k: string]: unknown\n}\n}",
    want: "export interface A {\n  readonly b: {\n    readonly [k: string]: unknown;\n  };\n}\n",
  },
  {
    name: "a union that is too wide for a line",
    given: `export type A = (${LONG.join(" | ")})`,
    want: `export type A =${LONG.map((part) => `\n  | ${part}`).join("")};\n`,
  },
  {
    name: "literals",
    given: 'export type A = (-1 | 1.5 | true | null | "a \\"quoted\\" | text")',
    want: 'export type A = -1 | 1.5 | true | null | "a \\"quoted\\" | text";\n',
  },
  {
    name: "declarations",
    given: "export type B = 1\nexport interface A {\n}",
    want: "export type B = 1;\n\nexport interface A {\n}\n",
  },
];
test.each(cases)("$name", ({ given, want }) => {
  expect(printTypes(parseTypes(given))).toBe(want);
});

test.each([
  "export const enum A {}",
  "export interface A extends B {}",
  "export type A = B<C>",
  "export type A = (B",
  "export interface A {\na: ",
])("refuses what json-schema-to-typescript is not known to write: %s", (given) => {
  expect(() => parseTypes(given)).toThrow(SyntaxError);
});
