// Generated from schemas/callback/payment-callback.schema.json. Do not edit: npm run generate.

import type { PaymentCallback, SaleAmount, Transaction } from "./payment-callback.ts";

/**
 * Body of a callback: a payment session with all its transactions at the time of a status change.
 *
 * From payment-callback.schema.json.
 */
export interface OutgoingPaymentCallback extends PaymentCallback {
  /**
   * Transactions of the session. A session without transactions has no callbacks.
   *
   * @minItems 1
   */
  readonly transactions: readonly [OutgoingTransaction, ...OutgoingTransaction[]];
}

/**
 * Payment or refund attempt within a payment session.
 *
 * From transaction.schema.json.
 */
export interface OutgoingTransaction extends Transaction {
  readonly sale_amount: SaleAmount;
}
