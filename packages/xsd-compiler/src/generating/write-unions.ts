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
  const nested = new Set<string>();
  const unions = Array.from(naming.substitutes, ([type, { name, substitutes }]) => {
    const labels = new Map(substitutes.map((one) => [one.type, one.label]));
    const open = new Set(labels.keys());
    const others: string[] = [];
    // Those that are nearer to the type come first.
    for (const one of open) {
      const [other, union] = findUnion(naming, one, type, labels) ?? [one];
      for (const contained of union?.substitutes ?? []) open.delete(contained.type);
      const label = labels.get(other);
      const value = label === undefined ? "" : writeLabelled(naming, imports, { type: other, label });
      if (union !== undefined && value !== "") nested.add(union.name);
      others.push(union === undefined ? value : `${union.name}${value === "" ? "" : `<${value}>`}`);
    }
    return { type, name, others };
  });
  return unions.map(({ type, name, others }) => {
    const about = `{@link ${naming.types.get(type)}}, or a type derived from it, which \`xsi:type\` names.`;
    const declared = typeReference(naming, imports, type);
    const own = isObject(naming.shapes, type) ? `${declared} & { readonly ${LABEL}?: never }` : declared;
    // Where another union contains this one, the type itself has a label too. No type of a schema is named in lower case.
    const parameter = nested.has(name) ? `<own = ${own}>` : "";
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

/** Finds the largest union that contains a substitute and nothing but substitutes, and the type whose union it is. */
function findUnion(
  { substitutes }: Naming,
  substitute: TypeDefinition,
  declared: TypeDefinition,
  labels: ReadonlyMap<TypeDefinition, string>,
): readonly [TypeDefinition, SubstitutedType] | undefined {
  let found: readonly [TypeDefinition, SubstitutedType] | undefined;
  for (let type = substitute; type !== declared && type.base && type.base !== type; type = type.base) {
    const union = substitutes.get(type);
    const others = union?.substitutes.map((one) => one.type) ?? [];
    const within = isAbstract(type) ? others : [type, ...others];
    // A type may block a substitute of its base, or the base one of the type.
    if (union && within.includes(substitute) && within.every((one) => labels.has(one))) found = [type, union];
  }
  return found;
}
