import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "@payment-routing/database";
import { createTestDatabase, findFreePort } from "@payment-routing/embedded-database/testing";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { runCommand, runProcess } from "../../test/run-process.ts";
import { reportSession, runService } from "../../test/running-service.ts";
import { startSandboxMerchant } from "../../test/sandbox-merchant.ts";

// Behind Debian's PgBouncer, on an empty database.

const SANDBOX = ["serve", "--sandbox", `--config=${DEMO_FILES.config}`, `--secrets=${DEMO_FILES.secrets}`];

/** Starts a PgBouncer before a database of its own. Returns the environment of commands behind it. */
async function startPooler(settings: string): Promise<{ DATABASE_URL: string }> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const folder = mkdtempSync(join(tmpdir(), "pooler-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { hostname, port, username, password, pathname } = new URL(database.connectionString);
  const listenPort = await findFreePort();
  const ini = join(folder, "pgbouncer.ini");
  writeFileSync(
    ini,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
${settings}
`,
  );
  chmodSync(folder, 0o711);
  // PgBouncer does not run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  runProcess("/usr/sbin/pgbouncer", [ini], nobody);
  const url = `postgresql://any@127.0.0.1:${listenPort}${pathname}`;
  await expect.poll(() => canConnect(url)).toBe(true);
  return { DATABASE_URL: url };
}

async function canConnect(connectionString: string): Promise<boolean> {
  const pool = openPool(connectionString, { maxConnections: 1 });
  const isConnected = await pool.query("select").then(
    () => true,
    () => false,
  );
  await pool.end();
  return isConnected;
}

test("session pooling: the service migrates, stores reports and delivers", { timeout: 90_000 }, async () => {
  const environment = await startPooler("pool_mode = session\ndefault_pool_size = 40");
  expect(await runLine(["migrate"], { environment })).toMatchObject({ code: 0, err: "" });
  const merchant = await startSandboxMerchant();
  const service = await runService([...merchant.args], environment);
  await expect.poll(async () => (await fetch(`${service.internalUrl}/readyz`)).status).toBe(200);
  expect(await reportSession(service.internalUrl ?? "", 1, 1)).toBe(201);
  await expect.poll(() => merchant.arrivals.length).toBe(1);
  expect(await runLine(["check"], { environment })).toMatchObject({ code: 0, err: "" });
  service.process.child.kill("SIGTERM");
  expect(await service.process.ended()).toMatchObject({ code: 0 });
});

test.for([
  "pool_mode = transaction",
  "pool_mode = transaction\ndefault_pool_size = 1",
  "pool_mode = transaction\nserver_round_robin = 1\nmin_pool_size = 5",
  "pool_mode = statement",
])("%s ends migrate and serve at the start", { timeout: 90_000 }, async (settings) => {
  const environment = await startPooler(settings);
  const reason =
    "a pooler changes the backend of a connection between transactions: set it to session pooling, or connect directly";
  expect(await runLine(["migrate"], { environment })).toEqual({
    code: 1,
    out: "",
    err: `payment-routing migrate: ${reason}`,
  });
  const serve = runCommand(SANDBOX, { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0", ...environment });
  const { code, stderr } = await serve.ended();
  expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
});
