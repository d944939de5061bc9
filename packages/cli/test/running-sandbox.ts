import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { createLogger } from "@payment-routing/server";
import type { Arrival } from "../src/listening/create-listening-receiver.ts";
import { readSandboxSettings, type Sandbox, startSandbox } from "../src/sandbox/start-sandbox.ts";
import { DEMO_FILES } from "./demo.ts";
import { reportSession } from "./running-service.ts";

/** A sandbox for a test file: service, database and merchant. */
export interface RunningSandbox extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** The callbacks that the merchant received, in order. */
  readonly arrivals: readonly Arrival[];
  /** The variables for commands: the internal listener and an operator key. */
  readonly environment: NodeJS.ProcessEnv;
  /** The variables of an administrator. */
  readonly adminEnvironment: NodeJS.ProcessEnv;
  readonly connectionString: string;
  /** Reports a complete session of the sandbox merchant. */
  report(sessionId: number, sequence: number, code: number): Promise<void>;
}

/** Starts a sandbox with a database on the server of the test run: an embedded one takes four times the processor time. */
export async function runSandboxOfTest(merchantStatuses: readonly number[]): Promise<RunningSandbox> {
  const folder = await mkdtemp(join(tmpdir(), "running-sandbox-"));
  const places = { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0", DATA_FOLDER: folder };
  const database = await createTestDatabase({ migrate });
  const arrivals: Arrival[] = [];
  const sandbox = await startSandbox({
    settings: {
      ...readSandboxSettings(DEMO_FILES, places),
      embedded: false,
      databaseUrl: database.connectionString,
    },
    environment: {},
    logger: createLogger("silent"),
    merchantStatuses,
    onArrival: (arrival) => arrivals.push(arrival),
  });
  const url = sandbox.service.internalUrl ?? "";
  return {
    sandbox,
    arrivals,
    environment: { OPERATOR_URL: url, OPERATOR_KEY: "sandbox-operator-key" },
    adminEnvironment: { OPERATOR_URL: url, OPERATOR_KEY: "sandbox-admin-key" },
    connectionString: database.connectionString,
    async report(sessionId, sequence, code) {
      const status = await reportSession(url, sessionId, sequence, code);
      if (status >= 300) throw new Error(`the report was answered ${status}`);
    },
    async [Symbol.asyncDispose]() {
      await sandbox.stop();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}
