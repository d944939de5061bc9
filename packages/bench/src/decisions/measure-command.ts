import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { startService } from "@payment-routing/delivery-trials";
import { readCpuTimeMs } from "../delivery/cpu-time.ts";

/** What a run of a command took. */
export interface CommandRun {
  readonly output: string;
  readonly seconds: number;
  /** Processor time of the service, without the database. */
  readonly processorSeconds: number;
  /** How much the resident memory of the service grew at most. NaN without /proc. */
  readonly addedMb: number;
}

const EXAMPLES = new URL("../../../../schemas/examples/config/", import.meta.url);
const CONFIGURATION = fileURLToPath(new URL("valid", EXAMPLES));
const SECRETS = fileURLToPath(new URL("secrets/valid/sandbox.yaml", EXAMPLES));
const COMMAND = fileURLToPath(new URL("../../../cli/bin/payment-routing.js", import.meta.url));

/** Runs `payment-routing` as a process of its own, with a service that has just started. */
export async function runCommand(connectionString: string, args: readonly string[]): Promise<CommandRun> {
  const service = await startService({
    ...{ name: "replay", role: "api", connectionString, configuration: CONFIGURATION, secrets: SECRETS },
    arguments: ["--body-limit-bytes", String(MAX_BODY_BYTES)],
  });
  try {
    const processorMs = readCpuTimeMs([service.processId]);
    const residentMb = readMemoryMb(service.processId, "VmRSS");
    const start = performance.now();
    const output = await runProcess([...args, "--url", service.internalUrl ?? ""]);
    return {
      output,
      seconds: (performance.now() - start) / 1000,
      processorSeconds: (readCpuTimeMs([service.processId]) - processorMs) / 1000,
      addedMb: readMemoryMb(service.processId, "VmHWM") - residentMb,
    };
  } finally {
    await service.kill("SIGKILL");
  }
}

/** A configuration is sent whole. */
const MAX_BODY_BYTES = 16_777_216;

async function runProcess(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, OPERATOR_KEY: "sandbox-admin-key" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (code !== 0) throw new Error(`payment-routing ${args[0]} ${args[1]} ended with ${code}`);
  return output;
}

/** Resident memory of a process: of now, or the maximum so far. */
function readMemoryMb(processId: number, line: "VmRSS" | "VmHWM"): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, "utf8");
    return Number(new RegExp(`^${line}:\\s*(\\d+) kB$`, "m").exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
