import type { Child, ComplexType, Group, RootElement, Schema, SimpleType } from "../model/component.ts";
import { arrayType } from "./array-type.ts";
import { docComment } from "./document.ts";
import { memberKey, typeName, typeReference } from "./names.ts";

/** The module of types: one for each named type and each repeated group, sorted by name. */
export function writeTypes(schema: Schema): string {
  const open = schema.types.some((type) => type.kind === "complex" && type.content.kind === "open");
  const imports = open ? 'import type { OpenContent } from "@payment-routing/contract-runtime";\n\n' : "";
  const declarations = [
    ...schema.types.map((type) => [
      typeName(type.name),
      type.kind === "simple" ? writeSimpleType(schema, type) : writeComplexType(schema, type),
    ]),
    ...schema.groups.map((group) => [typeName(group.name), writeGroup(schema, group)]),
  ] as [string, string][];
  declarations.sort(([a], [b]) => (a < b ? -1 : 1));
  return imports + declarations.map(([, text]) => text).join("\n");
}

function writeSimpleType(schema: Schema, type: SimpleType): string {
  const values = type.enumeration;
  const meanings = (values ?? [])
    .filter(({ documentation }) => documentation !== "")
    .map(({ value, documentation }) => `- \`${JSON.stringify(value)}\`: ${documentation}`)
    .join("\n");
  const definition =
    values?.map(({ value }) => JSON.stringify(value)).join(" | ") ??
    { string: "string", integer: "number", boolean: "boolean" }[type.base];
  const comment = docComment([
    type.documentation,
    meanings,
    describeFacets(type),
    origin(schema, "simpleType", type.name),
  ]);
  return `${comment}export type ${typeName(type.name)} = ${definition};\n`;
}

/** What a type alias of TypeScript cannot say. */
function describeFacets(type: SimpleType): string {
  const facets = [
    ...(type.minimum === undefined ? [] : [`at least ${type.minimum}`]),
    ...(type.maximum === undefined ? [] : [`at most ${type.maximum}`]),
    ...(type.minLength === undefined ? [] : [`at least ${type.minLength} characters`]),
    ...(type.maxLength === undefined ? [] : [`at most ${type.maxLength} characters`]),
    ...type.patterns.map(({ source }) => `matches \`${source}\``),
    ...(type.base === "string" && type.whiteSpace === "collapse" ? ["white space collapses"] : []),
  ];
  return type.enumeration !== undefined || facets.length === 0 ? "" : `Value: ${facets.join(", ")}.`;
}

function writeComplexType(schema: Schema, type: ComplexType): string {
  const name = typeName(type.name);
  const rules = type.assertions.map(({ message, test }) => `Rule: ${message} (\`${test}\`).`);
  const roots = schema.roots
    .filter((root) => root.type === type)
    .map((root: RootElement) => `The root element \`<${root.name}>\`.`);
  const comment = docComment([
    type.documentation,
    ...rules,
    ...roots,
    origin(schema, "complexType", type.name),
  ]);
  const { content } = type;
  if (content.kind === "open") return `${comment}export type ${name} = OpenContent;\n`;
  if (content.kind === "rows") {
    return `${comment}export type ${name} = ${arrayType(typeName(content.group.name), content.min, content.max)};\n`;
  }
  return `${comment}export interface ${name} {\n${content.children.map(writeMember).join("")}}\n`;
}

function writeGroup(schema: Schema, group: Group): string {
  const comment = docComment([group.documentation, origin(schema, "group", group.name)]);
  return `${comment}export interface ${typeName(group.name)} {\n${group.children.map(writeMember).join("")}}\n`;
}

function writeMember(child: Child): string {
  const comment = docComment(
    [child.documentation, `XML: \`<${child.name}>\`, ${child.type.name}, ${describeOccurs(child)}.`],
    "  ",
  );
  const optional = child.max === 1 && child.min === 0 ? "?" : "";
  const type = typeReference(child.type);
  const value = child.max > 1 ? arrayType(type, child.min, child.max) : type;
  return `${comment}  readonly ${memberKey(child.name)}${optional}: ${value};\n`;
}

function describeOccurs({ min, max }: Child): string {
  if (min === 1 && max === 1) return "exactly once";
  if (max === 1) return "at most once";
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "any number of times" : `${min} or more times`;
  return `${min} to ${max} times`;
}

function origin(schema: Schema, kind: string, name: string): string {
  return `Origin: ${kind} \`${name}\` in ${schema.fileName}.`;
}
