import type { SchemaSet } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { describeConstraint, describeSimpleType, describeValues, writeOrigin } from "./describe-type.ts";
import { substitutesType } from "./element-type.ts";
import { Imports } from "./imports.ts";
import { docComment } from "./layout.ts";
import type { Naming } from "./naming.ts";
import { simpleExpression } from "./type-expression.ts";
import { RecordWriter } from "./write-record-type.ts";

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
      ...(roots.get(type) ?? []).flatMap(({ name, identityConstraints }) => [
        `The root element \`<${name.local}>\`.`,
        ...identityConstraints.map(describeConstraint),
      ]),
      writeOrigin("complexType", type),
    ]);
    return [name, comment + records.write(shape, name)];
  });
  for (const [type, { name, substitutes }] of naming.substitutes) {
    const comment = `{@link ${naming.types.get(type)}}, or a type derived from it, which \`xsi:type\` names.`;
    const union = substitutesType(naming, imports, type, substitutes);
    written.push([name, `${docComment([comment])}export type ${name} =${union};\n`]);
  }
  for (const [name, input] of naming.inputs) {
    const comment = docComment([
      `{@link ${name}} for \`create…\`: arrays that may be empty, and attributes with a default, may be left out.`,
    ]);
    written.push([input, `${comment}export type ${input} = ${imports.publicType("Input")}<${name}>;\n`]);
  }
  written.push(...records.rows);
  // The index exports from this module even if it has no types.
  if (written.length === 0) return "export {};\n";
  written.sort(([a], [b]) => (a < b ? -1 : 1));
  return imports.write() + written.map(([, text]) => text).join("\n");
}

function writeSimple(naming: Naming, imports: Imports, type: SimpleType, name: string): string {
  const comment = docComment([
    type.documentation,
    describeValues(type),
    describeSimpleType(type),
    writeOrigin("simpleType", type),
  ]);
  return `${comment}export type ${name} = ${simpleExpression(naming, imports, type)};\n`;
}
