import buffer from "node:buffer";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { basic } from "../../test/sandbox.ts";
import { search } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

// Counts the calls that read a document: each first looks at its encoding.
const looked = vi.spyOn(buffer, "isAscii");
beforeEach(() => {
  looked.mockClear();
});
afterAll(() => {
  looked.mockRestore();
});

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
  expect(looked).toHaveBeenCalledTimes(0);
});

test("the document of an authenticated client is decoded, and read again when it is not valid", async () => {
  const { port } = await startServer();
  await search(port);
  expect(looked).toHaveBeenCalledTimes(1);
  await search(port, { body: "<x/>" });
  expect(looked).toHaveBeenCalledTimes(3);
});

test("a document of a client over its limit is not read", async () => {
  const { port } = await startServer({ settings: { clientRequestsPerSecond: 1 } });
  await search(port);
  expect((await search(port)).status).toBe(429);
  expect(looked).toHaveBeenCalledTimes(1);
});
