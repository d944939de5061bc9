import { fileURLToPath } from "node:url";
import { createConsoleSessionStore, loadConfiguration, loadSecrets } from "@payment-routing/config-store";
import { migrate } from "@payment-routing/database";
import { type Delivery, openDelivery } from "@payment-routing/delivery";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll } from "vitest";
import type { ServerOptions } from "../src/http/create-server.ts";
import { EXAMPLES } from "./sandbox.ts";
import { type StartedServer, startServer } from "./start-server.ts";

export const PROCESSOR = { authorization: "Bearer sandbox-processor-key" };
export const OPERATOR = { authorization: "Bearer sandbox-operator-key" };

/** A delivery of the sandbox with a database. */
export interface TestSandboxDelivery {
  readonly delivery: Delivery;
  readonly connectionString: string;
}

/** Opens a delivery of the sandbox with a database, for the tests of a file. */
export function useSandboxDelivery(): TestSandboxDelivery {
  let sandbox: TestSandboxDelivery & AsyncDisposable;
  beforeAll(async () => {
    sandbox = await openSandboxDelivery();
  });
  afterAll(() => sandbox?.[Symbol.asyncDispose]());
  return {
    get delivery() {
      return sandbox.delivery;
    },
    get connectionString() {
      return sandbox.connectionString;
    },
  };
}

async function openSandboxDelivery(): Promise<TestSandboxDelivery & AsyncDisposable> {
  const path = (name: string) => fileURLToPath(new URL(`config/${name}`, EXAMPLES));
  const secrets = await loadSecrets(path("secrets/valid/sandbox.yaml"), {}, { sandbox: true });
  const configuration = await loadConfiguration(path("valid"), { sandbox: true, secrets });
  if (configuration.secrets === undefined) throw new Error("the sandbox has no secrets");
  const { connectionString, drop } = await createTestDatabase({ migrate });
  const { merchants } = configuration;
  const delivery = await openDelivery({ connectionString, merchants, secrets: configuration.secrets });
  return {
    delivery,
    connectionString,
    async [Symbol.asyncDispose]() {
      await delivery.close();
      await drop();
    },
  };
}

/** Starts a server with an internal listener and the sessions of the console. It closes at the end of the test. */
export function startInternal(
  delivery: Delivery | undefined,
  overrides: Partial<ServerOptions> = {},
): Promise<StartedServer> {
  return startServer({
    delivery: { find: () => delivery, isReady: async () => delivery !== undefined },
    ...(delivery && {
      console: { sessions: createConsoleSessionStore(() => delivery.context.pool) },
    }),
    ...overrides,
    settings: { internalPort: 0, ...overrides.settings },
  });
}
