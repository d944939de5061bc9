import { setTimeout as delay } from "node:timers/promises";
import { type Cluster, hasCluster, prepareCluster } from "./cluster.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { type FoundServer, findServer, isRunning } from "./find-server.ts";
import { type Hold, holdServer } from "./hold-server.ts";
import { type SpawnedServer, spawnServer } from "./spawn-server.ts";

/** Options of `openEmbeddedDatabase`. */
export interface EmbeddedDatabaseOptions {
  /** Settings of the server, `name=value`, where it has to be started. */
  readonly settings?: readonly string[];
  /** Options of `initdb`, where the files have to be made. */
  readonly initOptions?: readonly string[];
  /** Whether the files are made where there are none; they are by default. */
  readonly mayCreate?: boolean;
  /** The folder of another PostgreSQL than the installed package's, with `bin`, `lib` and `share` in it. */
  readonly binaries?: string;
  /** How long a server may take to answer, one that mends what a crash left behind included; 60,000 by default. */
  readonly timeoutMs?: number;
}

/** A PostgreSQL server in a folder, in use by us. */
export interface EmbeddedDatabase extends AsyncDisposable {
  /** `postgresql://…` for its superuser, on 127.0.0.1. */
  readonly connectionString: string;
  readonly processId: number;
  /** Whether it was running already. */
  readonly isJoined: boolean;
  /**
   * Leaves it. Whoever leaves last ends the server; those who are connected without having opened it have half a second
   * to leave, and are then disconnected.
   */
  close(): Promise<void>;
}

/**
 * Opens the database in a folder: makes its files where there are none, and starts a server unless one is running. Any
 * number of processes of one machine may do so at once, on the same folder: one of them starts it, the others join.
 *
 * Throws an EmbeddedDatabaseError.
 */
export async function openEmbeddedDatabase(
  folder: string,
  options: EmbeddedDatabaseOptions = {},
): Promise<EmbeddedDatabase> {
  const { settings = [], initOptions = [], mayCreate = true, binaries, timeoutMs = 60_000 } = options;
  if (!mayCreate && !(await hasCluster(folder)))
    throw new EmbeddedDatabaseError("no-database", `${folder} holds no database`);
  const cluster = await prepareCluster(folder, initOptions, binaries);
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
    // Whoever started another server at the same time may have been faster: then that one is found.
    if (server !== undefined || (spawned !== undefined && failure === undefined)) continue;
    if (failure !== undefined && !(PORT_IS_TAKEN.test(failure) && attempts < MAX_ATTEMPTS))
      throw new EmbeddedDatabaseError("not-started", `PostgreSQL did not start: ${failure}`);
    spawned = await spawnServer(cluster, settings);
    attempts++;
  }
  throw await describeSilence(cluster, timeoutMs);
}

const PAUSE_MS = 20;

/** Between looking for a free port and taking it, somebody else may. */
const PORT_IS_TAKEN = /could not bind/;
const MAX_ATTEMPTS = 5;

async function describeSilence(cluster: Cluster, timeoutMs: number): Promise<EmbeddedDatabaseError> {
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
    closing ??= leave(processId, hold);
    return closing;
  };
  return { connectionString, processId, isJoined, close, [Symbol.asyncDispose]: close };
}

async function leave(processId: number, hold: Hold): Promise<void> {
  if (await hold.release()) await endServer(processId);
  await hold.disconnect();
}

/** Disconnects everybody and writes everything down; without writing, to be mended at the next start, if that takes too long. */
async function endServer(processId: number): Promise<void> {
  for (const { signal, waitMs } of ENDINGS) {
    if (!isRunning(processId)) return;
    process.kill(processId, signal);
    const deadline = Date.now() + waitMs;
    while (isRunning(processId) && Date.now() < deadline) await delay(PAUSE_MS);
  }
  if (isRunning(processId))
    throw new EmbeddedDatabaseError("not-answering", `the server with process ID ${processId} does not end`);
}

const ENDINGS = [
  { signal: "SIGINT", waitMs: 8000 },
  { signal: "SIGQUIT", waitMs: 5000 },
] as const;
