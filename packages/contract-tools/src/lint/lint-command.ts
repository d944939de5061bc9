import { existsSync, globSync, statSync } from "node:fs";
import { basename, dirname, join, normalize, relative, resolve } from "node:path";
import type { Command } from "commander";
import { findSchemas, VersionError } from "../breaking/load-version.ts";
import { type CommandContext, findAround, formatOption, wholeNumber } from "../command-context.ts";
import { readContractList } from "../contract-list.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { OPERATIONS_FILE } from "../operations/load-operations.ts";
import { readIfThere } from "../package-files.ts";
import type { Finding, Report, Rule } from "../report/finding.ts";
import { formatReport, REPORT_FORMATS, type ReportFormat } from "../report/format-report.ts";
import { readLintConfig } from "./lint-config.ts";
import { LINT_RULES } from "./lint-rules.ts";
import { lintContracts, lintFiles } from "./lint-schemas.ts";

interface LintOptions {
  readonly config?: string;
  readonly format: ReportFormat;
  readonly maxWarnings?: number;
  readonly quiet?: true;
}

const CONFIG_FILE = "contracts-lint.json";

/** Defines `contracts lint`: mistakes, and problems of style, safety and portability in schemas. */
export function addLintCommand(command: Command, { folder, end }: CommandContext): void {
  command
    .argument("[path...]", "files x.xsd, x.schema.json and operations.yaml, or folders to search for them")
    .option(
      "--config <file>",
      `severities of rules (default: ${CONFIG_FILE} beside the schemas, or in a folder around)`,
    )
    .option("--max-warnings <count>", "end with code 1 if there are more warnings", wholeNumber(0))
    .option("--quiet", "print no findings of severity info")
    .addOption(formatOption("report", REPORT_FORMATS))
    .addHelpText(
      "after",
      "\ncontracts rules lists the rules. A comment lint-disable RULE: REASON in xs:appinfo or $comment suppresses findings\nin the declaration that holds it.\nExit codes: 0 no errors, 1 errors, 2 wrong arguments or unreadable input.",
    )
    .action(async (paths: readonly string[], options: LintOptions) => {
      try {
        end(await runLint(paths, options, folder));
      } catch (error) {
        if (!(error instanceof SchemaError || error instanceof VersionError)) throw error;
        console.error(error.message);
        end(2);
      }
    });
}

async function runLint(paths: readonly string[], options: LintOptions, folder: string): Promise<0 | 1> {
  const resolvePath = (shown: string): string => resolve(folder, shown);
  const files = findFiles(paths, folder);
  const schemas = paths.length === 0 ? findSchemas(folder, undefined) : undefined;
  const beside = schemas ?? dirname(resolve(folder, files[0] ?? ""));
  const path = findConfig(options.config, beside, folder);
  const config = readLintConfig(path, relative(folder, path), LINT_RULES);
  const found =
    schemas === undefined
      ? lintFiles(files, resolvePath, config)
      : lintContracts(await readContractList(schemas), relative(folder, schemas) || ".", resolvePath, config);
  const findings = options.quiet ? found.filter(({ severity }) => severity !== "info") : found;
  const report: Report = {
    tool: "contracts lint",
    rules: [...LINT_RULES, ...listCodes(findings)],
    findings,
    readText: (file) => readIfThere(resolvePath(file)),
  };
  console.log(formatReport(report, options.format));
  if (options.format === "text" && findings.length > 0) console.log(`\n${countByRule(findings)}`);
  const count = (severity: string): number => found.filter((finding) => finding.severity === severity).length;
  return count("error") > 0 || count("warning") > (options.maxWarnings ?? Infinity) ? 1 : 0;
}

/** The schema files of the paths. */
function findFiles(paths: readonly string[], folder: string): readonly string[] {
  const found = paths.flatMap((path) => {
    const absolute = resolve(folder, path);
    if (!existsSync(absolute)) throw new VersionError(`there is no file or folder ${path}`);
    if (!statSync(absolute).isDirectory()) {
      if (/\.xsd$|\.schema\.json$/.test(path) || basename(path) === OPERATIONS_FILE) return [normalize(path)];
      throw new VersionError(`${path} is no .xsd, .schema.json or ${OPERATIONS_FILE} file`);
    }
    const inside = globSync(`**/{*.xsd,*.schema.json,${OPERATIONS_FILE}}`, {
      cwd: absolute,
      exclude: (name) => name === "node_modules" || name.startsWith("."),
    });
    if (inside.length === 0)
      throw new VersionError(`there are no .xsd, .schema.json or ${OPERATIONS_FILE} files in ${path}`);
    return inside.sort().map((file) => join(path, file));
  });
  return [...new Set(found)];
}

/** The configuration to read; it need not exist unless it is given. */
function findConfig(given: string | undefined, beside: string, folder: string): string {
  const path =
    given === undefined
      ? join(findAround(beside, (around) => existsSync(join(around, CONFIG_FILE))) ?? beside, CONFIG_FILE)
      : resolve(folder, given);
  if (given !== undefined && !existsSync(path)) throw new VersionError(`there is no file ${given}`);
  return path;
}

/** Rules for the diagnostics of the generator. */
function listCodes(findings: readonly Finding[]): readonly Rule[] {
  const ids = new Set(LINT_RULES.map(({ id }) => id));
  const codes = new Set(findings.map(({ rule }) => rule).filter((rule) => !ids.has(rule)));
  return Array.from(codes, (id) => ({
    id,
    category: "generate",
    severity: "error",
    summary: "The generator rejects the schema.",
    reason: "The message says what is wrong, or what to write instead.",
  }));
}

function countByRule(findings: readonly Finding[]): string {
  const counts = [...Map.groupBy(findings, ({ rule }) => rule)].map(
    ([rule, { length }]) => [rule, length] as const,
  );
  return counts
    .toSorted((a, b) => b[1] - a[1])
    .map(([rule, count]) => `${String(count).padStart(6)} ${rule}`)
    .join("\n");
}
