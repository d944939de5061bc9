import { createHash } from "node:crypto";
import { fromRoot } from "../repository.ts";
import { CLIENT_ID, FILES, importCommand, KEYS, openTerminal } from "../sandbox.ts";

/** A key that may only read, which the sandbox does not have. */
export const VIEWER_KEY = "console-viewer-key";

const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  [KEYS.merchant]: ["--client", String(CLIENT_ID)],
  [KEYS.processor]: ["--scope", "processor"],
  [KEYS.operator]: ["--scope", "operator"],
  [KEYS.admin]: ["--scope", "admin"],
  [VIEWER_KEY]: ["--scope", "viewer"],
};

interface CommandPackage {
  runCommandLine(args: readonly string[], terminal: object): Promise<number>;
}

/** Stores a configuration and keys in an empty database, as an operator does before the first start. */
export async function prepareDatabase(databaseUrl: string, config: string): Promise<void> {
  const { runCommandLine } = await importCommand<CommandPackage>();
  const terminal = { ...openTerminal(process.env), print: () => {} };
  const run = async (...args: readonly string[]) => {
    const code = await runCommandLine([...args, "--database-url", databaseUrl], terminal);
    if (code !== 0) throw new Error(`payment-routing ${args.join(" ")} ended with code ${code}`);
  };
  const reason = ["--reason", "the sandbox", "--actor", "sandbox"];
  await run("migrate");
  await run(
    "config",
    "activate",
    "--sandbox",
    "--config",
    config,
    "--secrets",
    fromRoot(FILES.secrets),
    ...reason,
  );
  for (const [key, holder] of Object.entries(HOLDERS)) {
    const digest = createHash("sha256").update(key).digest("hex");
    await run("keys", "create", key, ...holder, "--digest", digest, ...reason);
  }
}
