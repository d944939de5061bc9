import type { Constraints } from "@payment-routing/config-contract";
import { compileConditions } from "../../condition.ts";
import { listSpecs } from "../../dimensions/index.ts";
import { findRegions } from "../space/find-regions.ts";
import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Finds values in the policy of an offer that the method is not capable of, and amounts in excluded currencies. */
export function* findIdlePolicies({ offers, values }: AccountSpace): Iterable<LintFinding> {
  for (const { offer, method } of offers) {
    const { capabilities } = method.value;
    const able = compileConditions(capabilities, `${method.pointer}/capabilities`);
    const isCapable = (of: Constraints) =>
      findRegions([...able, ...compileConditions(of, "")], values)?.length !== 0;
    for (const { constraints, pointer } of listTogether(
      offer.value.policy ?? {},
      `${offer.pointer}/policy`,
    )) {
      // Another check reports a method that is capable of nothing.
      if (isCapable({})) yield* findOutside(constraints, pointer, `method ${method.value.id}`, isCapable);
      yield* findExcludedAmounts(constraints, pointer);
    }
    for (const { constraints, pointer } of listTogether(capabilities, `${method.pointer}/capabilities`))
      yield* findExcludedAmounts(constraints, pointer);
  }
}

interface LocatedConstraints {
  readonly constraints: Constraints;
  readonly pointer: string;
}

/** The constraints and those nested in `all`, which must all be met. */
function* listTogether(constraints: Constraints, pointer: string): Generator<LocatedConstraints> {
  yield { constraints, pointer };
  for (const [position, inner] of (constraints.all ?? []).entries())
    yield* listTogether(inner, `${pointer}/all/${position}`);
}

function* findOutside(
  constraints: Constraints,
  pointer: string,
  name: string,
  isCapable: (of: Constraints) => boolean,
): Iterable<LintFinding> {
  const outside = (path: string, message: string) =>
    finding("policy-outside-capability", `${pointer}/${path}`, `${name} is ${message}`);
  for (const { path, noun, value, asConstraint } of listListedValues(constraints)) {
    if (!isCapable(asConstraint)) yield outside(path, `not capable of ${noun} ${value}`);
  }
  for (const [position, range] of (constraints.amount?.ranges ?? []).entries()) {
    const { currency, min, max } = range;
    const path = `amount/ranges/${position}`;
    if (!isCapable({ amount: { ranges: [range] } })) {
      yield outside(path, `capable of no such amount in currency ${currency}`);
      continue;
    }
    for (const bound of [min, max]) {
      if (bound !== undefined && !isCapable({ amount: { ranges: [{ currency, min: bound, max: bound }] } }))
        yield outside(path, `not capable of ${bound} in currency ${currency}`);
    }
  }
}

/** Finds amounts in a currency that the same constraints exclude. */
function* findExcludedAmounts(
  { currency: list, amount }: Constraints,
  pointer: string,
): Iterable<LintFinding> {
  if (list === undefined) return;
  for (const [position, { currency }] of (amount?.ranges ?? []).entries()) {
    const isTaken = "only" in list ? list.only.includes(currency) : !list.except.includes(currency);
    if (isTaken) continue;
    const place = `${pointer}/amount/ranges/${position}`;
    yield finding(
      "amount-in-excluded-currency",
      place,
      `currency ${currency} is excluded by ${pointer}/currency`,
    );
  }
}

/** A value that constraints list as accepted. */
interface ListedValue {
  /** The JSON pointer from the constraints to the value, without the leading slash. */
  readonly path: string;
  /** The noun for such a value in messages. */
  readonly noun: string;
  readonly value: unknown;
  /** Met by the requests that have the value. */
  readonly asConstraint: Constraints;
}

/** The values that constraints list under `only`, except those inside `all`, `any` and `not`. */
function* listListedValues(constraints: Constraints): Generator<ListedValue> {
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
