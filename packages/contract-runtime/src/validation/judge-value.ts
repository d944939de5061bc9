import { describeIssue, type Issue, type Result } from "../issue.ts";
import type { AjvValidator } from "../json/ajv-validator.ts";
import { issuesFromAjv } from "./issues-from-ajv.ts";

/**
 * The value itself, typed, when a validator that ajv wrote accepts it; otherwise every issue, at most 100.
 *
 * Never throws, whatever the value: one that holds itself, or parts inside parts without end, is an issue too.
 */
export function judgeValue<T>(check: AjvValidator, value: unknown): Result<T> {
  try {
    return check(value)
      ? { ok: true, value: value as T }
      : { ok: false, issues: issuesFromAjv(check.errors ?? [], value) };
  } catch (error) {
    // How deep is too deep is the engine's to say: counting would cost every value what only such a one is worth.
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, issues: [TOO_DEEP] };
  }
}

const EXPECTED = "parts inside each other to an end";
const RECEIVED = "more than can be judged";
const TOO_DEEP: Issue = {
  code: "limit-depth",
  message: describeIssue("", EXPECTED, RECEIVED),
  path: "",
  line: undefined,
  column: undefined,
  expected: EXPECTED,
  received: RECEIVED,
};
