import { parseArgs } from "node:util";

/** A parsed command line. */
export type XsdRequest =
  | { readonly kind: "help" }
  | { readonly kind: "mistake"; readonly message: string }
  | ValidateRequest
  | GenerateRequest;

/** The options that both commands have. */
export interface SchemaRequest {
  readonly schemas: readonly string[];
  /** Files by URL or namespace. */
  readonly map?: Readonly<Record<string, string>>;
  readonly catalog?: string;
  readonly json?: true;
}

export interface ValidateRequest extends SchemaRequest {
  readonly kind: "validate";
  readonly documents: readonly string[];
  readonly maxBytes?: number;
  readonly maxDepth?: number;
}

export interface GenerateRequest extends SchemaRequest {
  readonly kind: "generate";
  readonly out: string;
  readonly name?: string;
  /** Empty for the default. */
  readonly roots: readonly string[];
  /** False leaves out the code that accelerates plain documents. */
  readonly fastPath: boolean;
  readonly check?: true;
}

/** Reads the arguments of the `xsd` command. */
export function parseArguments(args: readonly string[]): XsdRequest {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help) return { kind: "help" };
    const [command, ...others] = positionals;
    if (command !== "validate" && command !== "generate")
      throw new RangeError(
        command
          ? `There is no command ${command}: expected validate or generate.`
          : "Name a command: validate or generate.",
      );
    for (const name of FOREIGN[command])
      if (values[name] !== undefined) throw new RangeError(`${command} has no option --${name}.`);
    if (values.schema === undefined) throw new RangeError("Name an XSD: --schema FILE.");
    const schemas: SchemaRequest = {
      schemas: values.schema,
      ...(values.map === undefined ? {} : { map: readMap(values.map) }),
      ...(values.catalog === undefined ? {} : { catalog: values.catalog }),
      ...(values.json ? { json: true } : {}),
    };
    return command === "generate"
      ? readGenerate(schemas, values, others)
      : readValidate(schemas, values, others);
  } catch (error) {
    // Reported by this file or by parseArgs.
    return { kind: "mistake", message: error instanceof Error ? error.message : String(error) };
  }
}

const OPTIONS = {
  schema: { type: "string", multiple: true },
  map: { type: "string", multiple: true },
  catalog: { type: "string" },
  json: { type: "boolean" },
  out: { type: "string" },
  name: { type: "string" },
  root: { type: "string", multiple: true },
  check: { type: "boolean" },
  "no-fast-path": { type: "boolean" },
  "max-bytes": { type: "string" },
  "max-depth": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

/** The options of the other command. */
const FOREIGN = {
  validate: ["out", "name", "root", "check", "no-fast-path"],
  generate: ["max-bytes", "max-depth"],
} as const;

function readGenerate(schemas: SchemaRequest, values: Values, others: readonly string[]): GenerateRequest {
  const { check, name, out, root } = values;
  if (out === undefined) throw new RangeError("Name a folder: --out DIR.");
  // `--root A B` names two roots.
  if (root === undefined && others.length > 0)
    throw new RangeError(`generate takes no documents: ${others.join(", ")}.`);
  if (name !== undefined && !/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name))
    throw new RangeError(
      `${name} is not a package name: expected lower-case letters, such as @acme/invoice.`,
    );
  return {
    kind: "generate",
    ...schemas,
    out,
    roots: [...(root ?? []), ...others],
    fastPath: !values["no-fast-path"],
    ...(name === undefined ? {} : { name }),
    ...(check ? { check } : {}),
  };
}

function readValidate(schemas: SchemaRequest, values: Values, documents: readonly string[]): ValidateRequest {
  if (documents.length === 0) throw new RangeError("Name a document.");
  return {
    kind: "validate",
    ...schemas,
    documents,
    ...readBound("maxBytes", "--max-bytes", values["max-bytes"], Number.MAX_SAFE_INTEGER),
    ...readBound("maxDepth", "--max-depth", values["max-depth"], MAX_DEPTH),
  };
}

function readMap(entries: readonly string[]): Record<string, string> {
  const map: Record<string, string> = {};
  for (const entry of entries) {
    // A URL may have a query with "=" in it; a file behind the last one rarely has.
    const end = entry.lastIndexOf("=");
    if (end <= 0 || end === entry.length - 1) throw new RangeError(`--map ${entry}: expected URL=FILE.`);
    map[entry.slice(0, end)] = entry.slice(end + 1);
  }
  return map;
}

/** The deepest nesting that a document may be allowed. */
const MAX_DEPTH = 1024;

function readBound(
  name: "maxBytes" | "maxDepth",
  option: string,
  text: string | undefined,
  max: number,
): Partial<ValidateRequest> {
  if (text === undefined) return {};
  const bound = Number(text);
  if (!/^[1-9][0-9]*$/.test(text) || bound > max)
    throw new RangeError(`${option} ${text}: expected a whole number from 1 to ${max}.`);
  return { [name]: bound };
}
