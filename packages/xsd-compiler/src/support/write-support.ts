import { BUILT_IN_TYPES } from "../building/built-in-types.ts";
import { Imports } from "../generating/imports.ts";
import { typeReference } from "../generating/type-expression.ts";
import { type Construct, VOCABULARY } from "../loading/vocabulary.ts";
import { CONSTRUCT_NOTES } from "./construct-notes.ts";

/** The tables of docs/reference/xsd-support.md by name: what is carried of XSD 1.0, as the compiler has it. */
function writeSupportTables(): Readonly<Record<string, string>> {
  return { elements: writeElements(), attributes: writeAttributes(), types: writeTypes() };
}

function writeElements(): string {
  const rows = Array.from(VOCABULARY.keys(), (key) => {
    const note = CONSTRUCT_NOTES[key];
    if (note === undefined) throw new RangeError(`${key}: expected a note`);
    return `| ${showName(key)} | ${note.types} | ${note.decode} | ${note.encode} |`;
  });
  return table(["element", "types", "decode", "encode"], rows);
}

function writeAttributes(): string {
  const rows = Array.from(
    VOCABULARY,
    ([key, construct]) => `| ${showName(key)} | ${showAttributes(construct)} |`,
  );
  return table(["element", "attributes"], rows);
}

function showAttributes({ attributes }: Construct): string {
  return Array.from(attributes.keys(), (name) => `\`${name}\``).join(" ");
}

function writeTypes(): string {
  const naming = {
    prefixes: new Map(),
    types: new Map(),
    shapes: new Map(),
    elements: new Map(),
    substitutes: new Map(),
    inputs: new Map(),
    claim: (wanted: string) => wanted,
  };
  const rows = Array.from(BUILT_IN_TYPES, ([name, type]) => {
    return `| \`xs:${name}\` | \`${typeReference(naming, new Imports(), type)}\` | yes | yes |`;
  });
  return table(["type", "types", "decode", "encode"], rows);
}

function table(columns: readonly string[], rows: readonly string[]): string {
  return [`| ${columns.join(" | ")} |`, `|${" --- |".repeat(columns.length)}`, ...rows].join("\n");
}

/** `xs:element` at the top and inside; what stands in one other construct only is named with it. */
function showName(key: string): string {
  const [parent, local = parent] = key.split("/");
  if (parent === "schema" && key !== "schema") return `\`xs:${local}\` at the top`;
  if (key.includes("/")) return `\`xs:${local}\` in \`xs:${parent}\``;
  return VOCABULARY.has(`schema/${key}`) ? `\`xs:${key}\` inside` : `\`xs:${key}\``;
}

/** A text with the tables between their markers. */
export function fillSupportTables(text: string): string {
  let filled = text;
  for (const [name, rows] of Object.entries(writeSupportTables())) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest] = split(filled, begin);
    const [, after] = split(rest, end);
    filled = `${before}${begin}\n\n${rows}\n\n${end}${after}`;
  }
  return filled;
}

function split(text: string, marker: string): [string, string] {
  const index = text.indexOf(marker);
  if (index === -1) throw new RangeError(`expected ${marker}`);
  return [text.slice(0, index), text.slice(index + marker.length)];
}
