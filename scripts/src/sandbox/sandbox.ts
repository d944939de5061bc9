/** The root of the repository, where the paths below begin. */
export const ROOT = new URL("../../../", import.meta.url);

/** Where the sandbox has its configuration and its secrets. */
export const FILES = {
  config: "schemas/examples/config/valid",
  secrets: "schemas/examples/config/secrets/valid/sandbox.yaml",
};

export const SEARCH = "schemas/examples/search/valid/full.xml";
export const REPORT = "schemas/examples/processor/valid/session-report-airline-card-authorised.json";

// As these documents have them, and the configuration.
export const SESSION_ID = 7740012;
export const CLIENT_ID = 10077;
export const ACCOUNT_ID = 100482;

/** Published with the configuration: they open nothing but the sandbox. */
export const KEYS = {
  merchant: "sandbox-key",
  processor: "sandbox-processor-key",
  operator: "sandbox-operator-key",
};

/** What a command of the sandbox prints to. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly isInteractive: boolean;
}

/** This process's own, with an environment. */
export function openTerminal(environment: NodeJS.ProcessEnv): Terminal {
  const isInteractive = process.stdout.isTTY === true;
  return { environment, print: console.log, complain: console.error, isInteractive };
}

/** Imports the command, which has to be built. */
export async function importCommand<Package>(): Promise<Package> {
  return import(new URL("packages/cli/dist/index.js", ROOT).href);
}
