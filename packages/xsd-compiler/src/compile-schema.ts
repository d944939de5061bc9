import { Locator, readTree } from "@payment-routing/contract-runtime";
import type { Diagnostic } from "./diagnostic.ts";
import type { Schema } from "./model/component.ts";
import { checkVocabulary } from "./reading/check-vocabulary.ts";
import type { Report } from "./reading/problem.ts";
import { XSD_NAMESPACE } from "./reading/vocabulary.ts";
import { resolveSchema } from "./resolving/resolve-schema.ts";
import { checkNames } from "./writing/names.ts";
import { writeDecoder } from "./writing/write-decoder.ts";
import { writeEncoder } from "./writing/write-encoder.ts";
import { writeJsonSchema } from "./writing/write-json-schema.ts";
import { writeTable } from "./writing/write-table.ts";
import { writeTypes } from "./writing/write-types.ts";

/** What a schema becomes: the text of each generated module, and the JSON Schema of the values. */
export interface CompiledSchema {
  /** Root elements in the order of the schema: the documents that can be read and written. */
  readonly roots: readonly { readonly element: string; readonly type: string }[];
  readonly types: string;
  readonly table: string;
  readonly decoder: string;
  readonly encoder: string;
  readonly jsonSchema: { readonly [keyword: string]: unknown };
}

export type Compilation =
  | { readonly ok: true; readonly compiled: CompiledSchema }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * Compiles one XSD file.
 *
 * @param file how diagnostics name the file
 * @param content the file's bytes or text
 */
export function compileSchema(file: string, content: Uint8Array | string): Compilation {
  const parsed = readTree(content, { maxBytes: 64 * 1024 * 1024, maxDepth: 1024 });
  if (!parsed.ok) {
    const diagnostics = parsed.issues.map(({ line, column, expected, received }) => ({
      code: "invalid-xml" as const,
      message: `expected ${expected}, got ${received}`,
      file,
      line: line ?? 1,
      column: column ?? 1,
    }));
    return { ok: false, diagnostics };
  }
  const diagnostics: (Diagnostic & { offset: number })[] = [];
  const locator = new Locator(content);
  const report: Report = (code, offset, message) => {
    diagnostics.push({ code, message, file, offset, ...locator.locate(offset) });
  };
  const tree = parsed.value;
  if (tree.namespace !== XSD_NAMESPACE || tree.local !== "schema") {
    report("invalid-element", tree.offset, `expected an xs:schema of ${XSD_NAMESPACE}, got <${tree.name}>`);
  } else {
    checkVocabulary(tree, report);
  }
  let schema: Schema | undefined;
  // Resolving relies on the vocabulary: behind a stray element its findings would only be echoes.
  if (diagnostics.length === 0) {
    schema = resolveSchema(tree, fileNameOf(file), report);
    checkNames(schema, report);
  }
  if (schema === undefined || diagnostics.length > 0) {
    diagnostics.sort((a, b) => a.offset - b.offset);
    return { ok: false, diagnostics: diagnostics.map(({ offset: _, ...diagnostic }) => diagnostic) };
  }
  return { ok: true, compiled: write(schema) };
}

function write(schema: Schema): CompiledSchema {
  return {
    roots: schema.roots.map(({ name, type }) => ({ element: name, type: type.name })),
    types: writeTypes(schema),
    table: writeTable(schema),
    decoder: writeDecoder(schema),
    encoder: writeEncoder(schema),
    jsonSchema: writeJsonSchema(schema),
  };
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
