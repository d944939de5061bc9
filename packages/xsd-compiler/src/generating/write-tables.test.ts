import type { SimpleTypeTable } from "@payment-routing/contract-runtime/codegen";
import { expect, test } from "vitest";
import type { WrittenTables } from "../tables/codec-tables.ts";
import { writeTables } from "./write-tables.ts";

type Table = WrittenTables["table"];

function write(table: Partial<Table>, types: WrittenTables["values"]["types"] = []): Map<string, string> {
  const nothing = { types: [], elements: [], attributes: [], namedTypes: [], constraints: [] };
  return writeTables({
    table: { ...nothing, globalElements: [], globalAttributes: [], ...table },
    values: { types, prefixes: { shop: "urn:shop" }, unqualified: false },
  });
}

const simple = (definition: SimpleTypeTable): Table["types"][number] => ({ kind: "simple", definition });

const token = (
  primitive: "decimal" | "string",
  pattern: string,
  expression = new RegExp(`^(?:${pattern})$`, "v"),
): SimpleTypeTable => ({
  variety: "atomic",
  primitive,
  builtIn: "token",
  whiteSpace: "collapse",
  facets: { patterns: [{ source: pattern, expression }] },
});

test("writes rows to separate modules, as lines of texts, and splits long rows", () => {
  const members = Array.from({ length: 40 }, (_, element) => {
    return { kind: "element", key: `name${element}`, element, array: false, max: 1 } as const;
  });
  const record = { kind: "record", attributes: [], content: { kind: "members", members } } as const;
  const text = { kind: "text", as: "string" } as const;
  const types = [
    simple({ variety: "any" }),
    { kind: "complex", mixed: false, content: { kind: "empty" }, attributes: [] } as const,
    simple(token("string", "`\\d$\\{")),
    simple(token("string", "a", /^b$/)),
  ];
  const modules = write({ types }, [{ kind: "open" }, record, text, text]);
  expect([...modules.keys()]).toEqual(["table.ts", "table-types-1.ts", "table-values-1.ts"]);
  const lines = modules.get("table-types-1.ts")?.split("\n") ?? [];
  expect(lines.slice(2, 10)).toEqual([
    "/** The types of the table from index 0. */",
    "export const TYPES_1: readonly Row<TypeDefinitionTable>[] = [",
    "  `=any",
    "empty",
    "=string token /\\`\\\\d$\\\\{`,",
    "  {",
    '    kind: "simple",',
    "    definition: {",
  ]);
  const values = modules.get("table-values-1.ts")?.split("\n") ?? [];
  expect(values.slice(4)).toEqual([
    "  `open",
    "{ name0=0 name1=1 name2=2 name3=3 name4=4 name5=5 name6=6 name7=7 name8=8 name9=9 name10=10",
    " name11=11 name12=12 name13=13 name14=14 name15=15 name16=16 name17=17 name18=18 name19=19",
    " name20=20 name21=21 name22=22 name23=23 name24=24 name25=25 name26=26 name27=27 name28=28",
    " name29=29 name30=30 name31=31 name32=32 name33=33 name34=34 name35=35 name36=36 name37=37",
    " name38=38 name39=39 }",
    "=2`,",
    "];",
    "",
  ]);
  expect(modules.get("table.ts")).toContain("types: TYPES_1,\n  elements: [],");
});

test("the schema imports only the datatypes that its types are derived from", () => {
  const list: SimpleTypeTable = { variety: "list", item: 0, facets: {} };
  const types = [token("string", "a"), { ...token("decimal", "1"), facets: {} }, token("string", "b"), list];
  expect(write({ types: types.map(simple) }).get("table.ts")).toContain(
    "{ datatypes: { decimal, list, string } }",
  );
});

test("limits the size of modules, however many rows there are", () => {
  const elements = Array.from({ length: 20_000 }, (_, type) => {
    return { name: `element_${type}`, namespace: "urn:shop", type, nillable: false };
  });
  const modules = write({ elements });
  const sizes = Array.from(modules.values(), ({ length }) => length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(66_000);
  expect(modules.get("table.ts")).toMatch(/elements: \[\.\.\.ELEMENTS_1, \.\.\.ELEMENTS_2, /);
});
