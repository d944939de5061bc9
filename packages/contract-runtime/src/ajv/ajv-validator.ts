import type { Issue } from "../issue.ts";

/** An error of ajv: the part of its type that is used here. */
export interface AjvError {
  /** A JSON Pointer to the invalid value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** An issue and the error that it was derived from. */
export interface ExplainedError {
  readonly error: AjvError;
  readonly issue: Issue;
}

/** A validator that ajv generated. After a call, `errors` contains the errors of the value. */
export interface AjvValidator {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}
