import { listEffectiveAccounts } from "../configuration/effective-accounts.ts";
import type { Dimension, DimensionModule } from "./dimension.ts";
import { CODES, checkList, makeListSpec } from "./list.ts";

export interface CurrencyFacts {
  /** The currency of the request, or the account's default. */
  readonly currency: number | undefined;
  /** The number of decimals of the currency; undefined if the configuration does not know the currency. */
  readonly currency_decimals: number | undefined;
}

const CURRENCY = {
  ...CODES,
  name: "currency",
  group: "money",
  code: "currency",
  noun: "currency",
  read: ({ currency }) => currency,
  readDefault: ({ defaultCurrency }) => defaultCurrency,
  fields: [
    {
      field: "transaction/amount/currency_id",
      // The currency of the facts may be the default.
      isThere: ({ currency }) => (currency === undefined ? false : undefined),
      isPossible: ({ currency }) => currency !== undefined,
      isRecordedBy: (configuration) =>
        listEffectiveAccounts(configuration).every(({ defaultCurrency }) => defaultCurrency === undefined),
    },
  ],
} as const satisfies Dimension<number, CurrencyFacts>;

export const currency = {
  member: "currency",
  dimensions: [CURRENCY],
  plainFacts: { currency: undefined, currency_decimals: undefined } as CurrencyFacts,
  listSpecs: (given) => [["/currency", makeListSpec(CURRENCY, given)]],
  check: (path, list, { currencies }) => checkList(path, list, currencies, "currencies"),
} as const satisfies DimensionModule<"currency", CurrencyFacts>;
