import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** The address of the service as a browser sees it. */
export interface BrowserAddress {
  /** For example `https://operations.example`. */
  readonly origin: string;
  /** Also where the origin omits it. */
  readonly port: number;
  readonly isSecure: boolean;
}

/** Undefined when the browser's connection is neither TLS to a trusted proxy nor on this machine. */
export type FindBrowserAddress = (message: IncomingMessage) => BrowserAddress | undefined;

/** Any of these comes from a proxy, so that a connection from this machine may not be the browser's. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/**
 * Finds the address that a browser used. Over TLS the certificate protects the name. Without TLS only the names of this
 * machine are accepted: any other name may have been resolved to it by an attacker (DNS rebinding).
 */
export function createBrowserAddressFinder(trustedProxies: readonly string[]): FindBrowserAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const isLoopback = proxyAddr.compile("loopback");
  return ({ headers, socket: { remoteAddress = "" } }) => {
    if (!PROXY_HEADERS.some((name) => headers[name] !== undefined)) {
      const address = isLoopback(remoteAddress, 0) ? readAddress("http", headers.host) : undefined;
      return address && LOOPBACK_NAME.test(address.origin) ? address : undefined;
    }
    // A chain of proxies appends to both fields. One without TLS may have passed on what a browser sent.
    const schemes = splitList(headers["x-forwarded-proto"]);
    if (!isTrusted(remoteAddress, 0) || schemes.some((scheme) => scheme !== "https")) return undefined;
    return readAddress("https", splitList(headers["x-forwarded-host"] ?? headers.host)[0]);
  };
}

function splitList(field: string | string[] = ""): readonly string[] {
  return String(field)
    .split(",")
    .map((element) => element.trim());
}

const LOOPBACK_NAME = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function readAddress(scheme: "http" | "https", host: string | undefined): BrowserAddress | undefined {
  if (host === undefined || !HOST.test(host) || !URL.canParse(`${scheme}://${host}`)) return undefined;
  const { origin, port } = new URL(`${scheme}://${host}`);
  const isSecure = scheme === "https";
  return { origin, port: port === "" ? (isSecure ? 443 : 80) : Number(port), isSecure };
}
