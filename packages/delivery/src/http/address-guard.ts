import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { AddressRefused } from "./address-refused.ts";
import { type AddressBlock, findRefusal, isWithin, readBlock } from "./find-refusal.ts";
import type { OutboundRules } from "./outbound-rules.ts";

/**
 * Keeps callbacks from being posted into networks that only this machine can reach.
 *
 * A URL comes from a merchant, so it may name anything. It is judged three times: the URL, each address that its name
 * has when a connection is made, and the address that the connection then has. Only addresses that were judged are
 * connected to: a name that changes its address in between (rebinding) gains nothing.
 */
export interface AddressGuard {
  /** Throws AddressRefused for a scheme, or an address in place of a name, that is not allowed. */
  checkUrl(url: URL): void;
  /** Addresses of a host, as `URL.hostname` writes it. Throws AddressRefused when one of them is not allowed. */
  resolve(hostname: string, port: string): Promise<readonly LookupAddress[]>;
  /** Throws AddressRefused for an address that is not allowed for the host; undefined: not connected any more. */
  checkAddress(address: string | undefined, hostname: string, port: string): void;
}

/** All addresses of a name. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Throws a RangeError for an entry of `rules.allow` that cannot be read. */
export function createAddressGuard(
  rules: OutboundRules,
  resolveName: ResolveName = (hostname) => lookup(hostname, { all: true }),
): AddressGuard {
  const exceptions = rules.allow.map(readException);
  const resolveOnce = shareCalls(resolveName);

  function checkAddress(address: string | undefined, hostname: string, port: string): void {
    if (address === undefined) throw new AddressRefused(`${hostname}: the connection has no address`);
    const refusal = findRefusal(address);
    if (refusal === undefined || exceptions.some((exception) => exception(address, hostname, port))) return;
    throw new AddressRefused(
      address === hostname ? `${address}: ${refusal}` : `${hostname}: ${refusal} ${address}`,
    );
  }

  async function resolve(host: string, port: string): Promise<readonly LookupAddress[]> {
    const hostname = unbracket(host);
    const family = isIP(hostname);
    const addresses = family === 0 ? await resolveOnce(hostname) : [{ address: hostname, family }];
    // One address that is not allowed refuses them all: no honest name has both kinds.
    for (const { address } of addresses) checkAddress(address, hostname, port);
    return addresses;
  }

  return {
    checkUrl(url) {
      if (url.protocol !== "https:" && !(rules.allowHttp && url.protocol === "http:")) {
        throw new AddressRefused(`${url.protocol} is not allowed`);
      }
      const hostname = unbracket(url.hostname);
      if (isIP(hostname) !== 0) checkAddress(hostname, hostname, portOf(url));
    },
    resolve,
    checkAddress: (address, hostname, port) => checkAddress(address, unbracket(hostname), port),
  };
}

/** The port that a URL connects to. */
export function portOf({ port, protocol }: URL): string {
  return port || (protocol === "https:" ? "443" : "80");
}

type Exception = (address: string, hostname: string, port: string) => boolean;

/** `block`, `host` or `host:port`, where the host may be an address. */
function readException(entry: string): Exception {
  const whole = readBlock(entry);
  if (whole !== undefined) return (address) => isWithinBlock(address, whole);
  const [, host = "", onPort] = /^(.*?)(?::([0-9]+))?$/.exec(entry) ?? [];
  const named = URL.parse(`http://${host}`);
  // Nothing but a host: no path, no user, and no pattern either.
  if (named === null || named.href !== `http://${named.host}/` || host.includes("*")) {
    throw new RangeError(
      `allow: expected a host, host:port or block of addresses, got ${JSON.stringify(entry)}`,
    );
  }
  const name = unbracket(named.hostname);
  const block = readBlock(name);
  return (address, hostname, port) =>
    (onPort === undefined || onPort === port) &&
    (block === undefined ? hostname === name : isWithinBlock(address, block));
}

function isWithinBlock(address: string, block: AddressBlock): boolean {
  return isWithin(ipaddr.parse(address), block);
}

/** `[::1]`, as a URL writes it, without its brackets. */
function unbracket(hostname: string): string {
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
}

// getaddrinfo has few threads, and a name whose servers are silent holds one for long: never two for one name.
function shareCalls(resolveName: ResolveName): ResolveName {
  const underWay = new Map<string, ReturnType<ResolveName>>();
  return (hostname) => {
    const shared = underWay.get(hostname);
    if (shared !== undefined) return shared;
    const call = resolveName(hostname).finally(() => underWay.delete(hostname));
    underWay.set(hostname, call);
    return call;
  };
}
