import { createLiveConfiguration, createOperatorStore } from "@payment-routing/config-store";
import type { Pool } from "@payment-routing/database";
import { onTestFinished } from "vitest";
import { createServer, type Server, type ServerOptions } from "../src/http/create-server.ts";
import { createLogger } from "../src/metrics/logger.ts";
import { loadSandbox } from "./sandbox.ts";

export interface StartedServer {
  readonly server: Server;
  readonly port: number;
  readonly operationsPort: number;
  /** The port of the internal listener. NaN without one. */
  readonly internalPort: number;
  /** The log lines so far. */
  readonly log: () => readonly Record<string, unknown>[];
}

/** Starts a server on a free local port. It closes at the end of the test. Default configuration: the sandbox. */
export async function startServer(overrides: Partial<ServerOptions> = {}): Promise<StartedServer> {
  const lines: string[] = [];
  const logger = createLogger("trace", { write: (line) => lines.push(line) });
  const settings = { host: "127.0.0.1", port: 0, ...overrides.settings };
  const configuration = overrides.configuration ?? (await loadSandbox());
  const { delivery } = overrides;
  const operatorStore = createOperatorStore({
    live: ("current" in configuration ? configuration : createLiveConfiguration(configuration)) as never,
    findDatabase: () => delivery?.find()?.context.pool as Pool,
    source: "files",
    sandbox: true,
  });
  const server = createServer({ operatorStore, logger, ...overrides, configuration, settings });
  const { url, operationsUrl, internalUrl } = await server.listen();
  onTestFinished(async () => {
    await server.close();
  });
  return {
    server,
    port: portOf(url),
    operationsPort: portOf(operationsUrl),
    internalPort: internalUrl === undefined ? Number.NaN : portOf(internalUrl),
    log: () => lines.map((line) => JSON.parse(line)),
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
