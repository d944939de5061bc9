import { readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";

/** A server that has the files of a cluster, ready or not. */
export interface FoundServer {
  readonly processId: number;
  /** Undefined as long as it does not listen. */
  readonly port: number | undefined;
}

/**
 * The server of a cluster by its `postmaster.pid`. A server that was killed leaves that file behind, and the number in it
 * may by now be another process's: then the file is removed, which a new server would not do by itself.
 */
export async function findServer({ folder }: Cluster): Promise<FoundServer | undefined> {
  const file = join(folder, "postmaster.pid");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const [processId, , , port] = text.split("\n").map(Number);
  // A file that is being written has no number in it yet.
  if (processId === undefined || !(processId > 0)) return undefined;
  if (await isServing(processId, folder)) return { processId, port: port || undefined };
  if (isRunning(processId)) await rm(file, { force: true });
  return undefined;
}

/** Whether there is a process of this number. */
export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Somebody else's process may not be signalled.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A server works in the folder of its data, which is how it is told from any other process. */
async function isServing(processId: number, folder: string): Promise<boolean> {
  // Without /proc, rely on the server, which does not start while a process with that ID exists.
  if (process.platform !== "linux") return isRunning(processId);
  return (await readlink(`/proc/${processId}/cwd`).catch(() => undefined)) === folder;
}
