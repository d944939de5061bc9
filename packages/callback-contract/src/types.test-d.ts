import { expectTypeOf, test } from "vitest";
import type { OutgoingPaymentCallback, OutgoingTransaction, PaymentCallback, Transaction } from "./index.ts";

test("what may be written may be read", () => {
  expectTypeOf<OutgoingPaymentCallback>().toExtend<PaymentCallback>();
  expectTypeOf<PaymentCallback>().not.toExtend<OutgoingPaymentCallback>();
});

test("a reader may ask for members that are not known, and is told nothing of them", () => {
  expectTypeOf<PaymentCallback["added_later"]>().toEqualTypeOf<unknown>();
  expectTypeOf<Transaction["added_later"]>().toEqualTypeOf<unknown>();
});

test("a writer has the members of the contract and no others", () => {
  expectTypeOf<"session_id">().toExtend<keyof OutgoingPaymentCallback>();
  expectTypeOf<"added_later">().not.toExtend<keyof OutgoingPaymentCallback>();
  expectTypeOf<"added_later">().not.toExtend<keyof OutgoingTransaction>();
});

test("a transaction's own sale amount is always written, and read when it is absent", () => {
  expectTypeOf<Transaction["sale_amount"]>().extract<undefined>().not.toBeNever();
  expectTypeOf<OutgoingTransaction["sale_amount"]>().extract<undefined>().toBeNever();
});

test("there is at least one transaction", () => {
  expectTypeOf<readonly []>().not.toExtend<PaymentCallback["transactions"]>();
  expectTypeOf<readonly [OutgoingTransaction]>().toExtend<PaymentCallback["transactions"]>();
});

test("sale amounts know three numbers of decimals, other amounts any", () => {
  expectTypeOf<NonNullable<PaymentCallback["sale_amount"]["decimals"]>>().toEqualTypeOf<0 | 2 | 3>();
  expectTypeOf<NonNullable<Transaction["amount"]["decimals"]>>().toEqualTypeOf<number>();
});
