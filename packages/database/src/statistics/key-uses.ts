import type { Queryable } from "../open-pool.ts";

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
  const { rows } = await client.query<KeyUseRow>(
    "select client_id, scope, key_id, last_used_at from key_uses",
  );
  return rows.map(({ client_id, scope, key_id, last_used_at }) => ({
    clientId: scope === "" ? Number(client_id) : undefined,
    scope: scope === "" ? undefined : scope,
    keyId: key_id,
    usedAt: last_used_at,
  }));
}

interface KeyUseRow {
  readonly client_id: string;
  readonly scope: string;
  readonly key_id: string;
  readonly last_used_at: Date;
}
