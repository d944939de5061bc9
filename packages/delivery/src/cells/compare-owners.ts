import type { Pool } from "pg";
import type { CellName } from "./cell.ts";
import {
  type ClientOwner,
  changeOwner,
  listOwners,
  owns,
  resolveOwner,
  type StoredOwner,
} from "./client-owner.ts";
import type { MovedClient } from "./describe-cell.ts";

/** What another cell says about its clients. */
export interface CellOwners extends CellName {
  readonly clients: readonly Pick<MovedClient, "clientId" | "state" | "claimedGeneration">[];
}

/** What a cell found out by asking the others. */
export interface OwnerComparison {
  /** Clients that are held now, because another cell claims them too. */
  readonly held: readonly number[];
  /** Clients that have left for a cell that does not own them, for more than a minute. */
  readonly unowned: readonly number[];
  /** How many clients are leaving or arriving. */
  readonly moving: number;
}

/**
 * Compares the clients of this cell with what the others say, and holds those that another cell claims too. Rows may change while
 * the others are asked: `ask` is called after a reading of the own rows, and a row that has changed since is not held.
 */
export async function compareOwners(
  pool: Pool,
  cell: CellName,
  ask: () => Promise<readonly CellOwners[]>,
): Promise<OwnerComparison> {
  const mine = new Map((await listOwners(pool)).map((row) => [row.clientId, row]));
  const { held, claimed, unowned } = judgeOwners(cell, mine, await ask());
  const newlyHeld: number[] = [];
  for (const clientId of claimed) {
    const row = mine.get(clientId);
    const own = resolveOwner(row, cell) as ClientOwner;
    if (await changeOwner(pool, clientId, row, { ...own, heldAt: new Date() })) newlyHeld.push(clientId);
  }
  const moving = [...mine.values()].filter(({ state }) => state === "leaving" || state === "arriving").length;
  return { held: [...held, ...newlyHeld], unowned, moving };
}

/** What the rows of a cell and of the others say: clients that are held, that another cell claims too, and that no cell owns. */
export function judgeOwners(
  cell: CellName,
  mine: ReadonlyMap<number, StoredOwner>,
  answers: readonly CellOwners[],
) {
  const others = answers.map((other) => ({
    ...other,
    clients: new Map(other.clients.map((client) => [client.clientId, client])),
  }));
  const found = { held: [] as number[], claimed: [] as number[], unowned: [] as number[] };
  for (const clientId of new Set([...mine.keys(), ...others.flatMap(({ clients }) => [...clients.keys()])])) {
    const row = mine.get(clientId);
    const own = resolveOwner(row, cell);
    const views = others.map((other) => readView(other, clientId));
    if (row?.heldAt !== undefined) found.held.push(clientId);
    else if (own !== undefined && owns(own)) {
      if (views.some((view) => view.owns || view.generation > own.generation)) found.claimed.push(clientId);
    } else if (isOverdue(row)) {
      const target = views.find(({ name }) => name === row.otherCell);
      if (target !== undefined && !target.owns && target.generation <= row.generation)
        found.unowned.push(clientId);
    }
  }
  return found;
}

interface View {
  readonly name: string;
  readonly owns: boolean;
  /** That of the claim, or -1. */
  readonly generation: number;
}

function readView(
  other: CellName & { readonly clients: ReadonlyMap<number, CellOwners["clients"][number]> },
  clientId: number,
): View {
  const client = other.clients.get(clientId);
  const { name } = other;
  // Without a row the default cell owns it, with generation 0.
  if (client === undefined)
    return name === other.defaultCell
      ? { name, owns: true, generation: 0 }
      : { name, owns: false, generation: -1 };
  const { state, claimedGeneration = -1 } = client;
  return { name, owns: state === "owned" || state === "leaving", generation: claimedGeneration };
}

const LIMIT_MS = 60_000;

function isOverdue(row: StoredOwner | undefined): row is StoredOwner {
  return row?.state === "left" && Date.now() - row.changedAt.getTime() > LIMIT_MS;
}
