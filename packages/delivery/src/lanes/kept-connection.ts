import {
  type Client,
  type CustomTypesConfig,
  type Pool,
  type QueryArrayResult,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
  types,
} from "pg";
import { NOTICE_WHO_IS_GONE } from "../database/open-pool.ts";
import { PromptClient } from "../database/prompt-client.ts";

/**
 * A connection that one part of a worker has to itself, set up as that part needs it. It goes where those of the pool go,
 * and is none of them: kept for good, it would take the place of one that others wait for. It is made when something is
 * first asked of it, and anew when it was lost: the query that was under way fails, the next one has another connection.
 */
export class KeptConnection {
  readonly #pool: Pool;
  readonly #setUp: (client: Client) => Promise<unknown>;
  #client: Promise<Client> | undefined;

  constructor(pool: Pool, setUp: (client: Client) => Promise<unknown>) {
    this.#pool = pool;
    this.#setUp = setUp;
  }

  /** Connects, so that what is asked first need not wait for it. What fails is tried again when something is asked. */
  open(): void {
    void this.#find().catch(() => {});
  }

  async query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    const client = await this.#find();
    return client.query<Row>(query);
  }

  /**
   * Each row an array of its columns: to name the values of a row takes the driver longer than to read them. A `bigint`
   * is read as a number: it must be one that JavaScript holds exactly.
   */
  async queryArrays<Row extends unknown[]>(query: QueryConfig): Promise<QueryArrayResult<Row>> {
    const client = await this.#find();
    return client.query<Row>({ ...query, rowMode: "array", types: NUMBERS });
  }

  /** Asks two queries in one transaction, sent together and waited for once. Returns what `queryArrays` has of the second. */
  async queryArraysAfter<Row extends unknown[]>(
    first: QueryConfig,
    second: QueryConfig,
  ): Promise<QueryArrayResult<Row>> {
    const client = await this.#find();
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

  #find(): Promise<Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = new PromptClient(this.#pool.options);
    // Of a connection that is lost; the query that was under way fails.
    client.on("error", () => {});
    await client.connect().catch((error) => {
      this.#client = undefined;
      throw error;
    });
    client.once("end", () => {
      this.#client = undefined;
    });
    try {
      await Promise.all([client.query(NOTICE_WHO_IS_GONE), this.#setUp(client)]);
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
