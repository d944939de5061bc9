import type { MerchantDirectory } from "../context.ts";

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
