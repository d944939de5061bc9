import { expect, test } from "vitest";
import {
  type PostgresClient,
  type PostgresPool,
  type PostgresResult,
  runInTransaction,
} from "./run-in-transaction.ts";

/** A pool with one scripted connection that records its queries. */
function createPool(answer: (text: string) => PostgresResult) {
  const log: string[] = [];
  const client: PostgresClient = {
    async query(text) {
      log.push(text);
      return answer(text);
    },
    on: () => {},
    off: () => {},
    release: (error) => log.push(error === undefined ? "release" : `close: ${error.message}`),
  };
  const pool: PostgresPool = { connect: async () => client };
  return { pool, log };
}

const obey = (): PostgresResult => ({ rows: [] });

test("work that fails is rolled back, and the connection used again", async () => {
  const { pool, log } = createPool(obey);
  const failure = new Error("no stock");
  await expect(runInTransaction(pool, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(log).toEqual(["BEGIN ISOLATION LEVEL READ COMMITTED", "ROLLBACK", "release"]);
});

test("closes a connection whose rollback fails, and throws the first error", async () => {
  const { pool, log } = createPool((text) => {
    if (text === "ROLLBACK") throw new Error("broken pipe");
    return obey();
  });
  const failure = new Error("no stock");
  await expect(runInTransaction(pool, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(log).toEqual(["BEGIN ISOLATION LEVEL READ COMMITTED", "ROLLBACK", "close: broken pipe"]);
});
