import { shareConcurrency, type WorkerShare } from "./worker-share.ts";

/** What the merchant of an endpoint allows, all workers together. */
export interface EndpointLimits {
  readonly concurrency: number;
  readonly ratePerSecond: number | undefined;
}

/**
 * Counts what this worker has under way to each endpoint, and how fast it goes, against its share of the endpoint's
 * limits. An endpoint that nothing was posted to for a while is forgotten, one without room for a post later: whoever does
 * not know an endpoint takes it to have room for one.
 */
export class EndpointGates {
  readonly #gates = new Map<string, Gate>();
  #share: WorkerShare = { index: 0, count: 1 };

  setShare(share: WorkerShare): void {
    this.#share = share;
  }

  /** How many posts may begin now to each endpoint that is known. */
  findRooms(nowMs: number): ReadonlyMap<string, number> {
    const rooms = new Map<string, number>();
    for (const [endpoint, gate] of this.#gates) {
      const room = this.#findFreeRoom(endpoint, gate, nowMs);
      const forgetAfterMs = room < 1 ? FORGET_FULL_AFTER_MS : FORGET_AFTER_MS;
      if (gate.underWay === 0 && nowMs - gate.usedAtMs > forgetAfterMs) this.#gates.delete(endpoint);
      else rooms.set(endpoint, room);
    }
    return rooms;
  }

  /** Until a rate lets something through to an endpoint that has no room for it now; undefined when none does. */
  findNextRoomMs(nowMs: number): number | undefined {
    const waits = Array.from(this.#gates.values(), (gate) => {
      const perMs = this.#findTokensPerMs(gate);
      return perMs === undefined || gate.tokens >= 1 ? undefined : (1 - refill(gate, perMs, nowMs)) / perMs;
    });
    const known = waits.filter((wait) => wait !== undefined);
    return known.length === 0 ? undefined : Math.max(0, Math.min(...known));
  }

  /** Begins a post if there is room for it; `leave` ends it. */
  enter(endpoint: string, limits: EndpointLimits, nowMs: number): boolean {
    const gate = this.#visit(endpoint, limits, nowMs);
    if (this.#findFreeRoom(endpoint, gate, nowMs) < 1) return false;
    begin(gate);
    return true;
  }

  /**
   * The same as soon as others have left, each in its turn: to keep for a moment what is held already is less to do than
   * to give it back. False when there is no room in time, when whoever waits is turned away, or when this worker has no
   * share of the endpoint.
   */
  async enterSoon(
    endpoint: string,
    limits: EndpointLimits,
    nowMs: number,
    patienceMs: number,
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
      const timer = setTimeout(answer, patienceMs, false);
      waiting.add(answer);
    });
  }

  leave(endpoint: string, nowMs: number): void {
    const gate = this.#gates.get(endpoint);
    if (gate === undefined) return;
    gate.underWay--;
    for (const answer of gate.waiting) {
      if (this.#findRoom(endpoint, gate, nowMs) < 1) return;
      begin(gate);
      answer(true);
    }
  }

  /** Whoever waits to post to an endpoint does so no longer. */
  turnAway(endpoint: string): void {
    for (const answer of this.#gates.get(endpoint)?.waiting ?? []) answer(false);
  }

  turnAllAway(): void {
    for (const endpoint of this.#gates.keys()) this.turnAway(endpoint);
  }

  #visit(endpoint: string, limits: EndpointLimits, nowMs: number): Gate {
    const gate = this.#gates.get(endpoint) ?? this.#open(endpoint, limits, nowMs);
    gate.limits = limits;
    gate.usedAtMs = nowMs;
    return gate;
  }

  #open(endpoint: string, limits: EndpointLimits, nowMs: number): Gate {
    const times = { refilledAtMs: nowMs, usedAtMs: nowMs };
    const gate: Gate = { limits, underWay: 0, waiting: new Set(), tokens: 1, ...times };
    this.#gates.set(endpoint, gate);
    return gate;
  }

  /** What is left of the room when those that wait have theirs. */
  #findFreeRoom(endpoint: string, gate: Gate, nowMs: number): number {
    return Math.max(0, this.#findRoom(endpoint, gate, nowMs) - gate.waiting.size);
  }

  #findRoom(endpoint: string, gate: Gate, nowMs: number): number {
    const room = shareConcurrency(gate.limits.concurrency, endpoint, this.#share) - gate.underWay;
    const perMs = this.#findTokensPerMs(gate);
    if (perMs === undefined) return Math.max(0, room);
    gate.tokens = refill(gate, perMs, nowMs);
    gate.refilledAtMs = nowMs;
    return Math.max(0, Math.min(room, Math.floor(gate.tokens)));
  }

  #findTokensPerMs({ limits }: Gate): number | undefined {
    return limits.ratePerSecond === undefined ? undefined : limits.ratePerSecond / this.#share.count / 1000;
  }
}

interface Gate {
  limits: EndpointLimits;
  underWay: number;
  /** Those that wait for room, in their order. */
  readonly waiting: Set<(isIn: boolean) => void>;
  /** Posts that the rate allows now; counts on below 0 where there is no rate. */
  tokens: number;
  refilledAtMs: number;
  usedAtMs: number;
}

function begin(gate: Gate): void {
  gate.underWay++;
  gate.tokens--;
}

const FORGET_AFTER_MS = 10_000;
/** Longer than a rate takes for one post, and short enough for limits that have changed to be found out. */
const FORGET_FULL_AFTER_MS = 600_000;
/** What a rate lets through at once after a silence, in milliseconds of it: short, since a limit is meant as one. */
const BURST_MS = 100;

function refill({ tokens, refilledAtMs }: Gate, perMs: number, nowMs: number): number {
  return Math.min(Math.max(1, BURST_MS * perMs), Math.max(tokens, 0) + (nowMs - refilledAtMs) * perMs);
}
