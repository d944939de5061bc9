import type { ComplexType, SchemaSet } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import type { Shape } from "../shaping/shape.ts";
import { describeSimpleType, describeValues, writeOrigin } from "./describe-type.ts";
import { docComment } from "./document.ts";
import { Imports } from "./imports.ts";
import type { Naming } from "./naming.ts";
import { simpleExpression } from "./type-expression.ts";
import { RecordWriter } from "./write-record-type.ts";

/** The module of the types, in the order of their names. */
export function writeSetTypes(
  schema: SchemaSet,
  naming: Naming,
  shapes: ReadonlyMap<ComplexType, Shape>,
): string {
  const imports = new Imports();
  const records = new RecordWriter(naming, imports, schema.groups);
  const roots = rootsByType(schema);
  const written = Array.from(naming.types, ([type, name]): [string, string] => {
    if (type.kind === "simple") return [name, writeSimple(naming, imports, type, name)];
    const shape = shapes.get(type) ?? { kind: "open" };
    const comment = docComment([
      type.documentation,
      ...type.assertions.map(({ message, test }) => `Rule: ${message} (\`${test}\`).`),
      ...(roots.get(type) ?? []).map((root) => `The root element \`<${root}>\`.`),
      writeOrigin("complexType", type),
    ]);
    return [name, comment + records.write(shape, name)];
  });
  written.push(...records.rows);
  written.sort(([a], [b]) => (a < b ? -1 : 1));
  return imports.write() + written.map(([, text]) => text).join("\n");
}

function rootsByType({ elements }: SchemaSet): Map<object, string[]> {
  const roots = new Map<object, string[]>();
  for (const { name, type } of elements.values()) roots.set(type, [...(roots.get(type) ?? []), name.local]);
  return roots;
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
