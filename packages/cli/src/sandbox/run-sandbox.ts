import { createLogger } from "@payment-routing/server";
import { CommandError, EXIT_CODES, type Terminal } from "../command.ts";
import { waitForStopSignal } from "../end-process.ts";
import { printArrival } from "../listening/print-arrival.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { choosePaint } from "../show-text.ts";
import { readSandboxSettings, type Sandbox, type SandboxFiles, startSandbox } from "./start-sandbox.ts";

/** The addresses of a sandbox. */
export interface SandboxAddresses {
  readonly url: string;
  readonly internalUrl: string;
  readonly merchantUrl: string;
  /** Undefined when the console is not built. */
  readonly consoleUrl: string | undefined;
}

/**
 * Runs a sandbox until SIGTERM or SIGINT: the service with a private PostgreSQL, and a merchant that prints the callbacks
 * it receives.
 *
 * @returns the exit code
 */
export async function runSandbox(
  files: SandboxFiles,
  terminal: Terminal,
  onReady: (addresses: SandboxAddresses) => void,
): Promise<number> {
  const stopSignal = waitForStopSignal();
  const sandbox = await start(files, terminal);
  if (sandbox === undefined) return EXIT_CODES.failed;
  const { service, merchantUrl } = sandbox;
  const { url, internalUrl = "", consoleUrl } = service;
  onReady({ url, internalUrl, merchantUrl, consoleUrl });
  await stopSignal;
  await sandbox.stop();
  return EXIT_CODES.done;
}

async function start(files: SandboxFiles, terminal: Terminal): Promise<Sandbox | undefined> {
  const { environment, print, complain } = terminal;
  const paint = choosePaint(terminal);
  try {
    const settings = readSandboxSettings(files, environment);
    const logger = createLogger(settings.logLevel);
    const onArrival = (arrival: Parameters<typeof printArrival>[0]) => print(printArrival(arrival, paint));
    return await startSandbox({ settings, environment, logger, onArrival });
  } catch (error) {
    const isUserError = error instanceof SettingsError || error instanceof CommandError;
    if (!isUserError) throw error;
    complain(error.message);
    return undefined;
  }
}
