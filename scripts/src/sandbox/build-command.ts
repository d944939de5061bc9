import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

/** Builds the command and what it needs. Returns an exit code when that failed, and only then shows what turbo said. */
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
  // Turbo may be past minding a signal and end with 0: the wish to stop is kept here.
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
