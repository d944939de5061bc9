import type { Issue } from "../issue.ts";
import { createIssue, splitPointer } from "../issue.ts";
import { quoteJson } from "../quote-text.ts";

/**
 * Drops the branches that the `const` or `enum` of a member rules out, such as a kind, if another branch accepts the
 * member. If all branches reject it, one error lists the values of all.
 */
export function selectBranches(branches: readonly ExplainedError[], anyOf: AjvError): ExplainedError[] {
  const branchOf = ({ error }: ExplainedError): string | undefined => findBranch(error, anyOf);
  let selected = [...branches];
  for (const { error, issue } of findLiterals(branches, anyOf)) {
    const rejections = selected.filter((other) => other.issue.path === issue.path);
    const rejecting = new Set(rejections.map(branchOf));
    if (rejecting.has(undefined)) continue;
    const accepting = selected.filter((other) => !rejecting.has(branchOf(other)));
    if (accepting.length > 0) selected = accepting;
    else if (rejecting.size > 1 && rejections.every(isLiteral)) {
      const values = rejections.flatMap(
        ({ error: { params } }) => params.allowedValues ?? params.allowedValue,
      );
      const expected = [...new Set(values.map(quoteJson))].join(", ");
      return [{ error, issue: createIssue(issue.code, issue.path, `one of ${expected}`, issue.received) }];
    }
  }
  return selected;
}

/** Returns the position of an error's branch; undefined for errors of schemas that a branch refers to. */
export function findBranch(error: AjvError, anyOf: AjvError): string | undefined {
  const prefix = `${anyOf.schemaPath}/`;
  return error.schemaPath.startsWith(prefix)
    ? error.schemaPath.slice(prefix.length).split("/")[0]
    : undefined;
}

/** Returns the failed `const`s of members, then the failed `enum`s: a `const` distinguishes branches more often. */
function findLiterals(branches: readonly ExplainedError[], anyOf: AjvError): ExplainedError[] {
  const depth = splitPointer(anyOf.instancePath).length + 1;
  return branches
    .filter((one) => isLiteral(one) && splitPointer(one.issue.path).length === depth)
    .sort((a, b) => a.error.keyword.localeCompare(b.error.keyword));
}

function isLiteral({ error: { keyword } }: ExplainedError): boolean {
  return keyword === "const" || keyword === "enum";
}

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
