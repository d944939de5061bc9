import type { IncomingMessage } from "node:http";
import type { BrowserAddress } from "../browser-address.ts";
import { listCookies, nameCookie } from "../session-cookie.ts";
import type { SignInTransaction } from "./oidc-client.ts";

/** A sign-in that is under way, in the browser that started it. */
export interface StartedSignIn extends SignInTransaction {
  /** The path of the console to show afterwards, with its query. */
  readonly path: string;
}

const NAME = "payment-routing-sign-in";
const MAX_AGE_SECONDS = 600;

/**
 * The value of Set-Cookie. `SameSite=Lax`, because the browser comes back from another site. Undefined deletes the cookie.
 */
export function writeTransactionCookie(address: BrowserAddress, started: StartedSignIn | undefined): string {
  const value = started && Buffer.from(JSON.stringify(started)).toString("base64url");
  const attributes = ["HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${started ? MAX_AGE_SECONDS : 0}`];
  if (address.isSecure) attributes.push("Secure");
  return [`${nameCookie(NAME, address)}=${value ?? ""}`, ...attributes].join("; ");
}

/** Undefined when there is none, or several. */
export function readTransactionCookie(
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
