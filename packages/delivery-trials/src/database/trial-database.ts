import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, startChild } from "../processes/child-process.ts";
import { createRequests } from "../processes/requests.ts";
import { mountDisk } from "./mount-disk.ts";

/** A PostgreSQL server that issues happen to. It keeps its address through all of them. */
export interface TrialDatabase extends AsyncDisposable {
  /** `postgresql://…` of the superuser. */
  readonly connectionString: string;
  /** Stops the server without a checkpoint (immediate shutdown). Resolves when it has exited. */
  crash(): Promise<void>;
  /** Restarts the server after a crash. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Suspends all processes of the server (SIGSTOP): connections stay open, new ones are accepted, and nothing answers. */
  suspend(): Promise<void>;
  resume(): Promise<void>;
  /** Fills the disk of the server. Requires `diskMegabytes`. */
  fillDisk(): Promise<void>;
  freeDisk(): Promise<void>;
  /** Makes an online backup, and deletes the previous one. */
  backUp(how: RestoreKind): Promise<void>;
  /**
   * Stops the server and starts it from the backup.
   *
   * - `snapshot`: the files of the backup, which the database does not detect
   * - `point-in-time`: archive recovery, on a new timeline
   * - `dump`: `pg_restore` into a new cluster; requires `binaries`
   */
  restore(how: RestoreKind): Promise<void>;
}

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
}

export type DatabaseRequest =
  | "connectionString"
  | "crash"
  | "start"
  | "suspend"
  | "resume"
  | "fillDisk"
  | "freeDisk"
  | `back-up-${RestoreKind}`
  | `restore-${RestoreKind}`
  | "stop";

/** Starts a server with its data in a temporary folder. It exits with this process. */
export async function startTrialDatabase(options: DatabaseOptions): Promise<TrialDatabase> {
  const program = findProgram("database-process", import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "delivery-trial-"));
  // As root, the server runs as another user, who needs access to the data.
  await chmod(folder, 0o711);
  const { diskMegabytes } = options;
  const wrapper = diskMegabytes === undefined ? [] : mountDisk(folder, `${diskMegabytes}m`);
  const child = startChild(program, [folder, JSON.stringify(options)], { wrapper });
  const requests = createRequests<DatabaseRequest>(child.process);
  const ask = (request: DatabaseRequest) => requests.ask<void>(request);
  return {
    connectionString: await requests.ask<string>("connectionString"),
    crash: () => ask("crash"),
    start: () => ask("start"),
    suspend: () => ask("suspend"),
    resume: () => ask("resume"),
    fillDisk: () => ask("fillDisk"),
    freeDisk: () => ask("freeDisk"),
    backUp: (how) => ask(`back-up-${how}`),
    restore: (how) => ask(`restore-${how}`),
    async [Symbol.asyncDispose]() {
      await ask("stop");
      child.process.kill("SIGKILL");
      await child.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
