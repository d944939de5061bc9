import type { Bounds, PackedTables } from "@payment-routing/contract-runtime/codegen";
import { Imports } from "./imports.ts";
import { Expression, type Literal, writeLiteral } from "./literal.ts";
import { type RowModule, writeRows } from "./write-rows.ts";

/**
 * The modules of the tables by file name: `table.ts`, which makes the codec of them, and modules of rows. A row is read
 * when a document first needs it.
 */
export function writeTables(packed: PackedTables, bounds: Partial<Bounds> | undefined): Map<string, string> {
  const { attributes, elements, types, values, ...others } = packed;
  const rows = {
    types: writeRows("types", "TypeDefinitionTable", types),
    elements: writeRows("elements", "ElementTable", elements),
    attributes: writeRows("attributes", "AttributeTable", attributes),
    values: writeRows("values", "ValueShape", values),
  };
  const modules = Object.values(rows).flat();
  const imports = new Imports();
  for (const { file, name } of modules) imports.from(`./${file}`, name);
  const options = {
    ...(packed.constraints.length === 0
      ? {}
      : { identityConstraints: new Expression(imports.value("IdentityConstraints")) }),
    ...(bounds === undefined ? {} : { bounds: { ...bounds } }),
  };
  const tail = Object.keys(options).length === 0 ? ");" : writeLiteral(", ", options, ");");
  const create = `new ${imports.value("DocumentCodec")}(...${imports.value("readTables")}(TABLES)${tail}`;
  const joined = Object.fromEntries(Object.entries(rows).map(([kind, parts]) => [kind, joinRows(parts)]));
  const tables = writeLiteral(
    `const TABLES: ${imports.runtimeType("PackedTables")} = `,
    { ...others, ...joined } as unknown as Literal,
    ";",
  );
  const text = `${imports.write()}${tables}\n\nexport const CODEC = ${create}\n`;
  return new Map([["table.ts", text], ...modules.map((part) => [part.file, part.text] as const)]);
}

/** All rows of a kind. */
function joinRows(parts: readonly RowModule[]): Expression {
  const [first = "[]"] = parts.map(({ name }) => name);
  if (parts.length < 2) return new Expression(first);
  return new Expression(`[${parts.map(({ name }) => `...${name}`).join(", ")}]`);
}
