import { recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";

const ACTION = "read-session";

/** Somebody who reads the personal data of a session. */
export interface Reader {
  /** Name of the key or person. */
  readonly actor: string;
  /** Whether a page reads again by itself what a person has opened. */
  readonly isRepeated: boolean;
}

/**
 * Records that a person reads the personal data of a session, once in 15 minutes. A repeated reading is not recorded: it
 * resolves to whether the person has a record of the last day, because anybody can claim to be a page.
 */
export async function recordReading(
  pool: Pool,
  sessionId: number,
  { actor, isRepeated }: Reader,
): Promise<boolean> {
  const subject = `session:${sessionId}`;
  if (isRepeated) return hasRecord(pool, actor, subject, "1 day");
  if (await hasRecord(pool, actor, subject, "15 minutes")) return true;
  await runTransaction(pool, async (client) => {
    // Of requests at the same time, one records.
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${actor} ${subject}`]);
    if (await hasRecord(client, actor, subject, "15 minutes")) return;
    await recordAction(client, { actor, action: ACTION, subject, reason: "asked for personal data" });
  });
  return true;
}

async function hasRecord(
  client: Pool | PoolClient,
  actor: string,
  subject: string,
  age: string,
): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(HAS_RECORD, [subject, actor, ACTION, age]);
  return rows[0]?.found === true;
}

const HAS_RECORD = `
  select exists (
    select from audit where subject = $1 and actor = $2 and action = $3 and at > now() - $4::interval
  ) as found`;
