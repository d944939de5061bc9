import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallbackVerification } from "@payment-routing/client/callbacks";
import { createLogger } from "@payment-routing/server";
import { EXIT_CODES, type Terminal } from "../command.ts";
import { waitForStopSignal } from "../end-process.ts";
import type { Arrival } from "../listening/create-listening-receiver.ts";
import { readSandboxSettings, type SandboxFiles, startSandbox } from "../sandbox/start-sandbox.ts";
import { useDatabase } from "../service/database-settings.ts";
import { choosePaint, type Paint } from "../show-text.ts";
import { type Claim, checkDemo, type DemoRecord } from "./check-demo.ts";
import { createInbox } from "./inbox.ts";
import { type DemoKeys, MERCHANT_STATUSES, playDemo } from "./play-demo.ts";
import { createStage, type Stage } from "./stage.ts";

/**
 * Plays a payment on a new service with a temporary database, and checks what each side saw.
 *
 * @returns the exit code: 0 only if every claim holds
 */
export async function runDemo(files: DemoFiles, keys: DemoKeys, terminal: Terminal): Promise<number> {
  const { print, complain } = terminal;
  const paint = choosePaint(terminal);
  const folder = await mkdtemp(join(tmpdir(), "payment-routing-demo-"));
  const stopped = waitForStopSignal().then((signal) => Promise.reject(new Error(`stopped by ${signal}`)));
  // Prevents an unhandled rejection while nothing waits for it.
  stopped.catch(() => {});
  try {
    print("Starting the service, its database and the merchant ...");
    const stage = createStage(print, paint);
    const { record, verification } = await startDemo({ files, keys, folder, stage, stopped });
    return printClaims(checkDemo(record, verification), print, paint);
  } catch (error) {
    complain(`\nThe demo failed: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT_CODES.failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints whether each claim holds. Returns the exit code. */
export function printClaims(claims: readonly Claim[], print: (line: string) => void, paint: Paint): number {
  print(`\n${paint("bold", "Verified")}`);
  for (const { claim, issue } of claims) {
    print(`   ${issue === undefined ? paint("green", "yes") : paint("red", "no ")}  ${claim}`);
    if (issue !== undefined) print(`        ${issue}`);
  }
  const failed = claims.filter(({ issue }) => issue !== undefined).length;
  const isRight = failed === 0;
  const outcome = isRight ? "Everything verified." : `${failed} of ${claims.length} not verified.`;
  print(`\n${paint(isRight ? "green" : "red", outcome)}`);
  return isRight ? EXIT_CODES.done : EXIT_CODES.failed;
}

/** The files of the demo. */
export interface DemoFiles extends SandboxFiles {
  /** A report of an authorised payment of the sandbox merchant. */
  readonly report: string;
}

interface DemoOptions {
  readonly files: DemoFiles;
  readonly keys: DemoKeys;
  /** The folder of the database. */
  readonly folder: string;
  readonly stage: Stage;
  /** Rejects to stop the demo. */
  readonly stopped?: Promise<never>;
}

/** Starts a service with a database and a merchant, plays the demo on them, and stops them. */
export async function startDemo(
  options: DemoOptions,
): Promise<{ readonly record: DemoRecord; readonly verification: CallbackVerification }> {
  const { files, keys, folder, stage, stopped } = options;
  const inbox = createInbox(TIMEOUT_MS);
  const settings = readSandboxSettings(files, { ...OWN_SETTINGS, DATA_FOLDER: folder });
  const sandbox = await startSandbox({
    settings,
    environment: {},
    logger: createLogger(settings.logLevel),
    merchantStatuses: MERCHANT_STATUSES,
    onArrival: (arrival, request) => {
      printArrival(stage, arrival);
      inbox.add(arrival, request);
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
    // A demo that was stopped still waits for a callback, and keeps the database open.
    inbox.close();
    await sandbox.stop();
  }
}

/** The demo ignores the environment and uses free ports of this machine. */
const OWN_SETTINGS = {
  HOST: "127.0.0.1",
  PORT: "0",
  INTERNAL_PORT: "0",
  LOG_LEVEL: "warn",
  SHUTDOWN_TIMEOUT_MS: "5000",
};

/** Far longer than the delay before a retry. */
export const TIMEOUT_MS = 20_000;

/** Prints a callback that the merchant received. */
export function printArrival(stage: Stage, { status, found }: Arrival): void {
  if (found.outcome === "rejected") {
    stage.say("merchant", `rejected a callback with ${status}: ${found.error.message}`);
    return;
  }
  const { delivery, callback } = found;
  const [transaction] = callback.transactions;
  const told = `${transaction.status.code} ${transaction.status.message}`;
  stage.say("merchant", `callback ${delivery.sequence} (${delivery.id}): ${told}; answered ${status}`);
}
