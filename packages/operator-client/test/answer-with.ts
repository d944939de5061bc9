import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type ClientOptions, createOperatorClient } from "../src/index.ts";

/** A service with a scripted answer, behind the path of a proxy, and a client with a key. Both end with the test. */
export async function answerWith(answer: RequestListener, options: Partial<ClientOptions> = {}) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createOperatorClient({
    url: new URL(`${origin}/routing/`),
    authentication: { key: "the-key" },
    ...options,
  });
  return { client, origin };
}
