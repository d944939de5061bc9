import { readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";

/** A running server of a cluster, ready or not. */
export interface FoundServer {
  readonly processId: number;
  /** Undefined until the server listens. */
  readonly port: number | undefined;
}

/**
 * Finds the server of a cluster by its `postmaster.pid`. If the server was killed and another process has its process ID,
 * removes the file, because a new server would not start.
 */
export async function findServer({ folder }: Cluster): Promise<FoundServer | undefined> {
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
export function isRunning(processId: number): boolean {
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
