import type { ClosedCode, MerchantConfiguration } from "@payment-routing/config-contract";

/** The closed codes with their values; languages in lower case. */
export type KnownCodes = ReadonlyMap<ClosedCode | AlphaCode, ReadonlySet<number | string>>;

/** The alphabetic codes of ISO 4217 and ISO 3166, which callbacks can have in addition. */
type AlphaCode = "currency_alpha" | "billing_country_alpha";

/** The parts of a configuration that define the closed codes. */
export type CodeTables = Pick<MerchantConfiguration, "closed_codes" | ListSection>;

/** Reads the tables of the closed codes. A code without a table has no known values. */
export function readKnownCodes(tables: CodeTables): KnownCodes {
  const known = new Map<ClosedCode | AlphaCode, ReadonlySet<number | string>>();
  for (const code of tables.closed_codes ?? []) {
    const values = (tables[CODE_SECTIONS[code]] ?? []).map(keyOf);
    known.set(code, new Set(code === "language" ? values.map(foldLanguage) : values));
  }
  if (known.has("currency"))
    known.set("currency_alpha", new Set(tables.currencies.map(({ alpha3code }) => alpha3code)));
  if (known.has("billing_country"))
    known.set("billing_country_alpha", new Set(tables.countries.map(({ alpha2code }) => alpha2code)));
  return known;
}

/** The section of the configuration that lists the values of each code. */
export const CODE_SECTIONS = {
  country: "countries",
  order_country: "countries",
  phone_country: "countries",
  billing_country: "countries",
  traveller_country: "countries",
  trip_country: "countries",
  currency: "currencies",
  language: "languages",
  platform: "platforms",
  card: "methods",
  card_state: "card_states",
  session_type: "session_types",
  session_status: "session_statuses",
  transaction_status: "transaction_statuses",
  transaction_type: "transaction_types",
  payment_method: "payment_methods",
  payment_type: "payment_types",
  exchange_service: "exchange_services",
  operator: "operators",
} as const satisfies Readonly<Record<ClosedCode, keyof MerchantConfiguration>>;

type ListSection = (typeof CODE_SECTIONS)[ClosedCode];
type Entry = NonNullable<MerchantConfiguration[ListSection]>[number];

/** The key of a status. Without a sub-code it stands for the status with any sub-code. */
export function statusKey(code: number, subCode?: number): string {
  return subCode === undefined ? `${code}` : `${code}/${subCode}`;
}

/** Converts a language to lower case for comparison. Returns other values unchanged. */
export function foldLanguage<Value>(language: Value): Value | string {
  return typeof language === "string" ? language.toLowerCase() : language;
}

function keyOf(entry: Entry): number | string {
  return "code" in entry ? statusKey(entry.code, entry.sub_code) : entry.id;
}
