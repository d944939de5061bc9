import type { DecisionRecorder } from "@payment-routing/config-store";
import type { KeptDelivery, Server } from "@payment-routing/server";
import { beforeEach, expect, test, vi } from "vitest";
import { type ServiceOptions, startService } from "./start-service.ts";

const closed: string[] = [];
let failing: string | undefined;
beforeEach(() => {
  closed.length = 0;
  failing = undefined;
});

async function close(name: string): Promise<void> {
  closed.push(name);
  if (name === failing) throw new Error(`${name} fails`);
}

vi.mock("@payment-routing/server", () => ({
  createServer: (): Partial<Server> => ({
    listen: async () => ({ url: "", operationsUrl: "" }),
    close: () => close("server").then(() => true),
  }),
  keepDelivery: (): Partial<KeptDelivery> => ({
    open: async () => {},
    stopWorker: async () => {},
    close: () => close("delivery"),
  }),
  seldom: (log: unknown) => log,
}));
vi.mock("@payment-routing/config-store", () => ({
  createAdministration: () => undefined,
  recordDecisions: (): Partial<DecisionRecorder> => ({ close: () => close("decisions") }),
  followMerchants: () => undefined,
  followSecrets: () => undefined,
}));
vi.mock("./follow-service-configuration.ts", () => ({
  followServiceFiles: async () => ({
    live: { current: { router: { configurationDigest: "" }, secrets: {} } },
    close: () => close("configuration"),
  }),
}));
vi.mock("./open-database.ts", () => ({
  openDatabase: async () => {
    if (failing === "open") throw new Error("open fails");
    return { connectionString: "", close: () => close("database") };
  },
}));

const OPTIONS = {
  settings: { configSource: "files", role: "all", embedded: true, callbackExceptions: [] },
} as unknown as ServiceOptions;

test("what cannot be closed keeps nothing else open", async () => {
  const service = await startService(OPTIONS);
  failing = "delivery";
  await expect(service.stop()).rejects.toThrow("delivery fails");
  expect(closed).toEqual(["server", "delivery", "decisions", "database", "configuration"]);
});

test("files are followed no longer when the database cannot be opened", async () => {
  failing = "open";
  await expect(startService(OPTIONS)).rejects.toThrow("open fails");
  expect(closed).toEqual(["configuration"]);
});
