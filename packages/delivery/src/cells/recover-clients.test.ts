import { beforeEach, expect, test } from "vitest";
import { BY, CLIENT, type TestCell, useTestCells } from "../../test/cells/open-test-cells.ts";
import { type ClientOwner, changeOwner, POINTER, readOwner } from "./client-owner.ts";
import { recoverClient } from "./recover-clients.ts";

const cells = useTestCells(["a", "s", "t"]);
beforeEach(() => cells.reset(), 30_000);

const HOLD = "11111111-1111-4111-8111-111111111111";
const owned = (generation: number): ClientOwner => ({ state: "owned", generation });
const leaving = (generation: number, otherCell = "t"): ClientOwner => ({
  state: "leaving",
  generation,
  otherCell,
});
const left = (generation: number, otherCell: string, hold = HOLD): ClientOwner => ({
  ...{ state: "left", generation, otherCell, hold },
});
const arriving = (generation: number, otherCell = "s", more: Partial<ClientOwner> = {}): ClientOwner => ({
  ...{ state: "arriving", generation, otherCell },
  ...more,
});

async function set(cell: TestCell, owner: ClientOwner | undefined): Promise<void> {
  if (owner !== undefined) await changeOwner(cell.pool, CLIENT, undefined, owner);
}

async function read(cell: TestCell): Promise<string> {
  const owner = await readOwner(cell.pool, CLIENT);
  if (owner === undefined) return "nothing";
  const { state, generation, otherCell = "", complete, hold } = owner;
  const suffix = hold === POINTER ? " as a pointer" : complete === undefined ? "" : " complete";
  return `${state} ${generation} ${otherCell}`.trim() + suffix;
}

interface Row {
  readonly row: string;
  readonly source?: ClientOwner;
  readonly target?: ClientOwner;
  /** Where recovery runs. */
  readonly at: "s" | "t";
  readonly want: readonly [source: string, target: string];
  readonly owner?: string;
}

// The states of the specification's table, in its order. The default cell has said that the client is in s.
test.each<Row>([
  { row: "1", source: owned(1), at: "s", want: ["owned 1", "nothing"] },
  { row: "2", source: owned(1), target: arriving(2), at: "s", want: ["owned 1", "nothing"] },
  {
    row: "2, left before",
    source: owned(2),
    target: arriving(3, "s", { replaced: left(2, "s") }),
    at: "s",
    want: ["owned 2", "left 2 s"],
  },
  { row: "3", source: leaving(1), at: "s", want: ["owned 1", "nothing"] },
  { row: "4", source: leaving(1), target: arriving(2), at: "s", want: ["owned 1", "nothing"] },
  {
    row: "4 in the target",
    source: leaving(1),
    target: arriving(2),
    at: "t",
    want: ["leaving 1 t", "nothing"],
  },
  {
    row: "5",
    source: left(2, "t"),
    target: arriving(2, "s", { complete: HOLD }),
    at: "t",
    want: ["left 2 t", "arriving 2 s"],
  },
  { row: "6", source: left(2, "t"), target: arriving(2), at: "t", want: ["left 2 t", "arriving 2 s"] },
  { row: "7", source: left(2, "t"), at: "t", want: ["left 2 t", "arriving 2 s"] },
  {
    row: "7, owned before",
    source: left(3, "t"),
    target: owned(1),
    at: "t",
    want: ["left 3 t", "arriving 3 s"],
  },
  { row: "8", source: left(2, "t"), target: owned(2), at: "s", want: ["left 2 t", "owned 2"] },
  { row: "9", source: owned(3), target: owned(2), at: "t", want: ["owned 3", "nothing"] },
  { row: "10", source: owned(1), target: owned(2), at: "s", want: ["nothing", "owned 2"] },
  {
    row: "11, with an owner",
    source: owned(2),
    target: owned(2),
    at: "t",
    owner: "s",
    want: ["owned 2", "nothing"],
  },
  { row: "12", source: owned(1), target: left(2, "s"), at: "s", want: ["arriving 2 t", "left 2 s"] },
  { row: "13", source: leaving(1, "a"), target: left(0, "s"), at: "s", want: ["owned 1", "left 0 s"] },
])("row $row", async ({ source, target, at, want, owner }) => {
  const [a, s, t] = [cells.get("a"), cells.get("s"), cells.get("t")];
  await set(a, left(1, "s"));
  await set(s, source);
  await set(t, target);
  const cell = { s, t }[at];
  const others = [a, s, t].filter((each) => each !== cell);
  await recoverClient(CLIENT, { cell, others, actor: BY, owner });
  expect([await read(s), await read(t)]).toEqual(want);
});

test("two owners of one generation need a person", async () => {
  const [a, s, t] = [cells.get("a"), cells.get("s"), cells.get("t")];
  await set(a, left(1, "s"));
  await set(s, owned(2));
  await set(t, owned(2));
  const recovering = recoverClient(CLIENT, { cell: t, others: [a, s], actor: BY });
  await expect(recovering).rejects.toThrow("both own client 10077 with generation 2");
});
