import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { type Credentials, type KeyDigest, type PresentedKey, readAuthorization } from "../authentication.ts";

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
  /** @param now milliseconds since 1970 began in UTC */
  authenticate(authorization: string | undefined, now: number): Authentication;
}

/**
 * Authenticates by API key: HTTP Basic with the client_id as user name, or Bearer with the key alone.
 *
 * A header that was let in is remembered with its key, for as long as this authenticator is asked: whoever changes the
 * keys makes another one. Each other attempt hashes the presented key once and compares it with the same number of
 * digests, whether the client exists or not and however many keys it has, so that time tells neither.
 */
export function createAuthenticator(credentials: Credentials): Authenticator {
  const findPresented = indexKeys(credentials);
  const accepted = new HeaderMemory<OwnedKey>();

  return {
    authenticate(authorization, now) {
      if (authorization === undefined) return { ok: false, reason: "missing" };
      const known = accepted.find(authorization);
      if (known !== undefined) return checkExpiry(known, now);
      const presented = readAuthorization(authorization);
      if (presented === undefined) return { ok: false, reason: "malformed" };
      const key = findPresented(presented);
      if (key === undefined) return { ok: false, reason: "refused" };
      accepted.remember(authorization, key);
      return checkExpiry(key, now);
    },
  };
}

function checkExpiry({ expires, clientId, id }: OwnedKey, now: number): Authentication {
  if (expires !== undefined && expires.getTime() <= now) return { ok: false, reason: "expired" };
  return { ok: true, clientId, keyId: id };
}

function indexKeys(credentials: Credentials): (presented: PresentedKey) => OwnedKey | undefined {
  const clients = new Map(
    [...credentials.clients].map(([clientId, keys]) => [clientId, own(clientId, keys)]),
  );
  const byDigest = indexByDigest([...clients.values()].flat());
  const comparisons = Math.max(1, ...[...clients.values()].map((keys) => keys.length));
  return ({ clientId, key }) => {
    const digest = hash("sha256", key, "buffer");
    // The index is entered with a digest, which nobody can steer: how far it matches says nothing about a key.
    const candidates = clientId === undefined ? byDigest.get(digest.toString("hex")) : clients.get(clientId);
    return findKey(digest, candidates ?? [], comparisons);
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

/** Longer headers are not remembered. */
const MAX_CHARACTERS = 512;
/** Past that the one that was remembered first is forgotten: memory stays bounded. */
const MAX_HEADERS = 4096;

/**
 * A cache of accepted Authorization headers, by their exact text.
 *
 * A look-up begins with the engine's hash of the whole text, which is seeded anew in every process: nobody outside can
 * tell which text comes near a remembered one, so how long it takes says nothing about what is remembered.
 */
export class HeaderMemory<Known> {
  readonly #known = new Map<string, Known>();

  find(header: string): Known | undefined {
    return this.#known.get(header);
  }

  remember(header: string, known: Known): void {
    if (header.length > MAX_CHARACTERS) return;
    this.#known.set(header, known);
    for (const first of this.#known.keys()) {
      if (this.#known.size <= MAX_HEADERS) break;
      this.#known.delete(first);
    }
  }
}
