import type { InternalScope } from "@payment-routing/config-store";

/** The scopes of keys that may do what requires each scope. */
const INCLUDING: Readonly<Record<InternalScope, readonly InternalScope[]>> = {
  processor: ["processor"],
  viewer: ["viewer", "operator", "admin"],
  operator: ["operator", "admin"],
  admin: ["admin"],
};

/** All scopes that include one of the given scopes. */
export function listIncluding(scopes: readonly InternalScope[]): readonly InternalScope[] {
  return scopes.flatMap((scope) => INCLUDING[scope]);
}

/**
 * Why a caller is not authenticated. For logs and metrics only, not for the response.
 *
 * - `missing`: no Authorization header
 * - `malformed`: neither Basic with a client_id nor Bearer
 * - `denied`: no live key
 * - `expired`: an expired key
 * - `ended`: no live session of the console
 */
export const AUTHENTICATION_FAILURES = ["missing", "malformed", "denied", "expired", "ended"] as const;

export type AuthenticationFailure = (typeof AUTHENTICATION_FAILURES)[number];

/** The content of an Authorization header. Bearer has no client ID: the key identifies the client. */
export interface PresentedKey {
  readonly clientId: number | undefined;
  readonly key: Buffer;
}

// RFC 7617 (Basic) and RFC 6750 (Bearer); scheme names are case-insensitive, RFC 9110 section 11.1.
const BASIC = /^basic +([A-Za-z0-9+/]+={0,2})$/i;
const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;
const COLON = 0x3a;

/** Reads `Basic base64(client_id:key)` or `Bearer key`. Returns undefined for anything else. */
export function readAuthorization(header: string): PresentedKey | undefined {
  const token = BEARER.exec(header)?.[1];
  if (token !== undefined) return { clientId: undefined, key: Buffer.from(token) };
  const encoded = BASIC.exec(header)?.[1];
  return encoded === undefined ? undefined : readBasic(Buffer.from(encoded, "base64"));
}

function readBasic(userAndPassword: Buffer): PresentedKey | undefined {
  const colon = userAndPassword.indexOf(COLON);
  const user = userAndPassword.toString("latin1", 0, Math.max(colon, 0));
  const clientId = /^\d{1,16}$/.test(user) ? Number(user) : Number.NaN;
  return Number.isSafeInteger(clientId) ? { clientId, key: userAndPassword.subarray(colon + 1) } : undefined;
}
