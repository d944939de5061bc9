import { DedicatedConnection } from "@payment-routing/database";
import { verifyBodySignature } from "@payment-routing/signing";
import { beforeEach, describe, expect, test } from "vitest";
import { insertLanes, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { findSecrets } from "../../test/open-test-delivery.ts";
import { describeTransaction, reportSession, SOURCE } from "../../test/reports.ts";
import { readBodies } from "../../test/stored-content.ts";
import { claimCallbacks } from "./claim-callbacks.ts";
import { LANES } from "./lane-source.ts";

const trial = openLaneTrial();

test("another worker delivers a lane whose lease expired and records the lost lease", async () => {
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  const connection = new DedicatedConnection(trial.pool, async () => {});
  const request = { freeSlots: 10, leaseMs: 300, worker: "worker", capacities: new Map(), turn: "" };
  // A worker claims the lane and never settles it.
  expect((await claimCallbacks(connection, LANES, request)).callbacks).toHaveLength(1);
  await connection.close();
  const found: number[] = [];
  trial.delivery.context.events.on("leasesLost", (leases) => found.push(leases));
  trial.start();
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered", "delivered"]);
  expect(found).toEqual([1]);
  expect(await readAttempts(trial.pool, 1)).toMatchObject([
    { sequence: 1, outcome: "failed", worker: "unknown", error: expect.stringMatching(/^lease lost/) },
    { sequence: 1, outcome: "accepted" },
    { sequence: 2, outcome: "accepted" },
  ]);
});

test("a worker whose lease expired changes no lane, and its attempt is recorded", async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  trial.receiver.answer((_receipt, response) => {
    const turn = trial.receiver.receipts.length - 1;
    void answers[turn]?.promise.then(() => response.writeHead(turn === 0 ? 500 : 204).end());
  });
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const late = trial.start();
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
  // Ends the lease, as if the worker had been frozen.
  await trial.pool.query("update lanes set due_at = now()");
  const other = await trial.startElsewhere();
  await expect.poll(() => trial.receiver.receipts.length).toBe(2);
  answers[0]?.resolve();
  await expect.poll(() => late.statistics.leasesLost + other.statistics.leasesLost).toBe(1);
  expect(await readLane(trial.pool, 1)).toMatchObject({ delivered: 0, attempts: 0, held: true });
  answers[1]?.resolve();
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered"]);
  const outcomes = (await readAttempts(trial.pool, 1)).map(({ outcome, worker }) => [
    outcome,
    worker === "unknown",
  ]);
  expect(outcomes).toEqual([
    ["rejected", false],
    ["failed", true],
    ["accepted", false],
  ]);
  const [first, second] = trial.receiver.receipts;
  expect([second?.headers["webhook-id"], second?.body]).toEqual([first?.headers["webhook-id"], first?.body]);
});

test("a post ends before its lease, even if the merchant's timeout is longer", async () => {
  trial.setMerchant({ total_timeout_ms: 60_000 });
  trial.receiver.answer(() => {});
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  trial.start({ leaseMs: 800 });
  await expect
    .poll(() => readAttempts(trial.pool, 1))
    .toMatchObject([{ outcome: "timeout", error: "no answer within 600 ms" }]);
  expect(await readLane(trial.pool, 1)).toMatchObject({ attempts: 1, held: false });
});

test("concurrent claims share no lane and respect the capacity of each endpoint", async () => {
  await insertLanes(
    trial.pool,
    Array.from({ length: 9 }, (_, index) => ({ sessionId: index, origin: `https://m${index % 3}.example` })),
  );
  const claim = async () => {
    const connection = new DedicatedConnection(trial.pool, async () => {});
    const capacities = new Map([
      ["https://m0.example", 3],
      ["https://m1.example", 0],
    ]);
    const claimed = await claimCallbacks(connection, LANES, {
      freeSlots: 100,
      leaseMs: 60_000,
      worker: "worker",
      capacities,
      turn: "",
    });
    await connection.close();
    return claimed.callbacks.map(({ endpoint }) => endpoint);
  };
  const claims = await Promise.all([claim(), claim(), claim(), claim()]);
  const counts = Map.groupBy(claims.flat(), (endpoint) => endpoint);
  expect(counts.get("https://m0.example")).toHaveLength(3);
  expect(counts.get("https://m1.example")).toBeUndefined();
  // A claim assumes a capacity of one for an unknown endpoint.
  expect(counts.get("https://m2.example")?.length).toBeLessThanOrEqual(3);
});

test("a body signed with a retired secret is rerendered with the same ID and audited", async () => {
  const { operations, applyReports } = trial.delivery;
  trial.setMerchant({ endpoint: trial.receiver.origin });
  await applyReports([reportSession({ session_id: 51, transactions: [describeTransaction()] })], SOURCE);
  const before = (await operations.listCallbacks({ sessionId: 51 })).items[0];
  const { body: bytesBefore } = (await operations.readCallback(before?.callbackId ?? "")) ?? {};
  trial.setSecrets(findSecrets(["webhook-1", "body-2", "salt-1"], ["body-1"]));
  const worker = trial.start();
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
  const [receipt] = trial.receiver.receipts;
  expect(receipt?.headers["webhook-id"]).toBe(before?.callbackId);
  const [one, other] = [bytesBefore, receipt?.body].map((bytes) =>
    JSON.parse(Buffer.from(bytes ?? []).toString()),
  );
  expect(other.signature).not.toBe(one.signature);
  expect({ ...other, signature: "" }).toEqual({ ...one, signature: "" });
  await expect
    .poll(() => operations.readCallback(before?.callbackId ?? ""))
    .toMatchObject({
      state: "delivered",
      secretIds: ["salt-1", "body-2"],
      body: receipt?.body,
    });
  const { items } = await operations.listAudit({ subject: "session:51" });
  expect(items).toMatchObject([
    {
      actor: worker.name,
      action: "rerender-callback",
      detail: { sequence: 1, secrets_before: ["salt-1", "body-1"], secrets_after: ["salt-1", "body-2"] },
    },
  ]);
});

test("a body signed with a secret unknown to this process is sent unchanged", async () => {
  const { operations, applyReports } = trial.delivery;
  trial.setMerchant({ endpoint: trial.receiver.origin });
  trial.setSecrets(findSecrets(["webhook-1", "body-2", "salt-1"]));
  await applyReports([reportSession({ session_id: 52 })], SOURCE);
  const [stored] = await readBodies(trial.pool, 52);
  expect(stored?.secretIds).toEqual(["salt-1", "body-2"]);
  trial.setSecrets(findSecrets());
  trial.start();
  await expect.poll(() => readLane(trial.pool, 52)).toMatchObject({ delivered: 1 });
  expect(trial.receiver.receipts.map(({ body }) => body)).toEqual([stored?.body]);
  const { items } = await operations.listAudit({ subject: "session:52" });
  expect(items).toEqual([]);
});

describe("a redelivery of a callback signed with a retired secret", () => {
  const by = { actor: "ada", reason: "they lost it" };
  let before: Record<string, unknown>;

  const readRow = async () => (await trial.pool.query("select * from callbacks")).rows[0];

  beforeEach(async () => {
    trial.setMerchant({ endpoint: trial.receiver.origin });
    await trial.delivery.applyReports([reportSession({ session_id: 7 })], SOURCE);
    const first = trial.start();
    await expect.poll(() => readLane(trial.pool, 7)).toMatchObject({ delivered: 1 });
    await first.stop();
    before = await readRow();
    await trial.delivery.operations.redeliverCallback(String(before.callback_id), by);
  });

  test("is signed again and audited, and the stored callback stays unchanged", async () => {
    trial.setSecrets(findSecrets(["webhook-1", "body-2", "salt-1"], ["body-1"]));
    const worker = trial.start();
    await expect.poll(() => trial.receiver.receipts.length).toBe(2);
    const [sent, again] = trial.receiver.receipts;
    const body = JSON.parse(again?.body.toString() ?? "");
    const key = Buffer.from("body-2".padEnd(32, "."));
    expect(verifyBodySignature(body, [{ id: "body-2", key }])).toBe("body-2");
    expect({ ...body, signature: "" }).toEqual({
      ...JSON.parse(sent?.body.toString() ?? ""),
      signature: "",
    });
    expect(again?.headers["webhook-id"]).toBe(before.callback_id);
    await expect
      .poll(() => readAttempts(trial.pool, 7))
      .toMatchObject([{ redelivery: false }, { redelivery: true, outcome: "accepted" }]);
    expect(await readRow()).toEqual(before);
    const { items } = await trial.delivery.operations.listAudit({ subject: "session:7" });
    expect(items).toMatchObject([
      {
        actor: worker.name,
        action: "sign-redelivery",
        detail: {
          sequence: 1,
          callback_id: before.callback_id,
          secrets_before: ["salt-1", "body-1"],
          secrets_after: ["salt-1", "body-2"],
        },
      },
      { action: "redeliver-callback" },
    ]);
  });

  test("ends as impossible without a live secret", async () => {
    trial.setSecrets(findSecrets(["webhook-1", "salt-1"], ["body-1"]));
    trial.start();
    const readRedelivery = async () =>
      (await trial.pool.query("select outcome, attempts from redeliveries")).rows[0];
    await expect.poll(readRedelivery).toEqual({ outcome: "impossible", attempts: 0 });
    expect(trial.receiver.receipts).toHaveLength(1);
    expect(await readRow()).toEqual(before);
    const { items } = await trial.delivery.operations.listAudit({ subject: "session:7" });
    expect(items[0]).toMatchObject({
      detail: { rejected: [{ code: "missing-member", path: "/signature" }] },
    });
  });
});

test("without a webhook secret, the attempt is recorded as blocked and nothing is sent", async () => {
  trial.setSecrets(findSecrets([]));
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  trial.start();
  await expect
    .poll(() => readAttempts(trial.pool, 1))
    .toMatchObject([{ outcome: "blocked", error: expect.stringMatching(/secret/) }]);
  expect(trial.receiver.connections).toBe(0);
});
