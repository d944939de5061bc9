import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fromRoot } from "../repository.ts";
import { FILES } from "../sandbox.ts";
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
  const folder = await mkdtemp(join(tmpdir(), "console-service-"));
  await prepareDatabase(databaseUrl, await writeConfiguration(folder, merchants));
  const hosts = Object.values(merchants.origins).map((origin) => new URL(origin).host);
  const args = ["serve", "--sandbox", "--role", "all", "--log-level", "info", "--database-url", databaseUrl];
  args.push("--config-source", "database", "--data-folder", folder, "--secrets", fromRoot(FILES.secrets));
  args.push("--callback-exceptions", hosts.join(","));
  args.push("--host", "127.0.0.1", "--port", "0", "--internal-port", "0", ...settings);
  const child = spawn(process.execPath, [fromRoot("packages/cli/bin/payment-routing.js"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const dispose = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { url, internal_url: internalUrl } = await findAddresses(child.stdout);
    await createKeys(internalUrl);
    return { url, internalUrl, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
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

async function findAddresses(output: NodeJS.ReadableStream): Promise<{ url: string; internal_url: string }> {
  for await (const line of createInterface({ input: output })) {
    const message = JSON.parse(line);
    if (message.internal_url === undefined) continue;
    output.resume();
    return message;
  }
  throw new Error("the service ended before it was ready");
}
