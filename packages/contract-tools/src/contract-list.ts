import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { formatDiagnostic, suggest } from "@payment-routing/xsd-compiler";
import { createFormatCheck, type FormatIssue } from "./check-format.ts";
import type { SchemaForm } from "./json-schema/derive-form.ts";
import { SchemaError } from "./json-schema/diagnostic.ts";
import { readSchemaFile, type SchemaFile, type SchemaPath } from "./json-schema/schema-file.ts";

/** The file of a folder of schemas that says what its contract is. Its format is `contract.schema.json`. */
const MANIFEST = "contract.json";

/** The contracts of a repository: one for each folder of `schemas` with a `contract.json`. */
export interface ContractList {
  /** The folder of the folders of schemas. The paths of contracts start from it. */
  readonly folder: string;
  readonly contracts: readonly Contract[];
}

export type Contract = XsdContract | JsonSchemaContract;

/**
 * How documents travel while versions change. `request`: an old client writes, a new server reads. `response`: a new server
 * writes, an old client reads. `stored`: a new version reads what an old one has written.
 */
export type Direction = "request" | "response" | "stored";

interface NamedContract {
  /** Its name on the command line. */
  readonly name: string;
  /** The folder of its package in `packages`. */
  readonly package: string;
  /** Writes `testing.ts`: test data. `examples`: a folder of valid documents, from the folder of the list. */
  readonly testData?: { readonly examples?: string };
}

/** A contract that an XSD and the files it includes and imports define. */
export interface XsdContract extends NamedContract {
  readonly schema: string;
  readonly roots: readonly { readonly element: string; readonly direction: Direction }[];
  /** Default true. */
  readonly xsiType?: boolean;
  readonly bounds?: {
    readonly maxBytes?: number;
    readonly maxDepth?: number;
    readonly maxAttributes?: number;
  };
}

/** A contract that a folder of JSON Schema files defines. */
export interface JsonSchemaContract extends NamedContract {
  readonly folder: string;
  readonly roots: readonly JsonSchemaRoot[];
  /** `sound`: the schemas are taken as they are. `house`, the default: they keep the conventions of contracts, too. */
  readonly lint?: "house" | "sound";
  /** With `sound`: files of this folder, or `anything`, by the URIs that references lead to. */
  readonly map?: Readonly<Record<string, string>>;
  /** With `sound`: whether formats are checked. Default: in drafts up to 7. */
  readonly formats?: "check" | "ignore";
  /** The packages that export the types of other folders of schemas, by folder: `{ "callback": "@a/callback-contract" }`. */
  readonly typesFrom?: Readonly<Record<string, string>>;
  /** One more published schema: its documents may have any member of several roots. */
  readonly mergedSchema?: {
    readonly file: string;
    readonly title: string;
    readonly description: string;
    /** Files of roots. */
    readonly roots: readonly string[];
  };
}

/** A root schema in one form, and the functions it gets. */
export interface JsonSchemaRoot {
  readonly file: string;
  /** With `lint: sound`: the definition of the file that documents are of. */
  readonly definition?: string;
  /** The name of its type: its title in this form. */
  readonly type: string;
  /** Default `reading`. */
  readonly form?: SchemaForm;
  /** Whether to write a function `parse…`. */
  readonly parses?: boolean;
  /** Whether to write no functions, only types and the published schema. */
  readonly typesOnly?: boolean;
  readonly direction: Direction;
}

/** Whether a folder has contracts. */
export function hasContracts(folder: string): boolean {
  return globSync(`*/${MANIFEST}`, { cwd: folder }).length > 0;
}

/**
 * Reads and validates the contracts of a folder of schemas, in the order of the names of their folders.
 *
 * @throws SchemaError with all mistakes, each with its position
 */
export async function readContractList(folder: string, shown = relative("", folder)): Promise<ContractList> {
  const files = globSync(`*/${MANIFEST}`, { cwd: folder })
    .sort()
    .map((path) => readSchemaFile(join(shown, path), readFileSync(join(folder, path), "utf8")));
  const issues = files.flatMap((file) => checkFormat(file).map((issue): ListIssue => ({ file, ...issue })));
  const contracts = files.map(toContract);
  if (issues.length === 0) {
    for (const [index, file] of files.entries()) {
      const others = contracts.slice(0, index);
      issues.push(...findMissingFiles(file, folder), ...findContradictions(file, others));
    }
  }
  if (issues.length > 0) throw new SchemaError(issues.map(describe).join("\n\n"));
  return { folder, contracts };
}

/** The contract of a valid manifest. The folder that a manifest is in is not one of its members. */
function toContract({ name, schema: { $schema, ...members } }: SchemaFile): Contract {
  const folder = basename(dirname(name));
  const place = "schema" in members ? { schema: `${folder}/${members.schema}` } : { folder };
  return { ...members, ...place } as unknown as Contract;
}

/** The manifest of a contract: its path from the folder of the list, and its text. */
export function writeContract(contract: Contract): readonly [path: string, text: string] {
  const { folder, schema, ...members } = { folder: "", schema: undefined, ...contract };
  const inside = schema === undefined ? members : { ...members, schema: basename(schema) };
  const path = join(schema === undefined ? folder : dirname(schema), MANIFEST);
  return [path, `${JSON.stringify(inside, null, 2)}\n`];
}

const checkFormat = createFormatCheck(new URL("../contract.schema.json", import.meta.url));

interface ListIssue extends FormatIssue {
  readonly file: SchemaFile;
}

/** What the format cannot say: a name or package given twice, and a merged schema of no root. */
function findContradictions(file: SchemaFile, others: readonly Contract[]): readonly ListIssue[] {
  const contract = toContract(file);
  const issues: ListIssue[] = [];
  for (const member of ["name", "package"] as const) {
    if (!others.some((other) => other[member] === contract[member])) continue;
    const message = `another contract has the ${member} ${contract[member]}`;
    issues.push({ file, path: [member], message });
  }
  if ("schema" in contract) return issues;
  issues.push(...findMisplaced(file, contract));
  const files = contract.roots.map((root) => root.file);
  for (const [position, root] of (contract.mergedSchema?.roots ?? []).entries()) {
    if (files.includes(root)) continue;
    const message = `there is no root ${root}${suggest(root, files)}`;
    issues.push({ file, path: ["mergedSchema", "roots", position], message });
  }
  return issues;
}

/** Members that contracts of the other level of lint have. */
function findMisplaced(file: SchemaFile, { lint = "house", roots }: JsonSchemaContract): ListIssue[] {
  const [wrong, wrongInRoot] =
    lint === "sound" ? [["typesFrom", "mergedSchema"], "form"] : [["map", "formats"], "definition"];
  const paths: SchemaPath[] = [
    ...wrong.filter((member) => member in file.schema).map((member) => [member]),
    ...roots.flatMap((root, index) => (wrongInRoot in root ? [["roots", index, wrongInRoot]] : [])),
    ...roots.flatMap((root, index) =>
      lint === "sound" || root.file.endsWith(".schema.json") ? [] : [["roots", index, "file"]],
    ),
  ];
  return paths.map((path) => ({
    file,
    path,
    message: `a contract with lint ${lint} has no such ${path.at(-1)}`,
  }));
}

/** Schemas that a manifest names and its folder does not have. */
function findMissingFiles(file: SchemaFile, folder: string): readonly ListIssue[] {
  const contract = toContract(file);
  const [named, extension] =
    "schema" in contract
      ? [[{ path: ["schema"], schema: basename(contract.schema) }], "xsd"]
      : [
          contract.roots.map((root, index) => ({ path: ["roots", index, "file"], schema: root.file })),
          "json",
        ];
  const present = globSync(`*.${extension}`, { cwd: join(folder, basename(dirname(file.name))) });
  return named
    .filter(({ schema }) => !present.includes(schema))
    .map(({ path, schema }) => ({
      file,
      path,
      message: `there is no file ${schema} here${suggest(schema, present)}`,
    }));
}

function describe({ file: { name, text, locate }, path, message }: ListIssue): string {
  return formatDiagnostic({ code: "invalid-contract", message, file: name, ...locate(path) }, text);
}
