import { ConnectError } from "@payment-routing/database";

/** Joins the messages of a database error and its causes in one line. */
export function describeDatabaseFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The message of a ConnectError has that of its cause.
  if (error instanceof ConnectError || error.cause === undefined) return error.message;
  return [...new Set([error.message, describeDatabaseFailure(error.cause)])].join(": ");
}
