import type { Socket } from "node:net";
import { Agent } from "undici";
import { expect, test } from "vitest";
import { catchRejection } from "../../test/caught.ts";
import { CRITERIA, RESPONSE, SECRETS } from "../../test/documents.ts";
import { type SocketServer, startSocketServer } from "../../test/socket-server.ts";
import type { PaymentRoutingClientOptions } from "./client-options.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";

const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: application/xml\r\ncontent-length: 10000\r\n\r\n";
const CHUNKED = "content-type: application/xml\r\ntransfer-encoding: chunked\r\n\r\n";

function clientOf(
  server: SocketServer,
  options: Partial<PaymentRoutingClientOptions> = {},
): PaymentRoutingClient {
  const baseUrl = `http://127.0.0.1:${server.port}`;
  return new PaymentRoutingClient({ baseUrl, clientId: 10077, apiKey: SECRETS.apiKey, ...options });
}

/** Sends the headers and then a chunk from time to time, so that no idle timeout fires. */
function drip(socket: Socket, head: string, piece: string): void {
  socket.write(head);
  const timer = setInterval(() => socket.write(piece), 10);
  socket.on("close", () => clearInterval(timer));
}

test.for<{ name: string; answer: (socket: Socket) => void }>([
  { name: "says nothing", answer: () => {} },
  { name: "drips its headers", answer: (socket) => drip(socket, "HTTP/1.1 200 OK\r\nx: ", "x") },
  { name: "stops behind its headers", answer: (socket) => socket.write(HEAD) },
  { name: "drips its body", answer: (socket) => drip(socket, HEAD, " ") },
  {
    name: "drips chunks without end",
    answer: (socket) => drip(socket, `HTTP/1.1 200 OK\r\n${CHUNKED}`, "1\r\n \r\n"),
  },
])("times out on a service that $name", async ({ answer }) => {
  await using server = await startSocketServer((socket) => socket.once("data", () => answer(socket)));
  await using client = clientOf(server, { timeoutMs: 150 });
  const startMs = performance.now();
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA, { requestId: "r-1" }));
  expect(error).toMatchObject({
    code: "timeout",
    status: undefined,
    requestId: "r-1",
    retryable: true,
    message: "no complete answer arrived within 150 ms",
  });
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(149);
  await expect.poll(() => server.sockets.size).toBe(0);
});

// An unanswered TLS handshake: TCP is connected, HTTP is not. undici alone would wait for the timeout of the client.
test("times out on a connection that is never established", async () => {
  await using server = await startSocketServer(() => {});
  await using client = clientOf(server, { baseUrl: `https://127.0.0.1:${server.port}`, timeoutMs: 60_000 });
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA, { timeoutMs: 50 }));
  expect(error).toMatchObject({ code: "timeout", message: "no complete answer arrived within 50 ms" });
  // A busy machine connects later than the search ends.
  await expect.poll(() => server.sockets.size).toBe(1);
  server.disconnect();
});

test("an abort ends a search that is still connecting", async () => {
  await using server = await startSocketServer(() => {});
  await using client = clientOf(server, { baseUrl: `https://127.0.0.1:${server.port}`, timeoutMs: 60_000 });
  const error = await catchRejection(
    client.searchPaymentMethods(CRITERIA, { signal: AbortSignal.timeout(50) }),
  );
  expect(error).toMatchObject({ code: "aborted", cause: { name: "TimeoutError" } });
  // A busy machine connects later than the search ends.
  await expect.poll(() => server.sockets.size).toBe(1);
  server.disconnect();
});

test("prefers the timeout of the search to that of the client", async () => {
  await using server = await startSocketServer(() => {});
  await using client = clientOf(server, { timeoutMs: 60_000 });
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA, { timeoutMs: 20 }));
  expect(error.message).toBe("no complete answer arrived within 20 ms");
});

test("counts a time-out of a given dispatcher as one", async () => {
  await using server = await startSocketServer(() => {});
  const dispatcher = new Agent({ headersTimeout: 20 });
  await using client = clientOf(server, { dispatcher });
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA));
  expect(error).toMatchObject({ code: "timeout", cause: { code: "UND_ERR_HEADERS_TIMEOUT" } });
  await dispatcher.destroy();
});

test.for([
  { name: "before the headers", answer: "" },
  { name: "in the body", answer: HEAD },
])("an abort $name ends the search and the connection", async ({ answer }) => {
  await using server = await startSocketServer((socket) => socket.once("data", () => socket.write(answer)));
  await using client = clientOf(server);
  const caller = new AbortController();
  const search = catchRejection(
    client.searchPaymentMethods(CRITERIA, { signal: caller.signal, requestId: "r-1" }),
  );
  await expect.poll(() => [...server.sockets][0]?.bytesWritten).toBe(answer.length);
  const reason = new Error("the customer left");
  caller.abort(reason);
  const error = await search;
  expect(error).toMatchObject({
    code: "aborted",
    requestId: "r-1",
    retryable: false,
    message: "the caller aborted the search",
  });
  expect(error.cause).toBe(reason);
  await expect.poll(() => server.sockets.size).toBe(0);
});

test("an abort beforehand opens no connection", async () => {
  let connections = 0;
  await using server = await startSocketServer(() => connections++);
  await using client = clientOf(server);
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA, { signal: AbortSignal.abort() }));
  expect(error.code).toBe("aborted");
  await client.close();
  expect(connections).toBe(0);
});

test("the client's signal ends every search", async () => {
  await using server = await startSocketServer(() => {});
  const stop = new AbortController();
  await using client = clientOf(server, { signal: stop.signal });
  const searches = [1, 2, 3].map(() => catchRejection(client.searchPaymentMethods(CRITERIA)));
  await expect.poll(() => server.sockets.size).toBe(3);
  stop.abort();
  expect((await Promise.all(searches)).map(({ code }) => code)).toEqual(["aborted", "aborted", "aborted"]);
});

test.for([
  {
    name: "resets the connection",
    answer: "",
    cause: "ECONNRESET",
    end: (socket: Socket) => socket.resetAndDestroy(),
  },
  {
    name: "closes the connection",
    answer: "",
    cause: "UND_ERR_SOCKET",
    end: (socket: Socket) => socket.end(),
  },
  {
    name: "breaks off in the body",
    answer: HEAD,
    cause: "UND_ERR_SOCKET",
    end: (socket: Socket) => socket.end(),
  },
])("a service that $name is a network failure", async ({ answer, cause, end }) => {
  await using server = await startSocketServer((socket) => {
    socket.once("data", () => socket.write(answer, () => end(socket)));
  });
  await using client = clientOf(server);
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA, { requestId: "r-1" }));
  expect(error).toMatchObject({
    code: "network",
    status: undefined,
    requestId: "r-1",
    retryable: true,
    message: `no complete answer arrived: ${cause}`,
    cause: { code: cause },
  });
});

test("a service that speaks no HTTP is a network failure", async () => {
  await using server = await startSocketServer((socket) =>
    socket.once("data", () => socket.write("SSH-2.0-x\r\n")),
  );
  await using client = clientOf(server);
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA));
  expect(error).toMatchObject({ code: "network", message: "no complete answer arrived: HTTPParserError" });
});

test.for([
  {
    name: "is asked for https on a port for http",
    scheme: "https",
    answer: "HTTP/1.1 400 Bad Request\r\n\r\n",
    message:
      "ERR_SSL_WRONG_VERSION_NUMBER, baseUrl begins with https:, but its port answers without TLS; it may be a port for http:",
  },
  {
    name: "answers 100 Continue",
    scheme: "http",
    answer: "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
    message: "UND_ERR_SOCKET, the service or a proxy answered 100 Continue, for which the client did not ask",
  },
])("a service that $name is a network failure in plain words", async ({ scheme, answer, message }) => {
  await using server = await startSocketServer((socket) => socket.once("data", () => socket.end(answer)));
  await using client = clientOf(server, { baseUrl: `${scheme}://127.0.0.1:${server.port}` });
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA));
  expect(error).toMatchObject({ code: "network", message: `no complete answer arrived: ${message}` });
});

test("reads an answer with 20 kB of headers", async () => {
  await using server = await startSocketServer((socket) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/xml\r\nx: ${"x".repeat(20_000)}\r\n`;
    socket.once("data", () => socket.write(`${head}content-length: ${RESPONSE.length}\r\n\r\n${RESPONSE}`));
  });
  await using client = clientOf(server);
  await expect(client.searchPaymentMethods(CRITERIA)).resolves.toHaveProperty("methods.length", 3);
});

test("a closed port is a network failure", async () => {
  const server = await startSocketServer(() => {});
  await server[Symbol.asyncDispose]();
  await using client = clientOf(server);
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA));
  expect(error).toMatchObject({ code: "network", message: "no complete answer arrived: ECONNREFUSED" });
});

test("never retries a search", async () => {
  let requests = 0;
  await using server = await startSocketServer((socket) => {
    socket.on("data", (chunk) => {
      requests += chunk.toString().split("HTTP/1.1").length - 1;
      socket.resetAndDestroy();
    });
  });
  await using client = clientOf(server);
  await catchRejection(client.searchPaymentMethods(CRITERIA));
  expect(requests).toBe(1);
});

test("searches again over a new connection after one broke", async () => {
  let connections = 0;
  await using server = await startSocketServer((socket) => {
    connections++;
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/xml\r\ncontent-length: ${RESPONSE.length}\r\n\r\n`;
    if (connections === 1) socket.once("data", () => socket.resetAndDestroy());
    else socket.once("data", () => socket.write(head + RESPONSE));
  });
  await using client = clientOf(server);
  expect((await catchRejection(client.searchPaymentMethods(CRITERIA))).code).toBe("network");
  await expect(client.searchPaymentMethods(CRITERIA)).resolves.toHaveProperty("methods.length", 3);
});

test.for<{ name: string; answer: (socket: Socket, head: string) => void }>([
  { name: "drips", answer: (socket, head) => drip(socket, head, "1\r\n \r\n") },
  { name: "breaks off", answer: (socket, head) => socket.end(head) },
])("the body of an error answer that $name does not hide the status", async ({ answer }) => {
  const head = `HTTP/1.1 503 No\r\nretry-after: 2\r\n${CHUNKED}`;
  await using server = await startSocketServer((socket) => socket.once("data", () => answer(socket, head)));
  await using client = clientOf(server, { timeoutMs: 150 });
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA));
  expect(error).toMatchObject({ code: "unavailable", status: 503, retryAfterMs: 2000, problem: undefined });
  expect(error.cause).toBeInstanceOf(Error);
});

test("an abort while reading an error answer is an abort", async () => {
  await using server = await startSocketServer((socket) => {
    socket.once("data", () => socket.write(`HTTP/1.1 503 No\r\n${CHUNKED}`));
  });
  await using client = clientOf(server);
  const caller = new AbortController();
  const search = catchRejection(client.searchPaymentMethods(CRITERIA, { signal: caller.signal }));
  await expect.poll(() => [...server.sockets][0]?.bytesWritten).toBeGreaterThan(0);
  caller.abort();
  expect((await search).code).toBe("aborted");
});
