import type { OutgoingHttpHeaders } from "node:http";
import { createLiveConfiguration, type LoadedConfiguration } from "@payment-routing/config-store";
import { afterEach, beforeEach } from "vitest";
import type { TestResponse } from "./check-response.ts";
import { readProblemJson } from "./read-problem.ts";
import { loadWithScopedKeys } from "./scoped-keys.ts";
import { send } from "./send.ts";
import { startInternal, useSandboxDelivery } from "./start-internal.ts";
import type { StartedServer } from "./start-server.ts";

export const SESSION = "/console/api/session";
export const AUDIT = "/internal/v1/audit";

/** The status of a response, and the code of its problem. */
export function outcomeOf(response: TestResponse): string {
  return response.status < 300
    ? String(response.status)
    : `${response.status} ${readProblemJson(response).code}`;
}

/**
 * Starts a server with a console for each test of a file. It trusts 127.0.0.1 as a proxy, and rejects an address after two
 * failed authentications a minute.
 */
export function useConsole() {
  const sandbox = useSandboxDelivery();
  let live: ReturnType<typeof createLiveConfiguration<LoadedConfiguration>>;
  let started: StartedServer;
  beforeEach(async () => {
    live = createLiveConfiguration(await loadWithScopedKeys());
    started = await startInternal(sandbox.delivery, {
      configuration: live,
      settings: { trustedProxies: ["127.0.0.1"], failedAuthenticationsPerMinute: 2 },
    });
  });
  const query = (sql: string) => sandbox.delivery.context.pool.query(sql);
  afterEach(() => query("delete from console_sessions"));
  return {
    get delivery() {
      return sandbox.delivery;
    },
    get port() {
      return started.internalPort;
    },
    log: () => started.log(),
    replaceConfiguration: (configuration: LoadedConfiguration) => live.replace(configuration),
    query,
    get: (path: string, headers: OutgoingHttpHeaders) => send(started.internalPort, { path, headers }),
    drop: (path: string, headers: OutgoingHttpHeaders) =>
      send(started.internalPort, { method: "DELETE", path, headers }),
  };
}
