import { connect } from "node:net";
import { expect, test } from "vitest";
import { openConnection, searchHead } from "../../test/raw-connection.ts";
import { FULL_SEARCH } from "../../test/sandbox.ts";
import { search, send } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

const LENGTH = `Content-Length: ${Buffer.byteLength(FULL_SEARCH)}`;

test("a request in flight is answered, further ones get 503, then all connections close", async () => {
  const { server, port } = await startServer();
  const inFlight = await openConnection(port);
  inFlight.write(searchHead("GET", LENGTH) + FULL_SEARCH.slice(0, 500));
  const late = await openConnection(port);
  late.write(`GET /livez HTTP/1.1\r\nHost: test\r\n${"X-A: a\r\n".repeat(3)}`);
  await expect.poll(() => search(port).then(({ status }) => status)).toBe(200);

  const closed = server.close();
  await expect.poll(() => isRejected(port)).toBe(true);
  inFlight.write(FULL_SEARCH.slice(500));
  const answer = await inFlight.closed();
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*<\/payment_method_search_response>\s*$/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(await closed).toBe(true);
  await late.closed();
});

test("503 while shutting down precedes all other problems of a search", async () => {
  const { server, port } = await startServer();
  const inFlight = await openConnection(port);
  inFlight.write(searchHead("GET", LENGTH));
  // A connection within the head of a request is not idle: it stays open for the response.
  const further = await openConnection(port);
  further.write("P");
  await expect.poll(() => search(port).then(({ status }) => status)).toBe(200);

  const closed = server.close();
  await expect.poll(() => isRejected(port)).toBe(true);
  further.write(`${searchHead("POST", "Content-Length: 300000").slice(1)}`);
  const rejection = await further.received(/<\/problem>/);
  expect(rejection).toMatch(/^HTTP\/1\.1 503 /);
  expect(rejection).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(rejection).toMatch(/\r\nconnection: close\r\n/i);
  expect(rejection).toContain("/problems/shutting-down<");
  inFlight.write(FULL_SEARCH);
  expect(await inFlight.closed()).toMatch(/^HTTP\/1\.1 200 /);
  expect(await closed).toBe(true);
});

test("a wrong method gets 405 while shutting down too", async () => {
  const { server, port } = await startServer();
  const inFlight = await openConnection(port);
  inFlight.write(searchHead("GET", LENGTH));
  const further = await openConnection(port);
  further.write("P");
  await expect.poll(() => search(port).then(({ status }) => status)).toBe(200);
  const closed = server.close();
  await expect.poll(() => isRejected(port)).toBe(true);
  further.write(searchHead("PUT", "Content-Length: 1").slice(1));
  expect(await further.received(/<\/problem>/)).toMatch(/^HTTP\/1\.1 405 /);
  inFlight.write(FULL_SEARCH);
  expect(await closed).toBe(true);
});

test("a request that takes too long is aborted", async () => {
  const { server, port } = await startServer({ settings: { shutdownTimeoutMs: 200 } });
  const inFlight = await openConnection(port);
  inFlight.write(searchHead("GET", LENGTH));
  await expect.poll(async () => (await send(port, { path: "/metrics" })).body).toMatch(/in_flight 2\n/);
  const start = performance.now();
  expect(await server.close()).toBe(false);
  expect(performance.now() - start).toBeGreaterThanOrEqual(190);
  expect(await inFlight.closed()).toBe("");
});

test("idle and silent connections do not delay it", async () => {
  const { server, port } = await startServer({ settings: { shutdownTimeoutMs: 60_000 } });
  const silent = await openConnection(port);
  const idle = await openConnection(port);
  idle.write("GET /livez HTTP/1.1\r\nHost: test\r\n\r\n");
  await idle.received(/alive/);
  expect(await server.close()).toBe(true);
  await Promise.all([silent.closed(), idle.closed()]);
});

test("on a separate port, /readyz answers 503 until the end", async () => {
  const { server, port, operationsPort } = await startServer({ settings: { operationsPort: 0 } });
  expect((await send(operationsPort, { path: "/readyz" })).status).toBe(200);
  const inFlight = await openConnection(port);
  inFlight.write(searchHead("GET", LENGTH));
  await expect
    .poll(async () => (await send(operationsPort, { path: "/metrics" })).body)
    .toMatch(/in_flight 2\n/);
  const closed = server.close();
  await expect.poll(() => isRejected(port)).toBe(true);
  expect((await send(operationsPort, { path: "/readyz" })).status).toBe(503);
  expect((await send(operationsPort, { path: "/livez" })).status).toBe(200);
  inFlight.write(FULL_SEARCH);
  expect(await closed).toBe(true);
  expect(await isRejected(operationsPort)).toBe(true);
});

function isRejected(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port }, () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", () => resolve(true));
  });
}
