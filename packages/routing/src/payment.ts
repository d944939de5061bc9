import type { Currency } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { type MinorUnits, toMinorUnits } from "./minor-units.ts";

/** What constraints look at: the facts of a prospective payment. Undefined is what the request leaves out. */
export interface Payment {
  readonly country: number;
  readonly currency: number | undefined;
  /** Undefined when there is no currency to count it in. */
  readonly amount: MinorUnits | undefined;
  readonly productType: string | undefined;
  readonly transactionType: number | undefined;
  readonly platform: string;
}

/** The countries and currencies that the service knows. */
export interface CodeTables {
  readonly countries: ReadonlySet<number>;
  readonly currencies: ReadonlyMap<number, Currency>;
}

/**
 * Reads the facts out of a request; without a currency of its own, the default one applies. Undefined when the payment
 * is in a country or a currency that the service does not know.
 */
export function describePayment(
  { transaction, client_info }: PaymentMethodSearchCriteria,
  defaultCurrency: number | undefined,
  { countries, currencies }: CodeTables,
): Payment | undefined {
  const { country_id, currency_id = defaultCurrency, value, decimal } = transaction.amount;
  const currency = currency_id === undefined ? undefined : currencies.get(currency_id);
  const isKnown = countries.has(country_id) && (currency !== undefined || currency_id === undefined);
  if (!isKnown) return undefined;
  return {
    country: country_id,
    currency: currency_id,
    amount: currency && toMinorUnits(value, decimal, currency.decimals),
    productType: transaction.product_type,
    transactionType: transaction.type_id,
    platform: client_info.platform,
  };
}
