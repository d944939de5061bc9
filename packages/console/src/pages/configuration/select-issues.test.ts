import { expect, test } from "vitest";
import { selectIssues } from "./select-issues.ts";

const files = [
  { path: "defaults.yaml", text: "account_defaults:\n  - name: nordic-market\n" },
  { path: "clients.yaml", text: "clients:\n  - inherits: nordc-market\n" },
];

test.each([
  {
    name: "a name of another file",
    received: '"nordc-market"',
    want: 'unknown. Did you mean "nordic-market"?',
  },
  { name: "no name is near", received: '"elsewhere"', want: "unknown" },
  { name: "not a name", received: "an array", want: "unknown" },
])("an issue asks for $name", ({ received, want }) => {
  const issue = { file: "clients.yaml", line: 2, message: "unknown", received };
  expect(selectIssues([issue], "clients.yaml", files)).toMatchObject([{ line: 2, message: want }]);
  expect(selectIssues([issue], "defaults.yaml", files)).toEqual([]);
});
