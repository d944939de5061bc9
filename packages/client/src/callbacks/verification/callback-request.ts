/** One HTTP request, as it arrived. */
export interface CallbackRequest {
  /** `POST` when left out, where only POST arrives. */
  readonly method?: string | undefined;
  /** The value of a header by its lower-case name; of one that was sent twice, both, separated by a comma. */
  readonly header: (name: string) => string | undefined;
  /** The bytes of the body as they were sent, read by nothing before; or why there are none. */
  readonly body: Uint8Array | UnreadBody;
}

/**
 * Why a body could not be read.
 *
 * - `too-large`, `too-slow`: past the receiver's bounds
 * - `incomplete`: the connection ended first
 * - `already-read`: something else took the bytes, a body parser that ran before
 */
export type UnreadBody = "too-large" | "too-slow" | "incomplete" | "already-read";

/** How much an adapter reads. */
export interface BodyBounds {
  readonly maxBytes: number;
  /** From the start of reading to the last byte, in milliseconds. */
  readonly bodyTimeoutMs: number;
}
