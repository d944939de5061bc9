import {
  activateVersion,
  createLiveConfiguration,
  createOperatorStore,
  type LoadedConfiguration,
} from "@payment-routing/config-store";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { reportSession } from "./reports.ts";
import { loadSandbox } from "./sandbox.ts";
import { sandboxFiles } from "./sandbox-versions.ts";
import { bearer, loadWithScopedKeys } from "./scoped-keys.ts";
import { send } from "./send.ts";
import { startInternal, useSandboxDelivery } from "./start-internal.ts";

const ADA = bearer("admin");
const BOB = { authorization: "Bearer sandbox-admin-key" };
const OPERATOR = bearer("operator");
const REASON = { reason: "it is Monday" };

const database = useSandboxDelivery();
let live: ReturnType<typeof createLiveConfiguration<LoadedConfiguration>>;
let base: string;
beforeAll(async () => {
  live = createLiveConfiguration<LoadedConfiguration>(await loadSandbox());
  base = live.current.router.configurationDigest;
  await database.delivery.applyReports([reportSession(1)] as never[], { keyId: "processor" });
});
beforeEach(async () => {
  const { pool } = database.delivery.context;
  await pool.query("truncate audit, operator_actions");
  await activateVersion(pool, { digest: base, files: sandboxFiles() }, { actor: "anna", reason: "first" });
});

/** Asks a service in which a second person approves. */
async function serve() {
  const { internalPort } = await startInternal(database.delivery, {
    configuration: await loadWithScopedKeys(),
    operatorStore: createOperatorStore({
      live,
      findDatabase: () => database.delivery.context.pool,
      source: "database",
      sandbox: true,
      secondPerson: true,
    }),
  });
  return async (who: object, path: string, body?: object) => {
    const response = await send(internalPort, {
      method: body === undefined ? "GET" : "POST",
      path: `/internal/v1${path}`,
      headers: { ...who, "content-type": "application/json" },
      body: body === undefined ? "" : JSON.stringify(body),
    });
    const content = JSON.parse(response.body);
    return { status: response.status, code: content.type?.split("/").at(-1), content };
  };
}

type Ask = Awaited<ReturnType<typeof serve>>;

/** Stores a version, and asks for its activation. */
async function requestActivation(ask: Ask, preference: number) {
  const upload = { files: sandboxFiles({ preference }), reason: "spring prices" };
  const { digest } = (await ask(ADA, "/configuration/versions", upload)).content;
  const action = { expected_digest: base, ...REASON };
  const requested = await ask(ADA, `/configuration/versions/${digest}/activate`, action);
  return { digest, requested, path: `/actions/${requested.content.action_id}` };
}

const readActive = async (ask: Ask) => (await ask(ADA, "/configuration")).content.active.digest;

test("an activation waits for another admin, and the audit has both and what changed", async () => {
  const ask = await serve();
  const { digest, requested, path } = await requestActivation(ask, 51);
  expect(requested).toMatchObject({ status: 202, content: { digest: base, changed: false } });
  expect(await readActive(ask)).toBe(base);
  const { items } = (await ask(ADA, "/actions?state=awaiting-approval")).content;
  expect(items).toMatchObject([
    { kind: "activate-configuration", target: { digest, expected_digest: base }, actor: "test-admin-key" },
  ]);
  const { warnings } = (await ask(ADA, "/overview")).content;
  expect(warnings).toContainEqual(expect.objectContaining({ code: "approvals-awaited" }));

  expect(await ask(ADA, `${path}/approve`, REASON)).toMatchObject({ status: 403, code: "own-action" });
  for (const verb of ["approve", "stop"])
    expect(await ask(OPERATOR, `${path}/${verb}`, REASON)).toMatchObject({
      status: 403,
      code: "scope-mismatch",
    });
  expect(await readActive(ask)).toBe(base);

  const approved = await ask(BOB, `${path}/approve`, { reason: "checked" });
  expect(approved).toMatchObject({
    status: 200,
    content: { state: "finished", approved_by: "sandbox-admin-key", done: 1, total: 1 },
  });
  expect(await readActive(ask)).toBe(digest);
  const { active } = (await ask(ADA, "/configuration")).content;
  expect(active).toMatchObject({ actor: "test-admin-key", ...REASON, previous: base });
  const audit = (await ask(ADA, "/audit?limit=3")).content.items;
  const { action_id } = requested.content;
  expect(audit).toMatchObject([
    { actor: "sandbox-admin-key", action: "approve-action", reason: "checked" },
    {
      actor: "test-admin-key",
      action: "activate-configuration",
      ...REASON,
      detail: { digest, previous: base, approved_by: "sandbox-admin-key", action_id },
    },
    { actor: "test-admin-key", action: "request-approval", subject: `action:${action_id}`, ...REASON },
  ]);
  expect(await ask(BOB, `${path}/approve`, REASON)).toMatchObject({ status: 409, code: "other-state" });
});

test("an approval holds for the version that was active when it was asked", async () => {
  const ask = await serve();
  const first = await requestActivation(ask, 52);
  const second = await requestActivation(ask, 53);
  expect(await ask(BOB, `${second.path}/approve`, REASON)).toMatchObject({ status: 200 });
  const late = await ask(BOB, `${first.path}/approve`, REASON);
  expect(late).toMatchObject({ status: 409, code: "other-version-active" });
  expect(await readActive(ask)).toBe(second.digest);
  expect((await ask(ADA, first.path)).content).toMatchObject({ state: "awaiting-approval" });
  expect((await ask(BOB, `${first.path}/stop`, REASON)).content).toMatchObject({ state: "declined" });
});

test("what could not be activated is rejected when it is asked for", async () => {
  const ask = await serve();
  const upload = { files: sandboxFiles({ preference: 54 }), reason: "spring prices" };
  const { digest } = (await ask(ADA, "/configuration/versions", upload)).content;
  const path = `/configuration/versions/${digest}/activate`;
  const expected_digest = `sha256:${"0".repeat(64)}`;
  const other = await ask(ADA, path, { expected_digest, ...REASON });
  expect(other).toMatchObject({ status: 409, code: "other-version-active" });
  expect((await ask(ADA, "/actions")).content.items).toEqual([]);
});

test("a rollback needs no approval, is an emergency in the audit, and leads to no version that was never active", async () => {
  const ask = await serve();
  const { digest, path } = await requestActivation(ask, 55);
  const never = await ask(ADA, "/configuration/rollback", { expected_digest: base, digest, ...REASON });
  expect(never).toMatchObject({ status: 409, code: "no-version-before" });
  await ask(BOB, `${path}/approve`, REASON);
  const back = await ask(ADA, "/configuration/rollback", { expected_digest: digest, ...REASON });
  expect(back).toMatchObject({ status: 200, content: { digest: base, previous: digest, changed: true } });
  const [record] = (await ask(ADA, "/audit?action=rollback-configuration")).content.items;
  expect(record).toMatchObject({ actor: "test-admin-key", detail: { digest: base, emergency: true } });
});

test.each([
  { path: "/lanes/skip?client_id=10077", body: {} },
  { path: "/endpoints/skip", body: { endpoint: "https://merchant.sandbox.example" } },
])("$path waits for another operator", async ({ path, body }) => {
  const ask = await serve();
  const requested = await ask(OPERATOR, path, { ...body, ...REASON });
  expect(requested).toMatchObject({ status: 202, content: { state: "awaiting-approval" } });
  const approve = `/actions/${requested.content.action_id}/approve`;
  expect(await ask(OPERATOR, approve, REASON)).toMatchObject({ status: 403, code: "own-action" });
  expect(await ask(BOB, approve, REASON)).toMatchObject({ status: 200, content: { state: "running" } });
});

test.each(["/lanes/pause?client_id=10077", "/redeliveries?client_id=10077"])(
  "%s needs no approval",
  async (path) => {
    const ask = await serve();
    expect((await ask(OPERATOR, path, REASON)).content).toMatchObject({ state: "running" });
  },
);
