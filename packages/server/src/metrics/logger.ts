import type { Logger } from "@payment-routing/database";
import { type DestinationStream, pino, stdSerializers, stdTimeFunctions } from "pino";
import type { Settings } from "../http/server-settings.ts";

export type { DestinationStream, Logger };

/** @param destination default: standard output */
export function createLogger(level: Settings["logLevel"], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: "payment-routing", pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function serializeError(given: unknown): object {
  const error = given instanceof Error ? given : new Error(String(given));
  return stdSerializers.err(hideValues(error) as Error);
}

/** Copies an error, its causes and its parts without the values that PostgreSQL quotes: they may be personal data. */
function hideValues(given: unknown, depth = 0): unknown {
  if (Array.isArray(given)) return given.map((each) => hideValues(each, depth));
  if (!(given instanceof Error)) return given;
  if (depth === MAX_DEPTH) return undefined;
  const { message, stack = "", cause, errors, code } = given as AggregateError & { readonly code?: unknown };
  const shown = DATA_EXCEPTION.test(String(code)) ? message.replace(QUOTED, "…") : message;
  const members = Object.entries({ ...given, cause, errors }).map(([name, value]) => [
    name,
    QUOTING.has(name) ? undefined : hideValues(value, depth + 1),
  ]);
  const copy = { ...Object.fromEntries(members), message: shown, stack: stack.replace(message, () => shown) };
  return Object.defineProperty(copy, "constructor", { value: given.constructor });
}

/** Members in which PostgreSQL quotes values. */
const QUOTING: ReadonlySet<string> = new Set(["detail", "where", "internalQuery"]);
/** Class 22 of SQLSTATE: the messages quote values, in the quotation marks of the server's language. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
const QUOTED = /["'\u2018-\u201F«»].*/s;
// Causes may form a cycle.
const MAX_DEPTH = 5;
