import { inspect } from "node:util";
import { expect, test } from "vitest";
import { catchError, catchRejection } from "../../test/caught.ts";
import { CRITERIA } from "../../test/documents.ts";
import {
  checkClientOptions,
  type PaymentRoutingClientOptions,
  type SearchOptions,
} from "./client-options.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";

const VALID: PaymentRoutingClientOptions = {
  baseUrl: "http://127.0.0.1:9",
  clientId: 10077,
  apiKey: "s3cret",
};

/** Options of a program without type checks. */
function optionsOf(members: object): PaymentRoutingClientOptions {
  return { ...VALID, ...members };
}

test.for([
  { name: "no more than it needs", members: {} },
  { name: "a base64 key for Bearer", members: { authentication: "bearer", apiKey: "aZ0-._~+/==" } },
  { name: "any printable key for Basic", members: { apiKey: "nøgle: 2" } },
  { name: "the shortest time-out", members: { timeoutMs: 1 } },
  { name: "the longest time-out", members: { timeoutMs: 2 ** 31 - 1 } },
])("accepts $name", ({ members }) => {
  expect(() => checkClientOptions(optionsOf(members))).not.toThrow();
});

const TIMEOUT = "option timeoutMs: expected an integer from 1 to 2147483647";
const BOUND = "option decodeOptions.maxBytes: expected an integer from 1";

test.for([
  { members: { clientId: 1.5 }, message: "option clientId: expected an integer" },
  { members: { clientId: "10077" }, message: "option clientId: expected an integer" },
  { members: { language: "en-GB" }, message: "option language: expected two letters" },
  { members: { signal: {} }, message: "option signal: expected an AbortSignal" },
  { members: { dispatcher: {} }, message: "option dispatcher: expected an undici dispatcher" },
  {
    members: { decodeOptions: { maxDepth: 2 } },
    message: "option decodeOptions.maxDepth: expected an integer from 3",
  },
  { members: { apiKey: "" }, message: "option apiKey: expected a string that is not empty" },
  { members: { apiKey: undefined }, message: "option apiKey: expected a string that is not empty" },
  {
    members: { apiKey: "s3cret\n" },
    message: "option apiKey: expected characters that HTTP basic authentication can carry",
  },
  {
    members: { apiKey: "s3cret key", authentication: "bearer" },
    message: "option apiKey: expected characters that HTTP bearer authentication can carry",
  },
  { members: { authentication: "digest" }, message: 'option authentication: expected "basic" or "bearer"' },
  { members: { method: "get" }, message: 'option method: expected "GET" or "POST"' },
  { members: { timeoutMs: 0 }, message: TIMEOUT },
  { members: { timeoutMs: 0.5 }, message: TIMEOUT },
  { members: { timeoutMs: 2 ** 31 }, message: TIMEOUT },
  { members: { timeoutMs: Number.POSITIVE_INFINITY }, message: TIMEOUT },
  { members: { decodeOptions: { maxBytes: 0 } }, message: BOUND },
  { members: { decodeOptions: { maxBytes: Number.NaN } }, message: BOUND },
])("rejects $members", ({ members, message }) => {
  const error = catchError(() => checkClientOptions(optionsOf(members)));
  expect(error).toMatchObject({ code: "invalid-options", message, retryable: false });
  expect(inspect(error)).not.toContain("s3cret");
});

const REQUEST_ID = "option requestId: expected 1 to 64 letters, digits, dots, underscores and hyphens";

test.for<{ name: string; options: SearchOptions; message: string }>([
  { name: "an empty request id", options: { requestId: "" }, message: REQUEST_ID },
  { name: "a long request id", options: { requestId: "a".repeat(65) }, message: REQUEST_ID },
  { name: "a request id with a line end", options: { requestId: "a\r\nx: y" }, message: REQUEST_ID },
  { name: "a negative time-out", options: { timeoutMs: -1 }, message: TIMEOUT },
])("a search rejects $name", async ({ options, message }) => {
  await using client = new PaymentRoutingClient(VALID);
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA, options));
  expect(error).toMatchObject({ code: "invalid-options", message });
});
