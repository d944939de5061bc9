import { migrate, openPool, type Pool } from "@payment-routing/database";
import { startTestServer, type TestServer } from "@payment-routing/embedded-database/testing";
import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { type Cell, initCell } from "../../src/cells/cell.ts";
import { DeliveryError, OtherCellError } from "../../src/delivery-error.ts";
import { createDelivery, type Delivery } from "../../src/open-delivery.ts";
import { beginRecovery } from "../../src/operations/recover.ts";
import { describeMerchant, findSecrets } from "../open-test-delivery.ts";
import { reportSession, reportSessionStatus, SOURCE } from "../reports.ts";

/** A cell with its database. */
export interface TestCell extends Cell {
  readonly delivery: Delivery;
  readonly connectionString: string;
  /** Reports a session of a client whole, or else its status. Returns the outcome, the code of the error, or the cell to ask. */
  report(sessionId: number, clientId?: number): Promise<string>;
  /** Copies the database, in place of the last backup. */
  backUp(): Promise<void>;
  /** Replaces the database by the last backup. If that is announced, recovery begins. */
  restore(options: { readonly isAnnounced: boolean }): Promise<void>;
  /** The database of the last backup. */
  readonly backup: string;
  sessions(): Promise<readonly number[]>;
}

/** The callback settings of both clients. */
let merchant = describeMerchant({});

/** Sends the callbacks of both clients to an endpoint. */
export function setEndpoint(endpoint: string): void {
  merchant = describeMerchant({ endpoint, allowed_origins: [new URL(endpoint).origin] });
}

export const CLIENT = 10077;
export const BY = { actor: "ada", reason: "the cell is full" };

/** Cells of one file: the first is the default cell. Each has a PostgreSQL server of its own. Emptied before each test by `reset`. */
export function useTestCells(names: readonly string[]) {
  const cells: Record<string, TestCell & { reset(): Promise<void>; close(): Promise<void> }> = {};
  beforeAll(async () => {
    await Promise.all(
      names.map(async (name) => {
        cells[name] = await openCell(await startTestServer(), { name, defaultCell: names[0] as string });
      }),
    );
  }, 60_000);
  afterAll(() => Promise.all(Object.values(cells).map((cell) => cell.close())));
  return {
    get: (name: string): TestCell => cells[name] as TestCell,
    reset: () => Promise.all(Object.values(cells).map((cell) => cell.reset())),
  };
}

async function openCell(server: TestServer, { name, defaultCell }: { name: string; defaultCell: string }) {
  const admin = new Client({ connectionString: server.connectionString });
  await admin.connect();
  const address = (database: string) =>
    Object.assign(new URL(server.connectionString), { pathname: `/${database}` }).href;
  let live = "empty";
  let copies = 0;
  await admin.query("create database empty");
  await migrate(address("empty"));
  await using(address("empty"), (pool) => initCell(pool, { name, defaultCell }));
  let pool: Pool | undefined;
  let copyPool: Pool | undefined;
  let delivery: Delivery | undefined;
  let backup = "empty";

  /** A copied database is another one: its connections begin an epoch, as after a restore. */
  async function openCopy(of: string): Promise<void> {
    await closeAll();
    live = `live_${++copies}`;
    await admin.query(`create database ${live} template ${of} strategy file_copy`);
    await openAll();
  }

  async function openAll(): Promise<void> {
    pool = openPool(address(live), { maxConnections: 5, onEpoch: () => {} });
    copyPool = openPool(address(live), { maxConnections: 5, pipeline: false });
    delivery = await createDelivery({
      connectionString: address(live),
      cell: name,
      merchants: {
        find: (clientId) => ([CLIENT, 10078].includes(clientId) ? merchant : undefined),
        hasAccount: (_, accountId) => accountId === 100482,
      },
      secrets: findSecrets(),
    });
  }

  async function closeAll(): Promise<void> {
    await delivery?.close();
    await pool?.end();
    await copyPool?.end();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null",
    );
  }

  return {
    name,
    defaultCell,
    get pool() {
      return pool as Pool;
    },
    get copyPool() {
      return copyPool as Pool;
    },
    get delivery() {
      return delivery as Delivery;
    },
    get connectionString() {
      return address(live);
    },
    get backup() {
      return address(backup);
    },
    async report(sessionId: number, clientId = CLIENT): Promise<string> {
      const known = await this.pool.query("select from payment_sessions where session_id = $1", [sessionId]);
      const about = { session_id: sessionId, client_id: clientId };
      const report = known.rowCount === 0 ? reportSession(about) : reportSessionStatus(about);
      try {
        return (await this.delivery.applyReport(report, SOURCE)).outcome;
      } catch (error) {
        if (error instanceof OtherCellError) return `in ${error.cell}`;
        if (error instanceof DeliveryError) return error.code;
        throw error;
      }
    },
    async backUp() {
      await closeAll();
      backup = `backup_${++copies}`;
      await admin.query(`create database ${backup} template ${live} strategy file_copy`);
      await openAll();
    },
    async restore({ isAnnounced }: { readonly isAnnounced: boolean }) {
      await openCopy(backup);
      if (isAnnounced) await beginRecovery(this.pool, BY);
    },
    async sessions() {
      const { rows } = await this.pool.query<{ id: number }>(
        "select session_id::int as id from payment_sessions order by 1",
      );
      return rows.map(({ id }) => id);
    },
    async reset() {
      backup = "empty";
      await openCopy("empty");
    },
    async close() {
      await closeAll();
      await admin.end();
      await server.stop();
    },
  };
}

async function using(connectionString: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = openPool(connectionString);
  await work(pool).finally(() => pool.end());
}
