import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { collectIssues } from "../../test/collect-issues.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { reportSession, reportSessionStatus, reportTransactionStatus, SOURCE } from "../../test/reports.ts";
import type { Delivery } from "../open-delivery.ts";

let opened: TestDelivery;
let delivery: Delivery;

beforeAll(async () => {
  opened = await openTestDelivery({}, { clock: () => new Date("2026-06-30T12:00:00Z") });
  ({ delivery } = opened);
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const run = (sql: string) => opened.owner.query(sql);

const TABLES = ["session_history", "callbacks", "attempts"];
// With a retention of 30 days, the first two days have expired and the others have not.
const DAYS = ["2026-05-29", "2026-05-30", "2026-05-31", "2026-06-01"];

beforeEach(async () => {
  for (const table of TABLES) {
    for (const day of DAYS) {
      const next = new Date(Date.parse(day) + 86_400_000).toISOString();
      await run(
        `create table if not exists ${table}_${day.replaceAll("-", "")}
         partition of ${table} for values from ('${day}T00:00:00Z') to ('${next}')`,
      );
    }
  }
});

afterEach(() =>
  run("truncate payment_sessions, lanes, callbacks, session_history, attempts, redeliveries cascade"),
);

/** Creates a session with a callback on one day, its delivery on another, and an attempt on each. */
async function deliver(session_id: number, day: string, settled: string | undefined): Promise<void> {
  await delivery.applyReport(reportSession({ session_id }), SOURCE);
  const state = settled === undefined ? "waiting" : "delivered";
  const at = `'${day} 12:00:00+00'::timestamptz`;
  const settledAt = settled === undefined ? "null" : `'${settled} 13:00:00+00'::timestamptz`;
  await run(`
    update payment_sessions set created_at = ${at}, updated_at = ${at} where session_id = ${session_id};
    update session_history set at = ${at} where session_id = ${session_id};
    update callbacks set at = ${at}, state = '${state}', settled_at = ${settledAt} where session_id = ${session_id};
    update lanes set delivered = ${settled === undefined ? 0 : 1}, waiting_since = ${at},
      due_at = case when ${settledAt} is null then now() end where session_id = ${session_id};
    insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, worker)
      select attempted, ${session_id}, 1, number, '', '', 1, 'failed', 'w'
      from unnest(array[${at}, coalesce(${settledAt}, ${at})]) with ordinality as a (attempted, number)`);
}

async function listPartitions(): Promise<readonly string[]> {
  const { rows } = await run(
    "select relname as name from pg_class where relkind = 'r' and relname ~ '_2026(05|06)[0-9]{2}$' order by 1",
  );
  return rows.map(({ name }) => name);
}

function name(day: string, tables: readonly string[] = TABLES): readonly string[] {
  return tables.map((table) => `${table}_${day.replaceAll("-", "")}`);
}

test("partitions of a day are dropped once all callbacks of the day have been settled for the retention period", async () => {
  await deliver(1, "2026-05-29", "2026-05-29");
  await deliver(2, "2026-05-30", "2026-05-30");
  await deliver(3, "2026-06-01", "2026-06-01");
  expect(await delivery.applyRetention()).toEqual({
    dropped: [
      ...name("2026-05-29", ["callbacks"]),
      ...name("2026-05-30", ["callbacks"]),
      ...name("2026-05-29", ["attempts"]),
      ...name("2026-05-30", ["attempts"]),
      ...name("2026-05-29", ["session_history"]),
      ...name("2026-05-30", ["session_history"]),
    ],
    kept: [],
    sessions: 0,
    redeliveries: 0,
  });
  expect(await listPartitions()).toEqual([...name("2026-05-31"), ...name("2026-06-01")].sort());
  expect((await collectIssues(delivery)).issues).toEqual([]);
});

test("a waiting callback keeps the partitions of its day, attempts included", async () => {
  await deliver(1, "2026-05-29", "2026-05-29");
  await deliver(2, "2026-05-30", undefined);
  const outcome = await delivery.applyRetention();
  expect(outcome?.kept).toEqual(["callbacks_20260530", "attempts_20260530", "session_history_20260530"]);
  expect((await collectIssues(delivery)).issues).toEqual([]);
  await run(
    "update callbacks set state = 'skipped', settled_at = '2026-05-31T00:00:00Z' where session_id = 2",
  );
  expect((await delivery.applyRetention())?.dropped).toEqual(outcome?.kept);
});

test("a pending redelivery keeps the partitions of its callback's day, attempts included", async () => {
  await deliver(1, "2026-05-29", "2026-05-29");
  await deliver(2, "2026-05-30", "2026-05-30");
  await run(`insert into redeliveries (session_id, sequence, endpoint, url, requested_by)
    values (1, 1, '', '', 'ada')`);
  const outcome = await delivery.applyRetention();
  expect(outcome?.kept).toEqual(["callbacks_20260529", "attempts_20260529", "session_history_20260529"]);
  await run("update redeliveries set due_at = null, done_at = now()");
  expect((await delivery.applyRetention())?.dropped).toEqual(outcome?.kept);
});

test("the retention period of a callback starts at its delivery, for its attempts too", async () => {
  await deliver(1, "2026-05-29", "2026-05-31");
  await deliver(2, "2026-05-30", "2026-05-30");
  expect(await delivery.applyRetention()).toMatchObject({
    kept: ["callbacks_20260529", "attempts_20260529", "session_history_20260529"],
    dropped: ["callbacks_20260530", "attempts_20260530", "session_history_20260530"],
  });
});

test("the checker accepts a dropped day within the history and checks the remaining days", async () => {
  await deliver(1, "2026-05-29", "2026-05-31");
  // A second callback, made on the next day.
  await delivery.applyReport(reportSessionStatus({ session_id: 1 }), SOURCE);
  await run(`
    update session_history set at = '2026-05-30T12:00:00Z' where version = 2;
    update callbacks set at = '2026-05-30T12:00:00Z', settled_at = '2026-05-31T14:00:00Z', state = 'delivered' where sequence = 2;
    update lanes set delivered = 2, due_at = null, waiting_since = null`);
  await delivery.applyReport(reportTransactionStatus({ session_id: 1 }), SOURCE);
  expect((await collectIssues(delivery)).issues).toEqual([]);
  await run("drop table callbacks_20260530; drop table session_history_20260530");
  expect((await collectIssues(delivery)).issues).toEqual([]);
  await run(`
    update callbacks c set content = h.content from session_history h where c.sequence = 3 and h.version = 3;
    update session_history set content = null where version = 3`);
  expect((await collectIssues(delivery)).issues).toMatchObject([{ kind: "unexpected-callback", version: 3 }]);
});

test("callbackDays sets the retention period", async () => {
  await deliver(1, "2026-05-29", "2026-05-29");
  expect((await delivery.applyRetention({ callbackDays: 33 }))?.dropped).toEqual([]);
  expect((await delivery.applyRetention({ callbackDays: 31 }))?.dropped).toEqual([
    "callbacks_20260529",
    "attempts_20260529",
    "session_history_20260529",
  ]);
});

test("retention completes interrupted detachments of partitions", async () => {
  await run("alter table callbacks detach partition callbacks_20260529");
  const busy = new Client({ connectionString: opened.connectionString });
  await busy.connect();
  onTestFinished(() => busy.end());
  await busy.query("begin; select from callbacks");
  const client = new Client({ connectionString: opened.connectionString, statement_timeout: 200 });
  await client.connect();
  // The statement waits for transactions that still see the partition, and times out halfway.
  await expect(
    client.query("alter table callbacks detach partition callbacks_20260530 concurrently"),
  ).rejects.toThrow("statement timeout");
  await client.end();
  await busy.query("commit");
  expect(await delivery.applyRetention()).toMatchObject({ kept: [] });
  expect(await listPartitions()).toEqual([...name("2026-05-31"), ...name("2026-06-01")].sort());
});

test("reports are applied while partitions are dropped, and one process at a time drops them", async () => {
  await deliver(1, "2026-05-29", "2026-05-29");
  const another = await opened.openAnother();
  const working = Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      delivery.applyReport(reportSession({ session_id: 100 + index }), SOURCE),
    ),
  );
  const outcomes = await Promise.all([delivery.applyRetention(), another.applyRetention()]);
  expect(outcomes.filter((outcome) => outcome !== undefined && outcome.dropped.length > 0)).toHaveLength(1);
  expect((await working).every(({ outcome }) => outcome === "applied")).toBe(true);
});

describe("retention of sessions", () => {
  const age = (sessionId: number) =>
    run(`update payment_sessions set updated_at = '2025-01-01T00:00:00Z' where session_id = ${sessionId}`);

  test("a session without stored callbacks is deleted after its retention period", async () => {
    await deliver(1, "2026-05-29", "2026-05-29");
    await deliver(2, "2026-05-29", "2026-05-29");
    await age(1);
    expect(await delivery.applyRetention()).toMatchObject({ sessions: 1 });
    expect(await delivery.readSession(1)).toBeUndefined();
    expect(await delivery.readSession(2)).toMatchObject({ version: 1 });
    const { rows } = await run("select * from payment_sessions natural join lanes where session_id = 1");
    expect(JSON.stringify(rows)).not.toContain("/callbacks");
    expect((await collectIssues(delivery)).issues).toEqual([]);
    expect(await delivery.applyRetention()).toMatchObject({ sessions: 0 });
  });

  test("a deleted session that is reported again continues its sequence numbers", async () => {
    await deliver(1, "2026-05-29", "2026-05-29");
    await age(1);
    await delivery.applyRetention();
    expect(await delivery.applyReport(reportSession({ session_id: 1 }), SOURCE)).toMatchObject({
      outcome: "applied",
      version: 3,
      callbackSequence: 2,
    });
    expect(await delivery.operations.readLane(1)).toMatchObject({ delivered: 1, head: 2, state: "active" });
    expect((await collectIssues(delivery)).issues).toEqual([]);
  });

  test.each([
    { name: "undelivered callbacks", settled: undefined },
    { name: "stored callbacks", settled: "2026-06-01" },
  ])("a session with $name is kept", async ({ settled }) => {
    await deliver(1, "2026-05-29", settled);
    await age(1);
    expect(await delivery.applyRetention()).toMatchObject({ sessions: 0 });
  });

  test("a session without a callback is deleted too", async () => {
    await delivery.applyReport(reportSession({ transactions: [] }), SOURCE);
    await age(1);
    expect(await delivery.applyRetention()).toMatchObject({ sessions: 1 });
  });

  test("more sessions than fit into one batch are deleted", async () => {
    const reports = Array.from({ length: 2100 }, (_, index) =>
      reportSession({ session_id: index, transactions: [] }),
    );
    await delivery.applyReports(reports, SOURCE);
    await run("update payment_sessions set updated_at = '2025-01-01T00:00:00Z'");
    expect(await delivery.applyRetention()).toMatchObject({ sessions: 2100 });
  });
});

test("redeliveries are deleted once they have been done for the retention period", async () => {
  await run(`
    insert into redeliveries (session_id, sequence, endpoint, url, requested_by, due_at, done_at, outcome) values
      (1, 1, '', '', 'ada', null, '2026-05-31 11:00:00+00', 'accepted'),
      (1, 2, '', '', 'ada', null, '2026-05-31 13:00:00+00', 'accepted'),
      (1, 3, '', '', 'ada', now(), null, null)`);
  expect(await delivery.applyRetention()).toMatchObject({ redeliveries: 1 });
  const { rows } = await run("select sequence::int from redeliveries order by 1");
  expect(rows).toEqual([{ sequence: 2 }, { sequence: 3 }]);
});
