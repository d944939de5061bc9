import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";

/** Limits of an endpoint for all workers together. */
export interface EndpointLimits {
  readonly concurrency: number;
  readonly ratePerSecond: number | undefined;
}

export function readLimits({ concurrency, rate_per_second }: MerchantCallbacks): EndpointLimits {
  return { concurrency, ratePerSecond: rate_per_second };
}

/**
 * Enforces this worker's share of the concurrency and the rate of each endpoint. Forgets endpoints that were not used for a
 * while, later if they have no capacity, because claims assume a capacity of one for an unknown endpoint.
 */
export class EndpointGates {
  readonly #gates = new Map<string, Gate>();
  #share: WorkerShare = { index: 0, count: 1 };

  setShare(share: WorkerShare): void {
    this.#share = share;
  }

  /** Number of posts that may start now, for each known endpoint. */
  listCapacities(nowMs = performance.now()): ReadonlyMap<string, number> {
    const capacities = new Map<string, number>();
    for (const [endpoint, gate] of this.#gates) {
      const capacity = this.#findFreeCapacity(endpoint, gate, nowMs);
      const forgetAfterMs = capacity < 1 ? FORGET_FULL_AFTER_MS : FORGET_AFTER_MS;
      if (gate.inProgress === 0 && nowMs - gate.usedAtMs > forgetAfterMs) this.#gates.delete(endpoint);
      else capacities.set(endpoint, capacity);
    }
    return capacities;
  }

  /** Milliseconds until a rate limit allows a post again. Undefined if no rate limit is exhausted. */
  findNextCapacityMs(nowMs = performance.now()): number | undefined {
    const waits = Array.from(this.#gates.values(), (gate) => {
      const perMs = this.#findTokensPerMs(gate);
      return perMs === undefined || gate.tokens >= 1 ? undefined : (1 - refill(gate, perMs, nowMs)) / perMs;
    });
    const known = waits.filter((wait) => wait !== undefined);
    return known.length === 0 ? undefined : Math.max(0, Math.min(...known));
  }

  /** Starts a post if there is capacity; `leave` ends it. */
  enter(endpoint: string, limits: EndpointLimits, nowMs = performance.now()): boolean {
    const gate = this.#visit(endpoint, limits, nowMs);
    if (this.#findFreeCapacity(endpoint, gate, nowMs) < 1) return false;
    begin(gate);
    return true;
  }

  /**
   * Like `enter`, but waits in order for other posts to end, which costs less than to release a lease. False on a timeout,
   * after `rejectWaiting`, or if this worker has no share of the endpoint.
   */
  async enterSoon(
    endpoint: string,
    limits: EndpointLimits,
    timeoutMs: number,
    nowMs = performance.now(),
  ): Promise<boolean> {
    if (this.enter(endpoint, limits, nowMs)) return true;
    if (shareConcurrency(limits.concurrency, endpoint, this.#share) < 1) return false;
    const { waiting } = this.#visit(endpoint, limits, nowMs);
    return new Promise((resolve) => {
      const answer = (isIn: boolean): void => {
        clearTimeout(timer);
        waiting.delete(answer);
        resolve(isIn);
      };
      const timer = setTimeout(answer, timeoutMs, false);
      waiting.add(answer);
    });
  }

  leave(endpoint: string, nowMs = performance.now()): void {
    const gate = this.#gates.get(endpoint);
    if (gate === undefined) return;
    gate.inProgress--;
    for (const answer of gate.waiting) {
      if (this.#findCapacity(endpoint, gate, nowMs) < 1) return;
      begin(gate);
      answer(true);
    }
  }

  /** Rejects all waiting posts to an endpoint. */
  rejectWaiting(endpoint: string): void {
    for (const answer of this.#gates.get(endpoint)?.waiting ?? []) answer(false);
  }

  rejectAllWaiting(): void {
    for (const endpoint of this.#gates.keys()) this.rejectWaiting(endpoint);
  }

  #visit(endpoint: string, limits: EndpointLimits, nowMs: number): Gate {
    const gate = this.#gates.get(endpoint) ?? this.#open(endpoint, limits, nowMs);
    gate.limits = limits;
    gate.usedAtMs = nowMs;
    return gate;
  }

  #open(endpoint: string, limits: EndpointLimits, nowMs: number): Gate {
    const times = { refilledAtMs: nowMs, usedAtMs: nowMs };
    const gate: Gate = { limits, inProgress: 0, waiting: new Set(), tokens: 1, ...times };
    this.#gates.set(endpoint, gate);
    return gate;
  }

  /** Capacity minus waiting posts. */
  #findFreeCapacity(endpoint: string, gate: Gate, nowMs: number): number {
    return Math.max(0, this.#findCapacity(endpoint, gate, nowMs) - gate.waiting.size);
  }

  #findCapacity(endpoint: string, gate: Gate, nowMs: number): number {
    const capacity = shareConcurrency(gate.limits.concurrency, endpoint, this.#share) - gate.inProgress;
    const perMs = this.#findTokensPerMs(gate);
    if (perMs === undefined) return Math.max(0, capacity);
    gate.tokens = refill(gate, perMs, nowMs);
    gate.refilledAtMs = nowMs;
    return Math.max(0, Math.min(capacity, Math.floor(gate.tokens)));
  }

  #findTokensPerMs({ limits }: Gate): number | undefined {
    return limits.ratePerSecond === undefined ? undefined : limits.ratePerSecond / this.#share.count / 1000;
  }
}

interface Gate {
  limits: EndpointLimits;
  inProgress: number;
  /** Waiting posts, in order of arrival. */
  readonly waiting: Set<(isIn: boolean) => void>;
  /** Posts that the rate allows now. Negative without a rate. */
  tokens: number;
  refilledAtMs: number;
  usedAtMs: number;
}

function begin(gate: Gate): void {
  gate.inProgress++;
  gate.tokens--;
}

const FORGET_AFTER_MS = 10_000;
/** Longer than the interval of any rate, and short enough to notice changed limits. */
const FORGET_FULL_AFTER_MS = 600_000;
/** Maximum burst after a pause, in milliseconds of the rate. */
const BURST_MS = 100;

function refill({ tokens, refilledAtMs }: Gate, perMs: number, nowMs: number): number {
  return Math.min(Math.max(1, BURST_MS * perMs), Math.max(tokens, 0) + (nowMs - refilledAtMs) * perMs);
}

/** The index of a worker among the live workers. */
export interface WorkerShare {
  /** From 0. */
  readonly index: number;
  readonly count: number;
}

/**
 * Returns the number of concurrent posts to an endpoint allowed for one worker. The shares of all workers add up to the limit.
 * The remainder goes to different workers for different endpoints.
 */
export function shareConcurrency(limit: number, endpoint: string, { index, count }: WorkerShare): number {
  const turn = (index + hash(endpoint)) % count;
  return Math.floor(limit / count) + (turn < limit % count ? 1 : 0);
}

/** FNV-1a: the same in every process. */
function hash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
