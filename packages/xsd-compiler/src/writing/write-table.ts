import { childrenOf } from "../model/children-of.ts";
import type { Child, ComplexType, Schema, SimpleType, TypeDefinition } from "../model/component.ts";
import { Imports } from "./imports.ts";
import { Expression, type Literal, writeLiteral } from "./literal.ts";

/** The module of the schema as data, which the thorough decoder reads documents by. */
export function writeTable(schema: Schema): string {
  const imports = new Imports();
  const roots = schema.roots.map(({ name, type }) => [name, type.name] as const);
  const types = usedTypes(schema).map((type) => [type.name, describeType(type)] as const);
  const table = { roots: Object.fromEntries(roots), types: Object.fromEntries(types) };
  const declaration = `export const TABLE: ${imports.runtimeType("SchemaTable")} = `;
  return `${imports.write()}${writeLiteral(declaration, table, ";\n")}`;
}

/** The types that a document can need, by name. A base type that no element has is merged into those derived from it. */
function usedTypes(schema: Schema): TypeDefinition[] {
  const complex = schema.types.filter((type) => type.kind === "complex");
  const used = [...complex, ...[...complex.flatMap(childrenOf), ...schema.roots].map(({ type }) => type)];
  return [...new Set(used)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describeType(type: TypeDefinition): Literal {
  return type.kind === "simple" ? describeSimple(type) : describeComplex(type);
}

function describeSimple(type: SimpleType): Literal {
  const { kind, base, whiteSpace, minimum, maximum, minLength, maxLength } = type;
  const enumeration = type.enumeration?.map(({ value }) => value);
  const patterns = type.patterns.map(({ source, expression }) => ({
    source,
    expression: new Expression(`new RegExp(${JSON.stringify(expression)}, "u")`),
  }));
  return {
    ...{ kind, base, whiteSpace, minimum, maximum, minLength, maxLength, enumeration },
    patterns: patterns.length === 0 ? undefined : patterns,
  };
}

function describeComplex({ content, assertions }: ComplexType): Literal {
  const { kind } = content;
  if (kind === "open") return { kind };
  if (kind === "rows") {
    const { group, min, max } = content;
    return { kind, min, max, row: group.children.map(describeChild) };
  }
  return {
    kind,
    children: content.children.map(describeChild),
    assertions: assertions.length === 0 ? undefined : assertions.map((assertion) => ({ ...assertion })),
  };
}

function describeChild({ name, type, min, max }: Child): Literal {
  return { name, type: type.name, min, max };
}
