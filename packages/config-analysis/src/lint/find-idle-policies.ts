import type { Constraints } from "@payment-routing/config-contract";
import { type Condition, compileConditions } from "@payment-routing/routing";
import type { FactGroup, FactValue, FactValues, PLAIN_FACTS } from "../space/fact-values.ts";
import { findRegions } from "../space/find-regions.ts";
import type { AccountSpace, OfferSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Values in the policy of an offer that the method is not capable of: a policy narrows, and never widens. */
export function* findIdlePolicies({ offers, values }: AccountSpace): Iterable<LintFinding> {
  for (const offer of offers) {
    const { capabilities } = offer.method.value;
    const able = compileConditions(capabilities, `${offer.method.pointer}/capabilities`);
    yield* findOutside(offer, able, values);
    yield* findExcludedAmounts(capabilities, `${offer.method.pointer}/capabilities`);
    yield* findExcludedAmounts(offer.offer.value.policy ?? {}, `${offer.offer.pointer}/policy`);
  }
}

/** Members of constraints that list values, the facts that they look at, and what a value is called. */
const LISTS = [
  ["country", "country", "country", "country"],
  ["currency", "money", "currency", "currency"],
  ["product_type", "product_type", "product_type", "product type"],
  ["transaction_type", "transaction_type", "transaction_type", "transaction type"],
  ["platform", "platform", "platform", "platform"],
  ["language", "language", "language", "language"],
] as const satisfies readonly (readonly [keyof Constraints, FactGroup, keyof typeof PLAIN_FACTS, string])[];

function* findOutside(
  { offer, method }: OfferSpace,
  able: readonly Condition[],
  values: FactValues,
): Iterable<LintFinding> {
  const policy = offer.value.policy ?? {};
  for (const [member, group, fact, word] of LISTS) {
    const list = policy[member];
    if (list === undefined || !("only" in list)) continue;
    for (const [position, value] of list.only.entries()) {
      const matching = values[group].filter((choice) => choice[fact] === value);
      if (matching.length === 0 || isPossible(able, values, group, matching)) continue;
      const pointer = `${offer.pointer}/policy/${member}/only/${position}`;
      yield finding(
        "policy-outside-capability",
        pointer,
        `method ${method.value.id} is not capable of ${word} ${value}`,
      );
    }
  }
  yield* findOutsideAmounts(offer, method, able, values);
}

function* findOutsideAmounts(
  offer: OfferSpace["offer"],
  method: OfferSpace["method"],
  able: readonly Condition[],
  values: FactValues,
): Iterable<LintFinding> {
  for (const [position, { currency, min, max }] of (offer.value.policy?.amount?.ranges ?? []).entries()) {
    const bounds = [min, max].filter((bound) => bound !== undefined);
    const isWithin = (choice: FactValue) =>
      choice.currency === currency &&
      (min === undefined || Number(choice.value) >= min) &&
      (max === undefined || Number(choice.value) <= max);
    const inRange = values.money.filter(isWithin);
    const pointer = `${offer.pointer}/policy/amount/ranges/${position}`;
    const name = `method ${method.value.id}`;
    if (!isPossible(able, values, "money", inRange)) {
      yield finding(
        "policy-outside-capability",
        pointer,
        `${name} is capable of no such amount in currency ${currency}`,
      );
      continue;
    }
    for (const bound of bounds) {
      const atBound = inRange.filter((choice) => choice.value === bound);
      if (atBound.length > 0 && !isPossible(able, values, "money", atBound))
        yield finding(
          "policy-outside-capability",
          pointer,
          `${name} is not capable of ${bound} in currency ${currency}`,
        );
    }
  }
}

/** Amounts in a currency that the same constraints exclude. */
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

function isPossible(
  conditions: readonly Condition[],
  values: FactValues,
  group: FactGroup,
  choices: readonly FactValue[],
): boolean {
  return findRegions(conditions, { ...values, [group]: choices })?.length !== 0;
}
