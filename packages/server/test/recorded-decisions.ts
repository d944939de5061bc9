import {
  createLiveConfiguration,
  createOperatorStore,
  type LiveConfiguration,
  type LoadedConfiguration,
  liveVersions,
} from "@payment-routing/config-store";
import { type RecorderOptions, recordDecisions } from "@payment-routing/decision-store";
import type { Decision } from "@payment-routing/operator-contract";
import { beforeAll, expect, onTestFinished } from "vitest";
import { createLogger } from "../src/metrics/logger.ts";
import { loadSandbox } from "./sandbox.ts";
import { send } from "./send.ts";
import { OPERATOR, startInternal, useSandboxDelivery } from "./start-internal.ts";

/** The event of `FULL_SEARCH`. */
export const EVENT = 918273645;

export type Listed = Pick<
  Decision,
  "configuration_digest" | "offered" | "advisories" | "reproduced" | "explanation"
>;

/** Starts servers that record their decisions in a real database, in the tests of a file. */
export function useDecisions() {
  const database = useSandboxDelivery();
  let sandbox: LoadedConfiguration;
  beforeAll(async () => {
    sandbox = await loadSandbox();
  });

  /** A recorder without a server. */
  function record(overrides: Partial<RecorderOptions> = {}) {
    const decisions = recordDecisions({
      connectionString: database.connectionString,
      versions: liveVersions({ current: sandbox }),
      samplePercent: 100,
      capacity: 1000,
      retentionDays: 30,
      logger: createLogger("silent"),
      ...overrides,
    });
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= decisions.close().then(() => undefined));
    onTestFinished(close);
    let count = 0;
    decisions.onOutcome((outcome, more) => {
      if (outcome === "stored") count += more;
    });
    return { decisions, stored: () => count, close };
  }

  async function serve({
    configuration = createLiveConfiguration<LoadedConfiguration>(sandbox),
    ...overrides
  }: Partial<RecorderOptions> & { configuration?: LiveConfiguration<LoadedConfiguration> } = {}) {
    const { decisions } = record({ versions: liveVersions(configuration), ...overrides });
    const server = await startInternal(database.delivery, {
      configuration,
      decisions,
      operatorStore: createOperatorStore({
        live: configuration,
        findDatabase: () => database.delivery.context.pool,
        source: "files",
        sandbox: true,
      }),
    });
    return {
      ...server,
      /** The decisions on an event, once the number is reached. */
      async list(count: number, event = EVENT, query = ""): Promise<readonly Listed[]> {
        const path = `/internal/v1/clients/10077/decisions/${event}${query}`;
        let found: readonly Listed[] = [];
        await expect
          .poll(async () => {
            const { body } = await send(server.internalPort, { path, headers: OPERATOR });
            found = JSON.parse(body).decisions ?? [];
            return found.length;
          })
          .toBe(count);
        return found;
      },
    };
  }

  return { findPool: () => database.delivery.context.pool, record, serve };
}

export function explain(port: number, body: string, headers: Record<string, string> = OPERATOR, query = "") {
  return send(port, {
    method: "POST",
    path: `/internal/v1/explain${query}`,
    headers: { "content-type": "application/xml", ...headers },
    body,
  });
}
