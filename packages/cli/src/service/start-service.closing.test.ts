import type { DecisionRecorder } from "@payment-routing/decision-store";
import type { Server } from "@payment-routing/server";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { ServiceOptions } from "./check-service-settings.ts";
import type { DeliveryConnection, DeliveryConnectionOptions } from "./delivery-connection.ts";

const closed: string[] = [];
interface Faults {
  failing?: string;
  /** What never ends. */
  hanging?: string;
  isUnsettled?: boolean;
}
let faults: Faults = {};
let onWorkerError: ((error: unknown) => void) | undefined;
beforeEach(() => {
  closed.length = 0;
  faults = {};
});

async function close(name: string): Promise<void> {
  closed.push(name);
  if (name === faults.hanging) await new Promise(() => {});
  if (name === faults.failing) throw new Error(`${name} fails`);
}

vi.doMock("@payment-routing/server", async (importOriginal) => ({
  oncePerMinute: (await importOriginal<typeof import("@payment-routing/server")>()).oncePerMinute,
  createServer: (): Partial<Server> => ({
    listen: async () => ({ url: "", operationsUrl: "" }),
    stopListening: () => close("server").then(() => true),
    unpublish: () => close("statistics").then(() => true),
  }),
}));
vi.doMock("./delivery-connection.ts", () => ({
  connectDelivery: ({ worker }: DeliveryConnectionOptions): Partial<DeliveryConnection> => {
    onWorkerError = worker?.onError;
    return {
      open: async () => {},
      stopWorker: () => close("worker").then(() => faults.isUnsettled !== true),
      close: () => close("delivery"),
    };
  },
}));
vi.doMock("@payment-routing/config-store", () => ({
  createOperatorStore: () => undefined,
  createConsoleSessionStore: () => ({}),
  maintainConsoleSessions: () => () => closed.push("sessions"),
  liveMerchants: () => undefined,
  liveSecrets: () => undefined,
  liveVersions: () => undefined,
}));
vi.doMock("@payment-routing/decision-store", () => ({
  recordDecisions: (): Partial<DecisionRecorder> => ({ close: () => close("decisions").then(() => true) }),
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
    if (faults.failing === "open") throw new Error("open fails");
    return { connectionString: "", close: () => close("database") };
  },
}));

// The replaced modules are loaded for this file only.
vi.resetModules();
const { startService } = await import("./start-service.ts");
afterAll(() => {
  vi.doUnmock("@payment-routing/server");
  vi.doUnmock("@payment-routing/config-store");
  vi.doUnmock("@payment-routing/decision-store");
  vi.doUnmock("./follow-service-configuration.ts");
  vi.doUnmock("./delivery-connection.ts");
  vi.doUnmock("./database-settings.ts");
  vi.resetModules();
});

const warn = vi.fn();
const error = vi.fn();
const OPTIONS = {
  environment: {},
  logger: { warn, error },
  settings: {
    configSource: "files",
    role: "all",
    embedded: true,
    callbackExceptions: [],
    shutdownTimeoutMs: 20,
    databaseTimeoutMs: 20,
  },
} as unknown as ServiceOptions;

const ALL = [
  "sessions",
  "server",
  "worker",
  "configuration",
  "decisions",
  "statistics",
  "delivery",
  "database",
];

interface Case {
  readonly name: string;
  readonly given: Faults;
  readonly want: readonly string[];
}

test.each<Case>([
  { name: "nothing fails", given: {}, want: [] },
  { name: "a part fails", given: { failing: "delivery" }, want: ["reports"] },
  { name: "a result is not stored", given: { isUnsettled: true }, want: ["deliveries"] },
  {
    name: "the server hangs",
    given: { hanging: "server" },
    want: ["requests", "decisions", "statistics"],
  },
  { name: "decisions hang", given: { hanging: "decisions" }, want: ["decisions"] },
  { name: "the worker hangs", given: { hanging: "worker" }, want: ["deliveries"] },
])("where $name, every part is stopped, and those are named that did not finish", async ({ given, want }) => {
  const service = await startService(OPTIONS);
  faults = given;
  expect(await service.stop()).toEqual(want);
  expect(closed.toSorted()).toEqual(ALL.toSorted());
});

test("no part is stopped before those that use it", async () => {
  const service = await startService(OPTIONS);
  await service.stop();
  const isBefore = (one: string, other: string) => closed.indexOf(one) < closed.indexOf(other);
  expect(
    [
      ["server", "decisions"],
      ["server", "delivery"],
      ["server", "statistics"],
      ["worker", "delivery"],
      ["delivery", "database"],
      ["decisions", "database"],
    ].filter(([one = "", other = ""]) => !isBefore(one, other)),
  ).toEqual([]);
});

test("files are followed no longer when the database cannot be opened", async () => {
  faults = { failing: "open" };
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
  expect(warn.mock.calls).toEqual([
    [{ event: "delivery-failed", err: error, passed_over: 0 }, expect.any(String)],
  ]);
  failFor(1);
  expect(warn.mock.calls.slice(1)).toEqual([
    [{ event: "delivery-failed", err: error, passed_over: 599 }, expect.any(String)],
  ]);
  vi.useRealTimers();
  await service.stop();
});
