// A consumer of client: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  type PaymentMethodSearchCriteria,
  PaymentRoutingClient,
  PaymentRoutingError,
} from "@payment-routing/client";
import {
  type CallbackReceiver,
  createCallbackReceiver,
  createNodeListener,
  readSecret,
} from "@payment-routing/client/callbacks";
import { signWebhook } from "@payment-routing/signing";

const answer = readFileSync(join(process.argv[2] ?? "", "search/valid/response.xml"));
const server = createServer((request, response) => {
  request
    .resume()
    .once("end", () => response.writeHead(200, { "content-type": "application/xml" }).end(answer));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const { port } = server.address() as AddressInfo;

const criteria: PaymentMethodSearchCriteria = {
  event_id: 1,
  account_id: 100482,
  transaction: {
    order_no: "A-1",
    amount: { value: 9900, country_id: 208, decimal: 2 },
    orders: [{ line_item: { product: [] }, amount: { country_id: 208, value: "9900" } }],
  },
  client_info: { platform: "HTML5", language: "en", version: "1.0", ip: "203.0.113.7", client_id: 10077 },
};
const client = new PaymentRoutingClient({
  baseUrl: `http://127.0.0.1:${port}`,
  clientId: 10077,
  apiKey: "sandbox-key",
});
try {
  const { methods, defaultMethod } = await client.searchPaymentMethods(criteria);
  assert.deepEqual(
    methods.map(({ id }) => id),
    [8, 7],
  );
  assert.equal(defaultMethod.id, 8);
} finally {
  await client.close();
  server.close();
}
await assert.rejects(
  client.searchPaymentMethods(criteria),
  (error) => error instanceof PaymentRoutingError && error.code === "closed",
);

// A callback as the service sends it, to a receiver behind a server.
const secret = readSecret("2026-11", `whsec_${Buffer.alloc(32, 1).toString("base64")}`);
const handled: number[] = [];
const receiver: CallbackReceiver = createCallbackReceiver({
  secrets: [secret],
  onCallback: ({ callback }) => handled.push(callback.session_id),
});
const receivingServer = createServer(createNodeListener(receiver));
await new Promise<void>((listening) => receivingServer.listen(0, "127.0.0.1", listening));
const body = readFileSync(join(process.argv[2] ?? "", "callback/valid/minimal-declined.json"));
const timestampSeconds = Math.floor(Date.now() / 1000);
const message = { id: "cb_1", timestampSeconds, sessionId: 7740013, sequence: 1, redelivery: false, body };
const { port: receivingPort } = receivingServer.address() as AddressInfo;
const response = await fetch(`http://127.0.0.1:${receivingPort}`, {
  method: "POST",
  headers: signWebhook(message, [secret]),
  body,
});
receivingServer.close();
assert.deepEqual([response.status, await response.json(), handled], [200, { outcome: "handled" }, [7740013]]);
