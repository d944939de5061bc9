import fc, { type Arbitrary } from "fast-check";
import { writePointer } from "../issue.ts";
import { arbitraryValue } from "./arbitrary-value.ts";
import { type Break, breakRules, type Rule } from "./break-rules.ts";
import { fitsSchema } from "./fits-schema.ts";
import { SchemaDocument } from "./json-schema.ts";

export type { Rule } from "./break-rules.ts";

/** A value that breaks one rule of its schema. */
export interface NearMiss {
  readonly value: unknown;
  readonly rule: Rule;
  /** JSON Pointer to what breaks the rule: a value, a missing member or an unknown member. */
  readonly path: string;
}

/**
 * Values that break one rule of a published schema: a valid value with one change.
 *
 * @param reference the definition to start at, such as `#/$defs/order`; the whole schema if absent
 */
export function arbitraryNearMiss(schema: unknown, reference?: string): Arbitrary<NearMiss> {
  return arbitraryBreak(schema, reference).map(({ value, rule, steps }) => ({
    value,
    rule,
    path: writePointer(steps),
  }));
}

/** Rules are chosen first, so that one with few candidates is broken as often as one with many. */
export function arbitraryBreak(schema: unknown, reference?: string): Arbitrary<Break & { value: unknown }> {
  const document = new SchemaDocument(schema, reference);
  return fc
    .tuple(arbitraryValue(schema, reference), fc.noBias(fc.nat()), fc.noBias(fc.nat()))
    .map(([valid, ruleChoice, candidateChoice]) => {
      const breaks = [...breakRules(document, valid)];
      if (breaks.length === 0) throw new RangeError("test data: every value fits the schema");
      const rules = [...new Set(breaks.map(({ rule }) => rule))];
      const rule = rules[ruleChoice % rules.length];
      const candidates = breaks.filter((one) => one.rule === rule);
      const chosen = candidates[candidateChoice % candidates.length] as Break;
      return { ...chosen, value: chosen.change(valid) };
    })
    .filter(({ value }) => !fitsSchema(document, document.root, value));
}
