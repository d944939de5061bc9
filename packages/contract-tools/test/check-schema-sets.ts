// Tries published JSON Schemas, which are not part of the project:
// `node test/check-schema-sets.ts NAME=FILE_OR_FOLDER[,DOCUMENTS_FOLDER]...`.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { endProgress, showProgress } from "../src/output-package.ts";
import { writeTable } from "../src/reference/markdown.ts";
import { checkSchemaSet, type SchemaSetReport, type SchemaSetRequest } from "./schema-set-report.ts";

const HELP = `node test/check-schema-sets.ts NAME=FILE_OR_FOLDER[,DOCUMENTS_FOLDER]...

Loads JSON Schemas, generates and compiles a package of each set, and compares our verdicts on documents with those of ajv
and of their names, valid-... or invalid-...; a document Name--rest.json is of the definition Name where there are several.
Valid documents are compiled as literals of their types. Prints a table, and what is wrong. Ends with 1 if something is;
a set that is rejected with diagnostics is not.`;

const COLUMNS = [
  ...["set", "load, CPU s", "write, CPU s", "types, kB", "validators, kB", "package compiles"],
  ...["documents", "valid", "not as named", "not as ajv says", "valid without the type"],
];
const MAX_PROBLEMS = 20;
const MAX_PROBLEM = 500;

function readRequest(argument: string): SchemaSetRequest | undefined {
  const [, name, schema, documents] = /^([^=]+)=([^,]+)(?:,(.+))?$/.exec(argument) ?? [];
  return name === undefined || schema === undefined ? undefined : { name, schema, documents };
}

function writeRow({ code, loadTime, name }: SchemaSetReport): string[] {
  if (code === undefined) return [name, loadTime.toFixed(1), "rejected", ...COLUMNS.slice(3).map(() => "")];
  const { compiles, typesSize, validatorsSize, writeTime } = code;
  return [
    ...[name, loadTime.toFixed(1), writeTime.toFixed(1), inKilobytes(typesSize), inKilobytes(validatorsSize)],
    compiles ? "yes" : "no",
    ...[code.documents, code.valid, code.unexpected, code.disagreements, code.mistyped].map(String),
  ];
}

function inKilobytes(size: number): string {
  return (size / 1000).toFixed(size < 10_000 ? 1 : 0);
}

function printProblems({ name, problems }: SchemaSetReport): void {
  if (problems.length === 0) return;
  console.log(`\n${name}:\n`);
  for (const problem of problems.slice(0, MAX_PROBLEMS))
    console.log(`- ${problem.replaceAll(/\s+/g, " ").slice(0, MAX_PROBLEM)}`);
  if (problems.length > MAX_PROBLEMS) console.log(`- and ${problems.length - MAX_PROBLEMS} more`);
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } });
const requests = positionals.map(readRequest);
const missing = requests
  .flatMap((request) => (request === undefined ? [] : [request.schema, request.documents ?? request.schema]))
  .find((path) => !existsSync(path));
if (values.help) console.log(HELP);
else if (requests.length === 0 || requests.includes(undefined) || missing !== undefined) {
  console.error(missing === undefined ? HELP : `${missing}: there is no such file`);
  process.exitCode = 2;
} else {
  const reports = requests.flatMap((request, index) => {
    if (request === undefined) return [];
    showProgress(`${request.name}, ${index + 1} of ${requests.length} ...`);
    return [checkSchemaSet(request)];
  });
  endProgress();
  console.log(writeTable(COLUMNS, reports.map(writeRow)));
  for (const report of reports) printProblems(report);
  if (reports.some(({ code, problems }) => code !== undefined && problems.length > 0)) process.exitCode = 1;
}
