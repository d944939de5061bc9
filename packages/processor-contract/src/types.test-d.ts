import type { OutgoingPaymentCallback, OutgoingTransaction } from "@payment-routing/callback-contract";
import { expectTypeOf, test } from "vitest";
import type {
  ReportedTransaction,
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "./index.ts";

test("what is reported of a transaction may be written, and its MAC and local time are not reported", () => {
  expectTypeOf<ReportedTransaction>().toExtend<OutgoingTransaction>();
  expectTypeOf<Exclude<keyof OutgoingTransaction, keyof ReportedTransaction>>().toEqualTypeOf<
    "hmac" | "local_date_time"
  >();
});

test("what is reported of a session may be written, and what the service adds is not reported", () => {
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
