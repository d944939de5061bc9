import { expect, test } from "vitest";
import { basic } from "../../test/sandbox.ts";
import { search, send } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

test.each([
  { name: "no key", given: { headers: { authorization: undefined } }, status: 401 },
  { name: "a wrong key", given: { headers: { authorization: basic(10077, "wrong") } }, status: 401 },
  {
    name: "a wrong key and no XML",
    given: { headers: { authorization: "Bearer x" }, body: "?" },
    status: 401,
  },
  { name: "another media type", given: { headers: { "content-type": "text/plain" } }, status: 415 },
  { name: "too long a body", given: { body: " ".repeat(262_145) }, status: 413 },
])("a document with $name is not read", async ({ given, status }) => {
  const { port } = await startServer();
  expect((await search(port, given)).status).toBe(status);
  expect(await countDecoded(port)).toBe(0);
});

test("the document of an authenticated client is decoded, valid or not", async () => {
  const { port } = await startServer();
  await search(port);
  expect(await countDecoded(port)).toBe(1);
  await search(port, { body: "<x/>" });
  expect(await countDecoded(port)).toBe(2);
});

test("a document of a client over its limit is not read", async () => {
  const { port } = await startServer({ settings: { clientRequestsPerSecond: 1 } });
  await search(port);
  expect((await search(port)).status).toBe(429);
  expect(await countDecoded(port)).toBe(1);
});

/** The number of documents that the server has decoded, by its metrics. */
async function countDecoded(port: number): Promise<number> {
  const { body } = await send(port, { path: "/metrics" });
  const [, count] = /search_phase_duration_seconds_count\{phase="decode"\} (\d+)/.exec(body) ?? [];
  return Number(count ?? 0);
}
