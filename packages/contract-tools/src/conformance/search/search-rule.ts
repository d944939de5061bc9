import type { Facts, Rule } from "../conformance-rule.ts";
import type { Exchange, HttpRequest, HttpResponse } from "../exchange.ts";

/** The part of `@payment-routing/search-contract` that the kit uses. */
export interface SearchContract {
  decodePaymentMethodSearchResponse(body: Uint8Array):
    | {
        readonly ok: true;
        readonly value: {
          readonly payment_methods: { readonly payment_method: readonly { readonly preference: number }[] };
        };
      }
    | {
        readonly ok: false;
        readonly issues: readonly {
          readonly message: string;
          readonly line?: number;
          readonly column?: number;
        }[];
      };
}

/** A search subject, and the decoder of the contract. */
export interface SearchTarget extends SearchSubject {
  /** Returns the first issue of a response, or its methods. */
  readonly decode: (body: Uint8Array) => { readonly issue: string } | { readonly preferences: number[] };
}

export type SearchRule = Rule<SearchTarget>;
/** Changes a valid search. */
export type Edit = (document: string, target: SearchTarget) => string | Uint8Array;

export const same: Edit = (document) => document;
export const replace =
  (part: string | RegExp, replacement: string): Edit =>
  (document) =>
    replaceOnce(document, part, replacement);
export const remove = (part: string | RegExp): Edit => replace(part, "");

export function request(
  target: SearchTarget,
  edit: Edit = same,
  changes: Partial<HttpRequest> = {},
): HttpRequest {
  const { clientId, key } = target;
  const body = edit(writeSearch(target), target);
  const login = Buffer.from(`${clientId}:${key}`).toString("base64");
  const headers = {
    "content-type": "application/xml",
    ...(key !== undefined && { authorization: `Basic ${login}` }),
    ...changes.headers,
  };
  return {
    method: changes.method ?? "GET",
    body: typeof body === "string" ? Buffer.from(body) : body,
    // An empty header stands for none.
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== "")),
  };
}

/** A rule with one request for each edit, whose responses meet the expectation. */
export function rule(
  facts: Facts,
  edits: readonly Edit[],
  expected: Expectation,
  changes: Partial<HttpRequest> = {},
) {
  return {
    ...facts,
    send: (target: SearchTarget) => edits.map((edit) => request(target, edit, changes)),
    check: (exchanges: readonly Exchange[], target: SearchTarget) =>
      exchanges.map(({ response }) => expected(response as HttpResponse, target)).find(Boolean),
  } satisfies SearchRule;
}

/** What is wrong with a response, or undefined. */
export type Expectation = (response: HttpResponse, target: SearchTarget) => string | undefined;

export const status =
  (expected: number): Expectation =>
  ({ status: got }) =>
    got === expected ? undefined : `expected status ${expected}, got ${got}`;
export const accepted = status(200);
export const rejected: Expectation = ({ status: got }) =>
  got >= 400 && got < 500 ? undefined : `expected a status from 400 to 499, got ${got}`;
/** A valid search for which no method may be eligible. */
export const valid: Expectation = ({ status: got }) =>
  got === 200 || got === 422
    ? undefined
    : `expected status 200, or 422 without an eligible method, got ${got}`;
export const header =
  (name: string, pattern: RegExp): Expectation =>
  ({ headers }) =>
    pattern.test(headers[name] ?? "")
      ? undefined
      : `expected ${name} ${pattern.source}, got ${headers[name]}`;
export const all =
  (...expectations: readonly Expectation[]): Expectation =>
  (response, target) =>
    expectations.map((expectation) => expectation(response, target)).find(Boolean);

/** What searches of the kit are about: choose values for which the server offers a method. */
export interface SearchSubject {
  readonly clientId: number;
  readonly accountId: number;
  readonly countryId: number;
  readonly currencyId: number;
  readonly key?: string;
  /** With currency 999, a country for which the server offers no method. */
  readonly ineligibleCountryId?: number;
}

/** A valid search as text. Rules replace parts of it, so its lines are part of the rules. */
export function writeSearch({ clientId, accountId, countryId, currencyId }: SearchSubject): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<payment_method_search_criteria>
<event_id>1</event_id>
<account_id>${accountId}</account_id>
<transaction>
<type_id>1</type_id>
<order_no>CONFORMANCE-1</order_no>
<product_type>100</product_type>
<fees><fee><value>100</value><type>1</type></fee></fees>
<amount><value>9900</value><country_id>${countryId}</country_id><currency_id>${currencyId}</currency_id><decimal>2</decimal></amount>
<orders><line_item><product><name>Ticket</name><sku>T-1</sku><description>A ticket</description></product></line_item><amount><country_id>${countryId}</country_id><value>9900</value></amount></orders>
</transaction>
<client_info>
<platform>HTML5</platform>
<language>en</language>
<version>1.0</version>
<ip>203.0.113.7</ip>
<client_id>${clientId}</client_id>
</client_info>
</payment_method_search_criteria>
`;
}

/** Replaces the first occurrence. Throws if there is none: the rule would send a valid document. */
export function replaceOnce(document: string, part: string | RegExp, replacement: string): string {
  const hasPart = typeof part === "string" ? document.includes(part) : part.test(document);
  if (!hasPart) throw new Error(`the search has no ${part}`);
  return document.replace(part, () => replacement);
}
