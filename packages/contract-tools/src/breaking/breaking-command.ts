import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { type Command, Option } from "commander";
import { type CommandContext, formatOption } from "../command-context.ts";
import type { Direction } from "../contract-list.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { checkSchemas, listSchemas } from "../json-schema/load-schemas.ts";
import { OPERATIONS_FILE } from "../operations/load-operations.ts";
import { readIfThere } from "../package-files.ts";
import { findNewestSnapshot } from "../release/snapshots.ts";
import type { Report } from "../report/finding.ts";
import { formatReport, REPORT_FORMATS, type ReportFormat } from "../report/format-report.ts";
import { listRoots } from "../schema-set/set-contract.ts";
import type { Change } from "./change.ts";
import { compareEachContract } from "./compare-versions.ts";
import { compareJsonContracts, compareOperations } from "./json/compare-json-contracts.ts";
import type { JsonVersion } from "./json/load-json-roots.ts";
import { CHANGE_RULES, listFindings, listStale, readAcceptedBreaks } from "./list-findings.ts";
import {
  findSchemas,
  openSchemaVersion,
  openVersion,
  showProgress,
  type Version,
  VersionError,
  type VersionFolder,
} from "./load-version.ts";
import { compareXsdContracts } from "./xsd/compare-xsd-contracts.ts";

const DIRECTIONS: readonly Direction[] = ["request", "response", "stored"];

interface BreakingOptions {
  readonly against?: string;
  readonly schemas?: string;
  readonly schema?: string;
  readonly root?: readonly string[];
  readonly direction?: Direction;
  readonly format: ReportFormat;
  readonly all?: true;
}

/** Defines `contracts breaking`: what changed since another version, and what breaks. */
export function addBreakingCommand(command: Command, { folder, end }: CommandContext): void {
  command
    .option(
      "--against <version>",
      "a Git commit, tag or branch; a folder with the folders of schemas (default: the newest release in schemas/released); with --schema a file (default: HEAD)",
    )
    .option(
      "--schemas <dir>",
      "folder with the folders of schemas (default: schemas, here or in a folder around)",
    )
    .option(
      "--schema <file>",
      "compare this XSD or JSON Schema instead, which needs --direction, or this operations.yaml",
    )
    .option("--root <element...>", "with an XSD: the roots (default: its elements that no other refers to)")
    .addOption(
      new Option("--direction <direction>", "with --schema: how its documents travel").choices(DIRECTIONS),
    )
    .option("--all", "also print changes that break nothing")
    .addOption(formatOption("report", REPORT_FORMATS))
    .addHelpText(
      "after",
      "\nschemas/accepted-breaks.json lists breaks that are accepted until a date: rule, position, reason, until.\nExit codes: 0 nothing breaks, 1 something breaks or is unknown, 2 a version or a schema cannot be read.",
    )
    .action(async (options: BreakingOptions) => end(await runBreaking(options, folder)));
}

async function runBreaking(options: BreakingOptions, folder: string): Promise<0 | 1 | 2> {
  try {
    const file = options.schema && resolve(folder, options.schema);
    const schemas = file === undefined ? findSchemas(folder, options.schemas) : dirname(file);
    const shown = relative(folder, schemas) || ".";
    const accepted = readAcceptedBreaks(join(schemas, "accepted-breaks.json"));
    using old =
      file === undefined
        ? openVersion(options.against ?? newestRelease(schemas), schemas, folder)
        : openSchemaVersion(options.against ?? "HEAD", file, folder);
    const current = { folder: schemas, shown };
    const changes =
      file === undefined
        ? (await compareEachContract(old, current, showProgress)).flatMap((each) => each.changes)
        : await compareSchema(old, { ...current, file: basename(file) }, options);
    const findings = [
      ...listFindings(changes, accepted, shown, options.all === true),
      ...listStale(changes, accepted, shown),
    ];
    const readText = (file: string): string | undefined =>
      readIfThere(join(schemas, relative(shown, file))) ??
      readIfThere(join(old.folder, relative(old.shown, file)));
    const report: Report = { tool: "contracts breaking", rules: CHANGE_RULES, findings, readText };
    console.log(formatReport(report, options.format));
    return findings.some(({ severity }) => severity === "error") ? 1 : 0;
  } catch (error) {
    // The exit code of an uncaught error would say that something breaks.
    console.error(error instanceof VersionError || error instanceof SchemaError ? error.message : error);
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

async function compareSchema(
  old: VersionFolder,
  schema: SchemaVersion,
  { direction, root }: BreakingOptions,
): Promise<readonly Change[]> {
  const { file, folder, shown } = schema;
  if (!existsSync(join(folder, file))) throw new VersionError(`there is no file ${join(shown, file)}`);
  if (file === OPERATIONS_FILE) return compareOperations(old, schema);
  if (direction === undefined) throw new VersionError("--schema needs --direction");
  return compareFiles({ ...old, file: old.file ?? file }, schema, direction, root);
}

/** A version of one schema: an XSD, or a JSON Schema with the files beside it that it refers to. */
type SchemaVersion = Version & { readonly file: string };

/**
 * Compares two versions of one schema.
 *
 * @param names the elements that are roots of documents; default: those that no other element refers to
 * @throws SchemaError if a schema is rejected
 * @throws VersionError if neither version has a root
 */
async function compareFiles(
  before: SchemaVersion,
  after: SchemaVersion,
  direction: Direction,
  names: readonly string[] = [],
): Promise<readonly Change[]> {
  if (!after.file.endsWith(".xsd")) {
    const [old, current] = [readJsonVersion(before, direction), readJsonVersion(after, direction)];
    const [[root, ...others], [oldRoot, ...oldOthers]] = [current.contract.roots, old.contract.roots];
    if (root === undefined || oldRoot === undefined || others.length + oldOthers.length > 0)
      return compareJsonContracts(old, current);
    // A file, or its title, may have another name now.
    const roots = [{ ...oldRoot, type: root.type }];
    return compareJsonContracts({ ...old, contract: { ...old.contract, roots } }, current);
  }
  const roots = names.length === 0 ? direction : names.map((element) => ({ element, direction }));
  const toVersion = ({ file, folder, shown }: SchemaVersion) => ({
    contract: { schema: file, roots },
    folder,
    shown,
  });
  return compareXsdContracts(toVersion(before), toVersion(after), showProgress);
}

/** A schema that does not keep the conventions of contracts is taken as it is. */
function readJsonVersion({ file, folder, shown }: SchemaVersion, direction: Direction): JsonVersion {
  const checked = checkSchemas(folder, [...new Set([...listSchemas(folder), file])]);
  const { title } = checked.files.get(file)?.schema ?? {};
  const isHouse = checked.diagnostics.every((each) => each.file !== file || each.code.startsWith("missing-"));
  const common = { name: file, package: "", folder: "." };
  if (isHouse && typeof title === "string")
    return { contract: { ...common, roots: [{ file, type: title, direction }] }, folder, shown };
  const roots = listRoots(join(folder, file), direction);
  return { contract: { ...common, lint: "sound", roots }, folder, shown };
}
