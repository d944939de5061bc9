import type { IncomingMessage, ServerResponse } from "node:http";
import { paced } from "./pacer.ts";

export interface BodyBounds {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

export interface ReadBodyOptions extends BodyBounds {
  /** Counts the bytes and discards the body. Default: false. */
  readonly discard?: boolean;
}

/**
 * - `too-large`: longer than the limit, as declared or as received
 * - `timeout`: not complete in time
 * - `aborted`: the connection closed first
 */
export type BodyFailure = "too-large" | "timeout" | "aborted";

export type BodyResult =
  | { readonly ok: true; readonly body: Buffer; readonly bytes: number }
  | { readonly ok: false; readonly reason: BodyFailure };

/**
 * Reads a body into memory within its bounds. A discarded body is returned as empty. The rest of a body that is too large or
 * too slow is received and dropped.
 */
export function readBody(
  message: IncomingMessage,
  response: ServerResponse,
  { discard = false, ...bounds }: ReadBodyOptions,
): Promise<BodyResult> {
  if (Number(message.headers["content-length"]) > bounds.maxBytes)
    return Promise.resolve({ ok: false, reason: "too-large" });
  // After the check: a client that waits for it does not send a body that is too large.
  if (message.headers.expect !== undefined) response.writeContinue();

  const { promise, resolve } = Promise.withResolvers<BodyResult>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let settled = false;
  let timer: NodeJS.Timeout | undefined;
  afterThisRound(() => {
    if (!settled) timer = setTimeout(() => settle({ ok: false, reason: "timeout" }), bounds.timeoutMs);
  });
  // A connection that breaks is an error of the stream.
  message.on("data", collect).on("end", complete).on("error", abort);
  return promise;

  function collect(chunk: Buffer): void {
    bytes += chunk.length;
    if (bytes > bounds.maxBytes) settle({ ok: false, reason: "too-large" });
    else if (!discard) chunks.push(chunk);
    else resumeLater(message);
  }

  function complete(): void {
    const [first] = chunks;
    const body = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
    settle({ ok: true, body, bytes });
  }

  function abort(): void {
    settle({ ok: false, reason: "aborted" });
  }

  function settle(result: BodyResult): void {
    if (settled) return;
    settled = true;
    clearTimeout(timer);
    // The error listener stays: errors of the rest are ignored.
    if (!result.ok) message.off("data", collect).off("end", complete).resume();
    resolve(result);
  }
}

/** Drops a body that is not read, in small parts. */
export function dropSlowly(message: IncomingMessage): void {
  message.on("data", () => resumeLater(message)).on("error", () => undefined);
}

/** Reads a discarded body in small parts, however much the connection has. */
function resumeLater(message: IncomingMessage): void {
  message.pause();
  message.socket.pause();
  paced(() => {
    message.socket.resume();
    message.resume();
  });
}

const waiting: (() => void)[] = [];

/**
 * Calls back after the data that has arrived is read. Most bodies arrive with their heads and are complete by then: a timer
 * for each body would take longer than reading it.
 */
function afterThisRound(callback: () => void): void {
  if (waiting.push(callback) === 1) setImmediate(callAll);
}

function callAll(): void {
  for (const callback of waiting.splice(0)) callback();
}
