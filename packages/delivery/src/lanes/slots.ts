import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { EndpointGates, readLimits } from "../endpoints/endpoint-gates.ts";
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
  /** The limits of each endpoint. */
  readonly gates = new EndpointGates();
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

  /** Starts a post if the limits allow it; `leave` ends it. */
  enter(endpoint: string, merchant: MerchantCallbacks): boolean {
    if (this.#isClosed || !this.gates.enter(endpoint, readLimits(merchant))) return false;
    this.#statistics.postsInProgress++;
    return true;
  }

  /** Like `enter`, but waits for a short time. */
  async enterSoon(endpoint: string, merchant: MerchantCallbacks): Promise<boolean> {
    if (this.#isClosed) return false;
    const isIn = await this.gates.enterSoon(endpoint, readLimits(merchant), SLOT_TIMEOUT_MS);
    if (isIn) this.#statistics.postsInProgress++;
    return isIn;
  }

  leave(endpoint: string): void {
    this.#statistics.postsInProgress--;
    this.gates.leave(endpoint);
    this.#options.onFreed();
  }

  /** Rejects all waiting and later posts. */
  close(): void {
    this.#isClosed = true;
    this.gates.rejectAllWaiting();
  }
}

/** Much longer than a successful post takes. */
const SLOT_TIMEOUT_MS = 250;
