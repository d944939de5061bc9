import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { fromRoot } from "../repository.ts";
import { CLIENT_ID, FILES, importCommand, KEYS, openTerminal } from "../sandbox.ts";

/** A key that may only read, which the sandbox does not have. */
export const VIEWER_KEY = "console-viewer-key";

/** The keys that the administrator creates. The last one shows when the service has them. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  [KEYS.merchant]: ["--client", String(CLIENT_ID)],
  [KEYS.processor]: ["--scope", "processor"],
  [KEYS.operator]: ["--scope", "operator"],
  [VIEWER_KEY]: ["--scope", "viewer"],
};

/** What is called of the command. */
export interface CommandPackage {
  runCommandLine(args: readonly string[], terminal: object): Promise<number>;
}

/** Stores a configuration and the key of an administrator in an empty database, as an operator does before the first start. */
export async function prepareDatabase(databaseUrl: string, config: string): Promise<void> {
  const environment = { ...process.env, DATABASE_URL: databaseUrl };
  const secrets = fromRoot(FILES.secrets);
  await run(environment, "migrate");
  await run(
    environment,
    "config",
    "activate",
    "--sandbox",
    "--config",
    config,
    "--secrets",
    secrets,
    ...REASON,
  );
  await createKey(environment, KEYS.admin, ["--scope", "admin"]);
}

/** Creates the other keys in a service, and waits until it accepts them. */
export async function createKeys(internalUrl: string): Promise<void> {
  const environment = { ...process.env, OPERATOR_URL: internalUrl, OPERATOR_KEY: KEYS.admin };
  for (const [key, holder] of Object.entries(HOLDERS)) await createKey(environment, key, holder);
  const headers = { authorization: `Bearer ${VIEWER_KEY}` };
  while (!(await fetch(`${internalUrl}/internal/v1/configuration`, { headers })).ok) await setTimeout(50);
}

const REASON = ["--reason", "the sandbox"];

function createKey(environment: NodeJS.ProcessEnv, key: string, holder: readonly string[]): Promise<void> {
  const digest = createHash("sha256").update(key).digest("hex");
  return run(environment, "keys", "create", key, ...holder, "--digest", digest, ...REASON);
}

async function run(environment: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<void> {
  const { runCommandLine } = await importCommand<CommandPackage>();
  const code = await runCommandLine(args, { ...openTerminal(environment), print: () => {} });
  if (code !== 0) throw new Error(`payment-routing ${args.join(" ")} ended with code ${code}`);
}
