import type { Logger } from "@payment-routing/server";
import type { ServiceSettings } from "./check-service-settings.ts";

const PROXY_VARIABLES = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"];

/** Logs once that callbacks do not use the proxy of the environment: a proxy would resolve names that the service checks. */
export function warnOfProxy({ role }: ServiceSettings, environment: NodeJS.ProcessEnv, logger: Logger): void {
  const ignored = PROXY_VARIABLES.filter((name) => environment[name]);
  if (ignored.length === 0 || (role !== "all" && role !== "worker")) return;
  logger.warn({ ignored }, "callbacks are sent without a proxy: its variables are ignored");
}
