import type { Queryable } from "@payment-routing/database";
import type { PostResult } from "../http/exchange.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";

/** The reason of a delivery that the receiver ignored, because it had a newer callback. */
export const ANSWERED_OLDER = "the receiver had a newer callback";

/** Whether a receiver answered that a callback is older than one it has, and ignored it. */
export function isAnsweredOlder({ responseBody }: Partial<Pick<PostResult, "responseBody">>): boolean {
  if (responseBody === undefined) return false;
  try {
    return (JSON.parse(responseBody) as { readonly outcome?: unknown } | null)?.outcome === "older";
  } catch {
    return false;
  }
}

/**
 * Whether an attempt before the present one may have reached the receiver, which then rightly takes the next attempt for
 * an older callback. Lanes send in order, so otherwise the receiver cannot have a newer callback, unless newer ones were
 * sent that this database does not know of.
 *
 * An attempt certainly did not get through when it was answered with an error, was not posted, or found no connection.
 * After a time-out, a connection that broke, or a lost lease, nobody knows.
 */
export async function mayHaveArrived(
  database: Queryable,
  { sessionId, sequence }: Pick<ClaimedCallback, "sessionId" | "sequence">,
): Promise<boolean> {
  const { rows } = await database.query<{ exists: boolean }>(MAY_HAVE_ARRIVED, [sessionId, sequence]);
  return rows[0]?.exists ?? false;
}

const MAY_HAVE_ARRIVED = `
  select exists (
    select from attempts
    where session_id = $1 and sequence = $2 and not redelivery and outcome <> 'blocked'
      and (status is null or status between 200 and 299)
      and coalesce(error, '') !~ '^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)'
  )`;

/**
 * Begins an epoch, so that what is made from now on is taken for new. Not for a callback from before the last one, nor
 * twice in a minute: a receiver that always answers so must not use numbers up.
 */
export async function beginEpochAfter(database: Queryable, madeAt: string | undefined): Promise<void> {
  await database.query(BEGIN_EPOCH, [madeAt]);
}

const BEGIN_EPOCH = `
  select begin_epoch('a receiver had newer callbacks')
  where not exists (
    select from epochs where began_at > least($1::text::timestamptz, now() - interval '1 minute')
  )`;
