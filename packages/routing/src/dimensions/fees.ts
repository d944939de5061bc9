import type { FeeAmountConstraint, FeeConstraint } from "@payment-routing/config-contract";
import type { Fee } from "@payment-routing/search-contract";
import { itemsOf } from "../configuration/configuration-parts.ts";
import { type MinorUnits, toMinorUnits } from "../minor-units.ts";
import {
  AMOUNTS,
  type AmountFacts,
  type CountedAmount,
  checkAmount,
  makeAmountSpec,
  showUncounted,
} from "./amount.ts";
import type { CurrencyFacts } from "./currency.ts";
import type { Dimension, DimensionModule, LocatedSpec, Spec } from "./dimension.ts";

export interface FeesFacts {
  readonly fees: readonly Fee[];
}

type MoneyFacts = FeesFacts & AmountFacts & CurrencyFacts;

/** Whether there is a fee, of the type if one is given. */
function makeFeeDimension(feeType: number | undefined) {
  return {
    name: "fee",
    group: "fees",
    classes: "none",
    feeType,
    read: ({ fees }) => fees.some(({ type }) => feeType === undefined || type === feeType),
    show: (isThere) => (isThere ? "such a fee" : "none"),
    fields: [
      { field: "transaction/fees/fee", isThere: ({ fees }: FeesFacts) => fees.length > 0 },
      {
        field: "transaction/fees/fee/type",
        isThere: ({ fees }: FeesFacts) => fees.length > 0 && fees.every(({ type }) => type !== undefined),
      },
    ],
  } as const satisfies Dimension<boolean, FeesFacts>;
}

/** The sum of the fees, of the type if one is given. */
function makeFeeAmountDimension(feeType: number | undefined) {
  return {
    ...AMOUNTS,
    name: "fee-amount",
    group: "fees",
    classes: "none",
    feeType,
    read: (facts) => countFees(facts, feeType),
    showUnread: (facts) => (listFees(facts, feeType).length === 0 ? undefined : showUncounted(facts)),
  } as const satisfies Dimension<CountedAmount, MoneyFacts>;
}

export const fees = {
  member: "fees",
  dimensions: [makeFeeDimension(undefined), makeFeeAmountDimension(undefined)],
  plainFacts: { fees: [] } as FeesFacts,
  listSpecs: (given) => given.flatMap(listFeeSpecs),
  check: function* (path, given, known) {
    for (const [position, { amount }] of itemsOf<FeeConstraint>(given))
      yield* checkAmount(`${path}/${position}/amount`, amount, known);
  },
} as const satisfies DimensionModule<"fees", FeesFacts>;

function listFeeSpecs({ type, present, amount }: FeeConstraint, position: number): readonly LocatedSpec[] {
  const specs: LocatedSpec[] = [];
  if (present !== undefined) specs.push([`/fees/${position}/present`, makeFeePresenceSpec(type, present)]);
  if (amount !== undefined) specs.push([`/fees/${position}/amount`, makeFeeAmountSpec(type, amount)]);
  return specs;
}

function makeFeePresenceSpec(type: number | undefined, present: boolean): Spec<boolean> {
  const what = type === undefined ? "a fee" : `a fee of type ${type}`;
  return {
    dimension: makeFeeDimension(type),
    key: `fee ${type} ${present}`,
    check: (isThere) => isThere === present,
    onMissing: false,
    points: [],
    expected: present ? what : `not ${what}`,
  };
}

/** A constraint on the sum of the fees of the type, or of all fees if the type is undefined. */
export function makeFeeAmountSpec(
  type: number | undefined,
  constraint: FeeAmountConstraint,
): Spec<CountedAmount> {
  return makeAmountSpec(makeFeeAmountDimension(type), constraint, ` ${type}`);
}

function listFees({ fees }: FeesFacts, type: number | undefined): FeesFacts["fees"] {
  return type === undefined ? fees : fees.filter((fee) => fee.type === type);
}

function countFees(facts: MoneyFacts, type: number | undefined): CountedAmount | undefined {
  const { decimal, currency, currency_decimals } = facts;
  const counted = listFees(facts, type);
  if (counted.length === 0 || currency === undefined || currency_decimals === undefined) return undefined;
  const sum = counted.reduce((total, { value }) => total + BigInt(value), 0n);
  return { currency, ...sumToMinorUnits(sum, decimal, currency_decimals) };
}

/** A sum can exceed the safe integers, which is where numbers are exact: it is divided until it does not. */
function sumToMinorUnits(sum: bigint, decimal: number, currencyDecimals: number): MinorUnits {
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  if (sum <= limit && sum >= -limit) return toMinorUnits(Number(sum), decimal, currencyDecimals);
  if (decimal <= currencyDecimals) {
    const beyond = sum < 0n ? -(2 ** 53) : 2 ** 53;
    return { floor: beyond, ceiling: beyond };
  }
  const quotient = sum / 10n;
  const isWhole = quotient * 10n === sum;
  const lower = sumToMinorUnits(
    isWhole || sum > 0n ? quotient : quotient - 1n,
    decimal - 1,
    currencyDecimals,
  );
  const upper = sumToMinorUnits(
    isWhole || sum < 0n ? quotient : quotient + 1n,
    decimal - 1,
    currencyDecimals,
  );
  return { floor: lower.floor, ceiling: upper.ceiling };
}
