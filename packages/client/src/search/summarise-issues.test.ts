import { expect, test } from "vitest";
import type { ReportedIssue } from "./problem.ts";
import { summariseIssues } from "./summarise-issues.ts";

function issueAt(path: string): ReportedIssue {
  return {
    code: "x",
    message: "secret",
    path,
    line: 1,
    column: 1,
    expected: "an integer",
    received: "secret",
  };
}

test("names the path and the expected value", () => {
  expect(summariseIssues([issueAt("/a"), issueAt("")])).toBe(
    "/a: expected an integer; /: expected an integer",
  );
});

test("says that a member is missing", () => {
  const missing = { ...issueAt("/a"), expected: "a member", received: "nothing" };
  expect(summariseIssues([missing])).toBe("/a: expected a member, got nothing");
});

test("names the first five, and counts the rest", () => {
  const issues = ["/1", "/2", "/3", "/4", "/5", "/6", "/7"].map(issueAt);
  expect(summariseIssues(issues.slice(0, 5))).toMatch(/\/5: expected an integer$/);
  expect(summariseIssues(issues)).toMatch(/\/5: expected an integer; and 2 more$/);
});
