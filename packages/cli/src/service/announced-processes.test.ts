import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import type {
  Overview,
  RecordedDecisionList,
  RoutingStatistics,
  System,
} from "@payment-routing/operator-contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportSession, runService } from "../../test/running-service.ts";
import { startSandboxMerchant } from "../../test/sandbox-merchant.ts";
import { search } from "../../test/sandbox-search.ts";

// Runs the service in separate processes on a real PostgreSQL.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 30_000);
afterAll(() => database?.drop());

test("operators see processes of every role, and what a process delivered before it stopped", {
  timeout: 90_000,
}, async () => {
  const merchant = await startSandboxMerchant();
  const start = (role: string) =>
    runService([...merchant.args, `--role=${role}`], { DATABASE_URL: database.connectionString });
  const api = await start("api");
  const read = async <Content>(path: string): Promise<Content> => {
    const headers = { authorization: "Bearer sandbox-operator-key" };
    return (await fetch(`${api.internalUrl}/internal/v1${path}`, { headers })).json() as Promise<Content>;
  };
  expect(await search(Number(new URL(api.url).port))).toBe(200);
  await expect.poll(async () => (await read<RecordedDecisionList>("/decisions")).items.length).toBe(1);
  const [worker] = [await start("worker"), await start("search")];
  // The worker counts what is stored when it starts, and then every minute.
  const listCounts = async () => (await read<RoutingStatistics>("/routing?client_id=10077")).points;
  await expect.poll(listCounts).toMatchObject([{ searches: 1, offered: 1 }]);
  const listProcesses = async () => {
    const { processes } = await read<System>("/system");
    return processes.map(({ role, state, worker: name }) => [role, state, name !== undefined]).sort();
  };
  await expect.poll(listProcesses).toEqual([
    ["api", "live", false],
    ["search", "live", false],
    ["worker", "live", true],
  ]);

  expect(await reportSession(api.internalUrl ?? "", 1, 1)).toBe(201);
  await expect.poll(async () => (await read<Overview>("/overview")).backlog.callbacks).toBe(0);
  worker.process.child.kill("SIGTERM");
  await worker.process.ended();
  expect((await read<Overview>("/overview")).callbacks).toMatchObject({ delivered: 1, failed_attempts: 0 });
  expect(await listProcesses()).toEqual([
    ["api", "live", false],
    ["search", "live", false],
  ]);
});
