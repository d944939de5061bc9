import { copyNextDatabase } from "./copy-database.ts";
import {
  type ServiceOptions,
  type ServiceProcess,
  type ServiceRole,
  startService,
} from "./service-process.ts";

/** The processes of the service on one database, as an operator has them: some more, some less, some just killed. */
export interface Fleet extends AsyncDisposable {
  /** Those that run, frozen ones included. */
  readonly running: readonly ServiceProcess[];
  /** Base addresses of those that take reports. */
  findUrls(): readonly string[];
  /** Starts one more process; resolves when it is ready. */
  start(role: ServiceRole): Promise<ServiceProcess>;
  /** The same with the next version of the service. */
  startNext(role: ServiceRole): Promise<ServiceProcess>;
  /** Changes what processes are started with from now on. */
  configure(files: Pick<ServiceOptions, "configuration" | "secrets">): void;
}

export type FleetOptions = Omit<ServiceOptions, "name" | "role">;

/** `folder` takes what the next version is made of; where the options name a version, the next one is this repository's. */
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
    findUrls: () => running().flatMap(({ internalUrl }) => internalUrl ?? []),
    start: (role) => start({ ...current, role, name: `${role}-${++started}` }),
    async startNext(role) {
      const name = `next-${role}-${++started}`;
      if (current.version !== undefined) return start({ ...current, role, name, version: undefined });
      nextDatabase ??= copyNextDatabase(folder);
      return start({ ...current, role, name, nextDatabase: await nextDatabase });
    },
    configure(files) {
      current = { ...current, ...files };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(running().map((process) => process.kill("SIGKILL")));
    },
  };
}
