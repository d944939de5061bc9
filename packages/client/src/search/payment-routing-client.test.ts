import type { ServerResponse } from "node:http";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { Agent } from "undici";
import { expect, test } from "vitest";
import { catchError, catchRejection } from "../../test/caught.ts";
import { CRITERIA, RESPONSE, SECRETS } from "../../test/documents.ts";
import { startService } from "../../test/local-service.ts";
import type { PaymentRoutingClientOptions } from "./client-options.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";

const OPERATION = "/crs/routingservice/external/get-payment-methods";

function clientOf(baseUrl: string, options: Partial<PaymentRoutingClientOptions> = {}): PaymentRoutingClient {
  return new PaymentRoutingClient({ baseUrl, clientId: 10077, apiKey: SECRETS.apiKey, ...options });
}

function answerMethods(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/xml; charset=utf-8" }).end(RESPONSE);
}

test.for(["GET", "POST"] as const)("sends the criteria as the body of a %s", async (method) => {
  await using service = await startService(answerMethods);
  await using client = clientOf(service.baseUrl, { method });

  await client.searchPaymentMethods(CRITERIA, { requestId: "checkout-4711" });

  const [received] = service.received;
  expect(received).toMatchObject({
    method,
    url: OPERATION,
    headers: {
      authorization: `Basic ${btoa(`10077:${SECRETS.apiKey}`)}`,
      "content-type": "application/xml; charset=utf-8",
      "content-length": String(Buffer.byteLength(received?.body ?? "")),
      accept: "application/xml, application/problem+xml",
      "accept-encoding": "identity",
      "x-request-id": "checkout-4711",
    },
  });
  expect(decodePaymentMethodSearchCriteria(received?.body ?? "")).toEqual({
    ok: true,
    value: CRITERIA,
  });
});

test("returns the methods in ascending preference, the default first", async () => {
  await using service = await startService(answerMethods);
  await using client = clientOf(service.baseUrl);

  const { methods, defaultMethod } = await client.searchPaymentMethods(CRITERIA);

  expect(methods).toEqual([
    { id: 7, psp_type: "", preference: 2, state_id: 1, isDefault: true },
    { id: 8, psp_type: "1", preference: 2, state_id: 1, isDefault: false },
    { id: 9, psp_type: "2", preference: 10, state_id: 1, isDefault: false },
  ]);
  expect(defaultMethod).toBe(methods[0]);
});

test.for(["/routing", "/routing/"])("keeps the prefix %s", async (prefix) => {
  await using service = await startService(answerMethods);
  await using client = clientOf(service.baseUrl + prefix);
  await client.searchPaymentMethods(CRITERIA);
  expect(service.received[0]?.url).toBe(`/routing${OPERATION}`);
});

test("authenticates with Bearer if configured", async () => {
  await using service = await startService(answerMethods);
  await using client = clientOf(service.baseUrl, { authentication: "bearer" });
  await client.searchPaymentMethods(CRITERIA);
  expect(service.received[0]?.headers.authorization).toBe(`Bearer ${SECRETS.apiKey}`);
});

test("returns the request id of the service, and else the one it was sent with", async () => {
  await using service = await startService((response, { headers }) => {
    if (headers["x-request-id"] === "a") response.setHeader("X-Request-Id", "b");
    answerMethods(response);
  });
  await using client = clientOf(service.baseUrl);
  await expect(client.searchPaymentMethods(CRITERIA, { requestId: "a" })).resolves.toHaveProperty(
    "requestId",
    "b",
  );
  await expect(client.searchPaymentMethods(CRITERIA, { requestId: "c" })).resolves.toHaveProperty(
    "requestId",
    "c",
  );
});

test("names each search by an id of its own", async () => {
  await using service = await startService(answerMethods);
  await using client = clientOf(service.baseUrl);
  const first = await client.searchPaymentMethods(CRITERIA);
  const second = await client.searchPaymentMethods(CRITERIA);
  expect(first.requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second.requestId).not.toBe(first.requestId);
  expect(service.received.map(({ headers }) => headers["x-request-id"])).toEqual([
    first.requestId,
    second.requestId,
  ]);
});

test("accepts text/xml, and a charset in quotes", async () => {
  await using service = await startService((response) =>
    response.writeHead(200, { "content-type": 'Text/XML; charset="UTF-8"' }).end(RESPONSE),
  );
  await using client = clientOf(service.baseUrl);
  await expect(client.searchPaymentMethods(CRITERIA)).resolves.toHaveProperty("methods.length", 3);
});

test.for(["GET", "POST"] as const)("keeps its connections between searches by %s", async (method) => {
  await using service = await startService(answerMethods);
  await using client = clientOf(service.baseUrl, { method });
  for (let search = 0; search < 10; search++) await client.searchPaymentMethods(CRITERIA);
  expect(service.received).toHaveLength(10);
  // undici frees a connection a moment after the last byte, so a search that follows at once may open a second one.
  expect(service.connections).toBeLessThanOrEqual(2);
});

test("makes searches side by side", async () => {
  const waiting: ServerResponse[] = [];
  await using service = await startService((response) => {
    waiting.push(response);
    if (waiting.length === 5) waiting.forEach(answerMethods);
  });
  await using client = clientOf(service.baseUrl);
  const searches = Array.from({ length: 5 }, () => client.searchPaymentMethods(CRITERIA));
  await expect(Promise.all(searches)).resolves.toHaveLength(5);
});

test("uses a given dispatcher and does not close it", async () => {
  await using service = await startService(answerMethods);
  const dispatcher = new Agent();
  const client = clientOf(service.baseUrl, { dispatcher });
  await client.searchPaymentMethods(CRITERIA);
  await client.close();
  expect(dispatcher.closed).toBe(false);
  expect((await catchRejection(client.searchPaymentMethods(CRITERIA))).code).toBe("closed");
  await dispatcher.close();
});

test("reports that a given dispatcher is closed", async () => {
  const dispatcher = new Agent();
  await dispatcher.close();
  await using client = clientOf("http://127.0.0.1:9", { dispatcher });
  expect((await catchRejection(client.searchPaymentMethods(CRITERIA))).code).toBe("closed");
});

test("closing waits for a search and rejects the next one", async () => {
  let release: (() => void) | undefined;
  await using service = await startService((response) => {
    release = () => answerMethods(response);
  });
  const client = clientOf(service.baseUrl);
  const underWay = client.searchPaymentMethods(CRITERIA);
  await expect.poll(() => release).toBeDefined();
  const closing = client.close();
  const rejected = await catchRejection(client.searchPaymentMethods(CRITERIA));
  release?.();

  await expect(underWay).resolves.toHaveProperty("methods.length", 3);
  await closing;
  await expect(client.close()).resolves.toBeUndefined();
  expect(rejected).toMatchObject({ code: "closed", message: "the client is closed", retryable: false });
  expect(service.received).toHaveLength(1);
});

test("rejects invalid options in the constructor", () => {
  const error = catchError(() => clientOf("payments.example"));
  expect(error).toMatchObject({
    code: "invalid-options",
    message: "option baseUrl: expected an absolute URL",
  });
});
