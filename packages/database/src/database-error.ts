import { DatabaseError } from "pg";
import { CodedError } from "./coded-error.ts";

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

/** Whether a table is in use: a lock was not available in time, or only by a deadlock. */
export function isInUse(error: unknown): boolean {
  const { code } = Object(error) as { readonly code?: unknown };
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED;
}

const UNIQUE_VIOLATION = "23505";
// Without the name of a constraint it means that no partition accepts the row.
const CHECK_VIOLATION = "23514";
const PROGRAM_LIMIT_EXCEEDED = "54000";
const SERIALIZATION_FAILURE = "40001";
const LOCK_NOT_AVAILABLE = "55P03";
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

/**
 * Thrown when a connection cannot be opened. The message is one sentence, with what to do where that is known, and no part of
 * the password.
 */
export class ConnectError extends Error {
  override readonly name = "ConnectError";
  /** The code of the cause: an SQLSTATE, or a code of Node. */
  readonly code: string | undefined;

  constructor(cause: unknown, hasPassword: boolean) {
    super(describe(cause, hasPassword), { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

function describe(cause: unknown, hasPassword: boolean): string {
  // If no address of a host is reachable, only the parts of the AggregateError have messages.
  const parts: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  const reason = [...new Set(parts.map((part) => (part instanceof Error ? part.message : String(part))))];
  const { code = "", syscall } = cause as NodeJS.ErrnoException;
  const text = syscall === "open" ? `open ${reason}` : `${code} ${reason}`;
  if (!hasPassword && PASSWORD_NEEDED.test(text)) return NO_PASSWORD;
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(text)) ?? [];
  return [reason.join(", "), ...(advice === undefined ? [] : [advice])].join(": ");
}

// Without a password the driver signs another text with MD5, and sends an empty one in clear text.
const PASSWORD_NEEDED = /^28P01|client password must be/;
const NO_PASSWORD =
  "PostgreSQL asks for a password: add it to DATABASE_URL as user:password@, percent-encoded, or set PGPASSWORD";

/** What to do about an error, by its code and message. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^28P01/, "correct the user or the password of DATABASE_URL; the password must be percent-encoded"],
  [/^3D000/, "create it, or correct the name of the database in DATABASE_URL"],
  [/^28000.*no encryption/, "add sslmode=verify-full to DATABASE_URL"],
  [/^28000/, "correct the user of DATABASE_URL, or pg_hba.conf"],
  [/does not support SSL/, "enable TLS there, or set sslmode=disable in DATABASE_URL"],
  [/^(?:open |ERR_OSSL)/, "correct sslrootcert, sslcert or sslkey in DATABASE_URL"],
  [/^\w*(?:CERT|UNABLE_TO)/, "correct the host or sslrootcert in DATABASE_URL, or the certificate"],
  [/URI malformed/, "percent-encode the user, the password and the name of the database"],
  [/timeout expired|terminated unexpectedly/, "no PostgreSQL answers at this address"],
];

/** The list is closed: callers may switch over it. */
export type UnsuitableDatabaseErrorCode =
  /** The server's version is not supported. */
  | "unsupported-server"
  /** The database has an encoding other than UTF8. */
  | "unsupported-encoding"
  /** `session_replication_role` disables the triggers. */
  | "triggers-disabled"
  /** A pooler changes the backend of a connection between its transactions. */
  | "shared-connections"
  /** The user lacks rights. */
  | "missing-rights"
  /** The tables are of a version before the first release. */
  | "unreleased-tables";

/** The database, or the way to it, cannot hold the data. The message says what to do; a retry does not help. */
export class UnsuitableDatabaseError extends CodedError<UnsuitableDatabaseErrorCode> {
  override readonly name = "UnsuitableDatabaseError";
}
