import type { DedicatedConnection } from "@payment-routing/database";
import type { MerchantDirectory } from "../context.ts";
import type { CallbackSender } from "./post-once.ts";
import type { Slots } from "./slots.ts";
import type { WorkerSettings, WorkerStatistics } from "./worker-options.ts";

/** What the loops of a worker share. */
export interface WorkerResources {
  readonly settings: WorkerSettings;
  readonly statistics: WorkerStatistics;
  readonly sender: CallbackSender;
  readonly slots: Slots;
  readonly unknownClients: UnknownClients;
  /** The connection for settlements. */
  readonly connection: DedicatedConnection;
  /** Aborts when posts in progress are cancelled; failed settlements are then not retried. */
  readonly abortSignal: AbortSignal;
  /** Whether a lease may continue for the next callback of a lane. */
  readonly wantsNext: () => boolean;
  /** Called with the error of a callback that could not be settled. */
  readonly onUnsettled: (error: unknown) => void;
}

/** Clients with callbacks that this worker's configuration does not have. Other workers may have a newer one. */
export class UnknownClients {
  readonly #merchants: MerchantDirectory;
  readonly #clientIds = new Set<number>();

  constructor(merchants: MerchantDirectory) {
    this.#merchants = merchants;
  }

  add(clientId: number): void {
    this.#clientIds.add(clientId);
  }

  /** Forgets clients that are configured by now. */
  list(): readonly number[] {
    for (const clientId of this.#clientIds) {
      if (this.#merchants.find(clientId) !== undefined) this.#clientIds.delete(clientId);
    }
    return [...this.#clientIds];
  }
}
