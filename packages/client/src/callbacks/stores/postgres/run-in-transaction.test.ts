import { expect, test } from "vitest";
import type { PostgresClient, PostgresPool, PostgresResult } from "./postgres-pool.ts";
import { runInTransaction } from "./run-in-transaction.ts";

/** A pool whose one connection answers as it is told, and which notes what is asked of it. */
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

const obey = (text: string): PostgresResult => ({ command: text.split(" ")[0] ?? "", rows: [] });

test("work that fails is rolled back, and the connection used again", async () => {
  const { pool, log } = createPool(obey);
  const failure = new Error("no stock");
  await expect(runInTransaction(pool, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(log).toEqual(["BEGIN ISOLATION LEVEL READ COMMITTED", "ROLLBACK", "release"]);
});

test("a connection that cannot even roll back is closed; what failed first is what is told", async () => {
  const { pool, log } = createPool((text) => {
    if (text === "ROLLBACK") throw new Error("broken pipe");
    return obey(text);
  });
  const failure = new Error("no stock");
  await expect(runInTransaction(pool, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(log).toEqual(["BEGIN ISOLATION LEVEL READ COMMITTED", "ROLLBACK", "close: broken pipe"]);
});
