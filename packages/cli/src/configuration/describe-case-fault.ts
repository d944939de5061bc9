import type { CaseIssue } from "@payment-routing/config-analysis";

/** What is wrong with a case, in a line; with the member that it is wrong with, where that is one of the request. */
export function describeCaseFault({ pointer, expected, received }: CaseIssue): string {
  const member = pointer.startsWith("/request") ? `${pointer}: ` : "";
  return `${member}expected ${expected}, got ${received}`;
}
