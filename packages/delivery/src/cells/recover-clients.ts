import { type Actor, recordAction } from "@payment-routing/database";
import type { Cell } from "./cell.ts";
import {
  type Claim,
  type ClientOwner,
  changeOwner,
  listOwners,
  owns,
  POINTER,
  readClaim,
  readOwner,
  resolveOwner,
  type StoredOwner,
} from "./client-owner.ts";
import { readFloor, toReplaced } from "./move-client.ts";
import { MoveError } from "./move-error.ts";
import { wakeLanes } from "./move-lanes.ts";

/** A cell whose clients are recovered. */
export interface ClientRecovery {
  readonly cell: Cell;
  /** The other cells, without the lost one. */
  readonly others: readonly Cell[];
  /** The name of a cell that is lost: stopped or cut off, for it would not know. */
  readonly without?: string | undefined;
  /** Which cell owns a client that two cells own with the same generation. */
  readonly owner?: string | undefined;
  readonly actor: Actor;
}

/** What became of a client. */
export interface RecoveredClient {
  readonly clientId: number;
  /** The cell that owns the client, or will when `copyFrom` is set. */
  readonly owner: string;
  /** The client is to be moved here from this cell: its rows here are older. */
  readonly copyFrom?: string;
}

/** Lists the clients of which any cell has a row. */
export async function listMovedClients(cells: readonly Cell[]): Promise<readonly number[]> {
  const lists = await Promise.all(cells.map(({ pool }) => listOwners(pool)));
  return [...new Set(lists.flat().map(({ clientId }) => clientId))].sort((a, b) => a - b);
}

/**
 * Settles who owns a client, by what all cells say. Each change is made only to a row that is still as it was read: if one has
 * changed, all are asked again.
 *
 * @throws MoveError `refused` if a person must decide, `interrupted` after many tries
 */
export async function recoverClient(
  clientId: number,
  recovery: ClientRecovery,
): Promise<RecoveredClient | undefined> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const views = await Promise.all([recovery.cell, ...recovery.others].map((cell) => view(cell, clientId)));
    const settled = await settle(clientId, recovery, views as [View, ...View[]]);
    if (settled !== "changed") return settled;
  }
  throw new MoveError("interrupted", `the owner of client ${clientId} changed ${MAX_ROUNDS} times`);
}

const MAX_ROUNDS = 20;

/** What a cell says about a client. */
interface View {
  readonly cell: Cell;
  readonly row: StoredOwner | undefined;
  readonly claim: Claim | undefined;
  readonly hasRows: boolean;
}

async function view(cell: Cell, clientId: number): Promise<View> {
  const row = await readOwner(cell.pool, clientId);
  const { rows } = await cell.pool.query("select from lanes where client_id = $1 limit 1", [clientId]);
  return { cell, row, claim: readClaim(row, cell), hasRows: rows.length > 0 };
}

/** How far generations rise past those that a lost cell may have used. */
const JUMP = 1000;
/** Twice the bound of the clocks, in numbers of an epoch. */
const CLOCK_BOUND = 2 * 2_097_152;

type Settled = RecoveredClient | undefined | "changed";

async function settle(
  clientId: number,
  recovery: ClientRecovery,
  views: readonly [View, ...View[]],
): Promise<Settled> {
  const { cell, without } = recovery;
  const [own] = views;
  const top = findHighest(clientId, recovery, views);
  if (top === undefined) return undefined;
  const { row } = own;
  const mine = resolveOwner(row?.state === "arriving" ? row.replaced : row, cell);
  if (top.cell === cell.name) {
    if (owns(mine) && mine?.generation === top.generation)
      return become(clientId, recovery, views, top.generation);
    return beginCopy(clientId, recovery, views, top);
  }
  if (top.cell === without) {
    const gaveIt = row?.state === "left" && row.generation === top.generation && row.otherCell === without;
    if (gaveIt && own.hasRows) return become(clientId, recovery, views, top.generation);
    if (row === undefined && !own.hasRows) return { clientId, owner: without };
  }
  return yieldTo(clientId, recovery, views, top);
}

/** The highest generation is right. Of equal ones, the cell that says so of itself. */
function findHighest(clientId: number, { owner }: ClientRecovery, views: readonly View[]): Claim | undefined {
  let top: Claim | undefined;
  for (const { cell, row, claim } of views) {
    if (claim === undefined) continue;
    const isOwn = claim.cell === cell.name && owns(resolveOwner(row, cell));
    if (top === undefined || claim.generation > top.generation) top = claim;
    else if (claim.generation === top.generation && isOwn && claim.cell !== top.cell) {
      const rival = views.find((other) => other.cell.name === top?.cell);
      const isRivalOwn = rival !== undefined && owns(resolveOwner(rival.row, rival.cell));
      if (isRivalOwn && owner === undefined)
        throw new MoveError(
          "refused",
          `cells ${top.cell} and ${claim.cell} both own client ${clientId} with generation ${claim.generation}: compare what they have, and name one with --owner`,
        );
      if (!isRivalOwn || owner === claim.cell) top = claim;
    }
  }
  return top;
}

/** The cell owns the client: no other goes on to copy it, and its numbers are above all that were sent. */
async function become(
  clientId: number,
  recovery: ClientRecovery,
  views: readonly [View, ...View[]],
  before: number,
): Promise<Settled> {
  const { cell, without } = recovery;
  const generation = without === undefined ? before : before + JUMP;
  if (!(await withdrawOthers(clientId, views, { cell: cell.name, generation }))) return "changed";
  const [{ row }] = views;
  if (row?.state === "left") await wakeLanes(cell.pool, clientId);
  const floor = await readHighestFloor(views);
  const isDefault = cell.name === cell.defaultCell && generation === 0;
  const next: ClientOwner | undefined =
    isDefault && row?.copies === undefined
      ? undefined
      : { state: "owned", generation, copies: row?.copies ?? 0 };
  const isDone = await changeOwner(cell.pool, clientId, row, next, {
    isRecovery: true,
    also: async (client) => {
      const above = without === undefined ? floor : floor + CLOCK_BOUND;
      await client.query("select begin_epoch_above($1, $2)", [`client ${clientId} was recovered`, above]);
      await recordRecovery(client, recovery, clientId, { owner: cell.name, generation });
    },
  });
  return isDone ? { clientId, owner: cell.name } : "changed";
}

function recordRecovery(
  client: Parameters<typeof recordAction>[0],
  { actor, without }: ClientRecovery,
  clientId: number,
  detail: object,
) {
  return recordAction(client, {
    ...actor,
    action: "recover-client",
    subject: `client:${clientId}`,
    detail: { ...detail, ...(without !== undefined && { without }) },
  });
}

async function readHighestFloor(views: readonly View[]): Promise<number> {
  return Math.max(...(await Promise.all(views.map(({ cell }) => readFloor(cell)))));
}

/** Takes back every row `arriving` of the other cells. */
async function withdrawOthers(
  clientId: number,
  views: readonly [View, ...View[]],
  owner: Claim,
): Promise<boolean> {
  for (const { cell, row, hasRows } of views.slice(1)) {
    if (row?.state !== "arriving") continue;
    if (
      !(await changeOwner(cell.pool, clientId, row, describeElsewhere(cell, row.replaced, hasRows, owner), {
        isRecovery: true,
      }))
    )
      return false;
  }
  return true;
}

/** What a cell says of a client that is elsewhere. A row `left` under a hold stays: the client was copied from there. */
function describeElsewhere(
  cell: Cell,
  before: ClientOwner | undefined,
  hasRows: boolean,
  { cell: otherCell, generation }: Claim,
): ClientOwner | undefined {
  if (before?.state === "left") return before;
  if (!hasRows && cell.name !== cell.defaultCell) return undefined;
  return { state: "left", generation, otherCell, hold: POINTER, copies: before?.copies ?? 0 };
}

/** Only other cells say that this one owns the client: what it has is older, and it is copied again. */
async function beginCopy(
  clientId: number,
  recovery: ClientRecovery,
  views: readonly [View, ...View[]],
  top: Claim,
): Promise<Settled> {
  const { cell } = recovery;
  const [{ row }] = views;
  const source = findSource(views, top);
  if (source === undefined)
    throw new MoveError(
      "refused",
      `client ${clientId} belongs to cell ${cell.name}, and no other cell has left it`,
    );
  if (!(await withdrawOthers(clientId, views, top))) return "changed";
  const next: ClientOwner = {
    state: "arriving",
    generation: top.generation,
    otherCell: source.cell.name,
    copies: row?.copies ?? 0,
    ...toReplaced(row),
  };
  const isDone = await changeOwner(cell.pool, clientId, row, next, {
    isRecovery: true,
    also: async (client) => {
      await client.query("delete from copied_sessions where client_id = $1", [clientId]);
      await recordRecovery(client, recovery, clientId, { owner: cell.name, copy_from: source.cell.name });
    },
  });
  return isDone ? { clientId, owner: cell.name, copyFrom: source.cell.name } : "changed";
}

/** The cell that left under a hold, or else one that points here and has rows. */
function findSource([own, ...others]: readonly [View, ...View[]], top: Claim): View | undefined {
  const rank = ({ row, hasRows }: View): number => {
    const left = row?.state === "arriving" ? row.replaced : row;
    const isFrom =
      left?.state === "left" && left.generation === top.generation && left.otherCell === own.cell.name;
    return isFrom ? (left.hold === POINTER ? 0 : 2) + (hasRows ? 1 : 0) : -1;
  };
  const ranked = others.filter((each) => rank(each) >= 0).sort((a, b) => rank(b) - rank(a));
  return ranked[0];
}

/** Another cell owns the client. It first begins an epoch above that of this cell, whose numbers receivers may have seen. */
async function yieldTo(
  clientId: number,
  recovery: ClientRecovery,
  views: readonly [View, ...View[]],
  top: Claim,
): Promise<Settled> {
  const { cell } = recovery;
  const [{ row, hasRows }, ...others] = views;
  const winner = others.find((each) => each.cell.name === top.cell);
  if (winner !== undefined && owns(resolveOwner(winner.row, winner.cell))) {
    const reason = `client ${clientId} was recovered in cell ${cell.name}`;
    await winner.cell.pool.query("select begin_epoch_above($1, $2)", [reason, await readFloor(cell)]);
  }
  const before = row?.state === "arriving" ? row.replaced : row;
  const isSame =
    before?.state === "left" && before.generation === top.generation && before.otherCell === top.cell;
  const next = isSame ? withoutHold(before) : describeElsewhere(cell, undefined, hasRows, top);
  const isDone = await changeOwner(cell.pool, clientId, row, next, {
    isRecovery: true,
    also: async (client) => void (await recordRecovery(client, recovery, clientId, { owner: top.cell })),
  });
  return isDone ? { clientId, owner: top.cell } : "changed";
}

function withoutHold({ heldAt: _, ...owner }: ClientOwner): ClientOwner {
  return owner;
}
