import { appendFile, copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { activateVersion, loadConfiguration } from "@payment-routing/config-store";
import { migrate, openPool } from "@payment-routing/database";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { createLogger } from "@payment-routing/server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { runLine } from "../../test/run-line.ts";
import { runService } from "../../test/running-service.ts";
import { copySandbox, makeFolder, rewrite } from "../../test/sandbox-files.ts";
import { searchWith } from "../../test/sandbox-search.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { defaultsOf } from "../settings/setting-definition.ts";
import { checkServiceSettings } from "./check-service-settings.ts";
import { followServiceDatabase, followServiceFiles } from "./follow-service-configuration.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrate });
}, 60_000);
afterAll(() => database.drop());

test("four processes follow activations, rollbacks and keys under load, and no search fails", {
  // Starting four processes takes a while on a busy machine.
  timeout: 180_000,
}, async () => {
  const folder = await copySandbox();
  const started = { DATABASE_URL: database.connectionString };
  await run(started, "config", "activate", "--config", folder, "--sandbox", "--secrets", DEMO_FILES.secrets);
  const admin = await run(started, "keys", "create", "first", "--scope", "admin", "--json");
  const services = await Promise.all(["all", "search", "search", "search"].map((role) => serve(role)));
  const environment = { OPERATOR_URL: services[0]?.internalUrl, OPERATOR_KEY: JSON.parse(admin.out).key };
  const created = await run(environment, "keys", "create", "load", "--client", "10077", "--json");
  const { key } = JSON.parse(created.out);
  const ports = services.map(({ port }) => port);
  // Each process reads the new key soon.
  for (const port of ports) await expect.poll(async () => (await searchWith(port, key)).status).toBe(200);
  const load = keepSearching(ports, key);
  await load.until(100);
  for (const state of [11, 12]) {
    await rewrite(folder, "catalogue.yaml", (text) =>
      text.replaceAll(/state_id: \d+/g, `state_id: ${state}`),
    );
    await run(environment, "config", "activate", "--config", folder);
    await load.untilAllSay(`<state_id>${state}</state_id>`);
  }
  await run(environment, "config", "rollback");
  await load.untilAllSay("<state_id>11</state_id>");
  const statuses = await load.end();
  expect(new Set(statuses)).toEqual(new Set([200]));

  await run(environment, "keys", "revoke", "load", "--client", "10077");
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
    if (configSource === "database") await activate(config);
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

async function activate(config: string): Promise<void> {
  const { router, versionFiles } = await loadConfiguration(config, { sandbox: true });
  const pool = openPool(database.connectionString);
  const version = { digest: router.configurationDigest, files: versionFiles };
  await activateVersion(pool, version, { actor: "anna", reason: "a test" });
  await pool.end();
}

function run(environment: NodeJS.ProcessEnv, ...args: string[]) {
  return runLine([...args, "--reason", "a test"], { environment });
}

/** Starts a process and returns the port of its searches and the address of its internal listener. */
async function serve(role: string) {
  const data = await makeFolder();
  const args = ["serve", "--sandbox", "--config-source", "database", "--role", role, "--data-folder", data];
  const secrets = role === "search" ? [] : ["--secrets", DEMO_FILES.secrets];
  const environment = { DATABASE_URL: database.connectionString };
  const { url, internalUrl } = await runService([...args, ...secrets], environment);
  return { port: Number(new URL(url).port), internalUrl };
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
