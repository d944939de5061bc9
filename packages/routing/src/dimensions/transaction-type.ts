import type { TransactionType } from "@payment-routing/config-contract";
import type { Dimension, DimensionModule } from "./dimension.ts";
import { CODES, makeListSpec } from "./list.ts";

export interface TransactionTypeFacts {
  readonly transaction_type: number | undefined;
}

const TYPES: readonly (TransactionType | undefined)[] = [undefined, 1, 2, 3, 4, 5, 6];

const TRANSACTION_TYPE = {
  ...CODES,
  name: "transaction-type",
  group: "transaction_type",
  noun: "transaction type",
  read: ({ transaction_type }) => transaction_type,
  fields: [{ field: "transaction/type_id" }],
  listSamples: () => TYPES.map((transaction_type) => ({ transaction_type })),
} as const satisfies Dimension<number, TransactionTypeFacts>;

export const transactionType = {
  member: "transaction_type",
  dimensions: [TRANSACTION_TYPE],
  plainFacts: { transaction_type: undefined } as TransactionTypeFacts,
  listSpecs: (given) => [["/transaction_type", makeListSpec(TRANSACTION_TYPE, given)]],
} as const satisfies DimensionModule<"transaction_type", TransactionTypeFacts>;
