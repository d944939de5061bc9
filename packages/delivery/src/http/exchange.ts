import { type Dispatcher, errors } from "undici";
import { AddressDeniedError } from "./address-guard.ts";
import { describePostError } from "./describe-post-error.ts";
import { MAX_KEPT_BODY_BYTES, redactBody, redactHeaders } from "./stored-answer.ts";

/**
 * One request and the first bytes of its answer.
 *
 * The post counts as answered once the status arrives, even if the body then fails. The body is read to its end only to
 * reuse the connection; a long or slow body closes the connection instead.
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

  /** @param totalTimeoutMs from the request for a connection to the last byte of the body */
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
    // After the timeout the connection must not be used: the next attempt may be in progress.
    if (this.#isOver) controller.abort(new Error("too late"));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Parameters<typeof redactHeaders>[0],
  ): void {
    // Without an Upgrade header undici does not notice it, and fails at the next answer.
    if (status === 101) controller.abort(new errors.SocketError("bad upgrade"));
    // Skips 1xx: the final status follows.
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
    this.#finish(findEnd(error), describePostError(error));
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

  /** Resolves as answered if a status has arrived, otherwise with the given end. */
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

/** The part of a body that is read to reuse the connection. */
const MAX_READ_BYTES = 65_536;

function findEnd(error: Error): PostResult["end"] {
  if (error instanceof AddressDeniedError) return "blocked";
  return (error as NodeJS.ErrnoException).code === "UND_ERR_CONNECT_TIMEOUT" ? "timeout" : "failed";
}

/** The result of a post. */
export interface PostResult {
  /**
   * - `answered`: the head of an answer arrived, with any status
   * - `failed`: the connection failed before an answer
   * - `timeout`: no answer within the timeout
   * - `blocked`: not sent, because the address guard denied the address or nothing could sign the callback
   */
  readonly end: "answered" | "failed" | "timeout" | "blocked";
  readonly status: number | undefined;
  /** One line. With `answered`: why the body is incomplete. */
  readonly error: string | undefined;
  /** The value of `Retry-After`, for any status. */
  readonly retryAfterMs: number | undefined;
  /** Redacted. */
  readonly responseHeaders: Readonly<Record<string, string>> | undefined;
  /** Redacted and truncated. */
  readonly responseBody: string | undefined;
  readonly durationMs: number;
}

/** The result of a post without an answer. */
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
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or one of the three forms of HTTP-date, compared with the
 * clock of this machine. Returns milliseconds, at least 0, or undefined if the header is absent or invalid.
 */
export function readRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^[0-9]+$/.test(text)) return Number(text) * 1000;
  // Each form begins with the day of the week. Date.parse alone also accepts "-1" and "1.5".
  const dateMs = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(withZone(text)) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

/** The asctime form has no zone; in HTTP it means UTC. */
function withZone(date: string): string {
  return date.endsWith("GMT") ? date : `${date} GMT`;
}
