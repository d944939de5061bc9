import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A request, and its response or the reason why there is none. */
export interface Exchange {
  readonly request: HttpRequest;
  readonly response?: HttpResponse;
  readonly error?: string;
}

/** Sends a request on a connection of its own. `fetch` cannot send the body of a GET. */
export function exchange(url: URL, request: HttpRequest, timeoutMs: number): Promise<Exchange> {
  const { method, headers, body } = request;
  return new Promise((resolve) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = send(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, "content-length": body.length },
    });
    // A server may answer and close before it has read all of a long body: an answer counts whatever comes after.
    outgoing.on("error", (error) => resolve({ request, error: error.message }));
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      const end = () =>
        resolve({
          request,
          response: {
            status: incoming.statusCode ?? 0,
            headers: flatten(incoming.headers),
            body: Buffer.concat(chunks),
          },
        });
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", end);
      incoming.on("error", (error) => resolve({ request, error: error.message }));
    });
    outgoing.end(body);
  });
}

function flatten(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
