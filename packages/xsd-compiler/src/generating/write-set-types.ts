import type { SchemaSet } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { claimName } from "../shaping/label-names.ts";
import { type EnumeratedValue, enumeratedValues } from "../shaping/text-kind.ts";
import {
  describeRoots,
  describeSimpleType,
  describeValues,
  fileNameOf,
  writeOrigin,
} from "./describe-type.ts";
import { Imports } from "./imports.ts";
import { docComment, writeList } from "./layout.ts";
import { constantName, isInherited } from "./names.ts";
import { type Naming, nameOfValues } from "./naming.ts";
import { simpleExpression } from "./type-expression.ts";
import { RecordWriter } from "./write-record-type.ts";
import { writeUnions } from "./write-unions.ts";

/** Writes the module of the types, sorted by name. */
export function writeSetTypes(schema: SchemaSet, naming: Naming): string {
  const imports = new Imports();
  const records = new RecordWriter(naming, imports, schema.groups);
  const roots = Map.groupBy(schema.elements.values(), ({ type }) => type);
  const written = Array.from(naming.types, ([type, name]): [string, string] => {
    if (type.kind === "simple") return [name, writeSimple(naming, imports, type, name)];
    const shape = naming.shapes.get(type) ?? { kind: "open" };
    const comment = docComment([
      type.documentation,
      ...type.assertions.map(({ message, test }) => `Rule: ${message} (\`${test}\`).`),
      ...describeRoots(roots.get(type) ?? []),
      writeOrigin("complexType", type, name, naming.mainFile),
    ]);
    return [name, comment + records.write(shape, name)];
  });
  written.push(...writeUnions(naming, imports));
  const rootTypes = new Set(Array.from(naming.elements.keys(), ({ type }) => nameOfValues(naming, type)));
  for (const [name, input] of naming.inputs) {
    // The compiler works out each of them, which for thousands of types takes minutes.
    if (!rootTypes.has(name)) continue;
    written.push([input, `export type ${input} = ${imports.publicType("Input")}<${name}>;\n`]);
  }
  written.push(...records.rows, ...records.groups);
  // The index exports from this module even if it has no types.
  if (written.length === 0) return "export {};\n";
  written.sort(([a], [b]) => (a < b ? -1 : 1));
  const { mainFile } = naming;
  const where =
    mainFile === undefined || schema.files.length === 1
      ? ""
      : `// Where a comment names no origin, it is ${fileNameOf(mainFile)}.\n\n`;
  return where + imports.write() + written.map(([, text]) => text).join("\n");
}

function writeSimple(naming: Naming, imports: Imports, type: SimpleType, name: string): string {
  const comment = docComment([
    type.documentation,
    describeValues(type) === "" ? "" : "Its labels, in `enumerations.ts`, document the values.",
    describeSimpleType(type),
    writeOrigin("simpleType", type, name, naming.mainFile),
  ]);
  return `${comment}export type ${name} = ${simpleExpression(naming, imports, type)};\n`;
}

/** Writes the module of enumerations: their values and the documentation of each value. Empty if there are none. */
export function writeEnumerations({ types }: Naming): string {
  const imports = new Imports();
  const taken = new Set<string>();
  const sorted = [...types].sort(([, a], [, b]) => (a < b ? -1 : 1));
  const written = sorted.flatMap(([type, name]) => {
    const values = type.kind === "simple" ? enumeratedValues(type) : undefined;
    if (values === undefined) return [];
    imports.typeNamed(name);
    // Type names may differ only in case.
    const constant = claimName(taken, constantName(name));
    return [writeValues(constant, name, values), ...writeLabels(constant, name, values)];
  });
  return written.length === 0 ? "" : imports.write() + written.join("\n");
}

function writeValues(constant: string, name: string, values: readonly EnumeratedValue[]): string {
  const literals = values.map(({ literal }) => literal);
  const list = writeList(`export const ${constant}_VALUES: readonly ${name}[] = [`, literals, "];", "");
  return `/** The values of {@link ${name}}. */\n${list}\n`;
}

/** Writes labels for the documented values, which may be only some of the values. */
function writeLabels(constant: string, name: string, values: readonly EnumeratedValue[]): string[] {
  const labelled = values.filter(({ documentation }) => documentation !== "");
  if (labelled.length === 0) return [];
  const isBigint = /\dn$/.test(labelled[0]?.literal ?? "");
  // Every object inherits some values: those without documentation are then written too.
  const complete = values.some(
    ({ documentation, literal }) => documentation === "" && isInheritedValue(literal),
  );
  const record = `Record<${isBigint ? `\`\${${name}}\`` : name}, string${complete ? " | undefined" : ""}>`;
  const isPartial = !complete && labelled.length < values.length;
  const type = isPartial ? `Readonly<Partial<${record}>>` : `Readonly<${record}>`;
  const members = (complete ? values : labelled).map(
    ({ documentation, literal }) => `  ${keyOf(literal)}: ${JSON.stringify(documentation || undefined)},\n`,
  );
  return [
    `/** The documentation of each value of {@link ${name}}. */\n` +
      `export const ${constant}_LABELS: ${type} = {\n${members.join("")}};\n`,
  ];
}

function isInheritedValue(literal: string): boolean {
  return literal.startsWith('"') && isInherited(JSON.parse(literal));
}

/** Writes a value as the key of an object literal. `__proto__` must be a computed key. */
function keyOf(literal: string): string {
  if (literal === '"__proto__"') return `[${literal}]`;
  if (/^"[A-Za-z_$][\w$]*"$/.test(literal)) return literal.slice(1, -1);
  return literal.startsWith('"') ? literal : JSON.stringify(literal.replace("n", ""));
}
