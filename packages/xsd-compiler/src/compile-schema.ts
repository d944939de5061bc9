import { Locator, readTree, type TreeElement } from "@payment-routing/contract-runtime";
import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import type { Report } from "./loading/report.ts";
import { XSD_NAMESPACE } from "./loading/xsd-namespace.ts";
import type { Schema } from "./model/component.ts";
import { checkVocabulary } from "./reading/check-vocabulary.ts";
import { resolveSchema } from "./resolving/resolve-schema.ts";
import { checkNames } from "./writing/check-names.ts";
import { generatedFrom } from "./writing/document.ts";
import { writeDecoder } from "./writing/write-decoder.ts";
import { writeEncoder } from "./writing/write-encoder.ts";
import { writeIndex } from "./writing/write-index.ts";
import { writeJsonSchema } from "./writing/write-json-schema.ts";
import { writeTable } from "./writing/write-table.ts";
import { writeTypes } from "./writing/write-types.ts";
import { writeValidate } from "./writing/write-validate.ts";

/** What a schema becomes: the text of each generated module, and the JSON Schema of the values. */
export interface CompiledSchema {
  /** Root elements in the order of the schema: the documents that can be read and written. */
  readonly roots: readonly { readonly element: string; readonly type: string }[];
  readonly types: string;
  readonly table: string;
  readonly decoder: string;
  readonly encoder: string;
  /**
   * Validates values by `validator.ts`, which is to export a function for each root, `check` and the name of the
   * element in TypeScript: a validator that ajv made of the type's definition in `jsonSchema`.
   */
  readonly validate: string;
  /** What other packages see: types, and for each root a function to decode, to encode and to validate. */
  readonly index: string;
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
    const diagnostics = parsed.issues.map(({ line = 1, column = 1, expected, received }) => {
      return {
        code: "invalid-xml" as const,
        message: `expected ${expected}, got ${received}`,
        file,
        line,
        column,
      };
    });
    return { ok: false, diagnostics };
  }
  const problems: Problem[] = [];
  const schema = readSchema(parsed.value, fileNameOf(file), (code, offset, message) => {
    problems.push({ code, offset, message });
  });
  if (schema !== undefined && problems.length === 0) return { ok: true, compiled: write(schema) };
  const locator = new Locator(content);
  const diagnostics = problems
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ code, offset, message }) => ({ code, message, file, ...locator.locate(offset) }));
  return { ok: false, diagnostics };
}

interface Problem {
  readonly code: DiagnosticCode;
  readonly offset: number;
  readonly message: string;
}

/** The components of a schema; undefined or not to be used after a report. */
function readSchema(tree: TreeElement, fileName: string, report: Report): Schema | undefined {
  let clean = true;
  const note: Report = (...problem) => {
    clean = false;
    report(...problem);
  };
  if (tree.namespace === XSD_NAMESPACE && tree.local === "schema") checkVocabulary(tree, note);
  else note("invalid-element", tree.offset, `expected an xs:schema of ${XSD_NAMESPACE}, got <${tree.name}>`);
  // Resolving relies on the vocabulary: behind a stray element its findings would only be echoes.
  if (!clean) return undefined;
  const schema = resolveSchema(tree, fileName, report);
  checkNames(schema, report);
  return schema;
}

function write(schema: Schema): CompiledSchema {
  const header = `// ${generatedFrom(schema.fileName)}\n\n`;
  return {
    roots: schema.roots.map(({ name, type }) => ({ element: name, type: type.name })),
    types: header + writeTypes(schema),
    table: header + writeTable(schema),
    decoder: header + writeDecoder(schema),
    encoder: header + writeEncoder(schema),
    validate: header + writeValidate(schema),
    index: header + writeIndex(schema),
    jsonSchema: writeJsonSchema(schema),
  };
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
