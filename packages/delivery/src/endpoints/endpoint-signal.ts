import type { Column } from "@payment-routing/database";

/** What an attempt says of an endpoint. */
export interface EndpointSignal {
  readonly endpoint: string;
  readonly clientId: number | undefined;
  /**
   * - `answers`: it does, whatever it says
   * - `fails`: no answer, or one that says that nobody is there
   * - `unasked`: the attempt that the breaker let through was not made; another may be
   */
  readonly health: "answers" | "fails" | "unasked";
  /** How long it asks to be left alone; 0 when it does not ask. */
  readonly slowMs: number;
  /** Whether it said that it is gone for good. */
  readonly isGone: boolean;
  /** Whether it was the one attempt that the breaker let through. */
  readonly isProbe: boolean;
}

/** What whoever made no attempt says of the endpoint: nothing, unless it was to make the one that the breaker lets through. */
export function releaseProbe({
  endpoint,
  clientId,
  isProbe,
}: Pick<EndpointSignal, "endpoint" | "clientId" | "isProbe">): EndpointSignal | undefined {
  return isProbe
    ? { endpoint, clientId, health: "unasked", slowMs: 0, isGone: false, isProbe: true }
    : undefined;
}

/** The columns of a signal, if there is one, in the rows that a statement settles. */
export const SIGNAL_COLUMNS: readonly Column<{ readonly signal?: EndpointSignal | undefined }>[] = [
  ["signal_endpoint", "text", ({ signal }) => signal?.endpoint],
  ["signal_client_id", "bigint", ({ signal }) => signal?.clientId],
  ["health", "text", ({ signal }) => signal?.health],
  ["slow_ms", "float8", ({ signal }) => signal?.slowMs],
  ["is_gone", "boolean", ({ signal }) => signal?.isGone],
  ["is_probe", "boolean", ({ signal }) => signal?.isProbe],
];

/**
 * SQL that brings the rows of `endpoints` up to date with the signals of a relation that has `SIGNAL_COLUMNS`, as common
 * table expressions. Endpoints are locked in order of their names, after all that the relation has locked. An endpoint
 * that answers, as nearly all do nearly always, writes nothing.
 */
export function writeNoteSignals(relation: string, worker: string, breaker: BreakerParameters): string {
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
noted as (
  insert into endpoints as e (endpoint, client_id, state, state_reason, slow_until, failures, open_until)
  select endpoint, client_id, case when is_gone then 'paused' else 'open' end,
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
    state_reason = case when e.state = 'open' then excluded.state_reason else e.state_reason end,
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
 * When the breaker of an endpoint opens, and for how long.
 *
 * A breaker is the columns `failures` and `open_until` of the endpoint's row, so that all workers share it:
 *
 * - **closed**: `open_until` is null. An attempt that gets no answer, or one that says that nobody is there, raises
 *   `failures`; any other answer makes it 0 again. At the threshold the breaker opens.
 * - **open**: `open_until` is in the future. Nothing is posted. What was under way when it opened changes nothing any
 *   more, unless it is answered: that closes the breaker.
 * - **half-open**: `open_until` is past. The claim that moves it on by a lease makes the one attempt that is let through.
 *   Its failure opens the breaker again, for twice as long; its answer closes it. If nothing is posted after all, the
 *   next attempt is let through at once, and if its worker is lost, at the end of the lease.
 *
 * There is a row only for an endpoint that has something to remember.
 */
export interface BreakerSettings {
  /** Failures in a row that open it. */
  readonly threshold: number;
  /** The first pause; each further one is twice as long. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

export const DEFAULT_BREAKER: BreakerSettings = {
  // More than the retries of one callback in its first minutes: a single session does not stop its merchant.
  threshold: 10,
  firstPauseMs: 5000,
  // The price of an endpoint that is dead for long is one attempt in five minutes; back again it waits no longer.
  maxPauseMs: 300_000,
};

/** SQL for the end of a pause that begins now, after a number of pauses before; a fifth of it is left to chance. */
function writePauseEnd(pausesBefore: string, firstPauseMs: string, maxPauseMs: string): string {
  const pauseMs = `least(${maxPauseMs}, ${firstPauseMs} * 2.0 ^ least(${pausesBefore}, 30))`;
  return `now() + ${pauseMs} * (0.9 + 0.2 * random()) * interval '1 ms'`;
}
