// Generated from schemas/callback. Do not edit: npm run generate.
import type { ParseOptions, Result } from "@payment-routing/contract-runtime";
import { judgeValue, parseJson } from "@payment-routing/contract-runtime/codegen";
import type { OutgoingPaymentCallback } from "./outgoing-payment-callback.ts";
import { checkOutgoingPaymentCallback } from "./outgoing-payment-callback.validator.ts";
import type { PaymentCallback } from "./payment-callback.ts";
import { checkPaymentCallback } from "./payment-callback.validator.ts";

export type {
  OutgoingBillingAddress,
  OutgoingBillingItem,
  OutgoingBillingSummary,
  OutgoingCard,
  OutgoingCustomerInfo,
  OutgoingFraud,
  OutgoingNameText,
  OutgoingNameValue,
  OutgoingOrderData,
  OutgoingPaymentCallback,
  OutgoingPendingAmount,
  OutgoingProductInfo,
  OutgoingProfile,
  OutgoingPsp,
  OutgoingRebillingInfo,
  OutgoingSaleAmount,
  OutgoingSessionStatus,
  OutgoingTmsInfo,
  OutgoingTransaction,
  OutgoingTransactionAmount,
  OutgoingTransactionStatus,
  OutgoingTrip,
} from "./outgoing-payment-callback.ts";
export type {
  BillingAddress,
  BillingItem,
  BillingSummary,
  Card,
  CustomerInfo,
  Fraud,
  NameText,
  NameValue,
  OrderData,
  PaymentCallback,
  PendingAmount,
  ProductInfo,
  Profile,
  Psp,
  RebillingInfo,
  SaleAmount,
  SessionStatus,
  TmsInfo,
  Transaction,
  TransactionAmount,
  TransactionStatus,
  Trip,
} from "./payment-callback.ts";

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateOutgoingPaymentCallback(value: unknown): Result<OutgoingPaymentCallback> {
  return judgeValue(checkOutgoingPaymentCallback, value);
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validatePaymentCallback(value: unknown): Result<PaymentCallback> {
  return judgeValue(checkPaymentCallback, value);
}

/**
 * Reads and judges a JSON document in UTF-8: on success its value, typed; otherwise every issue, at most 100, with line
 * and column. Refuses a name given twice in one object, and a number that would be read as another integer.
 */
export function parsePaymentCallback(input: Uint8Array | string, options?: ParseOptions): Result<PaymentCallback> {
  return parseJson(input, options, checkPaymentCallback);
}
