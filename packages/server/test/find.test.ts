import { createLiveConfiguration, createOperatorStore } from "@payment-routing/config-store";
import { createPartitions } from "@payment-routing/database";
import { storeDecisions } from "@payment-routing/decision-store";
import { beforeAll, expect, test } from "vitest";
import { reportSession } from "./reports.ts";
import { loadSandbox } from "./sandbox.ts";
import { bearer, loadWithScopedKeys } from "./scoped-keys.ts";
import { send } from "./send.ts";
import { startInternal, useSandboxDelivery } from "./start-internal.ts";

const sandbox = useSandboxDelivery();
/** Also the ID of an account. */
const NUMBER = 100_482;

beforeAll(async () => {
  const { pool } = sandbox.delivery.context;
  const first = reportSession(NUMBER);
  const [transaction] = first.transactions as readonly object[];
  const second = reportSession(8, {
    transactions: [{ ...transaction, id: NUMBER, order_id: String(NUMBER) }],
  });
  await sandbox.delivery.applyReports([first, second] as never[], { keyId: "processor" });
  await createPartitions(pool);
  const decision = {
    ...{ instant: Date.now(), clientId: 10_077, accountId: NUMBER, eventId: NUMBER, requestId: "r-1" },
    ...{ digest: "", problem: undefined, facts: {}, offered: [], durationUs: 1, advisories: [] },
  };
  const old = { ...decision, instant: Date.now() - 31 * 86_400_000, eventId: 2 };
  const day = new Date(old.instant).toISOString().slice(0, 10);
  await pool.query(`
    create table decision_blocks_old partition of decision_blocks
      for values from ('${day} 00:00Z') to (timestamptz '${day} 00:00Z' + interval '1 day')`);
  await storeDecisions(pool, [old]);
  await storeDecisions(pool, [decision]);
});

async function start() {
  const { internalPort: port } = await startInternal(sandbox.delivery, {
    configuration: await loadWithScopedKeys(),
    operatorStore: createOperatorStore({
      live: createLiveConfiguration(await loadSandbox()),
      findDatabase: () => sandbox.delivery.context.pool,
      source: "database",
      sandbox: true,
    }),
  });
  return async (text: string, headers: object = bearer("operator")) => {
    const answer = await send(port, {
      method: "POST",
      path: "/internal/v1/find",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    return JSON.parse(answer.body);
  };
}

const kindsOf = ({ items }: { readonly items: readonly { readonly kind: string }[] }) =>
  items.map(({ kind }) => kind);

test("a number may stand for several things, which are listed by kind with the names of their clients", async () => {
  const find = await start();
  const { items, names } = await find(` ${NUMBER} `);
  const at = expect.stringMatching(/Z$/);
  const ofAccount = { client_id: 10_077, account_id: NUMBER };
  expect(items).toEqual([
    { kind: "session", session_id: NUMBER, ...ofAccount, at },
    { kind: "transaction", session_id: 8, ...ofAccount, at },
    { kind: "order", session_id: 8, ...ofAccount, at },
    {
      ...{ kind: "event", client_id: 10_077, event_id: NUMBER, request_id: "r-1", at },
      is_rejected: false,
    },
    { kind: "account", ...ofAccount },
  ]);
  expect(names).toEqual({ clients: { 10077: "Sandbox travel shop" } });
});

test("a text is a callback, a request, an order number or a part of a name", async () => {
  const find = await start();
  const { rows } = await sandbox.delivery.context.pool.query("select callback_id from callbacks limit 1");
  expect((await find(rows[0].callback_id)).items).toMatchObject([
    { kind: "callback", callback_id: rows[0].callback_id, client_id: 10_077 },
  ]);
  expect(kindsOf(await find("r-1"))).toEqual(["request"]);
  expect(kindsOf(await find("SE-2026-118"))).toEqual(["order"]);
  expect((await find("AIRLINE")).names).toEqual({ clients: { 10078: "Sandbox airline" } });
  expect(kindsOf(await find("10078"))).toEqual(["client"]);
  expect(await find("nothing")).toEqual({ items: [], names: {} });
  expect(await find("  ")).toEqual({ items: [], names: {} });
  // Older than 30 days.
  expect(await find("2")).toEqual({ items: [], names: {} });
});

test("order numbers are personal data: a viewer finds none, and the audit records who found a session by one", async () => {
  const find = await start();
  const { pool } = sandbox.delivery.context;
  await pool.query("truncate audit");
  expect(kindsOf(await find("SE-2026-118", bearer("viewer")))).toEqual([]);
  expect(kindsOf(await find(String(NUMBER), bearer("viewer")))).not.toContain("order");
  // A page that asks by itself shows only what a person has asked for.
  expect(kindsOf(await find("SE-2026-118", { ...bearer("admin"), "x-background": "1" }))).toEqual([]);
  expect((await pool.query("select from audit")).rows).toEqual([]);
  expect(kindsOf(await find("SE-2026-118", bearer("admin")))).toEqual(["order"]);
  const { rows } = await pool.query("select action, subject from audit");
  expect(rows).toEqual([{ action: "read-session", subject: `session:${NUMBER}` }]);
});
