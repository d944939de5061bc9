// What a member's comment says beside the documentation of the schema: what its declaration in TypeScript does not say.

import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { ElementDeclaration, TypeDefinition, ValueConstraint } from "../components/schema-set.ts";
import { describeConstraint, describeSimpleType, describeValues } from "./describe-type.ts";
import type { Naming } from "./naming.ts";
import { LONGEST_TUPLE } from "./type-expression.ts";

/** Describes an element: what its declaration in TypeScript does not say. */
export function describeElement(
  naming: Pick<Naming, "types">,
  { documentation, identityConstraints, name, type, valueConstraint }: ElementDeclaration,
  key: string,
  ownDocumentation: string,
  counts: readonly string[] = [],
): string[] {
  const words = [
    ...(name.local === key ? [] : [`\`<${name.local}>\``]),
    ...describeBuiltIn(naming, type),
    ...counts,
    ...describeValueConstraint(valueConstraint),
  ];
  const about = words.length === 0 ? "" : `XML: ${words.join(", ")}.`;
  const constraints = identityConstraints.map(describeConstraint);
  const text = ownDocumentation || documentation;
  // The comment of the type, which the member names, may say the same.
  const own = text === type.documentation && naming.types.has(type) ? "" : text;
  return [own, about, describeUnnamed(naming, type), ...constraints];
}

/** The name of a built-in type whose values have a wider type in TypeScript. */
export function describeBuiltIn({ types }: Pick<Naming, "types">, type: TypeDefinition): string[] {
  const isBuiltIn = type.name?.namespace === XSD_NAMESPACE && !types.has(type);
  return isBuiltIn && !SAME_IN_TYPESCRIPT.has(type.name?.local ?? "") ? [`xs:${type.name?.local}`] : [];
}

const SAME_IN_TYPESCRIPT: ReadonlySet<string> = new Set(["string", "boolean", "decimal"]);

/** Describes the facets of a simple type without a TypeScript name, for the place where it is used. */
export function describeUnnamed({ types }: Pick<Naming, "types">, type: TypeDefinition): string {
  const isUnnamed = type.kind === "simple" && type.name === undefined && !types.has(type);
  return isUnnamed ? `${describeValues(type)}\n\n${describeSimpleType(type)}`.trim() : "";
}

/** Describes a default or fixed value. */
export function describeValueConstraint(constraint: ValueConstraint | undefined): string[] {
  return constraint === undefined ? [] : [`${constraint.kind} \`${constraint.value.lexical}\``];
}

/** True if an array type says how often an element occurs. */
export function saysOccurs(type: string, least: number, min: number, max: number): boolean {
  if (least !== min) return false;
  return max === Number.POSITIVE_INFINITY ? min <= LONGEST_TUPLE : min === max && !type.includes("...");
}
