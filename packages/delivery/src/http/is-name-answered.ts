import { Resolver, TIMEOUT } from "node:dns/promises";
import { readFile } from "node:fs/promises";

/**
 * Whether the look-up of a name by getaddrinfo is short: the name is in the hosts file, or the name servers answer for it.
 * c-ares asks them what getaddrinfo would ask, without holding a thread. The answers themselves are not used, because
 * getaddrinfo also knows other sources.
 */
export async function isNameAnswered(hostname: string): Promise<boolean> {
  const [hosts, configuration] = await Promise.all(["/etc/hosts", "/etc/resolv.conf"].map(readText));
  if (isListed(hostname, hosts)) return true;
  // Reads the configuration again, which may have changed.
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  const names = [...listSearchDomains(configuration).map((domain) => `${hostname}.${domain}`), hostname];
  // getaddrinfo ends at the first name with an address, and otherwise asks for all.
  const found = names.map((name) =>
    ask(resolver, name).then((reply) => reply === "found" || Promise.reject(reply)),
  );
  const isAnswered = Promise.any(found).catch(({ errors }: AggregateError) => !errors.includes("silent"));
  return isAnswered.finally(() => resolver.cancel());
}

type Reply = "found" | "absent" | "silent";

/** Asks for both families: some name servers are silent about one, and getaddrinfo waits for it. */
async function ask(resolver: Resolver, name: string): Promise<Reply> {
  const replies = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (replies.some((reply) => reply.status === "rejected" && reply.reason.code === TIMEOUT)) return "silent";
  return replies.some(({ status }) => status === "fulfilled") ? "found" : "absent";
}

function isListed(hostname: string, hosts: string = ""): boolean {
  const lines = hosts.toLowerCase().split("\n");
  return lines.some((line) => line.replace(/#.*/, "").trim().split(/\s+/).indexOf(hostname) > 0);
}

function listSearchDomains(configuration: string = ""): readonly string[] {
  // The last one counts: resolv.conf(5).
  const [, domains = ""] = [...configuration.matchAll(/^\s*(?:search|domain)\s+(.*)$/gm)].at(-1) ?? [];
  return domains.split(/\s+/).filter((domain) => domain !== "");
}

function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
