import { readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Cluster, hasCluster, prepareCluster } from "./cluster.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { type Hold, holdServer } from "./hold-server.ts";
import { type SpawnedServer, spawnServer } from "./spawn-server.ts";

/** Options of `openEmbeddedDatabase`. */
export interface EmbeddedDatabaseOptions {
  /** Settings of the server, `name=value`. Ignored if the server already runs. */
  readonly settings?: readonly string[];
  /** Options of `initdb`. Ignored if the folder contains a database. */
  readonly initOptions?: readonly string[];
  /** Whether a missing database is created; true by default. */
  readonly mayCreate?: boolean;
  /** The installation folder of another PostgreSQL, with `bin`, `lib` and `share`. By default that of the package. */
  readonly binaries?: string;
  /** The time limit for the server to answer, crash recovery included; 60,000 by default. */
  readonly timeoutMs?: number;
}

/** A PostgreSQL server in a folder, held by this process. */
export interface EmbeddedDatabase extends AsyncDisposable {
  /** `postgresql://…` for the superuser, on 127.0.0.1. */
  readonly connectionString: string;
  readonly processId: number;
  /** Whether the server was already running. */
  readonly isJoined: boolean;
  /**
   * Closes the database. The last process to close it stops the server: clients that are still connected have half a
   * second to disconnect, and are then disconnected.
   */
  close(): Promise<void>;
}

/**
 * Opens the database in a folder: creates it if it is missing and starts a server unless one is running. Several
 * processes of one machine may open the same folder at the same time: one starts the server, the others join it.
 *
 * Removes the variables `PG…` from the environment of this process: the driver would use them for this database, too.
 *
 * Throws an `EmbeddedDatabaseError`.
 */
export async function openEmbeddedDatabase(
  folder: string,
  options: EmbeddedDatabaseOptions = {},
): Promise<EmbeddedDatabase> {
  const { settings = [], initOptions = [], mayCreate = true, binaries, timeoutMs = 60_000 } = options;
  if (!mayCreate && !(await hasCluster(folder)))
    throw new EmbeddedDatabaseError("no-database", `${folder} holds no database`);
  for (const name of Object.keys(process.env)) if (name.startsWith("PG")) delete process.env[name];
  const cluster = await prepareCluster(folder, initOptions, binaries);
  let spawned: SpawnedServer | undefined;
  const spawn = async () => {
    spawned = await spawnServer(cluster, settings);
    return spawned;
  };
  try {
    return await joinOrStart(cluster, timeoutMs, spawn);
  } catch (error) {
    const processId = (await spawned?.findFailure()) === undefined ? spawned?.processId : undefined;
    if (processId !== undefined) await stopServer(processId).catch(() => undefined);
    throw error;
  }
}

async function joinOrStart(
  cluster: Cluster,
  timeoutMs: number,
  spawn: () => Promise<SpawnedServer>,
): Promise<EmbeddedDatabase> {
  const deadline = Date.now() + timeoutMs;
  let spawned: SpawnedServer | undefined;
  for (let attempts = 0; Date.now() < deadline; await delay(PAUSE_MS)) {
    const server = await findServer(cluster);
    if (server?.port !== undefined) {
      const connectionString = `postgresql://postgres:${cluster.password}@127.0.0.1:${server.port}/postgres`;
      const hold = await holdServer(connectionString);
      if (hold !== undefined)
        return describe(server, connectionString, hold, server.processId !== spawned?.processId);
    }
    const failure = await spawned?.findFailure();
    // Another process may have started a server at the same time; the next round finds it.
    if (server !== undefined || (spawned !== undefined && failure === undefined)) continue;
    const mayPass =
      (PORT_IS_TAKEN.test(failure ?? "") && attempts < MAX_ATTEMPTS) || IS_ENDING.test(failure ?? "");
    if (failure !== undefined && !mayPass)
      throw new EmbeddedDatabaseError("not-started", `PostgreSQL did not start: ${failure}`);
    spawned = await spawn();
    attempts++;
  }
  throw await describeTimeout(cluster, timeoutMs);
}

const PAUSE_MS = 20;

/** Another process may take the free port before the server does. */
const PORT_IS_TAKEN = /could not bind/;
const MAX_ATTEMPTS = 5;

/** The processes of a killed server end when they notice that it is gone. */
const IS_ENDING = /pre-existing shared memory block/;

async function describeTimeout(cluster: Cluster, timeoutMs: number): Promise<EmbeddedDatabaseError> {
  const server = await findServer(cluster);
  const who = server === undefined ? "no server" : `the server with process ID ${server.processId}`;
  const message = `${who} of ${cluster.folder} answers within ${timeoutMs} ms; see ${cluster.logFile}`;
  return new EmbeddedDatabaseError("not-answering", message);
}

function describe(
  { processId }: FoundServer,
  connectionString: string,
  hold: Hold,
  isJoined: boolean,
): EmbeddedDatabase {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeDatabase(processId, hold);
    return closing;
  };
  return { connectionString, processId, isJoined, close, [Symbol.asyncDispose]: close };
}

async function closeDatabase(processId: number, hold: Hold): Promise<void> {
  if (await hold.release()) await stopServer(processId);
  await hold.disconnect();
}

/** Stops the server with a checkpoint, or without one if that takes too long: the next start then recovers. */
async function stopServer(processId: number): Promise<void> {
  for (const { signal, waitMs } of STOP_SIGNALS) {
    if (!isRunning(processId)) return;
    process.kill(processId, signal);
    const deadline = Date.now() + waitMs;
    while (isRunning(processId) && Date.now() < deadline) await delay(PAUSE_MS);
  }
  if (isRunning(processId))
    throw new EmbeddedDatabaseError("not-answering", `the server with process ID ${processId} does not stop`);
}

const STOP_SIGNALS = [
  { signal: "SIGINT", waitMs: 8000 },
  { signal: "SIGQUIT", waitMs: 5000 },
] as const;

/** A running server of a cluster, ready or not. */
interface FoundServer {
  readonly processId: number;
  /** Undefined until the server listens. */
  readonly port: number | undefined;
}

/**
 * Finds the server of a cluster by its `postmaster.pid`. If the server was killed and another process has its process ID,
 * removes the file, because a new server would not start.
 */
async function findServer({ folder }: Cluster): Promise<FoundServer | undefined> {
  const file = join(folder, "postmaster.pid");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const [processId, , , port] = text.split("\n").map(Number);
  // The file may be incomplete while the server writes it.
  if (processId === undefined || !(processId > 0)) return undefined;
  if (await isServing(processId, folder)) return { processId, port: port || undefined };
  if (isRunning(processId)) await rm(file, { force: true });
  return undefined;
}

/** Reports whether a process with this ID exists. */
function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // A process of another user exists but cannot be signalled.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Identifies a server by its working directory, which is its data folder. */
async function isServing(processId: number, folder: string): Promise<boolean> {
  // Without /proc, rely on the server, which does not start while a process with that ID exists.
  if (process.platform !== "linux") return isRunning(processId);
  return (await readlink(`/proc/${processId}/cwd`).catch(() => undefined)) === folder;
}
