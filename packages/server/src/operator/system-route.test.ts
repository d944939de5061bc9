import { createLiveConfiguration } from "@payment-routing/config-store";
import type { Pool } from "@payment-routing/database";
import { recordCheck } from "@payment-routing/delivery";
import type { System } from "@payment-routing/operator-contract";
import { beforeAll, expect, test, vi } from "vitest";
import { loadSandbox } from "../../test/sandbox.ts";
import { send } from "../../test/send.ts";
import { OPERATOR, startInternal, useSandboxDelivery } from "../../test/start-internal.ts";
import { startServer } from "../../test/start-server.ts";
import { readVersion } from "../metrics/metrics.ts";

const sandbox = useSandboxDelivery();
let database: Pool;
beforeAll(() => {
  database = sandbox.delivery.context.pool;
});

async function readSystem(port: number): Promise<System> {
  const { status, body } = await send(port, { path: "/internal/v1/system", headers: OPERATOR });
  expect(status).toBe(200);
  return JSON.parse(body);
}

test("processes announce themselves with role and configuration, and are gone after they stop", async () => {
  const current = await loadSandbox();
  const live = createLiveConfiguration(current);
  const { internalPort } = await startInternal(sandbox.delivery, { database });
  const searching = await startServer({ database, configuration: live, settings: { role: "search" } });
  const rolesOf = async () => (await readSystem(internalPort)).processes.map(({ role }) => role).sort();
  await vi.waitFor(async () => expect(await rolesOf()).toEqual(["all", "search"]));
  const { processes } = await readSystem(internalPort);
  for (const process of processes)
    expect(process).toMatchObject({
      state: "live",
      version: readVersion(),
      configuration_digest: current.router.configurationDigest,
    });

  live.replace({ ...current, router: { ...current.router, configurationDigest: "another" } });
  await vi.waitFor(async () =>
    expect((await readSystem(internalPort)).processes).toContainEqual(
      expect.objectContaining({ role: "search", configuration_digest: "another" }),
    ),
  );
  await searching.server.close();
  expect(await rolesOf()).toEqual(["all"]);
});

test("a process without a heartbeat is silent, and its row is deleted after an hour", async () => {
  const insert = (name: string, silentFor: string) =>
    database.query(
      `insert into processes (process_id, name, role, version, worker, configuration_digest, beat_at)
       values (gen_random_uuid(), $1, 'worker', '0', 'w', 'd', now() - $2::interval)`,
      [name, silentFor],
    );
  await insert("killed", "31 seconds");
  await insert("forgotten", "61 minutes");
  const { internalPort } = await startInternal(sandbox.delivery, { database });
  await vi.waitFor(async () => {
    const { processes } = await readSystem(internalPort);
    const states = processes.map(({ role, state, worker }) => [role, state, worker]);
    expect(states.sort()).toEqual([
      ["all", "live", undefined],
      ["worker", "silent", "w"],
    ]);
  });
});

test("migrations, partitions and the last check are described", async () => {
  const { internalPort } = await startInternal(sandbox.delivery);
  const before = await readSystem(internalPort);
  expect(before.migrations[0]?.name).toBe("0001-sessions.sql");
  expect(before.partition_days).toBe(8);
  expect(before.last_check).toBeUndefined();
  const counts = { reports: 3, changes: 3, undelivered: 0 };
  await recordCheck(database, { ...counts, sessions: 1, callbacks: 2, issues: 3 });
  await recordCheck(database, { ...counts, sessions: 4, callbacks: 5, issues: 0 });
  const { last_check } = await readSystem(internalPort);
  expect(last_check).toEqual({ checked_at: expect.any(String), sessions: 4, callbacks: 5, issues: 0 });
});
