import { createHash, randomBytes } from "node:crypto";
import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import { announceChange } from "../configuration/change-notifications.ts";
import { VersionError } from "../version-error.ts";
import { columnsOfHolder, describeHolder, type KeyHolder, LIMITED } from "./credentials.ts";

export interface NamedKey {
  readonly holder: KeyHolder;
  /** Name in logs. Unique for its client, or among all internal keys, and never reused. */
  readonly keyId: string;
}

/** Options of `createKey`. */
export interface NewKey extends NamedKey {
  /** The clients that a key of the internal listener is limited to. */
  readonly clientIds?: readonly number[] | undefined;
  /** When the key expires. */
  readonly expires?: Date;
  /** The SHA-256, in hexadecimal, of a key that its holder has already. Without it a key is generated. */
  readonly sha256?: string;
}

export interface CreatedKey {
  /** The generated key; undefined with `sha256`. It cannot be read again: only its digest is stored. */
  readonly key: string | undefined;
}

/** A key of 256 random bits, which cannot be guessed: a fast digest is sufficient. */
export function generateKey(): { readonly key: string; readonly sha256: string } {
  const key = `prk_${randomBytes(32).toString("base64url")}`;
  return { key, sha256: createHash("sha256").update(key).digest("hex") };
}

/**
 * Creates a key that is valid immediately.
 *
 * @throws VersionError `key-exists`
 */
export async function createKey(pool: Pool, newKey: NewKey, actor: Actor): Promise<CreatedKey> {
  const { holder, keyId, clientIds, expires } = newKey;
  const { key, sha256 } =
    newKey.sha256 === undefined ? generateKey() : { key: undefined, sha256: newKey.sha256 };
  await changeKeys(pool, "create-key", newKey, actor, async (client) => {
    const [clientId, scope] = columnsOfHolder(holder);
    const storedScope = clientIds === undefined ? scope : `${LIMITED}${scope}`;
    const values = [clientId, storedScope, keyId, sha256, expires ?? null, actor.actor, clientIds ?? null];
    const { rowCount } = await client.query(INSERT_KEY, values);
    if (rowCount === 0)
      throw new VersionError(
        "key-exists",
        `${describeHolder(holder)} has or had a key ${keyId}, or another holder has this key`,
      );
  });
  return { key };
}

const INSERT_KEY = `
  insert into keys (client_id, scope, key_id, sha256, expires_at, created_by, client_ids)
  values ($1, $2, $3, $4, $5, $6, $7::bigint[])
  on conflict do nothing`;

/**
 * Revokes a key immediately and permanently.
 *
 * @throws VersionError `unknown-key`
 */
export function revokeKey(pool: Pool, named: NamedKey, actor: Actor): Promise<void> {
  const { holder, keyId } = named;
  return changeKeys(pool, "revoke-key", named, actor, async (client) => {
    const { rowCount } = await client.query(REVOKE_KEY, [...columnsOfHolder(holder), keyId, actor.actor]);
    if (rowCount === 0)
      throw new VersionError("unknown-key", `${describeHolder(holder)} has no live key ${keyId}`);
  });
}

const REVOKE_KEY = `
  update keys set revoked_at = now(), revoked_by = $4
  where client_id is not distinct from $1::bigint and key_id = $3 and revoked_at is null
    and (scope is not distinct from $2 or scope = '${LIMITED}' || $2)`;

/** Changes a key, records the action and notifies all processes, in one transaction. */
function changeKeys(
  pool: Pool,
  action: "create-key" | "revoke-key",
  { holder, keyId, clientIds }: NamedKey & Pick<NewKey, "clientIds">,
  actor: Actor,
  change: (client: PoolClient) => Promise<void>,
): Promise<void> {
  return runTransaction(pool, async (client) => {
    // First: it serializes changes, so that a revision includes all changes before it.
    await client.query("update configuration_state set keys_revision = keys_revision + 1");
    await change(client);
    const subject = describeHolder(holder).replace(" ", ":");
    const detail = { key_id: keyId, ...(clientIds && { client_ids: clientIds }) };
    await recordAction(client, { ...actor, action, subject, detail });
    await announceChange(client);
  });
}
