// Names of the generated code. They depend on the schema alone, and a component that is added behind others takes none
// of theirs.

import { elementsOf } from "../automata/check-consistency.ts";
import { ANY_TYPE } from "../building/built-in-types.ts";
import type { ComplexType, ElementDeclaration, SchemaSet, TypeDefinition } from "../components/schema-set.ts";
import { typeName } from "./names.ts";

export interface Naming {
  /** Types that have a name in TypeScript: those that the schema names, and complex types that it does not. */
  readonly types: ReadonlyMap<TypeDefinition, string>;
  /** What follows `decode` and `encode`, by global element. */
  readonly elements: ReadonlyMap<ElementDeclaration, string>;
  /** A name for one more type; no other has it. */
  readonly claim: (wanted: string) => string;
}

/** Names that generated modules import or that are of the platform. */
const TAKEN = [
  "Array",
  "AtMostOneOf",
  "BigInt",
  "Boolean",
  "Decimal",
  "DecodeOptions",
  "ExpandedName",
  "Issue",
  "IssueCode",
  "Item",
  "Number",
  "Object",
  "OneOf",
  "OpenContent",
  "Pick",
  "RegExp",
  "Result",
  "String",
  "Uint8Array",
  "XmlAttribute",
  "XmlElement",
];

/** Finds names for the types and the global elements of a schema set. */
export function nameComponents({ elements, types }: SchemaSet): Naming {
  const typeNames = new Map<TypeDefinition, string>();
  const taken = new Set(TAKEN);
  const open: ComplexType[] = [];
  const name = (type: TypeDefinition, wanted: string): void => {
    if (typeNames.has(type) || type === ANY_TYPE) return;
    typeNames.set(type, claim(taken, wanted));
    if (type.kind === "complex") open.push(type);
  };
  for (const type of types.values()) name(type, identifier(type.name?.local ?? ""));
  for (const { name: own, type } of elements.values())
    if (type.kind === "complex" && type.name === undefined) name(type, identifier(own.local));
  // Types written inside others have the name of the type and that of the element.
  for (const type of open) {
    if (type.content.kind !== "elements") continue;
    for (const element of elementsOf(type.content.automaton))
      if (element.type.kind === "complex" && element.type.name === undefined)
        name(element.type, `${typeNames.get(type)}${identifier(element.name.local)}`);
  }
  const takenElements = new Set<string>();
  const elementNames = new Map<ElementDeclaration, string>();
  for (const element of elements.values())
    elementNames.set(element, claim(takenElements, identifier(element.name.local)));
  return { types: typeNames, elements: elementNames, claim: (wanted) => claim(taken, wanted) };
}

/** The name of a type that a name of the schema makes. */
export function identifier(name: string): string {
  const wanted = typeName(name).replace(/[^\p{ID_Continue}]/gu, "");
  return /^\p{ID_Start}/u.test(wanted) ? wanted : `T${wanted}`;
}

function claim(taken: Set<string>, wanted: string): string {
  let free = wanted;
  for (let i = 2; taken.has(free); i++) free = `${wanted}${i}`;
  taken.add(free);
  return free;
}
