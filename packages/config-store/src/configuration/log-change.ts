import type { Logger } from "../logger.ts";
import { ConfigurationError } from "./configuration-error.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";

/** Logs what an operator should know of a configuration although nothing is wrong with it. */
export function warnOf({ warnings }: Pick<LoadedConfiguration, "warnings">, logger: Logger): void {
  for (const warning of warnings) logger.warn({ warning }, "configuration");
}

/** Logs why a change was not made: each fault as `file:line:column message`. */
export function logRefusal(error: unknown, logger: Logger): void {
  const message = "configuration refused: the one before stays";
  logger.error(error instanceof ConfigurationError ? { faults: listFaults(error) } : { err: error }, message);
}

function listFaults({ faults, more }: ConfigurationError): readonly string[] {
  const lines = faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return more === 0 ? lines : [...lines, `and ${more} more`];
}
