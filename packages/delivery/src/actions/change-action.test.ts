import { expect, onTestFinished, test } from "vitest";
import { insertLanes, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { carryOutActions, carryOutStep } from "./carry-out-actions.ts";
import { rejectApproval } from "./change-action.ts";

const trial = openLaneTrial();
const ADA = { actor: "ada", reason: "the merchant lost them" };
const BOB = { actor: "bob", reason: "the merchant has confirmed it" };
const GONE = "https://gone.example";
const SKIP = { kind: "skip-endpoint", target: { endpoint: GONE } } as const;

const insertWaiting = (...sessionIds: readonly number[]) =>
  insertLanes(
    trial.pool,
    sessionIds.map((sessionId) => ({ sessionId, origin: GONE })),
  );

const readAudit = async (filter: object) => (await trial.delivery.operations.listAudit(filter)).items;

test("an action that needs an approval waits for another person", async () => {
  const { operations, context } = trial.delivery;
  await insertWaiting(1, 2);
  const requested = await operations.requestAction(SKIP, ADA, { needsApproval: true });
  const { actionId } = requested;
  expect(requested).toMatchObject({ state: "awaiting-approval", planned: { lanes: 2, callbacks: 2 } });
  expect(await carryOutStep(context)).toBe(false);
  expect(rejectApproval(requested, ADA)).toMatchObject({ reason: "own-action" });
  await expect(operations.approveAction(actionId, ADA)).rejects.toMatchObject({ code: "no-such-action" });
  // What waits later is not approved.
  await insertWaiting(3);
  await operations.approveAction(actionId, BOB);
  await carryOutActions(context);
  const approved = await operations.readAction(actionId);
  expect(approved).toMatchObject({ state: "finished", approvedBy: "bob", counts: { callbacksSkipped: 2 } });
  expect(await readStates(trial.pool, 3)).toEqual(["waiting"]);
  await expect(operations.approveAction(actionId, BOB)).rejects.toMatchObject({ code: "no-such-action" });
  expect(await readAudit({})).toMatchObject([
    {
      ...ADA,
      action: "skip-endpoint",
      subject: `endpoint:${GONE}`,
      detail: { approved_by: "bob", callbacks: 2 },
    },
    {
      ...BOB,
      action: "approve-action",
      subject: `action:${actionId}`,
      detail: { requested_by: "ada", planned: { lanes: 2 } },
    },
    {
      ...ADA,
      action: "request-approval",
      subject: `action:${actionId}`,
      detail: { kind: "skip-endpoint", target: SKIP.target, planned: { lanes: 2, callbacks: 2 } },
    },
  ]);
});

test("a declined action does nothing, and cannot be approved", async () => {
  const { operations, context } = trial.delivery;
  await insertWaiting(1);
  const requested = await operations.requestAction(SKIP, ADA, { needsApproval: true });
  await operations.stopAction(requested.actionId, BOB);
  const approval = operations.approveAction(requested.actionId, BOB);
  await expect(approval).rejects.toMatchObject({ code: "no-such-action" });
  expect(await carryOutStep(context)).toBe(false);
  const declined = await operations.readAction(requested.actionId);
  expect(declined).toMatchObject({ state: "declined", endedBy: "bob" });
  expect((await readAudit({}))[0]).toMatchObject({ ...BOB, action: "decline-action" });
  expect(await readStates(trial.pool, 1)).toEqual(["waiting"]);
});

test("an approval holds for 24 hours", async () => {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const later = await trial.openAnother({}, { clock });
  onTestFinished(() => later.close());
  const { operations } = later;
  await insertWaiting(1);
  const requested = await operations.requestAction(SKIP, ADA, { needsApproval: true });
  ahead = 24 * 3_600_000 - 60_000;
  expect((await operations.listActions({ state: "awaiting-approval" })).items).toHaveLength(1);
  ahead = 24 * 3_600_000 + 60_000;
  const { items } = await operations.listActions({ state: "expired" });
  expect(items).toMatchObject([{ actionId: requested.actionId, state: "expired" }]);
  const approval = operations.approveAction(requested.actionId, BOB);
  await expect(approval).rejects.toMatchObject({ code: "no-such-action" });
});

test("actions are listed, the newest first, page by page, and deleted with what they concern", async () => {
  const { operations, applyRetention } = trial.delivery;
  for (const clientId of [1, 2, 3])
    await operations.requestAction({ kind: "pause-lanes", target: { clientId } }, ADA);
  const first = await operations.listActions({}, { limit: 2 });
  expect(first.items.map(({ subject }) => subject)).toEqual(["client:3", "client:2"]);
  const second = await operations.listActions({}, { after: first.next ?? "" });
  expect(second.items.map(({ subject }) => subject)).toEqual(["client:1"]);
  await carryOutActions(trial.delivery.context);
  await trial.pool.query("update operator_actions set requested_at = now() - interval '31 days'");
  await applyRetention();
  expect(await operations.listActions()).toEqual({ items: [], next: undefined });
});

test("an action on no client at all is shown to nobody who is limited to clients", async () => {
  const { operations } = trial.delivery;
  const target = (...clientIds: readonly number[]) =>
    ({ kind: "pause-lanes", target: { clientIds } }) as const;
  await operations.requestAction(target(1), ADA);
  const { actionId } = await operations.requestAction(target(), ADA);
  const { items } = await operations.listActions({ clientIds: [1, 2] });
  expect(items).toMatchObject([{ target: { clientIds: [1] } }]);
  expect(await operations.readAction(actionId, [1, 2])).toBeUndefined();
  expect(await operations.readAction(actionId)).toMatchObject({ planned: { callbacks: 0 } });
});
