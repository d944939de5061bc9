import type { Pool } from "pg";
import { STALLED } from "./classify-attempt.ts";
import { type Repetition, repeat } from "./repeat.ts";

/**
 * Opens lanes again, time after time, that were parked until there is a newer callback to stand for the one that was
 * retried to the end.
 */
export function reviveLanes(pool: Pool, options: ReviveOptions): Repetition {
  let since = "-infinity";

  async function revive(): Promise<void> {
    const query = { name: "revive-lanes", text: REVIVE_LANES, values: [since, STALLED] };
    const { rows } = await pool.query<{ lanes: number; until: string }>(query);
    const [result] = rows;
    since = result?.until ?? since;
    if (result !== undefined && result.lanes > 0) options.onRevived();
  }

  return repeat(revive, options.pauseMs, options.onError);
}

interface ReviveOptions {
  readonly pauseMs: number;
  /** Lanes have become due. */
  readonly onRevived: () => void;
  readonly onError: (error: unknown) => void;
}

// A lane that is being raised has the time of a transaction that is not committed yet: so a minute is looked at twice.
const REVIVE_LANES = `
  with revived as (
    update lanes set state = 'open', due_at = now(), updated_at = now()
    where session_id = any(array(
      select session_id from lanes l
      where state = 'parked' and updated_at >= $1::text::timestamptz and head > delivered + 1
        and starts_with(state_reason, $2)
        -- One that the outgoing contract refuses stands for nothing.
        and exists (
          select from callbacks c
          where c.session_id = l.session_id and c.sequence > l.delivered + 1 and c.at >= l.waiting_since
            and c.state = 'waiting'
        )
      order by session_id for update skip locked
    ))
    returning session_id
  )
  select (select count(*) from revived)::int as lanes, (now() - interval '1 minute')::text as until`;
