import type { WorkerClock } from "@payment-routing/delivery";
import { expect, test } from "vitest";
import { readProblemJson } from "../../../test/read-problem.ts";
import { nextSessionId, reportSession } from "../../../test/reports.ts";
import { basic } from "../../../test/sandbox.ts";
import { send, type TestRequest } from "../../../test/send.ts";
import { OPERATOR, PROCESSOR, startInternal, useSandboxDelivery } from "../../../test/start-internal.ts";
import { startServer } from "../../../test/start-server.ts";

const sandbox = useSandboxDelivery();

const SESSION = "/internal/v1/payment-sessions/1";
const REPORTS = "/internal/v1/reports";
const JSON_TYPE = { "content-type": "application/json" };
const LINES_TYPE = { "content-type": "application/x-ndjson" };

// In order of precedence: each request also has all problems below it.
test.each<{ name: string; given: TestRequest; want: readonly [number, string] }>([
  { name: "another method", given: { method: "DELETE", path: SESSION }, want: [405, "method-not-allowed"] },
  { name: "another path", given: { path: "/internal/v1/nothing" }, want: [404, "not-found"] },
  {
    name: "a body that is too long",
    given: { method: "PUT", path: SESSION, body: "x".repeat(2000) },
    want: [413, "body-too-large"],
  },
  {
    name: "a body of another type",
    given: { method: "PUT", path: SESSION, body: "x", headers: { "content-type": "application/xml" } },
    want: [415, "unsupported-media-type"],
  },
  {
    name: "no type",
    given: { method: "PUT", path: SESSION, body: "x" },
    want: [415, "unsupported-media-type"],
  },
  {
    name: "a compressed body",
    given: { method: "PUT", path: SESSION, body: "x", headers: { ...JSON_TYPE, "content-encoding": "gzip" } },
    want: [415, "unsupported-media-type"],
  },
  {
    name: "lines of another type",
    given: { method: "POST", path: REPORTS, body: "x", headers: JSON_TYPE },
    want: [415, "unsupported-media-type"],
  },
  {
    name: "compressed lines",
    given: {
      method: "POST",
      path: REPORTS,
      body: "x",
      headers: { ...LINES_TYPE, "content-encoding": "gzip" },
    },
    want: [415, "unsupported-media-type"],
  },
  {
    name: "no key",
    given: { method: "PUT", path: SESSION, body: "x", headers: JSON_TYPE },
    want: [401, "unauthenticated"],
  },
  {
    name: "no key for lines",
    given: { method: "POST", path: REPORTS, body: "x", headers: LINES_TYPE },
    want: [401, "unauthenticated"],
  },
  {
    name: "a key of a client",
    given: { path: SESSION, headers: { authorization: "Bearer sandbox-key" } },
    want: [401, "unauthenticated"],
  },
  {
    name: "Basic",
    given: { path: SESSION, headers: { authorization: basic(1, "sandbox-operator-key") } },
    want: [401, "unauthenticated"],
  },
  {
    name: "an operator that reports",
    given: { method: "PUT", path: SESSION, body: "x", headers: { ...JSON_TYPE, ...OPERATOR } },
    want: [403, "scope-mismatch"],
  },
  {
    name: "an operator that reports lines",
    given: { method: "POST", path: REPORTS, body: "x", headers: { ...LINES_TYPE, ...OPERATOR } },
    want: [403, "scope-mismatch"],
  },
  {
    name: "an unreadable document",
    given: { method: "PUT", path: SESSION, body: "x", headers: { ...JSON_TYPE, ...PROCESSOR } },
    want: [400, "unreadable-document"],
  },
])("$name: $want", async ({ given, want }) => {
  const { internalPort } = await startInternal(sandbox.delivery, { settings: { bodyLimitBytes: 1024 } });
  const answer = await send(internalPort, given);
  expect([answer.status, readProblemJson(answer).code]).toEqual(want);
  expect(answer.headers["www-authenticate"]).toBe(
    want[0] === 401 ? 'Bearer realm="payment routing, internal"' : undefined,
  );
});

test("405 lists the methods", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const allowOf = async (path: string) => (await send(internalPort, { method: "PATCH", path })).headers.allow;
  expect(await allowOf(SESSION)).toBe("GET, PUT");
  expect(await allowOf(`${SESSION}/status`)).toBe("POST");
  expect(await allowOf(REPORTS)).toBe("POST");
  expect(await allowOf("/readyz")).toBe("GET, HEAD");
});

test("the public and the internal listener share no paths, and the internal one has no metrics", async () => {
  const { port, internalPort } = await startInternal(sandbox.delivery);
  for (const path of [SESSION, `${SESSION}/history`, REPORTS]) {
    for (const method of ["GET", "PUT", "POST"]) {
      const answer = await send(port, { method, path, headers: PROCESSOR });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  }
  const search = "/crs/routingservice/external/get-payment-methods";
  expect((await send(internalPort, { path: search })).status).toBe(404);
  expect((await send(internalPort, { path: "/metrics" })).status).toBe(404);
});

test.each([
  { role: "search", delivery: true },
  { role: "worker", delivery: true },
  { role: "api", delivery: false },
] as const)(
  "there is no internal listener for role $role, database: $delivery",
  async ({ role, delivery }) => {
    const access = { find: () => sandbox.delivery, isReady: async () => true };
    const { internalPort } = await startServer({ ...(delivery && { delivery: access }), settings: { role } });
    expect(internalPort).toBeNaN();
  },
);

test("without a database the internal listener is not ready, and the search is", async () => {
  const { port, internalPort } = await startInternal(undefined);
  const answer = await send(internalPort, {
    method: "PUT",
    path: SESSION,
    body: JSON.stringify(reportSession(1)),
    headers: { ...PROCESSOR, ...JSON_TYPE },
  });
  expect([answer.status, readProblemJson(answer).code, answer.headers["retry-after"]]).toEqual([
    503,
    "database-unavailable",
    "5",
  ]);
  const lines = { method: "POST", path: REPORTS, body: "{}", headers: { ...PROCESSOR, ...LINES_TYPE } };
  expect((await send(internalPort, lines)).status).toBe(503);
  expect((await send(internalPort, { path: "/readyz" })).status).toBe(503);
  expect((await send(internalPort, { path: "/livez" })).status).toBe(200);
  expect((await send(port, { path: "/readyz" })).status).toBe(200);
});

test("a worker is ready when its database is, and answers no searches", async () => {
  let isReady = true;
  let state: WorkerClock["state"] = "database-differs";
  const findClock = () => ({ aheadMs: 60_000, state });
  const delivery = { find: () => sandbox.delivery, isReady: async () => isReady, findClock };
  const { port } = await startServer({ delivery, settings: { role: "worker" } });
  expect((await send(port, { path: "/readyz" })).status).toBe(200);
  state = "worker-differs";
  const stopped = await send(port, { path: "/readyz" });
  expect([stopped.status, readProblemJson(stopped).code]).toEqual([503, "clock-differs"]);
  isReady = false;
  expect(readProblemJson(await send(port, { path: "/readyz" })).code).toBe("database-unavailable");
  const search = await send(port, { path: "/crs/routingservice/external/get-payment-methods" });
  expect(search.status).toBe(404);
});

test("a source that guesses internal keys is limited only at the internal listener, and a live key passes", async () => {
  const { port, internalPort } = await startInternal(sandbox.delivery, {
    settings: { failedAuthenticationsPerMinute: 2 },
  });
  const guess = { path: SESSION, headers: { authorization: "Bearer guess" } };
  expect([(await send(internalPort, guess)).status, (await send(internalPort, guess)).status]).toEqual([
    401, 401,
  ]);
  const locked = await send(internalPort, guess);
  expect([locked.status, readProblemJson(locked).code]).toEqual([429, "too-many-failed-authentications"]);
  expect((await send(internalPort, { path: "/internal/v1/audit", headers: OPERATOR })).status).toBe(200);
  expect((await send(internalPort, { path: "/internal/v1/audit", headers: PROCESSOR })).status).toBe(403);
  expect((await send(port, { path: "/readyz" })).status).toBe(200);
});

test("a request is one log line that names key, client, account and session, and none of its content", async () => {
  const { internalPort, log } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  await send(internalPort, {
    method: "PUT",
    path: `/internal/v1/payment-sessions/${id}`,
    body: JSON.stringify(reportSession(id)),
    headers: { ...PROCESSOR, ...JSON_TYPE },
  });
  const line = log().find(({ operation }) => operation === "reportSession");
  expect(line).toMatchObject({
    method: "PUT",
    status: 201,
    key_id: "sandbox-processor-key",
    client_id: 10077,
    account_id: 100482,
    session_id: id,
  });
  expect(JSON.stringify(log())).not.toMatch(/tove@example|sandbox-processor-key"?:|Bearer/);
});
