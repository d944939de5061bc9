/** One HTTP request, as it arrived. */
export interface CallbackRequest {
  /** Default: `POST`, for servers that route only POST. */
  readonly method?: string | undefined;
  /** Returns a header by its lower-case name. Repeated headers are joined with a comma. */
  readonly header: (name: string) => string | undefined;
  /** The unmodified bytes of the body, or why they could not be read. */
  readonly body: Uint8Array | UnreadBody;
}

/**
 * Why a body could not be read.
 *
 * - `too-large`, `too-slow`: beyond the bounds of the receiver
 * - `incomplete`: the connection ended first
 * - `already-read`: other code, such as a body parser, has read the body
 */
export type UnreadBody = "too-large" | "too-slow" | "incomplete" | "already-read";

/** The bounds for reading a body. */
export interface BodyBounds {
  readonly maxBytes: number;
  /** From the start of reading to the last byte, in milliseconds. */
  readonly bodyTimeoutMs: number;
}
