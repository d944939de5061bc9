import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { fileURLToPath } from "node:url";
import type { ChildMessage } from "./follow-parent.ts";

/** A server in its own process. */
export interface Child {
  readonly port: number;
  /** Port of the internal listener, if the service has one. */
  readonly internalPort: number | undefined;
  /** Microseconds of processor time of all its threads so far. */
  cpuMicroseconds(): Promise<number>;
  /** Bytes in use after a garbage collection. */
  heapBytes(): Promise<number>;
  stop(): void;
}

const HAS_TASKSET = spawnSync("taskset", ["--version"]).status === 0;

/** True where processes can be assigned to cores. */
export const PINNED = HAS_TASKSET;

/** Keeps this process on one core. */
export function pinSelf(core: number): void {
  if (HAS_TASKSET)
    spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(process.pid)]);
}

/** Starts a script of this folder on one core or on all. Its log is discarded. */
export async function startChild(script: string, given: readonly string[], core?: number): Promise<Child> {
  const command = [process.execPath, fileURLToPath(new URL(script, import.meta.url)), ...given];
  const [executable = "", ...args] =
    HAS_TASKSET && core !== undefined ? ["taskset", "--cpu-list", String(core), ...command] : command;
  const output = openSync(devNull, "w");
  const child = spawn(executable, args, { stdio: ["ignore", output, "inherit", "ipc"] });
  closeSync(output);
  const started = await nextMessage(child);
  if (!("port" in started)) throw new Error(`${script} did not report its port`);
  return {
    port: started.port,
    internalPort: started.internalPort,
    async cpuMicroseconds() {
      child.send("cpu");
      const message = await nextMessage(child);
      if (!("cpuMicroseconds" in message)) throw new Error(`${script} did not report its processor time`);
      return message.cpuMicroseconds;
    },
    async heapBytes() {
      child.send("heap");
      const message = await nextMessage(child);
      if (!("heapBytes" in message)) throw new Error(`${script} did not report its heap`);
      return message.heapBytes;
    },
    stop: () => child.disconnect(),
  };
}

function nextMessage(child: ChildProcess): Promise<ChildMessage> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`a server ended with ${code}`));
    child.once("exit", fail).once("message", (message) => {
      child.off("exit", fail);
      resolve(message as ChildMessage);
    });
  });
}
