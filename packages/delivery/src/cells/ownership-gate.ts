import { ADVISORY_LOCKS, queryRecords } from "@payment-routing/database";
import type { PoolClient, QueryConfig } from "pg";
import { DeliveryError, OtherCellError } from "../delivery-error.ts";

/**
 * The first statement of each transaction that stores reports or claims lanes in a cell. What a later statement of it reads of
 * the owners is true until its commit: a row lock would not do, because a client may have no row.
 */
export const SHARE_OWNERSHIP: QueryConfig = {
  name: "share-ownership",
  text: `select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.ownership})`,
};

/** SQL: whether this cell delivers the callbacks of a client now. */
export function isDelivered(clientId: string): string {
  return `coalesce(
      (select o.held_at is null and (o.state = 'owned' or o.state = 'leaving'
         and coalesce(greatest(o.quiet_until, o.hold_until) <= clock_timestamp(), true))
       from client_owners o where o.client_id = ${clientId}),
      (select name = default_cell from cell))`;
}

/** What becomes of a report: `stored` here, `held` for a moment, or to be sent to the cell that owns the client. */
export type Standing = "stored" | "held" | { readonly otherCell: string };

/** Throws the error of what is not stored here now. */
export function rejectStanding(clientId: number, standing: Standing): void {
  if (standing === "stored") return;
  if (standing !== "held") throw new OtherCellError(clientId, standing.otherCell);
  throw new DeliveryError("client-held", `client ${clientId} is being moved to another cell`);
}

/** Reads what becomes of the reports of each client. It is true until the commit of the transaction. */
export async function readStandings(
  client: PoolClient,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  const [, rows] = await Promise.all([
    client.query(SHARE_OWNERSHIP),
    queryRecords<StandingRow>(client, { name: "read-standings", text: READ_STANDINGS, values: [clientIds] }),
  ]);
  return new Map(
    rows.map(({ clientId, isHeld, otherCell }) => [
      clientId,
      isHeld ? "held" : otherCell === undefined ? "stored" : { otherCell },
    ]),
  );
}

interface StandingRow {
  readonly clientId: number;
  readonly isHeld: boolean;
  readonly otherCell: string | undefined;
}

const READ_STANDINGS = `
  select g.client_id,
    exists (select from delivery_hold) or o.held_at is not null
      or coalesce(o.state = 'leaving' and o.hold_until > clock_timestamp(), false) as is_held,
    case when o.state in ('left', 'arriving') then o.other_cell
      when o.state is null and c.name <> c.default_cell then c.default_cell end as other_cell
  from unnest($1::bigint[]) as g (client_id) cross join cell c left join client_owners o using (client_id)`;
