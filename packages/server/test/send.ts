import { type Agent, type OutgoingHttpHeaders, request } from "node:http";
import { SEARCH_PATH } from "../src/search/search-route.ts";
import { checkResponse, type TestResponse } from "./check-response.ts";
import { FULL_SEARCH, SANDBOX_AUTHORIZATION } from "./sandbox.ts";

export interface TestRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Sends the body in chunks of the given size, without a Content-Length. */
  readonly chunkBytes?: number;
  readonly agent?: Agent;
}

/** Sends a valid search, with changes. A header that is undefined is omitted. */
export function search(port: number, given: TestRequest = {}): Promise<TestResponse> {
  const headers = {
    authorization: SANDBOX_AUTHORIZATION,
    "content-type": "application/xml",
    ...given.headers,
  };
  return send(port, { path: SEARCH_PATH, body: FULL_SEARCH, ...given, headers });
}

/**
 * Sends one request to 127.0.0.1, over a new connection or the given agent. Rejects when a response of the internal
 * listener does not conform to its schema.
 */
export async function send(port: number, given: TestRequest): Promise<TestResponse> {
  const response = await exchange(port, given);
  checkResponse(given.method ?? "GET", given.path ?? "/", response);
  return response;
}

function exchange(port: number, given: TestRequest): Promise<TestResponse> {
  const { method = "GET", path = "/", headers = {}, body = "", chunkBytes } = given;
  const bytes = Buffer.from(body);
  const framing =
    chunkBytes === undefined ? { "content-length": bytes.length } : { "transfer-encoding": "chunked" };
  const sent = Object.entries({ ...framing, ...headers }).filter(([, value]) => value !== undefined);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: Object.fromEntries(sent),
        agent: given.agent ?? false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
        incoming.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    for (let at = 0; chunkBytes !== undefined && at < bytes.length; at += chunkBytes) {
      outgoing.write(bytes.subarray(at, at + chunkBytes));
    }
    outgoing.end(chunkBytes === undefined ? bytes : undefined);
  });
}
