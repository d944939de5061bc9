import { randomUUID } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeStore } from "../../../test/store-suite.ts";
import type { CallbackArrival } from "./callback-store.ts";
import {
  createPostgresCallbackStore,
  POSTGRES_CALLBACK_TABLE,
  type PostgresCallbackStore,
} from "./postgres-callback-store.ts";

let database: TestDatabase;
// Two pools stand for two processes.
let pool: Pool;
let otherPool: Pool;
let store: PostgresCallbackStore<PoolClient>;
let otherStore: PostgresCallbackStore<PoolClient>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.connectionString, max: 8 });
  otherPool = new Pool({ connectionString: database.connectionString, max: 8 });
  store = createPostgresCallbackStore(pool);
  otherStore = createPostgresCallbackStore(otherPool);
  await Promise.all(Array.from({ length: 8 }, (_, turn) => (turn % 2 ? store : otherStore).createTable()));
  await pool.query("CREATE TABLE orders (id text PRIMARY KEY, state text NOT NULL)");
}, 60_000);

afterAll(async () => {
  await Promise.all([pool?.end(), otherPool?.end()]);
  await database?.drop();
});

describeStore(() => [store, otherStore], { propertyRuns: 25 });

let arrival: CallbackArrival;
beforeEach(() => {
  const sessionId = Math.floor(Math.random() * 2 ** 40);
  arrival = { id: randomUUID(), sessionId, sequence: 1, redelivery: false };
});

async function findOrder(id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>("SELECT state FROM orders WHERE id = $1", [id]);
  return rows[0]?.state;
}

async function isMarked(id: string): Promise<boolean> {
  const { rowCount } = await pool.query("SELECT FROM payment_routing_callbacks WHERE id = $1", [id]);
  return rowCount === 1;
}

const insertOrder = (client: PoolClient) =>
  client.query("INSERT INTO orders (id, state) VALUES ($1, 'paid')", [arrival.id]);

describe("the handler's transaction", () => {
  test("commits its writes with the mark", async () => {
    const seen: unknown[] = [];
    await store.receive(arrival, async ({ transaction }) => {
      await insertOrder(transaction);
      seen.push(await findOrder(arrival.id), await isMarked(arrival.id));
    });
    expect(seen).toEqual([undefined, false]);
    expect([await findOrder(arrival.id), await isMarked(arrival.id)]).toEqual(["paid", true]);
  });

  test("loses its writes with the mark when the handler fails", async () => {
    const failure = new Error("no stock");
    const receiving = store.receive(arrival, async ({ transaction }) => {
      await insertOrder(transaction);
      throw failure;
    });
    await expect(receiving).rejects.toBe(failure);
    expect([await findOrder(arrival.id), await isMarked(arrival.id)]).toEqual([undefined, false]);
  });

  test("is not committed if a statement failed and the handler caught its error", async () => {
    const receiving = store.receive(arrival, async ({ transaction }) => {
      await insertOrder(transaction);
      await insertOrder(transaction).catch(() => {});
    });
    await expect(receiving).rejects.toThrow(
      "the transaction was not committed: a statement in it had failed",
    );
    expect([await findOrder(arrival.id), await isMarked(arrival.id)]).toEqual([undefined, false]);
  });

  test("rejects if the handler ends the transaction", async () => {
    const receiving = store.receive(arrival, async ({ transaction }) => {
      await insertOrder(transaction);
      await transaction.query("ROLLBACK");
    });
    await expect(receiving).rejects.toThrow("the transaction was not committed: the handler ended it");
    expect([await findOrder(arrival.id), await isMarked(arrival.id)]).toEqual([undefined, false]);
  });

  test("is not committed if a deferred constraint fails", async () => {
    await pool.query(
      "CREATE TABLE IF NOT EXISTS lines (order_id text REFERENCES orders DEFERRABLE INITIALLY DEFERRED)",
    );
    const receiving = store.receive(arrival, async ({ transaction }) => {
      await transaction.query("INSERT INTO lines (order_id) VALUES ('none')");
    });
    await expect(receiving).rejects.toThrow("violates foreign key constraint");
    expect(await isMarked(arrival.id)).toBe(false);
  });

  test("rejects when the connection breaks, and the next one gets another", async () => {
    const receiving = store.receive(arrival, async ({ transaction }) => {
      await insertOrder(transaction);
      // The connection is idle when it breaks, so only a listener receives the error.
      const end = new Promise((resolve) => transaction.once("end", resolve));
      await otherPool.query("SELECT pg_terminate_backend($1)", [await readProcessId(transaction)]);
      await end;
    });
    await expect(receiving).rejects.toThrow("Client has encountered a connection error");
    expect([await findOrder(arrival.id), await isMarked(arrival.id)]).toEqual([undefined, false]);
    expect(await store.receive(arrival, async () => {})).toEqual({
      outcome: "handled",
      previousSequence: undefined,
    });
  });

  test("is READ COMMITTED, independent of the default of the pool", async () => {
    const strict = new Pool({
      connectionString: database.connectionString,
      options: "-c default_transaction_isolation=serializable",
    });
    try {
      const levels: unknown[] = [];
      await createPostgresCallbackStore(strict).receive(arrival, async ({ transaction }) => {
        const { rows } = await transaction.query("SHOW transaction_isolation");
        levels.push(rows[0]);
      });
      expect(levels).toEqual([{ transaction_isolation: "read committed" }]);
    } finally {
      await strict.end();
    }
  });
});

async function readProcessId(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid ?? 0;
}

describe("connections", () => {
  test("go back to the pool, with their listeners taken off", async () => {
    const single = new Pool({ connectionString: database.connectionString, max: 1 });
    try {
      const counts: number[] = [];
      const singleStore = createPostgresCallbackStore(single);
      for (let sequence = 0; sequence < 4; sequence++) {
        await singleStore
          .receive({ ...arrival, id: randomUUID(), sequence }, async ({ transaction }) => {
            counts.push(transaction.listenerCount("error"));
            if (sequence % 2) throw new Error("no stock");
          })
          .catch(() => {});
      }
      expect(counts).toEqual([counts[0], counts[0], counts[0], counts[0]]);
      expect([single.totalCount, single.idleCount, single.waitingCount]).toEqual([1, 1, 0]);
    } finally {
      await single.end();
    }
  });

  test("are not held by callbacks that wait for their session", async () => {
    const double = new Pool({ connectionString: database.connectionString, max: 2 });
    try {
      const doubleStore = createPostgresCallbackStore(double);
      const arrivals = Array.from({ length: 6 }, (_, sequence) => ({
        ...arrival,
        id: randomUUID(),
        sequence,
      }));
      // A handler that needs a second connection would deadlock if waiting callbacks held the rest.
      const receiving = arrivals.map((each) =>
        doubleStore.receive(each, async () => {
          await double.query("SELECT 1");
        }),
      );
      const receipts = await Promise.all(receiving);
      expect(receipts.map(({ outcome }) => outcome)).toEqual(Array(6).fill("handled"));
    } finally {
      await double.end();
    }
  });

  test("that cannot be had are an error", async () => {
    const closed = new Pool({ connectionString: "postgresql://nobody@127.0.0.1:1/none" });
    await expect(createPostgresCallbackStore(closed).receive(arrival, async () => {})).rejects.toThrow(
      "ECONNREFUSED",
    );
    await closed.end();
  });
});

describe("the table", () => {
  test("matches the exported statements, which are idempotent", async () => {
    await store.receive(arrival, async () => {});
    await pool.query(POSTGRES_CALLBACK_TABLE);
    await store.createTable();
    expect(await isMarked(arrival.id)).toBe(true);
  });

  test("may stand in a schema of its own", async () => {
    await pool.query("CREATE SCHEMA shop");
    const inShop = new Pool({ connectionString: database.connectionString, options: "-c search_path=shop" });
    try {
      const shopStore = createPostgresCallbackStore(inShop);
      await shopStore.createTable();
      await shopStore.receive(arrival, async () => {});
      expect(await isMarked(arrival.id)).toBe(false);
      const { rows } = await pool.query("SELECT id FROM shop.payment_routing_callbacks");
      expect(rows).toEqual([{ id: arrival.id }]);
    } finally {
      await inShop.end();
    }
  });

  test("that is missing is an error that names it", async () => {
    const nowhere = new Pool({
      connectionString: database.connectionString,
      options: "-c search_path=nowhere",
    });
    try {
      await expect(createPostgresCallbackStore(nowhere).receive(arrival, async () => {})).rejects.toThrow(
        'relation "payment_routing_callbacks" does not exist',
      );
    } finally {
      await nowhere.end();
    }
  });

  test("deletes callbacks received before a time", async () => {
    await store.receive(arrival, async () => {});
    const newer = { ...arrival, id: randomUUID(), sequence: 2 };
    await store.receive(newer, async () => {});
    await pool.query("UPDATE payment_routing_callbacks SET received_at = '2026-01-01Z' WHERE id = $1", [
      arrival.id,
    ]);
    expect(await store.deleteReceivedBefore(new Date("2026-01-01T00:00:00Z"))).toBe(0);
    expect(await store.deleteReceivedBefore(new Date("2026-01-01T00:00:01Z"))).toBe(1);
    expect([await isMarked(arrival.id), await isMarked(newer.id)]).toEqual([false, true]);
  });
});
