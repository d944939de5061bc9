import type { Ledger } from "@payment-routing/test-support/load";
import { isAccepted } from "../receiver/receipt.ts";
import type { Trial } from "./open-trial.ts";

/** Delivery of the sessions that started after a fault began. */
export interface Progress {
  /** True once several new sessions of each merchant are reported and delivered completely. */
  hasProgressed(): Promise<boolean>;
}

/** Ignores the sessions already in the ledger. Reads the receipts only, because the database may be unavailable. */
export function watchProgress({ collectReceipts }: Pick<Trial, "collectReceipts">, ledger: Ledger): Progress {
  const before = new Set(ledger.sessions.keys());
  return {
    async hasProgressed() {
      const accepted = (await collectReceipts()).filter(
        (receipt) => isAccepted(receipt) && !before.has(receipt.sessionId),
      );
      const received = Map.groupBy(accepted, ({ sessionId }) => sessionId);
      const complete = [...ledger.sessions.values()].filter(
        ({ sessionId, callbacks }) =>
          callbacks.length === CALLBACKS &&
          new Set(received.get(sessionId)?.map(({ sequence }) => sequence)).size === CALLBACKS,
      );
      const merchants = new Set(Array.from(ledger.sessions.values(), ({ merchant }) => merchant));
      const counts = Map.groupBy(complete, ({ merchant }) => merchant);
      return [...merchants].every((merchant) => (counts.get(merchant)?.length ?? 0) >= MIN_SESSIONS);
    },
  };
}

/** Number of callbacks of a complete session. */
const CALLBACKS = 4;
/** More than one, because a session may complete between two faults. */
const MIN_SESSIONS = 3;
