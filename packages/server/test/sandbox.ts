import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LoadedConfiguration, loadConfiguration } from "@payment-routing/config-store";

/** The folder of the examples. */
export const EXAMPLES = new URL("../../../schemas/examples/", import.meta.url);

/** The example search with all elements. */
export const FULL_SEARCH = readFileSync(new URL("search/valid/full.xml", EXAMPLES), "utf8");

export const SANDBOX_AUTHORIZATION = basic(10077, "sandbox-key");

export function basic(clientId: number, key: string): string {
  return `Basic ${Buffer.from(`${clientId}:${key}`).toString("base64")}`;
}

/** The same one each time: it is not changed, and reading it takes longer than most tests. */
export function loadSandbox(): Promise<LoadedConfiguration> {
  sandbox ??= loadConfiguration(fileURLToPath(new URL("config/valid", EXAMPLES)), { sandbox: true });
  return sandbox;
}

let sandbox: Promise<LoadedConfiguration> | undefined;
