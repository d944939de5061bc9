import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { DATABASE_UNAVAILABLE } from "../http/internal/describe-failure.ts";
import type { Problem } from "../problems/problem.ts";
import type { BrowserAddress, FindBrowserAddress } from "./browser-address.ts";
import type { ConsoleSession, ConsoleSessions } from "./console-sessions.ts";
import { hasConsoleCookie, readSessionToken } from "./session-cookie.ts";

export interface SessionGate {
  readonly sessions: ConsoleSessions;
  readonly findBrowserAddress: FindBrowserAddress;
  /** Whether the database has been reached: sessions are in it. */
  readonly isDatabaseReached: () => boolean;
}

/** A request with a valid cookie of the console. */
export interface SessionRequest {
  readonly ok: true;
  readonly session: ConsoleSession;
  readonly token: string;
  readonly address: BrowserAddress;
}

export type SessionAdmission =
  | SessionRequest
  | { readonly ok: false; readonly problem: Problem; readonly hasEnded?: true };

/**
 * Admits a request by the cookie of the console. The order of checks is: 400 with a key beside it, 403 for its origin, 503
 * without a database, 401, 403 for its CSRF token. Undefined when the request has no such cookie.
 */
export function admitSession(
  gate: SessionGate,
  message: IncomingMessage,
): Promise<SessionAdmission> | undefined {
  return hasConsoleCookie(message) ? admit(gate, message) : undefined;
}

async function admit(gate: SessionGate, message: IncomingMessage): Promise<SessionAdmission> {
  if (message.headers.authorization !== undefined) return reject(TWO_CREDENTIALS);
  const origin = checkOrigin(gate, message);
  if (!origin.ok) return origin;
  const { address } = origin;
  if (!gate.isDatabaseReached()) return reject(DATABASE_UNAVAILABLE);
  const token = readSessionToken(message, address);
  const session =
    token === undefined
      ? undefined
      : await gate.sessions.find(token, { isBackground: isBackground(message) });
  if (token === undefined || session === undefined) return { ...reject(NO_SESSION), hasEnded: true };
  if (changes(message) && !isEqual(message.headers["x-csrf-token"], session.csrfToken))
    return reject(NO_CSRF_TOKEN);
  return { ok: true, session, token, address };
}

export type OriginCheck =
  | { readonly ok: true; readonly address: BrowserAddress }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Checks that a request comes from the page of the console, over a safe connection. Browsers send `Origin` with each request
 * that changes something.
 */
export function checkOrigin(
  { findBrowserAddress }: Pick<SessionGate, "findBrowserAddress">,
  message: IncomingMessage,
): OriginCheck {
  const address = findBrowserAddress(message);
  if (address === undefined) return reject(UNSAFE_CONNECTION);
  const { origin } = message.headers;
  const isOwn = origin === undefined ? !changes(message) : origin === address.origin;
  return isOwn ? { ok: true, address } : reject(OTHER_ORIGIN);
}

/** Whether a page sent the request by itself. EventSource cannot send headers of its own. */
export function isBackground({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["x-background"] !== undefined || headers.accept === "text/event-stream";
}

function changes({ method }: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD";
}

function isEqual(given: string | string[] | undefined, expected: string): boolean {
  const bytes = Buffer.from(String(given));
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected));
}

function reject(problem: Problem) {
  return { ok: false, problem } as const;
}

const TWO_CREDENTIALS: Problem = {
  code: "ambiguous-credentials",
  detail: "Send either the cookie of the console or an Authorization header.",
};

const UNSAFE_CONNECTION: Problem = {
  code: "untrusted-origin",
  detail:
    "The console requires HTTPS through a proxy that is in --trusted-proxies and sets X-Forwarded-Proto, or http://localhost on the machine of the service.",
};

const OTHER_ORIGIN: Problem = {
  code: "untrusted-origin",
  detail:
    "The Origin of the request is not the address of the console. A proxy must pass the Host on, or set X-Forwarded-Host.",
};

/** What a 401 of the internal listener asks for. */
export const CHALLENGE = { "www-authenticate": 'Bearer realm="payment routing, internal"' };

const NO_SESSION: Problem = {
  code: "unauthenticated",
  detail: "The session of the console has ended. Sign in again.",
  headers: CHALLENGE,
};

const NO_CSRF_TOKEN: Problem = {
  code: "invalid-csrf-token",
  detail: "Send the csrf_token of the session as X-CSRF-Token.",
};
