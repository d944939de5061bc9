import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openConnection, searchHead } from "../../test/raw-connection.ts";
import { FULL_SEARCH } from "../../test/sandbox.ts";
import { search, send } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

const LENGTH = `Content-Length: ${Buffer.byteLength(FULL_SEARCH)}`;

test("a body that does not arrive in time is answered 408 and the connection closed", async () => {
  const { port } = await startServer({ settings: { bodyTimeoutMs: 200 } });
  const connection = await openConnection(port);
  const start = performance.now();
  connection.write(searchHead("GET", LENGTH) + FULL_SEARCH.slice(0, 100));
  const answer = await connection.closed();
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\ncontent-type: application\/problem\+xml/i);
  expect(answer).toContain("/problems/request-timeout<");
  expect(performance.now() - start).toBeGreaterThanOrEqual(190);
});

test("a body that does not arrive in time is answered 408 without a live key too", async () => {
  const { port } = await startServer({ settings: { bodyTimeoutMs: 200 } });
  const connection = await openConnection(port);
  const head = searchHead("GET", LENGTH).replace(/authorization: .*\r\n/i, "Authorization: Basic eDp5\r\n");
  expect(head).toContain("eDp5");
  connection.write(head + FULL_SEARCH.slice(0, 100));
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that arrives in time is not subject to the timeout afterwards", async () => {
  const { port, log } = await startServer({ settings: { bodyTimeoutMs: 100 } });
  expect((await search(port)).status).toBe(200);
  await setTimeout(200);
  expect(log().map(({ msg }) => msg)).toEqual(["request"]);
});

test("a slow body has the same timeout as a missing one", async () => {
  const { port } = await startServer({ settings: { bodyTimeoutMs: 300 } });
  const connection = await openConnection(port);
  connection.write(searchHead("POST", "Transfer-Encoding: chunked"));
  const drip = setInterval(() => connection.write("1\r\n<\r\n"), 20);
  const answer = await connection.closed();
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  { name: "nothing", bytes: "" },
  { name: "half a request line", bytes: "GET /crs/rout" },
  { name: "a head without an end", bytes: "GET /livez HTTP/1.1\r\nHost: test\r\n" },
])("a connection that sends $name is closed in time", async ({ bytes }) => {
  const { port } = await startServer({ settings: { headersTimeoutMs: 200 } });
  const connection = await openConnection(port);
  connection.write(bytes);
  const drip = setInterval(() => bytes !== "" && connection.write("a"), 20);
  const answer = await connection.closed();
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/problem\+json/);
});

test.each([
  { method: "POST", status: 413 },
  { method: "PUT", status: 405 },
])(
  "what is left of a body after $status is dropped, and the connection serves on",
  async ({ method, status }) => {
    const { port } = await startServer({ settings: { bodyLimitBytes: 4096 } });
    const connection = await openConnection(port);
    connection.write(`${searchHead(method, "Content-Length: 5000000")}${"x".repeat(5_000_000)}`);
    connection.write(searchHead("GET", LENGTH) + FULL_SEARCH);
    const answers = await connection.received(/<\/payment_method_search_response>/);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 200"]);
  },
);

test("a body that is too long and never ends is aborted", async () => {
  const { port } = await startServer({ settings: { bodyLimitBytes: 4096, bodyTimeoutMs: 200 } });
  const connection = await openConnection(port);
  connection.write(`${searchHead("POST", "Content-Length: 5000000")}${"x".repeat(5000)}`);
  const answer = await connection.closed();
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
});

test.each([
  { name: "in its body", bytes: searchHead("GET", LENGTH) + FULL_SEARCH.slice(0, 500) },
  { name: "in a chunk", bytes: `${searchHead("GET", "Transfer-Encoding: chunked")}100\r\n<payment` },
])("a request that is aborted $name is counted, and the server continues", async ({ bytes }) => {
  const { port, log } = await startServer();
  for (let i = 0; i < 3; i++) {
    const connection = await openConnection(port);
    connection.write(bytes);
    await expect.poll(() => inFlight(port)).toBe(2);
    connection.socket.resetAndDestroy();
    await expect.poll(() => inFlight(port)).toBe(1);
  }
  expect((await search(port)).status).toBe(200);
  const { body } = await send(port, { path: "/metrics" });
  expect(body).toContain('payment_routing_http_requests_aborted_total{operation="search"} 3');
  expect(log().filter((line) => line.aborted === true)).toHaveLength(3);
});

test("a connection that is lost after a complete request causes no error", async () => {
  const { port, log } = await startServer();
  for (let i = 0; i < 20; i++) {
    const connection = await openConnection(port);
    connection.write(searchHead("GET", LENGTH) + FULL_SEARCH);
    // Immediately, while it is read, or while it is answered.
    for (let turn = 0; turn < i % 5; turn++) await setImmediate();
    connection.socket.resetAndDestroy();
  }
  expect((await search(port)).status).toBe(200);
  await expect.poll(() => inFlight(port)).toBe(1);
  expect(log().filter(({ level }) => level !== "info")).toEqual([]);
});

test("an invalid chunk closes the connection, and the server continues", async () => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  connection.write(`${searchHead("GET", "Transfer-Encoding: chunked")}zz\r\n`);
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 400 /);
  expect((await search(port)).status).toBe(200);
});

test("a new connection closes the longest idle one of its source", async () => {
  const { port } = await startServer({ settings: { maxConnections: 4 } });
  const first = await openConnection(port);
  const second = await openConnection(port);
  first.write(searchHead("GET", LENGTH) + FULL_SEARCH);
  await first.received(/<\/payment_method_search_response>/);
  expect((await search(port)).status).toBe(200);
  expect(await second.closed()).toBe("");
  expect(first.socket.closed).toBe(false);
  expect(await closedConnections(port)).toEqual({ idle: 1, new: 0 });
});

test("idle connections of one source do not keep others out", async () => {
  const { port } = await startServer({ settings: { maxConnections: 4 } });
  for (let i = 0; i < 10; i++) await openConnection(port, "127.0.0.2");
  const others = [await openConnection(port, "127.0.0.3"), await openConnection(port, "127.0.0.3")];
  expect((await search(port)).status).toBe(200);
  for (const { socket } of others) expect(socket.closed).toBe(false);
});

test("connections of a trusted proxy may use the whole limit", async () => {
  const { port } = await startServer({ settings: { maxConnections: 4, trustedProxies: ["127.0.0.2"] } });
  const held = [1, 2, 3].map(() => openConnection(port, "127.0.0.2"));
  expect((await search(port)).status).toBe(200);
  for (const { socket } of await Promise.all(held)) expect(socket.closed).toBe(false);
});

test("when all connections are busy, a new one is closed", async () => {
  const { port } = await startServer({ settings: { maxConnections: 4 } });
  const held = [await openConnection(port), await openConnection(port)];
  for (const { write, received } of held) {
    write(searchHead("POST", "Content-Length: 10", "Expect: 100-continue"));
    await received(/100 Continue/);
  }
  expect(await (await openConnection(port)).closed()).toBe("");
  held[0]?.socket.destroy();
  await expect
    .poll(() =>
      search(port).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

async function closedConnections(port: number): Promise<object> {
  const { body } = await send(port, { path: "/metrics" });
  const read = (which: string): number =>
    Number(new RegExp(`connections_closed_total\\{which="${which}"\\} (\\d+)`).exec(body)?.[1]);
  return { idle: read("idle"), new: read("new") };
}

// The request for the metrics counts too.
async function inFlight(port: number): Promise<number> {
  const { body } = await send(port, { path: "/metrics" });
  return Number(/^payment_routing_http_requests_in_flight (\d+)$/m.exec(body)?.[1]);
}
