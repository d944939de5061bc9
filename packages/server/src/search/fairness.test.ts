import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openConnection, searchHead } from "../../test/raw-connection.ts";
import { basic, EXAMPLES } from "../../test/sandbox.ts";
import { search, send } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";
import { SEARCH_PATH } from "./search-route.ts";

const MAX_BYTES = 262_144;
const MEBIBYTE = 1_048_576;

test("a connection with more than a hundred unanswered requests gets 429, and responses stay in order", async () => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  // One read has more than a hundred of them; then the connection is paused.
  const document = readFileSync(new URL("search/valid/smallest-unformatted.xml", EXAMPLES), "latin1")
    .replace("<account_id>1<", "<account_id>100482<")
    .replace("<client_id>1<", "<client_id>10077<")
    .replaceAll("<country_id>1<", "<country_id>208<");
  const one = (id: number): string =>
    searchHead("GET", `X-Request-Id: r-${id}`, `Content-Length: ${document.length}`) + document;
  connection.write(Array.from({ length: 300 }, (_, id) => one(id)).join(""));
  const answers = await connection.received(/r-299\r\n[\s\S]*<\/(problem|payment_method_search_response)>/);
  const statuses = answers.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
  expect(answers.match(/(?<=x-request-id: )r-\d+/g)).toEqual(
    Array.from({ length: 300 }, (_, id) => `r-${id}`),
  );
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill("200"));
  expect(new Set(statuses)).toEqual(new Set(["200", "429"]));
  expect(answers).toMatch(/429 Too Many Requests\r\n[\s\S]*?\r\nretry-after: 1\r\n/);
});

test.each([
  { of: "callers without a live key are discarded", key: "Bearer no-key", maxBytes: MEBIBYTE },
  // 1 MiB, and for each connection the data after the head.
  {
    of: "a client are bounded",
    key: basic(10078, "sandbox-airline-key"),
    maxBytes: 10 * MEBIBYTE,
  },
])("bodies of $of", async ({ key, maxBytes }) => {
  const { port } = await startServer();
  const collect = openGarbageCollector();
  // Without the last byte, so that no request is answered.
  const head = `GET ${SEARCH_PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: text/xml\r\nAuthorization: ${key}\r\nContent-Length: ${MAX_BYTES}\r\n\r\n`;
  const request = Buffer.from(head + "x".repeat(MAX_BYTES - 1));
  const before = collect();
  const connections = await Promise.all(Array.from({ length: 100 }, () => openConnection(port)));
  for (const { socket } of connections) socket.write(request);
  await setTimeout(1000);
  expect(collect() - before).toBeLessThan(maxBytes);
  // Another client is answered meanwhile.
  expect((await search(port)).status).toBe(200);
});

test("the processing time of a client is a metric", async () => {
  const { port } = await startServer();
  await search(port);
  await search(port, { headers: { authorization: "Bearer no-key" } });
  const { body } = await send(port, { path: "/metrics" });
  expect(Number(/client_seconds_total\{client_id="10077"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(0);
  expect(Number(/client_seconds_total\{client_id="none"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(0);
});

/** Collects garbage, and returns the bytes of the remaining buffers. */
function openGarbageCollector(): () => number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  return () => {
    // Buffers are freed by the collection after that of their owners.
    collect();
    collect();
    return process.memoryUsage().arrayBuffers;
  };
}
