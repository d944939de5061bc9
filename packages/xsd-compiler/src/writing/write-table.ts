import type { Child, ComplexType, Schema, SimpleType, TypeDefinition } from "../model/component.ts";
import { header } from "./document.ts";
import { memberKey } from "./names.ts";

/** The module of the schema as data, which the thorough decoder reads documents by. */
export function writeTable(schema: Schema): string {
  const roots = schema.roots
    .map(({ name, type }) => `    ${memberKey(name)}: ${JSON.stringify(type.name)},\n`)
    .join("");
  const types = usedTypes(schema)
    .map(
      (type) =>
        `    ${memberKey(type.name)}: ${type.kind === "simple" ? writeSimple(type) : writeComplex(type)},\n`,
    )
    .join("");
  return (
    `${header(schema.fileName)}import type { SchemaTable } from "@payment-routing/contract-runtime/codegen";\n\n` +
    `export const TABLE: SchemaTable = {\n  roots: {\n${roots}  },\n  types: {\n${types}  },\n};\n`
  );
}

/** The schema's own types and the built-in ones that its elements name, sorted. */
function usedTypes(schema: Schema): TypeDefinition[] {
  const used = new Map<string, TypeDefinition>(schema.types.map((type) => [type.name, type]));
  const children = schema.types.flatMap((type) => (type.kind === "complex" ? childrenOf(type) : []));
  for (const { type } of [...children, ...schema.roots]) used.set(type.name, type);
  return [...used.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function childrenOf({ content }: ComplexType): readonly Child[] {
  if (content.kind === "open") return [];
  return content.kind === "rows" ? content.group.children : content.children;
}

function writeSimple(type: SimpleType): string {
  const patterns = type.patterns.map(
    ({ source, expression }) =>
      `{ source: ${JSON.stringify(source)}, expression: new RegExp(${JSON.stringify(expression)}, "u") }`,
  );
  return writeObject([
    ["kind", '"simple"'],
    ["base", JSON.stringify(type.base)],
    ["whiteSpace", JSON.stringify(type.whiteSpace)],
    ["minimum", type.minimum?.toString()],
    ["maximum", type.maximum?.toString()],
    ["minLength", type.minLength?.toString()],
    ["maxLength", type.maxLength?.toString()],
    [
      "enumeration",
      type.enumeration && `[${type.enumeration.map(({ value }) => JSON.stringify(value)).join(", ")}]`,
    ],
    ["patterns", patterns.length === 0 ? undefined : `[${patterns.join(", ")}]`],
  ]);
}

function writeComplex({ content, assertions }: ComplexType): string {
  if (content.kind === "open") return '{ kind: "open" }';
  if (content.kind === "rows") {
    const { group, min, max } = content;
    return `{\n      kind: "rows",\n      min: ${min},\n      max: ${max},\n      row: ${writeChildren(group.children)},\n    }`;
  }
  const rules = assertions.length === 0 ? "" : `      assertions: ${JSON.stringify(assertions)},\n`;
  return `{\n      kind: "${content.kind}",\n      children: ${writeChildren(content.children)},\n${rules}    }`;
}

function writeChildren(children: readonly Child[]): string {
  if (children.length === 0) return "[]";
  const rows = children.map(
    ({ name, type, min, max }) =>
      `        ${writeObject([
        ["name", JSON.stringify(name)],
        ["type", JSON.stringify(type.name)],
        ["min", `${min}`],
        ["max", `${max}`],
      ])},\n`,
  );
  return `[\n${rows.join("")}      ]`;
}

function writeObject(members: readonly (readonly [string, string | undefined])[]): string {
  const written = members
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return `{ ${written.join(", ")} }`;
}
