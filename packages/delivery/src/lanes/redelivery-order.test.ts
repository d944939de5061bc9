import { startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import { expect, test } from "vitest";
import { insertLanes, readAttempts, readEndpoint, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant lost them" };

/** Delivers callbacks of sessions, and forgets that they arrived. */
async function deliver(sessions: readonly number[], callbacks = 1): Promise<void> {
  const { origin } = trial.receiver;
  await insertLanes(
    trial.pool,
    sessions.map((sessionId) => ({ sessionId, origin, callbacks })),
  );
  const worker = trial.start();
  await expect.poll(() => trial.ended.length).toBe(sessions.length * callbacks);
  await worker.stop();
}

/** What arrived after the deliveries, as session and sequence. */
function listRedelivered(): readonly string[] {
  return trial.receiver.receipts
    .filter(({ headers }) => headers["payment-routing-redelivery"] === "true")
    .map(({ sessionId, sequence }) => `${sessionId}.${sequence}`);
}

async function redeliverAll(): Promise<void> {
  for await (const _ of trial.delivery.operations.redeliverCallbacks({}, by));
}

async function readOutcomes(): Promise<readonly (string | null)[]> {
  const { rows } = await trial.pool.query("select outcome from redeliveries order by session_id, sequence");
  return rows.map(({ outcome }) => outcome);
}

test("redeliveries of a session go one after another, and wait for one that is retried", async () => {
  trial.setMerchant({ retry: { schedule_seconds: [0.3], jitter: 0 } });
  await deliver([1], 4);
  let refusals = 1;
  trial.receiver.answer((receipt, response) => answerWith(refusals-- > 0 ? 503 : 204)(receipt, response));
  await redeliverAll();
  trial.start();
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted", "accepted", "accepted"]);
  expect(listRedelivered()).toEqual(["1.1", "1.1", "1.2", "1.3", "1.4"]);
});

test.each([
  { name: "of one session", sessions: [1], callbacks: 4 },
  { name: "of an endpoint that takes one at a time", sessions: [1, 2, 3, 4], callbacks: 1 },
])("redeliveries $name follow each other without waiting for the next look", async (what) => {
  trial.setMerchant({ concurrency: 1 });
  await deliver(what.sessions, what.callbacks);
  // Long enough for the next look to find that there is nothing to be claimed.
  trial.receiver.answer((receipt, response) => setTimeout(() => answerWith(204)(receipt, response), 100));
  await redeliverAll();
  trial.start({ pollMs: 600_000 });
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted", "accepted", "accepted"]);
});

test("redeliveries go as fast as the rate of their endpoint", async () => {
  trial.setMerchant({ rate_per_second: 10 });
  await deliver([1, 2, 3, 4]);
  await redeliverAll();
  trial.start({ pollMs: 600_000 });
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted", "accepted", "accepted"]);
});

test("one that is given up holds up its session no longer, and never another one", async () => {
  trial.setMerchant({ retry: { schedule_seconds: [0, 0], jitter: 0 } });
  await deliver([1, 2], 2);
  trial.receiver.answer((receipt, response) => {
    answerWith(receipt.sessionId === 1 && receipt.sequence === 1 ? 400 : 204)(receipt, response);
  });
  await redeliverAll();
  trial.start();
  await expect.poll(readOutcomes).toEqual(["exhausted", "accepted", "accepted", "accepted"]);
  expect(listRedelivered().filter((sent) => sent.startsWith("1."))).toEqual(["1.1", "1.1", "1.1", "1.2"]);
});

test("what waits behind a retry is due no sooner than it", async () => {
  trial.setMerchant({ retry: { schedule_seconds: [3600], jitter: 0 } });
  await deliver([1], 3);
  trial.receiver.answer(answerWith(400));
  await redeliverAll();
  trial.start();
  await expect
    .poll(async () => {
      const { rows } = await trial.pool.query(
        "select (due_at > now() + interval '50 minutes')::text as later from redeliveries",
      );
      return rows.map(({ later }) => later);
    })
    .toEqual(["true", "true", "true"]);
  expect(listRedelivered()).toEqual(["1.1"]);
});

test("an earlier one that is asked for later waits until what is under way has ended", async () => {
  await deliver([1], 2);
  const answers: (() => void)[] = [];
  trial.receiver.answer((receipt, response) => answers.push(() => answerWith(204)(receipt, response)));
  trial.start();
  const { operations } = trial.delivery;
  await operations.redeliverCallback("cb_1_2", by);
  await expect.poll(listRedelivered).toEqual(["1.2"]);
  await operations.redeliverCallback("cb_1_1", by);
  await insertLanes(trial.pool, [{ sessionId: 2, origin: trial.receiver.origin }]);
  await expect.poll(() => answers.length).toBe(2);
  expect(listRedelivered()).toEqual(["1.2"]);
  for (const answer of answers.splice(0)) answer();
  await expect.poll(listRedelivered).toEqual(["1.2", "1.1"]);
  await expect.poll(() => answers.length).toBe(1);
  for (const answer of answers) answer();
});

test("one whose callback is not there any more ends, and holds up nothing behind it", async () => {
  await deliver([1], 2);
  await redeliverAll();
  await trial.pool.query("delete from callbacks where sequence = 1");
  trial.start();
  await expect.poll(readOutcomes).toEqual(["impossible", "accepted"]);
  expect(listRedelivered()).toEqual(["1.2"]);
});

test("test events do not wait for each other", async () => {
  const { operations } = trial.delivery;
  trial.setMerchant({ endpoint: trial.receiver.origin });
  const answers: (() => void)[] = [];
  trial.receiver.answer((receipt, response) => answers.push(() => answerWith(204)(receipt, response)));
  for (const code of [1, 2]) await operations.sendTestEvent({ clientId: 10077, status: { code } }, by);
  trial.start();
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
});

test("redeliveries of a session whose lane is paused wait until it is resumed", async () => {
  const { operations } = trial.delivery;
  await deliver([1, 2]);
  await operations.pauseLane(1, by);
  await redeliverAll();
  trial.start();
  await expect.poll(readOutcomes).toEqual([null, "accepted"]);
  expect(listRedelivered()).toEqual(["2.1"]);
  await operations.resumeLane(1, by);
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted"]);
});

test("one that was accepted while the database was away is settled when it is back, and not sent again", async () => {
  await deliver([1]);
  await using proxy = await startDatabaseProxy(trial.connectionString);
  trial.receiver.answer((receipt, response) => {
    proxy.cutOff();
    answerWith(204)(receipt, response);
  });
  await redeliverAll();
  const worker = await trial.startElsewhere({}, { connectionString: proxy.connectionString });
  await expect.poll(() => listRedelivered().length).toBe(1);
  await expect.poll(() => trial.errors.length).toBeGreaterThan(5);
  proxy.restore();
  await expect.poll(readOutcomes).toEqual(["accepted"]);
  expect(listRedelivered()).toHaveLength(1);
  await worker.stop();
  expect(trial.ended).toHaveLength(2);
  trial.errors.length = 0;
});

test("one whose settlement was committed and its answer lost is settled once", async () => {
  await deliver([1]);
  await using proxy = await startDatabaseProxy(trial.connectionString);
  trial.receiver.answer((receipt, response) => {
    proxy.loseNextCommit();
    answerWith(204)(receipt, response);
  });
  await redeliverAll();
  const worker = await trial.startElsewhere({}, { connectionString: proxy.connectionString });
  await expect.poll(() => trial.ended.length).toBe(2);
  await worker.stop();
  expect(await readOutcomes()).toEqual(["accepted"]);
  expect(await readAttempts(trial.pool, 1)).toMatchObject([{ redelivery: false }, { redelivery: true }]);
  expect(trial.errors.splice(0)).toHaveLength(1);
});

test.each([
  { name: "cut short because the worker stops", answer: () => {} },
  { name: "answered that the endpoint is gone", answer: answerWith(410) },
])("an attempt that is $name costs nothing", async ({ answer }) => {
  trial.setMerchant({ retry: { schedule_seconds: [], jitter: 0 } });
  await deliver([1]);
  trial.receiver.answer(answer);
  await redeliverAll();
  const worker = trial.start({ stopGraceMs: 100 });
  await expect.poll(() => listRedelivered().length).toBe(1);
  await worker.stop();
  const { rows } = await trial.pool.query(
    "select attempts, outcome, due_at <= now() as due from redeliveries",
  );
  expect(rows).toEqual([{ attempts: 0, outcome: null, due: true }]);
  expect(await readAttempts(trial.pool, 1)).toHaveLength(2);
  expect(await readEndpoint(trial.pool, trial.receiver.origin)).not.toMatchObject({ failures: 1 });
});

async function openBreaker(openFor: string): Promise<void> {
  await trial.pool.query(
    `insert into endpoints (endpoint, client_id, failures, open_until)
     values ($1, 10077, 10, now() + $2::interval)`,
    [trial.receiver.origin, openFor],
  );
}

test("where no lane is due, a redelivery finds out how an endpoint does whose breaker was open", async () => {
  await deliver([1], 2);
  await openBreaker("-1 s");
  await redeliverAll();
  trial.start();
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted"]);
  expect(await readEndpoint(trial.pool, trial.receiver.origin)).toMatchObject({
    failures: 0,
    open_for: null,
  });
});

test("it is the only one that is let through, and its failure opens the breaker again", async () => {
  await deliver([1, 2, 3]);
  await openBreaker("-1 s");
  trial.receiver.answer(answerWith(500));
  await redeliverAll();
  trial.start();
  await expect
    .poll(() => readEndpoint(trial.pool, trial.receiver.origin))
    .toMatchObject({ failures: 11, open_for: expect.any(Number) });
  expect(listRedelivered()).toHaveLength(1);
});

test("nothing is sent again while a breaker is open, and finding out is left to a lane that is due", async () => {
  await deliver([1]);
  await openBreaker("1 hour");
  await redeliverAll();
  const worker = trial.start();
  await expect.poll(() => worker.statistics.claims).toBeGreaterThan(2);
  expect(listRedelivered()).toEqual([]);
  await worker.stop();
  await trial.pool.query("update endpoints set open_until = now() - interval '1 s'");
  // Held by nobody that a claim of redeliveries could take for under way.
  await insertLanes(trial.pool, [{ sessionId: 2, origin: trial.receiver.origin }]);
  trial.start();
  await expect.poll(readOutcomes).toEqual(["accepted"]);
  expect(await readStates(trial.pool, 2)).toEqual(["delivered"]);
  expect(trial.receiver.receipts.map(({ sessionId }) => sessionId)).toEqual([1, 2, 1]);
});

test("a worker with a single slot sends again too", async () => {
  await deliver([1]);
  await redeliverAll();
  trial.start({ slots: 1 });
  await expect.poll(readOutcomes).toEqual(["accepted"]);
});
