import { describe, expect, test } from "vitest";
import { REASON, useOperatorRoutes } from "../../test/operator-routes.ts";
import { readProblemJson } from "../../test/read-problem.ts";
import { send } from "../../test/send.ts";
import { OPERATOR, PROCESSOR, startInternal } from "../../test/start-internal.ts";

const { findPort, call, get, post, readAudit } = useOperatorRoutes();

describe("test events", () => {
  test("are sent to a merchant, and shown like callbacks", async () => {
    const { status, content } = await post("/test-events", {
      client_id: 10077,
      status: { code: 4010, sub_code: 7, message: "What if" },
      transaction_status: { code: 2010 },
      event_type: "payment",
      ...REASON,
    });
    expect(status).toBe(202);
    const shown = await get(`/callbacks/${content.callback_id}`);
    expect(shown.content).toMatchObject({ state: "test", session_code: 4010, transaction_codes: [2010] });
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "send-test-event", "client:10077", "trying it"],
    ]);
    const { body } = (await get(`/callbacks/${content.callback_id}/body`)).content;
    expect(JSON.parse(body)).toMatchObject({
      status: { code: 4010, sub_code: 7, message: "What if" },
      transactions: [{ status: { code: 2010, message: "Test event" } }],
    });
  });

  test("a client without callbacks gets none", async () => {
    const answer = await post("/test-events", { client_id: 1, status: { code: 1 }, ...REASON });
    expect(readProblemJson(answer)).toMatchObject({ status: 422, code: "unknown-client" });
  });
});

describe("erasure", () => {
  test("erases a session without undelivered callbacks, others only with discard_undelivered", async () => {
    const rejected = await post("/payment-sessions/1/erase", REASON);
    expect(readProblemJson(rejected)).toMatchObject({ status: 409, code: "undelivered-callbacks" });
    const { content } = await post("/payment-sessions/1/erase", { discard_undelivered: true, ...REASON });
    expect(content).toEqual({ rows: { attempts: 2, callbacks: 2, redeliveries: 0, session_history: 2 } });
    const again = await post("/payment-sessions/1/erase", REASON);
    expect(readProblemJson(again)).toMatchObject({ status: 404, code: "unknown-session" });
    expect(await readAudit()).toEqual([["sandbox-operator-key", "erase-session", "session:1", "trying it"]]);
  });
});

describe("the audit", () => {
  test.each([
    { given: "action=pause-lane", want: 1 },
    { given: "subject=session:2", want: 0 },
    { given: "actor=sandbox-operator-key&from=2026-01-01T00:00:00Z", want: 1 },
    { given: "to=2026-01-01T00:00:00Z", want: 0 },
  ])("is filtered by $given", async ({ given, want }) => {
    await post("/lanes/1/pause", REASON);
    expect((await get(`/audit?${given}`)).content.items).toHaveLength(want);
  });
});

test.each([
  { given: {}, want: "/reason: expected a member, got nothing" },
  { given: { reason: " " }, want: "/reason: expected text that matches" },
  { given: { ...REASON, actor: "me" }, want: "/actor: expected no such member, got a string" },
])("an action with $given has an issue", async ({ given, want }) => {
  const answer = await post("/lanes/1/pause", given);
  expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-document" });
  expect(JSON.parse(answer.body).issues[0].message).toContain(want);
});

test.each([
  { method: "GET", path: "/callbacks" },
  { method: "GET", path: "/callbacks/cb_0" },
  { method: "GET", path: "/redeliveries?client_id=1" },
  { method: "GET", path: "/lanes" },
  { method: "GET", path: "/endpoints" },
  { method: "GET", path: "/audit" },
  { method: "POST", path: "/callbacks/cb_0/redeliver" },
  { method: "POST", path: "/redeliveries?client_id=1" },
  { method: "POST", path: "/lanes/1/pause" },
  { method: "POST", path: "/lanes/1/skip" },
  { method: "POST", path: "/endpoints/pause" },
  { method: "GET", path: "/endpoints/skip" },
  { method: "POST", path: "/endpoints/skip" },
  { method: "POST", path: "/test-events" },
  { method: "POST", path: "/payment-sessions/1/erase" },
])("$method $path is not for processors", async ({ method, path }) => {
  const headers = { ...PROCESSOR, "content-type": "application/json" };
  const answer = await send(findPort(), { method, path: `/internal/v1${path}`, headers, body: "{}" });
  expect(readProblemJson(answer)).toMatchObject({ status: 403, code: "scope-mismatch" });
});

test.each([
  { method: "GET", path: "/lanes/1" },
  { method: "GET", path: "/payment-sessions/1" },
  { method: "POST", path: "/lanes/1/pause" },
])("$method $path has no parameters", async ({ method, path }) => {
  const answer = await call(method, `${path}?x=1`, REASON);
  expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
});

test("without its database it is unavailable", async () => {
  const { internalPort } = await startInternal(undefined);
  const answer = await send(internalPort, { path: "/internal/v1/lanes", headers: OPERATOR });
  expect(readProblemJson(answer)).toMatchObject({ status: 503, code: "database-unavailable" });
});
