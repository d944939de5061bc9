import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  answerSound,
  edit,
  type Fault,
  findFailures,
  forwardOnce,
  makeRequestsOnce,
  reject,
  startLate,
  text,
} from "../../../test/faults.ts";
import { loadPackage } from "../conformance-command.ts";
import { exchange, type HttpRequest, type HttpResponse } from "../exchange.ts";
import { type SearchContract, type SearchTarget, writeSearch } from "./search-rule.ts";
import { searchRules } from "./search-rules.ts";

// Our server keeps every rule. Behind a layer with one fault it breaks exactly the rules of the fault.

const CONFIGURATION = fileURLToPath(new URL("../../../../../schemas/examples/config/valid", import.meta.url));
const SUBJECT = {
  clientId: 10077,
  accountId: 100482,
  countryId: 208,
  currencyId: 208,
  key: "sandbox-key",
  ineligibleCountryId: 1,
};

let searchUrl: URL;
let closeServer: () => Promise<void>;
let search: SearchTarget;

beforeAll(async () => {
  const [server, store, contract] = await Promise.all([
    load<Server>("server"),
    load<ConfigStore>("config-store"),
    load<SearchContract>("search-contract"),
  ]);
  const configuration = await store.loadConfiguration(CONFIGURATION, { sandbox: true });
  const logger = server.createLogger("error", { write: () => {} });
  const service = server.createServer({ configuration, logger, settings: { host: "127.0.0.1", port: 0 } });
  const { url } = await service.listen();
  closeServer = () => service.close();
  searchUrl = new URL("/crs/routingservice/external/get-payment-methods", url);
  search = {
    ...SUBJECT,
    decode(body) {
      const result = contract.decodePaymentMethodSearchResponse(body);
      if (!result.ok) return { issue: String(result.issues[0]?.message) };
      return {
        preferences: result.value.payment_methods.payment_method.map(({ preference }) => preference),
      };
    },
  };
});

afterAll(() => closeServer());

// The parts of packages that the tests use. Their types are not built before the tools.
interface Server {
  createLogger(level: string, output: { write(): void }): object;
  createServer(options: object): { listen(): Promise<{ url: string }>; close(): Promise<void> };
}
interface ConfigStore {
  loadConfiguration(folder: string, options: { sandbox: boolean }): Promise<object>;
}

async function load<Exports>(name: string): Promise<Exports> {
  const exports = await loadPackage<Exports>(`@payment-routing/${name}`, process.cwd());
  if (exports === undefined) throw new Error(`${name} is not built`);
  return exports;
}

describe("search", () => {
  const rules = makeRequestsOnce(searchRules);
  const forward = forwardOnce(async (request) => {
    const { response, error } = await exchange(searchUrl, request, 10_000);
    if (response === undefined) throw new Error(error);
    return response;
  });
  const login = Buffer.from(`${SUBJECT.clientId}:${SUBJECT.key}`).toString("base64");
  const validRequest = {
    method: "GET",
    headers: { "content-type": "application/xml", authorization: `Basic ${login}` },
    body: Buffer.from(writeSearch(SUBJECT)),
  };
  /** Changes successful responses. */
  const answers =
    (change: (response: HttpResponse, request: HttpRequest) => HttpResponse): Fault =>
    async (request, forwardTo) => {
      const response = await forwardTo(request);
      return response.status === 200 ? change(response, request) : response;
    };
  /** Accepts documents that it should reject. */
  const accepting =
    (matches: (body: string, request: HttpRequest) => boolean): Fault =>
    (request, forwardTo) =>
      forwardTo(matches(text(request), request) ? validRequest : request);
  /** Rejects documents that it should accept. */
  const rejecting =
    (matches: (body: string, request: HttpRequest) => boolean): Fault =>
    async (request, forwardTo) =>
      matches(text(request), request) ? reject(400) : forwardTo(request);
  const lacks = (part: RegExp, parent: RegExp = /<payment_method_search_criteria>/) =>
    accepting((body) => parent.test(body) && !part.test(body));
  const without = (name: string, parent?: RegExp) => lacks(new RegExp(`<${name}\\b`), parent);

  const faults: readonly (readonly [fails: string, fault: Fault])[] = [
    ["get-is-answered", startLate()],
    [
      "response-is-xml",
      answers((response) => ({ ...response, headers: { ...response.headers, "content-type": "text/html" } })),
    ],
    [
      "response-is-not-cached",
      answers((response) => ({
        ...response,
        headers: { ...response.headers, "cache-control": "max-age=60" },
      })),
    ],
    [
      "preferences-ascend",
      answers((response) =>
        edit(response, (body) => body.replace(/<preference>\d+(?=[\s\S]*<preference>)/, "<preference>999")),
      ),
    ],
    [
      "response-follows-contract preferences-ascend post-is-answered",
      answers((response) => edit(response, (body) => body.replace(/<state_id>[^<]*<\/state_id>/, ""))),
    ],
    ["post-is-answered", rejecting((_, { method }) => method === "POST")],
    ["other-methods-rejected", accepting((_, { method }) => method === "PUT")],
    [
      "other-content-types-rejected",
      accepting((_, { headers }) => headers["content-type"] === "application/json"),
    ],
    [
      "text-xml-accepted",
      rejecting((_, { headers }) => headers["content-type"]?.startsWith("text/xml") === true),
    ],
    [
      "optional-elements-absent",
      rejecting((body) => body.includes("<orders>") && body.includes("<line_item></line_item>")),
    ],
    ["optional-elements-present", rejecting((body) => body.includes("<sdk-version>"))],
    ["transaction-types", rejecting((body) => body.includes("<type_id>6<"))],
    ["other-transaction-types", accepting((body) => body.includes("<type_id>7<"))],
    ["product-types", rejecting((body) => body.includes(">210<"))],
    ["other-product-types", accepting((body) => body.includes(">300<"))],
    ["several-fees", rejecting((body) => body.split("<fee>").length === 3)],
    ["several-products", rejecting((body) => body.includes("</product><product>"))],
    ["several-order-lines", rejecting((body) => body.includes("</amount><line_item>"))],
    ["order-lines-alternate", accepting((body) => body.includes("</line_item><line_item>"))],
    ["airline-data-is-open", rejecting((body) => body.includes("<leg"))],
    ["order-no-is-free", rejecting((body) => body.includes("A 1/2 é"))],
    ["language-has-a-default", rejecting((body) => body.includes("<platform>HTML5</platform>\n<version>"))],
    ["language-is-iso-639-1", accepting((body) => body.includes(">english<"))],
    ["missing-event-id", without("event_id")],
    ["missing-account-id", without("account_id")],
    ["missing-transaction", without("transaction")],
    ["missing-order-no", without("order_no", /<transaction>/)],
    ["missing-amount", lacks(/<\/fees>\n<amount>/, /<fees>/)],
    ["missing-amount-value", lacks(/<amount><value>/, /<\/fees>\n<amount>/)],
    ["missing-amount-country-id", lacks(/<country_id>\d+<\/country_id><currency_id>/, /<\/fees>\n<amount>/)],
    ["missing-decimal", without("decimal", /<currency_id>/)],
    ["missing-orders", without("orders", /<transaction>/)],
    ["missing-line-item", without("line_item", /<orders>/)],
    ["missing-order-amount", accepting((body) => body.includes("</line_item></orders>"))],
    ["missing-order-amount-country-id", accepting((body) => body.includes("</line_item><amount><value>"))],
    ["missing-order-amount-value", accepting((body) => body.includes("</country_id></amount></orders>"))],
    ["missing-fee-value", accepting((body) => body.includes("<fee><type>"))],
    ["missing-client-info", without("client_info")],
    ["missing-platform", without("platform", /<client_info>/)],
    ["missing-version", without("version", /<client_info>/)],
    ["missing-ip", without("ip", /<client_info>/)],
    ["missing-client-id", without("client_id", /<client_info>/)],
    ["mobile-needs-country", accepting((body) => body.includes("</mobile></mobile>"))],
    ["integers-are-checked", accepting((body) => body.includes("99.00"))],
    ["booleans-are-checked", accepting((body) => body.includes("<validated>yes"))],
    ["integers-are-exact", rejecting((body) => body.includes("9007199254740991"))],
    ["large-integers-rejected", accepting((body) => body.includes("9007199254740992"))],
    ["siblings-in-any-order", rejecting((body) => /<\/client_info>\n<transaction>/.test(body))],
    ["unknown-elements-rejected", accepting((body) => body.includes("<unknown>"))],
    ["unknown-attributes-rejected", accepting((body) => body.includes(" unknown="))],
    ["repeated-elements-rejected", accepting((body) => body.includes("<event_id>2<"))],
    ["other-roots-rejected", accepting((body) => body.includes("<payment_method_search_response>"))],
    ["malformed-xml-rejected", accepting((body) => body.includes("A & B"))],
    ["xml-syntax-is-read", rejecting((body) => body.includes("CDATA"))],
    ["doctype-rejected", accepting((body) => body.includes("<!DOCTYPE"))],
    ["utf-8-only", accepting((body) => body.includes("\u{FFFD}"))],
    ["depth-is-limited", accepting((body) => body.includes("<a><a>"))],
    ["size-is-limited", accepting((body) => body.length > 256 * 1024)],
    ["no-eligible-method", rejecting((body) => body.includes("<country_id>1<"))],
    ["key-required", accepting((_, { headers }) => headers.authorization === undefined)],
    [
      "wrong-key-rejected",
      accepting((_, { headers }) => headers.authorization?.includes("not-a-key") === true),
    ],
    ["bearer-accepted", rejecting((_, { headers }) => headers.authorization === `Bearer ${SUBJECT.key}`)],
    ["client-belongs-to-key", accepting((body) => body.includes("<client_id>1<"))],
    ["account-belongs-to-key", accepting((body) => body.includes("<account_id>1<"))],
    [
      "errors-are-problems",
      async (request, forwardTo) => {
        const response = await forwardTo(request);
        return response.status === 400
          ? { ...response, headers: { "content-type": "text/plain" } }
          : response;
      },
    ],
  ];
  const repeated: Fault = (() => {
    let last: string | undefined;
    return async (request, forwardTo) => {
      const isRepeated = request.method === "GET" && text(request) === last && last.includes("<event_id>1<");
      last = text(request);
      return isRepeated ? reject(409) : forwardTo(request);
    };
  })();

  test("our server keeps every rule", async () => {
    expect(await findFailures(rules, search, forward, answerSound)).toEqual([]);
  });

  test.for(faults)("a fault breaks exactly: %s", async ([fails, fault]) => {
    expect(await findFailures(rules, search, forward, fault)).toEqual(fails.split(" "));
  });

  test("every rule about one request has a fault", () => {
    const broken = new Set(faults.flatMap(([fails]) => fails.split(" ")));
    const left = searchRules.map(({ id }) => id).filter((id) => !broken.has(id));
    expect(left).toEqual(["repeated-event-id-accepted"]);
  });

  test("a server that rejects what it has seen breaks the rule about it", async () => {
    expect(await findFailures(rules, search, forward, repeated)).toContain("repeated-event-id-accepted");
  });
});
