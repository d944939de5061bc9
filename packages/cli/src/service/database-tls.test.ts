import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "@payment-routing/database";
import { openEmbeddedDatabase } from "@payment-routing/embedded-database";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { runCommand } from "../../test/run-process.ts";

// The certificate of PostgreSQL is self-signed. Another one is signed by another authority.
describe("TLS to PostgreSQL", () => {
  const opened = new AsyncDisposableStack();
  afterAll(() => opened.disposeAsync());
  let folder: string;
  let connectionString: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "database-tls-"));
    opened.defer(() => rmSync(folder, { recursive: true }));
    // As root, the server runs as another user, who needs access to its files.
    chmodSync(folder, 0o711);
    for (const name of ["server", "other"]) await createCertificate(join(folder, name));
    const database = opened.use(
      await openEmbeddedDatabase(join(folder, "data"), {
        initOptions: ["--no-sync"],
        settings: ["fsync=off"],
      }),
    );
    await requireTls(database.connectionString, folder);
    const url = new URL(database.connectionString);
    url.hostname = "localhost";
    connectionString = url.href;
  });

  function by(parameters: Readonly<Record<string, string>>): { readonly DATABASE_URL: string } {
    const url = new URL(connectionString);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return { DATABASE_URL: url.href };
  }

  test.each([{ sslmode: "verify-full", sslrootcert: "server.crt" }, { sslmode: "no-verify" }])(
    "$sslmode connects to a server that is known, or is not asked who it is",
    async (parameters) => {
      const { sslrootcert } = parameters;
      const environment = by({
        ...parameters,
        ...(sslrootcert && { sslrootcert: join(folder, sslrootcert) }),
      });
      expect(await runLine(["migrate"], { environment })).toMatchObject({ code: 0, err: "" });
    },
  );

  test("a plain connection is denied by a server that wants none", async () => {
    const { code, err } = await runLine(["migrate"], { environment: by({ sslmode: "disable" }) });
    expect([code, err]).toEqual([1, expect.stringMatching(/no encryption: add sslmode=verify-full to/)]);
  });

  test("verify-full with another authority ends the service at its start, with the reason", {
    timeout: 90_000,
  }, async () => {
    const parameters = { sslmode: "verify-full", sslrootcert: join(folder, "other.crt") };
    const places = { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0" };
    const files = [`--config=${DEMO_FILES.config}`, `--secrets=${DEMO_FILES.secrets}`];
    const running = runCommand(["serve", "--sandbox", ...files], { ...places, ...by(parameters) });
    expect(await running.ended()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^payment-routing serve: the database cannot be opened: .*(self-signed|unable to verify)/m,
      ),
    });
  });
});

async function createCertificate(path: string): Promise<void> {
  const attributes = [{ name: "commonName", value: "localhost" }];
  const made = await generate(attributes, { algorithm: "sha256" });
  writeFileSync(`${path}.key`, made.private);
  writeFileSync(`${path}.crt`, made.cert);
}

/** Configures the certificate of the server and rejects connections without TLS. */
async function requireTls(connectionString: string, folder: string): Promise<void> {
  const cluster = join(folder, "data", "cluster");
  const { uid, gid } = statSync(cluster);
  for (const name of ["server.key", "server.crt"]) {
    const path = join(cluster, name);
    copyFileSync(join(folder, name), path);
    chmodSync(path, 0o600);
    chownSync(path, uid, gid);
  }
  writeFileSync(join(cluster, "pg_hba.conf"), "hostssl all all 127.0.0.1/32 scram-sha-256\n");
  const pool = openPool(connectionString, { maxConnections: 1 });
  await pool.query("alter system set ssl = on");
  await pool.query("select pg_reload_conf()");
  await pool.end();
}
