import type { Exchange, HttpRequest, HttpResponse } from "../src/conformance/exchange.ts";
import { type Rule, runRules } from "../src/conformance/rule.ts";

// Layers with one fault, in front of a server or a receiver that has none.

export type Forward = (request: HttpRequest) => Promise<HttpResponse>;
export type Fault = (request: HttpRequest, forward: Forward) => Promise<HttpResponse>;

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
