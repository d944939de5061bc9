import dns from "node:dns/promises";
import { once } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import { connect, isIP } from "node:net";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { catchRejection } from "../../test/caught.ts";
import { CRITERIA, RESPONSE, SECRETS } from "../../test/documents.ts";
import { startSocketServer } from "../../test/socket-server.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";

const lookups = vi.fn<(name: string) => Promise<{ address: string; family: number }[]>>();
const { lookup } = dns;

beforeAll(() => {
  Object.assign(dns, { lookup: lookups });
  syncBuiltinESMExports();
});

beforeEach(() => void lookups.mockReset());

afterAll(() => {
  Object.assign(dns, { lookup });
  syncBuiltinESMExports();
});

function clientOf(hostname: string, port: number, timeoutMs = 5_000): PaymentRoutingClient {
  const baseUrl = `http://${hostname}:${port}`;
  return new PaymentRoutingClient({ baseUrl, clientId: 10077, apiKey: SECRETS.apiKey, timeoutMs });
}

function resolveTo(...addresses: readonly string[]): void {
  lookups.mockResolvedValue(addresses.map((address) => ({ address, family: isIP(address) })));
}

const ANSWER = `HTTP/1.1 200 OK\r\ncontent-type: application/xml\r\ncontent-length: ${RESPONSE.length}\r\n\r\n${RESPONSE}`;

// Its queue of connections is full until it accepts some, after half a second (Linux). The system of the client repeats the
// request for a connection after a second. Node would give the first of two addresses 250 ms.
const LATE_SERVER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const answer = (socket) => socket.on("error", () => {}).once("data", () => socket.end(workerData.answer));
  const server = require("node:net").createServer(answer).listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(workerData.state, 0, 0);
  });
`;

test("reaches an address that takes a second to connect, before one that refuses", async () => {
  resolveTo("127.0.0.1", "127.0.0.2");
  const state = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(LATE_SERVER, { eval: true, workerData: { answer: ANSWER, state } });
  const [port] = await once(worker, "message");
  const fillers = [0, 1].map(() => connect(port, "127.0.0.1"));
  await Promise.all(fillers.map((filler) => once(filler, "connect")));
  await using client = clientOf("far.example", port);
  const search = client.searchPaymentMethods(CRITERIA);
  setTimeout(() => Atomics.notify(state, 0), 500);
  await expect(search).resolves.toHaveProperty("methods.length", 3);
  for (const filler of fillers) filler.destroy();
  await worker.terminate();
});

test("searches of all clients share a look-up", async () => {
  resolveTo("127.0.0.1");
  await using server = await startSocketServer((socket) => socket.once("data", () => socket.end(ANSWER)));
  await using first = clientOf("shared.example", server.port);
  await using second = clientOf("shared.example", server.port);
  await Promise.all([first, first, second].map((client) => client.searchPaymentMethods(CRITERIA)));
  await second.searchPaymentMethods(CRITERIA);
  expect(lookups).toHaveBeenCalledTimes(1);
});

test("a silent name server ends a search at its timeout, and searches share its thread", async () => {
  lookups.mockReturnValue(new Promise(() => {}));
  await using client = clientOf("silent.example", 1, 100);
  for (let i = 0; i < 3; i++)
    expect(await catchRejection(client.searchPaymentMethods(CRITERIA))).toMatchObject({ code: "timeout" });
  expect(lookups).toHaveBeenCalledTimes(1);
});

test("a name without an address is a network failure", async () => {
  lookups.mockRejectedValue(Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }));
  await using client = clientOf("missing.example", 1);
  for (let i = 0; i < 2; i++) {
    const { message } = await catchRejection(client.searchPaymentMethods(CRITERIA));
    expect(message).toBe("no complete answer arrived: ENOTFOUND");
  }
  expect(lookups).toHaveBeenCalledTimes(1);
});
