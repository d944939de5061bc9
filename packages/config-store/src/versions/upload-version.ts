import { type Actor, type Pool, recordAction, runTransaction } from "@payment-routing/database";
import { type NewVersion, storeVersion } from "./stored-version.ts";

/** Stores a version without activating it, and records that. Returns whether it is new. */
export function uploadVersion(pool: Pool, version: NewVersion, actor: Actor): Promise<boolean> {
  return runTransaction(pool, async (client) => {
    const isNew = await storeVersion(client, version, actor);
    const detail = { digest: version.digest };
    const action = { action: "store-configuration", subject: "configuration", detail };
    if (isNew) await recordAction(client, { ...actor, ...action });
    return isNew;
  });
}
