import { expect, test } from "vitest";
import { collectFindings } from "../../test/collect-findings.ts";
import { insertLanes, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { describeTransaction, reportSession, reportSessionStatus, SOURCE } from "../../test/reports.ts";
import type { LaneAction, LanesProgress } from "./change-lanes.ts";
import type { LaneFilter } from "./list-lanes.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant asked" };
const nobody = "https://nobody.example";

async function change(action: LaneAction, filter: LaneFilter, batchSize = 2) {
  const steps: LanesProgress[] = [];
  for await (const step of trial.delivery.operations.changeLanes(action, filter, by, { batchSize })) {
    steps.push(step);
  }
  return steps;
}

test("lanes that were parked by a mistake in the configuration all go on, through everything that waits", async () => {
  const { operations, applyReports } = trial.delivery;
  const sessions = [41, 42, 43];
  trial.setMerchant({ endpoint: trial.receiver.origin, required_members: ["fraud"] });
  for (const session_id of sessions) {
    const session = { session_id, transactions: [describeTransaction()] } as const;
    await applyReports([reportSession(session), reportSessionStatus({ session_id })], SOURCE);
  }
  trial.start();
  for (const session of sessions) {
    await expect.poll(() => readLane(trial.pool, session)).toMatchObject({ state: "parked" });
  }
  const reason = "contract refuses";
  expect(await operations.countLanes("unpark", { reason })).toEqual({
    lanes: 3,
    clients: 1,
    endpoints: 1,
    callbacks: 6,
    left: 0,
  });
  expect(await operations.countLanes("unpark", { reason: "410" })).toMatchObject({ lanes: 0 });
  expect((await change("unpark", { reason })).at(-1)).toEqual({
    done: 3,
    total: 3,
    changed: 0,
    stuck: 3,
    underWay: 0,
  });
  trial.setMerchant({ endpoint: trial.receiver.origin });
  expect(await change("unpark", { reason })).toEqual([
    { done: 2, total: 3, changed: 2, stuck: 0, underWay: 0 },
    { done: 3, total: 3, changed: 3, stuck: 0, underWay: 0 },
  ]);
  for (const session of sessions) {
    await expect.poll(() => readStates(trial.pool, session)).toEqual(["delivered", "delivered"]);
  }
  const { items } = await operations.listAudit({ subject: "lanes" });
  expect(items).toMatchObject([
    { ...by, action: "unpark-lanes", detail: { filter: { reason }, lanes: 3, callbacks: 6 } },
    { ...by, action: "unpark-lanes" },
  ]);
  expect(await collectFindings(trial.delivery)).toMatchObject({ findings: [] });
});

test("lanes of a client are paused and resumed, and those of others are not", async () => {
  const { operations } = trial.delivery;
  await insertLanes(
    trial.pool,
    [1, 2, 3, 4].map((sessionId) => ({ sessionId, origin: nobody, clientId: sessionId === 4 ? 8 : 7 })),
  );
  await operations.pauseLane(1, { ...by, reason: "another" });
  expect(await operations.countLanes("pause", { clientId: 7 })).toEqual({
    lanes: 2,
    clients: 1,
    endpoints: 1,
    callbacks: 2,
    left: 1,
  });
  expect((await change("pause", { clientId: 7 })).at(-1)).toMatchObject({ total: 2, changed: 2 });
  const listed = await operations.listLanes({ state: "paused" });
  expect(listed.items.map(({ sessionId, stateReason }) => [sessionId, stateReason])).toEqual([
    [1, "another"],
    [2, by.reason],
    [3, by.reason],
  ]);
  expect((await change("resume", { reason: by.reason })).at(-1)).toMatchObject({ changed: 2 });
  expect(await readLane(trial.pool, 1)).toMatchObject({ state: "paused" });
  expect(await readLane(trial.pool, 2)).toMatchObject({ state: "open", state_reason: null });
});

test("the callback whose turn it is is skipped in each lane, and one that is under way is left alone", async () => {
  const { operations } = trial.delivery;
  await insertLanes(
    trial.pool,
    [1, 2, 3].map((sessionId) => ({ sessionId, origin: nobody, callbacks: 2, refused: [1] })),
  );
  await trial.pool.query(
    "update lanes set lease = 1, due_at = now() + interval '1 minute' where session_id = 2",
  );
  expect(await operations.countLanes("skip", { endpoint: nobody })).toMatchObject({ lanes: 3, callbacks: 3 });
  expect((await change("skip", { endpoint: nobody })).at(-1)).toEqual({
    done: 3,
    total: 3,
    changed: 2,
    stuck: 0,
    underWay: 1,
  });
  expect(await readStates(trial.pool, 1)).toEqual(["skipped", "waiting"]);
  expect(await readStates(trial.pool, 2)).toEqual(["refused", "waiting"]);
  expect(await readStates(trial.pool, 3)).toEqual(["skipped", "waiting"]);
});

test("a lane that moves on before its turn to be skipped loses nothing, and who stops asking stops the work", async () => {
  const { operations } = trial.delivery;
  await insertLanes(
    trial.pool,
    [1, 2, 3].map((sessionId) => ({ sessionId, origin: nobody, callbacks: 3 })),
  );
  const steps = operations.changeLanes("skip", {}, by, { batchSize: 1 });
  expect((await steps.next()).value).toMatchObject({ done: 1, total: 3, changed: 1 });
  await operations.skipCallback(2, 1, by);
  expect((await steps.next()).value).toMatchObject({ done: 2, total: 3, changed: 1 });
  await steps.return({ done: 0, total: 0, changed: 0, stuck: 0, underWay: 0 });
  expect(await readLane(trial.pool, 2)).toMatchObject({ delivered: 1 });
  expect(await readLane(trial.pool, 3)).toMatchObject({ delivered: 0 });
});
