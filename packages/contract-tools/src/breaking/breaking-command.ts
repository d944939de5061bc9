import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type Command, Option } from "commander";
import type { CommandContext } from "../command-context.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { findNewestSnapshot } from "../release/snapshots.ts";
import type { Finding, Report, Rule, Severity } from "../report/finding.ts";
import { formatReport, REPORT_FORMATS, type ReportFormat } from "../report/format-report.ts";
import { type AcceptedBreak, accepts, readAcceptedBreaks } from "./accepted-breaks.ts";
import { BREAKING_RULES, type Change, KIND_NAMES, type Verdict } from "./change.ts";
import { compareVersions } from "./compare-versions.ts";
import { openVersion, VersionError } from "./load-version.ts";

interface BreakingOptions {
  readonly against?: string;
  readonly schemas?: string;
  readonly format: ReportFormat;
  readonly all?: true;
}

/** Adds `contracts breaking`: what changed since another version, and what breaks. */
export function addBreakingCommand(program: Command, { folder, end }: CommandContext): void {
  program
    .command("breaking")
    .description(
      "Compare the contracts of schemas/contracts.json with another version. Every change that breaks documents comes with one that one version accepts and the other rejects.",
    )
    .option(
      "--against <version>",
      "a Git commit, tag or branch, or a folder with contracts.json (default: the newest release in schemas/released)",
    )
    .option("--schemas <dir>", "folder with contracts.json (default: schemas, here or in a folder around)")
    .option("--all", "also print changes that break nothing")
    .addOption(
      new Option("--format <format>", "format of the report").choices(REPORT_FORMATS).default("text"),
    )
    .addHelpText(
      "after",
      "\nschemas/accepted-breaks.json lists breaks that are accepted until a date: rule, place, reason, until.\nExit codes: 0 nothing breaks, 1 something breaks or is unknown, 2 a version or a schema cannot be read.",
    )
    .action(async (options: BreakingOptions) => end(await runBreaking(options, folder)));
}

async function runBreaking(options: BreakingOptions, folder: string): Promise<0 | 1 | 2> {
  try {
    const schemas = findSchemas(folder, options.schemas);
    const shown = relative(folder, schemas) || ".";
    const accepted = readAcceptedBreaks(join(schemas, "accepted-breaks.json"));
    using old = openVersion(options.against ?? newestRelease(schemas), schemas, folder);
    const changes = await compareVersions(old, { folder: schemas, shown }, showProgress);
    const findings = [
      ...listFindings(changes, accepted, shown, options.all === true),
      ...listStale(changes, accepted, shown),
    ];
    const readText = (file: string): string | undefined =>
      readIfThere(join(schemas, relative(shown, file))) ??
      readIfThere(join(old.folder, relative(old.shown, file)));
    const report: Report = { tool: "contracts breaking", rules: RULES, findings, readText };
    console.log(formatReport(report, options.format));
    return findings.some(({ severity }) => severity === "error") ? 1 : 0;
  } catch (error) {
    if (!(error instanceof VersionError || error instanceof SchemaError)) throw error;
    console.error(error.message);
    return 2;
  }
}

function newestRelease(schemas: string): string {
  const snapshot = findNewestSnapshot(schemas);
  if (snapshot !== undefined) return snapshot.folder;
  throw new VersionError(
    `there is no release in ${join(schemas, "released")}: name a version with --against`,
  );
}

export function findSchemas(folder: string, given: string | undefined): string {
  if (given !== undefined) {
    if (existsSync(resolve(folder, given, "contracts.json"))) return resolve(folder, given);
    throw new VersionError(`there is no contracts.json in ${given}`);
  }
  for (let around = folder; ; around = dirname(around)) {
    const schemas = join(around, "schemas");
    if (existsSync(join(schemas, "contracts.json"))) return schemas;
    if (around === dirname(around))
      throw new VersionError(`there is no schemas/contracts.json in ${folder} or a folder around it`);
  }
}

export function showProgress(done: number, all: number, name: string): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[K${done < all ? `${done + 1}/${all} ${name}` : ""}`);
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Unknown counts as breaking until it is accepted. */
const SEVERITIES: Readonly<Record<Verdict, Severity>> = {
  breaking: "error",
  unknown: "error",
  warning: "warning",
  compatible: "info",
};

const RULES: readonly Rule[] = Object.entries(BREAKING_RULES).map(([id, { reader, summary, writer }]) => ({
  id,
  category: "breaking",
  severity: "error",
  summary,
  reason: `Code that writes: ${writer}. Code that reads: ${reader}. On the wire it depends on the direction.`,
}));

function listFindings(
  changes: readonly Change[],
  accepted: readonly AcceptedBreak[],
  shown: string,
  all: boolean,
): readonly Finding[] {
  return changes
    .filter(({ verdict }) => all || verdict !== "compatible")
    .map((change) => toFinding(change, findAccepted(change, accepted, shown)))
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

const ORDER: readonly Severity[] = ["error", "warning", "info"];

function findAccepted(
  change: Change,
  accepted: readonly AcceptedBreak[],
  shown: string,
): AcceptedBreak | undefined {
  return accepted.find((entry) => !isExpired(entry) && accepts(entry, change, shown));
}

function isExpired({ until }: AcceptedBreak): boolean {
  return until < new Date().toISOString().slice(0, 10);
}

function toFinding(change: Change, accepted: AcceptedBreak | undefined): Finding {
  const { after, before, counterexample, direction, kind, message, reason, root, rule, verdict } = change;
  const { file, line, column } = after ?? before ?? { file: "contracts.json", line: 1, column: 1 };
  const notes = [reason, accepted && `accepted until ${accepted.until}: ${accepted.reason}`].filter(Boolean);
  const example = counterexample && [
    `accepted by the ${counterexample.acceptedBy} version only:`,
    counterexample.document,
  ];
  return {
    rule,
    severity: accepted === undefined ? SEVERITIES[verdict] : "info",
    message: `${verdict} for ${KIND_NAMES[kind]} (${direction} ${root}): ${message}`,
    file,
    line,
    column,
    ...(before && after && { related: [{ message: "before", ...before }] }),
    ...((notes.length > 0 || example) && { detail: [...notes, ...(example ?? [])].join("\n") }),
    properties: { verdict, kind, root, direction, ...(counterexample && { counterexample }) },
  };
}

/** Entries that are expired, or that no change needs any more. */
function listStale(
  changes: readonly Change[],
  accepted: readonly AcceptedBreak[],
  shown: string,
): readonly Finding[] {
  return accepted.flatMap((entry): Finding[] => {
    const isUsed = changes.some((change) => accepts(entry, change, shown));
    if (isUsed && !isExpired(entry)) return [];
    const message = isUsed
      ? `the accepted break ${entry.rule} at ${entry.place} expired on ${entry.until}`
      : `no change needs the accepted break ${entry.rule} at ${entry.place}`;
    return [
      {
        rule: "stale-accepted-break",
        severity: "warning",
        message,
        file: join(shown, "accepted-breaks.json"),
        line: 1,
        column: 1,
      },
    ];
  });
}
