import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, startChild } from "../processes/child-process.ts";
import { createRequests } from "../processes/requests.ts";
import { mountDisk } from "./mount-disk.ts";

/** A PostgreSQL server that faults happen to. It keeps its address through all of them. */
export interface TrialDatabase extends AsyncDisposable {
  /** `postgresql://…` for its superuser. */
  readonly connectionString: string;
  /** Ends the server at once: everybody is disconnected, nothing is written down. Resolves when it is gone. */
  crash(): Promise<void>;
  /** Starts it again after a crash. Resolves when it answers. */
  start(): Promise<void>;
  /** Takes all that is left of its disk, where it has one of its own. */
  fillDisk(): Promise<void>;
  freeDisk(): Promise<void>;
  /** Backs it up while it runs, its files or, for `dump`, what is in it. One backup is kept. */
  backUp(how: RestoreKind): Promise<void>;
  /**
   * Ends the server and starts it from the backup.
   *
   * - `snapshot`: as the files were, which the database does not notice
   * - `point-in-time`: by archive recovery, on a timeline of its own
   * - `dump`: by `pg_restore` into a new cluster; takes `binaries`
   */
  restore(how: RestoreKind): Promise<void>;
}

export type RestoreKind = "snapshot" | "point-in-time" | "dump";

export interface DatabaseOptions {
  /** Whether commits wait for the disk. A crash of the server, and not of the machine, loses nothing either way. */
  readonly fsync: boolean;
  /** The size of a disk of its own, in memory. Takes Linux: root, or leave to make user namespaces. */
  readonly diskMegabytes?: number;
  /** The folder of a PostgreSQL with its client programs, `bin/pg_dump` among them; npm's has none. */
  readonly binaries?: string;
  /** Further settings of the server: `name=value`. */
  readonly settings?: readonly string[];
}

export type DatabaseRequest =
  | "connectionString"
  | "crash"
  | "start"
  | "fillDisk"
  | "freeDisk"
  | `back-up-${RestoreKind}`
  | `restore-${RestoreKind}`
  | "stop";

/** Starts a server with its data in a temporary folder. It lives no longer than this process. */
export async function startTrialDatabase(options: DatabaseOptions): Promise<TrialDatabase> {
  const program = findProgram("keep-database", import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "delivery-trial-"));
  // Under root the server runs as another user, who has to get through to its data.
  await chmod(folder, 0o711);
  const { diskMegabytes } = options;
  const wrapper = diskMegabytes === undefined ? [] : mountDisk(folder, diskMegabytes);
  const keeper = startChild(program, [folder, JSON.stringify(options)], { wrapper });
  const requests = createRequests<DatabaseRequest>(keeper.process);
  const ask = (request: DatabaseRequest) => requests.ask<void>(request);
  return {
    connectionString: await requests.ask<string>("connectionString"),
    crash: () => ask("crash"),
    start: () => ask("start"),
    fillDisk: () => ask("fillDisk"),
    freeDisk: () => ask("freeDisk"),
    backUp: (how) => ask(`back-up-${how}`),
    restore: (how) => ask(`restore-${how}`),
    async [Symbol.asyncDispose]() {
      await ask("stop");
      keeper.process.kill("SIGKILL");
      await keeper.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
