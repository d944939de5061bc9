// A child process of the benchmark `server`: the service with the configuration of the examples and default settings except
// for the access log. It records decisions, like `serve` with a database.

import { createLiveConfiguration, loadConfiguration, recordDecisions } from "@payment-routing/config-store";
import { migrate } from "@payment-routing/database";
import {
  createLogger,
  createServer,
  defaultSettings,
  letHeapGrow,
  openLogOutput,
} from "@payment-routing/server";
import { followParent } from "./follow-parent.ts";

const [path = "", connectionString = ""] = process.argv.slice(2);
letHeapGrow();
const logger = createLogger("info", openLogOutput(1));
const settings = { ...defaultSettings(), host: "127.0.0.1", port: 0, requestLogPercent: 1 };
const configuration = createLiveConfiguration(await loadConfiguration(path, { sandbox: true }));
await migrate(connectionString);
const decisions = recordDecisions({
  connectionString,
  configuration,
  samplePercent: 100,
  capacity: 100_000,
  retentionDays: 30,
  logger,
});
const server = createServer({ configuration, settings, logger, decisions });
const { url } = await server.listen();
followParent(Number(new URL(url).port));
