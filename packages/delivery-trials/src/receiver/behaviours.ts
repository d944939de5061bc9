import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** How a merchant's server answers callbacks. */
export type Behaviour =
  | "accepts"
  /** Accepts and closes the connection. */
  | "closes"
  /** Reads the request and resets the connection. */
  | "resets"
  /** Reads the request and never answers. */
  | "silent"
  /** Sends its header byte by byte, without end. */
  | "drips"
  /** Accepts with an endless body. */
  | "endless"
  /** Accepts with 100 MB of zeros, compressed to 100 kB. */
  | "bombs"
  | "redirects"
  | "throttles"
  | "gone"
  | "fails"
  /** Answers 400, so the endpoint counts as healthy. */
  | "rejects";

/** Answers a request that was read. Returns the status that the sender receives, or undefined if none. */
export type Answer = (response: ServerResponse, options: AnswerOptions) => number | undefined;

export interface AnswerOptions {
  /** Target of redirects. */
  readonly elsewhere: string;
}

export const ANSWERS: Readonly<Record<Behaviour, Answer>> = {
  accepts: (response) => end(response, 204),
  closes: (response) => end(response, 204, { connection: "close" }),
  resets(response) {
    response.socket?.resetAndDestroy();
    return undefined;
  },
  silent: () => undefined,
  drips(response) {
    const head = `HTTP/1.1 204 No Content\r\nx-slow: ${"0".repeat(100_000)}`;
    let sent = 0;
    const timer = setInterval(() => response.socket?.write(head[sent++] ?? "0"), DRIP_MS);
    response.once("close", () => clearInterval(timer));
    return undefined;
  },
  endless(response) {
    response.writeHead(200);
    const chunk = Buffer.alloc(16_384, "talk ");
    const timer = setInterval(() => response.write(chunk), DRIP_MS);
    response.once("close", () => clearInterval(timer));
    return 200;
  },
  bombs(response) {
    response.writeHead(200, { "content-encoding": "gzip" }).end(findBomb());
    return 200;
  },
  redirects: (response, { elsewhere }) => end(response, 307, { location: elsewhere }),
  throttles: (response) => end(response, 429, { "retry-after": "1" }),
  gone: (response) => end(response, 410),
  fails: (response) => end(response, 500),
  rejects: (response) => end(response, 400),
};

const DRIP_MS = 50;

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): number {
  response.writeHead(status, headers).end();
  return status;
}

let bomb: Buffer | undefined;

function findBomb(): Buffer {
  bomb ??= gzipSync(Buffer.alloc(100_000_000));
  return bomb;
}
