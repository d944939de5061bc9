import type { DoctypeReader } from "../xml/doctype.ts";

/** Bounds of one decoding. They hold for the whole document, open content included. */
export interface DecodeOptions {
  /** False leaves out `xs:unique`, `xs:key` and `xs:keyref`. */
  readonly identityConstraints?: boolean;
  /** The most bytes a document may have. Default 262,144 (256 KiB). */
  readonly maxBytes?: number;
  /** The deepest nesting of elements, the root being 1. Default 64, at most 1,024. */
  readonly maxDepth?: number;
  /** The most attributes of one element, namespace declarations included. Default 256. */
  readonly maxAttributes?: number;
  /** Accepts a DOCTYPE: {@link skipDoctype} or {@link readDoctype}. By default a document with a DOCTYPE is rejected. */
  readonly doctype?: DoctypeReader;
}

/** The bounds of a document. */
export type Bounds = Required<Pick<DecodeOptions, "maxBytes" | "maxDepth" | "maxAttributes">>;

/** The default bounds of documents of any schema set. Data exchange stays within them; attacks exceed them. */
export const SCHEMA_SET_BOUNDS: Bounds = {
  maxBytes: 67_108_864,
  maxDepth: 256,
  maxAttributes: 10_000,
};

/** The bounds in force where no option says otherwise. */
export const DEFAULT_BOUNDS: Bounds = {
  maxBytes: 262_144,
  maxDepth: 64,
  maxAttributes: 256,
};
