import { spawn } from "node:child_process";
import { once } from "node:events";
import { type FileHandle, open } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";
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

/** Returns a port of 127.0.0.1 that was free a moment ago. Another process may take it before the caller does. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("the probe has no port");
  return address.port;
}
