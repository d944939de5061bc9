import { basename, join, resolve } from "node:path";
import {
  compileSchemaSet,
  type Diagnostic,
  type ElementDeclaration,
  generateSources,
  nameRoots,
  type SchemaSet,
  type SchemaSetOptions,
  selectRoots,
} from "@payment-routing/xsd-compiler";
import {
  compareFolder,
  type Manifest,
  readIfThere,
  writeFolder,
  writePackageFiles,
} from "./package-files.ts";
import type { Root } from "./write-readme.ts";

export interface GenerateRequest extends SchemaRequest {
  readonly out: string;
  readonly name?: string;
  readonly root?: readonly string[];
  /** False omits the code that accelerates plain documents. */
  readonly fastPath: boolean;
  readonly check?: true;
}

/**
 * Generates a package from a schema set and prints its files. With `check`, compares them with the folder instead.
 *
 * @param folder the base folder of relative paths
 * @returns the exit code
 */
export function generatePackage(request: GenerateRequest, folder: string): 0 | 1 | 2 {
  showProgress("Reading schemas ...");
  const { files, options } = resolveSchemas(request, folder);
  const compiled = compileSchemaSet(files, undefined, options);
  if (!compiled.ok) {
    endProgress();
    printDiagnostics(compiled.diagnostics, request.json);
    return 2;
  }
  const { schemaSet } = compiled;
  const selected = selectRoots(schemaSet, request.root ?? []);
  if (!selected.ok) return fail(request, selected.message);
  try {
    showProgress(`Generating code for ${describeRoots(selected.roots)} ...`);
    const target = resolve(folder, request.out);
    const roots = describe(schemaSet, selected.roots);
    const generated = writeFiles(request, schemaSet, selected.roots, roots, target);
    if (request.check) return check(request, target, generated);
    showProgress(`Writing ${generated.size} files ...`);
    writeFolder(target, generated);
    endProgress();
    printFiles(request, roots, generated);
    return 0;
  } catch (error) {
    return fail(request, error instanceof Error ? error.message : String(error));
  }
}

function writeFiles(
  request: GenerateRequest,
  schemaSet: SchemaSet,
  elements: readonly ElementDeclaration[],
  roots: readonly Root[],
  target: string,
): Map<string, string> {
  // A schema without elements yields only types.
  const isLimited = !request.root?.includes("all") && elements.length > 0;
  const manifest = readManifest(join(target, "package.json"));
  return writePackageFiles({
    name: request.name ?? manifest.name ?? nameAfter(target),
    manifest,
    schemaFiles: schemaSet.files.map((file) => basename(file)),
    roots,
    command: writeCommand(request),
    modules: generateSources(schemaSet, {
      ...(isLimited ? { roots: elements } : {}),
      fastPath: request.fastPath,
      command: "xsd generate",
      importExtension: ".js",
    }),
  });
}

function readManifest(file: string): Manifest {
  const text = readIfThere(file);
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns a package name after the name of its folder. */
function nameAfter(target: string): string {
  const name = basename(target)
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, "-");
  return name.replace(/^[._-]+|-+$/g, "") || "generated";
}

function describe(schemaSet: SchemaSet, elements: readonly ElementDeclaration[]): Root[] {
  const names = nameRoots(schemaSet, elements);
  return elements.map(({ name: { local, namespace } }, index) => ({
    element: local,
    namespace,
    name: names[index] ?? "",
  }));
}

function check(request: GenerateRequest, target: string, files: ReadonlyMap<string, string>): 0 | 1 {
  const differences = compareFolder(target, files);
  endProgress();
  if (request.json) console.log(JSON.stringify({ differences }));
  else
    for (const { kind, path } of differences) console.error(`${kind.padEnd(8)} ${join(request.out, path)}`);
  return differences.length > 0 ? 1 : 0;
}

function printFiles(
  request: GenerateRequest,
  roots: readonly Root[],
  files: ReadonlyMap<string, string>,
): void {
  const paths = [...files.keys()].map((path) => join(request.out, path));
  if (request.json) console.log(JSON.stringify({ roots, files: paths }));
  else for (const path of paths) console.log(path);
}

function fail({ json }: GenerateRequest, message: string): 2 {
  endProgress();
  if (json) console.log(JSON.stringify({ error: message }));
  else console.error(message);
  return 2;
}

function describeRoots(roots: readonly ElementDeclaration[]): string {
  if (roots.length > 5) return `${roots.length} root elements (--root ELEMENT generates less)`;
  return roots.map(({ name }) => `<${name.local}>`).join(", ");
}

/** Shows a step on a terminal, replacing the step before. Does nothing if standard error is not a terminal. */
function showProgress(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${step}`);
}

function endProgress(): void {
  showProgress("");
}

/** Returns the command line that regenerates the package. */
function writeCommand(request: GenerateRequest): string {
  const { catalog, fastPath, map = {}, name, out, root = [], schema } = request;
  const option = (key: string) => (value: string) => `--${key} ${quote(value)}`;
  return [
    "npx --package @payment-routing/contract-tools xsd generate",
    ...schema.map(option("schema")),
    ...Object.entries(map).map(([url, file]) => option("map")(`${url}=${file}`)),
    ...(catalog === undefined ? [] : [option("catalog")(catalog)]),
    ...root.map(option("root")),
    ...(name === undefined ? [] : [option("name")(name)]),
    ...(fastPath ? [] : ["--no-fast-path"]),
    option("out")(out),
  ].join(" ");
}

function quote(value: string): string {
  return /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}

/** The options that both commands share. Paths are relative to the working directory of the command. */
export interface SchemaRequest {
  readonly schema: readonly string[];
  /** Files by URL or namespace. */
  readonly map?: Readonly<Record<string, string>>;
  readonly catalog?: string;
  readonly json?: true;
}

/** The files and options of a request for the compiler, with absolute paths. */
interface ResolvedSchemas {
  readonly files: readonly string[];
  readonly options: SchemaSetOptions;
}

export function resolveSchemas({ catalog, map, schema }: SchemaRequest, folder: string): ResolvedSchemas {
  const entries = Object.entries(map ?? {}).map(([url, file]) => [url, resolve(folder, file)] as const);
  return {
    files: schema.map((file) => resolve(folder, file)),
    options: {
      map: Object.fromEntries(entries),
      ...(catalog === undefined ? {} : { catalog: resolve(folder, catalog) }),
    },
  };
}

/** Prints diagnostics: one per line on standard error, or all as one line of JSON on standard output. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], json = false): void {
  if (json) console.log(JSON.stringify({ diagnostics }));
  else
    for (const { code, column, file, line, message } of diagnostics)
      console.error(`${file}:${line}:${column} ${code} ${message}`);
}
