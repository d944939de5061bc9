// What `npm start` runs once the dependencies are there: builds the service and serves the sandbox.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const FILES = {
  config: "schemas/examples/config/valid",
  secrets: "schemas/examples/config/secrets/valid/sandbox.yaml",
};
const SEARCH = "schemas/examples/search/valid/full.xml";
const REPORT = "schemas/examples/processor/valid/session-report-airline-card-authorised.json";
// As the documents have them, and the configuration.
const SESSION_ID = 7740012;
const CLIENT_ID = 10077;
const ACCOUNT_ID = 100482;
const SANDBOX_KEY = "sandbox-key";
const PROCESSOR_KEY = "sandbox-processor-key";
const OPERATOR_KEY = "sandbox-operator-key";

// For one person at a terminal: this machine only, one port to know, no line a request, and a quick end.
const DEFAULTS = { HOST: "127.0.0.1", INTERNAL_PORT: "0", LOG_LEVEL: "warn", SHUTDOWN_TIMEOUT_MS: "5000" };

// The paths above are the repository's, and so is the folder of the data unless DATA_FOLDER says otherwise.
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

/** Runs the sandbox in this process until it is told to stop. Imports the command only now that it is built. */
async function serve(): Promise<number> {
  const cli: CliPackage = await import(new URL("packages/cli/dist/index.js", ROOT).href);
  const environment = { ...DEFAULTS, ...withoutEmpty(process.env) };
  return cli.runSandbox(
    FILES,
    {
      environment,
      print: console.log,
      complain: console.error,
      isInteractive: process.stdout.isTTY === true,
    },
    greet,
  );
}

interface CliPackage {
  readonly runSandbox: (
    files: typeof FILES,
    terminal: {
      readonly environment: NodeJS.ProcessEnv;
      readonly print: (line: string) => void;
      readonly complain: (line: string) => void;
      readonly isInteractive: boolean;
    },
    onReady: (addresses: Addresses) => void,
  ) => Promise<number>;
}

interface Addresses {
  readonly url: string;
  readonly internalUrl: string;
  readonly merchantUrl: string;
}

function greet({ url, internalUrl, merchantUrl }: Addresses): void {
  const search = `${url}/crs/routingservice/external/get-payment-methods`;
  const session = `${internalUrl}/internal/v1/payment-sessions/${SESSION_ID}`;
  console.log(`Payment routing service ready at ${url} (sandbox: client ${CLIENT_ID}, account ${ACCOUNT_ID})

Which payment methods a merchant may offer:
curl -sS -u ${CLIENT_ID}:${SANDBOX_KEY} -X GET -H 'content-type: application/xml' --data-binary @${SEARCH} ${search}

What became of a payment (keys: ${PROCESSOR_KEY} reports, ${OPERATOR_KEY} reads and mends):
curl -sS -H 'authorization: Bearer ${PROCESSOR_KEY}' -X PUT -H 'content-type: application/json' --data-binary @${REPORT} ${session}

The merchant receives its callbacks at ${merchantUrl} and prints them here:`);
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
