import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Credentials, KeyDigest } from "./credentials.ts";
import { readAuthorization } from "./read-authorization.ts";

/**
 * Why a caller is not known. For logs and metrics only: the caller is told none of it.
 *
 * - `missing`: no Authorization header
 * - `malformed`: one that is neither Basic with a client_id nor Bearer
 * - `refused`: no live key of the client
 * - `expired`: a key that was one once
 */
export const AUTHENTICATION_FAILURES = ["missing", "malformed", "refused", "expired"] as const;

export type AuthenticationFailure = (typeof AUTHENTICATION_FAILURES)[number];

export type Authentication =
  | { readonly ok: true; readonly clientId: number; readonly keyId: string }
  | { readonly ok: false; readonly reason: AuthenticationFailure };

/** Decides whose a request is. */
export interface Authenticator {
  authenticate(authorization: string | undefined, now: Date): Authentication;
}

/**
 * Authenticates by API key: HTTP Basic with the client_id as user name, or Bearer with the key alone.
 *
 * Each attempt hashes the presented key once and compares it with the same number of digests, whether the client
 * exists or not and however many keys it has, so that time tells neither.
 */
export function createAuthenticator(credentials: Credentials): Authenticator {
  const clients = new Map(
    [...credentials.clients].map(([clientId, keys]) => [clientId, own(clientId, keys)]),
  );
  const byDigest = indexByDigest([...clients.values()].flat());
  const comparisons = Math.max(1, ...[...clients.values()].map((keys) => keys.length));

  return {
    authenticate(authorization, now) {
      if (authorization === undefined) return { ok: false, reason: "missing" };
      const presented = readAuthorization(authorization);
      if (presented === undefined) return { ok: false, reason: "malformed" };
      // Asking for a string and making bytes of it takes half the time of asking for bytes.
      const hexDigest = hash("sha256", presented.key, "hex");
      const digest = Buffer.from(hexDigest, "hex");
      // The index is entered with a digest, which nobody can steer: how far it matches says nothing about a key.
      const candidates =
        presented.clientId === undefined ? byDigest.get(hexDigest) : clients.get(presented.clientId);
      const key = findKey(digest, candidates ?? [], comparisons);
      if (key === undefined) return { ok: false, reason: "refused" };
      if (key.expires !== undefined && key.expires <= now) return { ok: false, reason: "expired" };
      return { ok: true, clientId: key.clientId, keyId: key.id };
    },
  };
}

interface OwnedKey extends KeyDigest {
  readonly clientId: number;
}

function own(clientId: number, keys: readonly KeyDigest[]): readonly OwnedKey[] {
  return keys.map((key) => ({ ...key, clientId }));
}

// A key that two clients share names neither of them, so as Bearer it is refused.
function indexByDigest(keys: readonly OwnedKey[]): ReadonlyMap<string, readonly OwnedKey[]> {
  const index = Map.groupBy(keys, (key) => key.digest.toString("hex"));
  for (const [digest, owned] of index) {
    if (owned.some((key) => key.clientId !== owned[0]?.clientId)) index.delete(digest);
  }
  return index;
}

const NO_KEY = randomBytes(32);

function findKey(digest: Buffer, candidates: readonly OwnedKey[], comparisons: number): OwnedKey | undefined {
  let found: OwnedKey | undefined;
  for (let i = 0; i < comparisons; i++) {
    const candidate = candidates[i];
    if (timingSafeEqual(digest, candidate?.digest ?? NO_KEY)) found = candidate;
  }
  return found;
}
