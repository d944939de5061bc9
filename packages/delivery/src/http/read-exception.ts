import ipaddr from "ipaddr.js";
import { type AddressBlock, isWithin, readBlock } from "./find-refusal.ts";

/** Whether an address is let through for a host (an address, or a name without brackets) and a port. */
export type AddressException = (address: string, hostname: string, port: string) => boolean;

/**
 * `block`, `host` or `host:port`, where the host may be an address. Undefined for what is none of them, and for what a
 * URL would read as another address than is written.
 */
export function readException(entry: string): AddressException | undefined {
  const whole = readBlock(entry);
  if (whole !== undefined) return (address) => isWithinBlock(address, whole);
  const [, host = "", onPort] = /^(\[.*\]|[^:]*)(?::(.*))?$/.exec(entry) ?? [];
  if (onPort !== undefined && !isPort(onPort)) return undefined;
  const named = URL.parse(`http://${host}`);
  // Nothing but a host: no path, no user, and no pattern either.
  if (named === null || named.href !== `http://${named.host}/` || host.includes("*")) return undefined;
  const name = unbracket(named.hostname);
  const block = readBlock(name);
  if (block !== undefined && readBlock(unbracket(host)) === undefined) return undefined;
  return (address, hostname, port) =>
    (onPort === undefined || onPort === port) &&
    (block === undefined ? hostname === name : isWithinBlock(address, block));
}

function isPort(text: string): boolean {
  return /^[1-9][0-9]{0,4}$/.test(text) && Number(text) <= 65_535;
}

function isWithinBlock(address: string, block: AddressBlock): boolean {
  return isWithin(ipaddr.parse(address), block);
}

/** `[::1]`, as a URL writes it, without its brackets. */
export function unbracket(hostname: string): string {
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
}
