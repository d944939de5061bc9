import { readMemoryLimits } from "@payment-routing/config-store";
import { createLogger, type Logger, letHeapGrow, openLogOutput } from "@payment-routing/server";
import { defineCommand, EXIT_CODES } from "../command.ts";
import { hasHangingThread, waitForStopSignal } from "../end-process.ts";
import { checkServiceSettings, type ServiceSettings } from "../service/check-service-settings.ts";
import { startService } from "../service/start-service.ts";
import { SETTINGS } from "../settings/service-settings.ts";

const STANDARD_OUTPUT = 1;
/** For the last lines, also when the shutdown took all of its time. */
const MIN_LOG_MS = 100;

export const command = defineCommand({
  description:
    "Run the service until SIGTERM or SIGINT. With a database (--database-url or --embedded) it accepts reports of payment sessions and delivers callbacks. Without one it answers searches only. An option overrides its environment variable.",
  settings: SETTINGS,
  async run(given, { environment, onReady }) {
    letHeapGrow();
    const settings = checkServiceSettings(given);
    const { role, logLevel, shutdownTimeoutMs } = settings;
    const output = openLogOutput(STANDARD_OUTPUT);
    const logger = createLogger(logLevel, output);
    warnOfProxy(settings, environment, logger);
    const stopSignal = waitForStopSignal();
    const service = await startService({ settings, environment, logger });
    const { url, operationsUrl, internalUrl, consoleUrl, configurationDigest } = service;
    const { container, heap, thread } = readMemoryLimits();
    logger.info(
      {
        event: "ready",
        role,
        url,
        operations_url: operationsUrl,
        internal_url: internalUrl,
        console_url: consoleUrl,
        configuration_digest: configurationDigest,
        memory_limit_mb: container,
        heap_limit_mb: heap,
        thread_heap_limit_mb: thread,
      },
      "ready",
    );
    onReady?.(url);

    const signal = await stopSignal;
    const stopAt = performance.now() + shutdownTimeoutMs;
    logger.info({ event: "stopping", signal }, "stopping");
    const incomplete = await service.stop();
    const lost = incomplete.filter((part) => part !== "requests");
    if (lost.length > 0)
      logger.error({ event: "stopped", incomplete }, "stopped, but something was lost or did not finish");
    else if (incomplete.length === 0) logger.info({ event: "stopped" }, "stopped");
    else
      logger.warn(
        { event: "stopped", shutdown_timeout_ms: shutdownTimeoutMs },
        "stopped with requests in flight",
      );
    if (await hasHangingThread())
      logger.error(
        { event: "thread-hangs" },
        "a thread waits for the system: the process ends itself by SIGKILL",
      );
    await output.close(Math.max(MIN_LOG_MS, stopAt - performance.now()));
    return lost.length > 0 ? EXIT_CODES.incomplete : EXIT_CODES.done;
  },
});

const PROXY_VARIABLES = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"];

/** Logs once that callbacks do not use the proxy of the environment: a proxy would resolve names that the service checks. */
export function warnOfProxy({ role }: ServiceSettings, environment: NodeJS.ProcessEnv, logger: Logger): void {
  const ignored = PROXY_VARIABLES.filter((name) => environment[name]);
  if (ignored.length === 0 || (role !== "all" && role !== "worker")) return;
  logger.warn(
    { event: "proxy-ignored", ignored },
    "callbacks are sent without a proxy: its variables are ignored",
  );
}
