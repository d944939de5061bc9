import { fromDecision, fromInterface } from "../conformance-rule.ts";
import { criteriaRules } from "./criteria-rules.ts";
import { operationRules } from "./operation-rules.ts";
import { accepted, rejected, remove, replace, rule, type SearchRule, status } from "./search-rule.ts";

/** Rules of a search as an XML document: order, unknown content, syntax and limits. */
const documentRules: readonly SearchRule[] = [
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
];

/** Every rule of the search. The first one sends a valid search: where it fails, most others fail too. */
export const searchRules: readonly SearchRule[] = [...operationRules, ...criteriaRules, ...documentRules];
