import { invalidateLease } from "../lanes/lease.ts";

/**
 * SQL that takes out of sessions what was reported of them, for after `where session_id`. Their numbers stay, so that
 * callbacks go on counting should one be reported again: a receiver drops what is older than what it has.
 */
export function writeEmptySessions(which: string): string {
  // By the clock, and not by when the transaction began: it may have waited for the report of a callback that it erases.
  return `
    update payment_sessions
    set snapshot = null, version = version + 1, erased_at = clock_timestamp(), updated_at = now()
    where session_id ${which}`;
}

/** The same of their lanes, which have nothing to deliver from then on. */
export function writeEmptyLanes(which: string): string {
  // A worker that holds the lane loses it. The URL of a session may name a person.
  return `
    update lanes
    set delivered = head, due_at = null, waiting_since = null, attempts = 0, ${invalidateLease("lanes")},
      state = case state when 'parked' then 'open' else state end,
      state_reason = case state when 'parked' then null else state_reason end, url = endpoint, updated_at = now()
    where session_id ${which}`;
}
