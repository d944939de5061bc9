// Generated from schemas/config/merchant-configuration.schema.json. Do not edit: npm run generate.

/**
 * Looks at the country of the payment, which every request names.
 *
 * From country-constraint.schema.json.
 */
export type CountryConstraint = OnlyCountries | ExceptCountries;
/**
 * Looks at the currency of the payment: the one the request names or else the account's default. It is
 * missing when there is neither.
 *
 * From currency-constraint.schema.json.
 */
export type CurrencyConstraint = OnlyCurrencies | ExceptCurrencies;
/**
 * What a constraint decides when the request leaves out the value that it looks at: the method stays
 * eligible as far as this constraint goes, or it is ineligible. Without a decision here it is ineligible:
 * what a request does not say is never taken for a yes.
 *
 * From missing-input.schema.json.
 */
export type MissingInput = "eligible" | "ineligible";
/**
 * Looks at what is sold, which a request may leave out.
 *
 * From product-type-constraint.schema.json.
 */
export type ProductTypeConstraint = OnlyProductTypes | ExceptProductTypes;
/**
 * What is sold: 100 a ticket, 200 an ancillary, 210 an insurance.
 *
 * From product-type.schema.json.
 */
export type ProductType = "100" | "200" | "210";
/**
 * Looks at the type of the transaction, which a request may leave out.
 *
 * From transaction-type-constraint.schema.json.
 */
export type TransactionTypeConstraint = OnlyTransactionTypes | ExceptTransactionTypes;
/**
 * The type of a transaction: 1 online shopping, 2 offline shopping, 3 self-service online, 4 self-service
 * offline, 5 self-service online for managed bookings, 6 self-service online from a payment link.
 *
 * From transaction-type.schema.json.
 */
export type TransactionType = 1 | 2 | 3 | 4 | 5 | 6;
/**
 * Looks at the platform that the request was sent from, which every request names. Platforms are open
 * values, compared letter for letter.
 *
 * From platform-constraint.schema.json.
 */
export type PlatformConstraint = OnlyPlatforms | ExceptPlatforms;

/**
 * What the service knows of its merchants: the code tables, the catalogue of payment methods, and the
 * accounts of each client with the methods they offer. Credentials are kept apart and are never part of it.
 *
 * From merchant-configuration.schema.json.
 */
export interface MerchantConfiguration {
  /**
   * The countries that payments may be made in. A payment in any other country has no eligible method.
   *
   * @minItems 1
   */
  readonly countries: readonly [Country, ...Country[]];
  /**
   * The currencies that payments may be made in. A payment in any other currency has no eligible method.
   *
   * @minItems 1
   */
  readonly currencies: readonly [Currency, ...Currency[]];
  /**
   * The catalogue of payment methods. Its order means nothing.
   *
   * @minItems 1
   */
  readonly methods: readonly [CatalogueMethod, ...CatalogueMethod[]];
  /**
   * The merchants.
   *
   * @minItems 1
   */
  readonly clients: readonly [Client, ...Client[]];
}
/**
 * A country that payments may be made in.
 *
 * From country.schema.json.
 */
export interface Country {
  /**
   * The service's own code of the country, as requests name it.
   */
  readonly id: number;
  /**
   * The two-letter ISO 3166 code of the country.
   */
  readonly alpha2code: string;
}
/**
 * A currency that payments may be made in.
 *
 * From currency.schema.json.
 */
export interface Currency {
  /**
   * The numeric ISO 4217 code of the currency.
   */
  readonly id: number;
  /**
   * The three-letter ISO 4217 code of the currency.
   */
  readonly alpha3code: string;
  /**
   * How many decimal places the currency has. One minor unit is the last of them: amounts in this
   * configuration are integers that count minor units.
   */
  readonly decimals: number;
}
/**
 * A payment method as the service carries it, for any merchant.
 *
 * From catalogue-method.schema.json.
 */
export interface CatalogueMethod {
  /**
   * The card ID of the method: what answers name it by.
   */
  readonly id: number;
  /**
   * A name for people. Answers do not carry it.
   */
  readonly name: string;
  /**
   * The type of processor that makes the payment; may be empty. Words of visible characters with single
   * spaces between them, so that it reads the same after XML has collapsed its white space.
   */
  readonly psp_type: string;
  /**
   * The card state that answers carry. Its values are the operator's own.
   */
  readonly state_id: number;
  readonly capabilities: Constraints;
}
/**
 * What a payment must be for a method to be eligible: every constraint given here must be met, and one that
 * is not given asks for nothing. As the capabilities of a method they say what the method can do; as the
 * policy of an offer they narrow that down, and can never widen it, because a payment must meet both.
 *
 * From constraints.schema.json.
 */
export interface Constraints {
  readonly country?: CountryConstraint;
  readonly currency?: CurrencyConstraint;
  /**
   * The totals that are accepted, a range for each currency. A payment in a currency that has no range here,
   * or in no known currency, does not meet the constraint; an entry without bounds accepts every amount in
   * its currency.
   *
   * @minItems 1
   */
  readonly amount?: readonly [AmountRange, ...AmountRange[]];
  readonly product_type?: ProductTypeConstraint;
  readonly transaction_type?: TransactionTypeConstraint;
  readonly platform?: PlatformConstraint;
}
/**
 * Accepts countries that are listed.
 */
export interface OnlyCountries {
  /**
   * The countries that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
}
/**
 * Accepts countries that are not listed.
 */
export interface ExceptCountries {
  /**
   * The countries that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
}
/**
 * Accepts currencies that are listed.
 */
export interface OnlyCurrencies {
  /**
   * The currencies that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}
/**
 * Accepts currencies that are not listed.
 */
export interface ExceptCurrencies {
  /**
   * The currencies that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}
/**
 * The totals accepted in one currency. Both bounds belong to the range; a bound that is not given does not
 * limit.
 *
 * From amount-range.schema.json.
 */
export interface AmountRange {
  /**
   * The numeric ISO 4217 code of the currency.
   */
  readonly currency: number;
  /**
   * The least amount accepted, in minor units of the currency.
   */
  readonly min?: number;
  /**
   * The greatest amount accepted, in minor units of the currency.
   */
  readonly max?: number;
}
/**
 * Accepts product types that are listed.
 */
export interface OnlyProductTypes {
  /**
   * The product types that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [ProductType, ...ProductType[]];
  readonly on_missing?: MissingInput;
}
/**
 * Accepts product types that are not listed.
 */
export interface ExceptProductTypes {
  /**
   * The product types that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [ProductType, ...ProductType[]];
  readonly on_missing?: MissingInput;
}
/**
 * Accepts transaction types that are listed.
 */
export interface OnlyTransactionTypes {
  /**
   * The transaction types that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [TransactionType, ...TransactionType[]];
  readonly on_missing?: MissingInput;
}
/**
 * Accepts transaction types that are not listed.
 */
export interface ExceptTransactionTypes {
  /**
   * The transaction types that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [TransactionType, ...TransactionType[]];
  readonly on_missing?: MissingInput;
}
/**
 * Accepts platforms that are listed.
 */
export interface OnlyPlatforms {
  /**
   * The platforms that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
}
/**
 * Accepts platforms that are not listed.
 */
export interface ExceptPlatforms {
  /**
   * The platforms that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
}
/**
 * A merchant.
 *
 * From client.schema.json.
 */
export interface Client {
  /**
   * The merchant's ID at the service.
   */
  readonly client_id: number;
  /**
   * The merchant's name, for people.
   */
  readonly name: string;
  /**
   * The merchant's storefronts.
   *
   * @minItems 1
   */
  readonly accounts: readonly [Account, ...Account[]];
}
/**
 * A storefront of a merchant, on the web or in an app.
 *
 * From account.schema.json.
 */
export interface Account {
  /**
   * The storefront's ID. Unique within its client.
   */
  readonly account_id: number;
  /**
   * The language of the payment pages when a request names none: a two-letter ISO 639-1 code.
   */
  readonly default_language: string;
  /**
   * The currency of a payment whose request names none: a numeric ISO 4217 code. Without it such a payment
   * has no currency, and constraints on the currency decide as their on_missing says.
   */
  readonly default_currency?: number;
  /**
   * The methods that the storefront offers. Their order means nothing.
   *
   * @minItems 1
   */
  readonly offers: readonly [Offer, ...Offer[]];
}
/**
 * A method of the catalogue that a storefront offers.
 *
 * From offer.schema.json.
 */
export interface Offer {
  /**
   * The ID of the method in the catalogue.
   */
  readonly method_id: number;
  /**
   * The rank of the method before any other consideration: lower is preferred, and of equals the lower method
   * ID. Answers number their methods with it where that keeps the numbers ascending and unique, and one past
   * the method before where it does not.
   */
  readonly base_preference: number;
  readonly policy?: Constraints;
}
