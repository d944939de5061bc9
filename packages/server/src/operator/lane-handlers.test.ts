import { describe, expect, test } from "vitest";
import { REASON, useOperatorRoutes } from "../../test/operator-routes.ts";
import { readProblemJson } from "../../test/read-problem.ts";

const { query, call, get, post, readAudit, carryOut } = useOperatorRoutes();

describe("lanes", () => {
  test("are listed and shown", async () => {
    const { content } = await get("/lanes?state=parked");
    expect(content.items).toMatchObject([
      { session_id: 2, state: "parked", state_reason: "exhausted", head: 1, delivered: 0 },
    ]);
    expect((await get("/lanes/1")).content).toMatchObject({
      session_id: 1,
      state: "active",
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
      want: { state: "active", delivered: 0 },
    },
  ])("$given is done and audited", async ({ given, action, subject, want }) => {
    expect((await post(given, REASON)).content).toEqual({ done: true });
    expect((await get(given.slice(0, "/lanes/1".length))).content).toMatchObject(want);
    expect(await readAudit()).toEqual([["sandbox-operator-key", action, subject, "trying it"]]);
  });

  test("a paused one is resumed", async () => {
    await post("/lanes/1/pause", REASON);
    expect((await post("/lanes/1/resume", REASON)).content).toEqual({ done: true });
    expect((await get("/lanes/1")).content).toMatchObject({ state: "active" });
  });

  test("only the next callback can be skipped", async () => {
    const other = await post("/lanes/2/skip", { sequence: 2, ...REASON });
    expect(readProblemJson(other)).toMatchObject({ status: 409, code: "not-next" });
    expect((await post("/lanes/2/skip", { sequence: 1, ...REASON })).content).toEqual({ done: true });
    expect((await get("/lanes/2")).content).toMatchObject({ state: "active", delivered: 1 });
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
  ])("$verb: are counted, and then changed", async ({ verb, want, action }) => {
    const path = `/lanes/${verb}?client_id=10077`;
    expect((await get(path)).content).toEqual(want);
    expect(await readAudit()).toEqual([]);
    expect(await carryOut(path, REASON)).toMatchObject({
      kind: action,
      state: "finished",
      target: { client_id: 10077 },
      planned: want,
      done: want.lanes,
      total: want.lanes,
      counts: { lanes_changed: want.lanes },
    });
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
