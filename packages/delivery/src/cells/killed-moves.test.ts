import { beforeEach, expect, test } from "vitest";
import { BY, CLIENT, useTestCells } from "../../test/cells/open-test-cells.ts";
import { startMove } from "../../test/cells/stop-move.ts";
import { collectIssues } from "../../test/collect-issues.ts";
import { readOwner } from "./client-owner.ts";
import { abortMove } from "./end-move.ts";
import type { MovePoint } from "./move.ts";
import { moveClient } from "./move-client.ts";

const cells = useTestCells(["a", "b"]);
beforeEach(() => cells.reset(), 30_000);

const plan = () => ({ clientId: CLIENT, from: cells.get("a"), to: cells.get("b"), others: [], actor: BY });

const POINTS: readonly MovePoint[] = [
  ...(["decided leave", "decided arrive", "decided copy", "copied", "quiet", "held", "complete"] as const),
  ...(["decided own", "decided done"] as const),
];

test.each(POINTS)(
  "a move that was killed at %s is continued, with what was reported meanwhile",
  async (point) => {
    const [a, b] = [cells.get("a"), cells.get("b")];
    for (const id of [1, 2]) await a.report(id);
    const move = startMove(plan(), point);
    await move.stopped;
    await move.kill();
    // The clock goes on.
    await a.pool.query(
      "update client_owners set hold_until = now(), quiet_until = now() where hold_until is not null",
    );
    const later = await a.report(3);
    expect(await moveClient(plan())).toMatchObject({ sharedEndpoints: [] });
    expect(await b.sessions()).toEqual(later === "applied" ? [1, 2, 3] : [1, 2]);
    expect(await a.report(1)).toBe("in b");
    expect(await b.report(1)).toBe("applied");
    expect((await collectIssues(b.delivery)).issues).toEqual([]);
    const { rowCount } = await a.pool.query("select from pg_trigger where tgname like 'note_change%'");
    expect(rowCount).toBe(0);
  },
);

test.each(POINTS.slice(1, 7))("a move that was killed at %s is aborted", async (point) => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  await a.report(1);
  const move = startMove(plan(), point);
  await move.stopped;
  await move.kill();
  await abortMove({ clientId: CLIENT, from: a, to: b, actor: BY });
  expect(await a.report(1)).toBe("applied");
  expect(await b.report(1)).toBe("in a");
  expect(await b.sessions()).toEqual([]);
  expect(await readOwner(b.pool, CLIENT)).toBeUndefined();
  // And may begin again.
  await moveClient(plan());
  expect(await b.report(1)).toMatch(/^(?:applied|unchanged)$/);
});

test("what is left over is not changed, and a change in the hold is rejected", async () => {
  const [a] = [cells.get("a")];
  await a.report(1);
  const move = startMove(plan(), "held");
  await move.stopped;
  await expect(a.delivery.operations.pauseLane(1, BY)).rejects.toMatchObject({ code: "PRT01" });
  expect(await a.report(1)).toBe("client-held");
  move.resume();
  await move.end;
  expect(await a.delivery.operations.pauseLane(1, BY)).toMatchObject({ done: false, reason: "unknown-lane" });
  expect(await a.delivery.readSession(1)).toBeUndefined();
  expect((await a.delivery.operations.listCallbacks({ accountId: 100482 })).items).toEqual([]);
});

test("a move that is aborted meanwhile ends, and copies nothing more", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  await a.report(1);
  const move = startMove(plan(), "quiet");
  await move.stopped;
  expect(await a.report(2)).toBe("applied");
  await abortMove({ clientId: CLIENT, from: a, to: b, actor: BY });
  move.resume();
  await expect(move.end).rejects.toMatchObject({
    code: "interrupted",
    message: expect.stringContaining("was aborted"),
  });
  expect(await b.sessions()).toEqual([]);
  expect(await a.report(2)).toMatch(/^(?:applied|unchanged)$/);
});

test("sessions of other clients stay where they are", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  await a.report(1);
  const move = startMove(plan(), "copied");
  await move.stopped;
  for (const id of [1, 2]) await a.report(id);
  expect(await a.report(3, 10078)).toBe("applied");
  move.resume();
  await move.end;
  expect(await b.sessions()).toEqual([1, 2]);
  expect(await a.report(3, 10078)).toBe("applied");
});

test("a move is refused before it begins, with all reasons", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  await a.report(1);
  await b.pool.query(
    "insert into payment_sessions (session_id, client_id, account_id, version, source_sequence) values (1, 999, 1, 1, 1)",
  );
  await a.pool.query(
    "insert into keys (client_id, key_id, sha256, created_by) values ($1, 'shop', repeat('0', 64), 'ada')",
    [CLIENT],
  );
  await expect(moveClient(plan())).rejects.toThrow(
    "client 10077 cannot be moved: the target lacks keys of the client: shop; the target has sessions of other clients with the same IDs: 1",
  );
  expect(await readOwner(a.pool, CLIENT)).toBeUndefined();
});
