import {
  type CustomTypesConfig,
  type Pool,
  type PoolClient,
  type QueryArrayResult,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
  types,
} from "pg";

/**
 * A connection that one part of a worker has to itself, set up as that part needs it. It is made when something is first
 * asked of it, and anew when it was lost: the query that was under way fails, the next one has another connection.
 */
export class KeptConnection {
  readonly #pool: Pool;
  readonly #setUp: (client: PoolClient) => Promise<unknown>;
  #client: Promise<PoolClient> | undefined;

  constructor(pool: Pool, setUp: (client: PoolClient) => Promise<unknown>) {
    this.#pool = pool;
    this.#setUp = setUp;
  }

  async query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    return client.query<Row>(query);
  }

  /**
   * Each row an array of its columns: to name the values of a row takes the driver longer than to read them. A `bigint`
   * is read as a number: it must be one that JavaScript holds exactly.
   */
  async queryArrays<Row extends unknown[]>(query: QueryConfig): Promise<QueryArrayResult<Row>> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    return client.query<Row>({ ...query, rowMode: "array", types: NUMBERS });
  }

  /** Asks two queries in one transaction, sent together and waited for once. Returns what `queryArrays` has of the second. */
  async queryArraysAfter<Row extends unknown[]>(
    first: QueryConfig,
    second: QueryConfig,
  ): Promise<QueryArrayResult<Row>> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    const [begun, before, result, committed] = await Promise.allSettled([
      client.query("begin"),
      client.query(first),
      client.query<Row>({ ...second, rowMode: "array", types: NUMBERS }),
      // Of a transaction that failed it makes a rollback.
      client.query("commit"),
    ]);
    for (const step of [begun, before, result, committed]) if (step.status === "rejected") throw step.reason;
    return (result as PromiseFulfilledResult<QueryArrayResult<Row>>).value;
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<PoolClient> {
    const client = await this.#pool.connect().catch((error) => {
      this.#client = undefined;
      throw error;
    });
    // Never given back for others to use, who do not expect its settings: the pool lets go of it once it is closed.
    client.once("end", () => {
      this.#client = undefined;
      client.release(true);
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

const NUMBERS: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format),
};

/**
 * Settings for statements that are planned once and reach every row by an index. Left to itself the planner makes a new
 * plan each time, which takes it longer than the statement with a partition for each day; or keeps one from when the
 * tables were empty, which reads the whole of them.
 */
export const PLANNED_ONCE = `
  set plan_cache_mode = force_generic_plan; set jit = off;
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off`;
