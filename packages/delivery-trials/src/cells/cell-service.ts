import { createOperatorClient, createReportSender } from "@payment-routing/operator-client";
import type { Reporter, ScriptedReport } from "@payment-routing/test-support/load";
import pg from "pg";
import { startTrialDatabase, type TrialDatabase } from "../database/trial-database.ts";
import { runCommand, type ServiceProcess, startService } from "../service/service-process.ts";

/** A cell of a trial: a database, a process that accepts reports, and a worker. */
export interface CellService extends AsyncDisposable {
  readonly name: string;
  readonly database: TrialDatabase;
  readonly pool: pg.Pool;
  /** Starts both processes. Their port is another one each time. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Replaces both processes by those of the next version, whose database package is in the folder. */
  upgrade(nextDatabase: string): Promise<void>;
  readonly port: number;
}

export async function startCell(
  name: string,
  defaultCell: string,
  files: { readonly configuration: string; readonly secrets: string },
): Promise<CellService> {
  const database = await startTrialDatabase({ fsync: true });
  const { connectionString } = database;
  await runCommand(connectionString, "migrate");
  await runCommand(connectionString, "cells", "init", name, "--default-cell", defaultCell);
  const pool = new pg.Pool({ connectionString, max: 2 });
  let processes: readonly ServiceProcess[] = [];
  const startBoth = async (next: { readonly nextDatabase?: string } = {}): Promise<void> => {
    const options = {
      connectionString,
      ...files,
      leaseMs: 10_000,
      requestLogPercent: 1,
      keepsLog: false,
      ...next,
    };
    processes = await Promise.all(
      (["api", "worker"] as const).map((role) =>
        startService({ ...options, name: `${name}-${role}`, role, arguments: ["--cell", name] }),
      ),
    );
  };
  const start = () => startBoth();
  await start();
  const kill = async (): Promise<void> => {
    await Promise.all(processes.map((process) => process.kill("SIGKILL")));
  };
  return {
    name,
    database,
    pool,
    start,
    kill,
    async upgrade(nextDatabase) {
      const old = processes;
      await startBoth({ nextDatabase });
      await Promise.all(old.map((process) => process.kill("SIGTERM")));
    },
    get port() {
      return Number(new URL(processes[0]?.internalUrl ?? "http://127.0.0.1:1").port);
    },
    async [Symbol.asyncDispose]() {
      await kill();
      await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Reports as the typed client of processors does: to the cell that owns the client, until it is stored. */
export function createCellReporter(cells: readonly CellService[], key: string): Reporter {
  const authentication = { key };
  const sender = createReportSender({
    cells: cells.map((cell) => ({
      name: cell.name,
      // The address of a restarted process is another one.
      client: {
        ...createOperatorClient({ url: "http://127.0.0.1:1", authentication }),
        stream: ((...given: Parameters<ReturnType<typeof createOperatorClient>["stream"]>) =>
          createOperatorClient({ url: `http://127.0.0.1:${cell.port}`, authentication }).stream(
            ...given,
          )) as never,
      },
    })),
    pauseMs: 100,
  });
  const reportAll = async (reports: readonly ScriptedReport[]) => {
    const results = new Map<number, { readonly outcome: string; readonly callback_sequence?: number }>();
    for await (const { index, outcome } of sender.send(reports.map(({ report }) => report as never)))
      results.set(index, outcome);
    return reports.map((_, index) => results.get(index) ?? { outcome: "none" });
  };
  return {
    report: async (report) => (await reportAll([report]))[0] ?? { outcome: "none" },
    reportAll,
    repeats: 0,
    statuses: new Map(),
    close: () => {},
  };
}
