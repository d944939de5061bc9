import type { StatusFilter } from "@payment-routing/config-contract";
import type { StatusChange, StatusCodes } from "../sessions/status-change.ts";
import type { MerchantCallbacks } from "./resolve-callbacks.ts";

/**
 * Whether a merchant is told of a report: when any of its changes leads to a status that the configuration lets pass.
 * A transaction that is gone has no status to tell of.
 */
export function wantsCallback(emit: MerchantCallbacks["emit"], changes: readonly StatusChange[]): boolean {
  return changes.some(({ subject, after }) => after !== undefined && passes(emit[subject], after));
}

function passes(filter: StatusFilter, status: StatusCodes): boolean {
  return "only" in filter
    ? filter.only.some((match) => matchesStatus(match, status))
    : !filter.except.some((match) => matchesStatus(match, status));
}

/** Whether a status is the one that is described: without a sub-code it is described by its code alone. */
export function matchesStatus(match: StatusCodes, status: StatusCodes): boolean {
  return match.code === status.code && (match.sub_code === undefined || match.sub_code === status.sub_code);
}
