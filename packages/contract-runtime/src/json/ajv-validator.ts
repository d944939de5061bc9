import type { AjvError } from "../validation/ajv-error.ts";

/** A validator that ajv wrote: what is wrong with the value that it judged last stands in `errors`. */
export interface AjvValidator {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}
