import { existsSync, readFileSync } from "node:fs";
import { formatDiagnostic, suggest } from "@payment-routing/xsd-compiler";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { isJsonObject, readSchemaFile, type SchemaPath } from "../json-schema/schema-file.ts";
import type { Rule, Severity } from "../report/finding.ts";

/** The severities of `contracts-lint.json`, by rule. */
export type LintConfig = ReadonlyMap<string, Severity | "off">;

const SEVERITIES = ["off", "info", "warning", "error"];
const MEMBERS = ["$schema", "$comment", "rules"];

/**
 * Reads a configuration; empty if there is no file.
 *
 * @param shown the path of the file in messages
 * @throws SchemaError with every mistake
 */
export function readLintConfig(path: string, shown: string, rules: readonly Rule[]): LintConfig {
  if (!existsSync(path)) return new Map();
  const file = readSchemaFile(shown, readFileSync(path, "utf8"));
  const mistakes: string[] = [];
  const report = (at: SchemaPath, message: string): void => {
    const diagnostic = { code: "invalid-lint-config", message, file: shown, ...file.locate(at) };
    mistakes.push(formatDiagnostic(diagnostic, file.text));
  };
  for (const name of Object.keys(file.schema))
    if (!MEMBERS.includes(name))
      report(
        [name],
        `there is no member ${name}${suggest(name, MEMBERS) || `; it has ${MEMBERS.join(", ")}`}`,
      );
  const given = file.schema.rules ?? {};
  if (!isJsonObject(given)) report(["rules"], "expected severities by rule");
  const ids = rules.map(({ id }) => id);
  for (const [id, severity] of Object.entries(isJsonObject(given) ? given : {})) {
    if (!ids.includes(id)) report(["rules", id], explainUnknownRule(id, ids));
    else if (!SEVERITIES.includes(severity as string))
      report(["rules", id], `expected ${SEVERITIES.join(", ")}, got ${JSON.stringify(severity)}`);
  }
  if (mistakes.length > 0) throw new SchemaError(mistakes.join("\n\n"));
  return new Map(Object.entries(given) as [string, Severity | "off"][]);
}

export function explainUnknownRule(id: string, ids: readonly string[]): string {
  return `there is no rule ${id}${suggest(id, ids) || ": see contracts rules"}`;
}
