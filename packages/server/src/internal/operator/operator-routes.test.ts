import { request } from "node:http";
import { readCallbackBody, selectCallbackBody } from "@payment-routing/delivery";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestResponse } from "../../../test/check-response.ts";
import { readProblemJson } from "../../../test/read-problem.ts";
import { reportSession, reportTransactionStatus, TRANSACTION_ID } from "../../../test/reports.ts";
import { send } from "../../../test/send.ts";
import {
  OPERATOR,
  openSandboxDelivery,
  PROCESSOR,
  startInternal,
  type TestSandboxDelivery,
} from "../../../test/start-internal.ts";

let sandbox: TestSandboxDelivery;
beforeAll(async () => {
  sandbox = await openSandboxDelivery();
});
afterAll(() => sandbox?.[Symbol.asyncDispose]());

let port: number;
beforeEach(async () => {
  port = (await startInternal(sandbox.delivery)).internalPort;
});

const query = (sql: string) => sandbox.delivery.context.pool.query(sql);

/** Session 1 has two callbacks, of which the first is delivered at the second attempt; session 2 has one, and is parked. */
beforeEach(async () => {
  await query(
    "truncate payment_sessions, lanes, callbacks, attempts, session_history, redeliveries, endpoints, audit cascade",
  );
  const reports = [reportSession(1), reportTransactionStatus(1), reportSession(2)] as never[];
  await sandbox.delivery.applyReports(reports, { keyId: "processor" });
  await query(`
    update callbacks set state = 'delivered', settled_at = now() where session_id = 1 and sequence = 1;
    update lanes set delivered = 1 where session_id = 1;
    update lanes set state = 'parked', state_reason = 'exhausted', due_at = null where session_id = 2;
    insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker,
      response_headers, response_body)
    select at + interval '1 second', 1, 1, 1, 'https://merchant.sandbox.example', 'https://merchant.sandbox.example/callbacks', 12,
      'refused', 500, 'w', '{"content-type": "text/plain"}', 'no' from callbacks where session_id = 1 and sequence = 1;
    insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker)
    select at + interval '2 seconds', 1, 1, 2, 'https://merchant.sandbox.example', 'https://merchant.sandbox.example/callbacks', 9,
      'accepted', 200, 'w' from callbacks where session_id = 1 and sequence = 1;
  `);
});

interface Answer {
  readonly status: number;
  // The type of JSON.parse: the tests check the content.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly content: any;
}

async function call(method: string, path: string, document?: object): Promise<Answer & TestResponse> {
  const answer = await send(port, {
    method,
    path: `/internal/v1${path}`,
    headers: { ...OPERATOR, ...(document && { "content-type": "application/json" }) },
    body: document === undefined ? "" : JSON.stringify(document),
  });
  const isJson = answer.headers["content-type"]?.startsWith("application/json") ?? false;
  return { ...answer, content: isJson ? JSON.parse(answer.body) : undefined };
}

/** Sends a request and disconnects after the first data of the response. */
function askAndLeave(path: string): Promise<void> {
  const headers = { ...OPERATOR, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, method: "POST", path, headers }, (answer) => {
      answer.on("error", () => {});
      answer.once("data", () => {
        asking.destroy();
        resolve();
      });
    });
    asking.on("error", reject);
    asking.end(JSON.stringify(REASON));
  });
}

const get = (path: string) => call("GET", path);
const post = (path: string, document: object) => call("POST", path, document);
const REASON = { reason: "trying it" };

async function readAudit(): Promise<readonly unknown[]> {
  const { content } = await get("/audit");
  return content.items.map(({ actor, action, subject, reason }: Record<string, unknown>) => [
    actor,
    action,
    subject,
    reason,
  ]);
}

describe("callbacks", () => {
  test("are listed, the newest first, page by page", async () => {
    const first = await get("/callbacks?limit=2");
    expect(first.status).toBe(200);
    const second = await get(`/callbacks?limit=2&after=${first.content.next}`);
    const items = [...first.content.items, ...second.content.items];
    expect(items).toHaveLength(3);
    expect(second.content).not.toHaveProperty("next");
    expect(items.find(({ session_id, sequence }) => session_id === 1 && sequence === 1)).toMatchObject({
      callback_id: expect.stringMatching(/^cb_/),
      client_id: 10077,
      account_id: 100482,
      state: "delivered",
      is_final: true,
      session_code: 4030,
      transaction_ids: [TRANSACTION_ID],
      transaction_codes: [2000],
      attempts: 2,
      last_outcome: "accepted",
      last_status: 200,
      lane: { endpoint: "https://merchant.sandbox.example", state: "open" },
    });
  });

  test.each([
    { given: "state=delivered", want: ["1/1"] },
    { given: "state=waiting,delivered&session_id=1", want: ["1/1", "1/2"] },
    { given: "lane_state=parked", want: ["2/1"] },
    { given: "transaction_code=2002", want: ["1/2"] },
    { given: "client_id=1", want: [] },
    { given: "from=2100-01-01T00:00:00Z", want: [] },
    {
      given: "to=2100-01-01T00:00:00%2B01:00&endpoint=https://merchant.sandbox.example",
      want: ["1/1", "1/2", "2/1"],
    },
  ])("are filtered by $given", async ({ given, want }) => {
    const { content } = await get(`/callbacks?${given}`);
    const found = content.items.map(
      ({ session_id, sequence }: Record<string, unknown>) => `${session_id}/${sequence}`,
    );
    expect(found.sort()).toEqual(want);
  });

  test.each([
    {
      given: "state=lost",
      want: '/state: expected any of waiting, delivered, skipped, superseded, refused, test, separated by commas, got "lost"',
    },
    { given: "from=today", want: '/from: expected a time such as 2026-11-20T09:30:00Z, got "today"' },
    {
      given: "from=2026-02-30T00:00:00Z",
      want: '/from: expected a time such as 2026-11-20T09:30:00Z, got "2026-02-30T00:00:00Z"',
    },
    { given: "limit=0", want: '/limit: expected a whole number from 1 to 1000, got "0"' },
    { given: "cient_id=1", want: "/cient_id: expected no such parameter, got one" },
    { given: "constructor=1", want: "/constructor: expected no such parameter, got one" },
    { given: "event_type=%00", want: '/event_type: expected a text without a null character, got "\\u0000"' },
  ])("with invalid parameters are rejected: $given", async ({ given, want }) => {
    const answer = await get(`/callbacks?${given}`);
    expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
    expect(JSON.parse(answer.body).issues.map(({ message }: { message: string }) => message)).toEqual([want]);
  });

  test("an invalid cursor is rejected", async () => {
    expect(readProblemJson(await get("/callbacks?after=x"))).toMatchObject({
      status: 400,
      code: "invalid-query",
    });
  });

  test("one is shown with its body and each attempt", async () => {
    const [{ callback_id: id }] = (await get("/callbacks?state=delivered")).content.items;
    const { content } = await get(`/callbacks/${id}`);
    const { rows } = await query(
      `select ${selectCallbackBody("c")} as body from callbacks c where session_id = 1 and sequence = 1`,
    );
    expect((await get(`/callbacks/${content.callback_id}/body`)).content.body).toBe(
      Buffer.from(readCallbackBody(rows[0].body, null)?.body ?? "").toString(),
    );
    expect(content.history).toMatchObject([
      {
        attempt: 1,
        outcome: "refused",
        status: 500,
        duration_ms: 12,
        is_redelivery: false,
        response_headers: { "content-type": "text/plain" },
        response_body: "no",
      },
      { attempt: 2, outcome: "accepted", status: 200 },
    ]);
  });

  test("one is sent again", async () => {
    const [{ callback_id: id }] = (await get("/callbacks?state=delivered")).content.items;
    expect(await post(`/callbacks/${id}/redeliver`, REASON)).toMatchObject({
      status: 200,
      content: { done: true },
    });
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "redeliver-callback", "session:1", "trying it"],
    ]);
    const again = await post(`/callbacks/${id}/redeliver`, REASON);
    expect(readProblemJson(again)).toMatchObject({ status: 409, code: "other-state" });
  });

  test.each(["cb_0", "%00"])("an unknown one is a problem: %s", async (id) => {
    for (const [method, path] of [
      ["GET", `/callbacks/${id}`],
      ["POST", `/callbacks/${id}/redeliver`],
    ] as const) {
      const answer = await call(method, path, REASON);
      expect(readProblemJson(answer)).toMatchObject({ status: 404, code: "unknown-callback" });
    }
  });
});

describe("many redeliveries", () => {
  test("are counted, and then made with a line for each step", async () => {
    const count = await get("/redeliveries?client_id=10077");
    expect(count.content).toEqual({ callbacks: 3, settled: 1, waiting: 2, left: 0 });
    expect(await readAudit()).toEqual([]);
    const answer = await post("/redeliveries?client_id=10077", REASON);
    expect(answer.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    const lines = answer.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toEqual({ done: 3, total: 3, settled: 1, lanes: 2, waits_for: [], finished: true });
    expect(lines.slice(0, -1).map(({ finished }) => finished)).toEqual(lines.slice(1).map(() => false));
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "redeliver-callbacks", "client:10077", "trying it"],
    ]);
  });

  test("stop when the caller disconnects, and continue with another request", async () => {
    await query(`
      insert into callbacks (session_id, sequence, callback_id, client_id, account_id, state, session_code, body, settled_at)
      select 1, 100 + n, 'cb_' || n, 77, 1, 'delivered', 1, '', now() from generate_series(1, 20000) n`);
    await askAndLeave("/internal/v1/redeliveries?client_id=77");
    const countAll = async () => Number((await query("select count(*) from redeliveries")).rows[0].count);
    let seen = -1;
    await expect
      .poll(
        async () => {
          const before = seen;
          seen = await countAll();
          return seen === before;
        },
        { interval: 500 },
      )
      .toBe(true);
    expect(seen).toBeGreaterThanOrEqual(500);
    expect(seen).toBeLessThan(20_000);

    const lines = (await post("/redeliveries?client_id=77", REASON)).body.trim().split("\n");
    const last = JSON.parse(lines.at(-1) ?? "");
    expect(last).toEqual({
      done: 20_000,
      total: 20_000,
      settled: 20_000 - seen,
      lanes: 0,
      waits_for: [],
      finished: true,
    });
    expect(await countAll()).toBe(20_000);
  });

  test.each(["GET", "POST"])("%s without a filter is rejected", async (method) => {
    const answer = await call(method, "/redeliveries", REASON);
    expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
  });
});

describe("lanes", () => {
  test("are listed and shown", async () => {
    const { content } = await get("/lanes?state=parked");
    expect(content.items).toMatchObject([
      { session_id: 2, state: "parked", state_reason: "exhausted", head: 1, delivered: 0 },
    ]);
    expect((await get("/lanes/1")).content).toMatchObject({
      session_id: 1,
      state: "open",
      head: 2,
      delivered: 1,
    });
  });

  test.each([
    {
      given: "/lanes/1/pause",
      action: "pause-lane",
      subject: "session:1",
      want: { state: "paused", delivered: 1 },
    },
    {
      given: "/lanes/2/unpark",
      action: "unpark-lane",
      subject: "session:2",
      want: { state: "open", delivered: 0 },
    },
  ])("$given is done and audited", async ({ given, action, subject, want }) => {
    expect((await post(given, REASON)).content).toEqual({ done: true });
    expect((await get(given.slice(0, "/lanes/1".length))).content).toMatchObject(want);
    expect(await readAudit()).toEqual([["sandbox-operator-key", action, subject, "trying it"]]);
  });

  test("a paused one is resumed", async () => {
    await post("/lanes/1/pause", REASON);
    expect((await post("/lanes/1/resume", REASON)).content).toEqual({ done: true });
    expect((await get("/lanes/1")).content).toMatchObject({ state: "open" });
  });

  test("only the next callback can be skipped", async () => {
    const other = await post("/lanes/2/skip", { sequence: 2, ...REASON });
    expect(readProblemJson(other)).toMatchObject({ status: 409, code: "not-next" });
    expect((await post("/lanes/2/skip", { sequence: 1, ...REASON })).content).toEqual({ done: true });
    expect((await get("/lanes/2")).content).toMatchObject({ state: "open", delivered: 1 });
  });

  test.each([
    { method: "GET", path: "/lanes/3", want: [404, "unknown-lane"] },
    { method: "POST", path: "/lanes/3/pause", want: [404, "unknown-lane"] },
    { method: "POST", path: "/lanes/1/unpark", want: [409, "other-state"] },
    { method: "POST", path: "/lanes/x/pause", want: [404, "not-found"] },
    { method: "GET", path: "/lanes/x", want: [404, "not-found"] },
  ])("$method $path is answered $want", async ({ method, path, want }) => {
    const { status, code } = readProblemJson(await call(method, path, REASON));
    expect([status, code]).toEqual(want);
  });
});

describe("many lanes", () => {
  test.each([
    {
      verb: "pause",
      want: { lanes: 1, clients: 1, endpoints: 1, callbacks: 1, left: 1 },
      action: "pause-lanes",
    },
    {
      verb: "resume",
      want: { lanes: 0, clients: 0, endpoints: 0, callbacks: 0, left: 2 },
      action: "resume-lanes",
    },
    {
      verb: "unpark",
      want: { lanes: 1, clients: 1, endpoints: 1, callbacks: 1, left: 1 },
      action: "unpark-lanes",
    },
    {
      verb: "skip",
      want: { lanes: 1, clients: 1, endpoints: 1, callbacks: 1, left: 1 },
      action: "skip-lanes",
    },
  ])("$verb: are counted, and then changed with a line for each step", async ({ verb, want, action }) => {
    const path = `/lanes/${verb}?client_id=10077`;
    expect((await get(path)).content).toEqual(want);
    expect(await readAudit()).toEqual([]);
    const lines = (await post(path, REASON)).body.trim().split("\n");
    const progress = { done: want.lanes, total: want.lanes, changed: want.lanes, stuck: 0 };
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({ ...progress, finished: true });
    expect(await readAudit()).toEqual([["sandbox-operator-key", action, "client:10077", "trying it"]]);
    expect((await get(path)).content.lanes).toBe(0);
  });

  test("are found by a part of their state reason", async () => {
    expect((await get("/lanes?state_reason=haust")).content.items).toMatchObject([{ session_id: 2 }]);
    expect((await get("/lanes/unpark?state_reason=haust")).content).toMatchObject({ lanes: 1 });
    expect((await get("/lanes/unpark?state_reason=410")).content).toMatchObject({ lanes: 0 });
  });

  test("are found when their next callback was not accepted", async () => {
    await query("update lanes set attempts = 1");
    expect((await get("/lanes?state=failing")).content.items).toMatchObject([{ session_id: 1, attempts: 1 }]);
    expect((await get("/lanes/pause?state=failing")).content).toMatchObject({ lanes: 1, left: 0 });
  });

  test.each(["GET", "POST"])("%s without a filter is rejected", async (method) => {
    const answer = await call(method, "/lanes/skip", REASON);
    expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
  });
});

describe("endpoints", () => {
  const ENDPOINT = { endpoint: "https://merchant.sandbox.example", ...REASON };

  test("are paused and resumed", async () => {
    expect((await post("/endpoints/pause", ENDPOINT)).content).toEqual({ done: true });
    expect((await get("/endpoints?state=paused")).content.items).toMatchObject([
      {
        endpoint: ENDPOINT.endpoint,
        client_ids: [10077],
        limits: [{ concurrency: 20 }],
        lanes: 2,
        lanes_parked: 1,
        callbacks: 2,
      },
    ]);
    expect((await post("/endpoints/resume", ENDPOINT)).content).toEqual({ done: true });
    expect((await get("/endpoints?state=paused")).content.items).toEqual([]);
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "resume-endpoint", `endpoint:${ENDPOINT.endpoint}`, "trying it"],
      ["sandbox-operator-key", "pause-endpoint", `endpoint:${ENDPOINT.endpoint}`, "trying it"],
    ]);
  });

  test("are skipped, after a count of the waiting callbacks", async () => {
    const counted = await get(`/endpoints/skip?endpoint=${encodeURIComponent(ENDPOINT.endpoint)}`);
    expect(counted.content).toEqual({ lanes: 2, callbacks: 2, redeliveries: 0 });
    expect(await readAudit()).toEqual([]);
    const lines = (await post("/endpoints/skip", ENDPOINT)).body.trim().split("\n");
    const progress = { done: 2, total: 2, callbacks: 2, redeliveries: 0, under_way: 0 };
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ...progress, finished: false },
      { ...progress, finished: true },
    ]);
    expect((await get("/callbacks?state=skipped")).content.items).toHaveLength(2);
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "skip-endpoint", `endpoint:${ENDPOINT.endpoint}`, "trying it"],
    ]);
  });

  test.each(["/endpoints", "/endpoints/skip", "/lanes", "/callbacks", "/redeliveries"])(
    "%s accepts only an origin",
    async (path) => {
      const answer = await get(`${path}?endpoint=https://merchant.sandbox.example/`);
      expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
      expect(JSON.parse(answer.body).issues[0].message).toBe(
        '/endpoint: expected an origin such as https://merchant.example, got "https://merchant.sandbox.example/"',
      );
    },
  );

  test.each(["", "?endpoint="])("are not counted without an endpoint: %s", async (query) => {
    const answer = await call("GET", `/endpoints/skip${query}`);
    expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
  });

  test.each([
    { verb: "pause", endpoint: "merchant" },
    { verb: "resume", endpoint: "\0" },
    { verb: "skip", endpoint: "https://merchant.sandbox.example/" },
    { verb: "skip", endpoint: "HTTPS://merchant.sandbox.example" },
  ])("$verb rejects an endpoint that is not an origin", async ({ verb, endpoint }) => {
    const answer = await post(`/endpoints/${verb}`, { ...ENDPOINT, endpoint });
    expect(readProblemJson(answer)).toMatchObject({ status: 422, code: "not-an-origin" });
  });
});

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
  const answer = await send(port, { method, path: `/internal/v1${path}`, headers, body: "{}" });
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
