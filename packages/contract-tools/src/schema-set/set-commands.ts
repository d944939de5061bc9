import { resolve } from "node:path";
import { parseJson } from "@payment-routing/contract-runtime/codegen";
import type { Command } from "commander";
import { addOutputOptions, type CommandContext, readDocument, wholeNumber } from "../command-context.ts";
import { fail, showProgress } from "../output-package.ts";
import type { Definition } from "./definitions.ts";
import { type GenerateSetRequest, generateSetPackage } from "./generate-set-package.ts";
import { addSetOptions, loadRequest, type SetRequest } from "./load-request.ts";
import { explainTypes } from "./untyped-keywords.ts";
import { compileValidators } from "./write-validators.ts";

/** Defines `contracts validate`. */
export function addValidateCommand(command: Command, { folder, end }: CommandContext): void {
  addSetOptions(command, folder)
    .argument("<document...>", "files to validate")
    .option("--max-bytes <n>", "maximum size of a document (default: 67108864)", wholeNumber(1))
    .action((documents: string[], request: ValidateRequest) => end(validate(documents, request, folder)));
}

/** Defines `contracts generate`. */
export function addGenerateCommand(command: Command, { folder, end }: CommandContext): void {
  addOutputOptions(addSetOptions(command, folder)).action((request: GenerateSetRequest) =>
    end(generateSetPackage(request, folder)),
  );
}

/** Defines `contracts explain`. */
export function addExplainCommand(command: Command, { folder, end }: CommandContext): void {
  addSetOptions(command, folder).action((request: SetRequest) => end(explain(request, folder)));
}

interface ValidateRequest extends SetRequest {
  readonly maxBytes?: number;
}

/** Prints a line of JSON for each document of the only root. Returns the exit code. */
function validate(documents: readonly string[], request: ValidateRequest, folder: string): 0 | 1 | 2 {
  const definitions = loadRequest(request, folder);
  if (definitions === 2) return 2;
  const roots = [...definitions.byName.values()].filter(({ isRoot }) => isRoot);
  const [root, ...others] = roots;
  if (root === undefined || others.length > 0)
    return fail(request, `name the definition that documents are of with --root: ${listNames(roots)}`);
  const check = compileValidators(definitions).get(root.name);
  if (check === undefined) return 2;
  let code: 0 | 1 | 2 = 0;
  for (const [index, document] of documents.entries()) {
    if (documents.length > 1) showProgress(`Validating ${index + 1} of ${documents.length} ...`);
    const content = readDocument(resolve(folder, document));
    showProgress("");
    if (typeof content === "string") {
      console.error(`${document}: ${content}`);
      code = 2;
      continue;
    }
    const limits = { maxBytes: request.maxBytes ?? 67_108_864, maxDepth: 1024, exactNumbers: false };
    const result = parseJson(content, limits, check);
    console.log(JSON.stringify({ document, valid: result.ok, issues: result.ok ? [] : result.issues }));
    if (!result.ok && code === 0) code = 1;
  }
  return code;
}

function listNames(roots: readonly Definition[]): string {
  const names = roots.slice(0, 10).map(({ name }) => name);
  return roots.length > names.length
    ? `${names.join(", ")} and ${roots.length - names.length} more`
    : names.join(", ");
}

function explain(request: SetRequest, folder: string): 0 | 2 {
  const definitions = loadRequest(request, folder);
  if (definitions === 2) return 2;
  const parts = explainTypes(definitions);
  const ignoredFormats = [...definitions.ignoredFormats].sort();
  if (request.json) {
    console.log(JSON.stringify({ parts, ignoredFormats }));
    return 0;
  }
  for (const { column, file, keywords, line, type } of parts)
    console.log(`${file}:${line}:${column} ${type}: only validation checks ${keywords.join(", ")}`);
  if (ignoredFormats.length > 0) console.log(`No code checks these formats: ${ignoredFormats.join(", ")}`);
  return 0;
}
