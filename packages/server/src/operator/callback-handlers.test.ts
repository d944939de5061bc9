import { readContent, selectContent } from "@payment-routing/delivery";
import { describe, expect, test } from "vitest";
import { REASON, useOperatorRoutes } from "../../test/operator-routes.ts";
import { readProblemJson } from "../../test/read-problem.ts";
import { TRANSACTION_ID } from "../../test/reports.ts";

const { query, call, get, post, readAudit, carryOut } = useOperatorRoutes();

const TWO_SIGNATURES = expect.stringMatching(/^v1,\S{44} v1,\S{44}$/);

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
      lane: { endpoint: "https://merchant.sandbox.example", state: "active" },
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
      want: '/state/0: expected "waiting", "delivered", "skipped", "superseded", "rejected" or "test", got "lost"',
    },
    {
      given: "from=today",
      want: '/from: expected text in the format date-time, such as 2026-11-20T09:30:00Z, got "today"',
    },
    {
      given: "from=2026-02-30T00:00:00Z",
      want: '/from: expected text in the format date-time, such as 2026-11-20T09:30:00Z, got "2026-02-30T00:00:00Z"',
    },
    {
      given: "from=2026-11-30T00:00:00Z&to=2026-11-20T00:00:00Z",
      want: '/from: expected a time before to, got "2026-11-30T00:00:00Z"',
    },
    { given: "limit=0", want: "/limit: expected at least 1, got 0" },
    { given: "cient_id=1", want: "/cient_id: expected no such parameter, got one" },
    { given: "constructor=1", want: "/constructor: expected no such parameter, got one" },
    { given: "event_type=%00", want: '/event_type: expected text that matches ^[^\\u0000]+$, got "\\u0000"' },
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
      `select ${selectContent("c")} as content from callbacks c where session_id = 1 and sequence = 1`,
    );
    const { content: revealed } = await get(`/callbacks/${content.callback_id}/body`);
    expect(revealed.body).toBe(Buffer.from(readContent(rows[0].content).body).toString());
    const [, last] = content.history;
    // The headers of the first attempt were not stored.
    expect(revealed).toMatchObject({
      header_secret_ids: ["sandbox-shop-webhook-1", "sandbox-shop-webhook-2"],
      attempts: [
        { attempt: 1 },
        {
          started_at: last.started_at,
          attempt: 2,
          is_redelivery: false,
          headers: { ...last.request_headers, "webhook-signature": TWO_SIGNATURES },
        },
      ],
    });
    expect(revealed.attempts[0]).not.toHaveProperty("headers");
    expect(last.request_headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": "1795703432",
    });
    expect(content.history).toMatchObject([
      {
        attempt: 1,
        outcome: "rejected",
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

  test.each([
    { id: "cb_0", code: "unknown-callback" },
    { id: "%00", code: "not-found" },
  ])("an unknown one is a problem: $id", async ({ id, code }) => {
    for (const [method, path] of [
      ["GET", `/callbacks/${id}`],
      ["POST", `/callbacks/${id}/redeliver`],
    ] as const) {
      const answer = await call(method, path, REASON);
      expect(readProblemJson(answer)).toMatchObject({ status: 404, code });
    }
  });
});

describe("many redeliveries", () => {
  test("are counted, and then made", async () => {
    const count = await get("/redeliveries?client_id=10077");
    expect(count.content).toEqual({ callbacks: 3, settled: 1, waiting: 2, left: 0 });
    expect(await readAudit()).toEqual([]);
    const redelivered = await carryOut("/redeliveries?client_id=10077&state=delivered,waiting", {
      ...REASON,
      per_second: 10,
    });
    expect(redelivered).toMatchObject({
      kind: "redeliver-callbacks",
      state: "finished",
      target: { client_id: 10077, states: ["delivered", "waiting"] },
      planned: count.content,
      per_second: 10,
      done: 3,
      total: 3,
      counts: { sent_again: 1, tried_now: 2 },
      waits_for: [],
    });
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "redeliver-callbacks", "client:10077", "trying it"],
    ]);
  });

  test.each([
    { given: "never_attempted=true", want: { callbacks: 2 } },
    { given: "never_attempted=false", want: { callbacks: 1, settled: 1 } },
  ])("are counted by their attempts: $given", async ({ given, want }) => {
    expect((await get(`/redeliveries?${given}`)).content).toMatchObject(want);
    expect((await get(`/callbacks?${given}`)).content.items).toHaveLength(want.callbacks);
  });

  test.each(["GET", "POST"])("%s without a filter is rejected", async (method) => {
    const answer = await call(method, "/redeliveries", REASON);
    expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
  });
});
