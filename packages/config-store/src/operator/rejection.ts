import { ConfigurationError, type LocatedIssue } from "../configuration/configuration-error.ts";
import type { JobState } from "../jobs/job.ts";
import { VersionError, type VersionErrorCode } from "../version-error.ts";

/** Why a change of the configuration or of keys was not made, or a job has no result. */
export interface Rejection {
  readonly code:
    | VersionErrorCode
    | "configuration-from-files"
    | "invalid-configuration"
    | "job-under-way"
    | "job-too-large"
    | "database-unavailable"
    | "shutting-down";
  readonly message: string;
  /** At most 100. Only for `invalid-configuration`. */
  readonly issues?: readonly LocatedIssue[];
  /** The job that runs. Only for `job-under-way`. */
  readonly job?: JobState;
}

/** The result of a change or a job. */
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
    return rejectInvalid(error);
  }
}

export function rejectInvalid({ issues, more }: Pick<ConfigurationError, "issues" | "more">): Changed<never> {
  const count = issues.length + more;
  const message = count === 1 ? "the configuration has one issue" : `the configuration has ${count} issues`;
  return rejectChange({ code: "invalid-configuration", message, issues });
}
