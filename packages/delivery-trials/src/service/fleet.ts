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
  start(role: ServiceRole, overrides?: Partial<ServiceOptions>): Promise<ServiceProcess>;
  /** Changes what processes are started with from now on. */
  configure(files: Pick<ServiceOptions, "configuration" | "secrets">): void;
}

export type FleetOptions = Omit<ServiceOptions, "name" | "role">;

export function createFleet(options: FleetOptions): Fleet {
  const processes: ServiceProcess[] = [];
  let current = options;
  let started = 0;
  const running = () => processes.filter(({ isRunning }) => isRunning);
  return {
    get running() {
      return running();
    },
    findUrls: () => running().flatMap(({ internalUrl }) => internalUrl ?? []),
    async start(role, overrides = {}) {
      const name = `${role}-${++started}`;
      const process = await startService({ ...current, name, role, ...overrides });
      processes.push(process);
      return process;
    },
    configure(files) {
      current = { ...current, ...files };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(running().map((process) => process.kill("SIGKILL")));
    },
  };
}
