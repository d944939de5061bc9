import type { Dispatcher } from "undici";
import { AddressDeniedError } from "./address-guard.ts";
import { describeError, MAX_KEPT_BODY_BYTES, redactBody, redactHeaders } from "./redact-answer.ts";

/**
 * One request and as much of its answer as is worth reading.
 *
 * The status decides, and it comes first: whatever then happens to the body, an answer has been given. A body is read
 * to its end only so that the connection can be used again; one that is long, or slow, costs its connection instead.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #totalTimeoutMs: number;
  readonly #startedAt = performance.now();
  readonly #chunks: Uint8Array[] = [];
  readonly #result = Promise.withResolvers<PostResult>();
  #timer: NodeJS.Timeout | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #status: number | undefined;
  #headers: Parameters<typeof redactHeaders>[0] = {};
  #readBytes = 0;
  #isOver = false;

  /** @param totalTimeoutMs from asking for a connection to the last byte that is read */
  constructor(totalTimeoutMs: number) {
    this.#totalTimeoutMs = totalTimeoutMs;
  }

  run(dispatcher: Dispatcher, request: Dispatcher.DispatchOptions): Promise<PostResult> {
    this.#timer = setTimeout(() => this.#giveUp("timeout", this.#describeTimeout()), this.#totalTimeoutMs);
    dispatcher.dispatch(request, this);
    return this.#result.promise;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // A connection that came too late must not be used: the next attempt may be under way already.
    if (this.#isOver) controller.abort(new Error("too late"));
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Parameters<typeof redactHeaders>[0],
  ): void {
    // 1xx are no answers yet.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    if (this.#readBytes < MAX_KEPT_BODY_BYTES) this.#chunks.push(chunk);
    this.#readBytes += chunk.length;
    if (this.#readBytes > MAX_READ_BYTES)
      this.#giveUp("failed", `answer longer than ${MAX_READ_BYTES} bytes`);
  }

  onResponseEnd(): void {
    this.#finish("answered", undefined);
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#finish(findEnd(error), describeError(error));
  }

  #describeTimeout(): string {
    const where =
      this.#controller === undefined
        ? "no connection"
        : this.#status === undefined
          ? "no answer"
          : "no end of the answer";
    return `${where} within ${this.#totalTimeoutMs} ms`;
  }

  #giveUp(end: PostResult["end"], error: string): void {
    this.#finish(end, error);
    this.#controller?.abort(new Error(error));
  }

  /** With a status it is an answer, whatever has become of the rest. */
  #finish(end: PostResult["end"], error: string | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    const isAnswered = this.#status !== undefined;
    const retryAfter = this.#headers["retry-after"];
    const firstRetryAfter = typeof retryAfter === "string" ? retryAfter : retryAfter?.[0];
    this.#result.resolve({
      end: isAnswered ? "answered" : end,
      status: this.#status,
      error,
      retryAfterMs: readRetryAfter(firstRetryAfter, Date.now()),
      responseHeaders: isAnswered ? redactHeaders(this.#headers) : undefined,
      responseBody: this.#readBytes > 0 ? redactBody(Buffer.concat(this.#chunks)) : undefined,
      durationMs: performance.now() - this.#startedAt,
    });
  }
}

/** How much of a body is read for the sake of its connection. */
const MAX_READ_BYTES = 65_536;

function findEnd(error: Error): PostResult["end"] {
  if (error instanceof AddressDeniedError) return "blocked";
  return (error as NodeJS.ErrnoException).code === "UND_ERR_CONNECT_TIMEOUT" ? "timeout" : "failed";
}

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

/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or one of the three forms of HTTP-date, which is held
 * against this machine's clock. Milliseconds, at least 0; undefined when there is none or it is neither.
 */
export function readRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^[0-9]+$/.test(text)) return Number(text) * 1000;
  // Each form begins with the day of the week. Date.parse alone would take "-1" and "1.5" for dates too.
  const dateMs = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(withZone(text)) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

/** The form of C's asctime names no zone and means UTC, as HTTP has no other. */
function withZone(date: string): string {
  return date.endsWith("GMT") ? date : `${date} GMT`;
}
