import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { AddressRefusedError } from "./address-refused-error.ts";
import { findRefusal } from "./find-refusal.ts";
import type { OutboundRules } from "./outbound-rules.ts";
import { type AddressException, readException, unbracket } from "./read-exception.ts";

/**
 * Keeps callbacks from being posted into networks that only this machine can reach.
 *
 * A URL comes from a merchant, so it may name anything. It is judged three times: the URL, each address that its name
 * has when a connection is made, and the address that the connection then has. Only addresses that were judged are
 * connected to: a name that changes its address in between (rebinding) gains nothing.
 */
export interface AddressGuard {
  /** Throws AddressRefusedError for a scheme, or an address in place of a name, that is not allowed. */
  checkUrl(url: URL): void;
  /** Addresses of a host, as `URL.hostname` writes it. Throws AddressRefusedError when one of them is not allowed. */
  resolve(hostname: string, port: string): Promise<readonly LookupAddress[]>;
  /** Throws AddressRefusedError for an address that is not allowed for the host; undefined: not connected any more. */
  checkAddress(address: string | undefined, hostname: string, port: string): void;
}

/** All addresses of a name. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Throws a RangeError for an entry of `rules.allow` that cannot be read. */
export function createAddressGuard(
  rules: OutboundRules,
  resolveName: ResolveName = (hostname) => lookup(hostname, { all: true }),
): AddressGuard {
  const exceptions = rules.allow.map(requireException);
  const resolveOnce = shareCalls(resolveName);

  function checkAddress(address: string | undefined, hostname: string, port: string): void {
    if (address === undefined) throw new AddressRefusedError(`${hostname}: the connection has no address`);
    const refusal = findRefusal(address);
    if (refusal === undefined || exceptions.some((exception) => exception(address, hostname, port))) return;
    throw new AddressRefusedError(
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
        throw new AddressRefusedError(`${url.protocol} is not allowed`);
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
  const exception = readException(entry);
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
