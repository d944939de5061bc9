import { expect, test } from "vitest";
import type { TestResponse } from "../test/check-response.ts";
import { readProblemXml } from "../test/read-problem.ts";
import { basic } from "../test/sandbox.ts";
import { search } from "../test/send.ts";
import { startServer } from "../test/start-server.ts";

const wrongKey = { headers: { authorization: basic(10077, "wrong-key") } };

test("a source may fail as often as is set, then is told when to come back, and may", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 60 } });
  for (let i = 0; i < 60; i++) expect((await search(port, wrongKey)).status).toBe(401);
  const refused = await untilStatus(429, () => search(port, wrongKey));
  expect(readProblemXml(refused).code).toBe("too-many-failed-authentications");
  expect(refused.headers["retry-after"]).toBe("1");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect((await search(port, wrongKey)).status).toBe(401);
});

test("wrong keys never lock out a live key that comes from the same source", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 1 } });
  for (let i = 0; i < 20; i++) {
    await search(port, wrongKey);
    expect((await search(port)).status).toBe(200);
  }
  expect((await search(port, wrongKey)).status).toBe(429);
});

test("by default a source may fail a hundred times at once", async () => {
  const { port } = await startServer();
  for (let i = 0; i < 100; i++) expect((await search(port, wrongKey)).status).toBe(401);
  expect((await untilStatus(429, () => search(port, wrongKey))).status).toBe(429);
});

test("neither searches without credentials nor ones that are answered count as failures", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 1 } });
  for (let i = 0; i < 5; i++) {
    expect((await search(port, { headers: { authorization: undefined } })).status).toBe(401);
    expect((await search(port)).status).toBe(200);
  }
});

test("a limit of 0 is none", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 0 } });
  for (let i = 0; i < 150; i++) expect((await search(port, wrongKey)).status).toBe(401);
});

test("a client may search as often as is set, invalid documents included", async () => {
  const { port } = await startServer({ settings: { clientRequestsPerSecond: 1 } });
  expect((await search(port, { body: "<x/>" })).status).toBe(400);
  const refused = await search(port);
  expect(readProblemXml(refused).code).toBe("client-limit-exceeded");
  expect(refused.headers["retry-after"]).toBe("1");
});

test("by default a client has no limit", async () => {
  const { port } = await startServer();
  for (let i = 0; i < 200; i++) expect((await search(port)).status).toBe(200);
});

test("behind a trusted proxy the source is the one that the proxy names, from anyone else it is the connection's", async () => {
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

// The bucket fills up again while the test empties it, on a slow machine by more than one.
async function untilStatus(status: number, attempt: () => Promise<TestResponse>): Promise<TestResponse> {
  for (let i = 0; i < 20; i++) {
    const response = await attempt();
    if (response.status === status) return response;
  }
  throw new Error(`never ${status}`);
}
