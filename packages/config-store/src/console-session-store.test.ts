import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestPool, type TestPool } from "../test/open-test-pool.ts";
import { createConsoleSessionStore, maintainConsoleSessions } from "./console-session-store.ts";

let database: TestPool;
beforeAll(async () => {
  database = await openTestPool();
});
afterAll(() => database[Symbol.asyncDispose]());

const HOUR_MS = 3_600_000;

test("expired sessions are deleted every hour", async () => {
  const store = createConsoleSessionStore(() => database.pool);
  const now = Date.now();
  const createdAt = new Date(now - HOUR_MS);
  const key = {
    keyId: "anna",
    keySha256: "0".repeat(64),
    scope: undefined,
    createdAt,
    lastUsedAt: createdAt,
  };
  const [live, expired] = ["1".repeat(64), "2".repeat(64)];
  await store.insert(live, { ...key, expiresAt: new Date(now + 2 * HOUR_MS) });
  await store.insert(expired, { ...key, expiresAt: new Date(now) });
  vi.useFakeTimers({ now, toFake: ["setInterval", "clearInterval", "Date"] });
  const deleted = Promise.withResolvers<void>();
  const stop = maintainConsoleSessions(
    { deleteExpired: (before) => store.deleteExpired(before).then(deleted.resolve) },
    { warn: () => {} },
  );
  vi.advanceTimersByTime(HOUR_MS);
  vi.useRealTimers();
  await deleted.promise;
  stop();
  expect(await store.find(expired)).toBeUndefined();
  expect(await store.find(live)).toMatchObject({ keyId: "anna" });
});

test("a failure is logged", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const logged = Promise.withResolvers<unknown>();
  const failing = { deleteExpired: () => Promise.reject(new Error("away")) };
  const stop = maintainConsoleSessions(failing, {
    warn: (_fields: object, message: string) => logged.resolve(message),
  });
  vi.advanceTimersByTime(HOUR_MS);
  vi.useRealTimers();
  expect(await logged.promise).toBe("expired sessions of the console could not be deleted");
  stop();
});
