import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** A request as it arrived, whole. */
export interface Receipt {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  readonly sessionId: number;
  readonly sequence: number;
}

export type Answer = (receipt: Receipt, response: ServerResponse) => void;

/** A merchant's server, on 127.0.0.1 and a port of its own. */
export interface Receiver extends AsyncDisposable {
  /** `http://127.0.0.1:…`, with no path. */
  readonly origin: string;
  /** Everything that arrived, in the order in which it did. */
  readonly receipts: readonly Receipt[];
  /** The highest number of concurrent unanswered requests. */
  readonly maxConcurrent: number;
  /** How many connections were ever made. */
  readonly connections: number;
  /** Sets the answer to requests from now on. Default: 204. */
  answer(answer: Answer): void;
}

const origins: string[] = [];

/** The origins of all receivers that are there, at any moment. */
export const receiverOrigins: readonly string[] = origins;

export async function startReceiver(): Promise<Receiver> {
  const receipts: Receipt[] = [];
  const sockets = new Set<Socket>();
  const counts = { now: 0, most: 0, connections: 0 };
  let answer = answerWith(204);

  const server = createServer(async (request, response) => {
    counts.most = Math.max(counts.most, ++counts.now);
    response.once("close", () => counts.now--);
    const receipt = await readReceipt(request);
    receipts.push(receipt);
    answer(receipt, response);
  });
  server.on("connection", (socket) => {
    counts.connections++;
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  const origin = `http://127.0.0.1:${port}`;
  origins.push(origin);
  return {
    origin,
    receipts,
    get maxConcurrent() {
      return counts.most;
    },
    get connections() {
      return counts.connections;
    },
    answer(next) {
      answer = next;
    },
    async [Symbol.asyncDispose]() {
      origins.splice(origins.indexOf(origin), 1);
      const closed = once(server.close(), "close");
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** An answer of a status, and headers, with no body. */
export function answerWith(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_receipt, response) => response.writeHead(status, headers).end();
}

async function readReceipt(request: IncomingMessage): Promise<Receipt> {
  const body = await buffer(request);
  return {
    path: request.url ?? "",
    headers: request.headers,
    body,
    sessionId: Number(request.headers["payment-routing-session"]),
    sequence: Number(request.headers["payment-routing-sequence"]),
  };
}
