import { expect, test } from "vitest";
import { carryOut } from "../../test/carry-out.ts";
import { insertLanes } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { carryOutActions, carryOutStep } from "./carry-out-actions.ts";

const trial = openLaneTrial();
const ADA = { actor: "ada", reason: "the merchant lost them" };
const BOB = { actor: "bob", reason: "the merchant has confirmed it" };
const REDELIVERY = { kind: "redeliver-callbacks", target: { states: ["delivered"] } } as const;

/** Inserts lanes whose only callback is delivered. */
async function insertDelivered(count: number): Promise<void> {
  const { origin } = trial.receiver;
  const lanes = Array.from({ length: count }, (_, index) => ({ sessionId: index + 1, origin }));
  await insertLanes(trial.pool, lanes);
  await trial.pool.query(`
    update callbacks set state = 'delivered', settled_at = now();
    update lanes set delivered = 1, due_at = null, waiting_since = null`);
}

async function countRedeliveries() {
  const { rows } = await trial.pool.query(
    "select count(*)::int as rows, count(distinct session_id)::int as sessions from redeliveries",
  );
  return rows[0];
}

/** Makes the step that reaches a session wait until the returned function is called. */
async function holdStep(sessionId: number): Promise<() => Promise<void>> {
  const client = await trial.pool.connect();
  await client.query("begin");
  await client.query("select from lanes where session_id = $1 for update", [sessionId]);
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

/** The processes of the database that wait for a lock. */
async function listWaiting(): Promise<readonly number[]> {
  const { rows } = await trial.pool.query(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.map(({ pid }) => pid);
}

const readAudit = async (filter: object) => (await trial.delivery.operations.listAudit(filter)).items;

test("when a process dies during a step, another one continues, and nothing is done twice", async () => {
  const { operations } = trial.delivery;
  await insertDelivered(1200);
  const { actionId } = await operations.requestAction(REDELIVERY, ADA);
  const process = await trial.openAnother();
  expect(await carryOutStep(process.context)).toBe(true);
  const release = await holdStep(700);
  const dying = carryOutStep(process.context);
  await expect.poll(listWaiting).toHaveLength(1);
  // The connections of a process end with it.
  const [pid] = await listWaiting();
  await trial.pool.query("select pg_terminate_backend($1)", [pid]);
  await expect(dying).rejects.toThrow();
  await release();
  expect(await operations.readAction(actionId)).toMatchObject({ state: "running", done: 500 });
  expect(await countRedeliveries()).toEqual({ rows: 500, sessions: 500 });
  await trial.pool.query("update operator_actions set due_at = now()");

  await carryOutActions(trial.delivery.context);
  expect(await operations.readAction(actionId)).toMatchObject({
    state: "finished",
    done: 1200,
    total: 1200,
    counts: { sentAgain: 1200, triedNow: 0 },
    problem: undefined,
    startedAt: expect.any(Date),
    endedAt: expect.any(Date),
  });
  expect(await countRedeliveries()).toEqual({ rows: 1200, sessions: 1200 });
  expect(await readAudit({ action: "redeliver-callbacks" })).toMatchObject([
    { ...ADA, subject: "callbacks", detail: { action_id: actionId, settled: 1200 } },
  ]);
});

test("processes share the steps of an action, one at a time", async () => {
  const { operations } = trial.delivery;
  await insertDelivered(1300);
  const { actionId } = await operations.requestAction(REDELIVERY, ADA);
  const others = await Promise.all([trial.openAnother(), trial.openAnother()]);
  const run = async (context: (typeof others)[number]["context"]) => {
    while ((await operations.readAction(actionId))?.state === "running") await carryOutStep(context, 100);
  };
  await Promise.all([trial.delivery, ...others].map(({ context }) => run(context)));
  expect(await operations.readAction(actionId)).toMatchObject({ done: 1300, counts: { sentAgain: 1300 } });
  expect(await countRedeliveries()).toEqual({ rows: 1300, sessions: 1300 });
});

test("another process stops an action at once: the step under way is taken back", async () => {
  await insertDelivered(1000);
  const { actionId } = await trial.delivery.operations.requestAction(REDELIVERY, ADA);
  await carryOutStep(trial.delivery.context);
  const release = await holdStep(800);
  const step = carryOutStep(trial.delivery.context);
  await expect.poll(listWaiting).toHaveLength(1);
  const { operations } = await trial.openAnother();
  await operations.stopAction(actionId, BOB);
  await release();
  await step;
  expect(await carryOutStep(trial.delivery.context)).toBe(false);
  expect(await operations.readAction(actionId)).toMatchObject({
    state: "stopped",
    done: 500,
    counts: { sentAgain: 500 },
    endedBy: "bob",
    endReason: BOB.reason,
  });
  expect(await countRedeliveries()).toEqual({ rows: 500, sessions: 500 });
  expect(await readAudit({ subject: `action:${actionId}` })).toMatchObject([
    { ...BOB, action: "stop-action", detail: { requested_by: "ada", done: 500, total: 1000 } },
  ]);
  await expect(operations.stopAction(actionId, BOB)).rejects.toMatchObject({ code: "no-such-action" });
});

test("a process carries out what another one has stored, and stops with its delivery", async () => {
  await insertDelivered(3);
  const errors: unknown[] = [];
  const process = await trial.openAnother();
  process.startActions((error) => errors.push(error));
  const { operations } = trial.delivery;
  const { actionId } = await operations.requestAction(REDELIVERY, ADA);
  const readState = async () => (await operations.readAction(actionId))?.state;
  await expect.poll(readState, { timeout: 5000 }).toBe("finished");
  await process.close();
  expect(errors).toEqual([]);
});

test("an action whose step fails says so, and repeats it after those of others", async () => {
  const { operations } = trial.delivery;
  await insertDelivered(2);
  const { actionId } = await operations.requestAction(REDELIVERY, ADA);
  await trial.pool.query("update operator_actions set per_second = 0");
  await expect(carryOutStep(trial.delivery.context)).rejects.toThrow("division by zero");
  expect(await operations.readAction(actionId)).toMatchObject({
    state: "running",
    problem: expect.stringContaining("division by zero"),
  });
  expect(await carryOutStep(trial.delivery.context)).toBe(false);
  await trial.pool.query("update operator_actions set per_second = null, due_at = now()");
  await carryOutActions(trial.delivery.context);
  expect(await operations.readAction(actionId)).toMatchObject({ state: "finished", problem: undefined });
});

test("with a bound of the rate, each callback becomes due in its turn", async () => {
  const { operations } = trial.delivery;
  await insertDelivered(50);
  const times: number[] = [];
  trial.receiver.answer((_, response) => {
    times.push(performance.now() - started);
    response.writeHead(204).end();
  });
  trial.start();
  const process = await trial.openAnother();
  process.startActions(() => {});
  const started = performance.now();
  const { actionId } = await operations.requestAction({ ...REDELIVERY, perSecond: 20 }, ADA);
  await expect.poll(() => times.length, { timeout: 20_000 }).toBe(50);
  // 20 a second are one each 50 ms. A worker may be later.
  expect(times.filter((time, index) => time < index * 50)).toEqual([]);
  expect(await operations.readAction(actionId)).toMatchObject({ state: "finished", done: 50, perSecond: 20 });
  await process.close();
});

test("with a bound of the rate, the steps are at most two seconds ahead", async () => {
  const { operations, context } = trial.delivery;
  await insertDelivered(50);
  await operations.requestAction({ ...REDELIVERY, perSecond: 10 }, ADA);
  await carryOutActions(context);
  const readDue = async (): Promise<readonly number[]> => {
    const query = "select extract(epoch from due_at)::float8 * 1000 as ms from redeliveries order by due_at";
    return (await trial.pool.query(query)).rows.map(({ ms }) => ms);
  };
  const due = await readDue();
  expect(due).toHaveLength(20);
  const pauses = due.slice(1).map((at, index) => Math.round(at - (due[index] ?? 0)));
  expect(new Set(pauses)).toEqual(new Set([100]));
});

test("a lane with many waiting callbacks counts with all of them", async () => {
  const { operations, context } = trial.delivery;
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, [
    { sessionId: 1, origin, callbacks: 30 },
    { sessionId: 2, origin },
  ]);
  await trial.pool.query("update lanes set state = 'parked', due_at = null");
  await operations.requestAction({ kind: "redeliver-callbacks", target: {}, perSecond: 10 }, ADA);
  expect(await carryOutStep(context)).toBe(true);
  const { rows } = await trial.pool.query(
    "select extract(epoch from due_at - now())::float8 as due_in from operator_actions",
  );
  expect(rows[0].due_in).toBeGreaterThan(2.5);
  expect(await carryOutStep(context)).toBe(false);
});

test("callbacks without any attempt are counted and redelivered alone", async () => {
  const { operations } = trial.delivery;
  await insertDelivered(3);
  await trial.pool.query(`
    insert into attempts (session_id, sequence, attempt, endpoint, url, duration_ms, outcome, worker)
    values (1, 1, 1, '', '', 1, 'accepted', 'w')`);
  const list = async (neverAttempted: boolean) =>
    (await operations.listCallbacks({ neverAttempted })).items.map(({ sessionId }) => sessionId).sort();
  expect([await list(true), await list(false)]).toEqual([[2, 3], [1]]);
  expect(await operations.countRedelivery({ neverAttempted: true })).toMatchObject({ settled: 2 });
  const target = { neverAttempted: true };
  const steps = await carryOut(trial.delivery, { kind: "redeliver-callbacks", target }, ADA);
  expect(steps.at(-1)).toMatchObject({ done: 2, counts: { sentAgain: 2 } });
  expect(await countRedeliveries()).toEqual({ rows: 2, sessions: 2 });
});
