import type { StandardSchemaV1 } from "@standard-schema/spec";
import { initTRPC, StandardSchemaV1Error, TRPCError } from "@trpc/server";
import { describe, expect, expectTypeOf, test } from "vitest";
import { readExamples } from "../test/examples.ts";
import {
  decodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
  type PaymentMethodSearchResponse,
  paymentMethodSearchCriteriaDocumentSchema,
  paymentMethodSearchCriteriaValueSchema,
  paymentMethodSearchResponseDocumentSchema,
  paymentMethodSearchResponseValueSchema,
} from "./index.ts";

test("types are those of the contract", () => {
  type Value = typeof paymentMethodSearchCriteriaValueSchema;
  type Document = typeof paymentMethodSearchCriteriaDocumentSchema;
  expectTypeOf<StandardSchemaV1.InferInput<Value>>().toEqualTypeOf<PaymentMethodSearchCriteria>();
  expectTypeOf<StandardSchemaV1.InferOutput<Value>>().toEqualTypeOf<PaymentMethodSearchCriteria>();
  expectTypeOf<StandardSchemaV1.InferInput<Document>>().toEqualTypeOf<string | Uint8Array>();
  expectTypeOf<StandardSchemaV1.InferOutput<Document>>().toEqualTypeOf<PaymentMethodSearchCriteria>();
});

// Assignments that compile only if the objects have the interface of the specification.
const SCHEMAS: Readonly<Record<string, StandardSchemaV1>> = {
  paymentMethodSearchCriteriaDocumentSchema,
  paymentMethodSearchCriteriaValueSchema,
  paymentMethodSearchResponseDocumentSchema,
  paymentMethodSearchResponseValueSchema,
};

test.each(Object.entries(SCHEMAS))("%s conforms to Standard Schema 1", (_, { "~standard": standard }) => {
  expect(Object.keys(standard).sort()).toEqual(["validate", "vendor", "version"]);
  expect([standard.version, standard.vendor]).toEqual([1, "payment-routing"]);
  for (const input of [undefined, null, 7, "", [], {}, new Uint8Array(3), Symbol("s")]) {
    const result = standard.validate(input);
    if (result instanceof Promise || result.issues === undefined) throw new Error("it must reject");
    expect(result.issues.length).toBeGreaterThan(0);
    for (const { message } of result.issues) expect(message).toMatch(/expected .+, got /s);
  }
});

describe("a tRPC router with the schemas", () => {
  const t = initTRPC.create();
  const router = t.router({
    searchByValue: t.procedure
      .input(paymentMethodSearchCriteriaValueSchema)
      .output(paymentMethodSearchResponseValueSchema)
      .query(({ input }) => respond(input)),
    searchByDocument: t.procedure
      .input(paymentMethodSearchCriteriaDocumentSchema)
      .query(({ input }) => respond(input)),
  });
  const caller = t.createCallerFactory(router)({});

  const example = readExamples("valid").find(({ name }) => name === "minimal.xml");
  const xml = new TextDecoder().decode(example?.bytes);
  const decoded = decodePaymentMethodSearchCriteria(xml);
  if (!decoded.ok) throw new Error("the example is not valid");
  const criteria = decoded.value;

  test("accepts a value and a document", async () => {
    const response = respond(criteria);
    expect(await caller.searchByValue(criteria)).toEqual(response);
    expect(await caller.searchByDocument(xml)).toEqual(response);
    expect(await caller.searchByDocument(new TextEncoder().encode(xml))).toEqual(response);
  });

  test("rejects a value, with the path of each issue", async () => {
    const [order] = criteria.transaction.orders;
    const orders = [order, { ...order, amount: { country_id: "208", value: "1" } }];
    const value: object = { ...criteria, event_id: "1", transaction: { ...criteria.transaction, orders } };
    expect(await issuesOf(caller.searchByValue(value as PaymentMethodSearchCriteria))).toEqual([
      { message: 'expected an integer within ±(2^53 - 1), got "1"', path: ["event_id"] },
      {
        message: 'expected an integer within ±(2^53 - 1), got "208"',
        path: ["transaction", "orders", 1, "amount", "country_id"],
      },
    ]);
  });

  test("rejects a document, with the position of each issue", async () => {
    expect(await issuesOf(caller.searchByDocument(xml.replace(/(<event_id>)\d+/, "$1one")))).toEqual([
      { message: '3:13 /payment_method_search_criteria/event_id: expected an integer, got "one"' },
    ]);
  });
});

function respond({ account_id }: PaymentMethodSearchCriteria): PaymentMethodSearchResponse {
  return {
    payment_methods: { payment_method: [{ id: account_id, psp_type: "", preference: 1, state_id: 1 }] },
  };
}

/** The issues by which a procedure rejects its input. */
async function issuesOf(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof TRPCError) || !(error.cause instanceof StandardSchemaV1Error)) throw error;
  expect(error.code).toBe("BAD_REQUEST");
  return error.cause.issues;
}
