import { type Rule, runRules } from "../src/conformance/conformance-rule.ts";
import type { Exchange, HttpRequest, HttpResponse } from "../src/conformance/exchange.ts";

// Layers with one fault, in front of a server or a receiver that has none.

export type Forward = (request: HttpRequest) => Promise<HttpResponse>;
export type Fault = (request: HttpRequest, forward: Forward) => Promise<HttpResponse>;

/** The same rules, with requests that are made once for all runs. */
export function makeRequestsOnce<Target>(rules: readonly Rule<Target>[]): readonly Rule<Target>[] {
  return rules.map((rule) => {
    let requests: readonly HttpRequest[] | undefined;
    return {
      ...rule,
      send(target) {
        requests ??= rule.send(target);
        return requests;
      },
    };
  });
}

/** Forwards each request once, and repeats its response after that. */
export function forwardOnce(forward: Forward): Forward {
  const responses = new Map<HttpRequest, Promise<HttpResponse>>();
  return (request) => {
    const response = responses.get(request) ?? forward(request);
    responses.set(request, response);
    return response;
  };
}

/** The rules that fail behind a fault. */
export async function findFailures<Target>(
  rules: readonly Rule<Target>[],
  target: Target,
  forward: Forward,
  fault: Fault,
) {
  const results = await runRules(rules, target, async (request): Promise<Exchange> => {
    return { request, response: await fault(request, forward) };
  });
  return results.filter(({ outcome }) => outcome !== "passed").map(({ id }) => id);
}

export const text = ({ body }: { body: Uint8Array }) => Buffer.from(body).toString();
export const edit = <Message extends { body: Uint8Array }>(
  message: Message,
  change: (body: string) => string,
): Message => ({
  ...message,
  body: Buffer.from(change(text(message))),
});
export const reject = (status: number): HttpResponse => ({ status, headers: {}, body: Buffer.from("") });
export const answerSound: Fault = (request, forward) => forward(request);

/** Rejects the first request. */
export function startLate(): Fault {
  let isStarted = false;
  return async (request, forward) => {
    if (isStarted) return forward(request);
    isStarted = true;
    return reject(503);
  };
}
