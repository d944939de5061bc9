import type { Pool } from "pg";
import type { SessionSnapshot } from "./snapshot.ts";

/** A payment session as it stands. */
export interface PaymentSession {
  readonly sessionId: number;
  /** The ETag of the session. */
  readonly version: number;
  /** Of the newest report that was applied. */
  readonly sourceSequence: number;
  /** The number of its newest callback; 0 before the first. */
  readonly callbackSequence: number;
  readonly snapshot: SessionSnapshot;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Undefined for a session that was never reported as a whole, or was erased. */
export async function readSession(pool: Pool, sessionId: number): Promise<PaymentSession | undefined> {
  const { rows } = await pool.query<Row>(READ_SESSION, [sessionId]);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    sessionId,
    version: Number(row.version),
    sourceSequence: Number(row.source_sequence),
    callbackSequence: Number(row.callback_sequence),
    snapshot: JSON.parse(row.snapshot),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

interface Row {
  readonly version: string;
  readonly source_sequence: string;
  readonly callback_sequence: string;
  readonly snapshot: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const READ_SESSION = `
  select version, source_sequence, callback_sequence, snapshot, created_at, updated_at
  from payment_sessions
  where session_id = $1 and snapshot is not null`;
