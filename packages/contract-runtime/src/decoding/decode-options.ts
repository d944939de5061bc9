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
  /**
   * What becomes of a DOCTYPE. `refuse`, the default, takes none. `pass-over` takes one that declares nothing itself;
   * what it refers to is not read, so that there are still no entities but the five of XML. `read` takes one with an
   * internal subset too: its entities of text are expanded up to 64 KiB, and its defaults of attributes applied.
   */
  readonly doctype?: "refuse" | "pass-over" | "read";
}

/** The bounds of a document. */
export type Bounds = Required<Pick<DecodeOptions, "maxBytes" | "maxDepth" | "maxAttributes">>;

/** What data exchange has, and only attacks exceed: the bounds of documents of any schema set. */
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
