/** What an Authorization header claims. Bearer names no client: the key alone does. */
export interface PresentedKey {
  readonly clientId: number | undefined;
  readonly key: Buffer;
}

// RFC 7617 (Basic) and RFC 6750 (Bearer); scheme names are case-insensitive, RFC 9110 section 11.1.
const BASIC = /^basic +([A-Za-z0-9+/]+={0,2})$/i;
const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;
const COLON = 0x3a;

/** Reads `Basic base64(client_id:key)` or `Bearer key`. Undefined when it is neither. */
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
