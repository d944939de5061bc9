import type { LookupAddress } from "node:dns";
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { isIP } from "node:net";

const known = new Map<string, readonly LookupAddress[]>();

/** Sets the addresses of a host name in this process. Other names are resolved as usual. */
export function resolveName(name: string, addresses: readonly string[]): void {
  known.set(
    name,
    addresses.map((address) => ({ address, family: isIP(address) })),
  );
}

const { lookup } = dns;
const answer = async (name: string, options: object) => known.get(name) ?? (await lookup(name, options));
Object.assign(dns, { lookup: answer });
syncBuiltinESMExports();

// The service also asks name servers whether they answer for a name. It does not ask them for these names.
for (const method of ["resolve4", "resolve6"] as const) {
  const resolve = dns.Resolver.prototype[method] as (name: string) => Promise<string[]>;
  dns.Resolver.prototype[method] = async function (this: dns.Resolver, name: string) {
    return known.has(name) ? [] : resolve.call(this, name);
  } as typeof dns.Resolver.prototype.resolve4;
}
