import type { WrittenTables, WrittenValidation } from "../tables/written-tables.ts";
import { Imports } from "./imports.ts";
import { Expression, type Literal, writeLiteral } from "./literal.ts";
import { packTables } from "./pack-tables.ts";
import { type RowModule, writeRows } from "./write-rows.ts";

/**
 * The modules of the tables by file name: `table.ts`, which makes the schema of them, and modules of rows. A row is read
 * when a document first needs it.
 */
export function writeTables(tables: WrittenTables): Map<string, string> {
  const packed = packTables(tables);
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
  const datatypes = findDatatypes(tables.table).map((name) => imports.value(name));
  const { namesIdentifiers, hasAttributes } = findParts(tables);
  const part = (name: string): Expression => new Expression(imports.value(name));
  const parts = {
    ...(hasAttributes ? { attributes: part("Attributes") } : {}),
    datatypes: new Expression(datatypes.length === 0 ? "{}" : `{ ${datatypes.join(", ")} }`),
    ...(namesIdentifiers ? { identifiers: part("Identifiers") } : {}),
    ...(packed.constraints.length === 0 ? {} : { identityConstraints: part("IdentityConstraints") }),
    ...(packed.namedTypes.length === 0 ? {} : { typeLabels: part("TypeLabels") }),
  };
  const create = writeLiteral(
    `export const SCHEMA = new ${imports.value("Schema")}(...${imports.value("readTables")}(TABLES), `,
    parts,
    ");",
  );
  const joined = Object.fromEntries(Object.entries(rows).map(([kind, parts]) => [kind, joinRows(parts)]));
  const literal = writeLiteral(
    `const TABLES: ${imports.runtimeType("PackedTables")} = `,
    { ...others, ...joined } as unknown as Literal,
    ";",
  );
  const text = `${imports.write()}${literal}\n\n${create}\n`;
  return new Map([["table.ts", text], ...modules.map((part) => [part.file, part.text] as const)]);
}

/** The primitives, and the varieties besides, that types are derived from. */
function findDatatypes({ types }: WrittenValidation): string[] {
  const names = types.flatMap((type) => {
    if (type.kind === "complex" || type.definition.variety === "any") return [];
    const { definition } = type;
    return definition.variety === "atomic" ? [definition.primitive] : [definition.variety];
  });
  return [...new Set(names)].sort();
}

/** Finds constructs that need code of their own. */
function findParts({ table, values }: WrittenTables): {
  readonly hasAttributes: boolean;
  readonly namesIdentifiers: boolean;
} {
  return {
    hasAttributes:
      table.attributes.length > 0 ||
      values.types.some((shape) => shape.kind === "record" && shape.anyAttribute !== undefined),
    namesIdentifiers: table.types.some(
      (type) =>
        type.kind === "simple" &&
        type.definition.variety === "atomic" &&
        ["ID", "IDREF", "ENTITY"].includes(type.definition.builtIn),
    ),
  };
}

/** All rows of a kind. */
function joinRows(parts: readonly RowModule[]): Expression {
  const [first = "[]"] = parts.map(({ name }) => name);
  if (parts.length < 2) return new Expression(first);
  return new Expression(`[${parts.map(({ name }) => `...${name}`).join(", ")}]`);
}
