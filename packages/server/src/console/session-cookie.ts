import type { IncomingMessage } from "node:http";
import type { BrowserAddress } from "./browser-address.ts";

// Browsers share the cookies of a host between its ports, so the name has the port.
const PREFIX = "payment-routing-console-";

/** The form of a token: 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Whether a request has a cookie of the console, for this or another port. */
export function hasConsoleCookie({ headers: { cookie = "" } }: IncomingMessage): boolean {
  return listCookies(cookie).some(([name]) => name.startsWith(PREFIX));
}

/**
 * Reads the token in the cookie of the console. Undefined when there is none, or several: a page of another port or
 * subdomain may have added one.
 */
export function readSessionToken(
  { headers: { cookie = "" } }: IncomingMessage,
  { port }: BrowserAddress,
): string | undefined {
  const [token, ...others] = listCookies(cookie).flatMap(([name, value]) =>
    name === `${PREFIX}${port}` && value !== undefined ? [value] : [],
  );
  return token !== undefined && others.length === 0 && TOKEN.test(token) ? token : undefined;
}

export function listCookies(header: string): readonly (readonly [name: string, value: string | undefined])[] {
  return header.split(";").map((pair) => {
    const [name = "", value] = pair.trim().split("=", 2);
    return [name, value];
  });
}

/** The value of Set-Cookie. An empty token deletes the cookie. */
export function writeSessionCookie(token: string, { port, isSecure }: BrowserAddress): string {
  const attributes = ["HttpOnly", "SameSite=Strict", "Path=/"];
  if (isSecure) attributes.push("Secure");
  if (token === "") attributes.push("Max-Age=0");
  return [`${PREFIX}${port}=${token}`, ...attributes].join("; ");
}
