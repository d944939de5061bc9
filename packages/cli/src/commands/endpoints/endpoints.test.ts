import { openPool } from "@payment-routing/database";
import { expect, test } from "vitest";
import { useOperatorCommands, WHY } from "../../../test/operator-commands.ts";
import { recordProgress } from "../../../test/run-line.ts";

const { running, run, runJson, listStates } = useOperatorCommands();

test("an endpoint is paused, keeps its queue, and is resumed", async () => {
  const endpoint = new URL(running().sandbox.merchantUrl).origin;
  expect((await run(["endpoints", "pause", endpoint, ...WHY])).out).toBe(`${endpoint} is paused.`);
  await running().report(4, 1, 4030);
  const { items } = await runJson(["endpoints", "list", "--state", "paused"]);
  expect(items).toMatchObject([{ endpoint, callbacks: 1, lanes: 1, state: "paused" }]);
  expect((await run(["endpoints", "list"])).out).toMatch(
    /^endpoint +state +breaker +open until +limits .*\nhttp.+ paused +closed +- +20 at once +0 +1 +1 /,
  );
  expect((await run(["endpoints", "resume", endpoint, ...WHY])).out).toBe(`${endpoint} is active.`);
  await expect.poll(() => listStates(4)).toEqual(["1 delivered"]);
});

test("a pause may have an end, which the list shows", async () => {
  const endpoint = new URL(running().sandbox.merchantUrl).origin;
  const until = "2100-01-01T06:00:00Z";
  const pause = ["endpoints", "pause", endpoint, "--until", until, ...WHY];
  expect((await run(pause)).out).toBe(`${endpoint} is paused until ${until}.`);
  expect((await run(["endpoints", "list"])).out).toMatch(
    /^endpoint .*paused until .*\n.* 2100-01-01T06:00:00Z /,
  );
  const past = await run(["endpoints", "pause", endpoint, "--until", "2020-01-01T00:00:00Z", ...WHY]);
  expect([past.code, past.err]).toEqual([1, expect.stringMatching(/Until: expected a time in the future/)]);
  await run(["endpoints", "resume", endpoint, ...WHY]);
});

test("failures are listed by endpoint and cause, of some days", async () => {
  const pool = openPool(running().connectionString);
  await pool.query(`
    insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at) values
      ('https://a.example', (now() at time zone 'UTC')::date, '5xx', 7, '2026-11-20T09:30:00Z', now()),
      ('https://b.example', (now() at time zone 'UTC')::date - 1, 'tls', 8, now(), now() - interval '1 day')`);
  await pool.end();
  expect((await run(["endpoints", "failures"])).out.split("\n")).toEqual([
    expect.stringMatching(/^endpoint +cause +attempts +first +last +example$/),
    expect.stringMatching(/^https:\/\/a.example +5xx +7 +2026-11-20T09:30:00Z +\S+Z +-$/),
  ]);
  const { items } = await runJson(["endpoints", "failures", "--days", "2", "--limit", "1"]);
  expect(items).toMatchObject([{ endpoint: "https://b.example", cause: "tls", attempts: 8 }]);
  expect((await run(["endpoints", "failures", "--endpoint", "https://b.example"])).out).toBe("None.");
});

test("skips the backlog of an endpoint after a count and a confirmation, with a progress bar", async () => {
  const endpoint = new URL(running().sandbox.merchantUrl).origin;
  await run(["endpoints", "pause", endpoint, ...WHY]);
  for (const sessionId of [21, 22]) await running().report(sessionId, 1, 4030);
  const skip = ["endpoints", "skip", endpoint, ...WHY];
  const counted = `${endpoint}: 2 callbacks and 0 redeliveries of 2 sessions`;
  expect(await run(skip, { ask: async () => "n" })).toEqual({
    code: 1,
    out: counted,
    err: "Cancelled. Nothing was changed.",
  });
  const { progressStream, shown } = recordProgress();
  expect(await run([...skip, "--yes"], { progressStream })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\n {2}finished, 2 of 2 processed\n {2}callbacks skipped: 2$/),
  });
  expect(shown()).toContain("[##############################] 100 %  2 of 2");
  expect(await listStates(21)).toEqual(["1 skipped"]);
  expect(await runJson([...skip, "--yes"])).toEqual({ done: 0, total: 0 });
  await run(["endpoints", "resume", endpoint, ...WHY]);
});
