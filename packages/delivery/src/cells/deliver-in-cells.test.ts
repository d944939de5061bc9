import { afterEach, beforeEach, expect, test } from "vitest";
import { BY, CLIENT, setEndpoint, type TestCell, useTestCells } from "../../test/cells/open-test-cells.ts";
import { startMove } from "../../test/cells/stop-move.ts";
import { answerWith, type Receiver, startReceiver } from "../../test/lanes/start-receiver.ts";
import { moveClient } from "./move-client.ts";

const cells = useTestCells(["a", "b"]);
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  setEndpoint(`${receiver.origin}/callbacks`);
  await cells.reset();
}, 30_000);
afterEach(() => receiver[Symbol.asyncDispose]());

const plan = () => ({ clientId: CLIENT, from: cells.get("a"), to: cells.get("b"), others: [], actor: BY });

function startWorker({ delivery }: TestCell, name: string) {
  return delivery.startWorker({
    name,
    outbound: { allowHttp: true, allow: ["127.0.0.1"] },

    onError: () => {},
  });
}

const received = () => receiver.receipts.map(({ sessionId }) => sessionId);

/** Past the triggers of a move. */
const MAKE_DUE = `
  set session_replication_role = replica;
  update lanes l set delivered = head - 1, due_at = now(), waiting_since = created_at
  from payment_sessions s where s.session_id = l.session_id;
  update callbacks set state = 'waiting', settled_at = null;
  reset session_replication_role`;

test("lanes are delivered by the cell that owns the client, once", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  const workers = [startWorker(a, "in-a"), startWorker(b, "in-b")];
  await a.report(1);
  await expect.poll(received).toEqual([1]);
  const move = startMove(plan(), "held");
  await move.stopped;
  // Due in both cells, and claimed in none: held here, arriving there.
  for (const { pool } of [a, b]) await pool.query(MAKE_DUE);
  const claims = workers.map(({ statistics }) => statistics.claims);
  await expect
    .poll(() => workers.every(({ statistics }, index) => statistics.claims > (claims[index] ?? 0) + 3))
    .toBe(true);
  expect(received()).toEqual([1]);
  move.resume();
  await move.end;
  await expect.poll(received).toEqual([1, 1]);
  const readWorkers = async () =>
    (await b.pool.query("select distinct worker from attempts where session_id = 1 order by 1")).rows;
  await expect.poll(readWorkers).toEqual([{ worker: "in-a" }, { worker: "in-b" }]);
  await Promise.all(workers.map((worker) => worker.stop()));
});

test("redeliveries and test events move, and are sent by the cell that owns the client", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  const worker = startWorker(a, "in-a");
  await a.report(1);
  await expect.poll(received).toEqual([1]);
  await worker.stop();
  receiver.answer(answerWith(204));
  const { items } = await a.delivery.operations.listCallbacks();
  const callbackId = items[0]?.callbackId ?? "";
  await a.delivery.operations.redeliverCallback(callbackId, BY);
  const event = { clientId: CLIENT, accountId: 100482, status: { code: 4030 } };
  expect(await a.delivery.operations.sendTestEvent(event, BY)).toMatchObject({ done: true });
  await expect(b.delivery.operations.sendTestEvent(event, BY)).rejects.toMatchObject({
    code: "other-cell",
    cell: "a",
  });
  await moveClient(plan());
  const [inA, inB] = [startWorker(a, "in-a"), startWorker(b, "in-b")];
  await expect.poll(() => received().length).toBe(3);
  await expect
    .poll(async () => (await b.pool.query("select from redeliveries where done_at is null")).rowCount)
    .toBe(0);
  const { rows } = await b.pool.query(
    "select worker, count(*)::int from attempts where redelivery group by 1",
  );
  expect(rows).toEqual([{ worker: "in-b", count: 2 }]);
  expect(
    (await b.delivery.operations.listAudit({ subject: `client:${CLIENT}` })).items.map(
      ({ action }) => action,
    ),
  ).toEqual(expect.arrayContaining(["send-test-event", "own-client"]));
  await Promise.all([inA.stop(), inB.stop()]);
});

test("a paused endpoint and a parked lane stay as they are", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  await a.report(1);
  await a.report(2, 10078);
  await a.delivery.operations.pauseLane(1, BY);
  await a.delivery.operations.pauseEndpoint(receiver.origin, BY);
  await a.pool.query("update endpoints set client_id = $1", [CLIENT]);
  expect((await moveClient(plan())).sharedEndpoints).toEqual([receiver.origin]);
  expect(await b.delivery.operations.readLane(1)).toMatchObject({ state: "paused" });
  expect((await b.delivery.operations.listEndpoints({ endpoint: receiver.origin })).items).toMatchObject([
    { state: "active" },
  ]);
});

test("an erased session is erased in the copy, and a moved one is erased only when nothing is left over", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  await a.report(1);
  await a.report(2);
  const move = startMove(plan(), "copied");
  await move.stopped;
  expect(await a.delivery.eraseSession(1, { ...BY, discardUndelivered: true })).toMatchObject({
    erased: true,
  });
  move.resume();
  await move.end;
  const { rowCount } = await b.pool.query("select from session_history where session_id = 1");
  expect(rowCount).toBe(0);
  expect(await b.delivery.readSession(1)).toBeUndefined();
  expect(await b.delivery.eraseSession(2, { ...BY, discardUndelivered: true })).toEqual({
    erased: false,
    reason: "left-over",
    cells: ["a"],
  });
});
