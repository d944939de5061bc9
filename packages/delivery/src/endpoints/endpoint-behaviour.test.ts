import { expect, test } from "vitest";
import { insertLanes, readEndpoint, readLane } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith, startReceiver } from "../../test/lanes/start-receiver.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant is back" };

function describeLanes(count: number, origin = trial.receiver.origin, from = 1) {
  return Array.from({ length: count }, (_, index) => ({ sessionId: from + index, origin }));
}

/** Returns the seconds from the last settlement of the endpoint to the time in a column. */
async function measureFromSettlement(column: "slow_until" | "open_until"): Promise<number> {
  const { rows } = await trial.pool.query(
    `select extract(epoch from ${column} - updated_at)::float8 as seconds from endpoints where endpoint = $1`,
    [trial.receiver.origin],
  );
  return rows[0].seconds;
}

async function countStates(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await trial.pool.query("select state, count(*)::int from callbacks group by state");
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test("410 pauses the endpoint and keeps its queue, and resuming sends it", async () => {
  const { operations } = trial.delivery;
  trial.setMerchant({ concurrency: 1 });
  trial.receiver.answer(answerWith(410));
  await insertLanes(trial.pool, describeLanes(3));
  const worker = trial.start();
  await expect
    .poll(() => readEndpoint(trial.pool, trial.receiver.origin))
    .toMatchObject({
      state: "paused",
      state_reason: "answered 410 Gone",
    });
  await expect.poll(() => worker.statistics.postsInProgress).toBe(0);
  expect(trial.receiver.receipts).toHaveLength(1);
  expect(await countStates()).toEqual({ waiting: 3 });
  // The 410 does not count as an attempt of the callback.
  const lanes = await Promise.all([1, 2, 3].map((sessionId) => readLane(trial.pool, sessionId)));
  expect(lanes.map(({ attempts, state }) => [attempts, state])).toEqual(Array(3).fill([0, "active"]));
  const { items: paused } = await operations.listEndpoints({ state: "paused" });
  expect(paused).toMatchObject([
    { endpoint: trial.receiver.origin, lanes: 3, callbacks: 3, clientIds: [10077] },
  ]);
  trial.receiver.answer(answerWith(204));
  expect(await operations.resumeEndpoint(trial.receiver.origin, by)).toEqual({ done: true });
  await expect.poll(countStates).toEqual({ delivered: 3 });
  const { items } = await operations.listAudit({ subject: `endpoint:${trial.receiver.origin}` });
  expect(items.map(({ actor, action, reason }) => [actor, action, reason])).toEqual([
    ["ada", "resume-endpoint", by.reason],
    [worker.name, "pause-endpoint", "answered 410 Gone"],
  ]);
});

test("an operator can pause an endpoint before its first callback", async () => {
  const { operations } = trial.delivery;
  const { origin } = trial.receiver;
  expect(await operations.pauseEndpoint(origin, by)).toEqual({ done: true });
  expect(await operations.pauseEndpoint(origin, by)).toMatchObject({ done: false, reason: "other-state" });
  await using other = await startReceiver();
  await insertLanes(trial.pool, [...describeLanes(2), ...describeLanes(1, other.origin, 10)]);
  trial.start();
  await expect.poll(() => other.receipts.length).toBe(1);
  expect(trial.receiver.receipts).toEqual([]);
  expect(await operations.resumeEndpoint(origin, by)).toEqual({ done: true });
  expect(await operations.resumeEndpoint(origin, by)).toMatchObject({ done: false, reason: "other-state" });
  await expect.poll(() => trial.receiver.receipts.length).toBe(2);
});

test.each(["merchant.example", "https://merchant.example/", "https://merchant.example/path", "ftp:x", ""])(
  "%j is not an endpoint to pause",
  async (endpoint) => {
    expect(await trial.delivery.operations.pauseEndpoint(endpoint, by)).toMatchObject({
      done: false,
      reason: "not-an-origin",
    });
  },
);

test.each([
  { status: 429, headers: {}, want: 5 },
  { status: 502, headers: {}, want: 5 },
  { status: 504, headers: {}, want: 5 },
  { status: 429, headers: { "retry-after": "30" }, want: 30 },
  { status: 503, headers: { "retry-after": "60" }, want: 60 },
])("$status $headers slows the endpoint for $want s", async ({ status, headers, want }) => {
  trial.setMerchant({ concurrency: 1 });
  trial.receiver.answer(answerWith(status, headers));
  await using other = await startReceiver();
  await insertLanes(trial.pool, [...describeLanes(3), ...describeLanes(3, other.origin, 10)]);
  const worker = trial.start();
  await expect.poll(() => other.receipts.length).toBe(3);
  await expect
    .poll(() => readEndpoint(trial.pool, trial.receiver.origin))
    .toMatchObject({ slow_for: expect.any(Number) });
  await worker.stop();
  expect(trial.receiver.receipts).toHaveLength(1);
  expect(await measureFromSettlement("slow_until")).toBe(want);
  const { items } = await trial.delivery.operations.listEndpoints({ endpoint: trial.receiver.origin });
  expect(items).toMatchObject([{ state: "active", slowUntil: expect.any(Date), lanes: 3 }]);
});

test.each([
  { name: "slowed", plant: "slow_until = now() + interval '1 day'" },
  { name: "behind an open breaker", plant: "failures = 10, open_until = now() + interval '5 minutes'" },
])("resuming an endpoint that is $name takes effect immediately", async ({ plant }) => {
  const { operations } = trial.delivery;
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, describeLanes(2));
  await trial.pool.query("insert into endpoints (endpoint) values ($1)", [origin]);
  await trial.pool.query(`update endpoints set ${plant}`);
  expect(await operations.resumeEndpoint(origin, by)).toEqual({ done: true });
  trial.start();
  await expect.poll(countStates).toEqual({ delivered: 2 });
  expect(await operations.resumeEndpoint(origin, by)).toMatchObject({ done: false, reason: "other-state" });
});

test("a slowed endpoint continues after its time", async () => {
  trial.setMerchant({ concurrency: 1, retry: { schedule_seconds: [0], jitter: 0 } });
  let answers = 0;
  trial.receiver.answer((receipt, response) =>
    answerWith(++answers === 1 ? 429 : 204, answers === 1 ? { "retry-after": "1" } : {})(receipt, response),
  );
  await insertLanes(trial.pool, describeLanes(3));
  trial.start();
  await expect.poll(countStates).toEqual({ delivered: 3 });
  expect(trial.receiver.receipts).toHaveLength(4);
});

const BREAKER = { threshold: 3, firstPauseMs: 1000, maxPauseMs: 10_000 };

test("the breaker opens after consecutive failures, allows one probe, and closes when the probe is answered", async () => {
  trial.setMerchant({ concurrency: 1, retry: { schedule_seconds: Array(20).fill(0), jitter: 0 } });
  trial.receiver.answer(answerWith(500));
  await insertLanes(trial.pool, describeLanes(10));
  trial.start({ breaker: BREAKER });
  await expect.poll(() => trial.receiver.receipts.length).toBe(3);
  await expect
    .poll(() => readEndpoint(trial.pool, trial.receiver.origin))
    .toMatchObject({ failures: 3, open_for: expect.any(Number) });
  const { items: open } = await trial.delivery.operations.listEndpoints({ breaker: "open" });
  expect(open).toMatchObject([{ failures: 3, breakerOpenUntil: expect.any(Date) }]);
  // Half-open: the failure of one probe opens the breaker for twice as long.
  await expect.poll(() => trial.receiver.receipts.length, { interval: 10 }).toBe(4);
  await expect.poll(() => readEndpoint(trial.pool, trial.receiver.origin)).toMatchObject({ failures: 4 });
  const pause = await measureFromSettlement("open_until");
  expect(pause).toBeGreaterThanOrEqual(1.8);
  expect(pause).toBeLessThanOrEqual(2.2);
  trial.receiver.answer(answerWith(204));
  await expect.poll(countStates).toEqual({ delivered: 10 });
  expect(trial.receiver.receipts).toHaveLength(14);
  expect(await readEndpoint(trial.pool, trial.receiver.origin)).toMatchObject({
    failures: 0,
    open_for: null,
  });
});

test("answers between failures keep the breaker closed, 4xx included", async () => {
  trial.setMerchant({ concurrency: 1, retry: { schedule_seconds: Array(50).fill(0), jitter: 0 } });
  let answers = 0;
  trial.receiver.answer((receipt, response) =>
    answerWith([500, 500, 400][answers++ % 3] ?? 204)(receipt, response),
  );
  await insertLanes(trial.pool, describeLanes(5));
  trial.start({ breaker: BREAKER });
  await expect.poll(() => trial.receiver.receipts.length).toBeGreaterThan(60);
  expect(await readEndpoint(trial.pool, trial.receiver.origin)).toMatchObject({ open_for: null });
});

test("only one of two workers probes an endpoint", async () => {
  trial.receiver.answer(() => {});
  await insertLanes(trial.pool, describeLanes(10));
  await trial.pool.query(
    "insert into endpoints (endpoint, client_id, failures, open_until) values ($1, 10077, 10, now() - interval '1 s')",
    [trial.receiver.origin],
  );
  trial.start({ stopGraceMs: 50 });
  await trial.startElsewhere({ stopGraceMs: 50 });
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
  await insertLanes(trial.pool, describeLanes(10, trial.receiver.origin, 100));
  await using other = await startReceiver();
  await insertLanes(trial.pool, describeLanes(10, other.origin, 200));
  await expect.poll(() => other.receipts.length).toBe(10);
  expect(trial.receiver.receipts).toHaveLength(1);
});

test("a dead endpoint does not slow other endpoints", async () => {
  trial.setMerchant({ total_timeout_ms: 300, retry: { schedule_seconds: [60], jitter: 0 } });
  trial.receiver.answer(() => {});
  await using other = await startReceiver();
  await insertLanes(trial.pool, [...describeLanes(2000), ...describeLanes(500, other.origin, 5000)]);
  trial.start({ slots: 40 });
  await expect.poll(() => other.receipts.length).toBe(500);
  // The breaker has opened: few of the 2,000 were attempted while all others were sent.
  expect(trial.receiver.receipts.length).toBeLessThan(100);
});

test("all workers together respect the concurrency of an endpoint", async () => {
  trial.setMerchant({ concurrency: 4 });
  trial.receiver.answer((receipt, response) => void setTimeout(() => answerWith(204)(receipt, response), 20));
  // Each worker knows the others from its second poll at the latest; before that its share is too large.
  await insertLanes(
    trial.pool,
    describeLanes(60).map((lane) => ({ ...lane, overdue: "-3 s" })),
  );
  const workers = await Promise.all([1, 2, 3].map(() => trial.startElsewhere()));
  await expect.poll(() => trial.receiver.receipts.length).toBe(60);
  expect(trial.receiver.maxConcurrent).toBeLessThanOrEqual(4);
  expect(workers.filter(({ statistics }) => statistics.callbacksSettled > 0).length).toBeGreaterThan(1);
});

test("all workers together respect the rate of an endpoint", async () => {
  trial.setMerchant({ rate_per_second: 20 });
  await insertLanes(
    trial.pool,
    describeLanes(40).map((lane) => ({ ...lane, overdue: "-3 s" })),
  );
  trial.start();
  await trial.startElsewhere();
  await expect.poll(() => trial.receiver.receipts.length).toBeGreaterThan(0);
  const start = performance.now();
  await expect.poll(() => trial.receiver.receipts.length).toBe(40);
  // 40 posts at 20 a second take two seconds, minus the burst of 0.1 s that each of two workers may send first.
  expect(performance.now() - start).toBeGreaterThan(1600);
});
