import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { Logger } from "./observability/logger.ts";

/** Finds the IP address that a request comes from. */
export type FindAddress = (message: IncomingMessage) => string;

const BETWEEN_WARNINGS_MS = 60_000;

/**
 * Finds addresses with X-Forwarded-For, as far as trusted proxies wrote it. Ignores text that is no IP address. Warns at most
 * once a minute when another sender sets it: all callers of an unlisted proxy share one source. The warning has no address: it
 * may be personal data.
 */
export function createAddressFinder(
  trustedProxies: readonly string[],
  logger: Pick<Logger, "warn">,
): FindAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (message) => {
    const address = message.socket.remoteAddress ?? "";
    if (message.headers["x-forwarded-for"] === undefined) return address;
    if (isTrusted(address, 0)) {
      const found = proxyAddr(message, isTrusted);
      return isIP(found) === 0 ? address : found;
    }
    const now = performance.now();
    if (now - warnedAt >= BETWEEN_WARNINGS_MS) {
      warnedAt = now;
      logger.warn("X-Forwarded-For ignored: its sender is not in --trusted-proxies");
    }
    return address;
  };
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PREFIX_GROUPS = 4;

/**
 * The source of an address: the address itself for IPv4, its /64 for IPv6, because one host may use a whole /64.
 *
 * @param address a valid IP address
 */
export function sourceOf(address: string): string {
  if (!address.includes(":")) return address;
  return MAPPED_IPV4.exec(address)?.[1] ?? `${prefixOf(address)}::/64`;
}

function prefixOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  // `::` stands for the zero groups between head and tail. Without it there are eight groups.
  const gap = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const padded = [...groups, ...Array<string>(gap).fill("0"), ...(tail ?? "").split(":")];
  return padded
    .slice(0, PREFIX_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
