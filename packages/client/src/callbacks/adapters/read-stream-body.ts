import type { BodyBounds, UnreadBody } from "../verification/callback-request.ts";
import { ByteCollector } from "./byte-collector.ts";
import type { NodeStream } from "./node-http.ts";

/**
 * Reads the body of a node:http request within bounds. Never rejects.
 *
 * Discards the rest of a rejected body for up to a second, so that the sender can read the answer, then closes the
 * connection.
 */
export function readStreamBody(
  stream: NodeStream,
  { maxBytes, bodyTimeoutMs }: BodyBounds,
): Promise<Uint8Array | UnreadBody> {
  if (stream.readableDidRead) return Promise.resolve("already-read");
  const { promise, resolve } = Promise.withResolvers<Uint8Array | UnreadBody>();
  const collector = new ByteCollector(maxBytes);
  const timer = setTimeout(() => reject("too-slow"), bodyTimeoutMs);

  const onData = (chunk: Uint8Array | string) => {
    // A string chunk means that an encoding was set: the bytes are lost.
    if (typeof chunk === "string") reject("already-read");
    else if (!collector.add(chunk)) reject("too-large");
  };
  const finish = () => settle(collector.toBytes());
  const abort = () => settle("incomplete");

  function settle(body: Uint8Array | UnreadBody): void {
    clearTimeout(timer);
    stream.off("data", onData);
    stream.off("end", finish);
    stream.off("close", abort);
    resolve(body);
  }

  function reject(reason: UnreadBody): void {
    settle(reason);
    const timeout = setTimeout(() => stream.destroy(), LINGER_MS);
    stream.on("close", () => clearTimeout(timeout));
  }

  stream.on("data", onData);
  stream.on("end", finish);
  stream.on("close", abort);
  // Never removed: an error event without a listener would crash the process.
  stream.on("error", abort);
  return promise;
}

const LINGER_MS = 1_000;
