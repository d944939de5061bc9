import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, startChild } from "../processes/child-process.ts";
import { callMethods, type Remote } from "../processes/requests.ts";
import type { DatabaseMethods, DatabaseOptions } from "./database-process.ts";
import { mountDisk } from "./mount-disk.ts";

/** A PostgreSQL server that issues happen to. It keeps its address through all of them. */
export interface TrialDatabase
  extends AsyncDisposable,
    Omit<Remote<DatabaseMethods>, "connectionString" | "stop"> {
  /** `postgresql://…` of the superuser. */
  readonly connectionString: string;
}

/** Starts a server with its data in a temporary folder. It exits with this process. */
export async function startTrialDatabase(options: DatabaseOptions): Promise<TrialDatabase> {
  const program = findProgram("database-process", import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "delivery-trial-"));
  // As root, the server runs as another user, who needs access to the data.
  await chmod(folder, 0o711);
  const { diskMegabytes } = options;
  const wrapper = diskMegabytes === undefined ? [] : mountDisk(folder, `${diskMegabytes}m`);
  const child = startChild(program, [folder, JSON.stringify(options)], { wrapper });
  const { connectionString, stop, ...methods } = callMethods<DatabaseMethods>(child.process, METHODS);
  return {
    ...methods,
    connectionString: await connectionString(),
    async [Symbol.asyncDispose]() {
      await stop();
      child.process.kill("SIGKILL");
      await child.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const METHODS: readonly (keyof DatabaseMethods)[] = [
  "connectionString",
  "crash",
  "start",
  "suspend",
  "resume",
  "fillDisk",
  "freeDisk",
  "backUp",
  "restore",
  "stop",
];
