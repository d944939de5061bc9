import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { type AddressBlock, findDenialReason, isWithin, readBlock } from "./find-denial-reason.ts";

/**
 * Keeps callbacks from being posted into networks that only this machine can reach.
 *
 * A URL comes from a merchant, so it may name anything. It is judged three times: the URL, each address that its name
 * has when a connection is made, and the address that the connection then has. Only addresses that were judged are
 * connected to: a name that changes its address in between (rebinding) gains nothing.
 */
export interface AddressGuard {
  /** Throws AddressDeniedError for a scheme, or an address in place of a name, that is not allowed. */
  checkUrl(url: URL): void;
  /** Addresses of a host, as `URL.hostname` writes it. Throws AddressDeniedError when one of them is not allowed. */
  resolve(hostname: string, port: string): Promise<readonly LookupAddress[]>;
  /** Throws AddressDeniedError for an address that is not allowed for the host; undefined: not connected any more. */
  checkAddress(address: string | undefined, hostname: string, port: string): void;
}

/** All addresses of a name. */
type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Throws a RangeError for an entry of `rules.allow` that cannot be read. */
export function createAddressGuard(
  rules: OutboundRules,
  resolveName: ResolveName = (hostname) => lookup(hostname, { all: true }),
): AddressGuard {
  const exceptions = rules.allow.map(requireException);
  const resolveOnce = shareCalls(resolveName);

  function checkAddress(address: string | undefined, hostname: string, port: string): void {
    if (address === undefined) throw new AddressDeniedError(`${hostname}: the connection has no address`);
    const refusal = findDenialReason(address);
    if (refusal === undefined || exceptions.some((exception) => exception(address, hostname, port))) return;
    throw new AddressDeniedError(
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
        throw new AddressDeniedError(`${url.protocol} is not allowed`);
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

function requireException(entry: string): AddressException {
  const exception = parseAddressException(entry);
  if (exception !== undefined) return exception;
  throw new RangeError(
    `allow: expected a host, host:port or block of addresses, got ${JSON.stringify(entry)}`,
  );
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

/** An address that callbacks may not be posted to. The message says which and why. */
export class AddressDeniedError extends Error {
  override readonly name = "AddressRefusedError";
  readonly code = "address-refused";
}

/** Which addresses callbacks may be posted to. */
export interface OutboundRules {
  /** Whether `http:` will do. For the sandbox only: a callback says what somebody paid. */
  readonly allowHttp: boolean;
  /**
   * What is let through although its address is not public: a name (`hooks.internal`), a name or an address with a port
   * (`127.0.0.1:9000`, `[::1]:9000`), an address, or a block of addresses (`10.20.0.0/16`). A name is let through
   * whatever it resolves to.
   */
  readonly allow: readonly string[];
}

/** Public addresses over https, nothing else. */
export const STRICT_RULES: OutboundRules = { allowHttp: false, allow: [] };

/** Whether an address is let through for a host (an address, or a name without brackets) and a port. */
export type AddressException = (address: string, hostname: string, port: string) => boolean;

/**
 * `block`, `host` or `host:port`, where the host may be an address. Undefined for what is none of them, and for what a
 * URL would read as another address than is written.
 */
export function parseAddressException(entry: string): AddressException | undefined {
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
function unbracket(hostname: string): string {
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
}
