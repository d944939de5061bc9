import { ADVISORY_LOCKS, type Queryable, queryRecords, runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";
import { DeliveryError } from "../delivery-error.ts";

/** The name of a database that is one of several cells. */
export interface CellName {
  readonly name: string;
  /** The cell that owns each client of which no cell says otherwise. */
  readonly defaultCell: string;
}

/** A cell, by connections to its database. */
export interface Cell extends CellName {
  readonly pool: Pool;
  /** Without pipelining: rows are streamed by COPY. */
  readonly copyPool: Pool;
}

/** Stands for the name of whichever cell a database is, or of none. */
export const ANY_CELL = "*";

/** Undefined for a database without a name. */
export async function readCell(client: Queryable): Promise<CellName | undefined> {
  const [cell] = await queryRecords<CellName>(client, "select name, default_cell from cell");
  return cell;
}

/**
 * Reads the name of a database for a process that was given a name, or none.
 *
 * @throws DeliveryError `wrong-cell` if they differ
 */
export async function requireCell(
  client: Queryable,
  given: string | undefined,
): Promise<CellName | undefined> {
  const cell = await readCell(client);
  if (given === ANY_CELL || cell?.name === given) return cell;
  const found =
    cell === undefined ? "has no name: give it one by cells init" : `is that of cell ${cell.name}`;
  throw new DeliveryError(
    "wrong-cell",
    `expected ${given === undefined ? "a database of no cell" : `the database of cell ${given}`}, but the database ${found}`,
  );
}

/**
 * Gives a database its name, once and for all. No process may use it meanwhile: without a name it would not see who owns a client.
 *
 * @throws DeliveryError `wrong-cell` if it has another name, or processes use it
 */
export async function initCell(pool: Pool, { name, defaultCell }: CellName): Promise<void> {
  await runTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.ownership})`);
    const cell = await readCell(client);
    if (cell !== undefined && (cell.name !== name || cell.defaultCell !== defaultCell))
      throw new DeliveryError(
        "wrong-cell",
        `the database is that of cell ${cell.name}, with ${cell.defaultCell} as default cell`,
      );
    const { rows } = await client.query<{ name: string }>(LIST_PROCESSES);
    if (cell === undefined && rows.length > 0)
      throw new DeliveryError(
        "wrong-cell",
        `processes use the database: stop ${rows.map((row) => row.name).join(", ")} first, and wait for half a minute`,
      );
    await client.query("insert into cell (name, default_cell) values ($1, $2) on conflict do nothing", [
      name,
      defaultCell,
    ]);
    await client.query("select create_served_views()");
  });
}

const LIST_PROCESSES = "select name from processes where beat_at > now() - interval '30 s' order by name";
