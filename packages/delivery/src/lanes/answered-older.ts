import type { Queryable } from "@payment-routing/database";
import type { PostResult } from "../http/exchange.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";

/** The reason of a delivered callback that the receiver ignored as older. */
export const ANSWERED_OLDER = "the receiver had a newer callback";

/** Whether the receiver answered that it ignored the callback as older. */
export function isAnsweredOlder({ responseBody }: Partial<Pick<PostResult, "responseBody">>): boolean {
  if (responseBody === undefined) return false;
  try {
    return (JSON.parse(responseBody) as { readonly outcome?: unknown } | null)?.outcome === "older";
  } catch {
    return false;
  }
}

/**
 * Whether an earlier attempt may have reached the receiver, which then correctly treats this one as older. Otherwise, because
 * lanes send in order, the receiver has callbacks that this database does not know.
 *
 * An attempt did not arrive if it was answered with an error, was not posted, or could not connect. After a timeout, a broken
 * connection or a lost lease, that is unknown.
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
 * Starts an epoch, so that receivers accept later callbacks as newer. Not for a callback from before the last epoch, nor twice in a
 * minute, so that a faulty receiver does not exhaust the sequence numbers.
 */
export async function beginEpochAfter(database: Queryable, madeAt: string | undefined): Promise<void> {
  await database.query(BEGIN_EPOCH, [madeAt]);
}

const BEGIN_EPOCH = `
  select begin_epoch('a receiver had newer callbacks')
  where not exists (
    select from epochs where began_at > least($1::text::timestamptz, now() - interval '1 minute')
  )`;
