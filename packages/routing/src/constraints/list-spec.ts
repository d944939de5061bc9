import type { MissingInput } from "@payment-routing/config-contract";
import type { Dimension } from "./dimension.ts";
import { showList } from "./show-list.ts";
import type { Spec } from "./spec.ts";

export type ListConstraint<Value> = (
  | { readonly only: readonly Value[] }
  | { readonly except: readonly Value[] }
) & { readonly on_missing?: MissingInput };

/** The values that a list constraint names, and whether they are those that are accepted. */
export function readList<Value>(constraint: ListConstraint<Value>): {
  listed: readonly Value[];
  isOnly: boolean;
} {
  return "only" in constraint
    ? { listed: constraint.only, isOnly: true }
    : { listed: constraint.except, isOnly: false };
}

/** A constraint that lists the values it accepts, or those that it does not. */
export function makeListSpec<Value>(
  dimension: Dimension<Value>,
  constraint: ListConstraint<Value>,
): Spec<Value> {
  const { listed, isOnly } = readList(constraint);
  const set = new Set(listed);
  return {
    dimension,
    key: `${dimension.name} ${JSON.stringify(constraint)}`,
    check: (value) => set.has(value) === isOnly,
    onMissing: constraint.on_missing === "eligible",
    points: listed,
    expected: `${isOnly ? "one of" : "none of"} ${showList(listed)}`,
  };
}

/** The same for a fact of several values: `only` asks for all of them to be listed, `except` for none. */
export function makeEverySpec<Value>(
  dimension: Dimension<Several<Value>>,
  constraint: ListConstraint<Value>,
): Spec<Several<Value>> {
  const { listed, isOnly } = readList(constraint);
  const set = new Set(listed);
  return {
    dimension,
    key: `${dimension.name} ${JSON.stringify(constraint)}`,
    check: ({ values, isMissingSome }) => {
      for (const value of values) if (set.has(value) !== isOnly) return false;
      return isMissingSome ? undefined : true;
    },
    onMissing: constraint.on_missing === "eligible",
    points: listed,
    expected: `${isOnly ? "only" : "none of"} ${showList(listed)}`,
  };
}

export interface Several<Value> {
  readonly values: readonly Value[];
  /** Whether one of the things that have such a value is without. */
  readonly isMissingSome: boolean;
}
