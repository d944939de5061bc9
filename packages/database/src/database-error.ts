import { DatabaseError } from "pg";
import { ConnectError } from "./connect-error.ts";

/**
 * How to handle a failed query:
 * - `conflict`: retry the transaction; it conflicted with another one
 * - `missing-partition`: create the partitions of the day and retry
 * - `disconnected`: retry on another connection; the backend or the server is gone
 * - `other`: a retry does not help
 */
export type DatabaseErrorKind = "conflict" | "missing-partition" | "disconnected" | "other";

export function classifyDatabaseError(error: unknown): DatabaseErrorKind {
  if (error instanceof ConnectError) return classifyDatabaseError(error.cause);
  if (!(error instanceof DatabaseError)) return isConnectionError(error) ? "disconnected" : "other";
  const code = error.code ?? "";
  if (CONFLICTS.has(code)) return "conflict";
  if (code === CHECK_VIOLATION && error.constraint === undefined) return "missing-partition";
  // Class 57: shut down, crashed, or terminated by an administrator. Class 08: connection exceptions.
  const isDisconnected = code.startsWith("57P") || code.startsWith("08") || code === IDLE_IN_TRANSACTION;
  return isDisconnected ? "disconnected" : "other";
}

/** Whether a value was rejected: the row cannot be stored, while others can. */
export function isDataError(error: unknown): boolean {
  // Thrown before sending, for a number that no integer column holds.
  if (error instanceof RangeError) return true;
  const code = error instanceof DatabaseError ? (error.code ?? "") : "";
  // Classes 22 and 23: data exceptions and constraint violations.
  return code.startsWith("22") || code.startsWith("23") || code === PROGRAM_LIMIT_EXCEEDED;
}

const UNIQUE_VIOLATION = "23505";
// Without the name of a constraint it means that no partition accepts the row.
const CHECK_VIOLATION = "23514";
const PROGRAM_LIMIT_EXCEEDED = "54000";
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
// The process was suspended or busy for longer than a transaction may be idle.
const IDLE_IN_TRANSACTION = "25P03";
const CONFLICTS: ReadonlySet<string> = new Set([UNIQUE_VIOLATION, SERIALIZATION_FAILURE, DEADLOCK_DETECTED]);

/** Errors of the driver and of sockets, which carry no SQLSTATE. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall, message } = error as NodeJS.ErrnoException;
  // A certificate file of the connection string cannot be read. A missing socket, in contrast, may appear.
  if (SYSTEM_ERROR.test(code)) return syscall !== "open";
  return DRIVER_ERROR.test(message);
}

const SYSTEM_ERROR = /^(?:E[A-Z]+|EAI_AGAIN)$/;
// Not the timeout of the pool: a query that waited ten seconds for a connection does not wait again.
const DRIVER_ERROR = /^(?:Connection terminated|Query read timeout)|is not queryable$/;
