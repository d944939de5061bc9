import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { formatDiagnostic, suggest } from "@payment-routing/xsd-compiler";
import type { ErrorObject } from "ajv";
import type { SchemaForm } from "./json-schema/derive-form.ts";
import { SchemaError } from "./json-schema/diagnostic.ts";
import { readSchemaFile, type SchemaFile, type SchemaPath } from "./json-schema/schema-file.ts";

/** The contracts of a repository, as its `schemas/contracts.json` says. The format is in `contract-list.schema.json`. */
export interface ContractList {
  /** The folder of the list. The paths of contracts start from it. */
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
  /** The name of its type: its title in this form. */
  readonly type: string;
  /** Default `reading`. */
  readonly form?: SchemaForm;
  readonly parses?: boolean;
  readonly typesOnly?: boolean;
  readonly direction: Direction;
}

/**
 * Reads and validates a list of contracts.
 *
 * @throws SchemaError with all mistakes, each with its position, when it is not one
 */
export async function readContractList(path: string, shown = relative("", path)): Promise<ContractList> {
  const file = readSchemaFile(shown, readFileSync(path, "utf8"));
  const issues = [...(await validateFormat(file))];
  if (issues.length === 0) issues.push(...findMissingFiles(file, dirname(path)), ...findContradictions(file));
  if (issues.length > 0) throw new SchemaError(issues.map((issue) => describe(issue, file)).join("\n\n"));
  const { contracts } = file.schema as unknown as Omit<ContractList, "folder">;
  return { folder: dirname(path), contracts };
}

interface ListIssue {
  readonly path: SchemaPath;
  readonly message: string;
}

async function validateFormat({ schema }: SchemaFile): Promise<readonly ListIssue[]> {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const format = readFileSync(new URL("../contract-list.schema.json", import.meta.url), "utf8");
  const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(JSON.parse(format));
  validate(schema);
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
  // A misspelt member is also a missing one: the hint comes first.
  return [...errors.filter(isUnknownMember), ...errors.filter((error) => !isUnknownMember(error))].map(
    explain,
  );
}

function isUnknownMember({ keyword }: ErrorObject): boolean {
  return keyword === "additionalProperties";
}

function explain({
  instancePath,
  keyword,
  params,
  message = "",
  parentSchema,
  data,
}: ErrorObject): ListIssue {
  const path = instancePath.split("/").slice(1);
  const known = Object.keys(parentSchema?.properties ?? {});
  switch (keyword) {
    case "additionalProperties": {
      const name: string = params.additionalProperty;
      const hint = suggest(name, known) || `; it has ${known.join(", ")}`;
      return { path: [...path, name], message: `there is no member ${name} here${hint}` };
    }
    case "required":
      return { path, message: `the member ${params.missingProperty} is missing` };
    case "enum": {
      const values: string[] = params.allowedValues;
      return { path, message: `expected ${values.join(", ")}, got ${JSON.stringify(data)}` };
    }
    case "pattern":
      return {
        path,
        message: `${JSON.stringify(data)} does not match ${params.pattern}: ${parentSchema?.description ?? ""}`,
      };
    default:
      return { path, message: message.replace("must NOT", "must not") };
  }
}

/** What the format cannot say: a name or package given twice, and a merged schema of no root. */
function findContradictions({ schema }: SchemaFile): readonly ListIssue[] {
  const contracts = schema.contracts as readonly Contract[];
  return contracts.flatMap((contract, index) => {
    const issues: ListIssue[] = [];
    for (const member of ["name", "package"] as const) {
      if (contracts.findIndex((other) => other[member] === contract[member]) === index) continue;
      const message = `another contract has the ${member} ${contract[member]}`;
      issues.push({ path: ["contracts", index, member], message });
    }
    if ("schema" in contract) return issues;
    const files = contract.roots.map(({ file }) => file);
    for (const [position, file] of (contract.mergedSchema?.roots ?? []).entries()) {
      if (files.includes(file)) continue;
      const path = ["contracts", index, "mergedSchema", "roots", position];
      issues.push({ path, message: `there is no root ${file}${suggest(file, files)}` });
    }
    return issues;
  });
}

/** Schemas that the list names and the folder does not have. */
function findMissingFiles({ schema }: SchemaFile, folder: string): readonly ListIssue[] {
  const contracts = schema.contracts as readonly Contract[];
  return contracts.flatMap((contract, index) => {
    const [member, file] = "schema" in contract ? ["schema", contract.schema] : ["folder", contract.folder];
    const path = ["contracts", index];
    if (!existsSync(join(folder, file))) {
      const present = globSync(member === "schema" ? "*/*.xsd" : "*/", { cwd: folder });
      const message = `there is no ${member} ${file}${suggest(file, present)}`;
      return [{ path: [...path, member], message }];
    }
    if ("schema" in contract) return [];
    const present = globSync("*.schema.json", { cwd: join(folder, file) });
    return contract.roots.flatMap((root, position) =>
      present.includes(root.file)
        ? []
        : [
            {
              path: [...path, "roots", position, "file"],
              message: `${file} has no file ${root.file}${suggest(root.file, present)}`,
            },
          ],
    );
  });
}

function describe({ path, message }: ListIssue, { name, text, locate }: SchemaFile): string {
  return formatDiagnostic({ code: "invalid-contract-list", message, file: name, ...locate(path) }, text);
}
