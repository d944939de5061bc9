import type { Column } from "@payment-routing/database";
import { STORED_ACTIVE } from "../lanes/stored-state.ts";

/** The effect of an attempt on the state of its endpoint. */
export interface EndpointSignal {
  readonly endpoint: string;
  readonly clientId: number | undefined;
  /**
   * - `answers`: the endpoint answered, with any status below 500
   * - `fails`: no answer, or a 5xx
   * - `unasked`: the probe of the breaker was not made, so another may be
   */
  readonly health: "answers" | "fails" | "unasked";
  /** Requested pause in milliseconds, or 0. */
  readonly slowMs: number;
  /** Whether it answered 410. */
  readonly isGone: boolean;
  /** Whether the attempt was the probe of an open breaker. */
  readonly isProbe: boolean;
}

/** The signal when no attempt was made: releases the probe if it had one. */
export function releaseProbe({
  endpoint,
  clientId,
  isProbe,
}: Pick<EndpointSignal, "endpoint" | "clientId" | "isProbe">): EndpointSignal | undefined {
  return isProbe
    ? { endpoint, clientId, health: "unasked", slowMs: 0, isGone: false, isProbe: true }
    : undefined;
}

/** The columns of an optional signal in the rows that a statement settles. */
export const SIGNAL_COLUMNS: readonly Column<{ readonly signal?: EndpointSignal | undefined }>[] = [
  ["signal_endpoint", "text", ({ signal }) => signal?.endpoint],
  ["signal_client_id", "bigint", ({ signal }) => signal?.clientId],
  ["health", "text", ({ signal }) => signal?.health],
  ["slow_ms", "float8", ({ signal }) => signal?.slowMs],
  ["is_gone", "boolean", ({ signal }) => signal?.isGone],
  ["is_probe", "boolean", ({ signal }) => signal?.isProbe],
];

/**
 * SQL that updates `endpoints` with the signals of a relation with `SIGNAL_COLUMNS`, as common table expressions. Locks the
 * endpoints by name, after the locks of the relation. An answering endpoint without earlier failures needs no write.
 */
export function writeRecordSignals(relation: string, worker: string, breaker: BreakerParameters): string {
  const { threshold, firstPauseMs, maxPauseMs } = breaker;
  return `
signals as materialized (
  select signal_endpoint as endpoint, min(signal_client_id) as client_id, bool_or(health = 'answers') as answers,
    count(*) filter (where health = 'fails' and not is_probe)::int as failures,
    bool_or(health = 'fails' and is_probe) as probe_failed, bool_or(health = 'unasked') as was_unasked,
    max(slow_ms) as slow_ms, bool_or(is_gone) as is_gone
  from ${relation} where health is not null group by 1
),
audited as (
  insert into audit (actor, action, subject, reason)
  select ${worker}, 'pause-endpoint', 'endpoint:' || endpoint, 'answered 410 Gone' from signals
  where is_gone
    and (select e.state from endpoints e where e.endpoint = signals.endpoint) is distinct from 'paused'
),
updated_endpoints as (
  insert into endpoints as e (endpoint, client_id, state, state_reason, slow_until, failures, open_until)
  select endpoint, client_id, case when is_gone then 'paused' else ${STORED_ACTIVE} end,
    case when is_gone then 'answered 410 Gone' end,
    case when slow_ms > 0 then now() + slow_ms * interval '1 ms' end,
    case when answers then 0 else least(failures, ${threshold}) end,
    case when not answers and failures >= ${threshold} then ${writePauseEnd("0", firstPauseMs, maxPauseMs)} end
  from signals
  where not answers or slow_ms > 0 or is_gone
    or (select b.failures > 0 from endpoints b where b.endpoint = signals.endpoint)
  order by endpoint
  on conflict (endpoint) do update set
    state = case when excluded.state = 'paused' then 'paused' else e.state end,
    state_reason = case when e.state = 'paused' then e.state_reason else excluded.state_reason end,
    paused_until = case when e.state = 'paused' then e.paused_until end,
    slow_until = greatest(e.slow_until, excluded.slow_until),
    (failures, open_until) = (
      select
        case when s.answers then 0 when s.probe_failed then e.failures + 1
          when e.open_until is not null then e.failures else least(e.failures + s.failures, ${threshold}) end,
        case when s.answers then null
          when s.probe_failed then ${writePauseEnd(`e.failures + 1 - ${threshold}`, firstPauseMs, maxPauseMs)}
          when e.open_until is not null then case when s.was_unasked then now() else e.open_until end
          when e.failures + s.failures >= ${threshold} then ${writePauseEnd("0", firstPauseMs, maxPauseMs)} end
      from signals s where s.endpoint = e.endpoint
    ),
    updated_at = now()
)`;
}

/** The settings of the breaker, as parameters of the statement. */
type BreakerParameters = { readonly [Name in keyof BreakerSettings]: string };

/**
 * Settings of the circuit breaker of endpoints.
 *
 * The columns `failures` and `open_until` of `endpoints` store the state, shared by all workers:
 *
 * - **closed**: `open_until` is null. An attempt without an answer or with a 5xx increments `failures`; any other answer
 *   resets it. At the threshold, the breaker opens.
 * - **open**: `open_until` is in the future. Nothing is posted. Posts that were in progress have no effect when they fail; an
 *   answer closes the breaker.
 * - **half-open**: `open_until` is past. The claim that extends it by a lease makes one attempt, the probe. A failure opens the
 *   breaker for twice as long, an answer closes it. If the probe is not posted, another is allowed at once; if its worker is
 *   lost, at the end of the lease.
 *
 * Endpoints without failures or pauses have no row.
 */
export interface BreakerSettings {
  /** Consecutive failures that open the breaker. */
  readonly threshold: number;
  /** The first pause. Each further pause is twice as long. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

export const DEFAULT_BREAKER: BreakerSettings = {
  // More than the retries of one callback in its first minutes, so that a single session does not open the breaker.
  threshold: 10,
  firstPauseMs: 5000,
  // A dead endpoint costs one attempt in five minutes, and resumes within five minutes.
  maxPauseMs: 300_000,
};

/** SQL for the end of a pause that starts now, with 10 % jitter in both directions. */
function writePauseEnd(pausesBefore: string, firstPauseMs: string, maxPauseMs: string): string {
  const pauseMs = `least(${maxPauseMs}, ${firstPauseMs} * 2.0 ^ least(${pausesBefore}, 30))`;
  return `now() + ${pauseMs} * (0.9 + 0.2 * random()) * interval '1 ms'`;
}
