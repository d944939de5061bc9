import { toMinorUnits } from "../minor-units.ts";
import { AMOUNTS, type CountedAmount, checkAmount, makeAmountSpec, showUncounted } from "./amount-range.ts";
import type { CurrencyFacts } from "./currency.ts";
import type { Dimension, DimensionModule } from "./dimension.ts";

export interface AmountFacts {
  /** The total of the request: an integer, whose last `decimal` digits are decimals. */
  readonly value: number;
  readonly decimal: number;
}

const AMOUNT = {
  ...AMOUNTS,
  name: "amount",
  group: "money",
  classes: "amounts",
  read: ({ currency, currency_decimals, value, decimal }) => {
    if (currency === undefined || currency_decimals === undefined) return undefined;
    const { floor, ceiling } = toMinorUnits(value, decimal, currency_decimals);
    return { currency, floor, ceiling };
  },
  showUnread: showUncounted,
} as const satisfies Dimension<CountedAmount, AmountFacts & CurrencyFacts>;

export const amount = {
  member: "amount",
  dimensions: [AMOUNT],
  plainFacts: { value: 100_00, decimal: 2 } as AmountFacts,
  listSpecs: (given) => [["/amount", makeAmountSpec(AMOUNT, given)]],
  check: checkAmount,
} as const satisfies DimensionModule<"amount", AmountFacts>;
