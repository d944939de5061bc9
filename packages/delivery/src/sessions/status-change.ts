import type { StatusFilter } from "@payment-routing/config-contract";
import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import type { SessionSnapshot } from "./snapshot.ts";

/** The codes that identify a status. */
export interface StatusCodes {
  readonly code: number;
  readonly sub_code?: number;
}

/** A change of the status of a session or transaction. */
export interface StatusChange {
  readonly subject: "session" | "transaction";
  /** Set for a transaction. */
  readonly transaction_id?: number;
  /** Undefined for a new one. */
  readonly before?: StatusCodes;
  /** Undefined for a removed one. */
  readonly after?: StatusCodes;
}

/** Lists the changes between two snapshots, that of the session first. */
export function findStatusChanges(
  before: SessionSnapshot | undefined,
  after: SessionSnapshot,
): readonly StatusChange[] {
  const changes: StatusChange[] = [];
  const compare = (
    subject: Pick<StatusChange, "subject" | "transaction_id">,
    earlier: StatusCodes | undefined,
    later: StatusCodes | undefined,
  ): void => {
    if (earlier?.code === later?.code && earlier?.sub_code === later?.sub_code) return;
    changes.push({
      ...subject,
      ...(earlier && { before: pick(earlier) }),
      ...(later && { after: pick(later) }),
    });
  };
  const gone = new Map<number, StatusCodes>();
  for (const { id, status } of before?.transactions ?? []) gone.set(id, status);
  compare({ subject: "session" }, before?.status, after.status);
  for (const { id, status } of after.transactions) {
    compare({ subject: "transaction", transaction_id: id }, gone.get(id), status);
    gone.delete(id);
  }
  for (const [id, status] of gone) compare({ subject: "transaction", transaction_id: id }, status, undefined);
  return changes;
}

function pick({ code, sub_code }: StatusCodes): StatusCodes {
  return sub_code === undefined ? { code } : { code, sub_code };
}

/**
 * Whether a report creates a callback: one of its changes leads to a status that the merchant's configuration selects. A removed
 * transaction has no status.
 */
export function wantsCallback(emit: MerchantCallbacks["emit"], changes: readonly StatusChange[]): boolean {
  return changes.some(({ subject, after }) => after !== undefined && passes(emit[subject], after));
}

function passes(filter: StatusFilter, status: StatusCodes): boolean {
  return "only" in filter
    ? filter.only.some((match) => matchesStatus(match, status))
    : !filter.except.some((match) => matchesStatus(match, status));
}

/** Whether a status matches. A description without a sub-code matches any sub-code. */
export function matchesStatus(match: StatusCodes, status: StatusCodes): boolean {
  return match.code === status.code && (match.sub_code === undefined || match.sub_code === status.sub_code);
}
