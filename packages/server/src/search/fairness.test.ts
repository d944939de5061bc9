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

test("requests of a connection past the hundredth that waits are 429, and answers stay in order", async () => {
  const { port } = await startServer();
  const connection = await openConnection(port);
  // More than a hundred of these come with one read, after which the connection is not read.
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
  { of: "callers without a live key are not kept", key: "Bearer no-key", mostBytes: MEBIBYTE },
  // 1 MiB, and of each connection what came with the head.
  {
    of: "a client are kept up to a bound",
    key: basic(10078, "sandbox-airline-key"),
    mostBytes: 10 * MEBIBYTE,
  },
])("bodies of $of", async ({ key, mostBytes }) => {
  const { port } = await startServer();
  const collect = openGarbageCollector();
  // All but the last byte, so that none of them is answered.
  const head = `GET ${SEARCH_PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: text/xml\r\nAuthorization: ${key}\r\nContent-Length: ${MAX_BYTES}\r\n\r\n`;
  const request = Buffer.from(head + "x".repeat(MAX_BYTES - 1));
  const before = collect();
  const connections = await Promise.all(Array.from({ length: 100 }, () => openConnection(port)));
  for (const { socket } of connections) socket.write(request);
  await setTimeout(1000);
  expect(collect() - before).toBeLessThan(mostBytes);
  // Another client is answered beside them.
  expect((await search(port)).status).toBe(200);
});

test("the time that searches of a client took is a metric", async () => {
  const { port } = await startServer();
  await search(port);
  await search(port, { headers: { authorization: "Bearer no-key" } });
  const { body } = await send(port, { path: "/metrics" });
  expect(Number(/client_seconds_total\{client_id="10077"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(0);
  expect(Number(/client_seconds_total\{client_id="none"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(0);
});

/** Collects garbage, and returns the bytes of buffers that are left. */
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
