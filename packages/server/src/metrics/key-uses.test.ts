import {
  createLiveConfiguration,
  createOperatorStore,
  type LoadedConfiguration,
} from "@payment-routing/config-store";
import { listKeyUses, openPool, type Pool, storeKeyUses } from "@payment-routing/database";
import type { Key, KeyList } from "@payment-routing/operator-contract";
import { expect, onTestFinished, test } from "vitest";
import { loadSandbox } from "../../test/sandbox.ts";
import { search, send } from "../../test/send.ts";
import { sendSignIn } from "../../test/sign-in.ts";
import { OPERATOR, startInternal, useSandboxDelivery } from "../../test/start-internal.ts";
import { KeyUses } from "./key-uses.ts";

const sandbox = useSandboxDelivery();

test("the list of keys has when each was last used, by a search, a request or a session", async () => {
  const start = Date.now();
  const { port, internalPort, server } = await serve();
  expect((await search(port)).status).toBe(200);
  expect((await search(port, { headers: { authorization: `Basic ${btoa("10078:wrong")}` } })).status).toBe(
    401,
  );
  expect((await sendSignIn(internalPort, "sandbox-admin-key")).status).toBe(200);
  expect(await listUsed(internalPort)).toEqual([]);
  // Stores the minute that has begun.
  await server.close();

  const { internalPort: later } = await serve();
  const used = await listUsed(later);
  expect(used.map(({ key_id }) => key_id).sort()).toEqual([
    "sandbox-admin-key",
    "sandbox-key",
    "sandbox-operator-key",
  ]);
  for (const { last_used_at = "" } of used) {
    expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(start);
    expect(Date.parse(last_used_at)).toBeLessThanOrEqual(Date.now());
  }
});

test("an earlier use of another process does not replace a later one", async () => {
  const { pool } = sandbox.delivery.context;
  const key = { clientId: 7, scope: undefined, keyId: "spring" };
  const [earlier, later] = [new Date("2026-11-26T10:00:00Z"), new Date("2026-11-26T10:01:00Z")];
  for (const usedAt of [later, earlier]) await storeKeyUses(pool, [{ ...key, usedAt }]);
  expect(await listKeyUses(pool)).toContainEqual({ ...key, usedAt: later });
});

test("a use is stored once, and again after the database was away", async () => {
  const stored: string[] = [];
  let isReached = false;
  const pool = {
    async query(_sql: string, [uses]: [string]) {
      if (!isReached) throw new Error("away");
      stored.push(...JSON.parse(uses).map(({ keyId }: { keyId: string }) => keyId));
    },
  } as unknown as Pool;
  const uses = new KeyUses();
  const key = uses.track({ scope: "viewer", keyId: "night-shift" });
  uses.track({ clientId: 7, keyId: "unused" });
  key.usedAt = 1;
  await expect(uses.store(pool)).rejects.toThrow("away");
  isReached = true;
  await uses.store(pool);
  await uses.store(pool);
  expect(stored).toEqual(["night-shift"]);
  // Another configuration has the same key.
  uses.track({ scope: "viewer", keyId: "night-shift" }).usedAt = 2;
  await uses.store(pool);
  expect(stored).toEqual(["night-shift", "night-shift"]);
});

test("keys of earlier configurations are forgotten when their last use is stored", async () => {
  const stored: string[] = [];
  const pool = {
    async query(_sql: string, [uses]: [string]) {
      stored.push(...JSON.parse(uses).map(({ keyId }: { keyId: string }) => keyId));
    },
  } as unknown as Pool;
  const uses = new KeyUses();
  const day = uses.track({ clientId: 7, keyId: "day" });
  const night = uses.track({ clientId: 7, keyId: "night" });
  night.usedAt = 1;
  uses.startConfiguration();
  expect(uses.track({ clientId: 7, keyId: "night" })).toBe(night);
  expect(uses.track({ clientId: 7, keyId: "day" })).not.toBe(day);
  uses.startConfiguration();
  await uses.store(pool);
  uses.startConfiguration();
  expect(uses.track({ clientId: 7, keyId: "night" })).not.toBe(night);
  expect(stored).toEqual(["night"]);
});

async function serve() {
  const live = createLiveConfiguration<LoadedConfiguration>(await loadSandbox());
  const database = openPool(sandbox.connectionString);
  onTestFinished(() => database.end());
  return startInternal(sandbox.delivery, {
    configuration: live,
    database,
    operatorStore: createOperatorStore({
      live,
      findDatabase: () => sandbox.delivery.context.pool,
      source: "files",
      sandbox: true,
    }),
  });
}

async function listUsed(port: number): Promise<readonly Key[]> {
  const { body } = await send(port, { path: "/internal/v1/keys", headers: OPERATOR });
  const { items }: KeyList = JSON.parse(body);
  return items.filter(({ last_used_at }) => last_used_at !== undefined);
}
