import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";

/** What every command needs of its caller. */
export interface CommandContext {
  /** The base folder of relative paths. */
  readonly folder: string;
  /** Sets the exit code: 0 for success, 1 for findings, 2 for wrong arguments or unreadable input. */
  end(code: 0 | 1 | 2): void;
}

/** Creates the option `--format`: the first of the formats, unless another is chosen. */
export function formatOption(what: string, formats: readonly string[]): Option {
  return new Option("--format <format>", `format of the ${what}`).choices(formats).default(formats[0]);
}

/** The folder, or the nearest one around it, that is wanted; undefined if none is. */
export function findAround(folder: string, isWanted: (folder: string) => boolean): string | undefined {
  if (isWanted(folder)) return folder;
  return dirname(folder) === folder ? undefined : findAround(dirname(folder), isWanted);
}

/** Creates the parser of an option whose value is a whole number. */
export function wholeNumber(
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };
}

/** What a command that reads any schema is given. Paths are relative to the working directory of the command. */
export interface SchemaRequest {
  /** Files; of JSON Schema also folders of `*.json` files. */
  readonly schema: readonly string[];
  /** Files by URL or namespace. */
  readonly map?: Readonly<Record<string, string>>;
  readonly json?: true;
}

/**
 * Adds the options of a command that reads any schema: `--schema`, `--map` and `--json`.
 *
 * @param schema the description of `--schema`, and whether it has to be given
 * @param words what `--map` takes besides files
 */
export function addSchemaOptions(
  command: Command,
  folder: string,
  { description, isRequired }: { readonly description: string; readonly isRequired: boolean },
  words: readonly string[] = [],
): Command {
  const addMapping = (entry: string, map: Readonly<Record<string, string>> = {}) => {
    // A URL may contain "=" in its query; a file name rarely does.
    const end = entry.lastIndexOf("=");
    const file = entry.slice(end + 1);
    if (end <= 0 || file === "") throw new InvalidArgumentError("Expected URL=FILE.");
    // A missing file would have no effect, and the schema would be rejected for another reason.
    if (!words.includes(file) && !existsSync(resolve(folder, file)))
      throw new InvalidArgumentError("There is no such file.");
    return { ...map, [entry.slice(0, end)]: file };
  };
  const schema = new Option("--schema <file>", description)
    .makeOptionMandatory(isRequired)
    .argParser((file: string, files: string[] = []) => [...files, file]);
  return command
    .addOption(schema)
    .option(
      "--map <url=file>",
      `file${words.map((word) => `, or ${word},`).join("")} of a schema location or namespace; repeatable. Nothing is fetched`,
      addMapping,
    )
    .option("--json", "print the result and diagnostics as JSON on standard output");
}

/** Adds the options of a command that writes a package. */
export function addOutputOptions(command: Command): Command {
  return command
    .requiredOption(
      "--out <dir>",
      "folder of the package; files that generate did not write are never replaced",
    )
    .option("--name <name>", "name of the package (default: the name of the folder)", parseName)
    .option("--check", "write nothing; exit with 1 if a file of the package is out of date");
}

function parseName(name: string): string {
  if (/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name)) return name;
  throw new InvalidArgumentError("Expected a package name in lower-case letters, such as @acme/invoice.");
}

/** Returns the bytes of a file, or an error message. */
export function readDocument(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
