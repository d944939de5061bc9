import type { ServerResponse } from "node:http";
import type { PaymentMethod } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { catchRejection } from "../../test/caught.ts";
import { CRITERIA, RESPONSE, SECRETS } from "../../test/documents.ts";
import { startService } from "../../test/local-service.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";
import type { PaymentRoutingError } from "./payment-routing-error.ts";
import { rankMethods } from "./search-result.ts";

async function misread(
  answer: (response: ServerResponse) => void,
  maxBytes?: number,
): Promise<PaymentRoutingError> {
  await using service = await startService(answer);
  await using client = new PaymentRoutingClient({
    baseUrl: service.baseUrl,
    clientId: 10077,
    apiKey: SECRETS.apiKey,
    ...(maxBytes === undefined ? {} : { decodeOptions: { maxBytes } }),
  });
  return await catchRejection(client.searchPaymentMethods(CRITERIA, { requestId: "r-1" }));
}

function answerXml(body: string): (response: ServerResponse) => void {
  return (response) => response.writeHead(200, { "content-type": "application/xml" }).end(body);
}

test.for([
  { name: "no content type", contentType: undefined },
  { name: "HTML", contentType: "text/html" },
  { name: "a problem", contentType: "application/problem+xml" },
  { name: "another charset", contentType: "application/xml; charset=iso-8859-1" },
])("a 200 with $name is an invalid response", async ({ contentType }) => {
  const error = await misread((response) => {
    if (contentType !== undefined) response.setHeader("content-type", contentType);
    response.writeHead(200).end(RESPONSE);
  });
  expect(error).toMatchObject({
    code: "invalid-response",
    status: 200,
    requestId: "r-1",
    retryable: false,
    message: "the answer is HTTP 200, but its content type is not XML in UTF-8",
  });
});

test.for([
  { name: "XML that breaks off", body: RESPONSE.slice(0, -5), issue: "malformed-xml" },
  { name: "an empty body", body: "", issue: "malformed-xml" },
  { name: "a DOCTYPE", body: "<!DOCTYPE a><a/>", issue: "unsupported-doctype" },
  { name: "another root", body: "<html/>", issue: "unexpected-root" },
  {
    name: "no methods",
    body: "<payment_method_search_response><payment_methods/></payment_method_search_response>",
    issue: "missing-element",
  },
])("a 200 with $name is an invalid response", async ({ body, issue }) => {
  const error = await misread(answerXml(body));
  expect(error).toMatchObject({ code: "invalid-response", status: 200, requestId: "r-1" });
  expect(error.message).toMatch(/^the answer is not a valid search response: /);
  expect(error.issues.map(({ code }) => code)).toEqual([issue]);
});

test("an answer past the bound is not read to its end", async () => {
  let written = 0;
  let closed = false;
  const error = await misread((response) => {
    response.writeHead(200, { "content-type": "application/xml" });
    response.on("close", () => {
      closed = true;
    });
    const more = () => {
      while (!closed && written < 100_000_000) {
        written += 65_536;
        if (!response.write(" ".repeat(65_536))) return response.once("drain", more);
      }
    };
    more();
  });
  expect(error).toMatchObject({
    code: "invalid-response",
    status: 200,
    requestId: "r-1",
    message: "the answer is longer than 262144 bytes",
  });
  expect(written).toBeLessThan(50_000_000);
});

test("the bound is an option, and counts bytes", async () => {
  const exact = Buffer.byteLength(RESPONSE);
  const error = await misread(answerXml(RESPONSE), exact - 1);
  expect(error.message).toBe(`the answer is longer than ${exact - 1} bytes`);
  await expect(misread(answerXml(RESPONSE), exact)).rejects.toThrow("nothing was thrown");
});

function methodOf(id: number, preference: number): PaymentMethod {
  return { id, psp_type: "1", preference, state_id: 1 };
}

test.for<{ name: string; given: readonly [PaymentMethod, ...PaymentMethod[]]; want: number[] }>([
  { name: "one method", given: [methodOf(4, 9)], want: [4] },
  { name: "descending preference", given: [methodOf(1, 3), methodOf(2, 2), methodOf(3, 1)], want: [3, 2, 1] },
  { name: "equal preference", given: [methodOf(9, 1), methodOf(10, 1), methodOf(2, 1)], want: [2, 9, 10] },
  { name: "negative preference", given: [methodOf(1, 0), methodOf(2, -1)], want: [2, 1] },
  {
    name: "the bounds of an integer",
    given: [methodOf(1, Number.MAX_SAFE_INTEGER), methodOf(2, Number.MIN_SAFE_INTEGER)],
    want: [2, 1],
  },
])("ranks $name", ({ given, want }) => {
  const methods = rankMethods({ payment_methods: { payment_method: given } });
  expect(methods.map(({ id }) => id)).toEqual(want);
  expect(methods.map(({ isDefault }) => isDefault)).toEqual(want.map((_, index) => index === 0));
});

test("does not change the response", () => {
  const response = { payment_methods: { payment_method: [methodOf(1, 2), methodOf(2, 1)] } } as const;
  rankMethods(response);
  expect(response.payment_methods.payment_method.map(({ id }) => id)).toEqual([1, 2]);
});
