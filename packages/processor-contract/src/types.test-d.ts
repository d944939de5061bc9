import type { OutgoingPaymentCallback, OutgoingTransaction } from "@payment-routing/callback-contract";
import { expectTypeOf, test } from "vitest";
import type {
  ReportedTransaction,
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "./index.ts";

test("a reported transaction may be written, and has no MAC and local time", () => {
  expectTypeOf<ReportedTransaction>().toExtend<OutgoingTransaction>();
  expectTypeOf<Exclude<keyof OutgoingTransaction, keyof ReportedTransaction>>().toEqualTypeOf<
    "hmac" | "local_date_time"
  >();
});

test("a reported session may be written, and lacks the members that the service adds", () => {
  expectTypeOf<Exclude<keyof OutgoingPaymentCallback, keyof SessionReport>>().toEqualTypeOf<
    "signature" | "endpoint_url" | "max_retry"
  >();
  expectTypeOf<SessionReport["sale_amount"]>().toExtend<OutgoingPaymentCallback["sale_amount"]>();
  expectTypeOf<SessionReport["status"]>().toExtend<OutgoingPaymentCallback["status"]>();
  expectTypeOf<SessionStatusReport["status"]>().toExtend<OutgoingPaymentCallback["status"]>();
  expectTypeOf<TransactionStatusReport["status"]>().toExtend<OutgoingTransaction["status"]>();
});

test("a session report may come before the first transaction", () => {
  expectTypeOf<readonly []>().toExtend<SessionReport["transactions"]>();
});
