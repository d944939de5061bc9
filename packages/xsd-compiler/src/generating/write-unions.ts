// The unions of types and the types derived from them that `xsi:type` may name in their place. A union contains the unions of its
// substitutes instead of what these contain: along a chain of derivation each type is written once.

import type { TypeDefinition } from "../components/schema-set.ts";
import { isAbstract, type Substitute } from "../shaping/find-substitutes.ts";
import { isObject } from "../shaping/shape.ts";
import type { Imports } from "./imports.ts";
import { docComment } from "./layout.ts";
import type { Naming, SubstitutedType } from "./naming.ts";
import { LABEL, labelMember, typeReference } from "./type-expression.ts";

/** Declares the unions. Returns names with declarations. */
export function writeUnions(naming: Naming, imports: Imports): [string, string][] {
  const nested = new Set<TypeDefinition>();
  const unions = Array.from(naming.substitutes, ([type, { name, substitutes }]) => {
    const others = cover(naming, type, substitutes).map(({ substitute, union }) => {
      const value = substitute && writeLabelled(naming, imports, substitute);
      if (union === undefined) return `${value}`;
      if (substitute === undefined) return union.name;
      nested.add(substitute.type);
      return `${union.name}<${value}>`;
    });
    return { type, name, others };
  });
  return unions.map(({ type, name, others }) => {
    const about = `{@link ${naming.types.get(type)}}, or a type derived from it, which \`xsi:type\` names.`;
    const declared = typeReference(naming, imports, type);
    const own = isObject(naming.shapes, type) ? `${declared} & { readonly ${LABEL}?: never }` : declared;
    // Where another union contains this one, the type itself has a label too. No type of a schema is named in lower case.
    const parameter = nested.has(type) ? `<own = ${own}>` : "";
    const parts = [...(isAbstract(type) ? [] : [parameter === "" ? own : "own"]), ...others];
    return [name, `${docComment([about])}export type ${name}${parameter} =${writeUnion(parts)};\n`];
  });
}

function writeUnion(parts: readonly string[]): string {
  const [only = "never"] = parts;
  if (parts.length < 2) return ` ${only}`;
  return parts.map((part) => `\n  | ${/^[^<]* & /.test(part) ? `(${part})` : part}`).join("");
}

function writeLabelled(naming: Naming, imports: Imports, { label, type }: Substitute): string {
  const value = typeReference(naming, imports, type);
  return isObject(naming.shapes, type)
    ? `${value} & { ${labelMember(label)} }`
    : `{ ${labelMember(label)}; readonly value: ${value} }`;
}

/** A part of a union: a substitute, or the union of a type, which is no substitute itself if it is abstract. */
interface Part {
  readonly substitute: Substitute | undefined;
  readonly union?: SubstitutedType;
}

/** Returns parts that together are the substitutes of a type. Those that are nearer to it come first. */
function cover(naming: Naming, declared: TypeDefinition, substitutes: readonly Substitute[]): Part[] {
  const all = new Map(substitutes.map((substitute) => [substitute.type, substitute]));
  const covered = new Set<TypeDefinition>();
  const parts: Part[] = [];
  for (const substitute of substitutes) {
    if (covered.has(substitute.type)) continue;
    let part: Part = { substitute };
    let values: readonly TypeDefinition[] = [substitute.type];
    for (
      let type = substitute.type;
      type !== declared && type.base !== undefined && type.base !== type;
      type = type.base
    ) {
      const union = naming.substitutes.get(type);
      if (union === undefined) continue;
      const within = [...(isAbstract(type) ? [] : [type]), ...union.substitutes.map((other) => other.type)];
      // A type may block a substitute of its base, or the base one of the type.
      if (!within.includes(substitute.type) || !within.every((one) => all.has(one))) continue;
      part = { substitute: all.get(type), union };
      values = within;
    }
    for (const value of values) covered.add(value);
    parts.push(part);
  }
  return parts;
}
