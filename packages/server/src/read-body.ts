import type { IncomingMessage, ServerResponse } from "node:http";
import { paced } from "./pacer.ts";

/** The bounds of a request body. */
export interface BodyBounds {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

export interface ReadBodyOptions extends BodyBounds {
  /** `false`: the body is counted and dropped as it comes. Default: it is kept. */
  readonly keep?: boolean;
}

/**
 * Why there is no body.
 *
 * - `too-large`: longer than the bound, as declared or as received
 * - `timeout`: not complete in time
 * - `aborted`: the connection ended first
 */
export type BodyFailure = "too-large" | "timeout" | "aborted";

export type BodyResult =
  | { readonly ok: true; readonly body: Buffer; readonly bytes: number }
  | { readonly ok: false; readonly reason: BodyFailure };

/**
 * Reads a body into memory, up to its bounds, and reports once: an empty one where it is not kept. The rest of a body that is too large or too slow is
 * received and dropped.
 */
export function readBody(
  message: IncomingMessage,
  response: ServerResponse,
  { keep = true, ...bounds }: ReadBodyOptions,
  report: (result: BodyResult) => void,
): void {
  if (Number(message.headers["content-length"]) > bounds.maxBytes) {
    report({ ok: false, reason: "too-large" });
    return;
  }
  // Only now: a client that waits for it does not send a body that is refused by its length.
  if (message.headers.expect !== undefined) response.writeContinue();

  const chunks: Buffer[] = [];
  let bytes = 0;
  let settled = false;
  let timer: NodeJS.Timeout | undefined;
  afterThisTurn(() => {
    if (!settled) timer = setTimeout(() => settle({ ok: false, reason: "timeout" }), bounds.timeoutMs);
  });
  // A connection that breaks is an error of the stream.
  message.on("data", collect).on("end", complete).on("error", abort);

  function collect(chunk: Buffer): void {
    bytes += chunk.length;
    if (bytes > bounds.maxBytes) settle({ ok: false, reason: "too-large" });
    else if (keep) chunks.push(chunk);
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
    // Errors of what is left are still heard, and nobody's business.
    if (!result.ok) message.off("data", collect).off("end", complete).resume();
    report(result);
  }
}

/** What is not kept is read in small parts, whatever a connection has. */
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
 * Calls back when all that has arrived by now has been looked at. Most bodies come with their heads and are read by
 * then: a timer for each would take longer than reading it.
 */
function afterThisTurn(callback: () => void): void {
  if (waiting.push(callback) === 1) setImmediate(callAll);
}

function callAll(): void {
  for (const callback of waiting.splice(0)) callback();
}
