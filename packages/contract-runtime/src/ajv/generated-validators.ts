import { createIssue, type Result } from "../issue.ts";
import type { AjvError, AjvValidator } from "./ajv-errors.ts";
import { issuesFromAjv } from "./issues-from-ajv.ts";

/**
 * Appends errors to a list in place: copying the list for each part of a value would take quadratic time.
 *
 * @param branch the position of an alternative that refers to the schema with the errors
 */
export function appendErrors(
  errors: AjvError[] | null,
  added: { -readonly [Key in keyof AjvError]: AjvError[Key] }[],
  branch?: string,
): AjvError[] {
  if (branch !== undefined) for (const error of added) error.schemaPath = `${branch}/${error.schemaPath}`;
  if (errors === null) return added;
  for (const error of added) errors.push(error);
  return errors;
}

/** True if two JSON values are equal, regardless of the order of members. */
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
 * Runs a validator that ajv generated. Returns the typed value, or at most 100 issues.
 *
 * Never throws, whatever the value: a cyclic or too deeply nested value yields an issue.
 */
export function runValidator<T>(check: AjvValidator, value: unknown): Result<T> {
  try {
    return check(value)
      ? { ok: true, value: value as T }
      : { ok: false, issues: issuesFromAjv(check.errors ?? [], value) };
  } catch (error) {
    // A stack overflow. Counting the depth beforehand would cost time for every value.
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, issues: [TOO_DEEP] };
  }
}

const EXPECTED = "a value of bounded depth";
const RECEIVED = "a deeper one";
const TOO_DEEP = createIssue("limit-depth", "", EXPECTED, RECEIVED);
