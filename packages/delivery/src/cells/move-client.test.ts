import { beforeEach, expect, test } from "vitest";
import { BY, CLIENT, useTestCells } from "../../test/cells/open-test-cells.ts";
import { collectIssues } from "../../test/collect-issues.ts";
import { readOwner } from "./client-owner.ts";
import { moveClient } from "./move-client.ts";

const cells = useTestCells(["a", "b"]);
beforeEach(() => cells.reset());

const move = (from: string, to: string) =>
  moveClient({ clientId: CLIENT, from: cells.get(from), to: cells.get(to), others: [], actor: BY });

test("a client moves with its sessions, and back", async () => {
  const [a, b] = [cells.get("a"), cells.get("b")];
  for (const id of [1, 2, 3]) expect(await a.report(id)).toBe("applied");
  expect(await a.report(9, 10078)).toBe("applied");
  expect(await b.report(1)).toBe("in a");
  const result = await move("a", "b");
  expect(result).toMatchObject({ sessions: 3, sharedEndpoints: [] });
  expect(result.heldMs).toBeLessThan(5000);
  expect(await a.report(1)).toBe("in b");
  expect(await b.report(1)).toBe("applied");
  expect(await b.sessions()).toEqual([1, 2, 3]);
  expect((await collectIssues(b.delivery)).issues).toEqual([]);
  const left = await collectIssues(a.delivery);
  expect(left).toMatchObject({ issues: [], summary: { sessions: 1 } });
  expect((await a.delivery.operations.listLanes()).items.map(({ sessionId }) => sessionId)).toEqual([9]);
  expect((await b.delivery.operations.listLanes()).items).toHaveLength(3);

  expect(await move("b", "a")).toMatchObject({ sessions: 3 });
  expect(await b.report(1)).toBe("in a");
  expect(await a.report(2)).toBe("applied");
  expect((await collectIssues(a.delivery)).issues).toEqual([]);
  expect(await readOwner(a.pool, CLIENT)).toMatchObject({ state: "owned", generation: 2 });
});
