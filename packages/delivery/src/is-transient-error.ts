import { classifyDatabaseError } from "@payment-routing/database";
import { DeliveryError } from "./delivery-error.ts";

/**
 * Whether opening or using the database may succeed later without a change: it is away, starting, or out of connections. A
 * wrong password, a missing database or a failed migration needs an operator.
 */
export function isTransientError(error: unknown): boolean {
  const cause = error instanceof DeliveryError && error.code === "unavailable" ? error.cause : error;
  if (classifyDatabaseError(cause) === "disconnected") return true;
  if (!(cause instanceof Error)) return false;
  const { code, message } = cause as NodeJS.ErrnoException;
  // Without a code: no connection in time.
  return code === undefined ? message.startsWith("timeout ") : TEMPORARY_SQLSTATE.test(code);
}

// Classes 08, 53 and 57 of SQLSTATE: connection exceptions, insufficient resources, operator intervention.
const TEMPORARY_SQLSTATE = /^(?:08|53|57)[0-9A-Z]{3}$/;
