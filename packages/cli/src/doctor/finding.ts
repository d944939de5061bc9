import type { Deployment } from "./deployment.ts";

/**
 * - `error`: the deployment does not work, or loses data
 * - `warning`: it works, and will not for long, or not for everybody
 * - `note`: the service handles it
 */
export type Severity = "error" | "warning" | "note";

/** A problem of a deployment. */
export interface Problem {
  readonly severity: Severity;
  /** One sentence: what is wrong, a colon, and what to do. */
  readonly message: string;
}

/** Examines one aspect of a deployment and lists its problems. Errors of the database reject. */
export type Check = (deployment: Deployment) => Promise<readonly Problem[]> | readonly Problem[];

export const error = (message: string): Problem => ({ severity: "error", message });
export const warning = (message: string): Problem => ({ severity: "warning", message });
export const note = (message: string): Problem => ({ severity: "note", message });

/** How long before its end a certificate, a key or a secret is reported. */
export const NOTICE_DAYS = 14;
export const DAY_MS = 86_400_000;

/** Describes an end that has passed or is near: `expired at …` or `expires at …`. Undefined for any other. */
export function describeEnd(end: Date | undefined): string | undefined {
  if (end === undefined || end.getTime() > Date.now() + NOTICE_DAYS * DAY_MS) return undefined;
  return `${end.getTime() <= Date.now() ? "expired" : "expires"} at ${showDate(end)}`;
}

/** A time by UTC, to the second. */
export function showDate(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, "Z");
}
