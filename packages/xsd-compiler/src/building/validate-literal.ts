import {
  DATATYPES,
  keyOfValue,
  normaliseWhiteSpace,
  type SimpleType as PreparedType,
  prepareSimpleType,
  type SimpleTypeTable,
  type SimpleValue,
} from "@payment-routing/contract-runtime/codegen";
import type { Literal } from "../components/component.ts";
import type { ValueConstraint } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { offsetOf, rawAttributeOf } from "../loading/attributes.ts";
import { writeFacets } from "../tables/write-facets.ts";
import { originOf, type Source } from "./building.ts";

/** Reads the value of a facet, with the white space of the base type, of which it is a value. Patterns preserve it. */
export function readLiteral(source: Source, whiteSpace: SimpleType["whiteSpace"] = "preserve"): Literal {
  const { element, document } = source;
  return {
    lexical: normaliseWhiteSpace(rawAttributeOf(element, "value") ?? "", whiteSpace),
    namespaces: document.namespacesAt(element),
    origin: { ...originOf(source), offset: offsetOf(element, "value") },
  };
}

/** Returns the error of a literal that is not a value of its type, `expected X, got Y`; undefined for a valid literal. */
export function validateLiteral(type: SimpleType, literal: Literal): string | undefined {
  const value = read(type, literal);
  return value?.kind === "issue" ? `expected ${value.expected}, got ${value.received}` : undefined;
}

/** Returns the value of a literal; undefined if the literal is not a value of the type. */
export function readValue(type: SimpleType, literal: Literal): SimpleValue | undefined {
  const value = read(type, literal);
  return value?.kind === "issue" ? undefined : value;
}

/**
 * Returns the literal that a declaration fixes and another one, which restricts or refers to it, does not.
 *
 * @param type the type of the values; undefined for text of mixed content
 */
export function findUnfixed(
  base: ValueConstraint | undefined,
  own: ValueConstraint | undefined,
  type: SimpleType | undefined,
): Literal | undefined {
  if (base?.kind !== "fixed") return undefined;
  if (own?.kind !== "fixed") return base.value;
  const isSame =
    type === undefined ? own.value.lexical === base.value.lexical : sameValue(type, own.value, base.value);
  return isSame ? undefined : base.value;
}

/** True if two literals denote the same value of a type. */
function sameValue(type: SimpleType, a: Literal, b: Literal): boolean {
  const [left, right] = [readValue(type, a), readValue(type, b)];
  return left !== undefined && right !== undefined && keyOfValue(left) === keyOfValue(right);
}

/** Returns undefined for a type whose own facets are invalid, which has been reported. */
function read(
  type: SimpleType,
  { lexical, namespaces }: Literal,
): ReturnType<PreparedType["read"]> | undefined {
  try {
    return prepare(type).read(lexical, {
      resolvePrefix: (prefix) => namespaces.get(prefix) ?? (prefix === "" ? "" : undefined),
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const prepared = new WeakMap<SimpleType, PreparedType>();

/** Prepares a type to read texts as the generated code does. Its facets must have been checked. */
function prepare(type: SimpleType): PreparedType {
  const known = prepared.get(type);
  if (known !== undefined) return known;
  const parts = type.itemType === undefined ? type.memberTypes : [type.itemType];
  const made = prepareSimpleType(tableOf(type), DATATYPES, (index) => prepare(parts[index] as SimpleType));
  prepared.set(type, made);
  return made;
}

function tableOf(type: SimpleType): SimpleTypeTable {
  const { builtIn, whiteSpace, primitive, variety } = type;
  const facets = writeFacets(type);
  if (variety === "any") return { variety };
  if (variety === "list") return { variety, item: 0, facets };
  if (variety === "union") return { variety, members: type.memberTypes.map((_, index) => index), facets };
  // Names of notations and entities are read as texts. Other code checks that they are declared.
  const read = primitive === "NOTATION" ? "QName" : (primitive ?? "string");
  return { variety, primitive: read, builtIn: builtIn === "ENTITY" ? "NCName" : builtIn, whiteSpace, facets };
}
