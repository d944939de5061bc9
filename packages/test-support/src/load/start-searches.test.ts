import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { eventIdOf } from "./search-requests.ts";
import { startSearches } from "./start-searches.ts";

/** A server that answers with the given status, and the requests that it received. */
async function startServer(status = 200) {
  const received: { readonly id: string; readonly eventId: number }[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const eventId = Number(/<event_id>(\d+)</.exec(body)?.[1]);
    received.push({ id: String(request.headers["x-request-id"]), eventId });
    response.writeHead(status, { "content-length": 3000 }).end("x".repeat(3000));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, server, port: (server.address() as AddressInfo).port };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  return body;
}

test.each([100, Number.POSITIVE_INFINITY])("searches at a rate of %d have their own IDs", async (rate) => {
  const { received, port } = await startServer();
  const load = startSearches({ seed: 5, rate, findPort: () => port });
  await expect.poll(() => load.ledger.answered).toBeGreaterThan(20);
  await load.stop();
  const searches = Array.from({ length: load.ledger.sent }, (_, search) => search);
  const want = searches.map((search) => ({
    id: load.ledger.requestIdOf(search),
    eventId: eventIdOf(search),
  }));
  expect(received.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(want);
  expect(load.ledger.answered).toBe(received.length);
  expect(load.ledger.issues).toEqual([]);
});

test("searches continue at another server after one has ended its connections", async () => {
  const [first, second] = [await startServer(), await startServer()];
  let { port } = first;
  const load = startSearches({ seed: 5, rate: 1000, findPort: () => port });
  await expect.poll(() => load.ledger.answered).toBeGreaterThan(0);
  port = second.port;
  first.server.closeAllConnections();
  await expect.poll(() => second.received.length).toBeGreaterThan(0);
  await load.stop();
  expect(load.ledger.issues).toEqual([]);
});

test("an answer with another status is an issue", async () => {
  const { port } = await startServer(503);
  const load = startSearches({ seed: 5, rate: 1000, findPort: () => port });
  await expect.poll(() => load.ledger.issues[0]).toMatch(/^search \d+: expected status 200, got 503$/);
  await load.stop();
  expect(load.ledger.answered).toBe(0);
});
