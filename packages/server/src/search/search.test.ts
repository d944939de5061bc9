import { Agent } from "node:http";
import { decodePaymentMethodSearchResponse } from "@payment-routing/search-contract";
import { expect, onTestFinished, test } from "vitest";
import { openConnection, searchHead } from "../../test/raw-connection.ts";
import { readProblemXml } from "../../test/read-problem.ts";
import { FULL_SEARCH } from "../../test/sandbox.ts";
import { search } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";
import { SEARCH_PATH } from "./search-route.ts";

test.each(["GET", "POST"])(
  "%s with a body is answered with the methods, the default first",
  async (method) => {
    const { port } = await startServer();
    const { status, headers, body } = await search(port, { method });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "no-store",
    });
    const answer = decodePaymentMethodSearchResponse(body);
    const preferences = answer.ok
      ? answer.value.payment_methods.payment_method.map((method) => method.preference)
      : [];
    expect(preferences.length).toBeGreaterThan(0);
    expect(preferences).toEqual([...new Set(preferences)].sort((left, right) => left - right));
  },
);

test.each([
  { name: "in chunks", given: { chunkBytes: 100 } },
  { name: "as text/xml", given: { headers: { "content-type": "text/xml; charset=UTF-8" } } },
  { name: "as application/*+xml", given: { headers: { "content-type": "application/search+xml" } } },
  { name: "by Bearer", given: { headers: { authorization: "Bearer sandbox-key" } } },
  { name: "with Content-Encoding: identity", given: { headers: { "content-encoding": "identity" } } },
  { name: "with a byte order mark", given: { body: `\ufeff${FULL_SEARCH}` } },
])("a search $name is answered 200", async ({ given }) => {
  const { port } = await startServer();
  expect((await search(port, given)).status).toBe(200);
});

test.each([
  { name: "percent-encoded", path: SEARCH_PATH.replace("get", "%67et") },
  { name: "as a whole URI", path: `http://test${SEARCH_PATH}` },
  { name: "with a query", path: `${SEARCH_PATH}?x=/livez` },
])("a path $name is accepted too", async ({ path }) => {
  const { port } = await startServer();
  expect((await search(port, { path })).status).toBe(200);
  expect(readProblemXml(await search(port, { path, body: "<x/>" })).code).toBe("invalid-document");
});

test("a connection is reused for the next search", async () => {
  const { port } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let i = 0; i < 5; i++) expect((await search(port, { agent })).status).toBe(200);
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
});

test("pipelined searches are answered in order", async () => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  const invalid = "<payment_method_search_criteria/>";
  const requests = [FULL_SEARCH, invalid, FULL_SEARCH].map(
    (body, i) =>
      `${searchHead(i === 0 ? "GET" : "POST", `Content-Length: ${Buffer.byteLength(body)}`, `X-Request-Id: r${i}`)}${body}`,
  );
  connection.write(requests.join(""));
  const text = await connection.received(/x-request-id: r2[\s\S]*<\/payment_method_search_response>/i);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 400", "HTTP/1.1 200"]);
  expect(text.match(/x-request-id: \S+/gi)).toEqual([
    "x-request-id: r0",
    "x-request-id: r1",
    "x-request-id: r2",
  ]);
});

test("a body that arrives byte by byte is read to its end", async () => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  connection.socket.setNoDelay(true);
  connection.write(
    searchHead("GET", `Content-Length: ${Buffer.byteLength(FULL_SEARCH)}`, "Connection: close"),
  );
  for (const byte of FULL_SEARCH.slice(0, 40)) {
    connection.write(byte);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  connection.write(FULL_SEARCH.slice(40));
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 200 /);
});

test("Expect: 100-continue is answered 100 before the body, or 413 when the body is too long", async () => {
  const { port } = await startServer();
  const accepted = await openConnection(port);
  accepted.write(
    searchHead("GET", `Content-Length: ${Buffer.byteLength(FULL_SEARCH)}`, "Expect: 100-continue"),
  );
  expect(await accepted.received(/\r\n\r\n/)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  accepted.write(FULL_SEARCH);
  expect(await accepted.received(/<\/payment_method_search_response>/)).toContain("HTTP/1.1 200 OK");

  const rejected = await openConnection(port);
  rejected.write(searchHead("GET", "Content-Length: 262145", "Expect: 100-continue"));
  const answer = await rejected.closed();
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

test("the request ID of the caller is returned, or a generated one", async () => {
  const { port } = await startServer();
  expect((await search(port, { headers: { "x-request-id": "mine-1" } })).headers["x-request-id"]).toBe(
    "mine-1",
  );
  expect((await search(port)).headers["x-request-id"]).toMatch(/^[0-9a-f]{16}-\d{10}$/);
});
