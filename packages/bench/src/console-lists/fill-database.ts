import { createPastPartitions, longQuery, type Pool } from "@payment-routing/database";

/** The content of the filled database. */
export interface Contents {
  readonly callbacks: number;
  /** One of them has half of the 20,000 waiting callbacks, some of them parked. */
  readonly endpoints: number;
  readonly days: number;
}

/** Values that few rows have, for filters. */
export const RARE = {
  clientId: 99_001,
  accountId: 99_001,
  sessionCode: 4999,
  transactionCode: 2999,
  eventType: "rare",
  actor: "somebody",
} as const;

/** Sessions of two callbacks; those of the newest sessions wait. Set-based, so that ten million take minutes. */
export async function fillDatabase(
  pool: Pool,
  { callbacks, endpoints, days }: Contents,
  progress: (message: string) => void,
): Promise<void> {
  for (const table of ["callbacks", "attempts"] as const) await createPastPartitions(pool, table, days);
  const sessions = callbacks / 2;
  const perDay = Math.ceil(sessions / days);
  const waiting = Math.min(20_000, Math.floor(sessions / 10));
  const run = (text: string, values: unknown[]) => pool.query(longQuery(text, values));
  for (let day = 0; day < days; day++) {
    const first = day * perDay + 1;
    const last = Math.min(sessions, first + perDay - 1);
    const daysAgo = days - day;
    await run(INSERT_CALLBACKS, [first, last, perDay, daysAgo, endpoints, sessions - waiting]);
    await run(INSERT_ATTEMPTS, [first, last, perDay, daysAgo, endpoints, sessions - waiting]);
    await run(INSERT_LANES, [first, last, perDay, daysAgo, endpoints, sessions - waiting]);
    await run(INSERT_SESSIONS, [first, last, perDay, daysAgo, endpoints, sessions - waiting]);
    await run(INSERT_KEYS, [first, last]);
    progress(`${last * 2} callbacks`);
  }
  await run(INSERT_ENDPOINTS, [endpoints]);
  await run(INSERT_ENDPOINT_DAYS, [endpoints, days]);
  await run(INSERT_ROUTING, [days]);
  await run(INSERT_ACTIONS, []);
  await run(INSERT_AUDIT, [Math.min(200_000, sessions)]);
  progress("vacuum");
  for (const table of TABLES) {
    await run(`vacuum (freeze, analyze) ${table}`, []);
  }
}

const TABLES = [
  ...["callbacks", "attempts", "lanes", "endpoints", "audit"],
  ...["payment_sessions", "session_keys", "endpoint_days", "routing_hours", "operator_actions"],
];

// $1 and $2: the sessions; $3: sessions a day; $4: days ago; $5: endpoints; $6: the last session that is delivered.
const SESSIONS = `
  select k, (date_trunc('day', now(), 'UTC') - $4::int * interval '1 day')
      + (k - $1::bigint) * interval '1 day' / $3::bigint as at,
    case when k % 1000003 = 1 then ${RARE.clientId} when k % 5 < 2 then 10001 else 20000 + k % 2000 end as client_id,
    'https://merchant-' || case when k > $6::bigint and k % 2 = 0 then 0 else k % $5::int end || '.example' as endpoint,
    k > $6::bigint as waits
  from generate_series($1::bigint, $2::bigint) as k`;

const INSERT_CALLBACKS = `
  insert into callbacks (at, session_id, sequence, callback_id, client_id, account_id, state, event_type, event_subtype,
    session_code, transaction_ids, transaction_codes, settled_at)
  select s.at + n * interval '10 ms', k, n, 'cb_' || k || '_' || n, client_id,
    case when k % 1000003 = 1 then ${RARE.accountId} else 100000 + client_id end,
    case when n = 2 and waits then 'waiting' when k % 500009 = 1 then 'skipped' when k % 500009 = 2 then 'superseded'
      else 'delivered' end,
    case when k % 1000003 = 2 then '${RARE.eventType}' else 'payment' end, 'changed',
    case when k % 1000003 = 3 then ${RARE.sessionCode} else 4010 + n * 10 end, array[1900000000 + k],
    array[case when k % 1000003 = 4 then ${RARE.transactionCode} else 2000 + n * 10 end],
    case when not (n = 2 and waits) then s.at + interval '1 s' end
  from (${SESSIONS}) s, generate_series(1, 2) as n`;

const INSERT_ATTEMPTS = `
  insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker)
  select s.at + interval '500 ms', k, n, 1, endpoint, endpoint || '/callbacks', k % 900,
    case when n = 2 and waits then 'failed' else 'accepted' end, case when n = 2 and waits then 500 else 200 end, 'worker'
  from (${SESSIONS}) s, generate_series(1, 2) as n`;

// Active lanes and endpoints are stored as 'open'.
const INSERT_LANES = `
  insert into lanes (session_id, client_id, endpoint, url, head, delivered, due_at, waiting_since, attempts, state, state_reason)
  select k, client_id, endpoint, endpoint || '/callbacks', 2, case when waits then 1 else 2 end,
    case when waits then now() + interval '1 hour' end, case when waits then s.at end, waits::int,
    case when waits and k % 10 = 0 then 'parked' when waits and k % 1000 = 1 then 'paused' else 'open' end,
    case when waits and k % 10 = 0 then 'given up after 10 attempts' when waits and k % 1000 = 1 then 'maintenance' end
  from (${SESSIONS}) s`;

const INSERT_SESSIONS = `
  insert into payment_sessions (session_id, client_id, account_id, version, source_sequence, snapshot, updated_at)
  select k, client_id, 100000 + client_id, 2, 2, '', s.at from (${SESSIONS}) s`;

// Order numbers are like record locators: some have several sessions.
const INSERT_KEYS = `
  insert into session_keys (key, kind, session_id)
  select case kind when 'order' then upper(left(md5(k::text), 6)) else (1900000000 + k)::text end, kind, k
  from generate_series($1::bigint, $2::bigint) as k, unnest(array['order', 'transaction']) as kind`;

// Every tenth endpoint fails sometimes.
const INSERT_ENDPOINT_DAYS = `
  insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at)
  select 'https://merchant-' || k || '.example', (at at time zone 'UTC')::date, outcome, 100, at, at
  from generate_series(0, $1::int - 1) as k, unnest(array['accepted', '5xx']) as outcome,
    lateral (select now() - age * interval '1 day' as at from generate_series(0, $2::int - 1) as age) as days
  where outcome = 'accepted' or k % 10 = 0`;

const INSERT_ENDPOINTS = `
  insert into endpoints (endpoint, client_id, state, state_reason, failures, open_until)
  select 'https://merchant-' || k || '.example', 20000 + k % 2000, case when k % 200 = 1 then 'paused' else 'open' end,
    case when k % 200 = 1 then 'maintenance' end, k % 3, case when k % 100 = 0 then now() + interval '1 hour' end
  from generate_series(0, $1::int - 1) as k`;

// Three versions decided on sixty methods, by hour for two days and by day before.
const INSERT_ROUTING = `
  insert into routing_hours (client_id, at, digest, methods)
  select client_id, at, md5(digest::text), (
    select jsonb_object_agg(method, jsonb_build_object('offered', 900 + method, 'amount-below-minimum', 50, 'country', 50))
    from generate_series(0, 60) as method
  )
  from unnest(array[0, 10001] || array(select 20000 + k from generate_series(1, 200) as k)) as client_id, generate_series(1, 3) as digest,
    lateral (
      select date_trunc('hour', now(), 'UTC') - hour * interval '1 hour' as at from generate_series(0, 47) as hour
      union select date_trunc('day', now(), 'UTC') - day * interval '1 day' from generate_series(3, $1::int) as day
    ) as steps`;

const INSERT_ACTIONS = `
  insert into operator_actions (kind, target, subject, state, actor, reason, planned, requested_at, done, total, counts)
  select 'pause-lanes', json_build_object('clientId', k), 'client:' || k, 'finished', 'operator-1', 'maintenance', '{}',
    now() - k * interval '1 minute', 10, 10, '{"lanes": 10}'
  from generate_series(1, 10000) as k`;

const INSERT_AUDIT = `
  insert into audit (at, actor, action, subject, reason)
  select now() - ($1::int - k) * interval '10 s', case when k = 1 then '${RARE.actor}' else 'operator-' || k % 20 end,
    case when k = 2 then 'rare-action' else 'unpark-lane' end, 'session:' || k, 'maintenance is over'
  from generate_series(1, $1::int) as k`;
