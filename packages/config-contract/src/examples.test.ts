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
  expect(judge(merged)).toEqual([]);
});

test.each(["session_types", "payment_methods", "payment_types"])(
  "a code of %s may have any white space, as callbacks do",
  (table) => {
    const merged = Object.assign({}, ...listExamples("valid").map(readExample));
    expect(judge({ ...merged, [table]: [{ id: "CD  X ", label: "other" }] })).toEqual([]);
  },
);

test.each(listExamples("secrets/valid"))("%s is a valid secrets file", (file) => {
  expect(judgeSecrets(readExample(file))).toEqual([]);
});

/**
 * An invalid example says in its first lines who refuses it and with what: `# schema 9:5 /path: expected X, got Y`.
 * Only the schema's part is judged here. Places, what was received, and the other parts are the server's.
 */
describe("the schema judges each invalid example as its first lines say", () => {
  const cases = [
    ...listExamples("invalid").map((file) => ({ file, judgeExample: judge })),
    ...listExamples("secrets/invalid").map((file) => ({ file, judgeExample: judgeSecrets })),
  ];
  test.each(cases.filter(({ file }) => !isUnreadable(file)))("$file", ({ file, judgeExample }) => {
    const announced = [...readText(file).matchAll(/^# schema \d+:\d+ (.*), got /gm)].map(
      ([, message]) => message,
    );
    expect(judgeExample(readExample(file)).sort()).toEqual(announced.sort());
  });
});

test("a value that is valid is handed back as it is", () => {
  const credentials = { credentials: [] };
  const result = validateCredentialsFile(credentials);
  expect(result.ok && result.value).toBe(credentials);
});

/** A file of configuration and credentials together, as the server takes them apart. */
function judge({ credentials = [], internal = [], ...configuration }: Record<string, unknown>): string[] {
  return [
    ...listIssues(validateMerchantConfiguration(configuration)),
    ...listIssues(validateCredentialsFile({ credentials, internal })),
  ];
}

function judgeSecrets(file: Record<string, unknown>): string[] {
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

/** What the parser finds fault with. */
function isUnreadable(file: string): boolean {
  return /^# yaml /m.test(readText(file));
}
