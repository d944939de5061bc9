import type {
  PaymentMethodSearchCriteria,
  PaymentMethodSearchCriteriaInput,
} from "@payment-routing/search-contract";
import { expectTypeOf, test } from "vitest";
import {
  atLeastOne,
  type OfferedPaymentMethod,
  type PAYMENT_ROUTING_ERROR_CODES,
  type PaymentRoutingClient,
  type PaymentRoutingClientOptions,
  PaymentRoutingError,
  type PaymentRoutingErrorCode,
} from "../index.ts";

test("a client needs an address, a client ID and a key, and nothing else", () => {
  expectTypeOf<{
    baseUrl: string;
    clientId: number;
    apiKey: string;
  }>().toExtend<PaymentRoutingClientOptions>();
  expectTypeOf<{ baseUrl: string; clientId: number }>().not.toExtend<PaymentRoutingClientOptions>();
  expectTypeOf<{
    baseUrl: string;
    clientId: string;
    apiKey: string;
  }>().not.toExtend<PaymentRoutingClientOptions>();
  expectTypeOf<PaymentRoutingClientOptions["method"]>().toEqualTypeOf<"GET" | "POST" | undefined>();
});

test("a search takes criteria and gives at least one method, the default among them", () => {
  type Search = PaymentRoutingClient["searchPaymentMethods"];
  expectTypeOf<Search>().parameter(0).toEqualTypeOf<PaymentMethodSearchCriteriaInput>();
  type Result = Awaited<ReturnType<Search>>;
  expectTypeOf<Result["methods"][0]>().toEqualTypeOf<OfferedPaymentMethod>();
  expectTypeOf<Result["methods"][number]["isDefault"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Result["defaultMethod"]>().toEqualTypeOf<OfferedPaymentMethod>();
  expectTypeOf<OfferedPaymentMethod["id"]>().toEqualTypeOf<number>();
  expectTypeOf<Result["requestId"]>().toEqualTypeOf<string>();
});

type Transaction = PaymentMethodSearchCriteriaInput["transaction"];

test("criteria may leave out arrays that may be empty", () => {
  expectTypeOf<PaymentMethodSearchCriteria>().toExtend<PaymentMethodSearchCriteriaInput>();
  type Line = Transaction["orders"][0];
  expectTypeOf<{ line_item: object; amount: { country_id: number; value: string } }>().toExtend<Line>();
  expectTypeOf<{ line_item: object }>().not.toExtend<Line>();
});

test("orders from a list need at least one", () => {
  const lines = [9900].map((price) => ({ line_item: {}, amount: { country_id: 208, value: `${price}` } }));
  expectTypeOf(lines).not.toExtend<Transaction["orders"]>();
  expectTypeOf(atLeastOne(lines)).toExtend<Transaction["orders"]>();
});

test("the result cannot be changed", () => {
  type Methods = Awaited<ReturnType<PaymentRoutingClient["searchPaymentMethods"]>>["methods"];
  expectTypeOf<Methods>().not.toHaveProperty("push");
  expectTypeOf<Methods>().toExtend<readonly OfferedPaymentMethod[]>();
});

test("the codes are a closed list", () => {
  expectTypeOf<PaymentRoutingError["code"]>().toEqualTypeOf<PaymentRoutingErrorCode>();
  expectTypeOf<(typeof PAYMENT_ROUTING_ERROR_CODES)[number]>().toEqualTypeOf<PaymentRoutingErrorCode>();
  expectTypeOf<string>().not.toExtend<PaymentRoutingErrorCode>();
});

test("an error knows its kind in a catch clause", () => {
  const caught: unknown = new PaymentRoutingError("network", "x");
  if (caught instanceof PaymentRoutingError) {
    expectTypeOf(caught).toEqualTypeOf<PaymentRoutingError>();
    expectTypeOf(caught.status).toEqualTypeOf<number | undefined>();
    expectTypeOf(caught.retryable).toEqualTypeOf<boolean>();
  }
});

test("a client can be disposed of", () => {
  expectTypeOf<PaymentRoutingClient>().toExtend<AsyncDisposable>();
});
