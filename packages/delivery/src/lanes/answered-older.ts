import type { Queryable } from "@payment-routing/database";
import type { PostResult } from "../http/exchange.ts";

/** The reason of a lane whose receiver has a newer callback than the one that was delivered to it last. */
export const ANSWERED_OLDER = "the receiver had a newer callback and ignored this one: redeliver it";

/**
 * Whether a receiver took a callback for an older one. Lanes send in order, so nobody can have a newer one at the first
 * attempt, unless newer ones were sent that this database knows nothing of. At a later attempt the callback may have
 * come before and have been followed by others.
 */
export function isAnsweredOlder(
  { responseBody }: Partial<Pick<PostResult, "responseBody">>,
  attempts: number,
): boolean {
  if (attempts > 0 || responseBody === undefined) return false;
  try {
    return (JSON.parse(responseBody) as { readonly outcome?: unknown } | null)?.outcome === "older";
  } catch {
    return false;
  }
}

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
