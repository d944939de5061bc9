import { createSecretKey, type KeyObject } from "node:crypto";

const keys = new WeakMap<Uint8Array, KeyObject>();

/**
 * The bytes of a secret in the form that Node signs with. Made once for each array of bytes: given as bytes, a key costs
 * a signature six times its time (Node 24.21: 26 us instead of 5 for a body of 1.5 kB).
 */
export function findSigningKey(bytes: Uint8Array): KeyObject {
  const known = keys.get(bytes);
  if (known !== undefined) return known;
  const key = createSecretKey(bytes);
  keys.set(bytes, key);
  return key;
}
