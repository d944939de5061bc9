import { endLease } from "./lease.ts";

/**
 * What an update of `lanes as l` assigns to leave out the callbacks up to one, of which it is given the sequence: whoever
 * holds the lane loses it, and what is behind them is due.
 */
export function movePast(sequence: string): string {
  return `
    delivered = ${sequence}, attempts = 0, ${endLease("l")},
    due_at = case when l.head > ${sequence} then now() end,
    waiting_since = case when l.head > ${sequence} then l.waiting_since end,
    state = case l.state when 'parked' then 'open' else l.state end,
    state_reason = case l.state when 'parked' then null else l.state_reason end,
    updated_at = now()`;
}
