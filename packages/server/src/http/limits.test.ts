import { expect, test } from "vitest";
import type { TestResponse } from "../../test/check-response.ts";
import { readProblemXml } from "../../test/read-problem.ts";
import { basic } from "../../test/sandbox.ts";
import { search } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

const wrongKey = { headers: { authorization: basic(10077, "wrong-key") } };

test("a source may fail as often as configured, then is rejected with the time to wait", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 60 } });
  for (let i = 0; i < 60; i++) expect((await search(port, wrongKey)).status).toBe(401);
  const rejected = await untilStatus(429, () => search(port, wrongKey));
  expect(readProblemXml(rejected).code).toBe("too-many-failed-authentications");
  expect(rejected.headers["retry-after"]).toBe("1");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect((await search(port, wrongKey)).status).toBe(401);
});

test("wrong keys never lock out a live key of the same source", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 1 } });
  for (let i = 0; i < 20; i++) {
    await search(port, wrongKey);
    expect((await search(port)).status).toBe(200);
  }
  expect((await search(port, wrongKey)).status).toBe(429);
});

test("by default a source may fail a hundred times in a row", async () => {
  const { port } = await startServer();
  for (let i = 0; i < 100; i++) expect((await search(port, wrongKey)).status).toBe(401);
  expect((await untilStatus(429, () => search(port, wrongKey))).status).toBe(429);
});

test("searches without credentials and answered searches are not failures", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 1 } });
  for (let i = 0; i < 5; i++) {
    expect((await search(port, { headers: { authorization: undefined } })).status).toBe(401);
    expect((await search(port)).status).toBe(200);
  }
});

test("0 means no limit", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 0 } });
  for (let i = 0; i < 150; i++) expect((await search(port, wrongKey)).status).toBe(401);
});

test("a client may search as often as configured, including invalid documents", async () => {
  const { port } = await startServer({ settings: { clientRequestsPerSecond: 1 } });
  expect((await search(port, { body: "<x/>" })).status).toBe(400);
  const rejected = await search(port);
  expect(readProblemXml(rejected).code).toBe("client-limit-exceeded");
  expect(rejected.headers["retry-after"]).toBe("1");
});

test("by default a client has no limit", async () => {
  const { port } = await startServer();
  for (let i = 0; i < 200; i++) expect((await search(port)).status).toBe(200);
});

test("behind a trusted proxy the source is the forwarded one, otherwise that of the connection", async () => {
  const settings = { failedAuthenticationsPerMinute: 1 };
  const from = (address: string) => ({ headers: { ...wrongKey.headers, "x-forwarded-for": address } });

  const behindProxy = await startServer({ settings: { ...settings, trustedProxies: ["127.0.0.0/8"] } });
  expect((await search(behindProxy.port, from("192.0.2.1"))).status).toBe(401);
  expect((await search(behindProxy.port, from("192.0.2.1"))).status).toBe(429);
  expect((await search(behindProxy.port, from("192.0.2.2"))).status).toBe(401);

  const open = await startServer({ settings });
  expect((await search(open.port, from("192.0.2.1"))).status).toBe(401);
  expect((await search(open.port, from("192.0.2.2"))).status).toBe(429);
});

// The bucket refills during the test, on a slow machine by more than one token.
async function untilStatus(status: number, attempt: () => Promise<TestResponse>): Promise<TestResponse> {
  for (let i = 0; i < 20; i++) {
    const response = await attempt();
    if (response.status === status) return response;
  }
  throw new Error(`never ${status}`);
}
