import type { LookupAddress } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { type AddressBlock, findDenialReason, isWithin, readBlock } from "./find-denial-reason.ts";
import { createNameResolver, type ResolveName } from "./name-resolver.ts";

/**
 * Prevents posts to internal networks (server-side request forgery).
 *
 * URLs come from merchants. The guard checks the URL, each address its host name resolves to, and the remote address of the
 * connection. Connections use only the checked addresses, so DNS rebinding has no effect.
 */
export interface AddressGuard {
  /** Throws AddressDeniedError for a scheme or a literal address that is not allowed. */
  checkUrl(url: URL): void;
  /** Resolves a host in the form of `URL.hostname`. Throws AddressDeniedError if one of the addresses is not allowed. */
  resolve(hostname: string, port: string): Promise<readonly LookupAddress[]>;
  /** Throws AddressDeniedError for an address that is not allowed for the host, or undefined (disconnected). */
  checkAddress(address: string | undefined, hostname: string, port: string): void;
}

/** Throws a RangeError for an invalid entry of `rules.allow`. */
export function createAddressGuard(
  rules: OutboundRules,
  resolveName: ResolveName = createNameResolver(),
): AddressGuard {
  const exceptions = rules.allow.map(requireException);

  function checkAddress(address: string | undefined, hostname: string, port: string): void {
    if (address === undefined) throw new AddressDeniedError(`${hostname}: the connection has no address`);
    const reason = findDenialReason(address);
    if (reason === undefined || exceptions.some((exception) => exception(address, hostname, port))) return;
    const what = address === hostname ? `${address}: ${reason}` : `${hostname}: ${reason} ${address}`;
    const host = isIP(hostname) === 6 ? `[${hostname}]` : hostname;
    throw new AddressDeniedError(`${what}; to allow it, add ${host}:${port} to CALLBACK_EXCEPTIONS`);
  }

  async function resolve(host: string, port: string): Promise<readonly LookupAddress[]> {
    const hostname = unbracket(host);
    const family = isIP(hostname);
    const addresses = family === 0 ? await resolveName(hostname) : [{ address: hostname, family }];
    // One denied address denies the host: no legitimate name has both kinds.
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

/** An address that callbacks may not be posted to. The message has the address and the reason. */
export class AddressDeniedError extends Error {
  override readonly name = "AddressDeniedError";
  readonly code = "address-denied";
}

/** Addresses that callbacks may be posted to. */
export interface OutboundRules {
  /** Whether `http:` is allowed. For the sandbox only: callbacks contain payment data. */
  readonly allowHttp: boolean;
  /**
   * Exceptions for addresses that are not public: a name (`hooks.internal`), a name or an address with a port
   * (`127.0.0.1:9000`, `[::1]:9000`), an address, or a block of addresses (`10.20.0.0/16`). A name is allowed whatever it
   * resolves to.
   */
  readonly allow: readonly string[];
}

/** Public addresses over https only. */
export const STRICT_RULES: OutboundRules = { allowHttp: false, allow: [] };

/** Whether an address is allowed for a host (an address, or a name without brackets) and a port. */
type AddressException = (address: string, hostname: string, port: string) => boolean;

/**
 * Parses `block`, `host` or `host:port`, where the host may be an address. Undefined for other text, and for an address that a
 * URL parser reads differently.
 */
export function parseAddressException(entry: string): AddressException | undefined {
  const whole = readBlock(entry);
  if (whole !== undefined) return (address) => isWithinBlock(address, whole);
  const [, host = "", onPort] = /^(\[.*\]|[^:]*)(?::(.*))?$/.exec(entry) ?? [];
  if (onPort !== undefined && !isPort(onPort)) return undefined;
  const named = URL.parse(`http://${host}`);
  // Only a host: no path, user or wildcard.
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
