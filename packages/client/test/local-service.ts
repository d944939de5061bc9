import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A complete request. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server on a free port that records its requests. */
export interface LocalService extends AsyncDisposable {
  readonly baseUrl: string;
  readonly received: readonly Received[];
  /** The number of connections so far. */
  readonly connections: number;
}

/** Starts a server that reads each request completely before it calls `answer`. */
export async function startService(
  answer: (response: ServerResponse, received: Received) => void,
): Promise<LocalService> {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer(async (request, response) => {
    const arrived = await receive(request);
    received.push(arrived);
    answer(response, arrived);
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    get connections() {
      return connections;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(request: IncomingMessage): Promise<Received> {
  let body = "";
  request.setEncoding("utf8");
  for await (const chunk of request) body += chunk;
  return { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
}
