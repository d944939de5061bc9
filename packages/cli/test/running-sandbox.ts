import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "@payment-routing/server";
import type { Arrival } from "../src/listening/arrival.ts";
import { readSandboxSettings, type Sandbox, startSandbox } from "../src/sandbox/start-sandbox.ts";
import { DEMO_FILES } from "./demo.ts";

/** A sandbox of a test file: service, database and merchant. */
export interface RunningSandbox extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** What came to the merchant, in order. */
  readonly arrivals: readonly Arrival[];
  /** For commands: where the internal listener is, and an operator's key. */
  readonly environment: NodeJS.ProcessEnv;
  /** Reports a session of the sandbox's shop as a whole. */
  report(sessionId: number, sequence: number, code: number): Promise<void>;
}

export async function runSandboxOfTest(merchantStatuses: readonly number[]): Promise<RunningSandbox> {
  const folder = await mkdtemp(join(tmpdir(), "running-sandbox-"));
  const places = { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0", DATA_FOLDER: folder };
  const arrivals: Arrival[] = [];
  const sandbox = await startSandbox({
    settings: readSandboxSettings(DEMO_FILES, places),
    environment: {},
    logger: createLogger("silent"),
    merchantStatuses,
    onArrival: (arrival) => arrivals.push(arrival),
  });
  const url = sandbox.service.internalUrl ?? "";
  const example = JSON.parse(await readFile(DEMO_FILES.report, "utf8"));
  return {
    sandbox,
    arrivals,
    environment: { OPERATOR_URL: url, OPERATOR_KEY: "sandbox-operator-key" },
    async report(sessionId, sequence, code) {
      const answer = await fetch(`${url}/internal/v1/payment-sessions/${sessionId}`, {
        method: "PUT",
        headers: { authorization: "Bearer sandbox-processor-key", "content-type": "application/json" },
        body: JSON.stringify({
          ...example,
          session_id: sessionId,
          report_id: `${sessionId}-${sequence}`,
          source_sequence: sequence,
          status: { code, message: "as the test has it" },
          callback_url: undefined,
        }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async [Symbol.asyncDispose]() {
      await sandbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}
