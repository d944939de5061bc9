import { once } from "node:events";
import { type AddressInfo, createServer as createTcpServer, isIP, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { gzipSync } from "node:zlib";
import { Agent } from "undici";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Answer, answerWith, type Receiver, startReceiver } from "../../test/lanes/start-receiver.ts";
import { createAddressGuard } from "./address-guard.ts";
import { createPoster, type Poster, type PostRequest } from "./poster.ts";

const guard = createAddressGuard({ allowHttp: true, allow: ["127.0.0.1"] });
// Compressed in advance: this takes up to a second, half of the total timeout.
const GZIP_BOMB = gzipSync(Buffer.alloc(30e6));
let receiver: Receiver;
let poster: Poster;

beforeAll(async () => {
  receiver = await startReceiver();
  poster = createPoster(guard);
});

afterEach(() => receiver.answer(answerWith(204)));

afterAll(async () => {
  await poster?.close();
  await receiver?.[Symbol.asyncDispose]();
});

function request(change: Partial<PostRequest> = {}): PostRequest {
  return {
    url: `${receiver.origin}/hook?shop=1`,
    headers: { "webhook-id": "cb_1" },
    body: Buffer.from('{"a":"ü"}'),
    connectTimeoutMs: 1000,
    totalTimeoutMs: 2000,
    ...change,
  };
}

test("posts the bytes and headers to the path and query", async () => {
  const before = receiver.receipts.length;
  expect(await poster.post(request())).toMatchObject({ end: "answered", status: 204, error: undefined });
  const { path, headers, body } = receiver.receipts[before] ?? {};
  expect([path, body?.toString()]).toEqual(["/hook?shop=1", '{"a":"ü"}']);
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "content-length": "10",
    "accept-encoding": "identity",
    "webhook-id": "cb_1",
  });
});

test("reuses the connection", async () => {
  await poster.post(request());
  const { connections } = receiver;
  for (let i = 0; i < 5; i++) await poster.post(request());
  expect(receiver.connections).toBe(connections);
});

test.each([
  {
    name: "an answer with a body",
    answer: ((_receipt, response) =>
      response.writeHead(422, { "content-type": "text/plain", "retry-after": "7" }).end("no")) as Answer,
    want: { end: "answered", status: 422, responseBody: "no", retryAfterMs: 7000, error: undefined },
  },
  {
    name: "a redirect is not followed",
    answer: ((_receipt, response) => response.writeHead(302, { location: "/elsewhere" }).end()) as Answer,
    want: { end: "answered", status: 302, responseHeaders: { location: "/elsewhere" } },
  },
  {
    name: "103 before 200",
    answer: ((_receipt, response) => {
      response.writeEarlyHints({ link: "</a>; rel=preload" });
      response.writeHead(200).end("ok");
    }) as Answer,
    want: { end: "answered", status: 200, responseBody: "ok" },
  },
  {
    name: "a gzip bomb is not decompressed",
    answer: ((_receipt, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(GZIP_BOMB)) as Answer,
    want: { end: "answered", status: 200 },
  },
  {
    name: "an endless body is cut off",
    answer: ((_receipt, response) => {
      const chunk = Buffer.alloc(16_384, "x");
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.writeHead(200).on("drain", pour);
      pour();
    }) as Answer,
    want: {
      end: "answered",
      status: 200,
      error: "answer longer than 65536 bytes",
      responseBody: "x".repeat(4096),
    },
  },
  {
    name: "a reset instead of an answer",
    answer: ((_receipt, response) => void (response.socket as Socket).resetAndDestroy()) as Answer,
    want: { end: "failed", status: undefined, error: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) },
  },
  {
    name: "a reset in the middle of the body",
    answer: ((_receipt, response) => {
      response.writeHead(200, { "content-length": 100 }).write("half", () => {
        (response.socket as Socket).resetAndDestroy();
      });
    }) as Answer,
    want: { end: "answered", status: 200, responseBody: "half", error: expect.any(String) },
  },
])("$name", async ({ answer, want }) => {
  receiver.answer(answer);
  expect(await poster.post(request())).toMatchObject(want);
  // The next post is not affected.
  receiver.answer(answerWith(204));
  expect(await poster.post(request())).toMatchObject({ end: "answered", status: 204 });
});

const HEAD = "HTTP/1.1 200 OK\r\n";
const BODY = "content-length: 2\r\n\r\nok";
const CONTINUE =
  "UND_ERR_SOCKET: the server answered 100 Continue, for which the request did not ask; it must send only the final answer";
const SWITCHING = "the server answered 101 Switching Protocols, for which the request did not ask";
const LENGTHS = expect.stringContaining("the answer has Content-Length twice or with Transfer-Encoding");

test.each([
  { name: "20 kB of headers", answer: `${HEAD}x: ${"x".repeat(20_000)}\r\n${BODY}`, status: 200 },
  { name: "102 Processing first", answer: `HTTP/1.1 102 Processing\r\n\r\n${HEAD}${BODY}`, status: 200 },
  {
    name: "70 kB of headers",
    answer: `${HEAD}x: ${"x".repeat(70_000)}\r\n${BODY}`,
    error: "UND_ERR_HEADERS_OVERFLOW: the headers of the answer are longer than 65536 bytes",
  },
  { name: "100 Continue", answer: `HTTP/1.1 100 Continue\r\n\r\n${HEAD}${BODY}`, error: CONTINUE },
  {
    name: "101 Switching Protocols",
    answer: "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n",
    error: `UND_ERR_SOCKET: ${SWITCHING}`,
  },
  {
    name: "101 Switching Protocols without a protocol",
    answer: `HTTP/1.1 101 Switching Protocols\r\n\r\n${HEAD}${BODY}`,
    error: `UND_ERR_SOCKET: ${SWITCHING}`,
  },
  { name: "equal lengths", answer: `${HEAD}content-length: 2\r\n${BODY}`, error: LENGTHS },
  { name: "a list of equal lengths", answer: `${HEAD}content-length: 2, 2\r\n\r\nok`, error: LENGTHS },
  {
    name: "a length and chunks",
    answer: `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n`,
    error: LENGTHS,
  },
  {
    name: "an invalid chunk",
    answer: `${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`,
    status: 200,
    error: "Response does not match the HTTP/1.1 protocol (Invalid character in chunk size)",
  },
  {
    name: "an alert of TLS",
    answer: Buffer.from("15030100020246", "hex"),
    error: "the server answered with TLS: the address begins with http:, but its port expects https:",
  },
  {
    name: "HTTP/2",
    answer: Buffer.from("000012040000000000000300000080", "hex"),
    error: "the server answered with HTTP/2, and must accept HTTP/1.1",
  },
  { name: "another protocol", answer: "220 mail\r\n", error: "the answer is not HTTP/1.1: 220 mail" },
])("$name: status $status, error $error", async ({ answer, status, error }) => {
  await using server = await startTcpServer((socket) => socket.once("data", () => socket.end(answer)));
  expect(await poster.post(request({ url: server.origin }))).toMatchObject({ status, error });
});

test("https to a port for http", async () => {
  const url = receiver.origin.replace("http:", "https:");
  const error =
    "ERR_SSL_WRONG_VERSION_NUMBER: the address begins with https:, but its port answers without TLS; it may be a port for http:";
  expect(await poster.post(request({ url }))).toMatchObject({ end: "failed", error });
});

test.each([
  {
    name: "TLS 1.1 only",
    options: { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" } as const,
    error: "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: the server speaks neither TLS 1.2 nor TLS 1.3",
  },
  {
    name: "no common cipher",
    options: {},
    error:
      "ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE: the server rejected the TLS handshake: it requires a client certificate, or shares no cipher",
  },
])("a TLS server with $name", async ({ options, error }) => {
  await using server = await startTcpServer((socket) =>
    new TLSSocket(socket, { ...options, isServer: true }).on("error", () => {}),
  );
  const url = server.origin.replace("http:", "https:");
  expect(await poster.post(request({ url }))).toMatchObject({ end: "failed", error });
});

test("a missing answer ends at the total timeout", async () => {
  receiver.answer(() => {});
  const result = await poster.post(request({ totalTimeoutMs: 150 }));
  expect(result).toMatchObject({ end: "timeout", status: undefined, error: "no answer within 150 ms" });
  expect(result.durationMs).toBeLessThan(1000);
});

test("a slow body ends at the total timeout and keeps the status", async () => {
  let drips: NodeJS.Timeout | undefined;
  receiver.answer((_receipt, response) => {
    response.writeHead(200);
    drips = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(drips));
  });
  const result = await poster.post(request({ totalTimeoutMs: 300 }));
  expect(result).toMatchObject({ end: "answered", status: 200, error: "no end of the answer within 300 ms" });
  expect(result.responseBody).toMatch(/^\.{3,20}$/);
});

test("slow headers end at the total timeout", async () => {
  await using dripping = await startTcpServer((socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    const drips = setInterval(() => socket.write("x: y\r\n"), 20);
    socket.on("close", () => clearInterval(drips)).on("error", () => {});
  });
  const result = await poster.post(request({ url: dripping.origin, totalTimeoutMs: 200 }));
  expect(result).toMatchObject({ end: "timeout", error: "no answer within 200 ms" });
});

test("a missing TLS handshake ends at the connect timeout", async () => {
  await using silent = await startTcpServer(() => {});
  const url = silent.origin.replace("http:", "https:");
  const result = await poster.post(request({ url, connectTimeoutMs: 200, totalTimeoutMs: 5000 }));
  expect(result).toMatchObject({ end: "timeout", error: expect.stringContaining("UND_ERR_CONNECT_TIMEOUT") });
  expect(result.durationMs).toBeLessThan(3000);
});

test("a refused connection fails", async () => {
  const { origin } = await findDeadOrigin();
  expect(await poster.post(request({ url: origin }))).toMatchObject({
    end: "failed",
    error: expect.stringContaining("ECONNREFUSED"),
  });
});

test("a name that resolves to an internal address is blocked without a connection", async () => {
  const { port } = new URL(receiver.origin);
  const names: Record<string, string> = { "inside.example": "127.0.0.1" };
  const strict = createPoster(
    createAddressGuard({ allowHttp: true, allow: [] }, async (name) => {
      const address = names[name] ?? "192.0.2.1";
      return [{ address, family: isIP(address) }];
    }),
  );
  const { connections } = receiver;
  for (const host of ["inside.example", "127.0.0.1", "0x7f.1", "2130706433", "127.1", "[::ffff:127.0.0.1]"]) {
    expect(await strict.post(request({ url: `http://${host}:${port}/` }))).toMatchObject({
      end: "blocked",
      error: expect.stringMatching(/loopback|IPv4-mapped/),
    });
  }
  expect(await strict.post(request({ url: "no URL" }))).toMatchObject({
    end: "failed",
    error: expect.any(String),
  });
  await strict.close();
  expect(receiver.connections).toBe(connections);
});

test("checks a name for each connection, and connects to the checked address", async () => {
  const { port } = new URL(receiver.origin);
  // The first lookup gives an allowed address, the second a denied one.
  const addresses = ["127.0.0.1", "10.0.0.1"];
  const looks: string[] = [];
  const poster = createPoster(
    createAddressGuard({ allowHttp: true, allow: ["127.0.0.1"] }, async (name) => {
      looks.push(name);
      const address = addresses[looks.length - 1] ?? "10.0.0.1";
      return [{ address, family: 4 }];
    }),
  );
  const url = `http://rebinding.example:${port}/`;
  receiver.answer((_receipt, response) => response.writeHead(200, { connection: "close" }).end());
  expect(await poster.post(request({ url }))).toMatchObject({ end: "answered", status: 200 });
  expect(looks).toEqual(["rebinding.example"]);
  expect(await poster.post(request({ url }))).toMatchObject({
    end: "blocked",
    error: expect.stringMatching(/^address-denied: rebinding\.example: private address 10\.0\.0\.1; /),
  });
  await poster.close();
});

test("checks the remote address even if the resolved address was allowed", async () => {
  const { port } = new URL(receiver.origin);
  const lenient = {
    ...guard,
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
    checkAddress: createAddressGuard({ allowHttp: true, allow: [] }).checkAddress,
  };
  const before = receiver.receipts.length;
  const poster = createPoster(lenient);
  expect(await poster.post(request({ url: `http://public.example:${port}/` }))).toMatchObject({
    end: "blocked",
    error: expect.stringMatching(/^address-denied: public\.example: loopback address 127\.0\.0\.1; /),
  });
  await poster.close();
  expect(receiver.receipts).toHaveLength(before);
});

test("keeps no agent of a connect timeout without connections", async () => {
  const destroy = vi.spyOn(Agent.prototype, "destroy");
  const own = createPoster(guard);
  const { origin: url } = await findDeadOrigin();
  receiver.answer((_receipt, response) => response.writeHead(204, { connection: "close" }).end());
  for (let connectTimeoutMs = 1000; connectTimeoutMs < 1010; connectTimeoutMs++) {
    await own.post(request({ connectTimeoutMs }));
    await own.post(request({ connectTimeoutMs: connectTimeoutMs + 100, url }));
  }
  receiver.answer(answerWith(204));
  await own.post(request({ connectTimeoutMs: 900 }));
  await own.close();
  expect(new Set(destroy.mock.contexts).size).toBe(1);
  destroy.mockRestore();
});

test("closing fails posts in progress", async () => {
  receiver.answer(() => {});
  const poster = createPoster(guard);
  const post = poster.post(request());
  const before = receiver.receipts.length;
  await expect.poll(() => receiver.receipts.length).toBe(before + 1);
  await poster.close();
  expect(await post).toMatchObject({ end: "failed" });
});

async function startTcpServer(
  serve: (socket: Socket) => void,
): Promise<AsyncDisposable & { origin: string }> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    serve(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), "close");
    },
  };
}

/** Returns an origin that refuses connections. */
async function findDeadOrigin(): Promise<{ origin: string }> {
  await using server = await startTcpServer(() => {});
  return { origin: server.origin };
}
