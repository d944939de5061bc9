import { expect, test } from "vitest";
import { insertLanes } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { resumeEndedPauses } from "./pause-endpoint.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "maintenance" };

test("a pause with an end holds callbacks until then, and a worker records that it ended", async () => {
  const { operations } = trial.delivery;
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, [{ sessionId: 1, origin }]);
  const until = new Date(Date.now() + 1500);
  expect(await operations.pauseEndpoint(origin, by, until)).toEqual({ done: true });
  const { items } = await operations.listEndpoints({}, { limit: 10 });
  expect(items).toMatchObject([{ endpoint: origin, state: "paused", pausedUntil: until }]);
  trial.start({ pollMs: 50 });
  await expect.poll(() => trial.receiver.receipts.length, { timeout: 10_000 }).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  const audit = await operations.listAudit({ subject: `endpoint:${origin}` });
  expect(audit.items.map(({ action, reason, detail }) => ({ action, reason, detail }))).toEqual([
    {
      action: "resume-endpoint",
      reason: "the pause has ended",
      detail: { before: { state: "paused", reason: "maintenance" } },
    },
    { action: "pause-endpoint", reason: "maintenance", detail: expect.anything() },
  ]);
});

test("another pause changes the end, and takes it away", async () => {
  const { operations } = trial.delivery;
  const { origin } = trial.receiver;
  const [first, second] = [60_000, 120_000].map((ms) => new Date(Date.now() + ms));
  const readEnd = async () => (await operations.listEndpoints({}, { limit: 10 })).items[0]?.pausedUntil;
  for (const until of [first, second]) {
    expect(await operations.pauseEndpoint(origin, by, until)).toEqual({ done: true });
    expect(await readEnd()).toEqual(until);
  }
  const again = { done: false, reason: "other-state", message: `endpoint ${origin}: is paused already` };
  expect(await operations.pauseEndpoint(origin, by, second)).toMatchObject(again);
  expect(await operations.pauseEndpoint(origin, by)).toEqual({ done: true });
  expect(await readEnd()).toBeUndefined();
  expect(await operations.resumeEndpoint(origin, by)).toEqual({ done: true });
});

test("a pause that would have ended already is declined", async () => {
  const past = new Date(Date.now() - 1000);
  expect(await trial.delivery.operations.pauseEndpoint(trial.receiver.origin, by, past)).toMatchObject({
    done: false,
    message: `until: expected a time in the future, got ${past.toISOString()}`,
  });
  expect((await trial.delivery.operations.listEndpoints({}, { limit: 10 })).items).toEqual([]);
});

test("a pause is ended once, by one of many workers", async () => {
  const { origin } = trial.receiver;
  await trial.delivery.operations.pauseEndpoint(origin, by, new Date(Date.now() + 60_000));
  await trial.pool.query("update endpoints set paused_until = now() - interval '1 s'");
  const ended = Array.from({ length: 8 }, (_, index) => resumeEndedPauses(trial.pool, `worker-${index}`));
  expect((await Promise.all(ended)).reduce((sum, count) => sum + count, 0)).toBe(1);
});
