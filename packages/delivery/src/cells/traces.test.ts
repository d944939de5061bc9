import { openPool } from "@payment-routing/database";
import { beforeEach, expect, test } from "vitest";
import { BY, CLIENT, type TestCell, useTestCells } from "../../test/cells/open-test-cells.ts";
import { startMove } from "../../test/cells/stop-move.ts";
import { collectIssues } from "../../test/collect-issues.ts";
import { endRecovery } from "../operations/recover.ts";
import type { Cell } from "./cell.ts";
import { readOwner } from "./client-owner.ts";
import { compareOwners } from "./compare-owners.ts";
import { describeCell } from "./describe-cell.ts";
import { abortMove, releaseClient } from "./end-move.ts";
import { moveClient, readFloor } from "./move-client.ts";
import { recoverClient } from "./recover-clients.ts";

// The traces that broke earlier versions of the protocol: each on PostgreSQL servers of its own.
const cells = useTestCells(["a", "b", "c"]);
beforeEach(() => cells.reset(), 30_000);

const get = () => [cells.get("a"), cells.get("b"), cells.get("c")] as const;
const others = (...not: readonly Cell[]) => get().filter((cell) => !not.includes(cell));
const plan = (from: TestCell, to: TestCell) => ({
  clientId: CLIENT,
  from,
  to,
  others: others(from, to),
  actor: BY,
});
const move = (from: TestCell, to: TestCell) => moveClient(plan(from, to));
const recover = (
  cell: TestCell,
  more: { readonly without?: string; readonly others?: readonly Cell[] } = {},
) => recoverClient(CLIENT, { cell, others: others(cell), actor: BY, ...more });
/** Recovers, ends the hold, and copies again what is older. */
const recoverWhole = async (cell: TestCell) => {
  const recovered = await recover(cell);
  await endRecovery(cell.pool, BY);
  const from = get().find(({ name }) => name === recovered?.copyFrom);
  if (from !== undefined) await move(from, cell);
  return recovered;
};

/** One cell stores reports, the others name it, and it has the sessions. */
async function expectOwner(owner: TestCell, sessions: readonly number[]): Promise<void> {
  const others = get().filter((cell) => cell !== owner);
  expect(await owner.sessions()).toEqual(sessions);
  for (const other of others) expect(await other.report(sessions[0] ?? 1)).toMatch(/^in /);
  expect(await owner.report(sessions[0] ?? 1)).toMatch(/^(?:applied|unchanged)$/);
  expect((await collectIssues(owner.delivery)).issues).toEqual([]);
}

/** A cell whose statements of one kind wait. */
function delay(cell: TestCell, what: "query" | "connect") {
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const pool = new Proxy(cell.pool, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name !== what) return value.bind(target);
      return async (...given: unknown[]) => {
        reached.resolve();
        await resumed.promise;
        return value.apply(target, given);
      };
    },
  });
  const { name, defaultCell } = cell;
  return {
    cell: { name, defaultCell, pool, copyPool: cell.copyPool },
    reached: reached.promise,
    resume: resumed.resolve,
  };
}

test("slow transaction: a move waits for a transaction that read that the cell owns the client", async () => {
  const [a, b] = get();
  await a.report(1);
  const slow = await a.pool.connect();
  await slow.query("begin");
  await slow.query("select pg_advisory_xact_lock_shared(7201133)");
  const moving = move(a, b);
  await expect
    .poll(
      async () =>
        (await a.pool.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount,
    )
    .toBe(1);
  await slow.query("update payment_sessions set version = version where session_id = 1");
  expect(await readOwner(a.pool, CLIENT)).toBeUndefined();
  await slow.query("commit");
  slow.release();
  await moving;
  await expectOwner(b, [1]);
});

test("two movers: of two decisions to leave one is carried out", async () => {
  const [a, b] = get();
  await a.report(1);
  const [first, second] = [startMove(plan(a, b), "decided leave"), startMove(plan(a, b), "decided leave")];
  await Promise.all([first.stopped, second.stopped]);
  first.resume();
  await first.end;
  second.resume();
  await second.end;
  expect(await readOwner(a.pool, CLIENT)).toMatchObject({ state: "left", generation: 1, otherCell: "b" });
  await expectOwner(b, [1]);
});

test("another mover's hold: a move does not end under the hold of another", async () => {
  const [a, b] = get();
  await a.report(1);
  const first = startMove(plan(a, b), "complete");
  await first.stopped;
  await a.pool.query("update client_owners set hold_until = now(), quiet_until = now()");
  expect(await a.report(2)).toBe("applied");
  const second = startMove(plan(a, b), "held");
  await second.stopped;
  expect(await a.report(3)).toBe("client-held");
  first.resume();
  second.resume();
  await Promise.all([first.end, second.end]);
  await expectOwner(b, [1, 2]);
});

test("restored target: it does not own without the data", async () => {
  const [a, b] = get();
  await a.report(1);
  const moving = startMove(plan(a, b), "complete");
  await moving.stopped;
  await b.restore({ isAnnounced: false });
  moving.resume();
  await expect(moving.end).rejects.toMatchObject({ code: "refused" });
  expect(await b.report(1)).toBe("in a");
  expect(await a.report(1)).toBe("in b");
  expect(await recoverWhole(b)).toMatchObject({ owner: "b", copyFrom: "a" });
  await expectOwner(b, [1]);
});

test("abort: it does not delete the copy of a move that went on", async () => {
  const [a, b] = get();
  await a.report(1);
  const moving = startMove(plan(a, b), "complete");
  await moving.stopped;
  const late = delay(b, "query");
  const aborting = abortMove({ clientId: CLIENT, from: a, to: late.cell, actor: BY });
  aborting.catch(() => {});
  await late.reached;
  moving.resume();
  await moving.end;
  late.resume();
  await expect(aborting).rejects.toMatchObject({ code: "interrupted" });
  await expectOwner(b, [1]);
});

test("lost pointer: a pending arrival does not forget who owns the client", async () => {
  const [a, b] = get();
  await a.report(1);
  await move(a, b);
  const back = startMove(plan(b, a), "decided arrive");
  await back.stopped;
  await b.restore({ isAnnounced: false });
  back.resume();
  await expect(back.end).rejects.toMatchObject({ code: "refused" });
  expect(await recoverWhole(b)).toMatchObject({ owner: "b", copyFrom: "a" });
  await expectOwner(b, [1]);
});

test("old generation: a recovery that asked before a restore leaves one owner", async () => {
  const [a, b] = get();
  await a.report(1);
  await a.backUp();
  await move(a, b);
  await a.restore({ isAnnounced: true });
  const late = delay(a, "connect");
  const recovering = recoverClient(CLIENT, { cell: late.cell, others: others(a), actor: BY });
  await late.reached;
  await b.restore({ isAnnounced: false });
  late.resume();
  expect(await recovering.catch(() => recover(a))).toMatchObject({ clientId: CLIENT });
  await endRecovery(a.pool, BY);
  const owners = await Promise.all([a, b].map(({ pool }) => readOwner(pool, CLIENT)));
  if (owners[0]?.state === "left") await recoverWhole(b);
  const owner = (await readOwner(b.pool, CLIENT))?.state === "owned" ? b : a;
  await expectOwner(owner, [1]);
});

test("restore against a pending owner: recovery and move end in one owner", async () => {
  const [a, b] = get();
  await a.report(1);
  await a.backUp();
  const moving = startMove(plan(a, b), "decided own");
  await moving.stopped;
  await a.restore({ isAnnounced: true });
  const late = delay(a, "connect");
  const recovering = recoverClient(CLIENT, { cell: late.cell, others: others(a), actor: BY });
  await Promise.race([late.reached, recovering]);
  moving.resume();
  await moving.end.catch(() => {});
  late.resume();
  const recovered = await recovering;
  await endRecovery(a.pool, BY);
  await expectOwner(recovered?.owner === "a" ? a : b, [1]);
});

test("late recovery: the owner's numbers are above those that the restored cell has sent", async () => {
  const [a, b] = get();
  await a.report(1);
  await a.backUp();
  await move(a, b);
  await a.restore({ isAnnounced: false });
  expect(await a.report(1)).toBe("applied");
  expect(await recover(a)).toMatchObject({ owner: "b" });
  expect(await readFloor(b)).toBeGreaterThan(await readFloor(a));
  expect(await b.report(1)).toBe("applied");
  const { rows } = await b.pool.query("select max(sequence) as sequence from callbacks where session_id = 1");
  expect(Number(rows[0].sequence)).toBeGreaterThan(await readFloor(a));
  await expectOwner(b, [1]);
});

test("restored source moves on: a cell that another has superseded moves nothing", async () => {
  const [a, b, c] = get();
  await a.report(1);
  await a.backUp();
  await move(a, b);
  await a.restore({ isAnnounced: false });
  await expect(move(a, c)).rejects.toThrow("cell b owns the client too");
  expect(await recover(a)).toMatchObject({ owner: "b" });
  await expectOwner(b, [1]);
});

test("absent row with data: a default cell without a row is not the owner by that", async () => {
  const [a, b] = get();
  await a.report(1);
  await a.backUp();
  await move(a, b);
  expect(await b.report(2)).toBe("applied");
  const back = startMove(plan(b, a), "complete");
  await back.stopped;
  await a.restore({ isAnnounced: false });
  back.resume();
  await expect(back.end).rejects.toMatchObject({ code: "refused" });
  expect(await recoverWhole(a)).toMatchObject({ owner: "a", copyFrom: "b" });
  await expectOwner(a, [1, 2]);
});

test("stale complete: a copy of before is not taken for complete", async () => {
  const [a, b] = get();
  await a.report(1);
  const moving = startMove(plan(a, b), "decided own");
  await moving.stopped;
  await b.backUp();
  moving.resume();
  await moving.end;
  expect(await b.report(2)).toBe("applied");
  const back = startMove(plan(b, a), "complete");
  await back.stopped;
  await b.restore({ isAnnounced: false });
  back.resume();
  await expect(back.end).rejects.toMatchObject({ code: "refused" });
  expect(await recoverWhole(b)).toMatchObject({ owner: "b", copyFrom: "a" });
  await expectOwner(b, [1, 2]);
});

test("copy from the wrong cell: it comes from the cell that left under a hold", async () => {
  const [a, b, c] = get();
  await a.report(1);
  await move(a, b);
  expect(await b.report(2)).toBe("applied");
  const moving = startMove(plan(b, c), "complete");
  await moving.stopped;
  await c.restore({ isAnnounced: false });
  moving.resume();
  await expect(moving.end).rejects.toMatchObject({ code: "refused" });
  expect(await recover(a)).toMatchObject({ owner: "c" });
  expect(await recoverWhole(c)).toMatchObject({ owner: "c", copyFrom: "b" });
  await expectOwner(c, [1, 2]);
});

test("release: nothing is deleted that the owner's backup lacks", async () => {
  const [a, b] = get();
  await a.report(1);
  await b.backUp();
  await move(a, b);
  const release = async () => {
    const backup = openPool(b.backup);
    return releaseClient({ clientId: CLIENT, cell: a, owner: b, backup, actor: BY }).finally(() =>
      backup.end(),
    );
  };
  await expect(release()).rejects.toThrow("from before it owned the client");
  expect(await a.sessions()).toEqual([1]);
  await b.backUp();
  expect(await release()).toBe(1);
  expect(await a.sessions()).toEqual([]);
  await expectOwner(b, [1]);
});

test("one cell lost: the cell that gave the client takes it back, and the lost one yields when it returns", async () => {
  const [a, b, c] = get();
  await a.report(1);
  await move(a, b);
  expect(await recover(a, { without: "b", others: [c] })).toMatchObject({ owner: "a" });
  expect(await a.report(1)).toBe("applied");
  expect(await readOwner(a.pool, CLIENT)).toMatchObject({ state: "owned", generation: 1001 });
  expect(await recover(b)).toMatchObject({ owner: "a" });
  await expectOwner(a, [1]);
});

test("exchange, false alarm: a move while a cell asks holds nobody", async () => {
  const [a, b] = get();
  await a.report(1);
  const ask = async () => {
    await move(a, b);
    return [{ ...(await describeCell(b.pool)), name: "b", defaultCell: "a" }];
  };
  expect(await compareOwners(a.pool, a, ask)).toMatchObject({ held: [], unowned: [] });
  await expectOwner(b, [1]);
});

test("exchange: two cells that own a client hold it", async () => {
  const [a, b] = get();
  await a.report(1);
  await a.backUp();
  await move(a, b);
  await a.restore({ isAnnounced: false });
  const stateOf = async (cell: TestCell) => [
    { ...(await describeCell(cell.pool)), name: cell.name, defaultCell: "a" },
  ];
  expect(await compareOwners(a.pool, a, () => stateOf(b))).toMatchObject({ held: [CLIENT], unowned: [] });
  expect(await a.report(1)).toBe("client-held");
  expect(await recover(a)).toMatchObject({ owner: "b" });
  expect(await compareOwners(b.pool, b, () => stateOf(a))).toMatchObject({ held: [], unowned: [] });
  await expectOwner(b, [1]);
});
