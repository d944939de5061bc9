import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fromRoot } from "../repository.ts";

/**
 * Runs the tests that sources reach: first those of their own packages, then those of the packages that import what is built of
 * them. Returns whether they pass.
 *
 * @param sources paths from the root of the repository
 * @param examples whether to run the tests of examples of schemas
 */
export async function runTests(
  sources: readonly string[],
  examples: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const own = await runRelated(sources, signal);
  const ofExamples = !examples || (await runVitest(["run", "examples.test"], signal));
  if (!own || !ofExamples) return false;
  const built = sources.map((file) => file.replace("/src/", "/dist/").replace(/\.ts$/, ".js"));
  if (built.length === 0) return true;
  console.log("Building the packages that changed ...");
  const args = ["run", "build", "--output-logs=errors-only"];
  if (!(await run("turbo", args, signal))) return false;
  return runRelated(
    built.filter((file) => existsSync(fromRoot(file))),
    signal,
  );
}

async function runRelated(files: readonly string[], signal: AbortSignal): Promise<boolean> {
  return (
    files.length === 0 ||
    runVitest(["related", "--run", "--passWithNoTests", "--project=!slow", ...files], signal)
  );
}

function runVitest(args: readonly string[], signal: AbortSignal): Promise<boolean> {
  return run(process.execPath, [fromRoot("node_modules/vitest/vitest.mjs"), ...args], signal);
}

/** Returns whether the command succeeds. Rejects with an AbortError after an abort. */
async function run(command: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const child = spawn(command, args, {
    cwd: fromRoot(""),
    stdio: ["ignore", "inherit", "inherit"],
    env,
    signal,
  });
  const [status] = await once(child, "close");
  return status === 0;
}
