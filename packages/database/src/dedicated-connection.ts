import type { Client, Pool, QueryArrayResult, QueryConfig, QueryResult, QueryResultRow } from "pg";
import { openClient } from "./open-pool.ts";
import { NUMBER_TYPES } from "./read-time.ts";

/**
 * A long-lived connection for one task, with its own settings. It has the options of the pool but is not part of it, so it
 * does not occupy a pooled connection. It connects on the first query. When it is lost, the current query fails, and the
 * next one uses a new connection.
 */
export class DedicatedConnection {
  readonly #pool: Pool;
  readonly #setUp: (client: Client) => Promise<unknown>;
  #client: Promise<Client> | undefined;

  constructor(pool: Pool, setUp: (client: Client) => Promise<unknown>) {
    this.#pool = pool;
    this.#setUp = setUp;
  }

  /** Connects in advance. After a failure the next query connects. */
  open(): void {
    void this.#getClient().catch(() => {});
  }

  async query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    const client = await this.#getClient();
    return client.query<Row>(query);
  }

  /**
   * Returns each row as an array of its columns, which takes the driver less time than an object. Reads a `bigint` as a
   * number: it must be a safe integer.
   */
  async queryArrays<Row extends unknown[]>(query: QueryConfig): Promise<QueryArrayResult<Row>> {
    const client = await this.#getClient();
    return client.query<Row>({ ...query, rowMode: "array", types: NUMBER_TYPES });
  }

  /** Runs two queries in one transaction, in one round trip. Returns the rows of the second, as `queryArrays` does. */
  async queryArraysAfter<Row extends unknown[]>(
    first: QueryConfig,
    second: QueryConfig,
  ): Promise<QueryArrayResult<Row>> {
    const client = await this.#getClient();
    const [begun, before, result, committed] = await Promise.allSettled([
      client.query("begin"),
      client.query(first),
      client.query<Row>({ ...second, rowMode: "array", types: NUMBER_TYPES }),
      // Rolls back a transaction that failed.
      client.query("commit"),
    ]);
    for (const step of [begun, before, result, committed]) if (step.status === "rejected") throw step.reason;
    return (result as PromiseFulfilledResult<QueryArrayResult<Row>>).value;
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #getClient(): Promise<Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = await openClient(this.#pool.options).catch((error) => {
      this.#client = undefined;
      throw error;
    });
    client.once("end", () => {
      this.#client = undefined;
    });
    try {
      await this.#setUp(client);
      return client;
    } catch (error) {
      client.end();
      throw error;
    }
  }
}

/**
 * Settings for prepared statements that read every row through an index. By default the planner creates a plan for each
 * execution, which takes longer than the execution itself, or reuses a plan for empty tables, which scans them
 * sequentially.
 */
export const GENERIC_PLAN_SETTINGS = `
  set plan_cache_mode = force_generic_plan;
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off`;
