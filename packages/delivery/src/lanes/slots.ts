import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { EndpointGates, readLimits, type WorkerShare } from "../endpoints/endpoint-gates.ts";
import type { WorkerStatistics } from "./worker-options.ts";

interface SlotsOptions {
  /** Whether claims are suspended. */
  readonly isHeld: () => boolean;
  readonly onFreed: () => void;
}

/** Limits the posts in progress: in total, and for each endpoint. */
export class Slots {
  readonly #slots: number;
  readonly #statistics: WorkerStatistics;
  readonly #gates = new EndpointGates();
  readonly #options: SlotsOptions;
  #isClosed = false;

  constructor(slots: number, statistics: WorkerStatistics, options: SlotsOptions) {
    this.#slots = slots;
    this.#statistics = statistics;
    this.#options = options;
  }

  /** 0 while claims are suspended. */
  countFree(): number {
    if (this.#options.isHeld()) return 0;
    return this.#slots - this.#statistics.postsInProgress;
  }

  /** Number of posts that may start now, for each known endpoint. */
  listCapacities(): ReadonlyMap<string, number> {
    return this.#gates.listCapacities(performance.now());
  }

  /** Milliseconds until a rate limit allows another post. Undefined if no rate limit is exhausted. */
  findNextCapacityMs(): number | undefined {
    return this.#gates.findNextCapacityMs(performance.now());
  }

  setShare(share: WorkerShare): void {
    this.#gates.setShare(share);
  }

  /** Starts a post if the limits allow it; `leave` ends it. */
  enter(endpoint: string, merchant: MerchantCallbacks): boolean {
    if (this.#isClosed || !this.#gates.enter(endpoint, readLimits(merchant), performance.now())) return false;
    this.#statistics.postsInProgress++;
    return true;
  }

  /** Like `enter`, but waits for a short time. */
  async enterSoon(endpoint: string, merchant: MerchantCallbacks): Promise<boolean> {
    if (this.#isClosed) return false;
    const isIn = await this.#gates.enterSoon(
      endpoint,
      readLimits(merchant),
      performance.now(),
      SLOT_TIMEOUT_MS,
    );
    if (isIn) this.#statistics.postsInProgress++;
    return isIn;
  }

  leave(endpoint: string): void {
    this.#statistics.postsInProgress--;
    this.#gates.leave(endpoint, performance.now());
    this.#options.onFreed();
  }

  /** Rejects all waiting posts to an endpoint. */
  rejectWaiting(endpoint: string): void {
    this.#gates.rejectWaiting(endpoint);
  }

  /** Rejects all waiting and later posts. */
  close(): void {
    this.#isClosed = true;
    this.#gates.rejectAllWaiting();
  }
}

/** Much longer than a successful post takes. */
const SLOT_TIMEOUT_MS = 250;
