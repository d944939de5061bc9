import { makeComponents } from "./compile-schema-set.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { Diagnostics } from "./loading/diagnostics.ts";
import { loadDocument } from "./loading/load-documents.ts";
import type { Schema } from "./model/component.ts";
import { refuseIn } from "./specialising/refuse.ts";
import { specialiseSchema } from "./specialising/specialise-schema.ts";
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

/** A compiled schema, or why there is none. */
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
  const diagnostics = new Diagnostics();
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const documents = loadDocument(file, bytes, diagnostics);
  const schemaSet = makeComponents(documents, diagnostics, true);
  const [document] = documents;
  if (schemaSet !== undefined && document !== undefined) {
    const refuse = refuseIn(document);
    const schema = specialiseSchema(schemaSet, document, fileNameOf(file), refuse);
    checkNames(schema, refuse);
    if (diagnostics.none) return { ok: true, compiled: write(schema) };
  }
  return { ok: false, diagnostics: diagnostics.toDiagnostics() };
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
