import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** What a merchant's server does with callbacks. */
export type Behaviour =
  | "accepts"
  /** Reads the request and cuts the connection. */
  | "resets"
  /** Reads the request and says nothing, ever. */
  | "silent"
  /** Sends its answer byte by byte and never gets to the end of its head. */
  | "drips"
  /** Accepts, and then talks without an end. */
  | "endless"
  /** Accepts with 100 MB of nothing, compressed into 100 kB. */
  | "bombs"
  | "redirects"
  | "throttles"
  | "gone"
  | "fails"
  /** Says no: somebody is there. */
  | "rejects";

/** Answers a request that was read. Returns the status that the sender gets to see; undefined when it sees none. */
export type Answer = (response: ServerResponse, options: AnswerOptions) => number | undefined;

export interface AnswerOptions {
  /** Where redirects lead. */
  readonly elsewhere: string;
}

export const ANSWERS: Readonly<Record<Behaviour, Answer>> = {
  accepts: (response) => end(response, 204),
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
