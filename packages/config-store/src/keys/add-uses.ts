import type { KeyUse } from "@payment-routing/database";
import type { KeyRecord } from "./read-keys.ts";

/** Adds to each key when it was last used. */
export function addUses<Key extends Pick<KeyRecord, "holder" | "keyId">>(
  keys: readonly Key[],
  uses: readonly KeyUse[],
): readonly (Key & { readonly lastUsedAt?: Date })[] {
  const times = new Map(
    uses.map(({ clientId, scope, keyId, usedAt }) => [`${clientId ?? scope} ${keyId}`, usedAt]),
  );
  return keys.map((key) => {
    const { holder, keyId } = key;
    const lastUsedAt = times.get(`${holder.holder === "client" ? holder.clientId : holder.scope} ${keyId}`);
    return lastUsedAt === undefined ? key : { ...key, lastUsedAt };
  });
}
