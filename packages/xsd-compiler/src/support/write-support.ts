import { BUILT_IN_TYPES, REFUSED_TYPES } from "../building/built-in-types.ts";
import { typeReference } from "../generating/type-expression.ts";
import { type AttributeKind, type Construct, VOCABULARY } from "../loading/vocabulary.ts";
import { Imports } from "../writing/imports.ts";
import { CONSTRUCT_NOTES, REFUSED_ATTRIBUTES } from "./construct-notes.ts";

/** The tables of docs/reference/xsd-support.md by name: what is carried of XSD 1.0, as the compiler has it. */
export function writeSupportTables(): Readonly<Record<string, string>> {
  return { elements: writeElements(), attributes: writeAttributes(), types: writeTypes() };
}

function writeElements(): string {
  const rows = Array.from(VOCABULARY, ([key, construct]) => {
    const note = CONSTRUCT_NOTES[key];
    if (note === undefined) throw new RangeError(`${key}: expected a note`);
    if (construct.carried === "refused" in note)
      throw new RangeError(`${key}: the note is about something else`);
    if ("refused" in note) return `| ${showName(key)} | refused | refused | refused | ${note.refused} |`;
    return `| ${showName(key)} | ${note.types} | ${note.decode} | ${note.encode} | |`;
  });
  return table(["element", "types", "decode", "encode", "why not"], rows);
}

const REFUSALS: Partial<Record<AttributeKind, string>> = {
  refused: "refused",
  "only-false": "refused where it is true",
  "only-empty": "refused where it is not empty",
};

function writeAttributes(): string {
  const rows = [...VOCABULARY]
    .filter(([, { carried }]) => carried)
    .map(
      ([key, construct]) =>
        `| ${showName(key)} | ${showAttributes(construct)} | ${showRefusals(construct)} |`,
    );
  return table(["element", "attributes", "refused"], rows);
}

function showAttributes({ attributes }: Construct): string {
  return [...attributes]
    .filter(([, kind]) => REFUSALS[kind] === undefined)
    .map(([name]) => `\`${name}\``)
    .join(" ");
}

function showRefusals({ attributes }: Construct): string {
  return [...attributes]
    .flatMap(([name, kind]) =>
      REFUSALS[kind] === undefined ? [] : [`\`${name}\` ${REFUSALS[kind]}: ${reasonOf(name)}`],
    )
    .join("; ");
}

function reasonOf(attribute: string): string {
  const reason = REFUSED_ATTRIBUTES[attribute];
  if (reason === undefined) throw new RangeError(`${attribute}: expected a reason`);
  return reason;
}

function writeTypes(): string {
  const naming = { types: new Map(), elements: new Map(), claim: (wanted: string) => wanted };
  const rows = Array.from(BUILT_IN_TYPES, ([name, type]) => {
    return `| \`xs:${name}\` | \`${typeReference(naming, new Imports(), type)}\` | yes | yes | |`;
  });
  const refused = Array.from(REFUSED_TYPES, (name) => {
    const reason = "it names what only a DTD declares, and a document with a DTD is refused";
    return `| \`xs:${name}\` | refused | refused | refused | ${reason} |`;
  });
  return table(["type", "types", "decode", "encode", "why not"], [...rows, ...refused]);
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
