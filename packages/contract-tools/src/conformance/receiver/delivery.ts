import type { Facts, Rule } from "../conformance-rule.ts";
import type { Exchange, HttpRequest, HttpResponse } from "../exchange.ts";

/** A secret of `@payment-routing/signing`. */
export interface Secret {
  readonly id: string;
  readonly key: Uint8Array;
}

/** What the kit uses of `@payment-routing/signing`. */
export interface Signing {
  readSecret(id: string, text: string): Secret;
  generateSecret(id: string): Secret;
  signWebhook(message: WebhookMessage, secrets: readonly Secret[]): Record<string, string>;
  signBody(body: object, secret: Secret): string;
  validateMacSpecification(
    specification: unknown,
  ):
    | { readonly ok: true }
    | { readonly ok: false; readonly issues: readonly { readonly path: string; readonly message: string }[] };
  computeMac(transaction: object, specification: object, salt: string, callback: object): string;
}

interface WebhookMessage {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly sessionId: number;
  readonly sequence: number;
  readonly redelivery: boolean;
  readonly supersedes?: readonly number[];
  readonly body: Uint8Array;
}

export interface ReceiverTarget {
  readonly signing: Signing;
  readonly secret: Secret;
  /** Signs the member `signature`. */
  readonly bodySecret?: Secret;
  readonly mac?: { readonly specification: object; readonly salt: string };
  readonly clientId: number;
  readonly accountId: number;
  /** The session of the next request. Every run has its own, so that runs do not meet. */
  readonly nextSession: () => number;
}

export type Json = Record<string, unknown>;

/** The changes that a rule makes to a valid callback. */
interface Delivery extends Partial<Omit<WebhookMessage, "body">> {
  /** Changes the callback before it is signed. */
  readonly edit?: (callback: Json, transaction: Json) => void;
  /** Changes the callback after its transactions have their MAC, before its signature is made. */
  readonly editBeforeSignature?: (callback: Json, transaction: Json) => void;
  /** Changes the callback after its signature is made. */
  readonly editSigned?: (callback: Json, transaction: Json) => void;
  /** Changes the text of the body before the headers are made. */
  readonly write?: (text: string) => string;
  /** Changes the request after the headers are made. */
  readonly change?: (request: HttpRequest) => Partial<HttpRequest>;
  readonly secrets?: readonly Secret[];
}

function createCallback(sessionId: number, { clientId, accountId }: ReceiverTarget): [Json, Json] {
  const money = { value: 12030, currency_id: 978 };
  const transaction: Json = {
    ...{ id: 1, route_config_id: 0, order_id: "CONFORMANCE-1", txn_type_id: 1 },
    ...{ payment_method: "APM", payment_type: "2", date_time: "2026-02-28T23:59:59" },
    ...{ amount: { ...money, decimals: 2 }, sale_amount: money, status: { code: 2010, message: "Declined" } },
    customer_info: { language: "en" },
  };
  return [
    {
      ...{ client_id: clientId, account_id: accountId, session_id: sessionId, sale_amount: money },
      ...{ status: { code: 4010, message: "Failed" }, transactions: [transaction] },
    },
    transaction,
  ];
}

/** An edit that sets members of the callback. */
export function setting(members: Json): (callback: Json) => void {
  return (callback) => {
    Object.assign(callback, members);
  };
}

/** Writes and signs a callback. */
export function deliver(target: ReceiverTarget, delivery: Delivery): HttpRequest {
  const { signing, secret, bodySecret, mac } = target;
  const sessionId = delivery.sessionId ?? target.nextSession();
  const [callback, transaction] = createCallback(sessionId, target);
  delivery.edit?.(callback, transaction);
  if (mac !== undefined) {
    for (const one of callback.transactions as Json[]) {
      one.hmac = signing.computeMac(one, mac.specification, mac.salt, callback);
    }
  }
  delivery.editBeforeSignature?.(callback, transaction);
  if (bodySecret !== undefined) callback.signature = signing.signBody(callback, bodySecret);
  delivery.editSigned?.(callback, transaction);
  const text = JSON.stringify(callback);
  const body = Buffer.from(delivery.write?.(text) ?? text);
  const message = {
    id: delivery.id ?? `conformance_${sessionId}_${delivery.sequence ?? 1}`,
    timestampSeconds: delivery.timestampSeconds ?? nowSeconds(),
    sessionId,
    sequence: delivery.sequence ?? 1,
    redelivery: delivery.redelivery ?? false,
    ...(delivery.supersedes !== undefined && { supersedes: delivery.supersedes }),
    body,
  };
  const headers = signing.signWebhook(message, delivery.secrets ?? [secret]);
  const request = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
  return { ...request, ...delivery.change?.(request) };
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

export type ReceiverRule = Rule<ReceiverTarget>;

type Deliveries = (target: ReceiverTarget) => readonly Delivery[];

function expecting(isAccepted: boolean) {
  return (facts: Facts, deliveries: Deliveries): ReceiverRule => ({
    ...facts,
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
