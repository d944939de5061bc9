import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Credentials, KeyDigest } from "@payment-routing/config-store";
import { type AuthenticationFailure, type PresentedKey, readAuthorization } from "../http/credentials.ts";
import { KeyUses, type MarkedKey } from "../metrics/key-uses.ts";

export type Authentication =
  | { readonly ok: true; readonly clientId: number; readonly keyId: string }
  | { readonly ok: false; readonly reason: AuthenticationFailure };

/** Identifies the client of a request. */
export interface Authenticator {
  /** @param now milliseconds since 1970-01-01 UTC */
  authenticate(authorization: string | undefined, now: number): Authentication;
}

/**
 * Authenticates by API key: HTTP Basic with the client_id as user name, or Bearer with only the key.
 *
 * Accepted headers are cached: when keys change, create another authenticator. Any other attempt hashes the presented key
 * once and compares it with a constant number of digests, so that the time reveals neither clients nor their keys.
 */
export function createAuthenticator(credentials: Credentials, uses: KeyUses = new KeyUses()): Authenticator {
  const findPresented = indexKeys(credentials, uses);
  const accepted = new HeaderCache<OwnedKey>();

  return {
    authenticate(authorization, now) {
      if (authorization === undefined) return { ok: false, reason: "missing" };
      const known = accepted.find(authorization);
      if (known !== undefined) return checkExpiry(known, now);
      const presented = readAuthorization(authorization);
      if (presented === undefined) return { ok: false, reason: "malformed" };
      const key = findPresented(presented);
      if (key === undefined) return { ok: false, reason: "denied" };
      accepted.add(authorization, key);
      return checkExpiry(key, now);
    },
  };
}

function checkExpiry({ expires, clientId, id, use }: OwnedKey, now: number): Authentication {
  // An expiry that cannot be compared has passed.
  if (expires !== undefined && !(expires.getTime() > now)) return { ok: false, reason: "expired" };
  use.usedAt = now;
  return { ok: true, clientId, keyId: id };
}

function indexKeys(
  credentials: Credentials,
  uses: KeyUses,
): (presented: PresentedKey) => OwnedKey | undefined {
  const clients = new Map(
    [...credentials.clients].map(([clientId, keys]) => [clientId, addOwner(clientId, keys, uses)]),
  );
  const byDigest = indexByDigest([...clients.values()].flat());
  const comparisons = Math.max(1, ...[...clients.values()].map((keys) => keys.length));
  return ({ clientId, key }) => {
    const digest = hash("sha256", key, "buffer");
    // Looked up by digest, which an attacker cannot steer: a partial match reveals nothing about a key.
    const candidates = clientId === undefined ? byDigest.get(digest.toString("hex")) : clients.get(clientId);
    return findKey(digest, candidates ?? [], comparisons);
  };
}

interface OwnedKey extends KeyDigest {
  readonly clientId: number;
  readonly use: MarkedKey;
}

function addOwner(clientId: number, keys: readonly KeyDigest[], uses: KeyUses): readonly OwnedKey[] {
  return keys.map((key) => ({ ...key, clientId, use: uses.track({ clientId, keyId: key.id }) }));
}

// As Bearer, a key that two clients share identifies neither and is rejected.
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

/** Longer headers are not cached. */
const MAX_HEADER_LENGTH = 512;
/** When the cache is full, the oldest header is removed. */
const MAX_HEADERS = 4096;

/**
 * A cache of accepted Authorization headers, by their exact text.
 *
 * The look-up uses the engine's hash of the whole text, with a seed for each process, so its time reveals nothing about the
 * cached headers.
 */
export class HeaderCache<Known> {
  readonly #entries = new Map<string, Known>();

  find(header: string): Known | undefined {
    return this.#entries.get(header);
  }

  add(header: string, known: Known): void {
    if (header.length > MAX_HEADER_LENGTH) return;
    this.#entries.set(header, known);
    for (const first of this.#entries.keys()) {
      if (this.#entries.size <= MAX_HEADERS) break;
      this.#entries.delete(first);
    }
  }
}
