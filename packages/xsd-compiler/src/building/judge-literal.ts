import {
  type FacetsTable,
  keyOfValue,
  type LiteralTable,
  type SimpleType as PreparedType,
  prepareSimpleType,
  type SimpleTypeTable,
  type SimpleValue,
} from "@payment-routing/contract-runtime/codegen";
import type { Literal } from "../components/component.ts";
import type { Facets, SimpleType } from "../components/simple-type.ts";
import { translatePattern } from "../pattern/translate-pattern.ts";

/** What is wrong with a literal of a schema as a value of a type, `expected X, got Y`; undefined when nothing is. */
export function judgeLiteral(type: SimpleType, literal: Literal): string | undefined {
  const value = read(type, literal);
  return value.kind === "refusal" ? `expected ${value.expected}, got ${value.received}` : undefined;
}

/** The value of a literal; undefined when it is none of the type. */
export function readValue(type: SimpleType, literal: Literal): SimpleValue | undefined {
  const value = read(type, literal);
  return value.kind === "refusal" ? undefined : value;
}

/** True when two literals are the same value of a type. */
export function sameValue(type: SimpleType, a: Literal, b: Literal): boolean {
  const [left, right] = [readValue(type, a), readValue(type, b)];
  return left !== undefined && right !== undefined && keyOfValue(left) === keyOfValue(right);
}

function read(type: SimpleType, { lexical, namespaces }: Literal): ReturnType<PreparedType["read"]> {
  return prepare(type).read(lexical, {
    resolvePrefix: (prefix) => namespaces.get(prefix) ?? (prefix === "" ? "" : undefined),
  });
}

const prepared = new WeakMap<SimpleType, PreparedType>();

/** A type that reads texts as the generated code will. Its facets must have been checked. */
function prepare(type: SimpleType): PreparedType {
  const known = prepared.get(type);
  if (known !== undefined) return known;
  const parts = type.itemType === undefined ? type.memberTypes : [type.itemType];
  const made = prepareSimpleType(tableOf(type), (place) => prepare(parts[place] as SimpleType));
  prepared.set(type, made);
  return made;
}

function tableOf(type: SimpleType): SimpleTypeTable {
  const { builtIn, whiteSpace, primitive, variety } = type;
  const facets = facetsOf(type.facets);
  if (variety === "any") return { variety };
  if (variety === "list") return { variety, item: 0, facets };
  if (variety === "union") return { variety, members: type.memberTypes.map((_, index) => index), facets };
  return { variety, primitive: primitive ?? "string", builtIn, whiteSpace, facets };
}

const BOUNDS = ["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"] as const;
const COUNTS = ["length", "minLength", "maxLength", "totalDigits", "fractionDigits"] as const;

function facetsOf(facets: Facets): FacetsTable {
  const bounds = BOUNDS.flatMap((name) => (facets[name] === undefined ? [] : [[name, facets[name].lexical]]));
  const counts = COUNTS.flatMap((name) => (facets[name] === undefined ? [] : [[name, facets[name]]]));
  return {
    ...Object.fromEntries([...bounds, ...counts]),
    ...(facets.enumeration === undefined ? {} : { enumeration: facets.enumeration.map(literalTable) }),
    patterns: facets.patterns.map(({ alternatives }) => ({
      source: alternatives.map(({ lexical }) => lexical).join(" | "),
      expression: expressionOf(alternatives),
    })),
  };
}

function literalTable({ lexical, namespaces }: Literal): LiteralTable {
  return { text: lexical, namespaces: Object.fromEntries(namespaces) };
}

function expressionOf(alternatives: readonly Literal[]): RegExp {
  const translated = alternatives.map(({ lexical }) => {
    const translation = translatePattern(lexical);
    // A pattern that cannot be translated has been reported; what it would judge is none of this schema's worries.
    return "expression" in translation ? translation.expression : "[^]*";
  });
  return new RegExp(`^(?:${translated.join("|")})$`, "u");
}
