// `npm run trial -- image`: builds the image and plays the payment of `npm run demo` on it. As root, on Debian with the packages
// buildah and debootstrap. Takes three minutes and 3 GB of disk.
import assert from "node:assert/strict";
import { once } from "node:events";
import {
  closeSync,
  cpSync,
  globSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "@payment-routing/embedded-database";
import { Client } from "pg";
import { type ConfinedProcess, startConfined } from "../image/confined-process.ts";
import { buildTrialImage, type TrialImage } from "../image/trial-image.ts";
import { FILES, importCommand, KEYS, openTerminal, REPORT } from "../sandbox.ts";

const MAX_ADDED_BYTES = 50 * 2 ** 20;

/** Throws an AssertionError when the image does not do what docs/operations/image.md says. */
export async function run(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "payment-routing-image-"));
  opened.defer(() => rm(folder, { recursive: true }));
  const image = opened.use(buildTrialImage(folder));
  checkContent(join(image.mount(), "app"));
  const database = opened.use(await openEmbeddedDatabase(join(folder, "database")));
  await checkCommands(image, folder);
  for (const roles of [["all"], ["api", "worker", "search"]])
    await play({ image, folder, roles, server: database.connectionString });
}

/** Prints what the image adds to its base, by size, and checks it. */
function checkContent(app: string): void {
  const bytes = new Map<string, number>();
  for (const path of globSync("**", { cwd: app })) {
    const found = statSync(join(app, path));
    if (!found.isFile()) continue;
    assert.ok(!isNative(join(app, path)), `${path} differs between architectures`);
    const [, name = path] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    bytes.set(name, (bytes.get(name) ?? 0) + found.size);
  }
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  console.log(
    `\nContent over the base: ${describeSize(total)} in ${bytes.size} packages, the same on each architecture`,
  );
  const largest = [...bytes].sort(([, a], [, b]) => b - a).slice(0, 12);
  for (const [name, size] of largest) console.log(`  ${describeSize(size).padStart(8)}  ${name}`);
  assert.ok(
    total <= MAX_ADDED_BYTES,
    `${describeSize(total)} are more than ${describeSize(MAX_ADDED_BYTES)}`,
  );
}

function describeSize(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MB`;
}

/** Whether a file is a program or a library of Linux. */
function isNative(path: string): boolean {
  const start = Buffer.alloc(4);
  const file = openSync(path, "r");
  readSync(file, start);
  closeSync(file);
  return start.toString("latin1") === "\x7fELF";
}

/** Checks that every command loads, `--embedded`, and a signal to a command that listens for none. */
async function checkCommands(image: TrialImage, folder: string): Promise<void> {
  const { Entrypoint: command } = image.config;
  const loaded = await runIn(image, folder, ["node", "--input-type=module", "--eval", LOAD_COMMANDS]).ended;
  assert.match(loaded.output, /^[0-9]{2}\n$/);
  assert.equal(loaded.code, 0);

  const embedded = await runIn(image, folder, [...command, "migrate", "--embedded"]).ended;
  assert.match(embedded.output, /embedded PostgreSQL is not installed/);
  assert.equal(embedded.code, 1);

  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const connected = once(silent, "connection");
  const { port } = silent.address() as { port: number };
  const migrating = runIn(image, folder, [...command, "migrate"], {
    DATABASE_URL: `postgresql://user@127.0.0.1:${port}/none`,
  });
  await connected;
  migrating.signal("SIGTERM");
  assert.equal((await migrating.ended).code, 143);
  silent.close();
  console.log(
    `\n${loaded.output.trim()} modules of commands load; --embedded says that there is none; SIGTERM ends migrate`,
  );
}

const LOAD_COMMANDS = `
  import { globSync } from "node:fs";
  const files = globSync("/app/node_modules/@payment-routing/cli/dist/commands/**/*.js");
  for (const file of files) await import(file);
  console.log(files.length);
`;

interface PlayOptions {
  readonly image: TrialImage;
  readonly folder: string;
  readonly roles: readonly string[];
  /** The connection string of a superuser. */
  readonly server: string;
}

/** Plays the payment on processes of these roles, each in a mount of its own, with a new database. */
async function play({ image, folder, roles, server }: PlayOptions): Promise<void> {
  console.log(`\nOn ${roles.join(", ")}:`);
  const files = join(folder, `files-${roles.join("-")}`);
  cpSync(FILES.config, join(files, "config"), { recursive: true });
  cpSync(FILES.secrets, join(files, "secrets.yaml"));
  const { Entrypoint: command, Cmd: serve } = image.config;
  const DATABASE_URL = await createDatabase(server, `trial_${roles.join("_")}`);
  const running = new Map<string, ConfinedProcess>();
  const { runDemoOn } = await importCommand<CommandPackage>();
  try {
    const code = await runDemoOn(
      async (origin) => {
        setMerchant(join(files, "config/merchants.yaml"), origin);
        const migrated = await runIn(image, files, [...command, "migrate"], { DATABASE_URL }).ended;
        assert.equal(migrated.code, 0, migrated.output);
        const environment = { ...SETTINGS, DATABASE_URL, CALLBACK_EXCEPTIONS: new URL(origin).host };
        for (const ROLE of roles)
          running.set(ROLE, runIn(image, files, [...command, ...serve], { ...environment, ROLE }));
        return { ...(await findAddresses(running)), connectionString: DATABASE_URL };
      },
      { ...FILES, report: REPORT },
      KEYS,
      openTerminal({}),
    );
    assert.equal(code, 0);
    for (const [role, process] of running) await checkHealthAndStop({ role, process, image, files });
  } finally {
    for (const process of running.values()) process.kill();
  }
}

const SETTINGS = {
  CONFIG: "/mnt/config",
  SECRETS: "/mnt/secrets.yaml",
  SANDBOX: "true",
  HOST: "127.0.0.1",
  PORT: "0",
  INTERNAL_PORT: "0",
};

/** Starts a program in a new mount of the image. */
function runIn(
  { config, mount }: TrialImage,
  files: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ConfinedProcess {
  return startConfined({ config, root: mount(), files }, command, environment);
}

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

function setMerchant(file: string, origin: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replaceAll("https://merchant.sandbox.example", origin));
}

/** The last role that answers searches does, so that a process of role search does where there is one. */
async function findAddresses(running: ReadonlyMap<string, ConfinedProcess>) {
  const addresses = { url: "", internalUrl: "" };
  for (const [role, process] of running) {
    const { url, internal_url: internalUrl } = await process.waitFor("ready");
    if (role !== "worker") addresses.url = String(url);
    if (internalUrl !== undefined) addresses.internalUrl = String(internalUrl);
  }
  return addresses;
}

interface StopOptions {
  readonly role: string;
  readonly process: ConfinedProcess;
  readonly image: TrialImage;
  readonly files: string;
}

/** Checks the image's health check against a process, then stops it as an engine does. */
async function checkHealthAndStop({ role, process, image, files }: StopOptions): Promise<void> {
  const { url, heap_limit_mb: heap } = await process.waitFor("ready");
  const [, ...check] = image.config.Healthcheck.Test;
  const { port } = new URL(String(url));
  const isHealthy = async () => (await runIn(image, files, check, { PORT: port }).ended).code;
  assert.equal(await isHealthy(), 0);
  const peakMb = process.readPeakMb();
  const startedAt = performance.now();
  process.signal("SIGTERM");
  const { code, output } = await process.ended;
  assert.equal(code, 0, output);
  const stopMs = Math.round(performance.now() - startedAt);
  assert.equal(await isHealthy(), 1);
  console.log(`${role}: healthy, ${peakMb} MB resident, heap of at most ${heap} MB, stopped in ${stopMs} ms`);
}

interface CommandPackage {
  readonly runDemoOn: (
    start: (merchantOrigin: string) => Promise<object>,
    files: typeof FILES & { readonly report: string },
    keys: typeof KEYS,
    terminal: ReturnType<typeof openTerminal>,
  ) => Promise<number>;
}
