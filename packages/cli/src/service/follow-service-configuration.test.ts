import { appendFile, copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { migrate } from "@payment-routing/database";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { createLogger } from "@payment-routing/server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { runCommand } from "../../test/run-process.ts";
import { copySandbox, makeFolder, rewrite } from "../../test/sandbox-files.ts";
import { searchWith } from "../../test/sandbox-search.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { defaultsOf } from "../settings/setting-definition.ts";
import { checkServiceSettings } from "./check-service-settings.ts";
import { followServiceDatabase, followServiceFiles } from "./follow-service-configuration.ts";

const WHY = ["--reason", "a test", "--actor", "anna"];

let database: TestDatabase;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase({ migrate });
  environment = { DATABASE_URL: database.connectionString };
}, 60_000);
afterAll(() => database.drop());

test("four processes follow activations, rollbacks and keys under load, and no search fails", {
  // Starting four processes takes a while on a busy machine.
  timeout: 180_000,
}, async () => {
  const folder = await copySandbox();
  await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  const key = JSON.parse(
    (await run("keys", "create", "load", "--client", "10077", "--json", ...WHY)).out,
  ).key;
  const ports = await Promise.all(Array.from({ length: 4 }, () => serve()));
  const load = keepSearching(ports, key);
  await load.until(100);
  for (const state of [11, 12]) {
    await rewrite(folder, "catalogue.yaml", (text) =>
      text.replaceAll(/state_id: \d+/g, `state_id: ${state}`),
    );
    await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
    await load.untilAllSay(`<state_id>${state}</state_id>`);
  }
  await run("config", "rollback", ...WHY);
  await load.untilAllSay("<state_id>11</state_id>");
  const statuses = await load.end();
  expect(new Set(statuses)).toEqual(new Set([200]));

  await run("keys", "revoke", "load", "--client", "10077", ...WHY);
  for (const port of ports)
    await expect.poll(async () => (await searchWith(port, key)).status, { timeout: 60_000 }).toBe(401);
});

describe.each(["files", "database"] as const)("with a configuration from %s", (configSource) => {
  test("a rejected secret is loaded once the file with its text exists", async () => {
    const { folder, start } = await prepareSecrets(configSource);
    const { revealExtra, log } = await start();
    await appendFile(join(folder, "secrets.yaml"), EXTRA);
    await expect.poll(log).toContain("configuration rejected");
    await writeFile(join(folder, "extra.txt"), "one");
    await expect.poll(revealExtra).toBe("one");
  });

  test("a secret is loaded again after a change of the file with its text", async () => {
    const { folder, start } = await prepareSecrets(configSource);
    await appendFile(join(folder, "secrets.yaml"), EXTRA);
    await writeFile(join(folder, "extra.txt"), "one");
    const { revealExtra } = await start();
    expect(revealExtra()).toBe("one");
    await writeFile(join(folder, "extra.txt"), "two");
    await expect.poll(revealExtra).toBe("two");
  });
});

const EXTRA = "  - { id: extra, file: extra.txt }\n";

/** Copies the secrets of the sandbox. `start` follows them, and the configuration of the sandbox. */
async function prepareSecrets(configSource: "files" | "database") {
  const folder = await makeFolder();
  const secrets = join(folder, "secrets.yaml");
  await copyFile(DEMO_FILES.secrets, secrets);
  const { config } = DEMO_FILES;
  const { connectionString } = database;
  const settings = checkServiceSettings({
    ...defaultsOf(SETTINGS),
    ...{ config, configSource, secrets, sandbox: true, configPollMs: 50 },
    ...{ databaseUrl: connectionString, dataFolder: folder },
  });
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const options = { settings, environment: {}, logger };
  async function start() {
    if (configSource === "database") await run("config", "activate", "--config", config, "--sandbox", ...WHY);
    const { live, close } = await (configSource === "database"
      ? followServiceDatabase(options, connectionString)
      : followServiceFiles(options));
    onTestFinished(close);
    return {
      revealExtra: () => live.current.loadedSecrets?.reveal("extra"),
      log: () => lines.join(""),
    };
  }
  return { folder, start };
}

function run(...args: string[]) {
  return runLine(args, { environment });
}

/** Starts a process and returns its port. */
async function serve(): Promise<number> {
  const args = [
    "serve",
    "--config-source",
    "database",
    "--role",
    "search",
    "--sandbox",
    "--host",
    "127.0.0.1",
  ];
  const data = await makeFolder();
  const running = runCommand([...args, "--port", "0", "--data-folder", data], environment);
  const [, port] = await running.printed(/"url":"http:\/\/[^"]*:(\d+)"[^\n]*"msg":"ready"/);
  return Number(port);
}

/** Searches at every port, a few hundred times a second: without a pause, the load alone would occupy both cores. */
function keepSearching(ports: readonly number[], key: string) {
  const statuses: number[] = [];
  const latest = new Map<number, string>();
  let ended = false;
  const searching = ports.map(async (port) => {
    while (!ended) {
      // A request without an answer counts as failed.
      const { status, body } = await searchWith(port, key).catch((error) => ({
        status: 0,
        body: String(error),
      }));
      statuses.push(status);
      latest.set(port, body);
      await delay(2);
    }
  });
  return {
    async until(count: number) {
      await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(count);
    },
    async untilAllSay(text: string) {
      const say = () => ports.filter((port) => latest.get(port)?.includes(text)).length;
      await expect.poll(say, { timeout: 60_000 }).toBe(ports.length);
    },
    async end() {
      ended = true;
      await Promise.all(searching);
      return statuses;
    },
  };
}
