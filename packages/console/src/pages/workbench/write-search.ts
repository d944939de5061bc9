import type { Decision } from "@payment-routing/operator-contract";
import {
  encodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";

/** The members of facts that a search has. */
interface SearchFacts {
  readonly [name: string]: unknown;
  readonly country?: number;
  readonly value?: number;
  readonly fees?: readonly unknown[];
  readonly line_count?: number;
  readonly order?: { readonly skus: readonly string[]; readonly countries: readonly number[] };
  readonly ip_ranges?: readonly string[] | null;
}

/** An address of documentation, which nobody has. */
const NOBODY = "203.0.113.7";

/** Writes a search with the facts of a decision. What decisions do not record, such as addresses, is made up. */
export function writeSearch({ client_id, account_id, event_id, facts }: SearchOrigin): string {
  const {
    country = 208,
    value = 9900,
    fees = [],
    line_count = 1,
    order,
    ip_ranges,
    ...fact
  } = facts as SearchFacts;
  const { skus = [], countries = [country] } = order ?? {};
  const lines = Array.from({ length: line_count }, (_, index) => ({
    line_item: { product: index === 0 ? skus.map((sku) => ({ sku })) : [] },
    amount: {
      country_id: countries[index] ?? countries[0] ?? country,
      value: String(index === 0 ? value : 0),
    },
  }));
  const search = omitAbsent({
    event_id,
    account_id,
    transaction: {
      type_id: fact.transaction_type,
      order_no: "A-1",
      product_type: fact.product_type,
      fees: fees.length > 0 ? { fee: fees } : undefined,
      amount: { value, country_id: country, currency_id: fact.currency, decimal: fact.decimal ?? 2 },
      orders: lines,
    },
    client_info: {
      platform: fact.platform ?? "HTML5",
      language: fact.language,
      version: fact.version ?? "1.0",
      "sdk-version": fact.sdk_version,
      mobile: {
        mobile: fact.mobile_number ? 10000000 : undefined,
        mobile_type: fact.mobile_type,
        country_id: fact.mobile_country,
        validated: fact.mobile_validated,
      },
      email: {
        email: fact.email_address ? "somebody@example.test" : undefined,
        email_type: fact.email_type,
        validated: fact.email_validated,
      },
      device_id: fact.device_id ? "device-1" : undefined,
      ip: ip_ranges?.[0]?.replace(/\/.*/, "") ?? NOBODY,
      client_id,
    },
  });
  return indent(encodePaymentMethodSearchCriteria(search as PaymentMethodSearchCriteria));
}

export type SearchOrigin = Pick<Decision, "client_id" | "account_id" | "event_id" | "facts">;

/** Without members that have no value, and without objects that have no members then. */
function omitAbsent(given: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const members = Object.entries(given)
    .map(([name, value]) => [name, omitAbsent(value)] as const)
    .filter(([, value]) => value !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** Writes each element on a line of its own, unless it has text. */
export function indent(xml: string): string {
  let depth = 0;
  return xml.replace(/>\s*</g, ">\n<").replace(/^<(\/?)[^>]*?(\/?)>(.*)$/gm, (line, end, empty, rest) => {
    if (end !== "") depth--;
    const indented = "  ".repeat(depth) + line;
    if (end === "" && empty === "" && !/^<\?/.test(line) && !rest.includes("</")) depth++;
    return indented;
  });
}
