import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";
import { EndpointGates, type EndpointLimits } from "../endpoints/endpoint-gates.ts";
import type { WorkerShare } from "../endpoints/worker-share.ts";
import type { WorkerStatistics } from "./worker-options.ts";

interface SlotsOptions {
  /** Whether nothing more may be claimed for now. */
  readonly isHeld: () => boolean;
  readonly onFreed: () => void;
}

/** What a worker may have under way: a number over all, and for each endpoint what it allows. */
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

  /** None while nothing more may be claimed. */
  countFree(): number {
    if (this.#options.isHeld()) return 0;
    return this.#slots - this.#statistics.postsUnderWay;
  }

  /** How many posts may begin now to each endpoint that is known. */
  findRooms(): ReadonlyMap<string, number> {
    return this.#gates.findRooms(performance.now());
  }

  /** Until a rate lets something through again; undefined when none is in the way. */
  findNextRoomMs(): number | undefined {
    return this.#gates.findNextRoomMs(performance.now());
  }

  setShare(share: WorkerShare): void {
    this.#gates.setShare(share);
  }

  /** Begins a post if it may; `leave` ends it. */
  enter(endpoint: string, merchant: MerchantCallbacks): boolean {
    if (this.#isClosed || !this.#gates.enter(endpoint, limitsOf(merchant), performance.now())) return false;
    this.#statistics.postsUnderWay++;
    return true;
  }

  /** Begins a post as soon as it may, if that is soon. */
  async enterSoon(endpoint: string, merchant: MerchantCallbacks): Promise<boolean> {
    if (this.#isClosed) return false;
    const isIn = await this.#gates.enterSoon(endpoint, limitsOf(merchant), performance.now(), PATIENCE_MS);
    if (isIn) this.#statistics.postsUnderWay++;
    return isIn;
  }

  leave(endpoint: string): void {
    this.#statistics.postsUnderWay--;
    this.#gates.leave(endpoint, performance.now());
    this.#options.onFreed();
  }

  /** Lets nobody in that waits for this endpoint. */
  turnAway(endpoint: string): void {
    this.#gates.turnAway(endpoint);
  }

  /** Lets nothing begin any more. */
  close(): void {
    this.#isClosed = true;
    this.#gates.turnAllAway();
  }
}

/** Much longer than a post takes that all goes well with. */
const PATIENCE_MS = 250;

function limitsOf({ concurrency, rate_per_second }: MerchantCallbacks): EndpointLimits {
  return { concurrency, ratePerSecond: rate_per_second };
}
