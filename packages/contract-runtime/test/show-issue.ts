import type { Issue } from "../src/index.ts";

/** An issue in one line: `line:column code: expected …, got …`, without the code of what is not well-formed. */
export function showIssue({ code, line, column, expected, received }: Issue): string {
  return `${line}:${column} ${code === "malformed-xml" ? "" : `${code}: `}expected ${expected}, got ${received}`;
}
