import { expect, test } from "vitest";
import { writeTables } from "./write-tables.ts";

const NOTHING = {
  namespaces: ["", "urn:shop"],
  types: [],
  elements: [],
  attributes: [],
  globalElements: 0,
  globalAttributes: 0,
  namedTypes: [],
  constraints: [],
  values: [],
  prefixes: { shop: "urn:shop" },
  unqualified: false,
};

test("rows stand in modules of their own, a line each, a long one in pieces", () => {
  const long = Array.from({ length: 40 }, (_, place) => `name${place}=${place}`).join(" ");
  const automaton = { kind: "simple", definition: { variety: "any" } } as const;
  const modules = writeTables({
    ...NOTHING,
    types: [automaton, "empty"],
    values: ["open", `{ ${long} }`],
  });
  expect([...modules.keys()]).toEqual(["table.ts", "table-types-1.ts", "table-values-1.ts"]);
  expect(modules.get("table-types-1.ts")).toBe(`\
import type { Row, TypeDefinitionTable } from "@payment-routing/contract-runtime/codegen";

/** Of the table, the types from the place 0. */
export const TYPES_1: readonly Row<TypeDefinitionTable>[] = [
  { kind: "simple", definition: { variety: "any" } },
  "empty",
];
`);
  const lines = modules.get("table-values-1.ts")?.split("\n") ?? [];
  expect(lines.slice(4, 8)).toEqual([
    '  "open",',
    "  [",
    '    "{ name0=0 name1=1 name2=2 name3=3 name4=4 name5=5 name6=6 name7=7 name8=8 name9=9 name10=10",',
    '    "name11=11 name12=12 name13=13 name14=14 name15=15 name16=16 name17=17 name18=18 name19=19",',
  ]);
  expect(modules.get("table.ts")).toContain("types: TYPES_1,\n  elements: [],");
});

test("the schema brings the datatypes that its types are derived from, and no others", () => {
  const definition = (primitive: "decimal" | "string") =>
    ({ variety: "atomic", primitive, builtIn: primitive, whiteSpace: "collapse", facets: {} }) as const;
  const types = [definition("string"), definition("decimal"), definition("string")];
  const modules = writeTables({
    ...NOTHING,
    types: types.map((type) => ({ kind: "simple", definition: type })),
  });
  expect(modules.get("table.ts")).toContain("{ datatypes: { decimal, string } }");
});

test("no module is large, however many rows there are", () => {
  const elements = Array.from({ length: 20_000 }, (_, place) => `element_${place} ${place} 1`);
  const modules = writeTables({ ...NOTHING, elements });
  const sizes = Array.from(modules.values(), ({ length }) => length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(66_000);
  expect(modules.get("table.ts")).toMatch(/elements: \[\.\.\.ELEMENTS_1, \.\.\.ELEMENTS_2, /);
});
