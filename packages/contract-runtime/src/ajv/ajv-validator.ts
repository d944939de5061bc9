import { describeIssue, type Issue, type IssueCode } from "../issue.ts";

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

/** Creates an issue of a value, which has no line and column. */
export function issueOfValue(code: IssueCode, path: string, expected: string, received: string): Issue {
  const message = describeIssue(path, expected, received);
  return { code, message, path, line: undefined, column: undefined, expected, received };
}

/** A validator that ajv generated. After a call, `errors` contains the errors of the value. */
export interface AjvValidator {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}
