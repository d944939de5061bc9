import { normaliseWhiteSpace } from "@payment-routing/contract-runtime/codegen";
import { readValue } from "../building/validate-literal.ts";
import type { Literal } from "../components/component.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { isKeptAsWritten, kindOfText } from "../shaping/text-kind.ts";
import { formsOf } from "./text-patterns.ts";

export type JsonValue = string | number | boolean | readonly JsonValue[] | { readonly [key: string]: string };

/** The value of a literal as JSON; undefined for what JSON has no number for. The literal must be valid for the type. */
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
  // The items of a list are no lists (part 2, section 2.5.1.2).
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
 * True when values are equal exactly where their JSON is. Equal decimals, dates and octets may be written in several
 * ways, and numbers of single precision are equal when they round to the same one.
 */
export function isComparedAsJson(type: SimpleType): boolean {
  return partsOf(type).every(({ asWritten, part }) => {
    if (part.variety === "any") return true;
    if (asWritten || part.primitive === "float") return false;
    return kindOfText(part) !== "string" || part.primitive === "string" || part.primitive === "anyURI";
  });
}

/** True when some text of a type is not one word of a list. Forms that allow white space allow nothing as well. */
export function mayBeNoWord(type: SimpleType): boolean {
  return partsOf(type).some(
    ({ asWritten, part }) =>
      asWritten ||
      (kindOfText(part) === "string" && formsOf(part).every((form) => new RegExp(form, "u").test(""))),
  );
}

/** The atomic types that a simple type consists of, and lists and unions that are kept as they are written. */
function partsOf(type: SimpleType): { readonly part: SimpleType; readonly asWritten: boolean }[] {
  const parts = [];
  const all = new Set([type]);
  // The loop reaches the parts that it adds as well.
  for (const part of all) {
    const { itemType, memberTypes, variety } = part;
    const asWritten = variety !== "atomic" && isKeptAsWritten(part);
    if (asWritten || variety === "atomic" || variety === "any") parts.push({ part, asWritten });
    else for (const inner of itemType === undefined ? memberTypes : [itemType]) all.add(inner);
  }
  return parts;
}
