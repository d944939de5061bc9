// Generated from schemas/callback. Do not edit: npm run generate.
import type { ParseOptions, Result, StandardSchema } from "@payment-routing/contract-runtime";
import {
  documentSchema,
  parseJson,
  runValidator,
  valueSchema,
} from "@payment-routing/contract-runtime/codegen";
import type { OutgoingPaymentCallback } from "./outgoing-payment-callback.ts";
import { checkOutgoingPaymentCallback } from "./outgoing-payment-callback.validator.ts";
import type { PaymentCallback } from "./payment-callback.ts";
import { checkPaymentCallback } from "./payment-callback.validator.ts";

export type { OutgoingPaymentCallback, OutgoingTransaction } from "./outgoing-payment-callback.ts";
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

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateOutgoingPaymentCallback(value: unknown): Result<OutgoingPaymentCallback> {
  return runValidator(checkOutgoingPaymentCallback, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validatePaymentCallback(value: unknown): Result<PaymentCallback> {
  return runValidator(checkPaymentCallback, value);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parsePaymentCallback(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<PaymentCallback> {
  return parseJson(input, options, checkPaymentCallback);
}

/** The Standard Schema of values: issues have path segments. */
export const outgoingPaymentCallbackValueSchema: StandardSchema<OutgoingPaymentCallback> =
  /* @__PURE__ */ valueSchema(validateOutgoingPaymentCallback);

/** The Standard Schema of values: issues have path segments. */
export const paymentCallbackValueSchema: StandardSchema<PaymentCallback> =
  /* @__PURE__ */ valueSchema(validatePaymentCallback);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const paymentCallbackDocumentSchema: StandardSchema<string | Uint8Array, PaymentCallback> =
  /* @__PURE__ */ documentSchema(parsePaymentCallback);
