import { readFileSync } from "node:fs";
import {
  decodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";

/** A search request as XML, and the same data as JSON. */
export interface SearchDocument {
  readonly name: string;
  readonly xml: Buffer;
  readonly json: Buffer;
}

const EXAMPLES = new URL("../../../../schemas/examples/search/", import.meta.url);
const FULL = readFileSync(new URL("valid/full.xml", EXAMPLES), "utf8");

/** A request without the country of its amount. Every validator must reject it. */
export const INVALID: Uint8Array = Buffer.from(FULL.replace(/ *<country_id>208<\/country_id>\n/, ""));

/** Larger than the default of the contract. */
export const MAX_BYTES = { maxBytes: 4 * 1024 * 1024 };

/** The measured requests: the example, and documents made from it. */
export function makeDocuments() {
  const twenty = repeatOrders(FULL, 10);
  const bytesAnOrder = (Buffer.byteLength(twenty) - Buffer.byteLength(FULL)) / 18;
  return [
    makeDocument("full.xml", FULL),
    makeDocument("20 orders", twenty),
    makeDocument("20 orders, no text in ASCII", translate(twenty)),
    makeDocument("1 MB", repeatOrders(FULL, Math.round(2 ** 20 / bytesAnOrder / 2))),
    makeDocument("full.xml, written unusually", writeUnusually(FULL)),
  ] as const;
}

function makeDocument(name: string, text: string): SearchDocument {
  const xml = Buffer.from(text);
  return { name, xml, json: Buffer.from(JSON.stringify(decode(xml))) };
}

/** The value of a valid document. */
export function decode(xml: Uint8Array): PaymentMethodSearchCriteria {
  const decoded = decodePaymentMethodSearchCriteria(xml, MAX_BYTES);
  if (!decoded.ok) throw new Error(decoded.issues.map(({ message }) => message).join("\n"));
  return decoded.value;
}

/** Repeats the two orders of the example. */
function repeatOrders(xml: string, times: number): string {
  return xml.replace(/(?<=<orders>)(.*)(?=\n *<\/orders>)/s, (orders) => orders.repeat(times));
}

const TRANSLATIONS: Readonly<Record<string, string>> = {
  "ONE WAY": "Enkeltrejse København–Tórshavn",
  "CPH &amp; LHR economy": "Κοπεγχάγη &amp; Λονδίνο, οικονομική",
  BAG: "Чемодан",
  "Checked bag 23kg": "Сдаваемый багаж 23 кг",
  SEAT: "座席",
  "Extra legroom": "足元が広い座席，窓側",
};

/** Replaces the descriptions by text with two and three bytes a character. */
function translate(xml: string): string {
  return Object.entries(TRANSLATIONS).reduce(
    (text, [from, to]) => text.replaceAll(`>${from}<`, `>${to}<`),
    xml,
  );
}

const XSI = "http://www.w3.org/2001/XMLSchema-instance";
const UNUSUAL: readonly (readonly [from: RegExp, to: string])[] = [
  [
    /(?<=<payment_method_search_criteria)(?=>)/,
    ` xmlns:xsi="${XSI}" xsi:noNamespaceSchemaLocation="search.xsd"`,
  ],
  [/(?<=<transaction>)/, "<!-- sent by the terminal -->"],
  [/QX7-20261120.0001/, "<![CDATA[QX7-20261120.0001]]>"],
  [/(<country_id>208<.country_id>\s*)(<currency_id>208<.currency_id>\s*)/, "$2$1"],
  [/(<platform>HTML5<.platform>\s*)(<language>en<.language>\s*)/, "$2$1"],
];

/** The same data with a comment, a CDATA section, children in another order, and an attribute with a prefix. */
function writeUnusually(xml: string): string {
  return UNUSUAL.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new RangeError(`the example has no ${from}`);
    return text.replace(from, to);
  }, xml);
}
