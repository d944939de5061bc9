import { setTimeout as delay } from "node:timers/promises";
import {
  assembleConfiguration,
  createLiveConfiguration,
  type LoadedConfiguration,
  storeVersion,
} from "@payment-routing/config-store";
import {
  countRouting,
  type DecisionRecorder,
  listDecisions,
  storeDecisions,
} from "@payment-routing/decision-store";
import { expect, test } from "vitest";
import { EVENT, explain, type Listed, useDecisions } from "./recorded-decisions.ts";
import { FULL_SEARCH, loadSandbox } from "./sandbox.ts";
import { search, send } from "./send.ts";
import { OPERATOR, PROCESSOR } from "./start-internal.ts";

const { findPool, record, serve } = useDecisions();

test("a search is recorded with its facts and offers, without personal data", async () => {
  const { port, list } = await serve();
  await search(port);
  await search(port, { body: FULL_SEARCH.replace(/<order_no>[^<]*/, "<order_no>A/1 ü") });
  const decisions = await list(2);
  expect(decisions[1]).toMatchObject({
    account_id: 100482,
    request_id: expect.any(String),
    configuration_digest: expect.stringMatching(/^sha256:/),
    decided_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    duration_us: expect.any(Number),
    advisories: [],
    offered: expect.arrayContaining([{ id: 3, preference: expect.any(Number) }]),
    facts: expect.objectContaining({ country: 208, mobile_number: true, email_address: true }),
  });
  expect(decisions[0]?.advisories).toEqual(["order-no-characters"]);
  const elements = /<(?:mobile|email|ip|device_id|order_no|name|description)>([^<]*\S[^<]*)</g;
  const personal = [...FULL_SEARCH.matchAll(elements)].map(([, value = ""]) => value.trim());
  expect(personal).toHaveLength(10);
  const recorded = JSON.stringify(decisions);
  expect(personal.filter((value) => recorded.includes(value))).toEqual([]);
});

test("a rejected search is recorded too, with its problem", async () => {
  const { port, list } = await serve();
  const body = FULL_SEARCH.replaceAll("<country_id>208<", "<country_id>990<").replace(String(EVENT), "71");
  expect((await search(port, { body })).status).toBe(422);
  expect(await list(1, 71)).toMatchObject([{ problem: "no-eligible-method", offered: [] }]);
});

test("a recorded decision is reproduced by its version while another one is active", async () => {
  const live = createLiveConfiguration(await loadSandbox());
  const { port, internalPort, list } = await serve({ configuration: live });
  const before = live.current.router.configurationDigest;
  const body = FULL_SEARCH.replace(String(EVENT), "72");
  const answered = await search(port, { body });
  await list(1, 72);
  live.replace(withoutMethod3(live.current));
  await search(port, { body });
  const [after, first] = await list(2, 72, "?explain=true");
  expect(first).toMatchObject({ configuration_digest: before, reproduced: true });
  expect(first?.offered.map(({ id }) => id)).toEqual(idsOf(answered.body));
  expect(findMethod(first, 3)).toMatchObject({ eligible: true, reasons: [], file: "catalogue.yaml" });
  expect(after?.configuration_digest).not.toBe(before);
  expect(after?.offered.map(({ id }) => id)).not.toContain(3);
  expect(findMethod(after, 3)).toMatchObject({
    eligible: false,
    reasons: [{ code: "country", expected: "none of 208", actual: "208", file: "catalogue.yaml" }],
  });
  const [changed, same] = await list(2, 72, `?explain_by=${before}`);
  expect([changed?.reproduced, same?.reproduced]).toEqual([false, true]);
  expect(findMethod(changed, 3)).toMatchObject({ eligible: true, reasons: [] });
  expect(changed?.explanation?.configuration_digest).toBe(before);
  const explained = await explain(internalPort, body, OPERATOR, `?configuration_digest=${before}`);
  expect(JSON.parse(explained.body).configuration_digest).toBe(before);
});

test("an unknown version explains nothing", async () => {
  const { internalPort } = await serve();
  const unknown = `sha256:${"0".repeat(64)}`;
  const explained = await explain(internalPort, FULL_SEARCH, OPERATOR, `?configuration_digest=${unknown}`);
  const path = `/internal/v1/clients/10077/decisions/72?explain_by=${unknown}`;
  const listed = await send(internalPort, { path, headers: OPERATOR });
  for (const { status, body } of [explained, listed])
    expect([status, JSON.parse(body).type]).toEqual([404, expect.stringMatching(/unknown-version$/)]);
});

test("a list continues after the previous page; explained pages are short", async () => {
  const { internalPort } = await serve();
  // Many at the same time and with the same ID, which callers may repeat.
  takeMany(record().decisions, 45, 78, "gw-1");
  const read = async (query: string) => {
    const path = `/internal/v1/clients/10077/decisions/78${query}`;
    return JSON.parse((await send(internalPort, { path, headers: OPERATOR })).body);
  };
  await expect.poll(async () => (await read("")).decisions.length).toBe(45);
  const seen: number[] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const page = await read(`?explain=true&limit=1000${next && `&after=${encodeURIComponent(next)}`}`);
    expect(page.decisions.length).toBeLessThanOrEqual(10);
    seen.push(...page.decisions.map(({ duration_us }: { duration_us: number }) => duration_us));
    next = page.next;
  }
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, number) => number));
});

test("decisions of all clients and events are listed by filters, each with its IDs", async () => {
  const { internalPort } = await serve();
  const pool = findPool();
  const start = Date.parse(new Date().toISOString().slice(0, 10));
  const digest = `sha256:${"d".repeat(64)}`;
  const made = [1, 2, 3].map((number) => ({
    ...{ instant: start + number, clientId: 900 + number, accountId: 5, eventId: 7, requestId: `r${number}` },
    ...{ digest, problem: number === 2 ? "no-eligible-method" : undefined, facts: {}, offered: [] },
    ...{ durationUs: number, advisories: [] },
  }));
  await storeDecisions(pool, made);
  const read = async (query: string) => {
    const path = `/internal/v1/decisions?configuration_digest=sha256:ddd${query}`;
    const { status, body } = await send(internalPort, { path, headers: OPERATOR });
    expect(status).toBe(200);
    return JSON.parse(body);
  };
  const clients = async (query: string) =>
    (await read(query)).items.map(({ client_id }: { client_id: number }) => client_id);
  expect(await clients("")).toEqual([903, 902, 901]);
  expect(await clients("&event_id=7&client_id=902")).toEqual([902]);
  expect(await clients("&event_id=8")).toEqual([]);
  expect(await clients("&outcome=offered")).toEqual([903, 901]);
  expect(await clients("&outcome=no-eligible-method")).toEqual([902]);
  const time = (number: number) => new Date(start + number).toISOString();
  expect(await clients(`&since=${time(2)}&until=${time(3)}`)).toEqual([902]);
  const { items, next } = await read("&limit=2");
  expect(items[0]).toMatchObject({ client_id: 903, account_id: 5, event_id: 7, decided_at: time(3) });
  expect(await clients(`&limit=2&after=${next}`)).toEqual([901]);
  expect((await read("&limit=1&explain=true")).items).toMatchObject([{ reproduced: null }]);
});

test.each([
  { query: "?since=yesterday", headers: OPERATOR, want: 400 },
  { query: "?since=2026-11-30T00:00:00Z&until=2026-11-20T00:00:00Z", headers: OPERATOR, want: 400 },
  { query: "?since=2026-11-20T00:00:00Z&until=2026-11-20T00:00:00Z", headers: OPERATOR, want: 400 },
  { query: "?client_id=x", headers: OPERATOR, want: 400 },
  { query: "?after=x", headers: OPERATOR, want: 400 },
  { query: "", headers: PROCESSOR, want: 403 },
  { query: "", headers: {}, want: 401 },
])("a list with $query and $headers is rejected", async ({ query, headers, want }) => {
  const { internalPort } = await serve();
  expect((await send(internalPort, { path: `/internal/v1/decisions${query}`, headers })).status).toBe(want);
});

test.each(["", "x", "1", "1-", "1-%00", "1-a%00b", "-1-1", "1-1-1", "9999999999999999-1", "1-4294967296"])(
  "a list rejects the cursor %j",
  async (after) => {
    const { internalPort } = await serve();
    const path = `/internal/v1/clients/10077/decisions/78?after=${after}`;
    const { status, body } = await send(internalPort, { path, headers: OPERATOR });
    expect([status, JSON.parse(body).type]).toEqual([400, expect.stringMatching(/invalid-query$/)]);
  },
);

test.each([
  { name: "is not stored", eventId: 75, files: undefined },
  { name: "is not valid for this program", eventId: 79, files: [{ path: "old.yaml", text: "methods: 7" }] },
])("a record whose version $name is listed, and not reproduced", async ({ eventId, files }) => {
  const { list } = await serve();
  const digest = `sha256:${eventId}${"0".repeat(62)}`;
  if (files !== undefined)
    await storeVersion(findPool(), { digest, files }, { actor: "anna", reason: "a test" });
  const record = {
    instant: Date.now(),
    clientId: 10077,
    accountId: 100482,
    eventId,
    requestId: "r",
    problem: undefined,
  };
  const rest = { digest, facts: {}, offered: [], durationUs: 1, advisories: [] };
  await storeDecisions(findPool(), [{ ...record, ...rest }]);
  expect(await list(1, eventId, "?explain=true")).toMatchObject([{ reproduced: null, facts: {} }]);
});

test("records that cannot be stored never delay a search, and are counted as dropped", async () => {
  const { port } = await serve({ connectionString: "postgresql://postgres@127.0.0.1:1/none", capacity: 100 });
  for (let i = 0; i < 130; i++) expect((await search(port)).status).toBe(200);
  await expect.poll(() => readCount(port, "dropped")).toBeGreaterThan(0);
  expect(await readCount(port, "stored")).toBe(0);
});

test("full batches are stored, and so are the remaining records", async () => {
  const { decisions, stored } = record();
  takeMany(decisions, 450, 76);
  await expect.poll(stored).toBe(450);
  const pool = findPool();
  const { decisions: listed } = await listDecisions(pool, { clientId: 10077, eventId: 76, limit: 1000 });
  expect(new Set(listed.map(({ requestId }) => requestId)).size).toBe(450);
});

test("closing stores the waiting records at any time", async () => {
  for (const busy of [false, true]) {
    const { decisions, stored, close } = record();
    takeMany(decisions, 450, 77);
    if (busy) await expect.poll(stored, { interval: 1 }).toBeGreaterThan(0);
    await close();
    expect(stored()).toBe(450);
  }
});

test("with a sample of 0 % nothing is recorded", async () => {
  const { port } = await serve({ samplePercent: 0 });
  await search(port, { body: FULL_SEARCH.replace(String(EVENT), "74") });
  await delay(600);
  expect(await readCount(port, "stored")).toBe(0);
});

/** Numbered by their durations, and by their IDs unless one ID is given. */
function takeMany(decisions: DecisionRecorder, count: number, eventId: number, requestId?: string): void {
  for (let number = 0; number < count; number++) {
    const ids = { clientId: 10077, accountId: 100482, eventId, requestId: requestId ?? `r${number}` };
    const rest = { problem: undefined, facts: {}, offered: [], durationUs: number, advisories: [] };
    decisions.record({ instant: Date.now(), ...ids, ...rest, digest: `sha256:${"0".repeat(64)}` });
  }
}

/** The same configuration, without method 3 in Denmark. */
function withoutMethod3({ versionFiles, credentials }: LoadedConfiguration): LoadedConfiguration {
  const files = versionFiles.map(({ path, text }) => ({
    path,
    text: text.replace("country: { only: [208] }", "country: { except: [208] }"),
  }));
  return { ...assembleConfiguration("changed", files, { sandbox: true }), credentials };
}

function findMethod(decision: Listed | undefined, id: number) {
  return decision?.explanation?.methods.find((method) => method.id === id);
}

function idsOf(xml: string): readonly number[] {
  return [...xml.matchAll(/<id>(\d+)</g)].map(([, id]) => Number(id));
}

async function readCount(port: number, outcome: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`decision_records_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]);
}

test("counted decisions are read by method, with names, and by hour", async () => {
  const { port, internalPort, list } = await serve();
  const { router } = await loadSandbox();
  const count = () => countRouting(findPool(), { findVersion: async () => ({ router }), retentionDays: 30 });
  // What other tests recorded.
  await count();
  await findPool().query("delete from routing_hours");
  await search(port, { body: FULL_SEARCH.replace(String(EVENT), "81") });
  await list(1, 81);
  await count();
  const read = async (query: string) => {
    const path = `/internal/v1/routing${query}`;
    const response = await send(internalPort, { path, headers: OPERATOR });
    return { status: response.status, ...JSON.parse(response.body) };
  };
  const { items, points, step_seconds, names } = await read("?client_id=10077");
  // Of the 14 methods of the catalogue, the account offers 12.
  expect([step_seconds, points.length, items.length]).toEqual([3600, 1, 12]);
  expect(points[0]).toMatchObject({
    configuration_digest: router.configurationDigest,
    searches: items[0].searches,
    offered: items[0].searches,
    not_offered: [],
  });
  expect(names.methods["3"]).toBe("Danish national debit card");
  const wallet = await read("?client_id=10077&method=11");
  expect(wallet.items).toMatchObject([{ method_id: 11, offered: 0, not_offered: [{ outcome: "platform" }] }]);
  expect(wallet.points).toMatchObject([{ offered: 0, not_offered: [{ outcome: "platform" }] }]);
  expect(await read("?client_id=1")).toMatchObject({ items: [], points: [] });
  expect(await read("?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z")).toMatchObject({ status: 400 });
});
