// A consumer of operator-client: run by plain Node and type-checked against the packed package. browser.ts uses it too.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createOperatorClient, ProblemError, type ResponseOf } from "@payment-routing/operator-client";

const server = createServer(({ url, headers }, response) => {
  if (url === "/internal/v1/lanes?client_id=10077") response.end('{"items":[]}');
  else if (url === "/internal/v1/events") response.end('data: {"kinds":["lanes"]}\n\n');
  else response.writeHead(404).end(JSON.stringify({ type: "x/not-found", detail: headers.authorization }));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const { port } = server.address() as AddressInfo;
const client = createOperatorClient({ url: `http://127.0.0.1:${port}`, authentication: { key: "key" } });

const lanes: ResponseOf<"listLanes"> = await client.call("listLanes", { client_id: 10077 });
assert.deepEqual(lanes.items, []);

const kinds: string[] = [];
for await (const event of client.stream("followChanges")) kinds.push(...event.kinds);
assert.deepEqual(kinds, ["lanes"]);

await assert.rejects(
  client.call("readSession", { session_id: 1 }),
  (error) => error instanceof ProblemError && error.code === "not-found" && error.message === "Bearer key",
);
server.close();
