import { queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import { type CellName, readCell } from "./cell.ts";
import { isCellHeld, listOwners, readClaim } from "./client-owner.ts";

/** The state of a database as one of several cells, for operators and for the other cells. */
export interface CellState extends Partial<CellName> {
  /** Of the live processes. */
  readonly versions: readonly string[];
  readonly configurationDigest: string | undefined;
  /** Equal in cells with the same keys. */
  readonly keysDigest: string;
  readonly isHeld: boolean;
  readonly clients: readonly MovedClient[];
}

/** A client with a row in the cell. */
export interface MovedClient {
  readonly clientId: number;
  readonly state: "owned" | "leaving" | "left" | "arriving";
  readonly generation: number;
  readonly otherCell: string | undefined;
  readonly claimedBy: string | undefined;
  readonly claimedGeneration: number | undefined;
  readonly held: boolean;
  /** Cells that have rows left over of the client. */
  readonly leftOver: readonly string[];
  readonly changedAt: Date;
}

/** Reads the state of a cell, or of a database without a name. */
export async function describeCell(pool: Pool): Promise<CellState> {
  const cell = await readCell(pool);
  const rows = cell === undefined ? [] : await listOwners(pool);
  const [common] = await queryRecords<Pick<CellState, "versions" | "configurationDigest" | "keysDigest">>(
    pool,
    DESCRIBE,
  );
  return {
    ...cell,
    ...(common as NonNullable<typeof common>),
    isHeld: await isCellHeld(pool),
    clients: rows.map((row) => {
      const claim = cell && readClaim(row, cell);
      const { clientId, state, generation, otherCell, heldAt, leftOver = [], changedAt } = row;
      return {
        ...{ clientId, state, generation, otherCell, changedAt, leftOver, held: heldAt !== undefined },
        claimedBy: claim?.cell,
        claimedGeneration: claim?.generation,
      };
    }),
  };
}

const DESCRIBE = `
  select
    array(select distinct version from processes where beat_at > now() - interval '30 s' order by 1) as versions,
    (
      select a.digest from configuration_state s join configuration_activations a using (activation_id)
    ) as configuration_digest,
    encode(sha256(coalesce(string_agg(k.entry, chr(10) order by k.entry), '')::bytea), 'hex') as keys_digest
  from (
    select concat_ws(' ', client_id, scope, client_ids::text, key_id, sha256) as entry from keys
    where revoked_at is null and (expires_at is null or expires_at > now())
  ) k`;
