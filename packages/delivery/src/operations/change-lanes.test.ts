import { expect, test } from "vitest";
import { carryOut, readProgress } from "../../test/carry-out.ts";
import { collectIssues } from "../../test/collect-issues.ts";
import { insertLanes, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { describeTransaction, reportSession, reportSessionStatus, SOURCE } from "../../test/reports.ts";
import { carryOutStep } from "../actions/carry-out-actions.ts";
import type { LaneAction } from "./change-lanes.ts";
import type { LaneFilter } from "./list-lanes.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant asked" };
const nobody = "https://nobody.example";

async function change(action: LaneAction, target: LaneFilter, size = 2) {
  const steps = await carryOut(trial.delivery, { kind: `${action}-lanes`, target }, by, size);
  return steps.map(readProgress);
}

test("lanes parked by a configuration mistake are unparked and deliver all waiting callbacks", async () => {
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
  const stateReason = "contract rejects";
  expect(await operations.countLanes("unpark", { stateReason })).toEqual({
    lanes: 3,
    clients: 1,
    endpoints: 1,
    callbacks: 6,
    left: 0,
  });
  expect(await operations.countLanes("unpark", { stateReason: "410" })).toMatchObject({ lanes: 0 });
  expect((await change("unpark", { stateReason })).at(-1)).toEqual({
    done: 3,
    total: 3,
    lanesChanged: 0,
    lanesStillParked: 3,
  });
  trial.setMerchant({ endpoint: trial.receiver.origin });
  expect(await change("unpark", { stateReason })).toEqual([
    { done: 2, total: 3, lanesChanged: 2, lanesStillParked: 0 },
    { done: 3, total: 3, lanesChanged: 3, lanesStillParked: 0 },
  ]);
  for (const session of sessions) {
    await expect.poll(() => readStates(trial.pool, session)).toEqual(["delivered", "delivered"]);
  }
  const { items } = await operations.listAudit({ subject: "lanes" });
  expect(items).toMatchObject([
    { ...by, action: "unpark-lanes", detail: { filter: { stateReason }, lanes: 3, callbacks: 6 } },
    { ...by, action: "unpark-lanes" },
  ]);
  expect(await collectIssues(trial.delivery)).toMatchObject({ issues: [] });
});

test("pausing and resuming the lanes of a client leaves other lanes unchanged", async () => {
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
  expect((await change("pause", { clientId: 7 })).at(-1)).toMatchObject({ total: 2, lanesChanged: 2 });
  const listed = await operations.listLanes({ state: "paused" });
  expect(listed.items.map(({ sessionId, stateReason }) => [sessionId, stateReason])).toEqual([
    [1, "another"],
    [2, by.reason],
    [3, by.reason],
  ]);
  expect((await change("resume", { stateReason: by.reason })).at(-1)).toMatchObject({ lanesChanged: 2 });
  expect(await readLane(trial.pool, 1)).toMatchObject({ state: "paused" });
  expect(await readLane(trial.pool, 2)).toMatchObject({ state: "active", state_reason: null });
});

test("failing lanes are listed, counted and changed alone", async () => {
  const { operations } = trial.delivery;
  await insertLanes(
    trial.pool,
    [1, 2, 3, 4].map((sessionId) => ({ sessionId, origin: nobody })),
  );
  await trial.pool.query("update lanes set attempts = 2 where session_id > 1");
  await trial.pool.query("update lanes set state = 'parked', due_at = null where session_id = 4");
  const failing = { state: "failing" } as const;
  const listed = await operations.listLanes(failing);
  expect(listed.items.map(({ sessionId }) => sessionId)).toEqual([2, 3]);
  expect((await operations.readBacklog(0)).total).toMatchObject({ lanesFailing: 2 });
  expect(await operations.countLanes("pause", failing)).toMatchObject({ lanes: 2, left: 0 });
  expect((await change("pause", failing)).at(-1)).toMatchObject({ total: 2, lanesChanged: 2 });
  expect(await readLane(trial.pool, 1)).toMatchObject({ state: "active" });
});

test("skipping parked lanes skips the callback each lane was parked for, once", async () => {
  const { operations } = trial.delivery;
  await insertLanes(
    trial.pool,
    [1, 2, 3, 4].map((sessionId) => ({ sessionId, origin: nobody, callbacks: 3, rejected: [1] })),
  );
  await trial.pool.query("update lanes set state = 'parked', due_at = null where session_id < 4");
  expect(await operations.countLanes("skip", { endpoint: nobody })).toMatchObject({
    lanes: 3,
    callbacks: 3,
    left: 1,
  });
  const request = { kind: "skip-lanes", target: { endpoint: nobody } } as const;
  const { actionId } = await operations.requestAction(request, by);
  const step = async () => {
    await carryOutStep(trial.delivery.context, 1);
    return operations.readAction(actionId);
  };
  expect(await step()).toMatchObject({ done: 1, total: 3, counts: { lanesChanged: 1 } });
  // Lane 2 is now parked for another callback.
  await operations.skipCallback(2, 1, by);
  await trial.pool.query("update lanes set state = 'parked', due_at = null where session_id = 2");
  expect(await step()).toMatchObject({ done: 2, total: 3, counts: { lanesChanged: 1 } });
  await operations.stopAction(actionId, by);
  expect(await step()).toMatchObject({ done: 2, state: "stopped" });
  expect(await readStates(trial.pool, 1)).toEqual(["skipped", "waiting", "waiting"]);
  expect(await readStates(trial.pool, 2)).toEqual(["skipped", "waiting", "waiting"]);
  expect(await readStates(trial.pool, 3)).toEqual(["rejected", "waiting", "waiting"]);
  expect(await readLane(trial.pool, 1)).toMatchObject({ state: "active", delivered: 1 });
  expect((await change("skip", { endpoint: nobody })).at(-1)).toMatchObject({ total: 2, lanesChanged: 2 });
  expect(await readStates(trial.pool, 1)).toEqual(["skipped", "waiting", "waiting"]);
});
