import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { Logger } from "../metrics/logger.ts";
import { oncePerMinute } from "../metrics/once-per-minute.ts";

/** Finds the IP address that a request comes from, or a name for one that cannot be read. */
export type FindAddress = (message: IncomingMessage) => string;

/**
 * Finds addresses with X-Forwarded-For, as far as trusted proxies wrote it. A text that is no IP address is a caller of its
 * own. Warns at most once a minute of such texts, and when another sender sets the field: all callers of an unlisted proxy
 * share one source. The warnings have no address: it may be personal data.
 */
export function createAddressFinder(
  trustedProxies: readonly string[],
  logger: Pick<Logger, "warn">,
): FindAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const warn = oncePerMinute((message: string) => logger.warn({ event: "forwarded-for-ignored" }, message));
  return ({ headers, socket: { remoteAddress: sender = "" } }) => {
    const forwarded = headers["x-forwarded-for"];
    if (forwarded === undefined) return sender;
    if (!isTrusted(sender, 0)) {
      warn("X-Forwarded-For ignored: its sender is not in --trusted-proxies");
      return sender;
    }
    const elements = String(forwarded)
      .split(",")
      .map((element) => element.trim());
    let caller = sender;
    for (const element of elements.filter((text) => text !== "").reverse()) {
      const address = readAddress(element);
      if (address === undefined) warn("X-Forwarded-For has elements that are no IP addresses");
      caller = address ?? nameUnreadable(element);
      if (address === undefined || !isTrusted(address, 0)) break;
    }
    return caller;
  };
}

/** Reads an address with or without a port; with one, IPv6 is in brackets. */
function readAddress(element: string): string | undefined {
  const [, ipv6, ipv4] = ADDRESS_AND_PORT.exec(element) ?? [];
  const address = ipv6 ?? ipv4 ?? element;
  return isIP(address) === 0 ? undefined : address;
}

const ADDRESS_AND_PORT = /^(?:\[([^\]]*)\]|([\d.]*))(?::\d{1,5})?$/;

function nameUnreadable(element: string): string {
  return `unreadable-${hash("sha256", element.slice(0, MAX_UNREADABLE), "hex")}`;
}

const MAX_UNREADABLE = 64;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PREFIX_GROUPS = 4;

/**
 * The source of an address: the address itself for IPv4, its /64 for IPv6, because one host may use a whole /64.
 *
 * @param address what `FindAddress` found
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
