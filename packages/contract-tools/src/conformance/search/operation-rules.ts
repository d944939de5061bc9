import { fromDecision, fromInterface, fromOption } from "../conformance-rule.ts";
import type { HttpResponse } from "../exchange.ts";
import {
  accepted,
  all,
  type Edit,
  type Expectation,
  header,
  rejected,
  replace,
  replaceOnce,
  request,
  rule,
  type SearchRule,
  type SearchTarget,
  same,
  status,
} from "./search-rule.ts";

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

/** Names an ID that the key does not belong to. */
const ofOther =
  (element: "client_id" | "account_id", member: "clientId" | "accountId"): Edit =>
  (document, { [member]: id }) =>
    replaceOnce(document, `<${element}>${id}<`, `<${element}>${id === 1 ? 2 : 1}<`);
const needsKey = {
  skip: ({ key }: SearchTarget) => (key === undefined ? "needs --key" : undefined),
};
const keyRule = (...given: Parameters<typeof rule>): SearchRule => ({ ...rule(...given), ...needsKey });
const problem = all(header("content-type", /^application\/problem\+xml\b/), ({ body, status: got }) => {
  const text = Buffer.from(body).toString();
  const stated = /<status>\s*(\d+)\s*<\/status>/.exec(text)?.[1];
  return stated === undefined || Number(stated) === got
    ? undefined
    : `expected the problem's status to be ${got}, got ${stated}`;
});

/** Rules of the exchange: methods, headers, the response, errors and keys. */
export const operationRules: readonly SearchRule[] = [
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
  keyRule(
    fromOption("key-required", "5", "A search without a key gets 401 and WWW-Authenticate."),
    [same],
    all(status(401), header("www-authenticate", /./)),
    { headers: { authorization: "" } },
  ),
  keyRule(fromOption("wrong-key-rejected", "5", "A search with a wrong key gets 401."), [same], status(401), {
    headers: { authorization: "Bearer not-a-key-of-anybody" },
  }),
  {
    ...fromDecision("bearer-accepted", "5", "The key alone is accepted as a Bearer token."),
    ...needsKey,
    send: (target) => [request(target, same, { headers: { authorization: `Bearer ${target.key}` } })],
    check: ([one], target) => accepted(one?.response as HttpResponse, target),
  },
  keyRule(
    fromDecision("client-belongs-to-key", "5", "A client_id that the key does not belong to gets 403."),
    [ofOther("client_id", "clientId")],
    status(403),
  ),
  keyRule(
    fromDecision("account-belongs-to-key", "5", "An account_id that the key does not belong to gets 403."),
    [ofOther("account_id", "accountId")],
    status(403),
  ),
];
