// A program: the merchant of the benchmark. It reads callbacks, answers 204 and records the time. It checks nothing, since
// the processing at the merchant is not measured.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { answerRequests } from "@payment-routing/delivery-trials";
import type { ReceiverRequest } from "./bench-receiver.ts";
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
await once(server.listen(0, "127.0.0.1"), "listening");

answerRequests<ReceiverRequest>((request) => {
  if (request.kind === "port") return (server.address() as AddressInfo).port;
  if (request.kind === "count") return received;
  if (request.kind === "collect") {
    const collected = arrivals;
    arrivals = [];
    return collected;
  }
  if (received >= request.count) return performance.timeOrigin + performance.now();
  return new Promise<number>((resolve) => {
    waiting = { count: request.count, resolve };
  });
});
