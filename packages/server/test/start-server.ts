import { onTestFinished } from "vitest";
import { createServer, type Server, type ServerOptions } from "../src/create-server.ts";
import { createLogger } from "../src/observability/logger.ts";
import { loadSandbox } from "./sandbox.ts";

export interface StartedServer {
  readonly server: Server;
  readonly port: number;
  readonly operationsPort: number;
  /** Of the internal listener; not a number when there is none. */
  readonly internalPort: number;
  /** The log lines so far. */
  readonly log: () => readonly Record<string, unknown>[];
}

/** A server on a free port of this machine that ends with the test. It serves the sandbox unless told otherwise. */
export async function startServer(overrides: Partial<ServerOptions> = {}): Promise<StartedServer> {
  const lines: string[] = [];
  const logger = createLogger("trace", { write: (line) => lines.push(line) });
  const settings = { host: "127.0.0.1", port: 0, ...overrides.settings };
  const server = createServer({ configuration: await loadSandbox(), logger, ...overrides, settings });
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
