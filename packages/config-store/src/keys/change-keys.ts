import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import { announceChange } from "../configuration-channel.ts";
import { describeHolder, type KeyHolder } from "./key-holder.ts";

/** One key, by whose it is and what it is called. */
export interface NamedKey {
  readonly holder: KeyHolder;
  readonly keyId: string;
}

/** Changes a key, writes so into the audit, and has every process look: in one transaction. */
export function changeKeys(
  pool: Pool,
  action: "create-key" | "revoke-key",
  { holder, keyId }: NamedKey,
  actor: Actor,
  change: (client: PoolClient) => Promise<void>,
): Promise<void> {
  return runTransaction(pool, async (client) => {
    // First, so that two changes at once are one after another: a revision that is seen has all before it.
    await client.query("update configuration_state set keys_revision = keys_revision + 1");
    await change(client);
    const subject = describeHolder(holder).replace(" ", ":");
    await recordAction(client, { ...actor, action, subject, detail: { key_id: keyId } });
    await announceChange(client);
  });
}
