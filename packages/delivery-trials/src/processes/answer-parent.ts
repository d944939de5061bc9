// Preloaded by servers: measures the process and resolves host names, as the parent process requests.

import type { LookupAddress } from "node:dns";
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { isIP } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { answerCalls } from "./requests.ts";

const known = new Map<string, readonly LookupAddress[]>();

/** Sets the addresses of a host name in this process. Other names are resolved as usual. */
function resolveName(name: string, addresses: readonly string[]): void {
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

const methods = {
  /** Microseconds of processor time of all threads of the process so far. */
  measureCpu(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  measureHeap,
  resolveName,
};
export type ServerMethods = typeof methods;

answerCalls(methods);

/** Bytes in use after a collection, buffers included. */
function measureHeap(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // Buffers are freed by the collection after that of their owners.
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
