import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import {
  compileSchemaSet,
  type Diagnostic,
  type SchemaSet,
  selectRoots,
} from "@payment-routing/xsd-compiler";
import { readXsdNodes, type XsdNode } from "./lint-node.ts";

/** A schema file and those that it includes and imports, as far as no earlier set has them. */
interface XsdSet {
  readonly diagnostics: readonly Diagnostic[];
  readonly nodes: readonly XsdNode[];
}

/**
 * Reads XSD files, each with those that it includes and imports. A file that another one refers to is no set of its own.
 *
 * @param files paths to show
 * @param resolve the path to read for a shown path
 * @param roots the root elements, if the files are a contract
 */
export function* readXsdSets(
  files: readonly string[],
  resolve: (file: string) => string,
  roots?: readonly string[],
): Generator<XsdSet> {
  const nodes = new Map<string, readonly XsdNode[]>();
  const read = (file: string): Uint8Array | undefined => {
    try {
      const bytes = readFileSync(resolve(file));
      if (!nodes.has(file)) nodes.set(file, readXsdNodes(file, bytes));
      return bytes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      return undefined;
    }
  };
  for (const file of files) read(file);
  const referred = new Set([...nodes].flatMap(([file, own]) => listReferences(file, own)));
  // Files that refer to each other in a cycle have no entry: those that no entry reached come last.
  const entries = files.filter((file) => !referred.has(file));
  const done = new Set<string>();
  for (const file of [...entries, ...files.filter((other) => !entries.includes(other))]) {
    if (done.has(file)) continue;
    const reached = new Set<string>();
    const result = compileSchemaSet(
      [file],
      (path) => {
        const bytes = read(path);
        if (bytes !== undefined) reached.add(path);
        return bytes;
      },
      { contract: roots !== undefined },
    );
    const fresh = [...reached].filter((path) => !done.has(path));
    for (const path of [file, ...fresh]) done.add(path);
    yield {
      diagnostics: result.ok ? checkRoots(file, result.schemaSet, roots) : result.diagnostics,
      nodes: fresh.flatMap((path) => nodes.get(path) ?? []),
    };
  }
}

function checkRoots(
  file: string,
  schemaSet: SchemaSet,
  roots: readonly string[] = [],
): readonly Diagnostic[] {
  const selection = selectRoots(schemaSet, roots);
  if (selection.ok) return [];
  return [{ code: "invalid-reference", message: selection.message, file, line: 1, column: 1 }];
}

/** The files that a file includes and imports by relative locations. */
function listReferences(file: string, nodes: readonly XsdNode[]): string[] {
  return nodes.flatMap(({ kind, attribute }) => {
    const location = attribute("schemaLocation");
    const isReference = ["include", "import", "redefine"].includes(kind) && location !== undefined;
    const target = isReference ? join(dirname(file), location) : file;
    return target === file ? [] : [target];
  });
}
