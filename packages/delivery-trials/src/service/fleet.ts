import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type ServiceOptions,
  type ServiceProcess,
  type ServiceRole,
  startService,
} from "./service-process.ts";

/** The service processes of a trial, on one database. */
export interface Fleet extends AsyncDisposable {
  /** Includes suspended processes. */
  readonly running: readonly ServiceProcess[];
  /** The ports of the processes that accept reports. */
  findPorts(): readonly number[];
  /** Starts another process. Resolves when it is ready. */
  start(role: ServiceRole): Promise<ServiceProcess>;
  /** Starts a process of the next version. */
  startNext(role: ServiceRole): Promise<ServiceProcess>;
  /** Sets the configuration files or the database of processes that start later. */
  configure(changes: Partial<Pick<ServiceOptions, "configuration" | "secrets" | "connectionString">>): void;
}

export type FleetOptions = Omit<ServiceOptions, "name" | "role">;

/** `folder` receives the copy that the next version runs from. If the options name a version, this repository is the next one. */
export function createFleet(options: FleetOptions, folder: string): Fleet {
  const processes: ServiceProcess[] = [];
  let current = options;
  let started = 0;
  let nextDatabase: Promise<string> | undefined;
  const running = () => processes.filter(({ isRunning }) => isRunning);
  async function start(own: ServiceOptions): Promise<ServiceProcess> {
    const process = await startService(own);
    processes.push(process);
    return process;
  }

  return {
    get running() {
      return running();
    },
    findPorts: () => running().flatMap(({ internalUrl: url }) => (url ? Number(new URL(url).port) : [])),
    start: (role) => start({ ...current, role, name: `${role}-${++started}` }),
    async startNext(role) {
      const name = `next-${role}-${++started}`;
      if (current.version !== undefined) return start({ ...current, role, name, version: undefined });
      nextDatabase ??= copyNextDatabase(folder);
      return start({ ...current, role, name, nextDatabase: await nextDatabase });
    },
    configure(changes) {
      current = { ...current, ...changes };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(running().map((process) => process.kill("SIGKILL")));
    },
  };
}

/**
 * Copies the database package and adds a migration that changes every table of reports and deliveries compatibly with the
 * current version. Returns the folder of the copy.
 */
export async function copyNextDatabase(folder: string): Promise<string> {
  const original = fileURLToPath(new URL(".", import.meta.resolve("@payment-routing/database/package.json")));
  const copy = join(folder, "next-database");
  for (const part of ["dist", "migrations", "package.json"])
    await cp(join(original, part), join(copy, part), { recursive: true });
  await writeFile(join(copy, "migrations", "9001-next-version.sql"), NEXT_MIGRATION);
  return copy;
}

const NEXT_MIGRATION = `
alter table payment_sessions add column region text not null default 'eu';
alter table session_history add column region text;
alter table callbacks add column region text;
alter table attempts add column region text not null default 'eu';
alter table lanes add column priority smallint not null default 0;
create index lanes_by_priority on lanes (priority);
alter table endpoints add column note text;
`;
