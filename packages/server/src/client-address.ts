import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Logger } from "./observability/logger.ts";

/** Finds the IP address that a request comes from. */
export type FindAddress = (message: IncomingMessage) => string;

const BETWEEN_WARNINGS_MS = 60_000;

/**
 * Finds addresses: what X-Forwarded-For says counts as far as it was written by trusted proxies. Logs
 * a warning, at most once a minute, when others send it: all callers behind a proxy that is not listed are one source.
 * The warning has no address, since that may be personal data.
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
    if (isTrusted(address, 0)) return proxyAddr(message, isTrusted);
    const now = performance.now();
    if (now - warnedAt >= BETWEEN_WARNINGS_MS) {
      warnedAt = now;
      logger.warn("X-Forwarded-For was ignored: its sender is not in --trusted-proxies");
    }
    return address;
  };
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PREFIX_GROUPS = 4;

/**
 * The source that an address stands for: the address itself for IPv4, its /64 for IPv6, since one host has a whole
 * /64 to take addresses from.
 *
 * @param address one that is valid: only those of IPv6 have a colon
 */
export function sourceOf(address: string): string {
  if (!address.includes(":")) return address;
  return MAPPED_IPV4.exec(address)?.[1] ?? `${prefixOf(address)}::/64`;
}

function prefixOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  // Without `::` all eight groups are there; with it zeros fill the gap, and the tail is the end of the address.
  const gap = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const padded = [...groups, ...Array<string>(gap).fill("0"), ...(tail ?? "").split(":")];
  return padded
    .slice(0, PREFIX_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
