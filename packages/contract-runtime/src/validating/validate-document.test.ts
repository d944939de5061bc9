import { expect, test } from "vitest";
import { describeIssue } from "../issue.ts";
import { Schema } from "./schema.ts";
import { validateDocument } from "./validate-document.ts";
import type { TypeDefinitionTable, ValidationTable } from "./validation-table.ts";

const INTEGER = {
  variety: "atomic",
  primitive: "decimal",
  builtIn: "integer",
  whiteSpace: "collapse",
  facets: {},
} as const;

const TYPES: readonly TypeDefinitionTable[] = [
  {
    kind: "complex",
    mixed: true,
    content: {
      kind: "states",
      states: [{ steps: [{ on: { namespaces: "any", processContents: "lax" }, to: 0 }], accepts: [[]] }],
      counters: [],
    },
    attributes: [],
    attributeWildcard: { namespaces: "any", processContents: "lax" },
  },
  {
    kind: "complex",
    mixed: false,
    content: {
      kind: "states",
      states: [
        {
          steps: [
            { on: 1, to: 0 },
            { on: 0, to: 1 },
          ],
          accepts: [[]],
        },
        { steps: [{ on: 0, to: 1 }], accepts: [[]] },
      ],
      counters: [],
    },
    attributes: [{ attribute: 0, required: true }],
  },
  { kind: "simple", definition: INTEGER },
];

/** `<list>` with any number of `<n>` and, behind them, of `<list>`. */
const TABLE: ValidationTable = {
  types: TYPES,
  elements: [
    { name: "list", namespace: "", type: 1, nillable: false },
    { name: "n", namespace: "", type: 2, nillable: false },
  ],
  attributes: [{ name: "size", namespace: "", type: 2 }],
  globalElements: [0],
  globalAttributes: [],
};

function validate(document: string, options?: Parameters<typeof validateDocument>[1]) {
  return validateDocument(new TextEncoder().encode(document), options, new Schema(TABLE));
}

test("everything wrong comes in document order, with its place", () => {
  const document = '<list>\n  <n>1</n>\n  <n>é</n><x/>\n  <list size="a"><n/></list>\r\n  text</list>';
  expect(validate(document)).toEqual(
    [
      {
        code: "missing-attribute",
        path: "/list/@size",
        line: 1,
        column: 1,
        expected: "the attribute size",
        received: "none",
      },
      {
        code: "invalid-lexical",
        path: "/list/n[2]",
        line: 3,
        column: 6,
        expected: "an integer",
        received: '"é"',
      },
      {
        code: "unexpected-element",
        path: "/list/x",
        line: 3,
        column: 11,
        expected: "<n> or <list> or </list>",
        received: "<x>",
      },
      {
        code: "invalid-lexical",
        path: "/list/list[1]/@size",
        line: 4,
        column: 9,
        expected: "an integer",
        received: '"a"',
      },
      {
        code: "invalid-lexical",
        path: "/list/list[1]/n[1]",
        line: 4,
        column: 18,
        expected: "an integer",
        received: '""',
      },
      {
        code: "unexpected-text",
        path: "/list",
        line: 5,
        column: 3,
        expected: "elements only",
        received: '"text"',
      },
    ].map((issue) => ({ ...issue, message: describeIssue(issue.path, issue.expected, issue.received) })),
  );
});

test("what is not well-formed ends the reading, behind what was found before", () => {
  const issues = validate('<list size="1"><n>x</n><n>1</m></list>');
  expect(issues.map(({ code, path, column }) => [code, path, column])).toEqual([
    ["invalid-lexical", "/list/n[1]", 19],
    ["malformed-xml", "/list/n[2]", 28],
  ]);
});

test("of a document of nothing but faults the first hundred are told", () => {
  const issues = validate(`<list size="1">${"<n>x</n>".repeat(20_000)}`);
  expect(issues).toHaveLength(100);
  expect(issues.at(-1)?.path).toBe("/list/n[100]");
});

test("as deep as the bound allows, no stack overflows", () => {
  const nest = (depth: number): string => '<list size="1">'.repeat(depth) + "</list>".repeat(depth);
  expect(validate(nest(1024), { maxDepth: 1024 })).toEqual([]);
  expect(validate(nest(1025), { maxDepth: 1024 }).map(({ code }) => code)).toEqual(["limit-depth"]);
});

test("a bound on size holds before anything is read", () => {
  expect(validate("<list", { maxBytes: 4 }).map(({ code }) => code)).toEqual(["limit-size"]);
});
