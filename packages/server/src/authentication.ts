import { sourceOf } from "./client-address.ts";
import type { Exchange } from "./observability/exchange.ts";
import type { Metrics } from "./observability/metrics.ts";
import type { Problem } from "./problems/problem.ts";
import { limitProblem } from "./problems/request-problems.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import type { AuthenticationFailure } from "./search/authenticator.ts";

/** The keys that open the service. */
export interface Credentials {
  /** The live keys of each client_id. Several at once let a client change its key without a pause. */
  readonly clients: ReadonlyMap<number, readonly KeyDigest[]>;
  /** The live keys to the internal listener. */
  readonly internal: readonly InternalKeyDigest[];
}

/** A key as it is kept: by its digest only, so that who reads the configuration has no key. */
export interface KeyDigest {
  /** A name that may be logged, unique within the client, or among the internal keys. */
  readonly id: string;
  /** SHA-256 of the key's UTF-8 bytes: 32 bytes. */
  readonly digest: Buffer;
  /** From this moment on the key is refused. */
  readonly expires?: Date;
}

/** A key to the internal listener. */
export interface InternalKeyDigest extends KeyDigest {
  readonly scope: InternalScope;
}

/** Whose a key to the internal listener is: a payment processor's, who reports, or an operator's, who mends. */
export type InternalScope = "processor" | "operator";

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

/** What keeps failed authentications within bounds. */
export interface AuthenticationGuard {
  /** By source of the request. Undefined: no limit. */
  readonly failedAuthentications: RateLimiter | undefined;
  readonly metrics: Metrics;
}

/** Who has a key, or why nobody is known by it. */
export type Authentication<Known> =
  | (Known & { readonly ok: true })
  | { readonly ok: false; readonly reason: AuthenticationFailure };

export type GuardedAuthentication<Known> =
  | (Known & { readonly ok: true })
  | { readonly ok: false; readonly problem: Problem };

/**
 * Turns a failed authentication into the problem to answer with. Notes on the exchange why the caller is not known.
 *
 * A live key always passes: many callers may share one source, such as a proxy, and none of them may lock the others out
 * with wrong keys. Keys are too long to be found by guessing. The limit keeps guesses out of logs and metrics, and tells
 * who guesses to stop. A request without credentials is no attempt and does not count.
 */
export function guardAuthentication<Known>(
  { failedAuthentications, metrics }: AuthenticationGuard,
  authentication: Authentication<Known>,
  /** The IP address that the request comes from. */
  address: string,
  exchange: Exchange,
  unauthenticated: Problem,
): GuardedAuthentication<Known> {
  if (authentication.ok) return authentication;
  const source = failedAuthentications === undefined ? "" : sourceOf(address);
  const lockout = failedAuthentications?.secondsToWait(source) ?? 0;
  if (lockout > 0) return { ok: false, problem: limitProblem("too-many-failed-authentications", lockout) };
  const { reason } = authentication;
  exchange.authenticationFailure = reason;
  metrics.authenticationFailures.inc({ reason });
  if (reason !== "missing") failedAuthentications?.take(source);
  return { ok: false, problem: unauthenticated };
}
