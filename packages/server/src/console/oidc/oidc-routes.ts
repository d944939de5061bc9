import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { DATABASE_UNAVAILABLE } from "../../http/internal/describe-failure.ts";
import type { RequestContext, Route } from "../../http/request-context.ts";
import type { Logger } from "../../metrics/logger.ts";
import { SHUTTING_DOWN } from "../../problems/request-problems.ts";
import type { BrowserAddress } from "../browser-address.ts";
import { listCookies, nameCookie, readSessionToken, writeSessionCookie } from "../session-cookie.ts";
import { checkOrigin, type SessionGate } from "../session-gate.ts";
import {
  createOidcClient,
  describePerson,
  type OidcClient,
  type OidcOptions,
  type SignInTransaction,
} from "./oidc-client.ts";

/** Starts a sign-in. Its query has the `path` of the console to show afterwards. */
export const OIDC_START_PATH = "/console/api/oidc/start";
/** The redirect URI to register with the provider. */
export const OIDC_CALLBACK_PATH = "/console/api/oidc/callback";

/** Why a sign-in failed, in the query of the page that it leads to. The list is closed. */
type Failure = "unavailable" | "rejected" | "expired" | "no-scope";

interface OidcService {
  readonly gate: SessionGate;
  readonly options: OidcOptions;
  readonly logger: Logger;
  readonly isShuttingDown: () => boolean;
  readonly client?: OidcClient;
}

/** Routes that redirect a browser to the provider, and that complete the sign-in when it returns. */
export function createOidcRoutes({
  gate,
  options,
  logger,
  isShuttingDown,
  client = createOidcClient(options),
}: OidcService): readonly Route[] {
  const create = (
    path: string,
    handle: (context: RequestContext, address: BrowserAddress) => Promise<void>,
  ) =>
    ({
      method: "GET",
      path,
      operation: "console-oidc",
      async handle(context) {
        if (isShuttingDown()) return context.reject(SHUTTING_DOWN);
        const origin = checkOrigin(gate, context.message);
        if (!origin.ok) return context.reject(origin.problem);
        if (!gate.isDatabaseReached()) return context.reject(DATABASE_UNAVAILABLE);
        await handle(context, origin.address);
      },
    }) satisfies Route;

  return [create(OIDC_START_PATH, start), create(OIDC_CALLBACK_PATH, finish)];

  async function start(context: RequestContext, address: BrowserAddress): Promise<void> {
    const path = findPath(new URL(context.message.url ?? "", address.origin).searchParams.get("path"));
    try {
      const { url, transaction } = await client.start(address.origin + OIDC_CALLBACK_PATH);
      redirect(context, url, [writeTransactionCookie(address, { ...transaction, path })]);
    } catch (error) {
      fail(context, address, "unavailable", error);
    }
  }

  async function finish(context: RequestContext, address: BrowserAddress): Promise<void> {
    const { message, exchange } = context;
    const started = readTransactionCookie(message, address);
    if (started === undefined) return fail(context, address, "expired");
    const claims = await client
      .finish(new URL(message.url ?? "", address.origin), started)
      .catch((error) => fail(context, address, isOutage(error) ? "unavailable" : "rejected", error));
    if (claims === undefined) return;
    const { actor, scope, clientIds } = describePerson(claims, options);
    exchange.keyId = actor;
    if (scope === undefined) return fail(context, address, "no-scope");
    const replaced = readSessionToken(message, address);
    if (replaced !== undefined) await gate.sessions.end(replaced);
    const sha256 = hash("sha256", JSON.stringify(["oidc", options.issuer, claims.sub]), "hex");
    const { token } = await gate.sessions.start({
      keyId: actor,
      scope,
      clientIds,
      sha256,
      expires: undefined,
      isPerson: true,
    });
    redirect(context, findPath(started.path), [
      writeTransactionCookie(address, undefined),
      writeSessionCookie(token, address),
    ]);
  }

  function fail(
    context: RequestContext,
    address: BrowserAddress,
    failure: Failure,
    error?: unknown,
  ): undefined {
    const { requestId } = context.exchange;
    const reason = error === undefined ? undefined : describe(error).slice(0, MAX_REASON);
    logger.warn(
      { event: "sign-in-failed", reason, failure, request_id: requestId },
      "a sign-in with OpenID Connect failed",
    );
    redirect(context, `/console?sign_in=${failure}`, [writeTransactionCookie(address, undefined)]);
  }
}

/** A path of the console only: an open redirect would let others use its address. */
function findPath(given: string | null): string {
  if (given === null || given.length > 1024 || !/^\/console(?:[/?][\x21-\x7e]*)?$/.test(given))
    return CONSOLE;
  // As a browser reads it: without `..`, and with `/` for `\`.
  const { pathname, search, hash: fragment } = new URL(given, "http://localhost");
  return /^\/console(?:\/|$)/.test(pathname) ? pathname + search + fragment : CONSOLE;
}

const CONSOLE = "/console";

const MAX_REASON = 300;

/**
 * The messages of an error and its causes, and what the provider says. Other members repeat the callback's URL, with its code,
 * and the provider's answers.
 */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { message, error: code, error_description: description, cause } = error as ProviderError;
  return [message, code, description, describe(cause)].filter((text) => text).join(": ");
}

interface ProviderError extends Error {
  readonly error?: unknown;
  readonly error_description?: unknown;
}

/** Whether the provider did not answer: `fetch` rejects with a TypeError. */
function isOutage(error: unknown): boolean {
  return error instanceof TypeError || (error as { readonly code?: unknown }).code === "OAUTH_TIMEOUT";
}

function redirect(context: RequestContext, location: string, cookies: string[]): void {
  const headers = { location, "set-cookie": cookies, "referrer-policy": "no-referrer" };
  context.answer({ status: 302, contentType: "text/plain; charset=utf-8", headers, body: "" });
}

/** A sign-in that is under way, in the browser that started it. */
interface StartedSignIn extends SignInTransaction {
  /** The path of the console to show afterwards, with its query. */
  readonly path: string;
}

const NAME = "payment-routing-sign-in";
const MAX_AGE_SECONDS = 600;

/**
 * The value of Set-Cookie. `SameSite=Lax`, because the browser comes back from another site. Undefined deletes the cookie.
 */
function writeTransactionCookie(address: BrowserAddress, started: StartedSignIn | undefined): string {
  const value = started && Buffer.from(JSON.stringify(started)).toString("base64url");
  const attributes = ["HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${started ? MAX_AGE_SECONDS : 0}`];
  if (address.isSecure) attributes.push("Secure");
  return [`${nameCookie(NAME, address)}=${value ?? ""}`, ...attributes].join("; ");
}

/** Undefined when there is none, or several. */
function readTransactionCookie(
  { headers: { cookie = "" } }: IncomingMessage,
  address: BrowserAddress,
): StartedSignIn | undefined {
  const [value, ...others] = listCookies(cookie).flatMap(([name, text]) =>
    name === nameCookie(NAME, address) && text !== undefined ? [text] : [],
  );
  if (value === undefined || others.length > 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
    return isStarted(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isStarted(value: unknown): value is StartedSignIn {
  return (
    typeof value === "object" &&
    value !== null &&
    ["state", "nonce", "codeVerifier", "path"].every((name) => typeof Object(value)[name] === "string")
  );
}
