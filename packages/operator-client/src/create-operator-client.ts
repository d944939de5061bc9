import type { Route } from "@payment-routing/operator-contract";
import { ROUTES as OPERATORS } from "@payment-routing/operator-contract/operations";
import { ROUTES as PROCESSORS } from "@payment-routing/processor-contract/operations";
import type { CallOptions, OperationId, OperatorClient } from "./operations.ts";
import { describeFailure, type ProblemError, readProblem } from "./problem-error.ts";

export interface ClientOptions {
  /** The internal listener, with the path of a proxy if there is one. Empty: the origin of the page. */
  readonly url: string | URL;
  /** A key, or the `csrf_token` of the console's session, whose cookie the browser sends. */
  readonly authentication: { readonly key: string } | { readonly csrfToken: () => string | undefined };
  /** From the call to the last byte of its answer. A stream has no limit. Default: 60,000. */
  readonly timeoutMs?: number;
  /** Called with each problem that the service answers, before the request rejects. */
  readonly onProblem?: (error: ProblemError, id: OperationId) => unknown;
}

type Request = Readonly<Record<string, unknown>>;
const ROUTES: Readonly<Record<OperationId, Route>> = { ...OPERATORS, ...PROCESSORS };

/** Creates a client. It holds no connection, so there is nothing to close. */
export function createOperatorClient(client: ClientOptions): OperatorClient {
  const { authentication, timeoutMs = 60_000, onProblem } = client;
  const url = String(client.url).replace(/\/$/, "");

  /** An abort by the caller is no problem. */
  function fail(code: string, cause: unknown, { signal }: CallOptions): never {
    throw signal?.aborted ? cause : describeFailure(code, url, cause);
  }

  const readText = (response: Response, options: CallOptions) =>
    response.text().catch((cause) => fail("interrupted", cause, options));

  async function send(id: OperationId, given: Request, options: CallOptions, signal = options.signal) {
    const { body, ...parameters } = given;
    const { method, path, request, response: accept = "*/*" } = ROUTES[id];
    const headers = new Headers({ accept });
    const target = writeTarget(path, parameters, headers);
    if (request !== undefined) headers.set("content-type", request);
    if (options.isBackground) headers.set("x-background", "1");
    if ("key" in authentication) headers.set("authorization", `Bearer ${authentication.key}`);
    else if (method !== "GET") headers.set("x-csrf-token", authentication.csrfToken() ?? "");
    const response = await fetch(`${url}${target}`, {
      method,
      headers,
      // With a key, a cookie would be a second authentication.
      credentials: "key" in authentication ? "omit" : "same-origin",
      cache: "no-store",
      // A redirect would take the key elsewhere.
      redirect: "error",
      body: request === undefined ? null : writeBody(body),
      signal: signal ?? null,
    }).catch((cause) => fail("no-answer", cause, options));
    if (response.ok) return response;
    const error = readProblem(response.status, await readText(response, options));
    await onProblem?.(error, id);
    throw error;
  }

  async function text(id: OperationId, request: Request = {}, options: CallOptions = {}): Promise<string> {
    const limits = [AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])];
    return readText(await send(id, request, options, AbortSignal.any(limits)), options);
  }

  async function call(id: OperationId, request?: Request, options?: CallOptions) {
    const body = await text(id, request, options);
    try {
      return ROUTES[id].response && JSON.parse(body);
    } catch {
      throw readProblem(200, body);
    }
  }

  async function* stream(id: OperationId, request: Request = {}, options: CallOptions = {}) {
    const { body } = await send(id, request, options);
    const reader = (body as NonNullable<typeof body>).pipeThrough(new TextDecoderStream()).getReader();
    // The service writes the data of an event in one line.
    const start = ROUTES[id].response === "text/event-stream" ? "data:" : "";
    try {
      for (let rest = "", isDone = false; !isDone; ) {
        const { done, value = "\n" } = await reader.read();
        isDone = done;
        const lines = `${rest}${value}`.split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines)
          if (line !== "" && line.startsWith(start)) yield JSON.parse(line.slice(start.length));
      }
    } catch (cause) {
      fail("interrupted", cause, options);
    } finally {
      reader.cancel().catch(() => {});
    }
  }

  async function list(id: OperationId, request: Request = {}, options?: CallOptions) {
    const { limit = Number.POSITIVE_INFINITY } = request as { readonly limit?: number };
    const items: unknown[] = [];
    let { after } = request;
    do {
      // No list has larger pages.
      const size = Math.min(1000, limit - items.length);
      const page = await call(id, { ...request, limit: size, after }, options);
      items.push(...page.items);
      after = page.next;
    } while (after !== undefined && items.length < limit);
    return items;
  }

  return { call, text, stream, list } as OperatorClient;
}

/** Writes parameters into path and query, arrays separated by commas. Only names of headers have capital letters. */
function writeTarget(path: string, parameters: Request, headers: Headers): string {
  const query = new URLSearchParams();
  let target = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    const text = String(value);
    if (path.includes(`{${name}}`)) target = target.replace(`{${name}}`, () => encodeURIComponent(text));
    else if (/[A-Z]/.test(name)) headers.set(name, text);
    else query.set(name, text);
  }
  return query.size === 0 ? target : `${target}?${query}`;
}

/** A text is XML. An array is lines. */
function writeBody(body: unknown): string {
  if (typeof body === "string") return body;
  const lines = Array.isArray(body) ? body : [body];
  return lines.map((line) => JSON.stringify(line)).join("\n");
}
