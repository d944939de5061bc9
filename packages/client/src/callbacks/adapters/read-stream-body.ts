import type { BodyBounds, UnreadBody } from "../verification/callback-request.ts";
import { ByteCollector } from "./byte-collector.ts";
import type { NodeStream } from "./node-http.ts";

/**
 * Reads the body of a request of node:http to its end, within bounds. Never rejects.
 *
 * Of a body that is refused the rest is thrown away, so that the sender gets to read the answer: a stream that was
 * listened to flows on when nobody listens any more. Who goes on sending for another second is cut off.
 */
export function readStreamBody(
  stream: NodeStream,
  { maxBytes, bodyTimeoutMs }: BodyBounds,
): Promise<Uint8Array | UnreadBody> {
  if (stream.readableDidRead) return Promise.resolve("already-read");
  const { promise, resolve } = Promise.withResolvers<Uint8Array | UnreadBody>();
  const collector = new ByteCollector(maxBytes);
  const timer = setTimeout(() => giveUp("too-slow"), bodyTimeoutMs);

  const take = (chunk: Uint8Array | string) => {
    // Text, because somebody has set an encoding: the bytes are lost.
    if (typeof chunk === "string") giveUp("already-read");
    else if (!collector.add(chunk)) giveUp("too-large");
  };
  const finish = () => settle(collector.toBytes());
  const breakOff = () => settle("incomplete");

  function settle(body: Uint8Array | UnreadBody): void {
    clearTimeout(timer);
    stream.off("data", take);
    stream.off("end", finish);
    stream.off("close", breakOff);
    resolve(body);
  }

  function giveUp(reason: UnreadBody): void {
    settle(reason);
    const cutOff = setTimeout(() => stream.destroy(), LINGER_MS);
    stream.on("close", () => clearTimeout(cutOff));
  }

  stream.on("data", take);
  stream.on("end", finish);
  stream.on("close", breakOff);
  // Stays to the end: an error that nobody listens to would be that of the process.
  stream.on("error", breakOff);
  return promise;
}

const LINGER_MS = 1_000;
