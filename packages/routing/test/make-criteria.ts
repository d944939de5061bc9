import type {
  PaymentMethodSearchCriteria,
  Transaction,
  TransactionAmount,
} from "@payment-routing/search-contract";

/** What decisions look at in a request; the rest is the same for all. */
export interface Facts {
  readonly amount?: Partial<TransactionAmount>;
  readonly type_id?: NonNullable<Transaction["type_id"]>;
  readonly product_type?: NonNullable<Transaction["product_type"]>;
  readonly platform?: string;
}

/** A request to account 2 of client 1: 100.00 in Denmark, without a currency, by default. */
export function makeCriteria({
  amount,
  platform = "web",
  ...transaction
}: Facts = {}): PaymentMethodSearchCriteria {
  return {
    event_id: 7,
    account_id: 2,
    transaction: {
      order_no: "A-1",
      ...transaction,
      amount: { value: 10000, country_id: 208, decimal: 2, ...amount },
      orders: [{ line_item: { product: [] }, amount: { country_id: 208, value: "100.00" } }],
    },
    client_info: { platform, version: "1.0", ip: "192.0.2.1", client_id: 1 },
  };
}
