// What `npm start` runs once the dependencies are there: builds the service and serves the sandbox.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const CONFIGURATION = "schemas/examples/config/valid";
const DOCUMENT = "schemas/examples/search/valid/full.xml";
const CLIENT_ID = 10077;
const ACCOUNT_ID = 100482;
const SANDBOX_KEY = "sandbox-key";

// The paths below, and the one in the curl command, are the repository's.
process.chdir(fileURLToPath(ROOT));
process.exitCode = (await build()) ?? (await serve());

/** Builds what the command needs. Returns an exit code when that failed, and only then shows what turbo said. */
async function build(): Promise<number | undefined> {
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

/** Serves the sandbox in this process until it is told to stop. Imports the command only now that it is built. */
async function serve(): Promise<number> {
  const cli: CliPackage = await import(new URL("packages/cli/dist/index.js", ROOT).href);
  // For one person at a terminal: this machine only, and no line a request.
  const environment = { HOST: "127.0.0.1", LOG_LEVEL: "warn", ...withoutEmpty(process.env) };
  return cli.runCommandLine(["serve", "--sandbox", "--config", CONFIGURATION], {
    environment,
    print: console.log,
    complain: console.error,
    onReady: greet,
  });
}

interface CliPackage {
  readonly runCommandLine: (
    args: readonly string[],
    terminal: {
      readonly environment: NodeJS.ProcessEnv;
      readonly print: (line: string) => void;
      readonly complain: (line: string) => void;
      readonly onReady: (url: string) => void;
    },
  ) => Promise<number>;
}

function greet(url: string): void {
  const path = "/crs/routingservice/external/get-payment-methods";
  console.log(
    `Payment routing service ready at ${url} (sandbox: client ${CLIENT_ID}, account ${ACCOUNT_ID})`,
  );
  console.log(
    `curl -sS -u ${CLIENT_ID}:${SANDBOX_KEY} -X GET -H 'content-type: application/xml' --data-binary @${DOCUMENT} ${url}${path}`,
  );
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
