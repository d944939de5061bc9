import { parseArgs } from "node:util";

/** What the command is asked to do. */
export type XsdRequest =
  | { readonly kind: "help" }
  | { readonly kind: "mistake"; readonly message: string }
  | ValidateRequest
  | GenerateRequest;

export interface ValidateRequest {
  readonly kind: "validate";
  readonly schemas: readonly string[];
  readonly documents: readonly string[];
  readonly maxBytes?: number;
  readonly maxDepth?: number;
}

export interface GenerateRequest {
  readonly kind: "generate";
  readonly schemas: readonly string[];
  readonly out: string;
}

export const USAGE = `Usage: npm run --silent xsd -- validate --schema FILE [--schema FILE]... DOCUMENT...
       npm run --silent xsd -- generate --schema FILE [--schema FILE]... --out DIR

validate   prints a line of JSON for each document: {"document", "valid", "issues"}
generate   writes types, decoder, encoder and validator in TypeScript, a package's src/gen

  --schema FILE    an XSD; what it includes and imports is found relative to it
  --out DIR        where generated files go; it is made when it is not there
  --max-bytes N    the most bytes of a document (67108864)
  --max-depth N    the deepest nesting of elements (256, at most 1024)

Ends with 0 when every document is valid, 1 when one is not, and 2 when the schema is refused, which standard error
says with file, line and column, or when a file cannot be read.`;

/** Reads the arguments of the `xsd` command. */
export function parseArguments(args: readonly string[]): XsdRequest {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help) return { kind: "help" };
    const [command, ...documents] = positionals;
    if (command !== "validate" && command !== "generate")
      return mistake(command ? `There is no command ${command}.` : "Which command?");
    const { schema: schemas = [] } = values;
    if (schemas.length === 0) return mistake("Name an XSD: --schema FILE.");
    if (command === "generate") return readGenerate(schemas, documents, values.out);
    if (documents.length === 0) return mistake("Name a document.");
    return {
      kind: "validate",
      schemas,
      documents,
      ...readBound("maxBytes", values["max-bytes"]),
      ...readBound("maxDepth", values["max-depth"]),
    };
  } catch (error) {
    // A bound that is none, or what parseArgs says of an option.
    return mistake(error instanceof Error ? error.message : String(error));
  }
}

const OPTIONS = {
  schema: { type: "string", multiple: true },
  out: { type: "string" },
  "max-bytes": { type: "string" },
  "max-depth": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

function readGenerate(
  schemas: readonly string[],
  others: readonly string[],
  out: string | undefined,
): XsdRequest {
  if (out === undefined) return mistake("Name a folder: --out DIR.");
  if (others.length > 0) return mistake(`generate takes no documents: ${others.join(", ")}.`);
  return { kind: "generate", schemas, out };
}

function readBound(name: "maxBytes" | "maxDepth", text: string | undefined): Partial<ValidateRequest> {
  if (text === undefined) return {};
  if (!/^[1-9][0-9]{0,14}$/.test(text))
    throw new RangeError(`${text} is no bound: expected a number from 1.`);
  return { [name]: Number(text) };
}

function mistake(message: string): XsdRequest {
  return { kind: "mistake", message };
}
