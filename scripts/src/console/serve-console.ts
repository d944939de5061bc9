import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fromRoot } from "../repository.ts";
import { KEYS } from "../sandbox.ts";

/** A server of the console's files in front of the internal listener. */
export interface ConsoleServer extends AsyncDisposable {
  readonly url: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SESSION = {
  key_id: "sandbox-operator-key",
  scope: "operator",
  csrf_token: "token",
  expires_at: new Date(Date.now() + 8 * 3_600_000).toISOString(),
  idle_expires_at: new Date(Date.now() + 1_800_000).toISOString(),
  is_sandbox: true,
};

/** Serves the built console and sessions that are enough for its tests. */
export async function serveConsole(internalUrl: string): Promise<ConsoleServer> {
  let isSignedIn = false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://console");
    if (pathname.startsWith("/console/api/")) void answer(pathname, request, response);
    else if (pathname.startsWith("/console")) void serveFile(pathname, response);
    else if (!isSignedIn) reject(response);
    else pass(request, response, internalUrl);
  });
  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += chunk;
    if (path === "/console/api/sign-in")
      return sendJson(response, 200, { oidc: null, sandbox_key: KEYS.operator });
    if (request.method === "POST") isSignedIn = JSON.parse(text).key === KEYS.operator;
    if (request.method === "DELETE") {
      isSignedIn = false;
      response.writeHead(204).end();
    } else if (isSignedIn) sendJson(response, 200, SESSION);
    else reject(response);
  }
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function serveFile(path: string, response: ServerResponse): Promise<void> {
  const name = extname(path) === "" ? "index.html" : path.slice("/console/".length);
  const body = await readFile(fromRoot(`packages/console/dist/${name}`)).catch(() => undefined);
  const headers = { "content-type": TYPES[extname(name)] ?? "text/plain", "content-security-policy": POLICY };
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(200, headers).end(body);
}

function pass(request: IncomingMessage, response: ServerResponse, internalUrl: string): void {
  const headers = { ...request.headers, authorization: `Bearer ${KEYS.operator}` };
  delete headers.cookie;
  const passed = forward(
    `${internalUrl}${request.url}`,
    { method: request.method ?? "GET", headers },
    (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers).flushHeaders();
      answered.pipe(response);
    },
  );
  passed.on("error", () => response.destroy());
  response.on("close", () => passed.destroy());
  request.pipe(passed);
}

function sendJson(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
}

function reject(response: ServerResponse): void {
  const type = "https://payment-routing.example/problems/unauthenticated";
  const detail = "The key is unknown.";
  response
    .writeHead(401, { "content-type": "application/problem+json" })
    .end(JSON.stringify({ type, title: "Authentication failed", status: 401, detail }));
}
