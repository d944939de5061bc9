import { beforeEach, expect, onTestFinished, test } from "vitest";
import { carryOut } from "../../test/carry-out.ts";
import { readLane } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith, type Receiver, startReceiver } from "../../test/lanes/start-receiver.ts";
import { reportSession, SOURCE } from "../../test/reports.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "they have moved" };
const session_id = 1;
const ONE_RETRY = { retry: { schedule_seconds: [0], jitter: 0 } };

/** The former receiver; `move` configures the trial's receiver instead. */
let former: Receiver;

beforeEach(async () => {
  former = await startReceiver();
  onTestFinished(() => former[Symbol.asyncDispose]());
  trial.setMerchant({ endpoint: `${former.origin}/hooks`, allowed_origins: [] });
});

function move(): void {
  trial.setMerchant({ endpoint: `${trial.receiver.origin}/hooks`, allowed_origins: [] });
}

const report = (changes: Parameters<typeof reportSession>[0] = {}) =>
  trial.delivery.applyReport(reportSession({ session_id, ...changes }), SOURCE);

const readPaths = ({ receipts }: Receiver) => receipts.map(({ path }) => path);

const readCallbackId = async () =>
  (await trial.delivery.operations.listCallbacks({ sessionId: session_id })).items[0]?.callbackId ?? "";

async function deliverToFormer(): Promise<void> {
  await report();
  const worker = trial.start();
  await expect.poll(() => readLane(trial.pool, session_id)).toMatchObject({ delivered: 1 });
  await worker.stop();
}

test("a retry goes to the currently configured endpoint with its remaining retries", async () => {
  trial.setMerchant({ endpoint: `${former.origin}/hooks`, allowed_origins: [], ...ONE_RETRY });
  former.answer((_receipt, response) => {
    trial.setMerchant({ endpoint: `${trial.receiver.origin}/hooks`, allowed_origins: [], ...ONE_RETRY });
    response.writeHead(500).end();
  });
  await report();
  trial.start();
  await expect.poll(() => readPaths(trial.receiver)).toEqual(["/hooks"]);
  expect(readPaths(former)).toEqual(["/hooks"]);
  await expect.poll(() => trial.ended.map(({ outcome }) => outcome)).toEqual(["rejected", "accepted"]);
});

test("an origin removed from allowed_origins receives no more callbacks", async () => {
  const endpoint = `${trial.receiver.origin}/hooks`;
  trial.setMerchant({ endpoint, allowed_origins: [former.origin] });
  await report({ callback_url: `${former.origin}/mine` });
  trial.setMerchant({ endpoint, allowed_origins: [] });
  trial.start();
  await expect.poll(() => readPaths(trial.receiver)).toEqual(["/hooks"]);
  expect(readPaths(former)).toEqual([]);
});

test("an allowed callback_url is kept when the configured endpoint changes", async () => {
  trial.setMerchant({ endpoint: "https://merchant.example", allowed_origins: [former.origin] });
  await report({ callback_url: `${former.origin}/mine` });
  trial.setMerchant({ endpoint: trial.receiver.origin, allowed_origins: [former.origin] });
  trial.start();
  await expect.poll(() => readPaths(former)).toEqual(["/mine"]);
  expect(readPaths(trial.receiver)).toEqual([]);
});

test.each([
  {
    action: "unparked",
    act: () => trial.delivery.operations.unparkLane(session_id, by),
  },
  {
    action: "redelivered",
    act: async () => trial.delivery.operations.redeliverCallback(await readCallbackId(), by),
  },
])("a lane that is $action goes to its current address, starting with its first attempt", async ({ act }) => {
  const endpoint = `${former.origin}/hooks`;
  trial.setMerchant({ endpoint, retry: { schedule_seconds: [], jitter: 0 } });
  former.answer(answerWith(500));
  await report({ callback_url: `${trial.receiver.origin}/mine` });
  await trial.pool.query("update lanes set endpoint = $1, url = $2", [former.origin, endpoint]);
  trial.start();
  await expect.poll(() => readLane(trial.pool, session_id)).toMatchObject({ state: "parked" });
  expect(await act()).toEqual({ done: true });
  await expect.poll(() => readPaths(trial.receiver)).toEqual(["/mine"]);
  expect(readPaths(former)).toEqual(["/hooks"]);
});

test("a delivered callback is redelivered to its current address", async () => {
  await deliverToFormer();
  move();
  trial.start();
  await trial.delivery.operations.redeliverCallback(await readCallbackId(), by);
  await expect.poll(() => readPaths(trial.receiver)).toEqual(["/hooks"]);
  expect(readPaths(former)).toEqual(["/hooks"]);
});

test("a range selected by its former endpoint is redelivered to the current one, delivered and waiting callbacks alike", async () => {
  const { operations } = trial.delivery;
  await deliverToFormer();
  await operations.pauseEndpoint(former.origin, by);
  await report({ session_id: 2 });
  await report({ session_id: 3 });
  move();
  trial.start();
  const target = { endpoint: former.origin };
  await carryOut(trial.delivery, { kind: "redeliver-callbacks", target }, by, 2);
  await expect
    .poll(() => trial.receiver.receipts.map(({ sessionId }) => sessionId).sort())
    .toEqual([1, 2, 3]);
  expect(readPaths(former)).toEqual(["/hooks"]);
});

test("a waiting redelivery and a waiting test event go to the current address", async () => {
  const { operations } = trial.delivery;
  await deliverToFormer();
  await operations.redeliverCallback(await readCallbackId(), by);
  await operations.sendTestEvent({ clientId: 10077, status: { code: 4030 } }, by);
  move();
  trial.start();
  await expect.poll(() => readPaths(trial.receiver)).toEqual(["/hooks", "/hooks"]);
  expect(readPaths(former)).toEqual(["/hooks"]);
});

test("a lane of a client that is no longer configured keeps its address", async () => {
  await report();
  const before = await trial.delivery.operations.readLane(session_id);
  await trial.pool.query("update lanes set state = 'parked'");
  const without = await trial.openAnother({ merchants: { find: () => undefined, hasAccount: () => false } });
  expect(await without.operations.unparkLane(session_id, by)).toEqual({ done: true });
  expect(await trial.delivery.operations.readLane(session_id)).toMatchObject({
    endpoint: before?.endpoint,
    url: before?.url,
    state: "active",
  });
});
