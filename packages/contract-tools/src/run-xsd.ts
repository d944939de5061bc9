import { resolve } from "node:path";
import { boundText } from "@payment-routing/contract-runtime";
import { compileXsd } from "@payment-routing/xsd-compiler";
import { Command, CommanderError } from "commander";
import { addOutputOptions, addSchemaOptions, readDocument, wholeNumber } from "./command-context.ts";
import {
  type GenerateRequest,
  generatePackage,
  resolveSchemas,
  type XsdRequest,
} from "./generate-package.ts";
import { printDiagnostics } from "./output-package.ts";

export interface RunOptions {
  /** The base folder of relative paths. Default: the working directory. */
  readonly folder?: string;
}

type ExitCode = 0 | 1 | 2;

/**
 * Runs the `xsd` command: prints to the console and returns the exit code.
 *
 * @param args the arguments after the command name
 */
export function runXsd(args: readonly string[], { folder = process.cwd() }: RunOptions = {}): ExitCode {
  let code: ExitCode = 0;
  const program = createProgram(folder, (result) => {
    code = result;
  });
  try {
    program.parse(args, { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

/** Creates the command with its options. Calls `end` with the exit code. */
function createProgram(folder: string, end: (code: ExitCode) => void): Command {
  const program = new Command("xsd")
    .description("Validate documents by any XSD 1.0 schema set, and generate TypeScript packages from it.")
    .exitOverride()
    .configureHelp({ helpWidth: 100 })
    .configureOutput({ outputError: (text, write) => write(`${boundText(text.trimEnd())}\n`) })
    .showHelpAfterError("Run xsd --help for the usage.")
    .addHelpText("after", EXIT_CODES);

  addXsdOptions(program.command("validate"), folder)
    .description("Validate documents. Prints a line of JSON for each: document, valid, issues.")
    .argument("<document...>", "files to validate")
    .option("--max-bytes <n>", "maximum size of a document (default: 67108864)", wholeNumber(1))
    .option(
      "--max-depth <n>",
      "maximum nesting of elements, at most 1024 (default: 256)",
      wholeNumber(1, 1024),
    )
    .action((documents: string[], options: ValidateRequest) =>
      end(validateDocuments(documents, options, folder)),
    );

  addOutputOptions(addXsdOptions(program.command("generate"), folder))
    .description(
      "Generate a TypeScript package: types, decoder, encoder and validator, package.json, tsconfig.json, README.md.",
    )
    .option(
      "--root <element...>",
      "generate only the code for documents with these roots: a name, or {namespace}name. all selects every global element (default: the elements that no other element refers to, or all if there are none)",
    )
    .option("--no-fast-path", "leave out the code that accelerates plain documents: smaller and slower")
    .action((options: GenerateRequest) => end(generatePackage(options, folder)));
  return program;
}

const EXIT_CODES = `
Exit codes:
  0  every document is valid, or the package is written or up to date
  1  a document is invalid, or the package is out of date
  2  the schema is rejected, a file cannot be read or written, or the arguments are wrong`;

function addXsdOptions(command: Command, folder: string): Command {
  return addSchemaOptions(command, folder, { description: "XSD file; repeatable", isRequired: true }).option(
    "--catalog <file>",
    "OASIS XML catalog that maps locations and namespaces to files",
  );
}

interface ValidateRequest extends XsdRequest {
  readonly maxBytes?: number;
  readonly maxDepth?: number;
}

/**
 * Validates documents and prints a line of JSON for each.
 *
 * @param folder the base folder of relative paths
 * @returns the exit code
 */
function validateDocuments(
  documents: readonly string[],
  request: ValidateRequest,
  folder: string,
): 0 | 1 | 2 {
  const { json, maxBytes, maxDepth } = request;
  const { files, options } = resolveSchemas(request, folder);
  const compiled = compileXsd(files, {
    ...options,
    ...(maxBytes === undefined ? {} : { maxBytes }),
    ...(maxDepth === undefined ? {} : { maxDepth }),
  });
  if (!compiled.ok) {
    printDiagnostics(compiled.diagnostics, json);
    return 2;
  }
  let code: 0 | 1 | 2 = 0;
  for (const document of documents) {
    const content = readDocument(resolve(folder, document));
    if (typeof content === "string") {
      console.error(`${document}: ${content}`);
      code = 2;
      continue;
    }
    const { valid, issues } = compiled.validate(content);
    console.log(JSON.stringify({ document, valid, issues }));
    if (!valid && code === 0) code = 1;
  }
  return code;
}
