import type { AjvError } from "./ajv-error.ts";

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
