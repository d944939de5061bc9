import { BUILT_IN_TYPES } from "./building/built-in-types.ts";
import { Imports } from "./generating/imports.ts";
import { typeReference } from "./generating/type-expression.ts";
import { type Construct, XSD_GRAMMAR } from "./loading/xsd-grammar.ts";

/** Writes the generated tables of docs/reference/xsd-support.md, by table name. */
export function writeSupportTables(): Readonly<Record<string, string>> {
  return { attributes: writeAttributes(), types: writeTypes() };
}

function writeAttributes(): string {
  const rows = Array.from(XSD_GRAMMAR, ([key, construct]): Row => {
    return { name: nameConstruct(key), cells: [showAttributes(construct)] };
  });
  return table(["element", "attributes besides `id`"], rows);
}

function showAttributes({ attributes }: Construct): string {
  const names = [...attributes.keys()].filter((name) => name !== "id");
  return names.map((name) => `\`${name}\``).join(" ");
}

function writeTypes(): string {
  const naming = { types: new Map() };
  const rows = Array.from(BUILT_IN_TYPES, ([name, type]): Row => {
    return { name: `\`xs:${name}\``, cells: [`\`${typeReference(naming, new Imports(), type)}\``] };
  });
  return table(["type", "TypeScript"], rows);
}

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Writes a table. Names with the same cells share a row. */
function table(columns: readonly string[], rows: readonly Row[]): string {
  const names = new Map<string, string[]>();
  for (const { name, cells } of rows) {
    const text = cells.join(" | ");
    const same = names.get(text);
    if (same === undefined) names.set(text, [name]);
    else same.push(name);
  }
  const lines = Array.from(names, ([cells, same]) => `| ${same.join(", ")} | ${cells} |`);
  return [`| ${columns.join(" | ")} |`, `|${"---|".repeat(columns.length)}`, ...lines].join("\n");
}

/** Names a construct. One that occurs in a single other construct is named together with it. */
export function nameConstruct(key: string): string {
  const [parent, local = parent] = key.split("/");
  if (parent === "schema" && key !== "schema") return `\`xs:${local}\` at the top`;
  if (key.includes("/")) return `\`xs:${local}\` in \`xs:${parent}\``;
  return XSD_GRAMMAR.has(`schema/${key}`) ? `\`xs:${key}\` inside` : `\`xs:${key}\``;
}
