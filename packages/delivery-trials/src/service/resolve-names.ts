// Preloaded by the service: resolves host names to the addresses that the parent process sends. Other names are resolved as usual.
import type { LookupAddress } from "node:dns";
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { isIP } from "node:net";

interface Resolution {
  readonly resolveName: string;
  readonly addresses: readonly string[];
}

const known = new Map<string, readonly LookupAddress[]>();

process.on("message", ({ resolveName, addresses }: Resolution) => {
  known.set(
    resolveName,
    addresses.map((address) => ({ address, family: isIP(address) })),
  );
});
process.channel?.unref();

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
