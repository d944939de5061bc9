import type { Logger } from "@payment-routing/database";
import { ConfigurationError } from "./configuration-error.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";

export function logWarnings({ warnings }: Pick<LoadedConfiguration, "warnings">, logger: Logger): void {
  for (const warning of warnings) logger.warn({ event: "configuration-warning", warning }, "configuration");
}

/** Logs why a change was rejected. Each issue is `file:line:column message`. */
export function logRejection(error: unknown, logger: Logger): void {
  const message = "configuration rejected; the current one stays";
  const reason = error instanceof ConfigurationError ? { issues: listIssues(error) } : { err: error };
  logger.error({ event: "configuration-rejected", ...reason }, message);
}

function listIssues({ issues, more }: ConfigurationError): readonly string[] {
  const lines = issues.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return more === 0 ? lines : [...lines, `and ${more} more`];
}
