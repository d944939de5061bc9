import { startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import { expect, test } from "vitest";
import { carryOut } from "../../test/carry-out.ts";
import { insertLanes, readAttempts, readEndpoint, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant lost them" };

/** Delivers the callbacks of sessions. */
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

/** Lists the receipts of redeliveries as session and sequence. */
function listRedelivered(): readonly string[] {
  return trial.receiver.receipts
    .filter(({ headers }) => headers["payment-routing-redelivery"] === "true")
    .map(({ sessionId, sequence }) => `${sessionId}.${sequence}`);
}

async function redeliverAll(): Promise<void> {
  await carryOut(trial.delivery, { kind: "redeliver-callbacks", target: {} }, by);
}

async function readOutcomes(): Promise<readonly (string | null)[]> {
  const { rows } = await trial.pool.query("select outcome from redeliveries order by session_id, sequence");
  return rows.map(({ outcome }) => outcome);
}

test("redeliveries of a session are sent in order and wait for a retry of an earlier one", async () => {
  trial.setMerchant({ retry: { schedule_seconds: [0.3], jitter: 0 } });
  await deliver([1], 4);
  let rejections = 1;
  trial.receiver.answer((receipt, response) => answerWith(rejections-- > 0 ? 503 : 204)(receipt, response));
  await redeliverAll();
  trial.start();
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted", "accepted", "accepted"]);
  expect(listRedelivered()).toEqual(["1.1", "1.1", "1.2", "1.3", "1.4"]);
});

test.each([
  { name: "of one session", sessions: [1], callbacks: 4 },
  { name: "of an endpoint with a concurrency of 1", sessions: [1, 2, 3, 4], callbacks: 1 },
])("redeliveries $name follow each other without waiting for the next poll", async (what) => {
  trial.setMerchant({ concurrency: 1 });
  await deliver(what.sessions, what.callbacks);
  // Long enough for the next claim to find nothing.
  trial.receiver.answer((receipt, response) => setTimeout(() => answerWith(204)(receipt, response), 100));
  await redeliverAll();
  trial.start({ pollMs: 600_000 });
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted", "accepted", "accepted"]);
});

test("redeliveries of an endpoint with a rate limit do not wait for the next poll", async () => {
  trial.setMerchant({ rate_per_second: 10 });
  await deliver([1, 2, 3, 4]);
  await redeliverAll();
  trial.start({ pollMs: 600_000 });
  await expect.poll(readOutcomes).toEqual(["accepted", "accepted", "accepted", "accepted"]);
});

test("an exhausted redelivery unblocks its session and never blocks another session", async () => {
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

test("redeliveries behind a retry are due no sooner than the retry", async () => {
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

test("a redelivery of an earlier callback waits for the redelivery in progress", async () => {
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

test("a redelivery of a missing callback ends as impossible and unblocks its session", async () => {
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

test("redeliveries of a paused lane wait until the lane is resumed", async () => {
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

test("a redelivery accepted during a database outage is settled afterwards and not sent again", async () => {
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

test("a redelivery whose settlement lost its commit answer is settled once", async () => {
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
  { name: "aborted by a stopping worker", answer: () => {} },
  { name: "answered with 410", answer: answerWith(410) },
])("a redelivery attempt that is $name does not count", async ({ answer }) => {
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

test("a redelivery probes an endpoint with an expired breaker when no lane is due", async () => {
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

test("only one redelivery probes the endpoint, and its failure opens the breaker again", async () => {
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

test("an open breaker holds redeliveries, and a due lane probes the endpoint first", async () => {
  await deliver([1]);
  await openBreaker("1 hour");
  await redeliverAll();
  const worker = trial.start();
  await expect.poll(() => worker.statistics.claims).toBeGreaterThan(2);
  expect(listRedelivered()).toEqual([]);
  await worker.stop();
  await trial.pool.query("update endpoints set open_until = now() - interval '1 s'");
  // The lane is not leased, so claims of redeliveries cannot see a probe in progress.
  await insertLanes(trial.pool, [{ sessionId: 2, origin: trial.receiver.origin }]);
  trial.start();
  await expect.poll(readOutcomes).toEqual(["accepted"]);
  expect(await readStates(trial.pool, 2)).toEqual(["delivered"]);
  expect(trial.receiver.receipts.map(({ sessionId }) => sessionId)).toEqual([1, 2, 1]);
});

test("a worker with one slot sends redeliveries", async () => {
  await deliver([1]);
  await redeliverAll();
  trial.start({ slots: 1 });
  await expect.poll(readOutcomes).toEqual(["accepted"]);
});
