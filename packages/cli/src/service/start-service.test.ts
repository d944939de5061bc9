import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openPool } from "@payment-routing/database";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runCommand } from "../../test/run-process.ts";
import { reportSession, runService } from "../../test/running-service.ts";
import { startSandboxMerchant } from "../../test/sandbox-merchant.ts";
import { search } from "../../test/sandbox-search.ts";

// Runs the service in separate processes on a real PostgreSQL.

const SANDBOX = ["serve", "--sandbox", `--config=${DEMO_FILES.config}`, `--secrets=${DEMO_FILES.secrets}`];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 30_000);
afterAll(() => database?.drop());

const statusOf = async (url: string) => (await fetch(url)).status;

test("roles: one process accepts reports, another delivers, and a third takes over when that is killed", {
  timeout: 90_000,
}, async () => {
  const merchant = await startSandboxMerchant();
  const environment = { DATABASE_URL: database.connectionString };
  const api = await runService([...merchant.args, "--role=api"], environment);
  const internalUrl = api.internalUrl ?? "";
  expect(await reportSession(internalUrl, 1, 1)).toBe(201);
  expect(await statusOf(`${internalUrl}/readyz`)).toBe(200);
  expect(merchant.arrivals).toEqual([]);

  const worker = await runService([...merchant.args, "--role=worker"], environment);
  expect(worker.internalUrl).toBeUndefined();
  await expect.poll(() => merchant.arrivals.length).toBe(1);
  expect(await statusOf(`${worker.url}/readyz`)).toBe(200);
  expect(await statusOf(`${worker.url}/crs/routingservice/external/get-payment-methods`)).toBe(404);
  // A worker that is killed before it settles the callback keeps its lease for longer than this test waits.
  const pool = openPool(database.connectionString);
  onTestFinished(() => pool.end());
  await expect
    .poll(async () => (await pool.query("select delivered from lanes")).rows)
    .toEqual([{ delivered: "1" }]);
  worker.process.child.kill("SIGKILL");
  await worker.process.ended();

  expect(await reportSession(internalUrl, 1, 2)).toBe(200);
  await runService([...merchant.args, "--role=worker"], environment);
  await expect.poll(() => merchant.arrivals.length, { timeout: 30_000 }).toBe(2);
  const sequences = merchant.arrivals.map(
    ({ found }) => found.outcome !== "rejected" && found.delivery.sequence,
  );
  expect(sequences).toEqual([1, 2]);
});

test("a second start on the same data folder joins the PostgreSQL that SIGKILL left, and ends it", {
  timeout: 90_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-service-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = [...SANDBOX, "--embedded", `--data-folder=${folder}`];
  const first = await runService(args);
  expect(await reportSession(first.internalUrl ?? "", 1, 1)).toBe(201);
  first.process.child.kill("SIGKILL");
  await first.process.ended();
  const lockFile = join(folder, "postgresql/cluster/postmaster.pid");
  const left = readFileSync(lockFile, "utf8").split("\n")[0];

  const second = await runService(args);
  expect(readFileSync(lockFile, "utf8").split("\n")[0]).toBe(left);
  const session = `${second.internalUrl}/internal/v1/payment-sessions/1`;
  const answer = await fetch(session, { headers: { authorization: "Bearer sandbox-operator-key" } });
  expect(await answer.json()).toMatchObject({ version: 1, callback_sequence: 1 });
  second.process.child.kill("SIGTERM");
  expect((await second.process.ended()).code).toBe(0);
  expect(existsSync(lockFile)).toBe(false);
});

test("a port of the internal listener that is in use is one clear line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  onTestFinished(() => {
    taken.close();
  });
  const { port } = taken.address() as { port: number };
  const environment = { DATABASE_URL: database.connectionString, HOST: "127.0.0.1", PORT: "0" };
  const running = runCommand([...SANDBOX, `--internal-port=${port}`], environment);
  expect(await running.ended()).toMatchObject({
    code: 1,
    stderr: `payment-routing serve: 127.0.0.1:${port} is already in use. See --internal-port and --internal-host.\n`,
  });
});

test("a process of role search migrates the database", async () => {
  const empty = await createTestDatabase();
  onTestFinished(() => empty.drop());
  await runService([...SANDBOX, "--role=search"], { DATABASE_URL: empty.connectionString });
  const pool = openPool(empty.connectionString);
  onTestFinished(() => pool.end());
  // On a busy machine the service is ready before.
  const count = () => pool.query("select from decision_blocks").then(({ rowCount }) => rowCount);
  await expect.poll(() => count().catch(() => undefined)).toBe(0);
});

test("a process that stops while the database is away closes completely, and says which decisions are lost", async () => {
  const away = "postgres://nobody@127.0.0.1:1/nowhere";
  const service = await runService([...SANDBOX, "--role=search"], { DATABASE_URL: away });
  expect(await search(Number(new URL(service.url).port))).toBe(200);
  // The block has ended.
  await setTimeout(1000);
  service.process.child.kill("SIGTERM");
  const { code, stdout } = await service.process.ended();
  expect(stdout).toMatch(/"decisions":1,"msg":"decisions were lost at shutdown"/);
  const [line = "{}"] = /^.*"msg":"stopped, but something was lost or did not finish".*$/m.exec(stdout) ?? [];
  expect(JSON.parse(line).incomplete?.toSorted()).toEqual(["decisions", "statistics"]);
  expect(code).toBe(3);
});

test("reports a missing database setting and an unavailable database", async () => {
  const environment = { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0" };
  expect(await runCommand([...SANDBOX, "--role=worker"], environment).ended()).toMatchObject({
    code: 2,
    stderr:
      "payment-routing serve: --role: expected --database-url or --embedded with worker, got neither\nSee payment-routing serve --help.\n",
  });
  const url = new URL(database.connectionString);
  url.pathname = "/nowhere";
  const nowhere = await runCommand(SANDBOX, { ...environment, DATABASE_URL: url.href }).ended();
  const only = runCommand([...SANDBOX, "--role=search"], { ...environment, DATABASE_URL: url.href });
  expect(await only.ended()).toMatchObject({ code: 1, stderr: nowhere.stderr });
  expect(nowhere.code).toBe(1);
  expect(nowhere.stderr).toBe(
    'payment-routing serve: the database cannot be opened: database "nowhere" does not exist: create it, or correct the name of the database in DATABASE_URL\n',
  );
});
