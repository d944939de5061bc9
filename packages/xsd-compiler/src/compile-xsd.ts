import type { DecodeOptions, Issue } from "@payment-routing/contract-runtime";
import {
  readDocument,
  readNamedType,
  SCHEMA_PARTS,
  SCHEMA_SET_BOUNDS,
  Schema,
  TypeLabels,
  toUtf8,
} from "@payment-routing/contract-runtime/codegen";
import { compileSchemaSet, readFromDisk, type SchemaSetOptions } from "./compile-schema-set.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { prepareCodec } from "./generating/generate-sources.ts";

/**
 * The locations of schema files and the limits on documents. The defaults allow documents of data exchange and reject
 * attacks.
 */
export interface XsdOptions extends DecodeOptions, SchemaSetOptions {
  /** The maximum size of a document in bytes. Default 67,108,864 (64 MiB). */
  readonly maxBytes?: number;
  /** The maximum nesting of elements, counting the root as 1. Default 256, at most 1,024. */
  readonly maxDepth?: number;
  /** The maximum number of attributes of one element, namespace declarations included. Default 10,000. */
  readonly maxAttributes?: number;
}

/** The result of validating a document. */
export interface ValidationResult {
  readonly valid: boolean;
  /** At most 100 issues in document order; empty if the document is valid. */
  readonly issues: readonly Issue[];
}

/** A validator, or diagnostics. */
export type XsdCompilation =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly ok: true;
      /** Validates a document in any encoding, with any global element as root, or one that names its type. Never throws for bad input. */
      readonly validate: (document: Uint8Array) => ValidationResult;
    };

/**
 * Compiles a schema set to a validator: the given files and all files that they include and import, with `schemaLocation`
 * relative to the referring file.
 */
export function compileXsd(files: readonly string[], options?: XsdOptions): XsdCompilation {
  const compiled = compileSchemaSet(files, readFromDisk, options);
  if (!compiled.ok) return compiled;
  const { table, values } = prepareCodec(compiled.schemaSet);
  // Nobody reads the values, so documents may also name types that values do not show.
  const typeLabels = { ...TypeLabels, read: readNamedType };
  const schema = new Schema(table, values, { ...SCHEMA_PARTS, typeLabels });
  const bounds = { ...SCHEMA_SET_BOUNDS, ...options };
  return {
    ok: true,
    validate(document) {
      // Checking the size first avoids transcoding a document that is too large.
      const bytes = document.length <= bounds.maxBytes ? toUtf8(document) : document;
      const result = readDocument(schema, undefined, bytes, bounds);
      return result.ok ? { valid: true, issues: [] } : { valid: false, issues: result.issues };
    },
  };
}
