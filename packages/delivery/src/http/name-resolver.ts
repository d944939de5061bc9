import type { LookupAddress } from "node:dns";
import { lookup, Resolver, TIMEOUT } from "node:dns/promises";
import { readFile } from "node:fs/promises";

export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * Creates a function that resolves names as `dns.lookup` does: by the hosts file, search domains and whatever else the
 * machine uses. Looks a name up once at a time.
 *
 * `dns.lookup` holds a thread until a name server answers, and libuv gives look-ups half of its threads, two by default. A
 * name that is answered must find a thread however many others are silent. So only one look-up at a time may start without
 * knowing that it is short: it has the turn. Other names start beside it once their name servers have answered
 * (`isAnswered`, which needs no thread), and otherwise wait for the turn. A name that was silent within the last minute
 * waits in any case.
 */
export function createNameResolver(
  lookupName: ResolveName = (hostname) => lookup(hostname, { all: true }),
  isAnswered: (hostname: string) => Promise<boolean> = isNameAnswered,
): ResolveName {
  const resolver = new NameResolver(lookupName, isAnswered);
  return (hostname) => resolver.resolve(hostname);
}

/** How long addresses and failures are kept. */
const FRESH_MS = 10_000;
const SILENT_AFTER_MS = 1_000;
const SILENT_FOR_MS = 60_000;
/** Longer than getaddrinfo waits for a silent name server, so that the turn passes on. */
const MAX_WAIT_MS = 15_000;
const MAX_NAMES = 1_000;
/** The code of getaddrinfo for name servers that do not answer, or fail. */
const NO_ANSWER = "EAI_AGAIN";

interface KnownName {
  addresses: ReturnType<ResolveName> | undefined;
  /** Infinity while the look-up is in progress. */
  freshUntilMs: number;
  silentUntilMs: number;
}

class NameResolver {
  readonly #lookupName: ResolveName;
  readonly #isAnswered: (hostname: string) => Promise<boolean>;
  readonly #known = new Map<string, KnownName>();
  /** Each gives the turn to a name. In order of arrival. */
  readonly #waiting = new Set<() => void>();
  #isTurnTaken = false;

  constructor(lookupName: ResolveName, isAnswered: (hostname: string) => Promise<boolean>) {
    this.#lookupName = lookupName;
    this.#isAnswered = isAnswered;
  }

  resolve(hostname: string): ReturnType<ResolveName> {
    const known = this.#known.get(hostname) ?? this.#add(hostname);
    if (known.addresses !== undefined && performance.now() < known.freshUntilMs) return known.addresses;
    known.freshUntilMs = Number.POSITIVE_INFINITY;
    known.addresses = this.#find(hostname, known);
    return known.addresses;
  }

  #add(hostname: string): KnownName {
    if (this.#known.size >= MAX_NAMES) this.#known.clear();
    const known = { addresses: undefined, freshUntilMs: 0, silentUntilMs: 0 };
    this.#known.set(hostname, known);
    return known;
  }

  async #find(hostname: string, known: KnownName): ReturnType<ResolveName> {
    let hasTurn = false;
    let startedAtMs = Number.POSITIVE_INFINITY;
    try {
      hasTurn = await this.#waitToStart(hostname, performance.now() < known.silentUntilMs);
      startedAtMs = performance.now();
      return await this.#lookupName(hostname);
    } catch (error) {
      const isLate = performance.now() - startedAtMs > SILENT_AFTER_MS;
      if (isLate && (error as NodeJS.ErrnoException).code === NO_ANSWER)
        known.silentUntilMs = performance.now() + SILENT_FOR_MS;
      throw error;
    } finally {
      known.freshUntilMs = performance.now() + FRESH_MS;
      if (hasTurn) this.#passTurn();
    }
  }

  /** Resolves to whether the name has the turn. */
  async #waitToStart(hostname: string, wasSilent: boolean): Promise<boolean> {
    if (!this.#isTurnTaken) {
      this.#isTurnTaken = true;
      return true;
    }
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const leave = () => this.#waiting.delete(take);
    const take = () => {
      leave();
      resolve(true);
    };
    this.#waiting.add(take);
    if (!wasSilent) void this.#isAnswered(hostname).then((answered) => answered && leave() && resolve(false));
    const giveUp = () => leave() && reject(new UnansweredNameError(hostname));
    const timer = setTimeout(giveUp, MAX_WAIT_MS).unref();
    return promise.finally(() => clearTimeout(timer));
  }

  #passTurn(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#isTurnTaken = false;
    else next();
  }
}

/** Not looked up: other silent names were looked up all the while. */
class UnansweredNameError extends Error {
  override readonly name = "UnansweredNameError";
  readonly code = NO_ANSWER;

  constructor(hostname: string) {
    super(`no name server answered for ${hostname} within ${MAX_WAIT_MS} ms`);
  }
}

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
