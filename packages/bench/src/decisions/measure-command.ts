import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** What a run of a command took. */
export interface CommandRun {
  readonly output: string;
  readonly seconds: number;
  /** Processor time of all threads of the command, without the database. */
  readonly processorSeconds: number;
  readonly maxResidentMb: number;
}

const COMMAND = fileURLToPath(new URL("../../../cli/bin/payment-routing.js", import.meta.url));
const REPORT_USAGE = fileURLToPath(new URL("report-usage.ts", import.meta.url));

/** Runs `payment-routing` as a process of its own. */
export async function runCommand(args: readonly string[]): Promise<CommandRun> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", REPORT_USAGE, COMMAND, ...args], {
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
  const [output, usage, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stdio[3] as NodeJS.ReadableStream),
    once(child, "close"),
  ]);
  if (code !== 0) throw new Error(`payment-routing ${args[0]} ${args[1]} ended with ${code}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    output,
    seconds: (performance.now() - start) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    maxResidentMb: maxRSS / 1024,
  };
}
