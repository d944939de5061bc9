import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Finds the IP address that a request comes from. */
export type FindAddress = (message: IncomingMessage) => string;

/** Finds addresses as Fastify does: what X-Forwarded-For says counts as far as it was written by trusted proxies. */
export function createAddressFinder(trustedProxies: readonly string[]): FindAddress {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? "";
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (message) => proxyAddr(message, isTrusted);
}
