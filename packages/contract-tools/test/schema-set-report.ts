import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Definition, Definitions } from "../src/schema-set/definitions.ts";
import { loadDefinitions } from "../src/schema-set/load-definitions.ts";
import { writeSchemaTypes } from "../src/schema-set/write-types.ts";
import { compileValidators, writeValidators } from "../src/schema-set/write-validators.ts";
import { checkAssignable, runCompiler } from "./check-assignable.ts";
import { compilePlainly } from "./plain-ajv.ts";

/** Schemas that are published, and documents to try them with. */
export interface SchemaSetRequest {
  readonly name: string;
  /** A file, or a folder of them. */
  readonly schema: string;
  readonly documents: string | undefined;
}

/** What became of a set. Times are those of the processor, in seconds; sizes are in bytes. */
export interface SchemaSetReport {
  readonly name: string;
  readonly loadTime: number;
  /** Without it, the schemas are rejected. */
  readonly code?: CodeReport;
  /** Diagnostics, and what is wrong, a line each. */
  readonly problems: readonly string[];
}

export interface CodeReport {
  readonly writeTime: number;
  readonly typesSize: number;
  readonly validatorsSize: number;
  readonly compiles: boolean;
  readonly documents: number;
  readonly valid: number;
  /** Documents whose verdict is not that in their name. */
  readonly unexpected: number;
  /** Documents for which ajv has another result. */
  readonly disagreements: number;
  /** Valid documents that do not have the type. */
  readonly mistyped: number;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const COMMAND = fileURLToPath(new URL("../src/contracts-main.ts", import.meta.url));

export function checkSchemaSet(request: SchemaSetRequest): SchemaSetReport {
  const { name, schema } = request;
  const folder = process.cwd();
  const { result: loaded, time: loadTime } = measure(() => loadDefinitions([schema], { folder }));
  if (!loaded.ok) {
    const problems = loaded.diagnostics.map(
      ({ code, column, file, line, message }) => `${file}:${line}:${column} ${code} ${message}`,
    );
    return { name, loadTime, problems };
  }
  const { definitions } = loaded;
  const { result: texts, time: writeTime } = measure(() => ({
    types: writeSchemaTypes(definitions),
    validators: writeValidators(definitions, ".js"),
  }));
  const output = compilePackage(schema);
  const tried = tryDocuments(request, definitions, texts.types, folder);
  return {
    name,
    loadTime,
    code: {
      writeTime,
      typesSize: Buffer.byteLength(texts.types),
      validatorsSize: Buffer.byteLength(texts.validators),
      compiles: output === "",
      ...tried.counts,
    },
    problems: [...output.split("\n").filter((line) => line.includes("error")), ...tried.problems],
  };
}

function measure<T>(run: () => T): { result: T; time: number } {
  const start = process.cpuUsage();
  const result = run();
  const { system, user } = process.cpuUsage(start);
  return { result, time: (user + system) / 1e6 };
}

/** Generates a package with the command and compiles it. Returns the output of the compiler. */
function compilePackage(schema: string): string {
  const folder = mkdtempSync(join(tmpdir(), "schema-set-"));
  try {
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    const args = [COMMAND, "generate", "--schema", schema, "--out", join(folder, "package"), "--json"];
    const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
    if (status !== 0) return `error: the command ended with ${status}: ${stdout}${stderr}`;
    return runCompiler(join(folder, "package"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Counts = Pick<CodeReport, "documents" | "valid" | "unexpected" | "disagreements" | "mistyped">;

function tryDocuments(
  { documents }: SchemaSetRequest,
  definitions: Definitions,
  types: string,
  folder: string,
): { counts: Counts; problems: string[] } {
  const problems: string[] = [];
  const validators = compileValidators(definitions);
  const plain = new Map<Definition, ReturnType<typeof compilePlainly>>();
  const valid: { file: string; type: string; value: unknown }[] = [];
  const counts = { documents: 0, valid: 0, unexpected: 0, disagreements: 0, mistyped: 0 };
  for (const file of documents === undefined ? [] : globSync("*.json", { cwd: documents }).sort()) {
    const definition = findDefinition(file, definitions);
    if (definition === undefined) {
      problems.push(`${file}: it is not known which definition it is of`);
      continue;
    }
    const value: unknown = JSON.parse(readFileSync(join(documents ?? "", file), "utf8"));
    const isValid = validators.get(definition.name)?.(value) === true;
    counts.documents++;
    if (isValid) valid.push({ file, type: definition.name, value });
    const expected = /^(in)?valid-/.exec(file);
    if (expected !== null && isValid !== (expected[1] === undefined)) {
      counts.unexpected++;
      problems.push(`${file}: it is ${isValid ? "valid" : "invalid"}`);
    }
    if (!plain.has(definition)) plain.set(definition, compilePlainly(definition, folder));
    const theirs = plain.get(definition)?.(value);
    if (theirs !== undefined && theirs !== isValid) {
      counts.disagreements++;
      problems.push(`${file}: it is ${isValid ? "valid" : "invalid"}, but ajv says otherwise`);
    }
  }
  const faults = valid.length === 0 ? [] : checkAssignable([{ types, values: valid }]);
  for (const { message, value } of faults)
    problems.push(`${value === undefined ? "types" : valid[value]?.file}: ${message}`);
  return { counts: { ...counts, valid: valid.length, mistyped: faults.length }, problems };
}

/** The only root, or the one that `Name--rest.json` names. */
function findDefinition(file: string, { byName }: Definitions): Definition | undefined {
  const roots = [...byName.values()].filter(({ isRoot }) => isRoot);
  const [name] = file.split("--");
  return roots.length === 1
    ? roots[0]
    : roots.find((each) => each.name === name || each.place.path.at(-1) === name);
}
