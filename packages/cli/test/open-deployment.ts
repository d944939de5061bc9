import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import { activateVersion, createKey, loadConfiguration } from "@payment-routing/config-store";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import { openEmbeddedDatabase } from "@payment-routing/embedded-database";
import { generate } from "selfsigned";
import { onTestFinished } from "vitest";
import { DEMO_FILES } from "./demo.ts";
import { ROOT } from "./run-process.ts";

const ACTOR = { actor: "test", reason: "a test" };

/** A copy of a healthy deployment, which a test may break. */
export interface DeploymentCopy {
  /** A superuser's connections to its database. */
  readonly pool: Pool;
  /** `postgresql://…` of the same. */
  readonly adminUrl: string;
  /** The name of its database. */
  readonly name: string;
  /** The environment of its processes, whose user `payment_routing` owns no table. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A healthy deployment on a PostgreSQL of its own: the one that tests share has settings of no deployment, such as `fsync=off`. */
export async function openDeploymentTrial() {
  await using opened = new AsyncDisposableStack();
  const makeFolder = async (prefix: string) => {
    const made = await mkdtemp(prefix);
    opened.defer(() => rm(made, { recursive: true, force: true }));
    return made;
  };
  // In the repository: the temporary folder of the tests is in memory, where no spool belongs.
  await mkdir(`${ROOT}.cache`, { recursive: true });
  const spool = await makeFolder(`${ROOT}.cache/doctor-`);
  const folder = await makeFolder(join(tmpdir(), "doctor-"));
  // As root, the server runs as another user, who needs access to its files.
  await chmod(folder, 0o711);
  const server = opened.use(
    await openEmbeddedDatabase(join(folder, "data"), {
      initOptions: ["--no-sync", "--set=scram_iterations=1"],
    }),
  );
  const authorities = tls.getCACertificates("default");
  opened.defer(() => tls.setDefaultCACertificates(authorities));
  const trusted: string[] = [];
  const endpoints = opened.use(new AsyncDisposableStack());

  /** Starts an HTTPS server whose certificate is trusted, and expires after some days. */
  async function startEndpoint(days: number): Promise<string> {
    // Each has another subject, by which the issuer is found.
    const made = await generate([{ name: "commonName", value: `endpoint ${trusted.length}` }], {
      algorithm: "sha256",
      extensions: [
        { name: "basicConstraints", cA: true },
        { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
      ],
      notBeforeDate: new Date(Date.now() - 30 * DAY_MS),
      notAfterDate: new Date(Date.now() + days * DAY_MS),
    });
    trusted.push(made.cert);
    tls.setDefaultCACertificates([...authorities, ...trusted]);
    const endpoint = createServer({ key: made.private, cert: made.cert }).listen(0);
    endpoints.defer(() => void endpoint.close());
    await once(endpoint, "listening");
    return `https://localhost:${(endpoint.address() as AddressInfo).port}`;
  }

  const origin = await startEndpoint(365);
  const secrets = join(folder, "secrets.yaml");
  await writeSecrets(secrets);
  const connect = (database: string) => nameDatabase(server.connectionString, database);
  const admin = openPool(server.connectionString, { maxConnections: 1 });
  opened.defer(() => admin.end());
  await admin.query("create database healthy");
  await migrate(connect("healthy"));
  await usePool(connect("healthy"), async (pool) => {
    await pool.query(
      `${await readFile(`${ROOT}deploy/postgresql/roles.sql`, "utf8")}; alter role payment_routing password 'test'`,
    );
  });
  await admin.query("create database unconfigured template healthy");
  await usePool(connect("healthy"), async (pool) => {
    await activate(pool, origin);
    for (const clientId of [10077, 10078])
      await createKey(pool, { holder: { holder: "client", clientId }, keyId: "shop" }, ACTOR);
    await createKey(pool, { holder: { holder: "internal", scope: "admin" }, keyId: "ada" }, ACTOR);
  });
  let copies = 0;

  /** Copies the deployment. The copy is dropped at the end of the test. */
  async function copy(template: "healthy" | "unconfigured" = "healthy"): Promise<DeploymentCopy> {
    const name = `copy_${++copies}`;
    await admin.query(`create database ${name} template ${template}`);
    const pool = openPool(connect(name), { maxConnections: 2 });
    onTestFinished(async () => {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
    });
    const url = new URL(connect(name));
    [url.username, url.password] = ["payment_routing", "test"];
    const environment = {
      DATABASE_URL: url.href,
      CONFIG_SOURCE: "database",
      SECRETS: secrets,
      CALLBACK_EXCEPTIONS: "localhost",
      DECISION_SPOOL: spool,
      DECISION_SPOOL_BYTES: String(2 ** 20),
    };
    return { pool, adminUrl: connect(name), name, environment };
  }

  const moved = opened.move();
  return { copy, startEndpoint, folder, close: () => moved.disposeAsync() };
}

const DAY_MS = 86_400_000;

function nameDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

async function usePool(connectionString: string, use: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = openPool(connectionString, { maxConnections: 1 });
  await use(pool).finally(() => pool.end());
}

/** Activates the configuration of the sandbox with another origin of its merchants. */
export async function activate(pool: Pool, origin: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "doctor-config-"));
  try {
    await cp(DEMO_FILES.config, folder, { recursive: true });
    const path = join(folder, "merchants.yaml");
    const text = await readFile(path, "utf8");
    await writeFile(path, text.replaceAll("https://merchant.sandbox.example", origin));
    const { router, versionFiles } = await loadConfiguration(folder);
    const digest = router.configurationDigest;
    await activateVersion(pool, { digest, files: versionFiles }, ACTOR);
    return digest;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes secrets of the sandbox's merchants that are not public. */
export async function writeSecrets(path: string, edit = (text: string) => text): Promise<void> {
  const text = await readFile(DEMO_FILES.secrets, "utf8");
  const own = text
    .replaceAll(/ +sandbox: true\n/g, "")
    .replaceAll(/whsec_\S+/g, () => `whsec_${randomBytes(32).toString("base64")}`)
    .replaceAll("public-sandbox-salt", "the-salt");
  await writeFile(path, edit(own));
}
