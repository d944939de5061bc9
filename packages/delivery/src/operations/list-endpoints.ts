import { isDeepStrictEqual } from "node:util";
import { queryRecords } from "@payment-routing/database";
import type { DeliveryContext, MerchantDirectory } from "../context.ts";
import { type EndpointLimits, readLimits } from "../endpoints/endpoint-gates.ts";
import { isActive } from "../lanes/stored-state.ts";
import { Conditions } from "./conditions.ts";
import { IS_BUSY, IS_FAILING, WAITING_SINCE } from "./lane-summary.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "./page.ts";

/** The state and the backlog of an endpoint. */
export interface EndpointSummary {
  readonly endpoint: string;
  /** Clients with undelivered callbacks for the endpoint. */
  readonly clientIds: readonly number[];
  /** Clients whose callbacks go there unless a session names another address. */
  readonly configuredClientIds?: readonly number[];
  /** The limits of all these clients, each once. If they differ, a worker applies those of the client whose callback it sent last. */
  readonly limits: readonly EndpointLimits[];
  readonly state: "active" | "paused";
  readonly stateReason: string | undefined;
  /** Whether `resumeEndpoint` changes something. False if a recovery alone stops deliveries. */
  readonly isResumable: boolean;
  /**
   * - `closed`: callbacks are sent
   * - `open`: nothing is sent until `breakerOpenUntil`
   * - `half-open`: the next attempt is a probe, which closes the breaker or opens it again
   */
  readonly breaker: "closed" | "open" | "half-open";
  readonly breakerOpenUntil: Date | undefined;
  /** Consecutive failures. */
  readonly failures: number;
  /** When a worker resumes it; undefined if an operator must. */
  readonly pausedUntil: Date | undefined;
  readonly slowUntil: Date | undefined;
  /** Lanes that are not idle or not active, and the parked and paused ones among them. */
  readonly lanes: number;
  readonly lanesParked: number;
  readonly lanesPaused: number;
  /** Callbacks waiting in these lanes. */
  readonly callbacks: number;
  /** Pending redeliveries and test events. */
  readonly redeliveries: number;
  /** Age of the oldest next callback in milliseconds, by the database's clock. Undefined if none waits. */
  readonly oldestUndeliveredAgeMs: number | undefined;
  /** Attempts of the last 30 days (UTC), up to the last full minute, and those among them that were not accepted. */
  readonly attempts?: number | undefined;
  readonly failed?: number | undefined;
  readonly lastAttemptAt?: Date | undefined;
}

/** A filter of endpoints. All given conditions must hold. */
export interface EndpointFilter {
  readonly endpoint?: string;
  readonly state?: EndpointSummary["state"];
  readonly breaker?: EndpointSummary["breaker"];
  /** Only what is of these clients: their endpoints, lanes, redeliveries and limits. Attempts are not counted by client. */
  readonly clientIds?: readonly number[];
}

/**
 * Lists endpoints by name: those of the configuration, and those that have a backlog or a state to report or were used in the
 * last 30 days. Takes time in proportion to the waiting lanes and the endpoints.
 *
 * @param configured the clients of each endpoint of the configuration
 */
export async function listEndpoints(
  { pool, merchants }: Pick<DeliveryContext, "pool" | "merchants">,
  filter: EndpointFilter = {},
  options: PageOptions = {},
  configured: ReadonlyMap<string, readonly number[]> = new Map(),
): Promise<Page<EndpointSummary>> {
  const conditions = new Conditions();
  const { clientIds } = filter;
  const isOwn = (id: number) => clientIds?.includes(id) ?? true;
  const origins = conditions.bind(
    Array.from(configured).flatMap(([origin, ids]) => (ids.some(isOwn) ? origin : [])),
  );
  const clients = clientIds && `${conditions.bind(clientIds)}::bigint[]`;
  const asked = filter.endpoint === undefined ? "true" : `endpoint = ${conditions.bind(filter.endpoint)}`;
  conditions.require(asked);
  conditions.add(filter.state, (value) => `state = ${value}`);
  conditions.add(filter.breaker, (value) => `breaker = ${value}`);
  let after = "true";
  if (options.after !== undefined) {
    const [endpoint] = decodeCursor(options.after, ["text"]);
    after = `endpoint > ${conditions.bind(endpoint)}`;
    conditions.require(after);
  }
  const count = conditions.bind(countRows(options));
  const recent = clients ? undefined : writeRecent(filter, `${asked} and ${after}`, count);
  const rows = await queryRecords<EndpointRow>(
    pool,
    `${writeListed(
      `select endpoint from unnest(${origins}::text[]) as configured (endpoint)
       ${recent === undefined ? "" : `union (${recent})`}`,
      clients,
    )}
     , page as (select * from listed where ${conditions} order by endpoint limit ${count})
     select * from (${clients ? "select * from page" : ADD_OLDEST}) as page cross join lateral (${SUM_UP_ATTEMPTS}) as attempts
     order by endpoint`,
    conditions.values,
  );
  return makePage(
    rows,
    options,
    ({ endpoint }) => [endpoint],
    ({ attempts = 0, failed = 0, lastAttemptAt, ...row }) => {
      const configuredClientIds = (configured.get(row.endpoint) ?? []).filter(isOwn);
      const { limits } = addLimits(row, merchants, configuredClientIds);
      const counted = clientIds === undefined && { attempts, failed, lastAttemptAt };
      return { ...row, configuredClientIds, limits, ...counted };
    },
  );
}

/** A row of `listed`, or of a page of it with the attempts. */
export type EndpointRow = Omit<EndpointSummary, "limits" | "configuredClientIds">;

const IS_RECENT = "day > (now() at time zone 'UTC')::date - 30";

/**
 * SQL of the endpoints that were used in the last 30 days and may match the filter, in order, by an index step for each. Undefined if
 * none can: an endpoint without a state to report has a closed breaker.
 */
function writeRecent(
  { state, breaker }: EndpointFilter,
  condition: string,
  count: string,
): string | undefined {
  if (breaker !== undefined && breaker !== "closed") return undefined;
  const mayMatch = state === "paused" ? "exists (select from delivery_hold)" : "true";
  // All of them are listed then, and those of the page are enough.
  const limit = state === undefined && breaker === undefined ? `limit ${count}` : "";
  return `
    with recursive recent (endpoint) as (
      (
        select endpoint from endpoint_days where ${IS_RECENT} and ${condition} and ${mayMatch}
        order by endpoint limit 1
      )
      union all
      select (
        select endpoint from endpoint_days d
        where d.endpoint > r.endpoint and ${IS_RECENT} and ${condition}
        order by endpoint limit 1
      )
      from recent r where r.endpoint is not null
    )
    select endpoint from recent where endpoint is not null ${limit}`;
}

/** SQL of the age of a callback, in milliseconds. */
export function writeAge(madeAt: string): string {
  return `(extract(epoch from now() - ${madeAt}) * 1000)::float8`;
}

/** SQL of the endpoints of `page`, rows of `listed`, with the ages of their oldest undelivered callbacks. */
export const ADD_OLDEST = `
  select page.*, ${writeAge("made_at")} as oldest_undelivered_age_ms
  from page left join find_oldest_undelivered(array(select endpoint from page)) o using (endpoint)`;

// Summed up for the endpoints of a page: summing up all takes a second with 10,000.
const SUM_UP_ATTEMPTS = `
  select sum(attempts)::float8 as attempts, (sum(attempts) filter (where outcome <> 'accepted'))::float8 as failed,
    max(last_at) as last_attempt_at
  from endpoint_days where endpoint_days.endpoint = page.endpoint and ${IS_RECENT}`;

/**
 * SQL of the backlog of each endpoint, `waiting`, and of all endpoints with a backlog or a state to report, `listed`, and those
 * that the query `further` names. With `clients`, an array in SQL, of their backlog and of the endpoints that it has, with the ages of
 * their oldest callbacks.
 */
export const writeListed = (further = "select null::text limit 0", clients?: string) => `
  with waiting as (${sumUpLanes(clients)}),
  again as (
    select endpoint, count(*)::int as redeliveries from redeliveries r where due_at is not null ${
      clients
        ? `and exists (
          select from callbacks c where c.session_id = r.session_id and c.sequence = r.sequence and c.client_id = any(${clients})
        )`
        : ""
    }
    group by endpoint
  ),
  reported as (
    select * from endpoints
    where state = 'paused' or failures > 0 or open_until is not null or slow_until > now()
  ),
  further (endpoint) as (${further}),
  listed as (
    select endpoint, coalesce(w.client_ids, '{}') as client_ids,
      case when e.state = 'paused' or h.reason is not null then 'paused' else 'active' end as state,
      coalesce(h.reason, e.state_reason) as state_reason,
      case when e.state = 'paused' and h.reason is null then e.paused_until end as paused_until,
      coalesce(e.state = 'paused' or e.open_until is not null or e.slow_until > now(), false) as is_resumable,
      case when e.open_until is null then 'closed' when e.open_until > now() then 'open' else 'half-open' end as breaker,
      case when e.open_until > now() then e.open_until end as breaker_open_until, coalesce(e.failures, 0) as failures,
      case when e.slow_until > now() then e.slow_until end as slow_until,
      coalesce(w.lanes, 0) as lanes, coalesce(w.lanes_parked, 0) as lanes_parked,
      coalesce(w.lanes_paused, 0) as lanes_paused, coalesce(w.callbacks, 0) as callbacks,
      coalesce(a.redeliveries, 0) as redeliveries ${clients ? ", w.oldest_undelivered_age_ms" : ""}
    from waiting w full join again a using (endpoint) full join further using (endpoint)
      ${clients ? "left" : "full"} join reported e using (endpoint)
      left join delivery_hold h on true
  )`;

export function addLimits(
  row: EndpointRow,
  merchants: MerchantDirectory,
  configuredClientIds: readonly number[] = [],
): EndpointSummary {
  return { ...row, limits: listLimits([...row.clientIds, ...configuredClientIds], merchants) };
}

/** Without those of clients that are unknown or get no callbacks: nothing is sent to them. */
function listLimits(clientIds: readonly number[], merchants: MerchantDirectory): readonly EndpointLimits[] {
  const limits: EndpointLimits[] = [];
  for (const clientId of clientIds) {
    const merchant = merchants.find(clientId);
    const found = merchant && readLimits(merchant);
    if (found !== undefined && !limits.some((known) => isDeepStrictEqual(known, found))) limits.push(found);
  }
  return limits;
}

/** The oldest callback of some clients is looked for in their lanes. That of all is not, because it takes most of the time. */
export const sumUpLanes = (clients?: string) => `
    select endpoint, array_agg(distinct client_id) as client_ids, count(*)::int as lanes,
      (count(*) filter (where state = 'parked'))::int as lanes_parked,
      (count(*) filter (where state = 'paused'))::int as lanes_paused,
      (count(*) filter (where ${IS_FAILING}))::int as lanes_failing,
      (count(*) filter (where l.leased_until > now()))::int as lanes_leased,
      min(l.due_at) filter (where ${isActive("l.state")} and l.attempts = 0 and l.due_at <= now()) as due_since,
      sum(head - delivered - unused)::float8 as callbacks
      ${clients ? `, ${writeAge(`min(${WAITING_SINCE})`)} as oldest_undelivered_age_ms` : ""}
    from lanes l
    where (${IS_BUSY}) ${clients ? `and client_id = any(${clients})` : ""}
    group by endpoint`;
