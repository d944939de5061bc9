import { spawn } from "node:child_process";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { findFreePort } from "./find-free-port.ts";
import { PROGRAM_ENVIRONMENT } from "./run-program.ts";

/** A server process that may still be starting. */
export interface SpawnedServer {
  readonly processId: number | undefined;
  /** Returns the output of the server after its exit, or undefined while it runs. */
  findFailure(): Promise<string | undefined>;
}

/**
 * Starts a server on a free port, in a session of its own: signals to the process group of this process, such as Ctrl-C,
 * do not reach it, and it continues after this process exits.
 */
export async function spawnServer(cluster: Cluster, settings: readonly string[]): Promise<SpawnedServer> {
  const log = await open(cluster.logFile, "a");
  const { size: logStart } = await log.stat();
  const all = [...SETTINGS, `port=${await findFreePort()}`, ...settings];
  const child = spawn(
    join(cluster.binaries, "bin", "postgres"),
    ["-D", cluster.shownFolder, ...all.flatMap((setting) => ["-c", setting])],
    {
      ...cluster.programOptions,
      env: PROGRAM_ENVIRONMENT,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    },
  );
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  child.unref();
  await log.close();
  return {
    processId: child.pid,
    async findFailure() {
      if (failure !== undefined) return failure.message;
      if (child.exitCode === null && child.signalCode === null) return undefined;
      await using file = await open(cluster.logFile);
      return await readFrom(file, logStart);
    },
  };
}

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=100",
  // Keeps the log free of routine messages.
  "log_checkpoints=off",
];

async function readFrom(file: FileHandle, start: number): Promise<string> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - start), position: start });
  return buffer.toString("utf8", 0, bytesRead).trim();
}
