import type { Constraints } from "@payment-routing/config-contract";
import { listSpecs } from "@payment-routing/routing";

/** A value that constraints list as accepted. */
export interface ListedValue {
  /** The JSON pointer from the constraints to the value, without the leading slash. */
  readonly path: string;
  /** The noun for such a value in messages. */
  readonly noun: string;
  readonly value: unknown;
  /** Met by the requests that have the value. */
  readonly asConstraint: Constraints;
}

/** The values that constraints list under `only`, except those inside `all`, `any` and `not`. */
export function* listListedValues(constraints: Constraints): Generator<ListedValue> {
  for (const [pointer, { dimension, list, points }] of listSpecs(constraints)) {
    const { noun, isSeveral } = dimension;
    if (list !== "only" || noun === undefined) continue;
    for (const [position, value] of points.entries()) {
      // An order may have other values besides: not all of its values are others.
      const asConstraint = isSeveral
        ? { not: nest(pointer, { except: [value] }) }
        : nest(pointer, { only: [value] });
      yield { path: `${pointer.slice(1)}/only/${position}`, noun, value, asConstraint };
    }
  }
}

function nest(pointer: string, constraint: object): Constraints {
  return pointer
    .split("/")
    .slice(1)
    .reduceRight((inner, name) => ({ [name]: inner }), constraint);
}
