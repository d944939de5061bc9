import { createLiveConfiguration, createOperatorStore, storeVersion } from "@payment-routing/config-store";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { nextSessionId, reportSession } from "../../test/reports.ts";
import { loadSandbox } from "../../test/sandbox.ts";
import { bearer, loadWithScopedKeys, SCOPED_KEYS } from "../../test/scoped-keys.ts";
import { send } from "../../test/send.ts";
import { signIn } from "../../test/sign-in.ts";
import { startInternal, useSandboxDelivery } from "../../test/start-internal.ts";

const sandbox = useSandboxDelivery();
const BACKGROUND = { "x-background": "1" };
const URL_WITH_TOKEN = "https://merchant.example/callbacks?token=s3cret&x=ada@example.com";
/** Of the reported session. */
const PERSONAL = /tove@|701740605|198\.51\.100|545454|echoed|s3cret/;

let sessionId: number;
let callbackId: string;
const DIGEST = `sha256:${"7".repeat(64)}`;
beforeAll(async () => {
  const files = [{ path: "merchants.yaml", text: `endpoint: ${URL_WITH_TOKEN} # ${URL_WITH_TOKEN}` }];
  const actor = { actor: "test", reason: "a test" };
  await storeVersion(sandbox.delivery.context.pool, { files, digest: DIGEST }, actor);
});

beforeEach(async () => {
  const { pool } = sandbox.delivery.context;
  sessionId = nextSessionId();
  await sandbox.delivery.applyReports([reportSession(sessionId)] as never[], { keyId: "processor" });
  await pool.query("update lanes set url = $1, state = 'parked' where session_id = $2", [
    URL_WITH_TOKEN,
    sessionId,
  ]);
  await pool.query(
    `insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker,
       response_body, response_headers)
     select at, session_id, sequence, 1, 'https://merchant.example', $1, 1, 'rejected', 301, 'w', 'echoed',
       json_build_object('location', $1::text)
     from callbacks where session_id = $2`,
    [URL_WITH_TOKEN, sessionId],
  );
  const issues = [
    {
      code: "invalid-value",
      path: "/email",
      expected: "x",
      received: "tove@example.test",
      message: "got tove@example.test",
    },
  ];
  const { rows } = await pool.query(
    "update callbacks set issues = $2 where session_id = $1 returning callback_id",
    [sessionId, JSON.stringify(issues)],
  );
  callbackId = rows[0]?.callback_id;
});

async function start(): Promise<number> {
  const { internalPort } = await startInternal(sandbox.delivery, {
    configuration: await loadWithScopedKeys(),
    operatorStore: createOperatorStore({
      live: createLiveConfiguration(await loadSandbox()),
      findDatabase: () => sandbox.delivery.context.pool,
      source: "database",
      sandbox: true,
    }),
  });
  return internalPort;
}

async function read(port: number, path: string, headers: object): Promise<string> {
  const answer = await send(port, { path: `/internal/v1${path}`, headers: { ...headers } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
}

/** The actors of the records of readings, in their order. */
async function listReaders(): Promise<readonly string[]> {
  const { rows } = await sandbox.delivery.context.pool.query(
    "select actor from audit where action = 'read-session' and subject = $1 order by audit_id",
    [`session:${sessionId}`],
  );
  return rows.map(({ actor }) => actor);
}

const listPaths = () => [
  `/payment-sessions/${sessionId}`,
  `/payment-sessions/${sessionId}/history`,
  `/callbacks?session_id=${sessionId}`,
  `/callbacks/${callbackId}`,
  "/lanes",
  `/lanes/${sessionId}`,
  "/audit",
  `/configuration/versions/${DIGEST}`,
];

test("a viewer gets no personal data and no query of an address, and leaves no record", async () => {
  const port = await start();
  for (const path of listPaths()) expect(await read(port, path, bearer("viewer"))).not.toMatch(PERSONAL);
  expect(await listReaders()).toEqual([]);
  const session = JSON.parse(await read(port, `/payment-sessions/${sessionId}`, bearer("viewer")));
  expect(Object.keys(session).sort()).toEqual(
    ["callback_sequence", "created_at", "source_sequence", "updated_at", "version"].sort(),
  );
  const callback = JSON.parse(await read(port, `/callbacks/${callbackId}`, bearer("viewer")));
  expect(callback).toMatchObject({
    lane: { url: "https://merchant.example/callbacks" },
    issues: [{ path: "/email", expected: "x", received: "not shown", message: "/email: expected x" }],
    history: [
      {
        url: "https://merchant.example/callbacks",
        response_headers: { location: "https://merchant.example/callbacks" },
      },
    ],
  });
});

test.each(["operator", "admin"] as const)(
  "a key of scope %s gets everything, and leaves one record",
  async (scope) => {
    const port = await start();
    const session = `/payment-sessions/${sessionId}`;
    const bodies = await Promise.all([1, 2, 3].map(() => read(port, session, bearer(scope))));
    for (const body of bodies) expect(JSON.parse(body).session.session_id).toBe(sessionId);
    const callback = await read(port, `/callbacks/${callbackId}`, bearer(scope));
    for (const shown of ["echoed", "got tove@example.test", URL_WITH_TOKEN])
      expect(callback).toContain(shown);
    expect(await listReaders()).toEqual([SCOPED_KEYS[scope]]);
  },
);

test("each person, session and 15 minutes have a record of their own", async () => {
  const port = await start();
  const path = `/payment-sessions/${sessionId}`;
  const age = (interval: string) =>
    sandbox.delivery.context.pool.query(
      "update audit set at = now() - $1::interval where action = 'read-session'",
      [interval],
    );
  await read(port, path, bearer("operator"));
  await read(port, path, bearer("admin"));
  await age("14 minutes 50 seconds");
  await read(port, path, bearer("operator"));
  expect(await listReaders()).toEqual([SCOPED_KEYS.operator, SCOPED_KEYS.admin]);
  await age("15 minutes");
  await read(port, path, bearer("operator"));
  expect(await listReaders()).toEqual([SCOPED_KEYS.operator, SCOPED_KEYS.admin, SCOPED_KEYS.operator]);
});

test.each(["a key", "a session of the console"])(
  "what a page of %s reads again by itself leaves no record, and needs one",
  async (holder) => {
    const port = await start();
    const credentials = holder === "a key" ? bearer("operator") : { cookie: (await signIn(port)).cookie };
    for (const path of [`/payment-sessions/${sessionId}`, `/callbacks/${callbackId}`]) {
      const repeated = () => read(port, path, { ...credentials, ...BACKGROUND });
      expect(await repeated()).not.toMatch(/tove@|echoed/);
      expect(await listReaders()).toEqual([]);
      const opened = await read(port, path, credentials);
      expect(opened).toMatch(/tove@|echoed/);
      expect(await repeated()).toBe(opened);
      expect(await listReaders()).toEqual([SCOPED_KEYS.operator]);
      await sandbox.delivery.context.pool.query(
        "update audit set at = now() - interval '1 day' where action = 'read-session'",
      );
      expect(await repeated()).not.toMatch(/tove@|echoed/);
      await sandbox.delivery.context.pool.query("delete from audit where action = 'read-session'");
    }
  },
);

test("a processor reads a session as it reported it, without a record", async () => {
  const port = await start();
  const { session } = JSON.parse(await read(port, `/payment-sessions/${sessionId}`, bearer("processor")));
  const { report_id: _id, source_sequence: _, occurred_at: _at, ...reported } = reportSession(sessionId);
  expect(session).toEqual(reported);
  expect(await listReaders()).toEqual([]);
});
