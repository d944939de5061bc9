import { describeIssue, type Issue, type IssueCode } from "../issue.ts";

/** An error as ajv reports it: the part of ajv's own type that is read here. */
export interface AjvError {
  /** A JSON Pointer to the invalid value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** An issue, and the error that it comes from. */
export interface ExplainedError {
  readonly error: AjvError;
  readonly issue: Issue;
}

/** An issue of a value, which has no lines and columns. */
export function issueOfValue(code: IssueCode, path: string, expected: string, received: string): Issue {
  const message = describeIssue(path, expected, received);
  return { code, message, path, line: undefined, column: undefined, expected, received };
}

/** A validator that ajv generated. After a call, `errors` has the errors of the value that was passed. */
export interface AjvValidator {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}
