import type { Exchange, HttpRequest, HttpResponse } from "./exchange.ts";
import type { Rule } from "./rule.ts";
import { replaceOnce, type SearchSubject, writeSearch } from "./search-document.ts";

/** A search subject, and the decoder of the contract. */
export interface SearchTarget extends SearchSubject {
  /** Returns the first issue of a response, or its methods. */
  readonly decode: (body: Uint8Array) => { readonly issue: string } | { readonly preferences: number[] };
}

type SearchRule = Rule<SearchTarget>;
type Edit = (document: string, target: SearchTarget) => string | Uint8Array;
type Facts = Pick<SearchRule, "id" | "section" | "text" | "source">;

const same: Edit = (document) => document;
const replace =
  (part: string | RegExp, replacement: string): Edit =>
  (document) =>
    replaceOnce(document, part, replacement);
const remove = (part: string | RegExp): Edit => replace(part, "");

const fromInterface = (id: string, section: string, text: string): Facts => ({
  ...{ id, section, text, source: "interface" },
});
const fromDecision = (id: string, section: string, text: string): Facts => ({
  ...{ id, section, text, source: "decision" },
});

function request(target: SearchTarget, edit: Edit = same, changes: Partial<HttpRequest> = {}): HttpRequest {
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

/** One request for each edit, whose responses meet the expectation. */
function rule(
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

type Expectation = (response: HttpResponse, target: SearchTarget) => string | undefined;

const status =
  (expected: number): Expectation =>
  ({ status: got }) =>
    got === expected ? undefined : `expected status ${expected}, got ${got}`;
const accepted = status(200);
const rejected: Expectation = ({ status: got }) =>
  got >= 400 && got < 500 ? undefined : `expected a status from 400 to 499, got ${got}`;
/** A valid search for which no method may be eligible. */
const valid: Expectation = ({ status: got }) =>
  got === 200 || got === 422
    ? undefined
    : `expected status 200, or 422 without an eligible method, got ${got}`;
const header =
  (name: string, pattern: RegExp): Expectation =>
  ({ headers }) =>
    pattern.test(headers[name] ?? "")
      ? undefined
      : `expected ${name} ${pattern.source}, got ${headers[name]}`;
const all =
  (...expectations: readonly Expectation[]): Expectation =>
  (response, target) =>
    expectations.map((expectation) => expectation(response, target)).find(Boolean);
const decodes: Expectation = ({ body }, { decode }) => {
  const decoded = decode(body);
  return "issue" in decoded ? decoded.issue : undefined;
};
const ascends: Expectation = ({ body }, { decode }) => {
  const decoded = decode(body);
  if ("issue" in decoded) return decoded.issue;
  const { preferences } = decoded;
  return preferences.every((preference, index) => index === 0 || preference > (preferences[index - 1] ?? 0))
    ? undefined
    : `expected unique ascending preferences, got ${preferences.join(", ")}`;
};

const element = (name: string) => new RegExp(`<${name}>[^<]*</${name}>\n?`);
/** A rule for each required element: without it the search is rejected. */
const missing = (name: string, part: string | RegExp = element(name), id = name.replaceAll("_", "-")) =>
  rule(
    fromInterface(`missing-${id}`, "2.1", `A search without ${name} is rejected.`),
    [remove(part)],
    rejected,
  );
const orderAmount = /<amount>(?:(?!<amount>).)*<\/amount>(?=<\/orders>)/;
const inOrderAmount =
  (part: string): Edit =>
  (document) =>
    document.replace(/(<\/line_item><amount>.*?)(<\/orders>)/, (text) =>
      replaceOnce(text, element(part), ""),
    );
const lineAndAmount = /<line_item>.*<\/line_item><amount>.*<\/amount>(?=<\/orders>)/;
const needsKey = {
  skip: ({ key }: SearchTarget) => (key === undefined ? "needs --key" : undefined),
};
const problem = all(header("content-type", /^application\/problem\+xml\b/), ({ body, status: got }) => {
  const text = Buffer.from(body).toString();
  const stated = /<status>\s*(\d+)\s*<\/status>/.exec(text)?.[1];
  return stated === undefined || Number(stated) === got
    ? undefined
    : `expected the problem's status to be ${got}, got ${stated}`;
});

export const searchRules: readonly SearchRule[] = [
  rule(
    fromInterface("get-is-answered", "4.1", "A valid search with GET and a body is answered with 200."),
    [same],
    accepted,
  ),
  rule(
    fromInterface(
      "response-follows-contract",
      "2.2",
      "The response is a document that the contract accepts, with at least one method.",
    ),
    [same],
    all(accepted, decodes),
  ),
  rule(
    fromDecision(
      "preferences-ascend",
      "2.2",
      "Preferences are unique and ascending: the first method is the default.",
    ),
    [same],
    all(accepted, ascends),
  ),
  rule(
    fromDecision("response-is-xml", "4.1", "The response has the content type application/xml or text/xml."),
    [same],
    header("content-type", /^(application|text)\/xml\b/),
  ),
  rule(
    fromDecision("response-is-not-cached", "4.1", "The response has Cache-Control: no-store."),
    [same],
    header("cache-control", /\bno-store\b/),
  ),
  rule(
    fromDecision("post-is-answered", "4.1", "POST on the same path does what GET does."),
    [same],
    all(accepted, decodes),
    { method: "POST" },
  ),
  rule(
    fromDecision("other-methods-rejected", "4.1", "Other methods get 405 and the header Allow."),
    [same],
    all(status(405), header("allow", /\bGET\b/)),
    { method: "PUT" },
  ),
  rule(
    fromDecision("other-content-types-rejected", "4.1", "A body that is not XML gets 415."),
    [same],
    status(415),
    { headers: { "content-type": "application/json" } },
  ),
  rule(
    fromDecision("text-xml-accepted", "4.1", "The content type text/xml with the charset UTF-8 is accepted."),
    [same],
    accepted,
    { headers: { "content-type": "text/xml; charset=utf-8" } },
  ),

  rule(
    fromInterface("optional-elements-absent", "2.1", "A search without the optional elements is accepted."),
    [
      (document) =>
        [
          /<type_id>1<\/type_id>\n/,
          element("product_type"),
          /<fees>.*<\/fees>\n/,
          /<product>.*<\/product>/,
        ].reduce((text, part) => replaceOnce(text, part, ""), document),
    ],
    accepted,
  ),
  rule(
    fromInterface("optional-elements-present", "2.1", "A search with every optional element is accepted."),
    [
      replace(
        "<ip>",
        "<sdk-version>2</sdk-version><mobile><mobile>28880019</mobile><mobile_type>1</mobile_type><country_id>208</country_id><validated>true</validated></mobile><email><email>a@example.com</email><email_type>1</email_type><validated>false</validated></email><device_id>d</device_id><ip>",
      ),
    ],
    valid,
  ),
  rule(
    fromInterface("transaction-types", "2.1.1", "The transaction types 1 to 6 are valid."),
    [1, 2, 3, 4, 5, 6].map((type) => replace("<type_id>1<", `<type_id>${type}<`)),
    valid,
  ),
  rule(
    fromInterface("other-transaction-types", "2.1.1", "Other transaction types are rejected."),
    [0, 7].map((type) => replace("<type_id>1<", `<type_id>${type}<`)),
    rejected,
  ),
  rule(
    fromInterface("product-types", "2.1", "The product types 100, 200 and 210 are valid."),
    [100, 200, 210].map((type) => replace("<product_type>100<", `<product_type>${type}<`)),
    valid,
  ),
  rule(
    fromInterface("other-product-types", "2.1", "Other product types are rejected."),
    [replace("<product_type>100<", "<product_type>300<")],
    rejected,
  ),
  rule(
    fromInterface("several-fees", "2.1", "Several fees are accepted."),
    [replace("</fees>", "<fee><value>1</value></fee></fees>")],
    valid,
  ),
  rule(
    fromInterface("several-products", "2.1", "A line item may hold several products."),
    [replace("</line_item>", "<product><sku>T-2</sku></product></line_item>")],
    accepted,
  ),
  rule(
    fromInterface(
      "several-order-lines",
      "2.1",
      "Several line items, each followed by its amount, are accepted.",
    ),
    [(document) => document.replace(lineAndAmount, (line) => line + line)],
    accepted,
  ),
  rule(
    fromInterface("order-lines-alternate", "2.1", "Two line items before their amounts are rejected."),
    [
      (document) =>
        document.replace(/(<line_item>.*<\/line_item>)(<amount>.*<\/amount>)(?=<\/orders>)/, "$1$1$2$2"),
    ],
    rejected,
  ),
  rule(
    fromDecision("airline-data-is-open", "2.1", "airline_data may hold any well-formed content."),
    [replace("</product>", '<airline_data><leg no="1">CPH</leg>text</airline_data></product>')],
    accepted,
  ),
  rule(
    fromInterface("order-no-is-free", "2.1", "An order number outside the recommended pattern is accepted."),
    [replace("CONFORMANCE-1", "A 1/2 é")],
    accepted,
  ),
  rule(
    fromInterface("language-has-a-default", "2.1", "A search without language is accepted."),
    [remove(element("language"))],
    accepted,
  ),
  rule(
    fromInterface("language-is-iso-639-1", "2.1", "A language that does not have two letters is rejected."),
    [replace(">en<", ">english<")],
    rejected,
  ),

  missing("event_id"),
  missing("account_id"),
  missing("transaction", /<transaction>[\s\S]*<\/transaction>\n/),
  missing("order_no"),
  missing("amount", /<amount>.*<\/amount>\n/),
  missing("amount/value", "<value>9900</value>", "amount-value"),
  missing("amount/country_id", element("country_id"), "amount-country-id"),
  missing("decimal"),
  missing("orders", /<orders>.*<\/orders>\n/),
  missing("line_item", /<line_item>.*<\/line_item>/),
  missing("orders/amount", orderAmount, "order-amount"),
  rule(
    fromInterface(
      "missing-order-amount-country-id",
      "2.1",
      "A search without orders/amount/country_id is rejected.",
    ),
    [inOrderAmount("country_id")],
    rejected,
  ),
  rule(
    fromInterface("missing-order-amount-value", "2.1", "A search without orders/amount/value is rejected."),
    [inOrderAmount("value")],
    rejected,
  ),
  missing("fee/value", "<value>100</value>", "fee-value"),
  missing("client_info", /<client_info>[\s\S]*<\/client_info>\n/),
  missing("platform"),
  missing("version"),
  missing("ip"),
  missing("client_id"),
  rule(
    fromInterface("mobile-needs-country", "2.1", "A mobile number without its country is rejected."),
    [replace("<ip>", "<mobile><mobile>28880019</mobile></mobile><ip>")],
    rejected,
  ),
  rule(
    fromInterface("integers-are-checked", "2.1", "Text in an integer is rejected."),
    [
      replace("<event_id>1<", "<event_id>one<"),
      replace("<value>9900</value><country_id>", "<value>99.00</value><country_id>"),
      replace("<decimal>2<", "<decimal>two<"),
    ],
    rejected,
  ),
  rule(
    fromInterface("booleans-are-checked", "2.1", "Text in a boolean is rejected."),
    [replace("<ip>", "<email><validated>yes</validated></email><ip>")],
    rejected,
  ),
  rule(
    fromDecision("integers-are-exact", "2.1", "Integers up to 2^53 - 1 are accepted."),
    [replace("<event_id>1<", "<event_id>9007199254740991<")],
    accepted,
  ),
  rule(
    fromDecision("large-integers-rejected", "2.1", "Integers past 2^53 - 1 are rejected."),
    [replace("<event_id>1<", "<event_id>9007199254740992<")],
    rejected,
  ),
  rule(
    fromDecision("repeated-event-id-accepted", "2.1", "A repeated event_id is accepted."),
    [same, same],
    accepted,
  ),
  rule(
    fromDecision("siblings-in-any-order", "2.1", "Siblings are read in any order."),
    [
      (document) =>
        document.replace(
          /(<transaction>[\s\S]*<\/transaction>\n)(<client_info>[\s\S]*<\/client_info>\n)/,
          "$2$1",
        ),
    ],
    accepted,
  ),
  rule(
    fromDecision("unknown-elements-rejected", "2.1", "An unknown element is rejected with 400."),
    [replace("<event_id>", "<unknown>1</unknown><event_id>")],
    status(400),
  ),
  rule(
    fromDecision("unknown-attributes-rejected", "2.1", "An unknown attribute is rejected with 400."),
    [replace("<event_id>", '<event_id unknown="1">')],
    status(400),
  ),
  rule(
    fromInterface("repeated-elements-rejected", "2.1", "A repeated single element is rejected."),
    [replace("<event_id>", "<event_id>2</event_id><event_id>")],
    rejected,
  ),
  rule(
    fromInterface("other-roots-rejected", "2.1", "A document with another root is rejected."),
    [(document) => document.replaceAll("payment_method_search_criteria", "payment_method_search_response")],
    rejected,
  ),
  rule(
    fromInterface("malformed-xml-rejected", "2.1", "A document that is not well-formed is rejected."),
    [remove("</client_info>"), (document) => document.replace("CONFORMANCE-1", "A & B"), () => ""],
    rejected,
  ),
  rule(
    fromInterface(
      "xml-syntax-is-read",
      "2.1",
      "CDATA, comments, character references and a byte order mark are read.",
    ),
    [
      replace("CONFORMANCE-1", "<![CDATA[A-1]]>"),
      replace("<event_id>", "<!-- comment --><event_id>"),
      replace("CONFORMANCE-1", "A&#45;1"),
      (document) => `\u{FEFF}${document}`,
    ],
    accepted,
  ),
  rule(
    fromDecision("doctype-rejected", "2.1", "A document with a DOCTYPE is rejected with 400."),
    [
      replace(
        "<payment_method_search_criteria>",
        "<!DOCTYPE payment_method_search_criteria>\n<payment_method_search_criteria>",
      ),
    ],
    status(400),
  ),
  rule(
    fromInterface("utf-8-only", "2.1", "Bytes that are not UTF-8 are rejected."),
    [(document) => Buffer.from(document.replace("CONFORMANCE-1", "é"), "latin1")],
    rejected,
  ),
  rule(
    fromDecision("depth-is-limited", "8", "More than 64 levels of elements are rejected."),
    [replace("</product>", `<airline_data>${"<a>".repeat(64)}${"</a>".repeat(64)}</airline_data></product>`)],
    rejected,
  ),
  rule(
    fromDecision("size-is-limited", "8", "A document of more than 256 KiB gets 413."),
    [replace("CONFORMANCE-1", "A".repeat(256 * 1024))],
    status(413),
  ),
  rule(
    fromDecision(
      "errors-are-problems",
      "7",
      "An error is a problem document (RFC 9457) as application/problem+xml.",
    ),
    [replace("<event_id>1<", "<event_id>one<")],
    all(rejected, problem),
  ),

  {
    ...rule(
      fromDecision("no-eligible-method", "4.1", "A search for which no method is eligible gets 422."),
      [
        (document, { countryId, currencyId, ineligibleCountryId }) =>
          document
            .replaceAll(`<country_id>${countryId}<`, `<country_id>${ineligibleCountryId}<`)
            .replace(`<currency_id>${currencyId}<`, "<currency_id>999<"),
      ],
      status(422),
    ),
    skip: ({ ineligibleCountryId }) =>
      ineligibleCountryId === undefined ? "needs --ineligible-country-id" : undefined,
  },
  {
    ...rule(
      fromDecision("key-required", "5", "A search without a key gets 401 and WWW-Authenticate."),
      [same],
      all(status(401), header("www-authenticate", /./)),
      { headers: { authorization: "" } },
    ),
    ...needsKey,
  },
  {
    ...rule(
      fromDecision("wrong-key-rejected", "5", "A search with a wrong key gets 401."),
      [same],
      status(401),
      { headers: { authorization: "Bearer not-a-key-of-anybody" } },
    ),
    ...needsKey,
  },
  {
    ...fromDecision("bearer-accepted", "5", "The key alone is accepted as a Bearer token."),
    ...needsKey,
    send: (target) => [request(target, same, { headers: { authorization: `Bearer ${target.key}` } })],
    check: ([one]) => accepted(one?.response as HttpResponse, {} as SearchTarget),
  },
  {
    ...rule(
      fromDecision("client-belongs-to-key", "5", "A client_id that the key does not belong to gets 403."),
      [(document, { clientId }) => replaceOnce(document, `<client_id>${clientId}<`, "<client_id>1<")],
      status(403),
    ),
    ...needsKey,
  },
  {
    ...rule(
      fromDecision("account-belongs-to-key", "5", "An account_id that the key does not belong to gets 403."),
      [(document, { accountId }) => replaceOnce(document, `<account_id>${accountId}<`, "<account_id>1<")],
      status(403),
    ),
    ...needsKey,
  },
];
