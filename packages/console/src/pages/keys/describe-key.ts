import type { Key } from "@payment-routing/operator-contract";

/** Whether a key opens something at a time. */
export function findKeyState({ revoked_at, expires_at }: Key, now: Date): "live" | "expired" | "revoked" {
  if (revoked_at !== undefined) return "revoked";
  return expires_at !== undefined && new Date(expires_at) <= now ? "expired" : "live";
}

/** The holder of a key, in words. */
export function nameHolder({ client_id, scope = "", client_ids }: Key): string {
  if (client_id !== undefined) return `client ${client_id}`;
  return client_ids === undefined ? `scope ${scope}` : `scope ${scope}, only for ${client_ids.join(", ")}`;
}

/** The other live keys of the holder of a client's key, during a change of keys. Keys of a scope belong to different people. */
export function findOverlap(key: Key, keys: readonly Key[], now: Date): readonly Key[] {
  if (key.client_id === undefined || findKeyState(key, now) !== "live") return [];
  return keys.filter(
    (other) => other !== key && other.client_id === key.client_id && findKeyState(other, now) === "live",
  );
}
