import { DatabaseError } from "pg";

/** What is to be done about a query that failed. */
export type Remedy = "repeat" | "add-partitions" | "reconnect" | "none";

/**
 * What helps against an error of a query: doing the same again (others were in the way), adding the partitions of the
 * day, doing it again on another connection (the backend or the server is gone), or nothing.
 */
export function findRemedy(error: unknown): Remedy {
  if (!(error instanceof DatabaseError)) return isConnectionError(error) ? "reconnect" : "none";
  const code = error.code ?? "";
  if (REPEATABLE.has(code)) return "repeat";
  if (code === CHECK_VIOLATION && error.constraint === undefined) return "add-partitions";
  // Class 57: shut down, crashed, or terminated by its administrator. Class 08: the connection.
  const disconnected = code.startsWith("57P") || code.startsWith("08") || code === IDLE_IN_TRANSACTION;
  return disconnected ? "reconnect" : "none";
}

/** Whether a value that was to be stored is at fault: a row that cannot be stored, not a database that cannot store. */
export function isDataError(error: unknown): boolean {
  // Of an integer that no column holds, and that was not even sent.
  if (error instanceof RangeError) return true;
  const code = error instanceof DatabaseError ? (error.code ?? "") : "";
  // Data exceptions and violated constraints.
  return code.startsWith("22") || code.startsWith("23") || code === PROGRAM_LIMIT_EXCEEDED;
}

const UNIQUE_VIOLATION = "23505";
// Without a constraint's name it says that no partition takes the row.
const CHECK_VIOLATION = "23514";
const PROGRAM_LIMIT_EXCEEDED = "54000";
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
// This process was stopped, or too busy, for longer than a transaction may be idle.
const IDLE_IN_TRANSACTION = "25P03";
const REPEATABLE: ReadonlySet<string> = new Set([UNIQUE_VIOLATION, SERIALIZATION_FAILURE, DEADLOCK_DETECTED]);

/** What the driver and the sockets say, which carries no SQLSTATE. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"].includes(
      code ?? "",
    ) || /connection terminated|connection error|not queryable|query read timeout/i.test(error.message)
  );
}
