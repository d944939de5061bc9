import {
  type Column,
  columnNames,
  queryRecords,
  toStorableText,
  unnestColumns,
} from "@payment-routing/database";
import type { Pool } from "pg";
import type { SessionSnapshot } from "./snapshot.ts";

/** A transaction or order number of a session, by which it is found. */
export interface SessionKey {
  readonly kind: "order" | "transaction";
  readonly key: string;
  readonly sessionId: number;
}

/** Lists the keys that a report adds to a session. Those that it removes are still found. */
export function listNewKeys(
  sessionId: number,
  before: SessionSnapshot | undefined,
  after: SessionSnapshot | undefined,
): readonly SessionKey[] {
  const keys: SessionKey[] = [];
  const add = (kind: SessionKey["kind"], key: string, isKnown: boolean): void => {
    if (!isKnown && !keys.some((each) => each.kind === kind && each.key === key))
      keys.push({ kind, key, sessionId });
  };
  const known = before?.transactions ?? [];
  for (const { id, order_id } of after?.transactions ?? []) {
    add(
      "transaction",
      String(id),
      known.some((each) => each.id === id),
    );
    add(
      "order",
      cutKey(order_id),
      known.some((each) => each.order_id === order_id),
    );
  }
  return keys;
}

/** An order number may have any length, an entry of an index may not. */
function cutKey(key: string): string {
  return toStorableText(key.slice(0, 200));
}

export const KEY_COLUMNS: readonly Column<SessionKey>[] = [
  ["key", "text", ({ key }) => key],
  ["kind", "text", ({ kind }) => kind],
  ["session_id", "bigint", ({ sessionId }) => sessionId],
];

export const INSERT_KEYS = `
  insert into session_keys (${columnNames(KEY_COLUMNS)})
  select * from ${unnestColumns(KEY_COLUMNS, "c")}
  on conflict do nothing`;

/** A session that was found by its ID, a transaction or an order number. */
export interface FoundSession {
  readonly kind: SessionKey["kind"] | "session";
  readonly sessionId: number;
  readonly clientId: number;
  readonly accountId: number;
  readonly updatedAt: Date;
}

/** Finds sessions that are not erased, of all or of some clients, the newest of each kind first. */
export function findSessions(
  pool: Pool,
  text: string,
  kinds: readonly FoundSession["kind"][],
  limit: number,
  clientIds?: readonly number[],
): Promise<readonly FoundSession[]> {
  const sessionId = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  const id = Number.isSafeInteger(sessionId) ? sessionId : null;
  return queryRecords(pool, FIND_SESSIONS, [cutKey(text), id, kinds, limit, clientIds]);
}

// A common order number may have many sessions: their number is bounded before they are read, but not where only clients count.
const ofKind = (kind: SessionKey["kind"]) => `
  select kind, session_id from session_keys k
  where key = $1 and kind = '${kind}' and ($5::bigint[] is null or exists (
    select from payment_sessions s where s.session_id = k.session_id and s.client_id = any($5::bigint[])
  ))
  order by session_id desc limit $4`;

const FIND_SESSIONS = `
  with found as (
    select 'session' as kind, $2::bigint as session_id where $2::bigint is not null
    union all
    (${ofKind("transaction")})
    union all
    (${ofKind("order")})
  )
  select kind, session_id, client_id, account_id, updated_at
  from found join payment_sessions using (session_id)
  where kind = any($3::text[]) and snapshot is not null and ($5::bigint[] is null or client_id = any($5::bigint[]))
  order by array_position($3::text[], kind), updated_at desc, session_id desc`;
