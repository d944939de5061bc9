import type { CaseIssue } from "./run-cases.ts";

/** Describes an issue of a case in one line, with the member of the request that it is about. */
export function describeCaseIssue({ pointer, expected, received }: CaseIssue): string {
  const member = pointer.startsWith("/request") ? `${pointer}: ` : "";
  return `${member}expected ${expected}, got ${received}`;
}
