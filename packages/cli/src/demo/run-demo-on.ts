import { readFile } from "node:fs/promises";
import type { Terminal } from "../command.ts";
import { loadMerchantVerifications, startMerchant } from "../sandbox/start-merchant.ts";
import { choosePaint } from "../show-text.ts";
import { checkDemo } from "./check-demo.ts";
import { createInbox } from "./inbox.ts";
import { type DemoKeys, MERCHANT_STATUSES, playDemo } from "./play-demo.ts";
import { type DemoFiles, printArrival, printClaims, TIMEOUT_MS } from "./run-demo.ts";
import { createStage } from "./stage.ts";

/** A service in other processes, with an empty database. */
export interface DeployedService {
  /** The address that answers searches. */
  readonly url: string;
  readonly internalUrl: string;
  readonly connectionString: string;
}

/**
 * Plays the payment of `runDemo` on a service that the caller starts.
 *
 * @param start receives the origin of the merchant, which replaces the origin of the endpoints in the configuration
 * @returns the exit code: 0 only if every claim holds
 */
export async function runDemoOn(
  start: (merchantOrigin: string) => Promise<DeployedService>,
  files: DemoFiles,
  keys: DemoKeys,
  terminal: Terminal,
): Promise<number> {
  const paint = choosePaint(terminal);
  const stage = createStage(terminal.print, paint);
  const inbox = createInbox(TIMEOUT_MS);
  const verifications = await loadMerchantVerifications(files.config, files.secrets);
  const [verification] = verifications.values();
  if (verification === undefined)
    throw new Error("the configuration has no merchant that receives callbacks");
  const merchant = await startMerchant({
    verifications,
    statuses: MERCHANT_STATUSES,
    onArrival: (arrival, request) => {
      printArrival(stage, arrival);
      inbox.add(arrival, request);
    },
  });
  try {
    const { connectionString, ...service } = await start(merchant.origin);
    const example = JSON.parse(await readFile(files.report, "utf8"));
    const record = await playDemo({ service, connectionString, inbox, stage, keys, example });
    return printClaims(checkDemo(record, verification), terminal.print, paint);
  } finally {
    inbox.close();
    await merchant.close();
  }
}
