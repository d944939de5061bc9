import { describeIssue, type Issue, type Result } from "../issue.ts";
import type { AjvError, AjvValidator } from "./ajv-validator.ts";
import { issuesFromAjv } from "./issues-from-ajv.ts";

/** Adds an error to those of a value; `null` is none. */
export function addError(
  errors: AjvError[] | null,
  instancePath: string,
  schemaPath: string,
  keyword: string,
  params: AjvError["params"],
): AjvError[] {
  const error = { instancePath, schemaPath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

/**
 * Adds the errors of a part to those of the whole, in place: a new list for each part would take time with the square
 * of the faults.
 */
export function appendErrors(errors: AjvError[] | null, added: AjvError[]): AjvError[] {
  if (errors === null) return added;
  for (const error of added) errors.push(error);
  return errors;
}

/** Whether two JSON values are the same value, whatever the order of their members. */
export function equalValues(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equalValues(Reflect.get(a, name), Reflect.get(b, name)))
  );
}

/**
 * The value itself, typed, when a validator that ajv wrote accepts it; otherwise every issue, at most 100.
 *
 * Never throws, whatever the value: one that holds itself, or parts inside parts without end, is an issue too.
 */
export function runValidator<T>(check: AjvValidator, value: unknown): Result<T> {
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

const EXPECTED = "a value of bounded depth";
const RECEIVED = "a deeper one";
const TOO_DEEP: Issue = {
  code: "limit-depth",
  message: describeIssue("", EXPECTED, RECEIVED),
  path: "",
  line: undefined,
  column: undefined,
  expected: EXPECTED,
  received: RECEIVED,
};
