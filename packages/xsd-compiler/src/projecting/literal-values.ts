import { normaliseWhiteSpace } from "@payment-routing/contract-runtime/codegen";
import { readValue } from "../building/validate-literal.ts";
import type { Literal } from "../components/component.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { isKeptAsWritten, kindOfText } from "../shaping/text-kind.ts";
import { formsOf } from "./text-patterns.ts";

export type JsonValue = string | number | boolean | readonly JsonValue[] | { readonly [key: string]: string };

/** Returns a literal's value as JSON; undefined for numbers that JSON lacks. The literal must be valid for the type. */
export function literalValue(type: SimpleType, literal: Literal): JsonValue | undefined {
  let own = type;
  while (own.variety === "union" && !isKeptAsWritten(own)) {
    const member = own.memberTypes.find((candidate) => readValue(candidate, literal) !== undefined);
    if (member === undefined) return undefined;
    own = member;
  }
  if (own.variety !== "atomic" && isKeptAsWritten(own)) return literal.lexical;
  if (own.itemType === undefined) return atomicValue(own, literal);
  const text = normaliseWhiteSpace(literal.lexical, "collapse");
  const item = own.itemType;
  // The items of a list cannot be lists (part 2, section 2.5.1.2).
  const values = (text === "" ? [] : text.split(" ")).map((lexical) =>
    literalValue(item, { ...literal, lexical }),
  );
  return values.every((value) => value !== undefined) ? values : undefined;
}

function atomicValue(type: SimpleType, literal: Literal): JsonValue | undefined {
  const text = normaliseWhiteSpace(literal.lexical, type.whiteSpace);
  switch (kindOfText(type)) {
    case "string":
      return text;
    case "boolean":
      return text === "true" || text === "1";
    case "number":
    case "bigint":
      return Number.isSafeInteger(Number(text)) ? Number(text) + 0 : undefined;
    case "float":
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    default: {
      const read = readValue(type, literal);
      return read?.kind === "atomic" ? (read.value as { namespace: string; local: string }) : undefined;
    }
  }
}

/**
 * True if values are equal exactly when their JSON is equal. Equal decimals, dates and octets have several lexical forms,
 * and single-precision numbers are equal when they round to the same number.
 */
export function isComparedAsJson(type: SimpleType): boolean {
  return partsOf(type).every(({ asWritten, part }) => {
    if (part.variety === "any") return true;
    if (asWritten || part.primitive === "float") return false;
    return kindOfText(part) !== "string" || part.primitive === "string" || part.primitive === "anyURI";
  });
}

/** True if a text of the type may not be one list item. Forms that allow white space also allow the empty text. */
export function mayBeNoWord(type: SimpleType): boolean {
  return partsOf(type).some(
    ({ asWritten, part }) =>
      asWritten ||
      (kindOfText(part) === "string" && formsOf(part).every((form) => new RegExp(form, "u").test(""))),
  );
}

/** Returns the atomic types that a simple type consists of. Lists and unions with a lexical value are one part. */
function partsOf(type: SimpleType): { readonly part: SimpleType; readonly asWritten: boolean }[] {
  const parts = [];
  const all = new Set([type]);
  // The loop also reaches the parts that it adds.
  for (const part of all) {
    const { itemType, memberTypes, variety } = part;
    const asWritten = variety !== "atomic" && isKeptAsWritten(part);
    if (asWritten || variety === "atomic" || variety === "any") parts.push({ part, asWritten });
    else for (const inner of itemType === undefined ? memberTypes : [itemType]) all.add(inner);
  }
  return parts;
}
