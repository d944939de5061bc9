import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "@payment-routing/database";
import type { Pool } from "pg";
import { VersionError } from "../version-error.ts";
import { changeKeys } from "./change-keys.ts";
import { columnsOfHolder, describeHolder, type KeyHolder } from "./key-holder.ts";

/** A key before it is created. */
export interface NewKey {
  readonly holder: KeyHolder;
  /** What logs call it. Unique for its holder, among the internal keys for all of them, and for ever. */
  readonly keyId: string;
  /** When it stops being one by itself. */
  readonly expires?: Date;
  /** The SHA-256 of a key that its holder has already, in hexadecimal digits. Without it a key is made. */
  readonly sha256?: string;
}

/** A key that was created. */
export interface CreatedKey {
  /** What its holder sends; undefined for one that its holder had. It is nowhere but here: what is stored is its digest. */
  readonly key: string | undefined;
}

/**
 * Creates a key, which opens at once.
 *
 * @throws VersionError `key-exists`
 */
export async function createKey(pool: Pool, newKey: NewKey, actor: Actor): Promise<CreatedKey> {
  const { holder, keyId, expires } = newKey;
  // 256 bits: too many to be guessed, so that a fast digest protects it.
  const key = newKey.sha256 === undefined ? `prk_${randomBytes(32).toString("base64url")}` : undefined;
  const sha256 = newKey.sha256 ?? createHash("sha256").update(String(key)).digest("hex");
  await changeKeys(pool, "create-key", { holder, keyId }, actor, async (client) => {
    const values = [...columnsOfHolder(holder), keyId, sha256, expires ?? null, actor.actor];
    const { rowCount } = await client.query(INSERT_KEY, values);
    if (rowCount === 0)
      throw new VersionError(
        "key-exists",
        `${describeHolder(holder)} has or had a key ${keyId}, or somebody has this key`,
      );
  });
  return { key };
}

const INSERT_KEY = `
  insert into api_keys (client_id, scope, key_id, sha256, expires_at, created_by) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing`;
