import type { Ledger } from "../load/ledger.ts";
import { isAccepted } from "../receiver/receipt.ts";
import type { Trial } from "./open-trial.ts";

/** Whether payments get through that were begun after something began to go wrong. */
export interface Movement {
  /** True once several sessions of each merchant were begun, reported to their end, and delivered whole since then. */
  hasMoved(): Promise<boolean>;
}

/** Begins to watch: sessions that the ledger has already do not count. It asks merchants alone, and no database. */
export function watchMovement({ collectReceipts }: Pick<Trial, "collectReceipts">, ledger: Ledger): Movement {
  const before = new Set(ledger.sessions.keys());
  return {
    async hasMoved() {
      const accepted = (await collectReceipts()).filter(
        (receipt) => isAccepted(receipt) && !before.has(receipt.sessionId),
      );
      const received = Map.groupBy(accepted, ({ sessionId }) => sessionId);
      const whole = [...ledger.sessions.values()].filter(
        ({ sessionId, callbacks }) =>
          callbacks.length === CALLBACKS &&
          new Set(received.get(sessionId)?.map(({ sequence }) => sequence)).size === CALLBACKS,
      );
      const merchants = new Set(Array.from(ledger.sessions.values(), ({ merchant }) => merchant));
      const counts = Map.groupBy(whole, ({ merchant }) => merchant);
      return [...merchants].every((merchant) => (counts.get(merchant)?.length ?? 0) >= ENOUGH);
    },
  };
}

/** Of a session that was reported to its end. */
const CALLBACKS = 4;
/** By chance one session may get through in a moment when nothing is wrong. */
const ENOUGH = 3;
