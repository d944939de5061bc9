import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from "pino";
import type { Settings } from "../server-settings.ts";

export type { DestinationStream, Logger };

/** @param destination default: standard output */
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

/** Omits the members in which PostgreSQL quotes values: they may be personal data. */
function describeError(error: Error): object {
  return { ...stdSerializers.err(error), detail: undefined, where: undefined };
}
