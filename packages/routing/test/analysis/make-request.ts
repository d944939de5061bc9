import type { Fee, PaymentMethodSearchCriteria, TransactionAmount } from "@payment-routing/search-contract";

/** The parts of a request that a test chooses. The rest is the same for all. */
export interface RequestParts {
  readonly amount?: Partial<TransactionAmount>;
  readonly fees?: readonly Fee[];
  /** Order lines with one product each, which has a stock keeping unit or not. */
  readonly lines?: readonly { readonly sku?: string; readonly country_id?: number }[];
  readonly ip?: string;
}

/** A request to account 2 of client 1: 100.00 in Denmark, without a currency, by default. */
export function makeCriteria({
  amount,
  fees,
  lines = [{}],
  ip = "192.0.2.1",
}: RequestParts = {}): PaymentMethodSearchCriteria {
  const orders = lines.map(({ sku, country_id = 208 }) => ({
    line_item: { product: [sku === undefined ? {} : { sku }] },
    amount: { country_id, value: "100.00" },
  }));
  return {
    event_id: 7,
    account_id: 2,
    transaction: {
      order_no: "A-1",
      amount: { value: 100_00, country_id: 208, decimal: 2, ...amount },
      orders: orders as never,
      ...(fees !== undefined && { fees: { fee: [...fees] as never } }),
    },
    client_info: { platform: "web", version: "1.0", ip, client_id: 1 },
  };
}
