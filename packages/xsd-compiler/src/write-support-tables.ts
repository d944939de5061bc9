import { BUILT_IN_TYPES } from "./building/built-in-types.ts";
import { Imports } from "./generating/imports.ts";
import { typeReference } from "./generating/type-expression.ts";
import { type Construct, XSD_GRAMMAR } from "./loading/xsd-grammar.ts";

/** Writes the generated tables of docs/reference/xsd-support.md, by table name. */
export function writeSupportTables(): Readonly<Record<string, string>> {
  return { attributes: writeAttributes(), types: writeTypes() };
}

function writeAttributes(): string {
  const rows = Array.from(
    XSD_GRAMMAR,
    ([key, construct]): Row => [nameConstruct(key), showAttributes(construct)],
  );
  return table(["element", "attributes besides `id`"], rows);
}

function showAttributes({ attributes }: Construct): string {
  const names = [...attributes.keys()].filter((name) => name !== "id");
  return names.map((name) => `\`${name}\``).join(" ");
}

function writeTypes(): string {
  const naming = { types: new Map() };
  const rows = Array.from(BUILT_IN_TYPES, ([name, type]): Row => {
    return [`\`xs:${name}\``, `\`${typeReference(naming, new Imports(), type)}\``];
  });
  return table(["type", "TypeScript"], rows);
}

type Row = readonly [name: string, cell: string];

/** Writes a table of two columns. Names with the same cell share a row. */
function table(columns: Row, rows: readonly Row[]): string {
  const groups = Map.groupBy(rows, ([, cell]) => cell);
  const lines = Array.from(
    groups,
    ([cell, same]) => `| ${same.map(([name]) => name).join(", ")} | ${cell} |`,
  );
  return [`| ${columns.join(" | ")} |`, "|---|---|", ...lines].join("\n");
}

/** Names a construct. One that occurs in a single other construct is named together with it. */
export function nameConstruct(key: string): string {
  const [parent, local = parent] = key.split("/");
  if (parent === "schema" && key !== "schema") return `\`xs:${local}\` at the top`;
  if (key.includes("/")) return `\`xs:${local}\` in \`xs:${parent}\``;
  return XSD_GRAMMAR.has(`schema/${key}`) ? `\`xs:${key}\` inside` : `\`xs:${key}\``;
}
