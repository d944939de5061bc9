import { ConfigurationError, type LocatedIssue } from "../configuration/configuration-error.ts";
import { VersionError, type VersionErrorCode } from "../version-error.ts";

/** Why a change of the configuration or of keys was not made. */
export interface Rejection {
  readonly code: VersionErrorCode | "configuration-from-files" | "check-under-way" | "invalid-configuration";
  readonly message: string;
  /** At most 100. Only for `invalid-configuration`. */
  readonly issues?: readonly LocatedIssue[];
}

/** The result of a change. */
export type Changed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection };

export function rejectChange(rejection: Rejection): Changed<never> {
  return { ok: false, rejection };
}

/** Runs a change, and returns errors that the caller can correct as a rejection. */
export async function attemptChange<Value>(change: () => Promise<Value>): Promise<Changed<Value>> {
  try {
    return { ok: true, value: await change() };
  } catch (error) {
    if (error instanceof VersionError) return rejectChange({ code: error.code, message: error.message });
    if (!(error instanceof ConfigurationError)) throw error;
    const count = error.issues.length + error.more;
    const message = count === 1 ? "the configuration has one issue" : `the configuration has ${count} issues`;
    return rejectChange({ code: "invalid-configuration", message, issues: error.issues });
  }
}
