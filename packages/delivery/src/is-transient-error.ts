import { DeliveryError } from "./delivery-error.ts";

/**
 * Whether opening or using the database may succeed later without a change: it is away, starting, or out of connections. A
 * wrong password, a missing database or a failed migration needs an operator.
 */
export function isTransientError(error: unknown): boolean {
  const cause = error instanceof DeliveryError && error.code === "unavailable" ? error.cause : error;
  const { code = "", syscall } = cause as { readonly code?: string; readonly syscall?: string };
  // A certificate file of the connection string cannot be read. A missing socket, in contrast, may appear.
  if (syscall === "open") return false;
  if (SYSTEM_ERROR.test(code)) return true;
  // Classes 08, 53 and 57 of SQLSTATE: connection exceptions, insufficient resources, operator intervention.
  if (SQLSTATE.test(code)) return /^(?:08|53|57)/.test(code);
  // Errors of the driver have no code.
  return (
    cause instanceof Error && /^(?:Connection terminated|timeout|Query read timeout)/i.test(cause.message)
  );
}

const SYSTEM_ERROR = /^(?:E[A-Z]+|EAI_AGAIN)$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;
