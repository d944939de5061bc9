import { type PackedTables, readTables } from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeSchemas } from "../../test/schema-folder.ts";
import { VALIDATION_CASES } from "../../test/validation/index.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { WrittenTables } from "../tables/codec-tables.ts";
import { EFFORT, Random } from "../testing/random.ts";
import { randomSchema } from "../testing/random-schema.ts";
import { prepareCodec } from "./generate-sources.ts";
import { packTables } from "./pack-tables.ts";

function compile(files: Readonly<Record<string, string>>): WrittenTables | undefined {
  const { paths, remove } = writeSchemas(files);
  const set = compileSchemaSet([paths[0] ?? ""]);
  remove();
  return set.ok ? prepareCodec(set.schemaSet) : undefined;
}

/** Everything that the packed tables are read as. */
function readAll(packed: PackedTables): unknown {
  const [table, values] = readTables(packed);
  const entries = <T>(
    rows: { at(index: number): T | undefined },
    { length }: { readonly length: number },
  ): unknown => Array.from({ length }, (_, index) => rows.at(index));
  return {
    table: {
      ...table,
      types: entries(table.types, packed.types),
      elements: entries(table.elements, packed.elements),
      attributes: entries(table.attributes, packed.attributes),
    },
    values: { ...values, types: entries(values.types, { length: values.types.length }) },
  };
}

function expectSame(tables: WrittenTables): void {
  const packed = packTables(tables);
  expect(readAll(packed)).toEqual({ table: tables.table, values: tables.values });
}

test.for([...VALIDATION_CASES])("reads the packed rows for $name as the original rows", ({ files }) => {
  const tables = compile(files);
  if (tables !== undefined) expectSame(tables);
});

test("reads the packed rows of random schemas as the original rows, most of which are words", {
  timeout: 120_000,
}, () => {
  let words = 0;
  let entries = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const tables = compile(randomSchema(new Random(seed)));
      if (tables === undefined) return;
      expectSame(tables);
      const { elements, types, values } = packTables(tables);
      for (const row of [...elements, ...types, ...values]) {
        entries++;
        if (typeof row === "string") words++;
      }
    }),
    { numRuns: 50 * EFFORT },
  );
  expect(entries).toBeGreaterThan(250 * EFFORT);
  expect(words / entries).toBeGreaterThan(0.5);
});

test.each([
  [
    "sequence",
    ["", 'minOccurs="0"', 'maxOccurs="unbounded"', 'minOccurs="0" maxOccurs="3"'],
    "in 1 2? 3+ 4*3",
  ],
  ["sequence", ["", 'minOccurs="0"', 'minOccurs="0"', 'minOccurs="0"'], "in 1 2-4?"],
  ["all", ["", "", 'minOccurs="0"'], "all 1-2! 3"],
  ["choice", ["", ""], "1-2>1, ."],
  ["choice", ['minOccurs="0"', ""], "1-2>1 ., ."],
  ["sequence", ['minOccurs="2" maxOccurs="4"', ""], "2..4 / 1>1=0, 1>1<0+0 >2>=0, 2>3, ."],
])("a %s of elements with %j is written as words", (group, occurs, row) => {
  const elements = occurs.map((given, index) => element(`e${index}`, given)).join("");
  const tables = compile({
    "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r"><xs:complexType><xs:${group}>${elements}</xs:${group}></xs:complexType></xs:element></xs:schema>`,
  });
  if (tables === undefined) throw new Error("the schema is rejected");
  expect(packTables(tables).types[1]).toBe(row);
});

test.each([
  ["<xs:choice><xs:element ref='b'/><xs:element ref='c'/></xs:choice>", "items=(1-2)"],
  [
    "<xs:choice><xs:element ref='c'/><xs:any processContents='skip' namespace='##other'/></xs:choice>",
    "items=(2)*",
  ],
  ["<xs:sequence><xs:element ref='b'/><xs:element ref='c' maxOccurs='4'/></xs:sequence>", "rows=<1,2[4]>"],
])("repetitions of %s have values in words", (group, row) => {
  const repeated = group.replace(/^<xs:\w+/, "$& maxOccurs='unbounded'");
  const tables = compile({
    "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="a"><xs:complexType>${repeated}</xs:complexType></xs:element>
      <xs:element name="b"/><xs:element name="c"/>
      <xs:element name="d"><xs:complexType><xs:sequence>${repeated}<xs:element name="e" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="m"><xs:complexType mixed="true"><xs:sequence><xs:element ref="b" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>
    </xs:schema>`,
  });
  if (tables === undefined) throw new Error("the schema is rejected");
  const { values } = packTables(tables);
  expect(values).toEqual(expect.arrayContaining([row, `{ ${row} 5 }`, "content=(1)~"]));
  expectSame(tables);
});

function element(name: string, occurs: string): string {
  return `<xs:element name="${name}" type="xs:string" ${occurs}/>`;
}

test("writes tables as lines of words", () => {
  const tables = compile({
    "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="order"><xs:complexType><xs:sequence>
        ${element("id", "")}${element("line", 'maxOccurs="9"')}${element("note", 'minOccurs="0"')}
      </xs:sequence><xs:attribute name="at" type="xs:string" use="required"/></xs:complexType></xs:element>
    </xs:schema>`,
  });
  if (tables === undefined) throw new Error("the schema is rejected");
  const { attributes, elements, namedTypes, types, values } = packTables(tables);
  expect(types[1]).toBe("in 1 2+9 3? @ 0!");
  expect(values.slice(0, 5)).toEqual(["open", "=", "=", "=", "text boolean"]);
  expect(namedTypes.slice(0, 2)).toEqual(["anyType 1", "string 1 @2"]);
  expect(elements).toEqual(["order 1", "id 2", "line 2", "note 2"]);
  expect(attributes).toEqual(["at 2"]);
});
