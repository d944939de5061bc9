import { type AddressRanges, IP } from "./dimensions.ts";
import { type ListConstraint, readList } from "./list-spec.ts";
import { showList } from "./show-list.ts";
import type { Spec } from "./spec.ts";

/** A constraint on the ranges that an address is in. */
export function makeIpSpec(constraint: ListConstraint<string>): Spec<AddressRanges> {
  const { listed, isOnly } = readList(constraint);
  const set = new Set(listed);
  return {
    dimension: IP,
    key: `ip ${JSON.stringify(constraint)}`,
    check: ({ held, unrecorded }) => {
      for (const range of held) if (set.has(range)) return isOnly;
      for (const range of unrecorded) if (set.has(range)) return undefined;
      return !isOnly;
    },
    onMissing: constraint.on_missing === "eligible",
    points: [],
    expected: `an address in ${isOnly ? "one of" : "none of"} ${showList(listed)}`,
  };
}
