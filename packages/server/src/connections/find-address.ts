import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Logger } from "../observability/logger.ts";

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
