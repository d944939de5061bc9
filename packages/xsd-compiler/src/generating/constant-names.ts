import { keyOf, type QName } from "../components/component.ts";

/** Constants for names of elements, by `keyOf` them: `order_no` and `InstdAmt` become `ORDER_NO` and `INSTD_AMT`. */
export function constantNames(names: readonly QName[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    names.map((name) => {
      const words = name.local
        .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1_$2")
        .replace(/[^\p{ID_Continue}]+/gu, "_")
        .toUpperCase();
      let constant = /^\p{ID_Start}/u.test(words) ? words : `_${words}`;
      // Names that differ in nothing but case, or their namespace.
      while (taken.has(constant) || constant === "SCHEMA" || constant === "READERS" || constant === "WRITERS")
        constant += "_";
      taken.add(constant);
      return [keyOf(name), constant];
    }),
  );
}
