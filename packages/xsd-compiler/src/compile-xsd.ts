import type { DecodeOptions, Issue } from "@payment-routing/contract-runtime";
import {
  readDocument,
  SCHEMA_PARTS,
  SCHEMA_SET_BOUNDS,
  Schema,
  toUtf8,
} from "@payment-routing/contract-runtime/codegen";
import { compileSchemaSet, readFromDisk, type SchemaSetOptions } from "./compile-schema-set.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { prepareCodec } from "./generating/generate-sources.ts";

/**
 * The locations of schema files, and the bounds of documents. The defaults allow the documents of data exchange and
 * reject attacks.
 */
export interface XsdOptions extends DecodeOptions, SchemaSetOptions {
  /** The maximum size of a document in bytes. Default 67,108,864 (64 MiB). */
  readonly maxBytes?: number;
  /** The deepest nesting of elements, the root being 1. Default 256, at most 1,024. */
  readonly maxDepth?: number;
  /** The maximum number of attributes of one element, namespace declarations included. Default 10,000. */
  readonly maxAttributes?: number;
}

/** The result of validating a document. */
export interface ValidationResult {
  readonly valid: boolean;
  /** In document order, at most 100; empty when the document is valid. */
  readonly issues: readonly Issue[];
}

/** A validator, or diagnostics. */
export type XsdCompilation =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly ok: true;
      /** Validates a document of any encoding whose root is any global element. Never throws for bad input. */
      readonly validate: (document: Uint8Array) => ValidationResult;
    };

/**
 * Compiles a schema set to a validator: the given files and all that they include and import, by `schemaLocation`
 * relative to the file that has it.
 */
export function compileXsd(files: readonly string[], options?: XsdOptions): XsdCompilation {
  const compiled = compileSchemaSet(files, readFromDisk, options);
  if (!compiled.ok) return compiled;
  const { table, values } = prepareCodec(compiled.schemaSet);
  const schema = new Schema(table, values, SCHEMA_PARTS);
  const bounds = { ...SCHEMA_SET_BOUNDS, ...options };
  return {
    ok: true,
    validate(document) {
      // A document that is too large is reported without transcoding it.
      const bytes = document.length <= bounds.maxBytes ? toUtf8(document) : document;
      const result = readDocument(schema, undefined, bytes, bounds);
      return result.ok ? { valid: true, issues: [] } : { valid: false, issues: result.issues };
    },
  };
}
