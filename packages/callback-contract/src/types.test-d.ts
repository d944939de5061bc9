import type { StandardSchemaV1 } from "@standard-schema/spec";
import { expectTypeOf, test } from "vitest";
import type {
  OutgoingPaymentCallback,
  OutgoingTransaction,
  outgoingPaymentCallbackValueSchema,
  PaymentCallback,
  paymentCallbackDocumentSchema,
  paymentCallbackValueSchema,
  Transaction,
} from "./index.ts";

test("types for writing are assignable to types for reading", () => {
  expectTypeOf<OutgoingPaymentCallback>().toExtend<PaymentCallback>();
  expectTypeOf<PaymentCallback>().not.toExtend<OutgoingPaymentCallback>();
});

test("unknown members have no type", () => {
  expectTypeOf<"session_id">().toExtend<keyof PaymentCallback>();
  expectTypeOf<"added_later">().not.toExtend<keyof PaymentCallback>();
  expectTypeOf<"added_later">().not.toExtend<keyof Transaction>();
});

test("forms have the same members", () => {
  expectTypeOf<keyof OutgoingPaymentCallback>().toEqualTypeOf<keyof PaymentCallback>();
  expectTypeOf<keyof OutgoingTransaction>().toEqualTypeOf<keyof Transaction>();
});

test("a transaction's own sale amount is required for writing and optional for reading", () => {
  expectTypeOf<Transaction["sale_amount"]>().extract<undefined>().not.toBeNever();
  expectTypeOf<OutgoingTransaction["sale_amount"]>().extract<undefined>().toBeNever();
});

test("there is at least one transaction", () => {
  expectTypeOf<readonly []>().not.toExtend<PaymentCallback["transactions"]>();
  expectTypeOf<readonly [OutgoingTransaction]>().toExtend<PaymentCallback["transactions"]>();
});

test("sale amounts have three possible numbers of decimals, other amounts any", () => {
  expectTypeOf<NonNullable<PaymentCallback["sale_amount"]["decimals"]>>().toEqualTypeOf<0 | 2 | 3>();
  expectTypeOf<NonNullable<Transaction["amount"]["decimals"]>>().toEqualTypeOf<number>();
});

test("Standard Schemas have the types of the contract", () => {
  type Read = typeof paymentCallbackValueSchema;
  type Written = typeof outgoingPaymentCallbackValueSchema;
  type Document = typeof paymentCallbackDocumentSchema;
  expectTypeOf<Read | Written | Document>().toExtend<StandardSchemaV1>();
  expectTypeOf<StandardSchemaV1.InferOutput<Read>>().toEqualTypeOf<PaymentCallback>();
  expectTypeOf<StandardSchemaV1.InferInput<Written>>().toEqualTypeOf<OutgoingPaymentCallback>();
  expectTypeOf<StandardSchemaV1.InferInput<Document>>().toEqualTypeOf<string | Uint8Array>();
  expectTypeOf<StandardSchemaV1.InferOutput<Document>>().toEqualTypeOf<PaymentCallback>();
});
