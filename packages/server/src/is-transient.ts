import { DeliveryError } from "@payment-routing/delivery";

/**
 * Whether a database that could not be opened may be opened later without anybody changing anything: it is away, starting,
 * or has no connection left. A password that is wrong, a database that is not there, a migration that fails: all that is
 * for people to mend.
 */
export function isTransient(error: unknown): boolean {
  const cause = error instanceof DeliveryError && error.code === "unavailable" ? error.cause : error;
  const { code = "", syscall } = cause as { readonly code?: string; readonly syscall?: string };
  // A certificate that the connection string names cannot be read. A socket that is not there may come.
  if (syscall === "open") return false;
  if (SYSTEM_ERROR.test(code)) return true;
  // Classes 08, 53 and 57 of SQLSTATE: the connection, resources, and what an administrator does.
  if (SQLSTATE.test(code)) return /^(?:08|53|57)/.test(code);
  // What the driver says of itself, without a code.
  return (
    cause instanceof Error && /^(?:Connection terminated|timeout|Query read timeout)/i.test(cause.message)
  );
}

const SYSTEM_ERROR = /^(?:E[A-Z]+|EAI_AGAIN)$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;
