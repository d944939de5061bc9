import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromRoot } from "../repository.ts";
import { FILES } from "../sandbox.ts";
import { importTrials } from "./import-trials.ts";
import { createKeys, prepareDatabase } from "./prepare-database.ts";
import type { Merchants } from "./start-merchants.ts";

/** The service in a process of its own, as an operator runs it, with the sandbox's configuration. */
export interface StartedService extends AsyncDisposable {
  /** The address of searches. */
  readonly url: string;
  readonly internalUrl: string;
}

/** Starts the service on free ports, with a configuration and keys in an empty database. */
export async function startService(
  merchants: Merchants,
  databaseUrl: string,
  settings: readonly string[] = [],
): Promise<StartedService> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "console-service-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  await prepareDatabase(databaseUrl, await writeConfiguration(folder, merchants));
  const { startService: start } = await importTrials();
  const service = await start({
    name: "console",
    role: "all",
    connectionString: databaseUrl,
    secrets: fromRoot(FILES.secrets),
    keepsLog: false,
    arguments: ["--config-source", "database", "--data-folder", folder, ...settings],
  });
  opened.defer(() => service.kill("SIGTERM"));
  const { url, internalUrl = "" } = service;
  await createKeys(internalUrl);
  const resources = opened.move();
  return { url, internalUrl, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}

/**
 * The sandbox's configuration. The shop has a server for each behaviour and gives up after one retry; the airline's never
 * answers, and is not waited for long.
 */
async function writeConfiguration(folder: string, { origins }: Merchants): Promise<string> {
  const config = join(folder, "config");
  await mkdir(config);
  for (const name of await readdir(fromRoot(FILES.config))) {
    const text = await readFile(fromRoot(`${FILES.config}/${name}`), "utf8");
    const changed = text
      .replace(
        "https://merchant.sandbox.example/airline/callbacks",
        `${origins.silent}/airline/callbacks\n      connect_timeout_ms: 500\n      total_timeout_ms: 500`,
      )
      .replace("endpoint: https://merchant.sandbox.example", `endpoint: ${origins.accepts}`)
      .replace("[https://merchant.sandbox.example]", JSON.stringify(Object.values(origins)))
      .replace("[1, 5, 30, 300]", "[1]");
    await writeFile(join(config, name), changed);
  }
  return config;
}
