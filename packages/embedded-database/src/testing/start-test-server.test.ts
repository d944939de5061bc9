import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { expect, test } from "vitest";
import { startTestServer } from "./start-test-server.ts";

/** What remains of a server that is not stopped. */
interface Traces {
  readonly folder: string;
  readonly processId: number;
}

async function findTraces(connectionString: string): Promise<Traces> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ path: string }>("SELECT current_setting('data_directory') AS path");
  await client.end();
  const path = rows[0]?.path ?? "";
  return {
    folder: dirname(path),
    processId: Number.parseInt(readFileSync(`${path}/postmaster.pid`, "utf8"), 10),
  };
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test("stopping a server ends its process and deletes its data; other servers keep running", async () => {
  await using other = await startTestServer();
  const database = await startTestServer();
  const traces = await findTraces(database.connectionString);
  const tracesOfOther = await findTraces(other.connectionString);
  expect([isRunning(traces.processId), existsSync(traces.folder)]).toEqual([true, true]);
  await database.stop();
  expect([isRunning(traces.processId), existsSync(traces.folder)]).toEqual([false, false]);
  expect(isRunning(tracesOfOther.processId)).toBe(true);
});

test("stopping a server disconnects clients and can be repeated", async () => {
  const database = await startTestServer();
  const client = new Client({ connectionString: database.connectionString });
  const errors: Error[] = [];
  client.on("error", (error) => errors.push(error));
  await client.connect();
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  await expect.poll(() => errors[0]?.message).toBe("terminating connection due to administrator command");
});

test("a killed test run leaves no process and no data", async () => {
  const module = new URL("start-test-server.ts", import.meta.url).href;
  const program = `const { startTestServer } = await import(${JSON.stringify(module)});
    console.log((await startTestServer()).connectionString);
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [connectionString] = await once(createInterface(run.stdout), "line");
  const traces = await findTraces(connectionString);
  expect(isRunning(traces.processId)).toBe(true);
  run.kill("SIGKILL");
  await expect
    .poll(() => [isRunning(traces.processId), existsSync(traces.folder)], { timeout: 10_000 })
    .toEqual([false, false]);
});
