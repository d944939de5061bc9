import type { StatusFilter } from "@payment-routing/config-contract";
import type { StatusChange, StatusCodes } from "../sessions/status-change.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";

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
