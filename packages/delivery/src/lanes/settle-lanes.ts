import { type BreakerSettings, writePauseEnd } from "../endpoints/breaker.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import { type ClaimedRow, readClaimedRow, selectContent } from "./claimed-row.ts";
import type { KeptConnection } from "./kept-connection.ts";
import type { Settlement } from "./settlement.ts";

export interface SettleOptions {
  readonly leaseMs: number;
  readonly breaker: BreakerSettings;
  readonly worker: string;
}

/** What came of settling a lane; a settlement without one had lost its lease and changed nothing. */
export interface SettledLane {
  readonly sessionId: number;
  /** The next callback of the lane, under the same lease. */
  readonly next: ClaimedCallback | undefined;
}

/**
 * Settles some lanes in one transaction: lane, callback, attempt and endpoint change together. Whoever does not hold the
 * lease any more changes nothing.
 *
 * Locks lanes in order of their sessions, then endpoints in theirs, as everybody does.
 */
export async function settleLanes(
  connection: KeptConnection,
  settlements: readonly Settlement[],
  { leaseMs, breaker, worker }: SettleOptions,
): Promise<readonly SettledLane[]> {
  const askedAtMs = performance.now();
  const { rows } = await connection.query<SettledRow>({
    name: "settle-lanes",
    text: SETTLE_LANES,
    values: [
      JSON.stringify(settlements.map((settlement) => writeSettlement(settlement, askedAtMs))),
      leaseMs,
      worker,
      breaker.threshold,
      breaker.firstPauseMs,
      breaker.maxPauseMs,
    ],
  });
  return rows.map((row) => ({
    sessionId: Number(row.session_id),
    next: row.goes_on ? readClaimedRow(row, askedAtMs, leaseMs) : undefined,
  }));
}

interface SettledRow extends ClaimedRow {
  readonly goes_on: boolean;
}

/** A settlement as the statement takes it apart again. */
function writeSettlement({ signal, attempt, ...lane }: Settlement, nowMs: number): unknown {
  return {
    session_id: lane.sessionId,
    sequence: lane.sequence,
    lease: lane.lease,
    verdict: lane.verdict,
    wait_ms: lane.waitMs,
    reason: lane.reason,
    wants_next: lane.wantsNext,
    made_at: lane.madeAt,
    ...(signal && {
      signal_endpoint: signal.endpoint,
      signal_client_id: signal.clientId,
      health: signal.health,
      slow_ms: signal.slowMs,
      is_gone: signal.isGone,
      is_probe: signal.isProbe,
    }),
    ...(attempt && {
      attempt: attempt.attempt,
      endpoint: attempt.endpoint,
      url: attempt.url,
      elapsed_ms: nowMs - attempt.startedAtMs,
      duration_ms: Math.round(attempt.durationMs),
      outcome: attempt.outcome,
      status: attempt.status,
      error: attempt.error,
      request_headers: attempt.requestHeaders,
      response_headers: attempt.responseHeaders,
      response_body: attempt.responseBody,
    }),
  };
}

const SETTLE_LANES = `
with given as (
  select *, verdict in ('deliver', 'skip') as passes
  from json_to_recordset($1::json) as g (
    session_id bigint, sequence bigint, lease bigint, verdict text, wait_ms float8, reason text, wants_next boolean,
    made_at timestamptz,
    signal_endpoint text, signal_client_id bigint, health text, slow_ms float8, is_gone boolean, is_probe boolean,
    attempt int, endpoint text, url text, elapsed_ms float8, duration_ms int, outcome text, status int, error text,
    request_headers jsonb, response_headers jsonb, response_body text
  )
),
-- The fence: only lanes whose lease and turn are those of the settlement.
held as materialized (
  select g.*, l.head > g.sequence as has_more,
    g.passes and g.wants_next and l.head > g.sequence and l.state = 'open' and l.endpoint = g.endpoint
      and not exists (
        select from endpoints e
        where e.endpoint = l.endpoint
          and (e.state = 'paused' or e.slow_until > now() or e.open_until is not null)
      ) as goes_on
  from (select * from given order by session_id) g cross join lateral (
    select head, state, endpoint from lanes
    where session_id = g.session_id and lease = g.lease and delivered = g.sequence - 1
    for update
  ) l
),
moved as (
  update lanes l set
    delivered = case when h.passes then h.sequence else l.delivered end,
    attempts = case when h.passes then 0 when h.verdict = 'hold' then l.attempts else l.attempts + 1 end,
    due_at = case
      when h.goes_on then now() + $2::int * interval '1 ms'
      when h.passes or h.verdict = 'stall' then case when h.has_more then now() end
      when h.verdict in ('retry', 'hold') then now() + h.wait_ms * interval '1 ms'
    end,
    waiting_since = case when not h.passes then l.waiting_since when h.has_more then h.made_at end,
    state = case when h.verdict = 'park' and l.state = 'open' then 'parked' else l.state end,
    state_reason = case when l.state = 'open' then h.reason else l.state_reason end,
    lease = case when h.goes_on then l.lease else l.lease + 1 end,
    updated_at = now()
  from held h where l.session_id = h.session_id
  returning l.*, h.goes_on
),
settled as (
  update callbacks c
  set state = case h.verdict when 'deliver' then 'delivered' else 'skipped' end, settled_at = now()
  from held h
  where h.passes and c.session_id = h.session_id and c.sequence = h.sequence and c.at = h.made_at
    and c.state = 'waiting'
),
recorded as (
  insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, error,
    request_headers, response_headers, response_body, worker, next_attempt_at)
  select now() - elapsed_ms * interval '1 ms', session_id, sequence, attempt, endpoint, url, duration_ms, outcome,
    status, error, request_headers, response_headers, response_body, $3,
    case when verdict = 'retry' then now() + wait_ms * interval '1 ms' end
  from held where outcome is not null
),
signals as materialized (
  select signal_endpoint as endpoint, min(signal_client_id) as client_id, bool_or(health = 'answers') as answers,
    count(*) filter (where health = 'fails' and not is_probe)::int as failures,
    bool_or(health = 'fails' and is_probe) as probe_failed,
    max(slow_ms) as slow_ms, bool_or(is_gone) as is_gone
  from held where health is not null group by 1
),
audited as (
  insert into audit (actor, action, subject, reason)
  select $3, 'pause-endpoint', endpoint, 'answered 410 Gone' from signals
  where is_gone
    and not exists (select from endpoints e where e.endpoint = signals.endpoint and e.state = 'paused')
),
noted as (
  insert into endpoints as e (endpoint, client_id, state, state_reason, slow_until, failures, open_until)
  select endpoint, client_id, case when is_gone then 'paused' else 'open' end,
    case when is_gone then 'answered 410 Gone' end,
    case when slow_ms > 0 then now() + slow_ms * interval '1 ms' end,
    case when answers then 0 else least(failures, $4::int) end,
    case when not answers and failures >= $4::int then ${writePauseEnd("0", "$5::int", "$6::int")} end
  from signals
  -- An endpoint that answers, as nearly all do nearly always, writes nothing.
  where not answers or slow_ms > 0 or is_gone
    or exists (select from endpoints b where b.endpoint = signals.endpoint and b.failures > 0)
  order by endpoint
  on conflict (endpoint) do update set
    state = case when excluded.state = 'paused' then 'paused' else e.state end,
    state_reason = case when e.state = 'open' then excluded.state_reason else e.state_reason end,
    slow_until = greatest(e.slow_until, excluded.slow_until),
    (failures, open_until) = (
      select
        case when s.answers then 0 when s.probe_failed then e.failures + 1
          when e.open_until is not null then e.failures else least(e.failures + s.failures, $4::int) end,
        case when s.answers then null
          when s.probe_failed then ${writePauseEnd("e.failures + 1 - $4::int", "$5::int", "$6::int")}
          when e.open_until is not null then e.open_until
          when e.failures + s.failures >= $4::int then ${writePauseEnd("0", "$5::int", "$6::int")} end
      from signals s where s.endpoint = e.endpoint
    ),
    updated_at = now()
)
select m.session_id, m.client_id, m.endpoint, m.url, m.delivered, m.head, m.lease, m.attempts, m.goes_on,
  false as is_probe, ${selectContent("b")}
from moved m left join callbacks b on m.goes_on and b.session_id = m.session_id and b.sequence = m.delivered + 1
  and b.at >= m.waiting_since and b.at <= now()`;
