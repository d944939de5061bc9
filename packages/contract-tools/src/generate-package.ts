import { basename, resolve } from "node:path";
import {
  compileSchemaSet,
  type ElementDeclaration,
  generateSources,
  nameRoots,
  type SchemaSet,
  type SchemaSetOptions,
  selectRoots,
} from "@payment-routing/xsd-compiler";
import type { SchemaRequest } from "./command-context.ts";
import {
  endProgress,
  fail,
  namePackage,
  type OutputRequest,
  outputPackage,
  printDiagnostics,
  quote,
  readManifest,
  showProgress,
} from "./output-package.ts";
import { writePackageFiles } from "./package-files.ts";
import { type Root, writeReadme } from "./write-readme.ts";

export interface GenerateRequest extends XsdRequest, OutputRequest {
  readonly root?: readonly string[];
  /** False omits the code that accelerates plain documents. */
  readonly fastPath: boolean;
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
    return outputPackage(
      request,
      target,
      roots,
      writeFiles(request, schemaSet, selected.roots, roots, target),
    );
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
  const name = namePackage(request, target);
  const schemaFiles = schemaSet.files.map((file) => basename(file));
  const modules = generateSources(schemaSet, {
    ...(isLimited ? { roots: elements } : {}),
    fastPath: request.fastPath,
    command: "xsd generate",
    importExtension: ".js",
  });
  return writePackageFiles({
    name,
    description: `Types, decoder, encoder and validator, generated from ${schemaFiles[0]}.`,
    manifest: readManifest(target),
    modules,
    readme: writeReadme({ name, modules, roots, schemaFiles, command: writeCommand(request) }),
  });
}

function describe(schemaSet: SchemaSet, elements: readonly ElementDeclaration[]): Root[] {
  const names = nameRoots(schemaSet, elements);
  return elements.map(({ name: { local, namespace } }, index) => ({
    element: local,
    namespace,
    name: names[index] ?? "",
  }));
}

function describeRoots(roots: readonly ElementDeclaration[]): string {
  if (roots.length > 5) return `${roots.length} root elements (--root ELEMENT generates less)`;
  return roots.map(({ name }) => `<${name.local}>`).join(", ");
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

/** The options that both commands share. */
export interface XsdRequest extends SchemaRequest {
  readonly catalog?: string;
}

/** The files and options of a request for the compiler, with absolute paths. */
interface ResolvedSchemas {
  readonly files: readonly string[];
  readonly options: SchemaSetOptions;
}

export function resolveSchemas({ catalog, map, schema }: XsdRequest, folder: string): ResolvedSchemas {
  const entries = Object.entries(map ?? {}).map(([url, file]) => [url, resolve(folder, file)] as const);
  return {
    files: schema.map((file) => resolve(folder, file)),
    options: {
      map: Object.fromEntries(entries),
      ...(catalog === undefined ? {} : { catalog: resolve(folder, catalog) }),
    },
  };
}
