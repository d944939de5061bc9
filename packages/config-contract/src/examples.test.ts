import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Result } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { validateCredentialsFile, validateMerchantConfiguration, validateSecretsFile } from "./index.ts";

const EXAMPLES = fileURLToPath(new URL("../../../schemas/examples/config", import.meta.url));

test("the files of the valid folder make up one valid configuration", () => {
  const merged = Object.assign({}, ...listExamples("valid").map(readExample));
  expect(describeIssues(merged)).toEqual([]);
});

test.each(["session_types", "payment_methods", "payment_types"])(
  "a code of %s may have any white space, as callbacks do",
  (table) => {
    const merged = Object.assign({}, ...listExamples("valid").map(readExample));
    expect(describeIssues({ ...merged, [table]: [{ id: "CD  X ", label: "other" }] })).toEqual([]);
  },
);

test.each(listExamples("secrets/valid"))("%s is a valid secrets file", (file) => {
  expect(describeSecretsIssues(readExample(file))).toEqual([]);
});

/**
 * The first lines of an invalid example state the expected issues: `# schema 9:5 /path: expected X, got Y`. This test
 * checks the issues of the schema; positions, received values and other issues are tested with the server.
 */
describe("each invalid example has the schema issues of its first lines", () => {
  const cases = [
    ...listExamples("invalid").map((file) => ({ file, validateExample: describeIssues })),
    ...listExamples("secrets/invalid").map((file) => ({ file, validateExample: describeSecretsIssues })),
  ];
  test.each(cases.filter(({ file }) => !isUnreadable(file)))("$file", ({ file, validateExample }) => {
    const announced = [...readText(file).matchAll(/^# schema \d+:\d+ (.*), got /gm)].map(
      ([, message]) => message,
    );
    expect(validateExample(readExample(file)).sort()).toEqual(announced.sort());
  });
});

test("a valid value is returned unchanged", () => {
  const credentials = { credentials: [] };
  const result = validateCredentialsFile(credentials);
  expect(result.ok && result.value).toBe(credentials);
});

/** Validates a file of configuration and credentials in parts, like the server. */
function describeIssues({
  credentials = [],
  internal = [],
  ...configuration
}: Record<string, unknown>): string[] {
  return [
    ...listIssues(validateMerchantConfiguration(configuration)),
    ...listIssues(validateCredentialsFile({ credentials, internal })),
  ];
}

function describeSecretsIssues(file: Record<string, unknown>): string[] {
  return listIssues(validateSecretsFile(file));
}

function listIssues(result: Result<unknown>): string[] {
  return result.ok ? [] : result.issues.map(({ path, expected }) => `${path}: expected ${expected}`);
}

function listExamples(kind: "valid" | "invalid" | "secrets/valid" | "secrets/invalid"): string[] {
  return readdirSync(join(EXAMPLES, kind)).map((name) => join(kind, name));
}

function readText(file: string): string {
  return readFileSync(join(EXAMPLES, file), "utf8");
}

function readExample(file: string): Record<string, unknown> {
  return parse(readText(file));
}

/** The errors of the parser. */
function isUnreadable(file: string): boolean {
  return /^# yaml /m.test(readText(file));
}
