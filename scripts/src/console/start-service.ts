import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { fromRoot } from "../repository.ts";
import { FILES, ROOT } from "../sandbox.ts";
import { createKeys, prepareDatabase } from "./prepare-database.ts";

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

/** The functions of the trials that are called here. The scripts cannot depend on them: the trials depend on contracts, which the scripts build. */
interface TrialsPackage {
  startReceivers(logFile: string, secretsKey: string): Promise<Receivers>;
  startService(options: ServiceOptions): Promise<ServiceProcess>;
}

interface Receivers extends AsyncDisposable {
  listen(
    merchant: string,
    options: { readonly host: string; readonly port: number; readonly secretIds: readonly string[] },
  ): Promise<number>;
  behave(merchant: string, behaviour: string): Promise<void>;
}

interface ServiceOptions {
  readonly name: string;
  readonly role: "all";
  readonly connectionString: string;
  readonly secrets: string;
  readonly keepsLog: boolean;
  readonly arguments: readonly string[];
}

interface ServiceProcess {
  readonly url: string;
  readonly internalUrl: string | undefined;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Loads the trials, which have to be built. */
function importTrials(): Promise<TrialsPackage> {
  return import(new URL("packages/delivery-trials/dist/index.js", ROOT).href);
}

/** How the merchants' servers behave, in the words of the trials of deliveries. `rejects` answers 400, `fails` 500. */
const BEHAVIOURS = ["accepts", "rejects", "fails", "resets", "silent"] as const;

export type Behaviour = (typeof BEHAVIOURS)[number];

/** Merchants' servers on this machine, one for each behaviour. */
export interface Merchants extends AsyncDisposable {
  readonly origins: Readonly<Record<Behaviour, string>>;
}

/** Starts the misbehaving receivers of the trials, which have to be built. */
export async function startMerchants(): Promise<Merchants> {
  await using opened = new AsyncDisposableStack();
  const { startReceivers } = await importTrials();
  const receivers = opened.use(await startReceivers(devNull, "console"));
  const origins = BEHAVIOURS.map(async (behaviour) => {
    // The service signs with other secrets. The receivers log that, and nobody reads the log.
    const options = { host: "127.0.0.1", port: 0, secretIds: [behaviour] };
    const port = await receivers.listen(behaviour, options);
    await receivers.behave(behaviour, behaviour);
    return [behaviour, `http://127.0.0.1:${port}`] as const;
  });
  const byBehaviour = Object.fromEntries(await Promise.all(origins)) as Merchants["origins"];
  const resources = opened.move();
  return { origins: byBehaviour, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}
