import { createHash } from "node:crypto";
import {
  createLiveConfiguration,
  createOperatorStore,
  type InternalScope,
  type LoadedConfiguration,
} from "@payment-routing/config-store";
import type { Route } from "@payment-routing/contract-runtime";
import { createPartitions } from "@payment-routing/database";
import { storeDecisions } from "@payment-routing/decision-store";
import { beforeAll, expect, test } from "vitest";
import { type OperationId, ROUTES, scopesOf } from "../src/http/internal/operation.ts";
import { openEvents } from "./open-events.ts";
import { readProblemJson } from "./read-problem.ts";
import { reportSession } from "./reports.ts";
import { FULL_SEARCH } from "./sandbox.ts";
import { bearer, loadWithScopedKeys } from "./scoped-keys.ts";
import { send } from "./send.ts";
import { sendSignIn } from "./sign-in.ts";
import { startInternal, useSandboxDelivery } from "./start-internal.ts";

const sandbox = useSandboxDelivery();
const query = (sql: string) => sandbox.delivery.context.pool.query(sql);

// Both have callbacks at one endpoint. The sessions of the second have IDs from 100 on.
const [OWN, FOREIGN] = [10_077, 10_078];
const ENDPOINT = "https://merchant.sandbox.example";
const EVENT = 77;
const OF_OTHERS = /\b(?:10078|10079|200100|10[1-4]|cb_10\d_1)\b|foreign|airline/i;

beforeAll(() => createPartitions(sandbox.delivery.context.pool));

const TABLES = [
  ...[
    "payment_sessions",
    "lanes",
    "callbacks",
    "attempts",
    "session_history",
    "redeliveries",
    "endpoints",
    "audit",
    "operator_actions",
  ],
  ...["session_keys", "decision_blocks", "endpoint_days", "statistics_minutes", "routing_hours"],
];

function report(id: number, holder: object): object {
  const known = reportSession(id);
  const [transaction] = known.transactions as readonly object[];
  const transactions = [{ ...transaction, short_code: "SC", psp: { id: 1, name: "PSP" } }];
  return { ...known, ...holder, transactions, report_id: `report-${id}`, source_sequence: id };
}

/** Stores the same for one client or for both. Of four sessions, one is parked, one delivered, one paused, and one waits. */
async function seed(clients: "own" | "both"): Promise<void> {
  // Faster than truncating partitions.
  for (const table of TABLES) await query(`delete from ${table}`);
  const reports = [1, 2, 3, 4].map((id) => report(id, { client_id: OWN, account_id: 100_482 }));
  if (clients === "both")
    reports.push(
      ...[101, 102, 103, 104].map((id) => report(id, { client_id: FOREIGN, account_id: 200_100 })),
    );
  await sandbox.delivery.applyReports(reports as never[], { keyId: "processor" });
  await query(`
    update callbacks set callback_id = 'cb_' || session_id || '_' || sequence;
    update lanes set state = 'parked', state_reason = 'exhausted', due_at = null where session_id in (1, 101);
    update callbacks set state = 'delivered', settled_at = now() where session_id in (2, 102);
    update lanes set delivered = 1, due_at = null, waiting_since = null where session_id in (2, 102);
    update lanes set state = 'paused', state_reason = 'slow' where session_id in (3, 103);
    insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker, response_body)
    select at + interval '1 second', session_id, sequence, 1, '${ENDPOINT}', '${ENDPOINT}/callbacks', 12 + session_id, 'rejected',
      500, 'w', 'no' from callbacks;
    insert into redeliveries (session_id, sequence, endpoint, url, requested_by)
    select session_id, sequence, '${ENDPOINT}', '${ENDPOINT}/callbacks', 'anna' from callbacks where session_id in (2, 102);
    insert into audit (actor, action, subject, reason)
    select 'anna', 'pause-lane', 'session:' || session_id, 'why' from lanes order by session_id;
    insert into audit (actor, action, subject, reason)
    select distinct on (client_id) 'anna', 'send-test-event', 'client:' || client_id, 'why' from lanes order by client_id;
    insert into audit (actor, action, subject, reason) values
      ('anna', 'pause-endpoint', 'endpoint:${ENDPOINT}', 'why'), ('anna', 'activate-configuration', 'configuration', 'why');
    insert into operator_actions
      (action_id, kind, target, subject, client_ids, actor, reason, planned, state, expires_at, due_at, total)
    overriding system value
    select session_id, 'skip-lanes', '{}', 'client:' || client_id, array[client_id], 'anna', 'why', '{}',
      case when session_id in (1, 101) then 'running' else 'awaiting-approval' end, now() + interval '1 hour', 'infinity', 0
    from lanes where session_id in (1, 2, 101, 102);
    insert into operator_actions (action_id, kind, target, subject, actor, reason, planned, state, due_at, total)
    overriding system value
    values (900, 'skip-endpoint', '{}', 'endpoint:${ENDPOINT}', 'foreign', 'why', '{}', 'running', 'infinity', 0);
    select setval(pg_get_serial_sequence('operator_actions', 'action_id'), 1000);
  `);
  if (clients === "both")
    await query(`
    insert into endpoints (endpoint, client_id, failures) values ('https://foreign.example', ${FOREIGN}, 3);
    insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at)
    select origin, (now() at time zone 'UTC')::date, '5xx', 900, now(), now()
    from unnest(array['${ENDPOINT}', 'https://foreign.example']) as o (origin);
    insert into statistics_minutes (series, at, process_id, endpoint, outcome, count)
    select 'attempts', date_trunc('minute', now()), gen_random_uuid(), origin, '5xx', 900
    from unnest(array['${ENDPOINT}', 'https://foreign.example']) as o (origin);
  `);
  await query(`
    insert into routing_hours (client_id, at, digest, methods)
    select client_id, date_trunc('hour', now()), '', case client_id when 0 then '{ "0": { "offered": 9 }, "1": { "offered": 9 } }'
      else '{ "0": { "offered": 7 }, "1": { "offered": 7 } }' end::jsonb
    from unnest(array[0, ${clients === "both" ? [OWN, FOREIGN] : OWN}]) as c (client_id)`);
  const { pool } = sandbox.delivery.context;
  // One after the other, so that lists by time have the same order each time.
  let instant = Date.now();
  const decision = (clientId: number, accountId: number) => ({
    ...{ instant: ++instant, clientId, accountId, eventId: EVENT, requestId: "r-1" },
    ...{ digest: "", problem: undefined, facts: {}, offered: [], durationUs: 1, advisories: [] },
  });
  const rejected = (clientId: number | undefined, eventId = EVENT) => ({
    ...{ ...decision(clientId ?? 0, 0), eventId, problem: "invalid-document" },
    rejected: { ...(clientId && { clientId }), eventId, issues: [], bytes: 1, leftOut: 0 },
  });
  await storeDecisions(pool, [decision(OWN, 100_482), rejected(OWN)]);
  if (clients === "both")
    await storeDecisions(pool, [decision(FOREIGN, 200_100), rejected(FOREIGN), rejected(undefined)]);
}

/** The keys of the test: not limited, limited to a client, and to two, of which one has nothing. */
const LIMITS = { all: undefined, one: [OWN], two: [OWN, 42] };

async function configure(): Promise<LoadedConfiguration> {
  const loaded = await loadWithScopedKeys();
  const [first] = loaded.configuration.clients;
  const foreign = {
    ...first,
    client_id: 10_079,
    callbacks: { endpoint: "https://foreign-only.example/", secrets: {} },
  };
  const withForeign = { ...loaded.configuration, clients: [...loaded.configuration.clients, foreign] };
  const configuration = { ...loaded, configuration: withForeign } as unknown as LoadedConfiguration;
  const keys = Object.entries(LIMITS).map(([name, clientIds]) => ({
    ...{ id: name, scope: "admin" as InternalScope, clientIds },
    digest: createHash("sha256").update(name).digest(),
  }));
  const { clients, internal } = configuration.credentials;
  return { ...configuration, credentials: { clients, internal: [...internal, ...keys] } };
}

async function start() {
  const configuration = await configure();
  const { internalPort: port } = await startInternal(sandbox.delivery, {
    configuration,
    operatorStore: createOperatorStore({
      live: createLiveConfiguration(configuration),
      findDatabase: () => sandbox.delivery.context.pool,
      source: "database",
      sandbox: true,
    }),
  });
  /** The status and the body, without what differs between two requests. */
  async function call(id: OperationId, key: keyof typeof LIMITS, { path, body = {} }: Given) {
    const { method, request = "application/json" }: Route = ROUTES[id];
    const response = await send(port, {
      method,
      path: `/internal/v1${path}`,
      headers: { authorization: `Bearer ${key}`, ...(method !== "GET" && { "content-type": request }) },
      body: method === "GET" ? "" : typeof body === "string" ? body : JSON.stringify(body),
    });
    await sandbox.delivery.operations.carryOutActions();
    const text = response.body
      .replaceAll(/"instance":"[^"]*"/g, "")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "a time")
      .replaceAll(/_age_ms":[\d.]+/g, '_age_ms":0')
      .replaceAll(/"audit_id":\d+/g, "")
      .replaceAll(
        /"(?:target":\{[^}]*\}|subject":"[^"]*"|(?:actor|approved_by|ended_by)":"(?:all|one|two)")/g,
        "",
      )
      .replaceAll(/test_\w+/g, "test_");
    return `${response.status} ${text}`;
  }
  return { port, call };
}

interface Given {
  readonly path: string;
  readonly body?: object | string;
}

/** Everything of the other client that a request may change. */
async function readForeign(): Promise<string> {
  const { rows } = await query(`
    select (select json_agg(s order by session_id) from payment_sessions s where session_id > 100) as sessions,
      (select json_agg(l order by session_id) from lanes l where session_id > 100) as lanes,
      (select json_agg(c order by session_id, sequence) from callbacks c where client_id = ${FOREIGN}) as callbacks,
      (select json_agg(r order by session_id, sequence) from redeliveries r where session_id > 100) as redeliveries,
      (select json_agg(a order by action_id) from operator_actions a where client_ids = array[${FOREIGN}::bigint]) as actions,
      (
        select count(*) from audit
        where (subject like 'session:10_' or subject = 'client:${FOREIGN}') and action <> 'read-session'
      ) as audited`);
  return JSON.stringify(rows);
}

const reason = "trying it";
const at = (path: string, ...queries: readonly string[]) =>
  ["", ...queries].map((text) => ({ path: path + text, body: { reason } }));
const only = (path: string, body: object = { reason }) => [{ path, body }];
const ofForeign = `?client_id=${FOREIGN}`;
const bulk = [`?endpoint=${ENDPOINT}`, ofForeign].map((text) => (path: string) => ({
  path: path + text,
  body: { reason },
}));
const many = (path: string) => bulk.map((write) => write(path));

type FilterId = {
  readonly [Id in OperationId]: (typeof ROUTES)[Id] extends { readonly clientLimit: "filter" } ? Id : never;
}[OperationId];

/** Requests of each operation that filters: they concern the other client, alone or too. */
const REQUESTS: Readonly<Record<Exclude<FilterId, "followChanges">, readonly Given[]>> = {
  listActions: at("/actions", "?state=running"),
  readAction: only("/actions/101"),
  stopAction: only("/actions/101/stop"),
  approveAction: only("/actions/102/approve"),
  find: ["SE-2026-118", "101", "cb_101_1", String(EVENT), "r-1", "airline", "200100"].map((text) => ({
    path: "/find",
    body: { text },
  })),
  listCallbacks: at("/callbacks", ofForeign, `?endpoint=${ENDPOINT}`, "?state=waiting", "?session_id=101"),
  readCallback: only("/callbacks/cb_101_1"),
  readCallbackBody: only("/callbacks/cb_101_1/body"),
  redeliverCallback: only("/callbacks/cb_101_1/redeliver"),
  countRedeliveries: many("/redeliveries"),
  redeliverCallbacks: many("/redeliveries"),
  listLanes: at("/lanes", ofForeign, `?endpoint=${ENDPOINT}`),
  countPause: many("/lanes/pause"),
  pauseLanes: many("/lanes/pause"),
  countResume: many("/lanes/resume"),
  resumeLanes: many("/lanes/resume"),
  countUnpark: many("/lanes/unpark"),
  unparkLanes: many("/lanes/unpark"),
  countSkip: many("/lanes/skip"),
  skipLanes: many("/lanes/skip"),
  readLane: only("/lanes/101"),
  pauseLane: only("/lanes/104/pause"),
  resumeLane: only("/lanes/103/resume"),
  unparkLane: only("/lanes/101/unpark"),
  skipLane: only("/lanes/101/skip", { sequence: 1, reason }),
  listEndpoints: at("/endpoints", `?endpoint=${ENDPOINT}`),
  listEndpointStatistics: at("/endpoints/statistics", `?endpoint=${ENDPOINT}`),
  listEndpointFailures: at("/endpoints/failures", `?endpoint=${ENDPOINT}`),
  sendTestEvent: only("/test-events", { client_id: FOREIGN, status: { code: 4030 }, reason }),
  eraseSession: only("/payment-sessions/101/erase", { discard_undelivered: true, reason }),
  listAudit: at("/audit", "?subject=session:101"),
  listRecordedDecisions: at("/decisions", ofForeign, `?event_id=${EVENT}`),
  listRejectedSearches: at("/rejected-searches", ofForeign),
  readRouting: at("/routing", ofForeign, "?method=1"),
  listDecisions: only(`/clients/${FOREIGN}/decisions/${EVENT}`),
  explainSearch: [
    {
      path: "/explain",
      body: FULL_SEARCH.replaceAll(String(OWN), String(FOREIGN)).replaceAll("100482", "200100"),
    },
  ],
  readSession: only("/payment-sessions/101"),
  readSessionHistory: only("/payment-sessions/101/history"),
};

const OPERATIONS = Object.entries<Route>(ROUTES).filter(([, route]) =>
  scopesOf(route).some((scope) => scope !== "processor"),
);

test("every operation that a limited key may use says how it answers one", () => {
  expect(OPERATIONS.filter(([, { clientLimit }]) => clientLimit === undefined).map(([id]) => id)).toEqual([]);
  const filtering = OPERATIONS.filter(([, { clientLimit }]) => clientLimit === "filter").map(([id]) => id);
  expect(filtering.sort()).toEqual([...Object.keys(REQUESTS), "followChanges"].sort());
});

const CASES = Object.entries(REQUESTS)
  .flatMap(([id, requests]) =>
    requests.map((given) => ({
      id: id as FilterId,
      given,
      name: `${id} ${given.path} ${Object(given.body).text ?? ""}`,
    })),
  )
  // First, because others are in the audit.
  .sort(({ id }) => (id === "listAudit" ? -1 : 1));
const isChange = ({ id }: (typeof CASES)[number]) => "isAudited" in ROUTES[id];

test("requests that read answer a limited key as if no other client existed", async () => {
  const { call } = await start();
  const readAll = async (key: keyof typeof LIMITS) => {
    await query("delete from audit where action = 'read-session'");
    const answers = new Map<string, string>();
    for (const { id, given, name } of CASES.filter((each) => !isChange(each)))
      answers.set(name, await call(id, key, given));
    return answers;
  };
  await seed("both");
  const before = await readForeign();
  const limited = await readAll("one");
  expect(await readAll("two")).toEqual(limited);
  const all = await readAll("all");
  expect(await readForeign()).toBe(before);
  await seed("own");
  expect(limited).toEqual(await readAll("one"));
  for (const [name, answer] of limited) expect.soft(answer, name).not.toMatch(OF_OTHERS);
  for (const [name, answer] of all) {
    expect.soft(answer, name).toMatch(/^200/);
    expect.soft(answer, name).not.toBe(limited.get(name));
  }
}, 60_000);

test.each(CASES.filter(isChange))(
  "$name changes nothing of another client for a limited key",
  async ({ id, given }) => {
    const { call } = await start();
    const answers = [];
    for (const key of ["one", "two"] as const) {
      await seed("both");
      const before = await readForeign();
      answers.push(await call(id, key, given));
      expect(await readForeign()).toBe(before);
    }
    await seed("own");
    const [limited, again] = answers;
    expect(limited).toBe(await call(id, "one", given));
    // The ID in the request is repeated.
    expect(limited?.replace(`Client ${FOREIGN} is`, "")).not.toMatch(OF_OTHERS);
    expect(again).toBe(limited);

    await seed("both");
    const before = await readForeign();
    const all = await call(id, "all", given);
    expect(all).toMatch(/^20/);
    expect(all).not.toBe(limited);
    expect(await readForeign()).not.toBe(before);
  },
);

const OWN_CASES = CASES.filter(({ given }) => /10[1-4]/.test(given.path) && !given.path.includes("?"));

test.each(OWN_CASES)(
  "$name, of its own client, answers a limited key like another",
  async ({ id, given }) => {
    const { call } = await start();
    const own = { ...given, path: given.path.replace(/10(?=[1-4])/, "") };
    await seed("both");
    const limited = await call(id, "one", own);
    await seed("both");
    expect(limited).toMatch(/^2/);
    expect(limited).toBe(await call(id, "all", own));
  },
);

test("requests that concern all clients are denied to a limited key, and change nothing", async () => {
  const { call } = await start();
  await seed("both");
  const read = async () => [
    await readForeign(),
    ...(await Promise.all(
      ["audit", "keys", "endpoints", "configuration_versions", "configuration_state"].map(
        async (table) => (await query(`select t::text from ${table} t order by 1`)).rows,
      ),
    )),
  ];
  const before = await read();
  for (const [id, { path, clientLimit }] of OPERATIONS) {
    if (clientLimit !== "deny") continue;
    const filled = path.replace("/internal/v1", "").replaceAll(/\{\w+\}/g, `sha256:${"0".repeat(64)}`);
    const given = { path: filled, body: { endpoint: ENDPOINT, reason } };
    const denied = await call(id as OperationId, "one", given);
    expect
      .soft(denied, id)
      .toMatch(/^403 .*outside-client-limit.*The key or person is limited to clients: 10077\./);
    expect.soft(await call(id as OperationId, "all", { path: filled }), id).not.toMatch(/^403/);
  }
  expect(await read()).toEqual(before);
});

test("a limited key follows changes, which have kinds and no data", async () => {
  const { port } = await start();
  const events = await openEvents(port, { authorization: "Bearer one" });
  expect(events.status).toBe(200);
  expect(await events.next()).toContain("callbacks");
});

test("a session of a limited key has its limit, which the session names", async () => {
  const { port } = await start();
  await seed("both");
  const signedIn = await sendSignIn(port, "two");
  const limit = { client_ids: [OWN, 42], names: { clients: { [OWN]: "Sandbox travel shop" } } };
  expect(JSON.parse(signedIn.body)).toMatchObject(limit);
  const [cookie] = String(signedIn.headers["set-cookie"]).split(";");
  const read = (path: string) => send(port, { path, headers: { cookie } });
  expect(JSON.parse((await read("/console/api/session")).body)).toMatchObject(limit);
  expect(readProblemJson(await read("/internal/v1/system")).code).toBe("outside-client-limit");
  expect((await read("/internal/v1/lanes/101")).status).toBe(404);
  expect((await read("/internal/v1/lanes/1")).status).toBe(200);
});

test("a limited key cannot be created for a client or a processor", async () => {
  const { port } = await start();
  const create = async (holder: object) => {
    const response = await send(port, {
      method: "POST",
      path: "/internal/v1/keys",
      headers: { ...bearer("admin"), "content-type": "application/json" },
      body: JSON.stringify({ key_id: "support", client_ids: [OWN], reason, ...holder }),
    });
    return [response.status, JSON.parse(response.body).issues?.[0]?.path];
  };
  expect(await create({ client_id: OWN })).toEqual([400, "/client_ids"]);
  expect(await create({ scope: "processor" })).toEqual([400, "/client_ids"]);
  expect((await create({ scope: "operator" }))[0]).toBe(201);
  const { rows } = await query("select scope, client_ids from keys");
  expect(rows).toEqual([{ scope: "limited-operator", client_ids: [String(OWN)] }]);
});
