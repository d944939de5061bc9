import { setTimeout } from "node:timers/promises";
import type { SessionReport } from "@payment-routing/processor-contract";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  findMerchants,
  MERCHANT,
  openTestDelivery,
  type TestDelivery,
} from "../../test/open-test-delivery.ts";
import {
  describeTransaction,
  reportSession,
  reportSessionStatus,
  reportTransactionStatus,
  SOURCE,
} from "../../test/reports.ts";
import { readBodies } from "../../test/stored-content.ts";
import { selectState } from "../lanes/stored-state.ts";
import type { Delivery } from "../open-delivery.ts";
import { type Report, ReportSeries } from "./report.ts";

let opened: TestDelivery;
let delivery: Delivery;
/** Each test uses its own session. */
let session_id = 100;

beforeAll(async () => {
  opened = await openTestDelivery();
  ({ delivery } = opened);
});

afterAll(() => opened?.[Symbol.asyncDispose]());

beforeEach(() => {
  session_id += 100;
});

/** Reports that each increase the status code by one. */
function reportCodes(count: number, sessionId = session_id): readonly SessionReport[] {
  return Array.from({ length: count }, (_, index) =>
    reportSession({ session_id: sessionId, status: { code: index, message: "" } }),
  );
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: opened.connectionString });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function count(table: string, sessionId = session_id): Promise<number> {
  const { rows } = await opened.owner.query(
    `select count(*)::int as count from ${table} where session_id = $1`,
    [sessionId],
  );
  return rows[0].count;
}

test("a report stores its session, history, callback and lane", async () => {
  const report = reportSession({ session_id, callback_url: "https://other.merchant.example/a" });
  await delivery.applyReport(report, SOURCE);
  const { report_id, source_sequence, occurred_at, ...snapshot } = report;
  expect(await delivery.readSession(session_id)).toEqual({
    sessionId: session_id,
    version: 1,
    sourceSequence: source_sequence,
    callbackSequence: 1,
    snapshot,
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
  });
  expect((await delivery.readHistory(session_id))?.items).toEqual([
    {
      at: expect.any(Date),
      reportId: report_id,
      sourceSequence: source_sequence,
      occurredAt: occurred_at,
      reportedBy: "processor-1",
      outcome: "applied",
      version: 1,
      changes: [
        { subject: "session", after: { code: 4001 } },
        { subject: "transaction", transaction_id: 1, after: { code: 1000 } },
      ],
      callback: {
        sequence: 1,
        callbackId: expect.stringMatching(/^cb_/),
        state: "waiting",
        settledAt: undefined,
      },
      suppressed: undefined,
    },
  ]);
  const { rows } = await opened.owner.query(
    `select head, delivered, endpoint, url, ${selectState("l.state")} as state, due_at <= now() as due, waiting_since = c.at as exact
     from lanes as l join callbacks as c using (session_id) where session_id = $1`,
    [session_id],
  );
  expect(rows).toEqual([
    {
      head: "1",
      delivered: "0",
      endpoint: "https://other.merchant.example",
      url: "https://other.merchant.example/a",
      state: "active",
      due: true,
      exact: true,
    },
  ]);
  expect(await readBodies(delivery.context.pool, session_id)).toMatchObject([
    { secretIds: ["salt-1", "body-1"] },
  ]);
});

test("hundreds of concurrent reports for a few sessions give each version and callback once", async () => {
  const sessions = [0, 1, 2, 3, 4].map((offset) => session_id + offset);
  const others = await Promise.all([opened.openAnother(), opened.openAnother()]);
  for (const id of sessions) await delivery.applyReport(reportSession({ session_id: id }), SOURCE);
  const reports = Array.from({ length: 400 }, (_, index) =>
    reportSessionStatus({ session_id: sessions[index % 5] ?? 0, status: { code: index, message: "" } }),
  );
  const processes = [delivery, ...others];
  const outcomes = await Promise.all(
    reports.map((report, index) => processes[index % 3]?.applyReport(report, SOURCE)),
  );
  // Processes race: a report that is overtaken by a newer one is outdated.
  const applied = outcomes.filter((outcome) => outcome?.outcome === "applied").length;
  const outdated = outcomes.filter((outcome) => outcome?.outcome === "outdated").length;
  expect(applied + outdated).toBe(400);
  let versions = 0;
  for (const id of sessions) {
    const history = await delivery.readHistory(id);
    const changed = (history?.items ?? []).filter((item) => item.outcome === "applied");
    expect(changed.map((item) => item.version)).toEqual(changed.map((_, index) => index + 1));
    expect(changed.map((item) => item.callback?.sequence)).toEqual(changed.map((_, index) => index + 1));
    expect(await delivery.readSession(id)).toMatchObject({
      version: changed.length,
      callbackSequence: changed.length,
    });
    expect(await count("callbacks", id)).toBe(changed.length);
    versions += changed.length;
  }
  expect(versions).toBe(applied + sessions.length);
});

test("reports of one caller are applied in order", async () => {
  const reports = reportCodes(300);
  const outcomes = await Promise.all(reports.map((report) => delivery.applyReport(report, SOURCE)));
  expect(outcomes.map((outcome) => outcome.outcome)).toEqual(reports.map(() => "applied"));
  expect(outcomes).toEqual(
    reports.map((_, index) => ({
      outcome: "applied",
      version: index + 1,
      callbackSequence: index + 1,
      repeated: false,
    })),
  );
});

test("a report repeated concurrently from several processes counts once and gets the same answer", async () => {
  const another = await opened.openAnother();
  const report = reportSession({ session_id });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => (index % 2 ? delivery : another).applyReport(report, SOURCE)),
  );
  expect(outcomes.filter(({ outcome }) => outcome === "applied")).toHaveLength(100);
  expect(outcomes.filter((outcome) => "repeated" in outcome && !outcome.repeated)).toHaveLength(1);
  expect(new Set(outcomes.map((outcome) => JSON.stringify({ ...outcome, repeated: true }))).size).toBe(1);
  await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
  expect(await delivery.applyReport(report, SOURCE)).toEqual({
    outcome: "applied",
    version: 1,
    callbackSequence: 1,
    repeated: true,
  });
  expect(await count("session_history")).toBe(2);
  expect(await count("callbacks")).toBe(2);
});

test("a removed transaction gives no callback", async () => {
  await delivery.applyReport(
    reportSession({ session_id, transactions: [1, 2].map((id) => describeTransaction({ id })) }),
    SOURCE,
  );
  await delivery.applyReport(
    reportSession({ session_id, transactions: [describeTransaction({ id: 1 })] }),
    SOURCE,
  );
  await delivery.applyReport(reportSession({ session_id, transactions: [] }), SOURCE);
  const { items } = (await delivery.readHistory(session_id)) ?? {};
  const told = { callback: undefined, suppressed: "transaction-gone" };
  expect(items?.slice(1)).toMatchObject([told, told]);
});

test("an outdated report is recorded and its repetition recognised", async () => {
  const late = reportSessionStatus({ session_id });
  await delivery.applyReport(reportSession({ session_id }), SOURCE);
  const outcome = { outcome: "outdated", version: 1, callbackSequence: undefined, repeated: false };
  expect(await delivery.applyReport(late, SOURCE)).toEqual(outcome);
  expect(await delivery.applyReport(late, SOURCE)).toEqual({ ...outcome, repeated: true });
  expect((await delivery.readHistory(session_id))?.items.map((item) => item.outcome)).toEqual([
    "applied",
    "outdated",
  ]);
  expect(await delivery.readSession(session_id)).toMatchObject({
    version: 1,
    snapshot: { status: { code: 4001 } },
  });
});

test("a rejected report is not recorded and may be sent again later", async () => {
  const early = reportTransactionStatus({ session_id, transaction_id: 2, source_sequence: 1_000_000 });
  expect(await delivery.applyReport(early, SOURCE)).toMatchObject({ outcome: "unknown-session" });
  await delivery.applyReport(reportSession({ session_id }), SOURCE);
  expect(await delivery.applyReport(early, SOURCE)).toMatchObject({ outcome: "unknown-transaction" });
  expect(await count("session_history")).toBe(1);
  const transactions = [describeTransaction(), describeTransaction({ id: 2 })];
  await delivery.applyReport(reportSession({ session_id, transactions }), SOURCE);
  expect(await delivery.applyReport(early, SOURCE)).toMatchObject({ outcome: "applied", repeated: false });
});

test("one of many reports that expect the same version is applied", async () => {
  await delivery.applyReport(reportSession({ session_id }), SOURCE);
  const outcomes = await Promise.all(
    reportCodes(20).map((report) => delivery.applyReport(report, SOURCE, { expectedVersion: 1 })),
  );
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
    "applied",
    ...Array.from({ length: 19 }, () => "conflict"),
  ]);
});

describe("the lane", () => {
  const read = async () => {
    const { rows } = await opened.owner.query("select * from lanes where session_id = $1", [session_id]);
    return rows[0];
  };
  const set = (changes: string) =>
    opened.owner.query(`update lanes set ${changes} where session_id = $1`, [session_id]);

  test("keeps its due time while it is leased or waits for a retry", async () => {
    await delivery.applyReport(reportSession({ session_id }), SOURCE);
    await set("due_at = now() + interval '1 hour', lease_version = 3");
    const before = await read();
    await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
    expect(await read()).toMatchObject({
      head: "2",
      due_at: before.due_at,
      waiting_since: before.waiting_since,
      lease_version: "3",
    });
  });

  test("is due immediately after being idle", async () => {
    await delivery.applyReport(reportSession({ session_id }), SOURCE);
    await set("delivered = 1, due_at = null, waiting_since = null");
    await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
    const lane = await read();
    expect(lane.due_at).toEqual(lane.waiting_since);
    expect(lane.due_at).toEqual(lane.updated_at);
  });

  test("stays parked", async () => {
    await delivery.applyReport(reportSession({ session_id }), SOURCE);
    await set("state = 'parked', due_at = null");
    await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
    expect(await read()).toMatchObject({ head: "2", state: "parked", due_at: null });
  });

  test("uses the callback_url of the newest report", async () => {
    await delivery.applyReport(reportSession({ session_id }), SOURCE);
    expect(await read()).toMatchObject({ url: "https://merchant.example/callbacks" });
    const callback_url = "https://other.merchant.example/b";
    await delivery.applyReport(
      reportSession({ session_id, callback_url, status: { code: 1, message: "" } }),
      SOURCE,
    );
    expect(await read()).toMatchObject({ endpoint: "https://other.merchant.example", url: callback_url });
  });
});

test("a body that breaks the contract is stored as rejected with its issues", async () => {
  await delivery.applyReport(reportSession({ session_id, session_type: "\ud800" }), SOURCE);
  const { rows } = await opened.owner.query("select state, issues from callbacks where session_id = $1", [
    session_id,
  ]);
  expect(rows).toEqual([
    { state: "rejected", issues: [expect.objectContaining({ code: "invalid-value", path: "" })] },
  ]);
});

describe("a batch with a faulty report", () => {
  test("a report that causes an exception fails alone", async () => {
    const broken = {
      ...reportSession({ session_id: session_id + 1 }),
      transactions: null,
    } as unknown as Report;
    const outcomes = await delivery.applyReports(
      [...reportCodes(2), broken, ...reportCodes(2, session_id + 2)],
      SOURCE,
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      "applied",
      "applied",
      "failed",
      "applied",
      "applied",
    ]);
    expect(outcomes[2]).toMatchObject({ error: expect.any(TypeError) });
  });

  test("a report that the database rejects fails alone", async () => {
    const broken = reportSession({ session_id: 1e300 });
    const results = await Promise.allSettled(
      [...reportCodes(3), broken, ...reportCodes(3, session_id + 1)].map((report) =>
        delivery.applyReport(report, SOURCE),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(
      results.map((_, index) => (index === 3 ? "rejected" : "fulfilled")),
    );
    expect(results[3]).toMatchObject({ reason: { name: "DeliveryError", code: "unstorable" } });
  });

  test("text with U+0000 is stored", async () => {
    const report = reportSession({ session_id, report_id: "a\0b", event_type: "\0", occurred_at: "\0" });
    expect(await delivery.applyReport(report, SOURCE)).toMatchObject({ outcome: "applied" });
    expect(await delivery.applyReport(report, SOURCE)).toMatchObject({ repeated: true });
    expect((await delivery.readSession(session_id))?.snapshot.event_type).toBe("\0");
  });
});

describe("a failing database", () => {
  test("a report survives the termination of its backend during the transaction", async () => {
    const admin = await connect();
    const another = await opened.openAnother({ applicationName: "waiting" });
    await delivery.applyReport(reportSession({ session_id }), SOURCE);
    await admin.query("begin");
    await admin.query("select from payment_sessions where session_id = $1 for update", [session_id]);
    const outcome = another.applyReport(reportSessionStatus({ session_id }), SOURCE);
    const terminate =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'waiting' and wait_event_type = 'Lock'";
    await expect.poll(() => admin.query(terminate).then(({ rows }) => rows.length)).toBe(1);
    await admin.query("commit");
    expect(await outcome).toMatchObject({ outcome: "applied", version: 2, callbackSequence: 2 });
  });

  test("repeated terminations of backends lose and duplicate no report", async () => {
    const admin = await connect();
    const another = await opened.openAnother({ applicationName: "victim" });
    const sessions = Array.from({ length: 8 }, (_, index) => session_id + index);
    let done = false;
    let taken = 0;
    let terminated = 0;
    const killing = (async () => {
      while (!done) {
        const { rows } = await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'victim'",
        );
        terminated += rows.length;
        const acceptedBefore = taken;
        await setTimeout(25);
        // On a busy machine, waits for the next report.
        while (!done && taken === acceptedBefore) await setTimeout(5);
      }
    })();
    const outcomes = await Promise.all(
      sessions.map(async (id) => {
        const results = [];
        for (const report of reportCodes(25, id)) {
          results.push(await repeatUntilTaken(another, report));
          taken++;
        }
        return results;
      }),
    );
    done = true;
    await killing;
    expect(terminated).toBeGreaterThan(2);
    for (const [index, id] of sessions.entries()) {
      expect(outcomes[index]?.map((outcome) => outcome.version)).toEqual(
        Array.from({ length: 25 }, (_, at) => at + 1),
      );
      expect(await count("callbacks", id)).toBe(25);
    }
  });

  async function repeatUntilTaken(to: Delivery, report: Report) {
    for (;;) {
      const outcome = await to.applyReport(report, SOURCE).catch((error) => {
        expect(error).toMatchObject({ name: "DeliveryError", code: "unavailable" });
      });
      if (outcome?.outcome === "applied") return outcome;
      expect(outcome).toBeUndefined();
    }
  }

  test("sessions that two processes create at the same time are created once", async () => {
    const another = await opened.openAnother();
    const sessions = Array.from({ length: 30 }, (_, index) => session_id + index);
    // In opposite orders, so that the batches overlap.
    const outcomes = await Promise.all([
      delivery.applyReports(
        sessions.map((id) => reportSession({ session_id: id })),
        SOURCE,
      ),
      another.applyReports(
        sessions.toReversed().map((id) => reportSession({ session_id: id, source_sequence: 1e9 })),
        SOURCE,
      ),
    ]);
    expect(
      outcomes
        .flat()
        .every(({ outcome }) => outcome === "applied" || outcome === "outdated" || outcome === "unchanged"),
    ).toBe(true);
    for (const id of sessions) expect(await count("callbacks", id)).toBe(1);
  });
});

describe("a session with a report that could not be stored", () => {
  /** Makes the database fail on reports with an ID, as during a shutdown, until `end` is called. */
  async function failAt(reportId: string): Promise<{ readonly end: () => Promise<void> }> {
    const pool = opened.owner;
    await pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin
        if new.report_id = '${reportId}' then raise exception using errcode = '57014'; end if;
        return new;
      end $$;
      create trigger fail before insert on session_history for each row execute function fail()`);
    let ended: Promise<unknown> | undefined;
    const end = async () => {
      ended ??= pool.query("drop function fail cascade");
      await ended;
    };
    onTestFinished(end);
    return { end };
  }

  const name = (outcomes: readonly { readonly outcome: string }[]) => outcomes.map(({ outcome }) => outcome);

  test("rejects the later reports until all are repeated in order, and other sessions continue", async () => {
    const another = await opened.openAnother({}, { intake: { maxBatch: 2, maxConcurrent: 1 } });
    const reports = reportCodes(7);
    const others = reportCodes(2, session_id + 1);
    const outage = await failAt(reports[2]?.report_id ?? "");
    const series = new ReportSeries();
    const first = await another.applyReports([...reports.slice(0, 6), ...others], SOURCE, series);
    expect(name(first)).toEqual([
      ...["applied", "applied", "failed", "failed", "failed", "failed"],
      ...["applied", "applied"],
    ]);
    expect(first[3]).toMatchObject({ error: { code: "unavailable" } });
    expect(first[4]).toMatchObject({ error: { code: "out-of-turn" } });
    await outage.end();
    expect(name(await another.applyReports(reports.slice(6), SOURCE, series))).toEqual(["failed"]);
    expect(name(await another.applyReports(reports, SOURCE))).toEqual(reports.map(() => "applied"));
    expect(await another.readSession(session_id)).toMatchObject({ version: 7, callbackSequence: 7 });
  });

  test("rejects the later reports when another faulty report splits the batch", async () => {
    const reports = reportCodes(3);
    await failAt(reports[0]?.report_id ?? "");
    const unstorable = reportSession({ session_id: 1e300 });
    const [first, second, third] = reports as [Report, Report, Report];
    const outcomes = await delivery.applyReports([first, second, unstorable, third], SOURCE);
    expect(outcomes.map((outcome) => outcome.outcome === "failed" && outcome.error)).toMatchObject([
      { code: "unavailable" },
      { code: "unavailable" },
      { code: "unstorable" },
      { code: "out-of-turn" },
    ]);
  });

  test("accepts reports after an unstorable report", async () => {
    const [first, second] = reportCodes(2) as [SessionReport, SessionReport];
    const unstorable = { ...first, source_sequence: 1e300 };
    const another = await opened.openAnother({}, { intake: { maxBatch: 1 } });
    expect(name(await another.applyReports([unstorable, second], SOURCE))).toEqual(["failed", "applied"]);
  });
});

test("a full intake rejects single reports and delays batches", async () => {
  const blocker = await connect();
  await delivery.applyReport(reportSession({ session_id }), SOURCE);
  await blocker.query("begin");
  await blocker.query("select from payment_sessions where session_id = $1 for update", [session_id]);
  const small = await opened.openAnother({}, { intake: { maxWaiting: 10, maxBatch: 1, maxConcurrent: 1 } });
  const reports = reportCodes(12);
  const singles = reports.slice(0, 11).map((report) => small.applyReport(report, SOURCE));
  await expect(singles[10]).rejects.toMatchObject({ code: "overloaded" });
  const many = small.applyReports(reportCodes(30, session_id + 1), SOURCE);
  await setTimeout(50);
  await blocker.query("commit");
  expect((await many).every(({ outcome }) => outcome === "applied")).toBe(true);
  expect((await Promise.all(singles.slice(0, 10))).every(({ outcome }) => outcome === "applied")).toBe(true);
});

test("closing commits accepted reports", async () => {
  const closing = await opened.openAnother();
  const outcomes = reportCodes(200).map((report) => closing.applyReport(report, SOURCE));
  await closing.close();
  expect((await Promise.all(outcomes)).every(({ outcome }) => outcome === "applied")).toBe(true);
  await expect(closing.applyReport(reportSession({ session_id }), SOURCE)).rejects.toMatchObject({
    code: "closed",
  });
});

test("a batch emits reportsCommitted and lanesDue", async () => {
  const committed: object[] = [];
  let hints = 0;
  const another = await opened.openAnother({ merchants: findMerchants(MERCHANT) });
  another.context.events.on("reportsCommitted", (facts) => committed.push(facts));
  another.context.events.on("lanesDue", () => hints++);
  await another.applyReports(
    [reportSession({ session_id }), reportSession({ session_id: session_id + 1, session_type: "\ud800" })],
    SOURCE,
  );
  await another.applyReport(reportSession({ session_id: session_id + 2, transactions: [] }), SOURCE);
  expect(committed).toEqual([
    { reports: 2, callbacks: 2, rejected: 1, durationMs: expect.any(Number) },
    { reports: 1, callbacks: 0, rejected: 0, durationMs: expect.any(Number) },
  ]);
  expect(hints).toBe(1);
});

test("creates the partitions of a day that has none", async () => {
  const pool = opened.owner;
  const { rows } = await pool.query(
    "select inhrelid::regclass::text as name from pg_inherits i join pg_class c on c.oid = inhrelid where relkind = 'r'",
  );
  for (const { name } of rows) await pool.query(`drop table ${name}`);
  const outcome = await delivery.applyReport(reportSession({ session_id }), SOURCE);
  expect(outcome).toMatchObject({ outcome: "applied", callbackSequence: 1 });
});
