import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { generatePackage } from "./generate-package.ts";
import { parseArguments, type SchemaRequest } from "./parse-arguments.ts";
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
  const mistake = request.kind === "mistake" ? request.message : findMapMistake(request, folder);
  if (request.kind === "mistake" || mistake !== undefined) {
    console.error(`${mistake}\nRun xsd --help for the usage.`);
    return 2;
  }
  return request.kind === "generate" ? generatePackage(request, folder) : validateDocuments(request, folder);
}

/** A mapped file that is missing would have no effect, and the schema would be rejected for another reason. */
function findMapMistake({ map = {} }: SchemaRequest, folder: string): string | undefined {
  const missing = Object.entries(map).find(([, file]) => !existsSync(resolve(folder, file)));
  return missing && `--map ${missing.join("=")}: there is no such file.`;
}
