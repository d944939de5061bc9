// A program: the merchant of the benchmark. It reads callbacks, answers 204 and records the time. It checks nothing, since
// the processing at the merchant is not measured.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { answerCalls } from "@payment-routing/delivery-trials";
import { createPlainReceiver, readHeader } from "./plain-receiver.ts";

let arrivals: [number, number, number][] = [];
let received = 0;
let waiting: { readonly count: number; readonly resolve: (atMs: number) => void } | undefined;

const server = createPlainReceiver((head) => {
  received++;
  const atMs = performance.timeOrigin + performance.now();
  const session = readHeader(head, "payment-routing-session");
  if (session !== undefined)
    arrivals.push([Number(session), Number(readHeader(head, "payment-routing-sequence")), atMs]);
  if (waiting !== undefined && received >= waiting.count) waiting.resolve(atMs);
});
// At every address of this machine: each merchant has one of 127.0.0.0/8.
await once(server.listen(0), "listening");

const methods = {
  port: () => (server.address() as AddressInfo).port,
  /** The number of requests so far. */
  count: () => received,
  /** The arrivals since the last call. */
  collect(): Arrivals {
    const collected = arrivals;
    arrivals = [];
    return collected;
  },
  /** Resolves when that number is reached, to the time in milliseconds since the epoch. */
  waitFor(count: number): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    if (received >= count) resolve(performance.timeOrigin + performance.now());
    else waiting = { count, resolve };
    return promise;
  },
};
export type ReceiverMethods = typeof methods;

/** Session, sequence and time of each callback, in milliseconds since the epoch. */
type Arrivals = readonly (readonly [sessionId: number, sequence: number, atMs: number])[];

answerCalls(methods);
