import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Logger } from "../observability/logger.ts";

/** Finds the IP address that a request comes from. */
export type FindAddress = (message: IncomingMessage) => string;

const BETWEEN_WARNINGS_MS = 60_000;

/**
 * Finds addresses as Fastify does: what X-Forwarded-For says counts as far as it was written by trusted proxies. Warns,
 * once a minute at most, where others write it: a proxy that is not listed makes all its callers one source.
 * It does not say who: the address may be a person's.
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
