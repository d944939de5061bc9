import { readFile } from "node:fs/promises";
import type { CallbackVerification } from "@payment-routing/client/callbacks";
import { createLogger } from "@payment-routing/server";
import type { Arrival } from "../listening/arrival.ts";
import { readSandboxSettings, type SandboxFiles, startSandbox } from "../sandbox/start-sandbox.ts";
import { useDatabase } from "../service/database-settings.ts";
import type { DemoRecord } from "./demo-record.ts";
import { createInbox } from "./inbox.ts";
import { type DemoKeys, MERCHANT_STATUSES, playDemo } from "./play-demo.ts";
import type { Stage } from "./stage.ts";

/** What the demo is played with. */
export interface DemoFiles extends SandboxFiles {
  /** A report of one authorised payment of the sandbox's merchant. */
  readonly report: string;
}

export interface DemoOptions {
  readonly files: DemoFiles;
  readonly keys: DemoKeys;
  /** Where the database is, and nothing else. */
  readonly folder: string;
  readonly stage: Stage;
  /** Ends the demo by rejecting. */
  readonly stopped?: Promise<never>;
}

/** Starts a service with a database and a merchant, plays the demo on them, and stops them. */
export async function performDemo(
  options: DemoOptions,
): Promise<{ readonly record: DemoRecord; readonly verification: CallbackVerification }> {
  const { files, keys, folder, stage, stopped } = options;
  const inbox = createInbox(PATIENCE_MS);
  const settings = readSandboxSettings(files, { ...OWN_PLACES, DATA_FOLDER: folder });
  const sandbox = await startSandbox({
    settings,
    environment: {},
    logger: createLogger(settings.logLevel),
    merchantStatuses: MERCHANT_STATUSES,
    onArrival: (arrival, request) => {
      sayArrival(stage, arrival);
      inbox.take(arrival, request);
    },
  });
  const { service, verification } = sandbox;
  try {
    const example = JSON.parse(await readFile(files.report, "utf8"));
    const playing = useDatabase(settings, (connectionString) =>
      playDemo({ service, connectionString, inbox, stage, keys, example }),
    );
    return {
      record: await Promise.race(stopped === undefined ? [playing] : [playing, stopped]),
      verification,
    };
  } finally {
    await sandbox.stop();
  }
}

/** Whatever the environment says, the demo is on this machine only and in nobody's way. */
const OWN_PLACES = {
  HOST: "127.0.0.1",
  PORT: "0",
  INTERNAL_PORT: "0",
  LOG_LEVEL: "warn",
  SHUTDOWN_TIMEOUT_MS: "5000",
};

/** Far more than the pause before a retry. */
const PATIENCE_MS = 20_000;

function sayArrival(stage: Stage, { status, found }: Arrival): void {
  if (found.outcome === "refused") {
    stage.say("merchant", `refused a callback with ${status}: ${found.error.message}`);
    return;
  }
  const { delivery, callback } = found;
  const [transaction] = callback.transactions;
  const told = `${transaction.status.code} ${transaction.status.message}`;
  stage.say("merchant", `callback ${delivery.sequence} (${delivery.id}): ${told}; answered ${status}`);
}
