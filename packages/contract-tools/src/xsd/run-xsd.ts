import { generatePackage } from "./generate-package.ts";
import { parseArguments } from "./parse-arguments.ts";
import { USAGE } from "./usage.ts";
import { validateDocuments } from "./validate-documents.ts";

export interface RunOptions {
  /** The folder that relative paths start from. Default: the working directory. */
  readonly folder?: string;
}

/**
 * Runs the `xsd` command: prints to the console and returns the exit code.
 *
 * @param args the arguments behind the name of the command
 */
export function runXsd(args: readonly string[], { folder = process.cwd() }: RunOptions = {}): 0 | 1 | 2 {
  const request = parseArguments(args);
  if (request.kind === "help") {
    console.log(USAGE);
    return 0;
  }
  if (request.kind === "mistake") {
    console.error(`${request.message}\n\n${USAGE}`);
    return 2;
  }
  return request.kind === "generate" ? generatePackage(request, folder) : validateDocuments(request, folder);
}
