import { setTimeout as delay } from "node:timers/promises";
import { migrate } from "@payment-routing/database";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runLine } from "../../test/run-line.ts";
import { runCommand } from "../../test/run-process.ts";
import { copySandbox, makeFolder, rewrite } from "../../test/sandbox-files.ts";
import { searchWith } from "../../test/sandbox-search.ts";

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
