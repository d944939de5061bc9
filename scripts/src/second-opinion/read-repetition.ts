import type { JsonSchema } from "./projection.ts";

export interface Repetition {
  /** What occurs. */
  readonly item: JsonSchema;
  /** How often: `0..1`, `1..1`, `0..n`, `1..n`, or with other bounds. */
  readonly occurs: string;
}

/**
 * How often a member of a record occurs. What may repeat is, in our projection, an array that is required even when
 * nothing has to be in it; in that of xsd2jsonschema it is `oneOf` a single one and an array, and required when at
 * least one has to be there.
 */
export function readRepetition(member: JsonSchema, required: boolean): Repetition {
  if (member.type === "array") {
    const { items = {}, minItems = 0, maxItems } = member;
    return { item: items, occurs: required ? range(minItems, maxItems) : "an array that may be absent" };
  }
  const array = member.oneOf?.find((choice) => choice.type === "array");
  if (array !== undefined) {
    const { items = {}, minItems = required ? 1 : 0, maxItems } = array;
    return { item: items, occurs: range(minItems, maxItems) };
  }
  return { item: member, occurs: range(required ? 1 : 0, 1) };
}

function range(min: number, max: number | undefined): string {
  return `${min}..${max ?? "n"}`;
}
