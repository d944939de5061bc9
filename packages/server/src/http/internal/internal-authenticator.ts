import { hash } from "node:crypto";
import type { InternalKeyDigest, InternalScope } from "@payment-routing/config-store";
import { KeyUses } from "../../metrics/key-uses.ts";
import { type AuthenticationFailure, readAuthorization } from "../credentials.ts";

export type InternalAuthentication =
  | {
      readonly ok: true;
      readonly keyId: string;
      readonly scope: InternalScope;
      /** The clients that the key is limited to. Undefined if it is not limited. */
      readonly clientIds: readonly number[] | undefined;
      readonly expires: Date | undefined;
    }
  | { readonly ok: false; readonly reason: AuthenticationFailure };

/** Identifies the caller of the internal listener. */
export interface InternalAuthenticator {
  /** @param now milliseconds since 1970-01-01 UTC */
  authenticate(authorization: string | undefined, now: number): InternalAuthentication;
  /** Authenticates by the SHA-256 of a key, in hexadecimal. */
  authenticateDigest(sha256: string, now: number): InternalAuthentication;
}

/** Authenticates by key, with Bearer. */
export function createInternalAuthenticator(
  keys: readonly InternalKeyDigest[],
  uses: KeyUses = new KeyUses(),
): InternalAuthenticator {
  // Looked up by digest, which an attacker cannot steer: a partial match reveals nothing about a key.
  const byDigest = new Map(
    keys.map((key) => {
      const use = uses.track({ scope: key.scope, keyId: key.id });
      return [key.digest.toString("hex"), { ...key, use }];
    }),
  );
  function authenticateDigest(sha256: string, now: number): InternalAuthentication {
    const key = byDigest.get(sha256);
    if (key === undefined) return { ok: false, reason: "denied" };
    // An expiry that cannot be compared has passed.
    if (key.expires !== undefined && !(key.expires.getTime() > now)) return { ok: false, reason: "expired" };
    key.use.usedAt = now;
    const { id: keyId, scope, clientIds, expires } = key;
    return { ok: true, keyId, scope, clientIds, expires };
  }
  return {
    authenticateDigest,
    authenticate(authorization, now) {
      if (authorization === undefined) return { ok: false, reason: "missing" };
      const presented = readAuthorization(authorization);
      if (presented === undefined || presented.clientId !== undefined)
        return { ok: false, reason: "malformed" };
      return authenticateDigest(hash("sha256", presented.key, "hex"), now);
    },
  };
}
