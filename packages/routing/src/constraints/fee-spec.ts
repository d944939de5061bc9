import type { FeeAmountConstraint } from "@payment-routing/config-contract";
import type { Facts } from "../facts/facts.ts";
import { type MinorUnits, toMinorUnits } from "../minor-units.ts";
import { type CountedAmount, makeAmountSpec } from "./amount-spec.ts";
import type { Dimension } from "./dimension.ts";
import { measureAmount } from "./measure-amount.ts";
import { showAmount, showUncounted } from "./show-amount.ts";
import type { Spec } from "./spec.ts";

/** Whether there must be a fee of the type, or any fee where no type is given, or must be none. */
export function makeFeePresenceSpec(type: number | undefined, present: boolean): Spec<boolean> {
  const dimension: Dimension<boolean> = {
    name: "fee",
    feeType: type,
    classes: "none",
    read: ({ fees }) => fees.some((fee) => type === undefined || fee.type === type),
    show: (isThere) => (isThere ? "such a fee" : "none"),
  };
  const what = type === undefined ? "a fee" : `a fee of type ${type}`;
  return {
    dimension,
    key: `fee ${type} ${present}`,
    check: (isThere) => isThere === present,
    onMissing: false,
    points: [],
    expected: present ? what : `not ${what}`,
  };
}

/** What the sum of the fees of the type, or of all of them, must be. */
export function makeFeeAmountSpec(
  type: number | undefined,
  constraint: FeeAmountConstraint,
): Spec<CountedAmount> {
  const dimension: Dimension<CountedAmount> = {
    name: "fee-amount",
    feeType: type,
    classes: "none",
    read: (facts) => countFees(facts, type),
    measure: measureAmount,
    show: showAmount,
    showUnread: (facts) => (listFees(facts, type).length === 0 ? undefined : showUncounted(facts)),
  };
  return makeAmountSpec(dimension, constraint, ` ${type}`);
}

function listFees({ fees }: Facts, type: number | undefined): Facts["fees"] {
  return type === undefined ? fees : fees.filter((fee) => fee.type === type);
}

function countFees(facts: Facts, type: number | undefined): CountedAmount | undefined {
  const { decimal, currency, currency_decimals } = facts;
  const counted = listFees(facts, type);
  if (counted.length === 0 || currency === undefined || currency_decimals === undefined) return undefined;
  const sum = counted.reduce((total, { value }) => total + BigInt(value), 0n);
  return { currency, ...sumToMinorUnits(sum, decimal, currency_decimals) };
}

/** A sum may lie past the safe integers, where numbers are not exact: it is brought back below them without loss. */
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
