/** Records spans of traces. The service has one when it sends traces to a collector. */
export interface Tracer {
  /** Whether callbacks tell the merchant their trace, by the header `traceparent`. */
  readonly tellsMerchants: boolean;
  /** Begins a span below the one that was stored, at a time from `performance.now()`. */
  begin(name: "commit" | "claim" | "attempt", parent: StoredSpan, startedAtMs: number): Span;
}

/** A span as it is stored with a callback: 16 bytes of the trace, 8 of the span, and its flags. */
export type StoredSpan = Uint8Array;

/** A span that has begun. */
export interface Span {
  readonly stored: StoredSpan;
  /** The value of the header `traceparent`. */
  readonly traceparent: string;
  /**
   * @param attributes by their names in the semantic conventions of OpenTelemetry. With `error.type`, the span has failed.
   * @param endedAtMs default: now
   */
  end(attributes?: SpanAttributes, endedAtMs?: number): void;
}

export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;
