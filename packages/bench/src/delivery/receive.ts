// A program: the merchant of the bench. It reads a callback, answers 204 and notes when that was. It checks nothing: what a
// merchant makes of a callback is not what is measured.
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
  if (request.kind === "take") {
    const taken = arrivals;
    arrivals = [];
    return taken;
  }
  if (received >= request.count) return performance.timeOrigin + performance.now();
  return new Promise<number>((resolve) => {
    waiting = { count: request.count, resolve };
  });
});
