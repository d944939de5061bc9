import { describeIssue } from "@payment-routing/contract-runtime";
import type { LocatedFault, Place } from "./configuration-error.ts";
import type { JudgedFault } from "./judged-fault.ts";
import type { MergedDocument } from "./merge-documents.ts";
import type { SourceDocument } from "./source-document.ts";

/**
 * All that is wrong with the documents at a path, in order of place: what makes them unreadable or impossible to merge,
 * and what was judged of the whole. When one of them cannot be read to its end, the whole is not known and its faults
 * are left out: what it lacks may stand in that one.
 */
export function locateFaults(
  path: string,
  documents: readonly SourceDocument[],
  merged: MergedDocument,
  judged: readonly JudgedFault[],
): LocatedFault[] {
  const faults = [...documents.flatMap((document) => document.faults), ...merged.faults];
  const isComplete = documents.every(({ members }) => members !== undefined);
  if (isComplete) faults.push(...judged.map((fault) => locateFault(path, merged, fault)));
  return faults.sort(compareByPlace);
}

function locateFault(configurationPath: string, merged: MergedDocument, fault: JudgedFault): LocatedFault {
  const { path, shownPath = path, at, received } = fault;
  // No file has anything of a section that is missing: the fault is the configuration's as a whole.
  const nowhere: Place = { file: configurationPath, line: 1, column: 1, excerpt: undefined };
  const place = merged.locate(path, at) ?? nowhere;
  const expected = fault.expected + describeEarlier(merged, place, fault);
  return { ...place, message: describeIssue(shownPath, expected, received), expected, received };
}

/** Where it stands already, unless that is in the same file, where it is easily found. */
function describeEarlier(merged: MergedDocument, { file }: Place, { earlier, at }: JudgedFault): string {
  const other = earlier === undefined ? undefined : merged.locate(earlier, at);
  return other === undefined || other.file === file ? "" : `, at ${other.file}:${other.line}:${other.column}`;
}

function compareByPlace(a: LocatedFault, b: LocatedFault): number {
  return (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line || a.column - b.column;
}
