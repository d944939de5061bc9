import type { Pool } from "pg";
import { STALLED_PREFIX } from "./classify-attempt.ts";
import { type Repetition, repeat } from "./repeat.ts";

/** Periodically reopens lanes that are parked until a newer callback can supersede the exhausted one. */
export function reviveLanes(pool: Pool, options: ReviveOptions): Repetition {
  let since = "-infinity";

  async function revive(): Promise<void> {
    const query = { name: "revive-lanes", text: REVIVE_LANES, values: [since, STALLED_PREFIX] };
    const { rows } = await pool.query<{ lanes: number; until: string }>(query);
    const [result] = rows;
    since = result?.until ?? since;
    if (result !== undefined && result.lanes > 0) options.onRevived();
  }

  return repeat(revive, options.pauseMs, options.onError);
}

interface ReviveOptions {
  readonly pauseMs: number;
  /** Called when lanes became due. */
  readonly onRevived: () => void;
  readonly onError: (error: unknown) => void;
}

// Overlaps by a minute, because `updated_at` is the start of a transaction that may commit later.
const REVIVE_LANES = `
  with revived as (
    update lanes set state = 'open', due_at = now(), updated_at = now()
    where session_id = any(array(
      select session_id from lanes l
      where state = 'parked' and updated_at >= $1::text::timestamptz and head > delivered + 1
        and starts_with(state_reason, $2)
        -- A rejected callback cannot supersede others.
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
