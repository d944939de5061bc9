import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type AjvValidator, runValidator } from "@payment-routing/contract-runtime/codegen";
import {
  compileSchemaSet,
  compileXsd,
  type Diagnostic,
  formatDiagnostic,
} from "@payment-routing/xsd-compiler";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Contract, JsonSchemaContract, JsonSchemaRoot, XsdContract } from "../contract-list.ts";
import { deriveForm } from "../json-schema/derive-form.ts";
import { createSchemaError, SchemaError } from "../json-schema/diagnostic.ts";
import { FORMATS } from "../json-schema/formats.ts";
import { bundleSchemas, checkSchemas, listSchemas as listFiles } from "../json-schema/load-schemas.ts";
import type { JsonObject } from "../json-schema/schema-file.ts";
import { readIfThere } from "../package-files.ts";
import { listSchemas } from "../schema-set/bundle-definitions.ts";
import type { Definitions } from "../schema-set/definitions.ts";
import { listRoots, loadSetContract } from "../schema-set/set-contract.ts";
import { compileValidators } from "../schema-set/write-validators.ts";
import { rootOf } from "../test-data/write-test-data.ts";
import type { ReferencePart } from "./described-types.ts";
import { Headings } from "./markdown.ts";
import { writeReference } from "./write-json-schema.ts";
import { writeXsdReference } from "./write-xsd.ts";

/** A page of the reference, in Markdown. */
export interface ContractPage {
  readonly title: string;
  readonly markdown: string;
  /** Examples that the contract rejects, with the reason. The page leaves them out. */
  readonly rejected: readonly string[];
}

export interface PageOptions {
  /** The base folder of the contract's paths. */
  readonly folder: string;
  /** A folder of example documents. */
  readonly examples?: string;
  /** A Markdown file with tables of decisions, and its address from the page. */
  readonly decisions?: { readonly file: string; readonly address: string };
}

/** Schemas of a page: their reference, and a validator of examples, which returns the name of the root or why there is none. */
interface DescribedSchemas {
  readonly markdown: string;
  readonly validate: (content: Buffer) => { readonly root: string } | { readonly reason: string };
}

/**
 * Writes the page of a contract: documents, types, conditions, validated examples, and decisions that name its members.
 *
 * @throws SchemaError when the schemas have mistakes
 */
export async function writeContractPage(contract: Contract, options: PageOptions): Promise<ContractPage> {
  const { markdown, validate } =
    "schema" in contract ? describeXsd(contract, options) : await describeJson(contract, options);
  const found = readExamples(options.examples, "schema" in contract ? ".xml" : ".json").map((example) => ({
    ...example,
    result: validate(example.content),
  }));
  const valid = found.flatMap(({ result, ...example }) =>
    "root" in result ? [{ ...example, root: result.root }] : [],
  );
  const title = `The ${contract.name} contract`;
  const source = "schema" in contract ? contract.schema : contract.folder;
  const parts = [
    `# ${title}`,
    `Generated from ${"schema" in contract ? "the XSD" : "the JSON Schemas in"} \`${source}\`.`,
    markdown,
    ...writeExamples(chooseExamples(valid)),
    ...writeDecisions(markdown, contract.name, options.decisions),
  ];
  return {
    title,
    markdown: `${parts.join("\n\n")}\n`,
    rejected: found.flatMap(({ name, result }) => ("reason" in result ? [`${name}: ${result.reason}`] : [])),
  };
}

function readExamples(folder: string | undefined, suffix: string): readonly Omit<Example, "root">[] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => ({ name, content: readFileSync(join(folder, name)) }));
}

function describeXsd({ schema, roots }: XsdContract, { folder }: PageOptions): DescribedSchemas {
  const file = join(folder, schema);
  const result = compileSchemaSet([file]);
  const compiled = compileXsd([file]);
  if (!result.ok) throw createXsdError(result.diagnostics);
  if (!compiled.ok) throw createXsdError(compiled.diagnostics);
  const names = roots.map(({ element }) => element);
  const validate: DescribedSchemas["validate"] = (content) => {
    const { valid, issues } = compiled.validate(content);
    if (!valid) return { reason: issues[0]?.message ?? "invalid" };
    return { root: rootOf(content.toString()) ?? "" };
  };
  return { markdown: writeXsdReference(result.schemaSet, names), validate };
}

function createXsdError(diagnostics: readonly Diagnostic[]): SchemaError {
  const messages = diagnostics.map((each) => formatDiagnostic(each, readIfThere(each.file) ?? ""));
  return new SchemaError(messages.join("\n"));
}

async function describeJson(
  contract: JsonSchemaContract,
  { folder }: PageOptions,
): Promise<DescribedSchemas> {
  const parts = await readParts(contract, folder);
  return {
    markdown: writeReference(parts),
    validate: createValidator(contract.lint === "sound" ? compileRoots(contract, folder) : compile(parts)),
  };
}

async function readParts(contract: JsonSchemaContract, folder: string): Promise<readonly ReferencePart[]> {
  if (contract.lint === "sound") return describeDefinitions(loadSetContract(contract, folder));
  const schemaFolder = join(folder, contract.folder);
  const roots = contract.roots.filter(isFirstForm);
  const rootFiles = roots.map(({ file }) => file);
  const { files, diagnostics } = checkSchemas(schemaFolder, listFiles(schemaFolder));
  if (diagnostics.length > 0) throw createSchemaError(diagnostics, (name) => files.get(name)?.text);
  const bundles = await bundleSchemas(schemaFolder, files, rootFiles);
  return roots.flatMap(({ file, form = "reading" }) => {
    const bundle = bundles.get(file);
    if (bundle === undefined) return [];
    const { schema } = deriveForm(bundle, form);
    return [{ heading: String(schema.title), schema }];
  });
}

/** A part for each root. The other definitions are those of the first. */
function describeDefinitions(definitions: Definitions): readonly ReferencePart[] {
  const schemas = [...listSchemas(definitions)];
  const isRoot = ([name]: readonly [string, JsonObject]): boolean =>
    definitions.byName.get(name)?.isRoot ?? false;
  const $defs = Object.fromEntries(schemas.filter((each) => !isRoot(each)));
  return schemas.filter(isRoot).map(([heading, schema], index) => ({
    heading,
    schema: index === 0 ? { ...schema, $defs } : schema,
  }));
}

/** True for the first of the roots that share a file in different forms. */
function isFirstForm({ file }: JsonSchemaRoot, index: number, roots: readonly JsonSchemaRoot[]): boolean {
  return roots.findIndex((root) => root.file === file) === index;
}

interface RootValidator {
  readonly root: string;
  /** Why a value is invalid; undefined if it is valid. */
  readonly reject: (value: unknown) => string | undefined;
}

function compile(parts: readonly ReferencePart[]): readonly RootValidator[] {
  return parts.map(({ schema }) => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false, unicodeRegExp: true, formats: FORMATS });
    const validate = ajv.compile(schema);
    const reject = (value: unknown) => (validate(value) ? undefined : ajv.errorsText(validate.errors));
    return { root: String(schema.title), reject };
  });
}

function compileRoots(contract: JsonSchemaContract, folder: string): readonly RootValidator[] {
  const validators = compileValidators(loadSetContract(contract, folder));
  return contract.roots.map(({ type }) => ({
    root: type,
    reject: (value) => {
      const result = runValidator(validators.get(type) as AjvValidator, value);
      return result.ok ? undefined : (result.issues[0]?.message ?? "invalid");
    },
  }));
}

function createValidator(validators: readonly RootValidator[]): DescribedSchemas["validate"] {
  return (content) => {
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder().decode(content));
    } catch (error) {
      return { reason: String(error) };
    }
    const reasons = validators.map(({ reject }) => reject(value));
    const valid = validators[reasons.indexOf(undefined)];
    return valid === undefined ? { reason: reasons[0] ?? "there is no root" } : { root: valid.root };
  };
}

/** A contract of one file that is in no list. */
export function contractOfFile(file: string): { readonly contract: Contract; readonly folder: string } {
  const name = basename(file).replace(/\.(?:xsd|schema\.json|json)$/, "");
  const common = { name, package: name };
  if (!file.endsWith(".json"))
    return { contract: { ...common, schema: basename(file), roots: [] }, folder: dirname(file) };
  const root = { file: basename(file), type: name, direction: "request" } as const;
  const folder = dirname(dirname(file));
  const inside = relative(folder, dirname(file));
  const contract = { ...common, folder: inside, roots: [root] };
  // A schema that does not keep the conventions of contracts is taken as it is.
  const isHouse = checkSchemas(dirname(file), [root.file]).diagnostics.length === 0;
  return {
    contract: isHouse ? contract : { ...contract, lint: "sound", roots: listRoots(file, "request") },
    folder,
  };
}

/** A valid example document. */
interface Example {
  readonly name: string;
  readonly content: Buffer;
  /** The root element or schema that it is a document of. */
  readonly root: string;
}

/** Longer documents do not help a reader. */
const MAX_BYTES = 4096;

/** Chooses the longest readable example of each root: it has the most members. */
function chooseExamples(examples: readonly Example[]): readonly Example[] {
  const readable = examples.filter(({ content }) => content.length <= MAX_BYTES && isReadable(content));
  return [...new Set(readable.map(({ root }) => root))].sort().flatMap((root) => {
    const own = readable.filter((example) => example.root === root);
    return own.sort((a, b) => b.content.length - a.content.length || (a.name < b.name ? -1 : 1)).slice(0, 1);
  });
}

function isReadable(content: Buffer): boolean {
  const text = content.toString();
  return /^[\n\x20-\x7e\u00a0-\uffef]*$/.test(text) && text.includes("\n") && !text.includes("```");
}

/** The examples as sections. The fence of a code block is never part of one. */
function writeExamples(examples: readonly Example[]): readonly string[] {
  if (examples.length === 0) return [];
  return [
    "## Examples",
    "Each of these documents was validated when this page was generated.",
    ...examples.flatMap(({ name, root, content }) => {
      const language = name.slice(name.lastIndexOf(".") + 1);
      return [`### ${root}: ${name}`, `\`\`\`${language}\n${content.toString().trimEnd()}\n\`\`\``];
    }),
  ];
}

/**
 * The rows of a file of decisions that name a member of the reference, as a section with links. Rows under headings with
 * another name do not count when one has the name of the contract.
 */
function writeDecisions(
  reference: string,
  name: string,
  source: { readonly file: string; readonly address: string } | undefined,
): readonly string[] {
  if (source === undefined || !existsSync(source.file)) return [];
  const members = new Set(Array.from(reference.matchAll(/^\| `@?([\w.-]+)` \|/gm), ([, name = ""]) => name));
  const headings = new Headings<string>();
  let section = "";
  const points = new Map<string, string[]>();
  const text = readFileSync(source.file, "utf8");
  const isNamed = (heading: string) => heading.toLowerCase().includes(name);
  const hasOwn = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => heading).some(isNamed);
  for (const line of text.split("\n")) {
    const [, heading] = /^#+ (.+)$/.exec(line) ?? [];
    if (heading !== undefined) {
      section = heading;
      headings.add(section, section);
    }
    if (hasOwn && !isNamed(section)) continue;
    const [, point = "", decision = ""] = line.split(/(?<!\\)\| ?/).map((cell) => cell.trim());
    const named = Array.from(point.matchAll(/`([^`]+)`/g), ([, name = ""]) => name.split("/")).flat();
    if (decision === "" || !named.some((name) => members.has(name))) continue;
    const [, anchor = ""] = /\((#.*)\)/.exec(headings.link(section, section)) ?? [];
    const link = `[${section}](${source.address}${anchor})`;
    points.set(link, [...(points.get(link) ?? []), point]);
  }
  if (points.size === 0) return [];
  const items = Array.from(points, ([link, names]) => `- ${link}: ${names.join("; ")}`);
  const lead = "The interface leaves these points open. The links lead to the decisions and their reasons.";
  return ["## Open points", lead, items.join("\n")];
}
