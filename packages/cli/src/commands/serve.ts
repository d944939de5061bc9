import {
  ConfigurationError,
  createLogger,
  createServer,
  type ListeningAddresses,
  type LoadedConfiguration,
  loadConfiguration,
  type Server,
  type Settings,
} from "@payment-routing/server";
import { SETTINGS, SettingsError } from "@payment-routing/server/settings";
import { CommandError, defineCommand, type Terminal } from "../command.ts";
import { describeListenFailure } from "../describe-listen-failure.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { waitForStopSignal } from "../stop-signal.ts";

/** `payment-routing serve`: runs the service until it is told to stop. */
export const serve = defineCommand({
  usage: "payment-routing serve --config <path> [options]",
  description: "Runs the service until SIGTERM or SIGINT. A flag wins over its environment variable.",
  settings: SETTINGS,
  run,
});

async function run(settings: Settings, terminal: Terminal): Promise<number> {
  if (settings.config === undefined) throw new SettingsError(["--config: expected a path, got nothing"]);
  const { router, credentials, warnings } = await load(settings.config, settings.sandbox);

  const logger = createLogger(settings.logLevel);
  for (const warning of warnings) logger.warn({ warning }, "configuration");
  const server = createServer({ router, credentials, settings, logger });
  const stopSignal = waitForStopSignal();
  const { url, operationsUrl } = await listen(server, settings);
  logger.info(
    { url, operations_url: operationsUrl, configuration_digest: router.configurationDigest },
    "ready",
  );
  terminal.onReady?.(url);

  const signal = await stopSignal;
  logger.info({ signal }, "stopping");
  const finished = await server.close();
  if (finished) logger.info("stopped");
  else logger.warn({ shutdown_timeout_ms: settings.shutdownTimeoutMs }, "stopped with requests in flight");
  return EXIT_CODES.done;
}

async function load(path: string, sandbox: boolean): Promise<LoadedConfiguration> {
  try {
    return await loadConfiguration(path, { sandbox });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new CommandError([error.message], { cause: error });
  }
}

async function listen(server: Server, settings: Settings): Promise<ListeningAddresses> {
  try {
    return await server.listen();
  } catch (error) {
    const failure = describeListenFailure(error);
    if (failure === undefined) throw error;
    const { port, reason } = failure;
    await server.close();
    const setting = port === settings.operationsPort ? "--operations-port" : "--port";
    throw new CommandError([
      `payment-routing serve: ${settings.host}:${port} ${reason}. See ${setting} and --host.`,
    ]);
  }
}
