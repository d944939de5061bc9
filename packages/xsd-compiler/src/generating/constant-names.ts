import type { QName } from "../components/component.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import { labelNames } from "../shaping/label-names.ts";

/** Constants that the modules of readers and writers have besides. */
const RESERVED = ["SCHEMA", "READERS", "WRITERS"];

/**
 * Constants for names of elements, by `keyOf` them: `order_no` and `InstdAmt` become `ORDER_NO` and `INSTD_AMT`. Where
 * another namespace has the name, the prefix stands in front.
 */
export function constantNames(
  names: readonly QName[],
  prefixes: SchemaSet["prefixes"],
): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  return new Map(
    Array.from(labelNames(names, prefixes), ([key, label]) => {
      let constant = constantName(label);
      // Names that differ in nothing but case and punctuation.
      while (taken.has(constant)) constant += "_";
      taken.add(constant);
      return [key, constant];
    }),
  );
}

/** The constant name for a name of the schema. */
export function constantName(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1_$2")
    .replace(/[^\p{ID_Continue}]+/gu, "_")
    .toUpperCase();
  return /^\p{ID_Start}/u.test(words) ? words : `_${words}`;
}
