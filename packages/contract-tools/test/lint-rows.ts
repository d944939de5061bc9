import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DECLARATION_RULES } from "../src/lint/lint-rules.ts";
import { lintFiles } from "../src/lint/lint-schemas.ts";

/** What a rule reports, and what it does not. */
export interface LintRow {
  readonly rule: string;
  /** A schema with a mark ▶ in front of each position that the rule reports. */
  readonly bad: string;
  /** A schema that the rule does not report. */
  readonly good: string;
}

/** Tests each row, and that every rule for the language has one. */
export function testLintRows(language: "xsd" | "json", rows: readonly LintRow[]): void {
  const folder = mkdtempSync(join(tmpdir(), "lint-rules-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = language === "xsd" ? "a.xsd" : "a.schema.json";

  /** The positions that a rule reports, and all that the generator rejects. */
  const lint = (text: string, rule: string): readonly string[] => {
    writeFileSync(join(folder, file), text.replaceAll("▶", ""));
    return lintFiles([file], (shown) => join(folder, shown), new Map([[rule, "warning"]]))
      .filter((finding) => finding.rule === rule || finding.severity === "error")
      .map((finding) => `${finding.rule} ${finding.line}:${finding.column}`);
  };

  test.each(rows)("$rule", ({ rule, bad, good }) => {
    expect(listMarks(bad)).not.toEqual([]);
    expect(lint(bad, rule)).toEqual(listMarks(bad).map((position) => `${rule} ${position}`));
    expect(lint(good, rule)).toEqual([]);
  });

  test("each rule has a row", () => {
    const rules = DECLARATION_RULES.filter((rule) => rule[language]).map(({ id }) => id);
    expect(rows.map(({ rule }) => rule).sort()).toEqual(rules.sort());
  });
}

/** The positions of the marks in a text without them. */
function listMarks(text: string): readonly string[] {
  return text.split("\n").flatMap((line, index) =>
    line
      .split("▶")
      .slice(0, -1)
      .map((_, mark, parts) => `${index + 1}:${parts.slice(0, mark + 1).join("").length + 1}`),
  );
}
