import { describeIssue, showAsWritten } from "@payment-routing/contract-runtime";
import type { FilePosition, LocatedIssue } from "./configuration-error.ts";
import type { MergedDocument } from "./merge-documents.ts";
import type { PathIssue } from "./path-issue.ts";
import type { SourceDocument } from "./source-document.ts";

/**
 * Lists all issues of the documents, ordered by position: those of reading, of merging and of validation. Omits the issues
 * of validation when a document could not be read to its end, because what is missing may be in that document.
 */
export function locateIssues(
  path: string,
  documents: readonly SourceDocument[],
  merged: MergedDocument,
  validationIssues: readonly PathIssue[],
): LocatedIssue[] {
  const issues = [...documents.flatMap((document) => document.issues), ...merged.issues];
  const isComplete = documents.every(({ members }) => members !== undefined);
  if (isComplete)
    issues.push(...validationIssues.map((issue) => locateIssue(path, documents, merged, issue)));
  return issues.sort(compareByPosition);
}

function locateIssue(
  configurationPath: string,
  documents: readonly SourceDocument[],
  merged: MergedDocument,
  issue: PathIssue,
): LocatedIssue {
  const { path, shownPath = path, at } = issue;
  // A missing section is in no file: the issue belongs to the configuration as a whole.
  const whole: FilePosition = { file: configurationPath, line: 1, column: 1, excerpt: undefined };
  const place = merged.locate(path, at) ?? whole;
  const expected = issue.expected + describeEarlier(merged, place, issue);
  // Other numbers are written as they are read, and splitting a large file takes time.
  const received = UNSAFE_NUMBER.test(issue.received)
    ? showAsWritten(issue.received, sourceAt(documents, place))
    : issue.received;
  return { ...place, message: describeIssue(shownPath, expected, received), expected, received };
}

const UNSAFE_NUMBER = /^-?\d{16}|e\+\d+$/;

function sourceAt(documents: readonly SourceDocument[], { file, line, column }: FilePosition): string {
  const { text = "" } = documents.find((document) => document.file === file) ?? {};
  return (text.split("\n")[line - 1] ?? "").slice(column - 1);
}

/** The position of the first occurrence, if it is in another file. */
function describeEarlier(merged: MergedDocument, { file }: FilePosition, { earlier, at }: PathIssue): string {
  const other = earlier === undefined ? undefined : merged.locate(earlier, at);
  return other === undefined || other.file === file ? "" : `, at ${other.file}:${other.line}:${other.column}`;
}

function compareByPosition(a: LocatedIssue, b: LocatedIssue): number {
  return (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line || a.column - b.column;
}
