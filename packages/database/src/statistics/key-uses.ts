import type { Queryable } from "../open-pool.ts";
import { queryRecords } from "../query-records.ts";

/** When a key was last used. It has a client or a scope. */
export interface KeyUse {
  readonly clientId: number | undefined;
  readonly scope: string | undefined;
  readonly keyId: string;
  readonly usedAt: Date;
}

/** Stores when keys were used, unless another process has stored a later use. */
export async function storeKeyUses(client: Queryable, uses: readonly KeyUse[]): Promise<void> {
  if (uses.length > 0) await client.query(STORE, [JSON.stringify(uses)]);
}

// In one order, so that processes do not wait for each other in a cycle.
const STORE = `
  insert into key_uses (client_id, scope, key_id, last_used_at)
  select coalesce("clientId", 0), coalesce(scope, ''), "keyId", "usedAt"
  from jsonb_to_recordset($1::jsonb) as r ("clientId" bigint, scope text, "keyId" text, "usedAt" timestamptz)
  order by 1, 2, 3
  on conflict (client_id, scope, key_id) do update set last_used_at = excluded.last_used_at
  where key_uses.last_used_at < excluded.last_used_at`;

/** Lists when keys were last used. */
export async function listKeyUses(client: Queryable): Promise<readonly KeyUse[]> {
  return queryRecords(client, LIST);
}

const LIST = `
  select case when scope = '' then client_id end as client_id, nullif(scope, '') as scope, key_id, last_used_at as used_at
  from key_uses`;
