import { expect, test } from "vitest";
import { REASON, useOperatorRoutes } from "../../test/operator-routes.ts";
import { readProblemJson } from "../../test/read-problem.ts";

const { call, get, post, readAudit } = useOperatorRoutes();

test("actions are listed by state, and stopped", async () => {
  const first = (await post("/lanes/pause?client_id=10077", REASON)).content;
  const second = (await post("/lanes/unpark?client_id=10077", REASON)).content;
  expect((await get("/actions?state=running")).content.items).toEqual([second, first]);
  const stopped = await post(`/actions/${first.action_id}/stop`, { reason: "a mistake" });
  expect(stopped.content).toEqual({
    ...first,
    state: "stopped",
    ended_at: expect.any(String),
    ended_by: "sandbox-operator-key",
    end_reason: "a mistake",
  });
  expect((await get("/actions?state=stopped")).content.items).toEqual([stopped.content]);
  expect((await readAudit())[0]).toEqual([
    "sandbox-operator-key",
    "stop-action",
    `action:${first.action_id}`,
    "a mistake",
  ]);
  for (const verb of ["stop", "approve"]) {
    const late = await post(`/actions/${first.action_id}/${verb}`, REASON);
    expect(readProblemJson(late)).toMatchObject({ status: 409, code: "other-state" });
  }
});

test.each([
  { method: "GET", path: "/actions/0" },
  { method: "POST", path: "/actions/0/stop" },
  { method: "POST", path: "/actions/0/approve" },
])("$method $path: there is no such action", async ({ method, path }) => {
  const answer = await call(method, path, method === "POST" ? REASON : undefined);
  expect(readProblemJson(answer)).toMatchObject({ status: 404, code: "unknown-action" });
});
