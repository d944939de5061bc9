import type { ClosedCode, MerchantConfiguration } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { type CodeTable, findByCode, makeCodeTable } from "../code-table.ts";
import { readKnownCodes } from "../configuration/known-codes.ts";

/** Finds the closed codes of a search whose value is not known. Ignores codes that the request leaves out. */
export type UnknownCodeFinder = (
  criteria: PaymentMethodSearchCriteria,
  currency: number | undefined,
  language: string,
) => readonly ClosedCode[];

/** Every value of a code that is not closed is known. */
export function createUnknownCodeFinder(configuration: MerchantConfiguration): UnknownCodeFinder {
  const known = readKnownCodes(configuration);
  const numbers = (code: ClosedCode) => tabulate(known.get(code));
  const countries = numbers("country");
  const currencies = numbers("currency");
  const orderCountries = numbers("order_country");
  const platforms = known.get("platform");
  const languages = known.get("language");
  const phoneCountries = numbers("phone_country");
  return ({ transaction, client_info }, currency, language) => {
    let unknown = NONE;
    if (!isIn(countries, transaction.amount.country_id)) unknown = [...unknown, "country"];
    if (!isIn(currencies, currency)) unknown = [...unknown, "currency"];
    if (orderCountries && !transaction.orders.every(({ amount }) => isIn(orderCountries, amount.country_id)))
      unknown = [...unknown, "order_country"];
    if (platforms?.has(client_info.platform) === false) unknown = [...unknown, "platform"];
    if (languages?.has(language) === false) unknown = [...unknown, "language"];
    if (phoneCountries && !isIn(phoneCountries, client_info.mobile?.country_id))
      unknown = [...unknown, "phone_country"];
    return unknown;
  };
}

const NONE: readonly ClosedCode[] = [];

function tabulate(values: ReadonlySet<unknown> | undefined): CodeTable<true> | undefined {
  const numbers = values && [...values].filter((value) => typeof value === "number");
  return numbers && makeCodeTable(numbers.map((code) => [code, true]));
}

function isIn(codes: CodeTable<true> | undefined, code: number | undefined): boolean {
  return codes === undefined || code === undefined || findByCode(codes, code) === true;
}
