import type { Actor } from "@payment-routing/database";
import type { Pool } from "pg";
import { VersionError } from "../version-error.ts";
import { changeKeys, type NamedKey } from "./change-keys.ts";
import { columnsOfHolder, describeHolder } from "./key-holder.ts";

/**
 * Revokes a key: it opens nothing from then on, and nothing brings it back.
 *
 * @throws VersionError `unknown-key`
 */
export function revokeKey(pool: Pool, named: NamedKey, actor: Actor): Promise<void> {
  const { holder, keyId } = named;
  return changeKeys(pool, "revoke-key", named, actor, async (client) => {
    const { rowCount } = await client.query(REVOKE, [...columnsOfHolder(holder), keyId, actor.actor]);
    if (rowCount === 0)
      throw new VersionError("unknown-key", `${describeHolder(holder)} has no live key ${keyId}`);
  });
}

const REVOKE = `
  update api_keys set revoked_at = now(), revoked_by = $4
  where client_id is not distinct from $1::bigint and scope is not distinct from $2 and key_id = $3 and revoked_at is null`;
