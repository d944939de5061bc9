import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { basic } from "../../test/sandbox.ts";
import { search } from "../../test/send.ts";

// Counts the calls that read a document.
const looked = { count: 0 };
vi.doMock("@payment-routing/search-contract", async (original) => {
  const contract = await original<typeof import("@payment-routing/search-contract")>();
  const decode: typeof contract.decodePaymentMethodSearchCriteria = (...args) => {
    looked.count++;
    return contract.decodePaymentMethodSearchCriteria(...args);
  };
  return { ...contract, decodePaymentMethodSearchCriteria: decode };
});
vi.doMock("@payment-routing/contract-runtime", async (original) => {
  const runtime = await original<typeof import("@payment-routing/contract-runtime")>();
  const findText: typeof runtime.findText = (...args) => {
    looked.count++;
    return runtime.findText(...args);
  };
  return { ...runtime, findText };
});

// The modules that count are loaded for this file only.
vi.resetModules();
const { startServer } = await import("../../test/start-server.ts");
afterAll(() => {
  vi.doUnmock("@payment-routing/search-contract");
  vi.doUnmock("@payment-routing/contract-runtime");
  vi.resetModules();
});

beforeEach(() => {
  looked.count = 0;
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
  expect(looked.count).toBe(0);
});

test("the document of an authenticated client is decoded, and read again when it is not valid", async () => {
  const { port } = await startServer();
  await search(port);
  expect(looked.count).toBe(1);
  await search(port, { body: "<x/>" });
  expect(looked.count).toBe(3);
});

test("a document of a client over its limit is not read", async () => {
  const { port } = await startServer({ settings: { clientRequestsPerSecond: 1 } });
  await search(port);
  expect((await search(port)).status).toBe(429);
  expect(looked.count).toBe(1);
});
