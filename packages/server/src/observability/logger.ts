import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from "pino";
import type { Settings } from "../settings.ts";

export type { DestinationStream, Logger };

/** A logger of JSON lines, to standard output unless told otherwise. */
export function createLogger(level: Settings["logLevel"], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: "payment-routing", pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Without what PostgreSQL quotes values in: they may be personal. */
function describeError(error: Error): object {
  return { ...stdSerializers.err(error), detail: undefined, where: undefined };
}
