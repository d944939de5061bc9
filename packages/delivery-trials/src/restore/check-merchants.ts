import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import { keyOf } from "../result/check-acknowledged.ts";

/** A callback that the database has after a restore. */
export interface RestoredCallback {
  readonly id: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly state: string;
}

/**
 * Checks what merchants see after a restore: callbacks that waited come with their IDs, numbers and bytes, also those that were
 * delivered meanwhile; no other restored callback comes again; new callbacks have numbers from the floor on.
 */
export function checkMerchants(
  restored: readonly RestoredCallback[],
  before: readonly Receipt[],
  after: readonly Receipt[],
  floor: number,
) {
  const delivered = new Map(before.filter(isAccepted).map((each) => [each.id, each]));
  const statuses = new Set(Array.from(delivered.values(), statusOf));
  const known = new Map(restored.map((each) => [each.id, each]));
  const waiting = restored.filter(({ state }) => state === "waiting");
  const accepted = after.filter(isAccepted);
  const receivedIds = new Set(accepted.map(({ id }) => id));
  const twice = accepted.filter(({ id }) => delivered.has(id));
  const fresh = accepted.filter(({ id }) => !known.has(id));
  const named = {
    "waited and did not come": waiting.filter(({ id }) => !receivedIds.has(id)),
    "came again with other bytes": twice.filter(({ id, digest }) => delivered.get(id)?.digest !== digest),
    "came again though it did not wait": twice.filter(({ id }) => known.get(id)?.state !== "waiting"),
    "has another number": accepted.filter(
      ({ id, sequence }) => (known.get(id)?.sequence ?? sequence) !== sequence,
    ),
    "has a number below the floor": fresh.filter(({ sequence }) => sequence < floor),
  };
  return {
    figures: {
      "waited at that moment": waiting.length,
      "of these delivered before, came again with their ID": new Set(twice.map(({ id }) => id)).size,
      // Statuses that the database had forgotten, and processors reported again.
      "statuses that came again with another ID": [...new Set(fresh.map(statusOf))].filter((each) =>
        statuses.has(each),
      ).length,
    },
    issues: Object.entries(named).flatMap(([what, found]) =>
      found.slice(0, 5).map((each) => `callback ${keyOf(each)} ${what}`),
    ),
  };
}

const statusOf = ({ sessionId, codes }: Receipt): string => `${sessionId}: ${codes.join()}`;
