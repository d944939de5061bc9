import type { Exchange, HttpRequest, HttpResponse } from "../exchange.ts";
import type { Rule } from "../rule.ts";
import { type Delivery, deliver, type ReceiverTarget } from "./delivery.ts";

export type ReceiverRule = Rule<ReceiverTarget>;

type Deliveries = (target: ReceiverTarget) => readonly Delivery[];

function expecting(isAccepted: boolean) {
  return (
    source: Rule<unknown>["source"],
    id: string,
    section: string,
    text: string,
    deliveries: Deliveries,
  ): ReceiverRule => ({
    ...{ id, section, text, source },
    send: (target) => deliveries(target).map((delivery) => deliver(target, delivery)),
    check: (exchanges: readonly Exchange[]) =>
      exchanges.map(({ response }) => checkStatus(response as HttpResponse, isAccepted)).find(Boolean),
  });
}

function checkStatus({ status }: HttpResponse, isAccepted: boolean): string | undefined {
  const is2xx = status >= 200 && status < 300;
  if (is2xx === isAccepted) return undefined;
  return isAccepted ? `expected a 2xx status, got ${status}` : `expected no 2xx status, got ${status}`;
}

/** A rule whose callbacks the receiver has to accept. */
export const accepts = expecting(true);
/** A rule whose callbacks the receiver has to reject. */
export const rejects = expecting(false);
/** Sets a header after it was signed, or removes it. */
export const withHeader =
  (name: string, value?: string) =>
  ({ headers }: HttpRequest) => ({
    headers: Object.fromEntries(
      Object.entries({ ...headers, [name]: value }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
  });
