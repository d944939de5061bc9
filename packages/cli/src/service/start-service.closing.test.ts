import type { DecisionRecorder } from "@payment-routing/config-store";
import type { Server } from "@payment-routing/server";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { ServiceOptions } from "./check-service-settings.ts";
import type { DeliveryConnection, DeliveryConnectionOptions } from "./delivery-connection.ts";

const closed: string[] = [];
let failing: string | undefined;
let onWorkerError: ((error: unknown) => void) | undefined;
beforeEach(() => {
  closed.length = 0;
  failing = undefined;
});

async function close(name: string): Promise<void> {
  closed.push(name);
  if (name === failing) throw new Error(`${name} fails`);
}

vi.doMock("@payment-routing/server", async (importOriginal) => ({
  oncePerMinute: (await importOriginal<typeof import("@payment-routing/server")>()).oncePerMinute,
  createServer: (): Partial<Server> => ({
    listen: async () => ({ url: "", operationsUrl: "" }),
    close: () => close("server").then(() => true),
  }),
}));
vi.doMock("./delivery-connection.ts", () => ({
  connectDelivery: ({ worker }: DeliveryConnectionOptions): Partial<DeliveryConnection> => {
    onWorkerError = worker?.onError;
    return { open: async () => {}, stopWorker: async () => {}, close: () => close("delivery") };
  },
}));
vi.doMock("@payment-routing/config-store", () => ({
  createAdministration: () => undefined,
  createConsoleSessionStore: () => ({}),
  maintainConsoleSessions: () => () => closed.push("sessions"),
  recordDecisions: (): Partial<DecisionRecorder> => ({ close: () => close("decisions") }),
  liveMerchants: () => undefined,
  liveSecrets: () => undefined,
}));
vi.doMock("./follow-service-configuration.ts", () => ({
  followServiceFiles: async () => ({
    live: { current: { router: { configurationDigest: "" }, secrets: {} } },
    close: () => close("configuration"),
  }),
}));
vi.doMock("./database-settings.ts", () => ({
  hasDatabase: () => true,
  openDatabase: async () => {
    if (failing === "open") throw new Error("open fails");
    return { connectionString: "", close: () => close("database") };
  },
}));

// The replaced modules are loaded for this file only.
vi.resetModules();
const { startService } = await import("./start-service.ts");
afterAll(() => {
  vi.doUnmock("@payment-routing/server");
  vi.doUnmock("@payment-routing/config-store");
  vi.doUnmock("./follow-service-configuration.ts");
  vi.doUnmock("./delivery-connection.ts");
  vi.doUnmock("./database-settings.ts");
  vi.resetModules();
});

const warn = vi.fn();
const OPTIONS = {
  logger: { warn },
  settings: { configSource: "files", role: "all", embedded: true, callbackExceptions: [] },
} as unknown as ServiceOptions;

test("a failing close does not prevent other closes", async () => {
  const service = await startService(OPTIONS);
  failing = "delivery";
  await expect(service.stop()).rejects.toThrow("delivery fails");
  expect(closed).toEqual(["server", "sessions", "delivery", "decisions", "database", "configuration"]);
});

test("files are followed no longer when the database cannot be opened", async () => {
  failing = "open";
  await expect(startService(OPTIONS)).rejects.toThrow("open fails");
  expect(closed).toEqual(["configuration"]);
});

test("a repeated worker error is logged once a minute", async () => {
  const service = await startService(OPTIONS);
  vi.useFakeTimers();
  const error = new Error("no connection");
  const failFor = (seconds: number) => {
    for (let turn = 0; turn < seconds * 10; turn++) {
      onWorkerError?.(error);
      vi.advanceTimersByTime(100);
    }
  };
  failFor(60);
  expect(warn.mock.calls).toEqual([[{ err: error, passed_over: 0 }, "delivery"]]);
  failFor(1);
  expect(warn.mock.calls.slice(1)).toEqual([[{ err: error, passed_over: 599 }, "delivery"]]);
  vi.useRealTimers();
  await service.stop();
});
