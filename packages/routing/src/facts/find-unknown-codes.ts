import type { ClosedCode, MerchantConfiguration } from "@payment-routing/config-contract";
import { findByCode, makeCodeTable } from "../code-table.ts";
import { readKnownCodes } from "../configuration/known-codes.ts";
import { DIMENSIONS } from "../dimensions/index.ts";
import { listCodes } from "../dimensions/list.ts";
import type { Facts } from "./facts.ts";

/** Finds the closed codes of a request whose value is not known. Ignores codes that the request leaves out. */
export type UnknownCodeFinder = (facts: Facts) => readonly ClosedCode[];

/** Every value of a code that is not closed is known. */
export function createUnknownCodeFinder(configuration: MerchantConfiguration): UnknownCodeFinder {
  const known = readKnownCodes(configuration);
  const closed = DIMENSIONS.flatMap(({ code, read }) => {
    const values = code && known.get(code);
    return values === undefined ? [] : [{ code: code as ClosedCode, isKnown: createLookup(values), read }];
  });
  return (facts) => {
    let unknown = NONE;
    for (const { code, isKnown, read } of closed) {
      const value = read(facts);
      // A list for a single code would have to be allocated.
      const areKnown =
        typeof value === "object" ? listCodes(value).every(isKnown) : value === undefined || isKnown(value);
      if (!areKnown) unknown = [...unknown, code];
    }
    return unknown;
  };
}

const NONE: readonly ClosedCode[] = [];

/** Numbers have a table of their own, which is faster than a set. */
function createLookup(values: ReadonlySet<number | string>): (code: number | string) => boolean {
  const numbers = makeCodeTable(
    [...values].filter((value) => typeof value === "number").map((code) => [code, true]),
  );
  return (code) => (typeof code === "number" ? findByCode(numbers, code) === true : values.has(code));
}
