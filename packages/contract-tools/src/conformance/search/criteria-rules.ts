import { fromDecision, fromInterface } from "../conformance-rule.ts";
import {
  accepted,
  type Edit,
  rejected,
  remove,
  replace,
  replaceOnce,
  rule,
  type SearchRule,
  same,
  valid,
} from "./search-rule.ts";

const element = (name: string) => new RegExp(`<${name}>[^<]*</${name}>\n?`);
/** A rule for each required element: without it the search is rejected. */
const missing = (name: string, part: string | RegExp | Edit = element(name)) =>
  rule(
    fromInterface(`missing-${idOf(name)}`, "2.1", `A search without ${name} is rejected.`),
    [typeof part === "function" ? part : remove(part)],
    rejected,
  );
const idOf = (path: string): string => path.replace("orders/", "order/").replaceAll(/[_/]/g, "-");
const orderAmount = /<amount>(?:(?!<amount>).)*<\/amount>(?=<\/orders>)/;
const inOrderAmount =
  (part: string): Edit =>
  (document) =>
    document.replace(/(<\/line_item><amount>.*?)(<\/orders>)/, (text) =>
      replaceOnce(text, element(part), ""),
    );
const lineAndAmount = /<line_item>.*<\/line_item><amount>.*<\/amount>(?=<\/orders>)/;

/** Rules of the elements of a search: which are required, and their values. */
export const criteriaRules: readonly SearchRule[] = [
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
  missing("amount/value", "<value>9900</value>"),
  missing("amount/country_id", element("country_id")),
  missing("decimal"),
  missing("orders", /<orders>.*<\/orders>\n/),
  missing("line_item", /<line_item>.*<\/line_item>/),
  missing("orders/amount", orderAmount),
  missing("orders/amount/country_id", inOrderAmount("country_id")),
  missing("orders/amount/value", inOrderAmount("value")),
  missing("fee/value", "<value>100</value>"),
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
];
