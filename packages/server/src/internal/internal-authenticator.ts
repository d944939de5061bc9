import { hash } from "node:crypto";
import { type InternalKeyDigest, type InternalScope, readAuthorization } from "../authentication.ts";
import type { AuthenticationFailure } from "../search/authenticator.ts";

export type InternalAuthentication =
  | { readonly ok: true; readonly keyId: string; readonly scope: InternalScope }
  | { readonly ok: false; readonly reason: AuthenticationFailure };

/** Decides who is at the internal listener. */
export interface InternalAuthenticator {
  /** @param now milliseconds since 1970 began in UTC */
  authenticate(authorization: string | undefined, now: number): InternalAuthentication;
}

/** Authenticates by key, as Bearer. */
export function createInternalAuthenticator(keys: readonly InternalKeyDigest[]): InternalAuthenticator {
  // Entered with a digest, which nobody can steer: how far it matches says nothing about a key.
  const byDigest = new Map(keys.map((key) => [key.digest.toString("hex"), key]));
  return {
    authenticate(authorization, now) {
      if (authorization === undefined) return { ok: false, reason: "missing" };
      const presented = readAuthorization(authorization);
      if (presented === undefined || presented.clientId !== undefined)
        return { ok: false, reason: "malformed" };
      const key = byDigest.get(hash("sha256", presented.key, "hex"));
      if (key === undefined) return { ok: false, reason: "refused" };
      if (key.expires !== undefined && key.expires.getTime() <= now) return { ok: false, reason: "expired" };
      return { ok: true, keyId: key.id, scope: key.scope };
    },
  };
}
