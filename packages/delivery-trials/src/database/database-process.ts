// A program that runs a PostgreSQL server in a temporary folder and executes the requests of its parent. When the parent
// exits, it stops the server and deletes the folder.
import { execFile } from "node:child_process";
import { appendFile, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "@payment-routing/embedded-database";
import { findFreePort } from "@payment-routing/embedded-database/testing";
import { Client } from "pg";
import { answerCalls } from "../processes/requests.ts";
import { fillDisk } from "./mount-disk.ts";

export type RestoreKind = "snapshot" | "point-in-time" | "dump";

export interface DatabaseOptions {
  /** Whether commits wait for the disk. A crash of the server alone loses nothing either way. */
  readonly fsync: boolean;
  /** Size of a separate disk in memory. Requires Linux, and root or user namespaces. */
  readonly diskMegabytes?: number;
  /** Folder of a PostgreSQL with client programs such as `bin/pg_dump`, which the npm package lacks. */
  readonly binaries?: string;
  /** Additional server settings: `name=value`. */
  readonly settings?: readonly string[];
  /** Archives each segment of the log after this time at the latest. Then a restore reaches moments after the backup. */
  readonly archiveSeconds?: number;
}

const [folder = "", given = "{}"] = process.argv.slice(2);
const { fsync, settings = [], binaries, archiveSeconds }: DatabaseOptions = JSON.parse(given);
const ballast = join(folder, "ballast");
const cluster = join(folder, "data", "cluster");
const backup = join(folder, "backup");
const archive = join(folder, "archive");
// The port never changes, so that clients can reconnect.
const port = await findFreePort();
let database = await start();
if (archiveSeconds !== undefined) await createArchive();

const methods = {
  connectionString: () => database.connectionString,
  /** Stops the server without a checkpoint (immediate shutdown): the next start recovers from the write-ahead log. */
  async crash(): Promise<void> {
    const { processId } = database;
    process.kill(processId, "SIGQUIT");
    while (isRunning(processId)) await delay(5);
  },
  /** Restarts the server after a crash. Resolves when it accepts connections. */
  async start(): Promise<void> {
    if (isRunning(database.processId)) return;
    const before = database;
    database = await start();
    await before.close();
  },
  /** Suspends all processes of the server (SIGSTOP): connections stay open, new ones are accepted, and nothing answers. */
  suspend: () => signal("SIGSTOP"),
  resume: () => signal("SIGCONT"),
  /** Fills the disk of the server. Requires `diskMegabytes`. */
  fillDisk: () => fillDisk(ballast),
  freeDisk: () => rm(ballast, { force: true }),
  /** Makes an online backup, and deletes the previous one. */
  backUp: (how: RestoreKind) =>
    how === "dump"
      ? runClient("pg_dump", "--format=custom", `--file=${backup}`)
      : backUp(database.connectionString, cluster, backup),
  /**
   * Stops the server and starts it from the backup.
   *
   * - `snapshot`: the files of the backup, which the database does not detect
   * - `point-in-time`: archive recovery, on a new timeline, until a moment (ISO 8601) or the end of the log
   * - `dump`: `pg_restore` into a new cluster; requires `binaries`
   */
  restore: (how: RestoreKind, until?: string) => (how === "dump" ? restoreDump() : restore(how, until)),
  async stop(): Promise<void> {
    await signal("SIGCONT").catch(() => undefined);
    await database.close();
    // Fails for a mount point, which disappears with its namespace.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  },
};
export type DatabaseMethods = typeof methods;

answerCalls(methods);
process.removeAllListeners("disconnect");
process.on("disconnect", async () => {
  await methods.stop().catch(() => undefined);
  process.exit();
});

function start(): Promise<EmbeddedDatabase> {
  return openEmbeddedDatabase(join(folder, "data"), {
    ...(binaries && { binaries }),
    initOptions: fsync ? [] : ["--no-sync"],
    settings: [`port=${port}`, ...(fsync ? [] : ["fsync=off"]), ...archiveSettings(), ...settings],
  });
}

function archiveSettings(): readonly string[] {
  if (archiveSeconds === undefined) return [];
  // Renamed when complete, so that recovery does not read half a segment.
  const command = `test ! -f "${archive}/%f" && cp %p "${archive}/%f.part" && mv "${archive}/%f.part" "${archive}/%f"`;
  return ["archive_mode=on", `archive_timeout=${archiveSeconds}`, `archive_command=${command}`];
}

/** The user of the server writes to it. */
async function createArchive(): Promise<void> {
  const { uid, gid } = await stat(cluster);
  await mkdir(archive);
  await chown(archive, uid, gid);
}

/** Sends a signal to the processes of the server. The first is stopped first, so that it starts no others meanwhile. */
async function signal(name: "SIGSTOP" | "SIGCONT"): Promise<void> {
  const { processId } = database;
  process.kill(processId, name);
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, "utf8");
  // A child may have ended meanwhile.
  for (const child of children.trim().split(" ").map(Number)) if (isRunning(child)) process.kill(child, name);
}

async function restore(how: "snapshot" | "point-in-time", until?: string): Promise<void> {
  await methods.crash();
  await placeBackup(backup, cluster, how === "snapshot" ? undefined : describeRecovery(until));
  await methods.start();
}

/** Restores into a new cluster with a new system identifier, and sets the previous password of the superuser. */
async function restoreDump(): Promise<void> {
  const { password } = new URL(database.connectionString);
  await methods.crash();
  await rename(cluster, `${cluster}-before`);
  await methods.start();
  await runClient("pg_restore", "--exit-on-error", "--dbname=postgres", backup);
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(`alter user postgres password '${password}'`);
  await client.end();
}

async function runClient(program: string, ...args: readonly string[]): Promise<void> {
  if (binaries === undefined) throw new Error(`the PostgreSQL of the npm package has no ${program}`);
  const { port: given, password } = new URL(database.connectionString);
  const env = { PGHOST: "127.0.0.1", PGPORT: given, PGUSER: "postgres", PGPASSWORD: password };
  await promisify(execFile)(join(binaries, "bin", program), args, { env });
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Makes a base backup of a running server with the low-level API (PostgreSQL manual, section 26.3.4), including the log. */
async function backUp(connectionString: string, cluster: string, backup: string): Promise<void> {
  await rm(backup, { recursive: true, force: true });
  await mkdir(backup);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_backup_start('trial', fast => true)");
    for (const name of await readdir(cluster))
      if (!EXCLUDED.has(name)) await copy(join(cluster, name), backup);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop($1)", [
      archiveSeconds !== undefined,
    ]);
    await copy(join(cluster, "pg_wal"), backup);
    await writeFile(join(backup, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
}

/** Replaces the files of a stopped server by a backup. With settings of a recovery, the server begins with it. */
async function placeBackup(backup: string, cluster: string, recovery?: string): Promise<void> {
  const { uid, gid } = await stat(cluster);
  for (const name of await readdir(cluster)) await rm(join(cluster, name), { recursive: true });
  for (const name of await readdir(backup)) await copy(join(backup, name), cluster);
  if (recovery !== undefined) {
    await writeFile(join(cluster, "recovery.signal"), "");
    await appendFile(join(cluster, "postgresql.auto.conf"), recovery);
  }
  for (const name of ["backup_label", "recovery.signal"])
    await chown(join(cluster, name), uid, gid).catch(() => undefined);
}

/** Without an archive, recovery uses the log in the backup only. */
function describeRecovery(until?: string): string {
  const lines = [
    `restore_command = '${archiveSeconds === undefined ? "false" : `cp "${archive}/%f" "%p"`}'`,
    "recovery_target_action = 'promote'",
    // The server answers when it is writable, and not before.
    "hot_standby = off",
    // PostgreSQL knows no zones by name yet when it reads this.
    ...(until === undefined ? [] : [`recovery_target_time = '${until.replace("Z", "+00")}'`]),
  ];
  return `${lines.join("\n")}\n`;
}

const EXCLUDED: ReadonlySet<string> = new Set(["pg_wal", "postmaster.pid", "postmaster.opts"]);

/** Preserves owners and times. Ignores files that disappear during the copy. */
async function copy(from: string, folder: string): Promise<void> {
  await promisify(execFile)("cp", ["--archive", from, folder]).catch(
    (error: { readonly stderr?: string }) => {
      const lines = (error.stderr ?? "").trim().split("\n");
      if (!lines.every((line) => line.includes("No such file or directory"))) throw error;
    },
  );
}
