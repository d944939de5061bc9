/** Bounds of reading one JSON document. */
export interface ParseOptions {
  /** The most bytes a document may have. Default 1,048,576 (1 MiB). */
  readonly maxBytes?: number;
  /** The deepest nesting of objects and arrays, the outermost being 1. Default 64, at most 1,024. */
  readonly maxDepth?: number;
}

/** The bounds in force, those that no option gives among them. */
export function parseBounds(options: ParseOptions | undefined): Required<ParseOptions> {
  return {
    maxBytes: options?.maxBytes ?? 1_048_576,
    maxDepth: Math.min(options?.maxDepth ?? 64, 1024),
  };
}
