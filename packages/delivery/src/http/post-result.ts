/** What came of posting a callback. */
export interface PostResult {
  /**
   * - `answered`: the head of an answer arrived, whatever its status
   * - `failed`: the connection could not be made, or broke before an answer
   * - `timeout`: no answer in time
   * - `blocked`: the address is none that may be posted to
   */
  readonly end: "answered" | "failed" | "timeout" | "blocked";
  readonly status: number | undefined;
  /** What went wrong, in a line. With `answered`: why the body is not whole. */
  readonly error: string | undefined;
  /** How long its sender asks to wait; of any answer. */
  readonly retryAfterMs: number | undefined;
  /** Redacted. */
  readonly responseHeaders: Readonly<Record<string, string>> | undefined;
  /** Redacted and cut off. */
  readonly responseBody: string | undefined;
  readonly durationMs: number;
}

/** The result of a post that came to nothing. */
export function resultWithoutAnswer(end: Exclude<PostResult["end"], "answered">, error: string): PostResult {
  return {
    end,
    status: undefined,
    error,
    retryAfterMs: undefined,
    responseHeaders: undefined,
    responseBody: undefined,
    durationMs: 0,
  };
}
