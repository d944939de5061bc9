// `npm start`: builds the service and serves the sandbox.
import { fileURLToPath } from "node:url";
import {
  ACCOUNT_ID,
  buildCommand,
  CLIENT_ID,
  FILES,
  importCommand,
  KEYS,
  openTerminal,
  REPORT,
  ROOT,
  SEARCH,
  SESSION_ID,
  type Terminal,
} from "./sandbox.ts";

// For one person at a terminal: local access only, one known port, no request log, and a fast shutdown.
const DEFAULTS = { HOST: "127.0.0.1", INTERNAL_PORT: "0", LOG_LEVEL: "warn", SHUTDOWN_TIMEOUT_MS: "5000" };

// Paths are relative to the repository, and so is the data folder unless DATA_FOLDER is set.
process.chdir(fileURLToPath(ROOT));
process.exitCode = (await buildCommand()) ?? (await serve());

/** Runs the sandbox in this process until it is stopped. Imports the command, which is built by now. */
async function serve(): Promise<number> {
  const { runSandbox } = await importCommand<CommandPackage>();
  return runSandbox(FILES, openTerminal({ ...DEFAULTS, ...withoutEmpty(process.env) }), greet);
}

interface CommandPackage {
  readonly runSandbox: (
    files: typeof FILES,
    terminal: Terminal,
    onReady: (addresses: Addresses) => void,
  ) => Promise<number>;
}

interface Addresses {
  readonly url: string;
  readonly internalUrl: string;
  readonly merchantUrl: string;
  readonly consoleUrl: string | undefined;
}

function greet({ url, internalUrl, merchantUrl, consoleUrl }: Addresses): void {
  const search = `${url}/crs/routingservice/external/get-payment-methods`;
  const session = `${internalUrl}/internal/v1/payment-sessions/${SESSION_ID}`;
  console.log(`Payment routing service ready at ${url} (sandbox: client ${CLIENT_ID}, account ${ACCOUNT_ID})

Which payment methods a merchant may offer:
curl -sS -u ${CLIENT_ID}:${KEYS.merchant} -X GET -H 'content-type: application/xml' --data-binary @${SEARCH} ${search}

What became of a payment:
curl -sS -H 'authorization: Bearer ${KEYS.processor}' -X PUT -H 'content-type: application/json' --data-binary @${REPORT} ${session}

How its callbacks get on:
OPERATOR_URL=${internalUrl} OPERATOR_KEY=${KEYS.operator} npx payment-routing callbacks list

The console of operators, for the browser: ${consoleUrl}

All interfaces, for the browser: ${internalUrl}/reference

The merchant receives its callbacks at ${merchantUrl} and prints them here:`);
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
