import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

/** The root of the repository, where the paths below begin. */
export const ROOT = new URL("../../", import.meta.url);

/** The configuration and the secrets of the sandbox. */
export const FILES = {
  config: "schemas/examples/config/valid",
  secrets: "schemas/examples/config/secrets/valid/sandbox.yaml",
};

export const SEARCH = "schemas/examples/search/valid/full.xml";
export const REPORT = "schemas/examples/processor/valid/session-report-airline-card-authorised.json";

// As in these documents and in the configuration.
export const SESSION_ID = 7740012;
export const CLIENT_ID = 10077;
export const ACCOUNT_ID = 100482;

/** Published with the configuration: they are valid only in the sandbox. */
export const KEYS = {
  merchant: "sandbox-key",
  processor: "sandbox-processor-key",
  operator: "sandbox-operator-key",
  admin: "sandbox-admin-key",
};

/** The output of a command of the sandbox. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly standardOutput: NodeJS.WritableStream;
  readonly complain: (line: string) => void;
  readonly isInteractive: boolean;
}

/** The terminal of this process. */
export function openTerminal(environment: NodeJS.ProcessEnv): Terminal {
  const isInteractive = process.stdout.isTTY === true;
  const { stdout: standardOutput } = process;
  return { environment, print: console.log, standardOutput, complain: console.error, isInteractive };
}

/** Imports the command, which has to be built. */
export async function importCommand<Package>(): Promise<Package> {
  return import(new URL("packages/cli/dist/index.js", ROOT).href);
}

/** Builds the command and its dependencies. On failure, prints turbo's output and returns an exit code. */
export async function buildCommand(): Promise<number | undefined> {
  console.error("Building the service ...");
  const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
  const child = spawn(
    process.execPath,
    [turbo, "run", "build", "--filter=@payment-routing/cli...", "--output-logs=errors-only"],
    {
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  // Turbo may ignore a late signal and exit with 0.
  let isStopped = false;
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true;
    child.kill(signal);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const [code] = (await once(child, "close")) as [number | null];
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (isStopped) return 1;
  if (code === 0) return undefined;
  console.error(Buffer.concat(output).toString());
  return 1;
}
