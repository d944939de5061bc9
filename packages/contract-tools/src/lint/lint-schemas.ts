import { basename, dirname, join } from "node:path";
import type { ContractList } from "../contract-list.ts";
import { OPERATIONS_FILE } from "../operations/load-operations.ts";
import type { Finding, Rule } from "../report/finding.ts";
import type { LoadedDefinitions } from "../schema-set/load-definitions.ts";
import { checkSetContract } from "../schema-set/set-contract.ts";
import type { LintConfig } from "./lint-config.ts";
import { readJsonSet } from "./lint-json-schema.ts";
import { DECLARATION_RULES, LINT_RULES } from "./lint-rules.ts";
import { readXsdSets } from "./lint-xsd.ts";
import { type RuleMatch, suppress } from "./suppressions.ts";

/** Finds the path to read for a path that findings show. */
export type ResolvePath = (shown: string) => string;

/** What `generate` rejects, under its own code, and the matches of the rules; by file. */
interface SetFindings {
  readonly diagnostics: readonly (Omit<Finding, "rule" | "severity"> & { readonly code: string })[];
  readonly matches: readonly RuleMatch[];
}

/** The findings in every contract of a list. */
export function lintContracts(
  { contracts }: ContractList,
  shown: string,
  resolve: ResolvePath,
  config: LintConfig,
): readonly Finding[] {
  const sets = contracts.flatMap((contract): readonly SetFindings[] => {
    if ("schema" in contract) {
      const elements = contract.roots.map(({ element }) => element);
      const operations = join(shown, dirname(contract.schema));
      return [
        ...lintXsd([join(shown, contract.schema)], resolve, elements),
        lintJson(readJsonSet(operations, resolve(operations), [OPERATIONS_FILE])),
      ];
    }
    const folder = join(shown, contract.folder);
    if (contract.lint === "sound") return [lintAsIs(checkSetContract(contract, resolve(shown)), folder)];
    return [lintJson(readJsonSet(folder, resolve(folder), undefined, contract.roots))];
  });
  return toFindings(sets, config);
}

/** The findings in XSD files, `*.schema.json` files and files of operations, with the files that they refer to. */
export function lintFiles(
  files: readonly string[],
  resolve: ResolvePath,
  config: LintConfig,
): readonly Finding[] {
  const xsd = files.filter((file) => file.endsWith(".xsd"));
  const json = Map.groupBy(
    files.filter((file) => !file.endsWith(".xsd")),
    (file) => dirname(file),
  );
  const sets = [
    ...lintXsd(xsd, resolve),
    ...Array.from(json, ([folder, members]) => {
      const names = members.map((file) => basename(file));
      return lintJson(readJsonSet(folder, resolve(folder), names));
    }),
  ];
  return toFindings(sets, config);
}

/** Schemas that are taken as they are have only the mistakes that would make code wrong. */
function lintAsIs(loaded: LoadedDefinitions, folder: string): SetFindings {
  const diagnostics = loaded.ok ? [] : loaded.diagnostics;
  return {
    diagnostics: diagnostics.map((each) => ({ ...each, file: join(folder, each.file) })),
    matches: [],
  };
}

const IDS = DECLARATION_RULES.map(({ id }) => id);

function lintXsd(files: readonly string[], resolve: ResolvePath, roots?: readonly string[]): SetFindings[] {
  return Array.from(readXsdSets(files, resolve, roots), ({ diagnostics, nodes }) => {
    const matches = DECLARATION_RULES.flatMap(({ id, xsd }) =>
      Array.from(xsd?.(nodes) ?? [], (match) => ({ ...match, rule: id })),
    );
    return { diagnostics, matches: suppress(matches, nodes, IDS) };
  });
}

function lintJson({ diagnostics, nodes }: ReturnType<typeof readJsonSet>): SetFindings {
  const matches = DECLARATION_RULES.flatMap(({ id, json }) =>
    Array.from(json?.(nodes) ?? [], (match) => ({ ...match, rule: id })),
  );
  return { diagnostics, matches: suppress(matches, nodes, IDS) };
}

function toFindings(sets: readonly SetFindings[], config: LintConfig): readonly Finding[] {
  const findings = sets.flatMap(({ diagnostics, matches }) => [
    ...diagnostics.map(({ code, ...position }): Finding => ({ ...position, rule: code, severity: "error" })),
    ...matches.flatMap((match) => toFinding(match, config)),
  ]);
  // Contracts share files: each finding is given once.
  const unique = new Map(findings.map((finding) => [keyOf(finding), finding]));
  const files = new Map([...new Set(findings.map(({ file }) => file))].map((file, index) => [file, index]));
  const order = ({ file }: Finding): number => files.get(file) ?? 0;
  return [...unique.values()].sort(
    (a, b) => order(a) - order(b) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  );
}

function keyOf({ rule, file, line, column }: Finding): string {
  return `${rule} ${file}:${line}:${column}`;
}

const DEFAULTS: ReadonlyMap<string, Rule["severity"]> = new Map(
  LINT_RULES.map(({ id, severity }) => [id, severity]),
);

function toFinding({ rule, node, message, part }: RuleMatch, config: LintConfig): Finding[] {
  const severity = config.get(rule) ?? DEFAULTS.get(rule) ?? "off";
  if (severity === "off") return [];
  const { line, column } = node.locate(part);
  return [{ rule, severity, message, file: node.file, line, column }];
}
