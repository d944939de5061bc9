import type { IncomingMessage } from "node:http";
import type { BrowserAddress } from "./browser-address.ts";

const NAME = "payment-routing-console";
const HOST_PREFIX = "__Host-";

/** The form of a token: 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Whether a request has a cookie of the console, for this or another port. */
export function hasConsoleCookie({ headers: { cookie = "" } }: IncomingMessage): boolean {
  return listCookies(cookie).some(([name]) => name.replace(HOST_PREFIX, "").startsWith(`${NAME}-`));
}

/**
 * Reads the token in the cookie of the console. Undefined when there is none, or several: a page of another port or
 * subdomain may have added one.
 */
export function readSessionToken(
  { headers: { cookie = "" } }: IncomingMessage,
  address: BrowserAddress,
): string | undefined {
  const [token, ...others] = listCookies(cookie).flatMap(([name, value]) =>
    name === nameCookie(NAME, address) && value !== undefined ? [value] : [],
  );
  return token !== undefined && others.length === 0 && TOKEN.test(token) ? token : undefined;
}

/**
 * Browsers share the cookies of a host between its ports, so the name has the port. They accept the prefix __Host- from this
 * host alone, so that no subdomain can sign somebody in as another person.
 */
export function nameCookie(name: string, { port, isSecure }: BrowserAddress): string {
  return `${isSecure ? HOST_PREFIX : ""}${name}-${port}`;
}

export function listCookies(header: string): readonly (readonly [name: string, value: string | undefined])[] {
  return header.split(";").map((pair) => {
    const [name = "", value] = pair.trim().split("=", 2);
    return [name, value];
  });
}

/** The value of Set-Cookie. An empty token deletes the cookie. */
export function writeSessionCookie(token: string, address: BrowserAddress): string {
  const attributes = ["HttpOnly", "SameSite=Strict", "Path=/"];
  if (address.isSecure) attributes.push("Secure");
  if (token === "") attributes.push("Max-Age=0");
  return [`${nameCookie(NAME, address)}=${token}`, ...attributes].join("; ");
}
