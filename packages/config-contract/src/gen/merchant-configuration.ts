// Generated from schemas/config/merchant-configuration.schema.json. Do not edit: npm run generate.

/**
 * A code of searches or callbacks whose values can be closed: those that are not in its table are rejected
 * then. country is the country of the payment (and the point of sale of a callback), order_country that of
 * an order's line, phone_country that of the customer's phone, billing_country, traveller_country and
 * trip_country those of addresses, travellers and trips; the table of all is countries. card is the ID of a
 * method, card_state the state that methods have.
 *
 * From closed-code.schema.json.
 */
export type ClosedCode =
  | "country"
  | "order_country"
  | "phone_country"
  | "billing_country"
  | "traveller_country"
  | "trip_country"
  | "currency"
  | "language"
  | "platform"
  | "card"
  | "card_state"
  | "session_type"
  | "session_status"
  | "transaction_status"
  | "transaction_type"
  | "payment_method"
  | "payment_type"
  | "exchange_service"
  | "operator";

/**
 * An element that a search may leave out, by its path below the root. An empty text counts as left out. Of
 * fees and products each must have it, and one must be there.
 *
 * From required-field.schema.json.
 */
export type RequiredField =
  | "transaction/type_id"
  | "transaction/product_type"
  | "transaction/fees/fee"
  | "transaction/fees/fee/type"
  | "transaction/amount/currency_id"
  | "transaction/orders/line_item/product"
  | "transaction/orders/line_item/product/name"
  | "transaction/orders/line_item/product/sku"
  | "transaction/orders/line_item/product/description"
  | "transaction/orders/line_item/product/airline_data"
  | "client_info/language"
  | "client_info/sdk-version"
  | "client_info/device_id"
  | "client_info/mobile/mobile"
  | "client_info/mobile/mobile_type"
  | "client_info/mobile/country_id"
  | "client_info/mobile/validated"
  | "client_info/email/email"
  | "client_info/email/email_type"
  | "client_info/email/validated";

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
 * Looks at the stock keeping units of all products of the order. One is missing where a product has none,
 * or where the order has no product; on_missing decides unless another product has decided already.
 *
 * From sku-constraint.schema.json.
 */
export type SkuConstraint = OnlySkus | ExceptSkus;

/**
 * Looks at the countries of the order's amounts, one of which every line has.
 *
 * From order-country-constraint.schema.json.
 */
export type OrderCountryConstraint = OnlyOrderCountries | ExceptOrderCountries;

/**
 * Looks at the platform that the request was sent from, which every request names. Platforms are open
 * values, compared letter for letter; white space in them is single spaces, as XML has collapsed it.
 *
 * From platform-constraint.schema.json.
 */
export type PlatformConstraint = OnlyPlatforms | ExceptPlatforms;

/**
 * Looks at the language of the payment pages: the one the request names, in either case, or else the
 * account's default. It is never missing.
 *
 * From language-constraint.schema.json.
 */
export type LanguageConstraint = OnlyLanguages | ExceptLanguages;

/**
 * Looks at a text that is an open value, letter for letter; white space in it is single spaces, as XML has
 * collapsed it. An empty one is missing.
 *
 * From text-constraint.schema.json.
 */
export type TextConstraint = OnlyTexts | ExceptTexts;

/**
 * Looks at the country of the customer's mobile phone. It is missing when the request does not name it.
 *
 * From phone-country-constraint.schema.json.
 */
export type PhoneCountryConstraint = OnlyPhoneCountries | ExceptPhoneCountries;

/**
 * Looks at the IP address that the transaction comes from. It is missing when the text of the request is no
 * address. An IPv4 address mapped into IPv6 counts as IPv4, and ranges of IPv6 around all of IPv4 are
 * without it: ::/0 is any address of IPv6, 0.0.0.0/0 any of IPv4.
 *
 * From ip-constraint.schema.json.
 */
export type IpConstraint = OnlyIpRanges | ExceptIpRanges;

/**
 * Moves one method next to another. Nothing happens when either is not eligible.
 *
 * From method-move.schema.json.
 */
export type MethodMove = MoveBefore | MoveAfter;

/**
 * Which of the offered methods may pay for a managed booking, by their IDs.
 *
 * From forms-of-payment.schema.json.
 */
export type FormsOfPayment = OnlyFormsOfPayment | ExceptFormsOfPayment;

/**
 * The name of a secret, as the secrets file has it. Names may be logged. The text of a secret does not pass
 * for one.
 *
 * From secret-id.schema.json.
 */
export type SecretId = string;

/**
 * Looks at the status that something changed to. Without a filter every status passes.
 *
 * From status-filter.schema.json.
 */
export type StatusFilter = OnlyStatuses | ExceptStatuses;

/**
 * A member of a transaction that callbacks hold or not as the merchant is configured. psp/id and its like
 * are asked for where there is a psp: list psp as well to ask for it always.
 *
 * From required-member.schema.json.
 */
export type RequiredMember =
  | "short_code"
  | "psp"
  | "psp/id"
  | "psp/name"
  | "psp/external-id"
  | "rebilling_info"
  | "fraud"
  | "tms_info";

/**
 * What the service knows of its merchants: the code tables, the catalogue of payment methods, and the
 * accounts of each client with the methods they offer. Credentials are kept apart and are never part of it.
 *
 * From merchant-configuration.schema.json.
 */
export interface MerchantConfiguration {
  /**
   * The countries that the service knows.
   *
   * @minItems 1
   */
  readonly countries: readonly [Country, ...Country[]];
  /**
   * The currencies that the service knows, and how many decimals each has.
   *
   * @minItems 1
   */
  readonly currencies: readonly [Currency, ...Currency[]];
  /**
   * Languages of payment pages and customers, in either case: en_GB and en_gb are one.
   */
  readonly languages?: readonly SearchTextCode[];
  /**
   * Platforms that requests are sent from.
   */
  readonly platforms?: readonly SearchTextCode[];
  /**
   * States of methods.
   */
  readonly card_states?: readonly Code[];
  /**
   * Kinds of sessions.
   */
  readonly session_types?: readonly TextCode[];
  /**
   * Statuses of sessions.
   */
  readonly session_statuses?: readonly StatusCode[];
  /**
   * Statuses of transactions.
   */
  readonly transaction_statuses?: readonly StatusCode[];
  /**
   * Types of transactions, as callbacks have them in txn_type_id.
   */
  readonly transaction_types?: readonly Code[];
  /**
   * Types of methods, as callbacks have them in payment_method.
   */
  readonly payment_methods?: readonly TextCode[];
  /**
   * Types of payments, as callbacks have them in payment_type.
   */
  readonly payment_types?: readonly TextCode[];
  /**
   * Exchange services that are opted for, by the two digits of service_type_id.
   */
  readonly exchange_services?: readonly Code[];
  /**
   * Operators of mobile networks.
   */
  readonly operators?: readonly Code[];
  /**
   * The codes whose values are closed. A search with a value that is not known has no eligible method; a
   * callback with one is kept for the operator and not sent. Any other code may have values that are not
   * known.
   */
  readonly closed_codes?: readonly ClosedCode[];
  /**
   * The types of processors that ask for something. Their order means nothing.
   */
  readonly processors?: readonly Processor[];
  /**
   * The catalogue of payment methods. Its order means nothing.
   *
   * @minItems 1
   */
  readonly methods: readonly [CatalogueMethod, ...CatalogueMethod[]];
  /**
   * What storefronts may have in common, by name.
   */
  readonly account_defaults?: readonly AccountDefaults[];
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
 * A code that searches have as a text, and what it stands for.
 *
 * From search-text-code.schema.json.
 */
export interface SearchTextCode {
  /**
   * The code, letter for letter; of a language, in either case. White space in it is single spaces.
   */
  readonly id: string;
  /**
   * What it stands for, for people.
   */
  readonly label: string;
}

/**
 * A code that is an integer, and what it stands for.
 *
 * From code.schema.json.
 */
export interface Code {
  /**
   * The code.
   */
  readonly id: number;
  /**
   * What it stands for, for people.
   */
  readonly label: string;
}

/**
 * A code that is a text, and what it stands for.
 *
 * From text-code.schema.json.
 */
export interface TextCode {
  /**
   * The code, letter for letter.
   */
  readonly id: string;
  /**
   * What it stands for, for people.
   */
  readonly label: string;
}

/**
 * A status, of a session or a transaction, and what it stands for.
 *
 * From status-code.schema.json.
 */
export interface StatusCode {
  /**
   * The status, by its code.
   */
  readonly code: number;
  /**
   * The status more closely, by its sub-code. Without it every sub-code is known, and none.
   */
  readonly sub_code?: number;
  /**
   * What it stands for, for people.
   */
  readonly label: string;
}

/**
 * What a type of processor asks of every payment.
 *
 * From processor.schema.json.
 */
export interface Processor {
  /**
   * The type, as methods have it.
   */
  readonly psp_type: string;
  /**
   * What a search must have for the processor's methods to be eligible.
   */
  readonly required_fields: readonly RequiredField[];
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
 * What a payment must be: every constraint given here must be met, and one that is not given asks for
 * nothing. As the capabilities of a method they say what the method can do; as a policy they narrow that
 * down, and can never widen it, because a payment must meet both; as the condition of a rule they say when
 * it applies. Inside not, a missing input is still decided by on_missing as it is written.
 *
 * From constraints.schema.json.
 */
export interface Constraints {
  readonly country?: CountryConstraint;
  readonly currency?: CurrencyConstraint;
  readonly amount?: AmountConstraint;
  readonly product_type?: ProductTypeConstraint;
  readonly transaction_type?: TransactionTypeConstraint;
  /**
   * Constraints on the fees. All of them must be met.
   *
   * @minItems 1
   */
  readonly fees?: readonly [FeeConstraint, ...FeeConstraint[]];
  readonly order?: OrderConstraint;
  readonly platform?: PlatformConstraint;
  readonly language?: LanguageConstraint;
  readonly version?: VersionConstraint;
  readonly sdk_version?: SdkVersionConstraint;
  readonly device_id?: PresenceConstraint;
  readonly mobile?: MobileConstraint;
  readonly email?: EmailConstraint;
  readonly ip?: IpConstraint;
  readonly effective?: EffectivePeriod;
  /**
   * Constraints that must all be met, for several of one kind.
   *
   * @minItems 1
   */
  readonly all?: readonly [Constraints, ...Constraints[]];
  /**
   * Alternatives: the constraints of at least one of them must be met.
   *
   * @minItems 1
   */
  readonly any?: readonly [Constraints, ...Constraints[]];
  readonly not?: Constraints;
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
 * Looks at the total of the payment, in minor units of its currency. A payment in a currency that has no
 * range here does not meet the constraint. The amount is missing when the payment has no currency, or one
 * that is not in the table of currencies, as it cannot be counted then.
 *
 * From amount-constraint.schema.json.
 */
export interface AmountConstraint {
  /**
   * The totals that are accepted: a range for each currency, and one without bounds for a currency in which
   * every amount is.
   *
   * @minItems 1
   */
  readonly ranges: readonly [AmountRange, ...AmountRange[]];
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
 * Looks at the fees of the transaction that have the type given here, or at all of them, those without a
 * type among them. Type 1 is the service fee.
 *
 * From fee-constraint.schema.json.
 */
export interface FeeConstraint {
  readonly type?: TransactionType;
  /**
   * Whether there must be such a fee, or must not.
   */
  readonly present?: boolean;
  readonly amount?: FeeAmountConstraint;
}

/**
 * Looks at the sum of the fees, in minor units of the payment's currency. A sum in a currency that has no
 * range here does not meet the constraint. It is missing when there is no such fee, or when the payment has
 * no currency that is in the table of currencies.
 *
 * From fee-amount-constraint.schema.json.
 */
export interface FeeAmountConstraint {
  /**
   * The sums that are accepted: a range for each currency, and one without bounds for a currency in which
   * every sum is.
   *
   * @minItems 1
   */
  readonly ranges: readonly [AmountRange, ...AmountRange[]];
  readonly on_missing?: MissingInput;
}

/**
 * Looks at the lines of the order. Every member given must be met.
 *
 * From order-constraint.schema.json.
 */
export interface OrderConstraint {
  readonly lines?: LineCountConstraint;
  readonly sku?: SkuConstraint;
  readonly airline_data?: PresenceConstraint;
  readonly country?: OrderCountryConstraint;
}

/**
 * Looks at how many lines the order has. Both bounds belong to the range; a bound that is not given does
 * not limit.
 *
 * From line-count-constraint.schema.json.
 */
export interface LineCountConstraint {
  /**
   * The least number of lines.
   */
  readonly min?: number;
  /**
   * The greatest number of lines.
   */
  readonly max?: number;
}

/**
 * Accepts orders all of whose products are listed.
 */
export interface OnlySkus {
  /**
   * The stock keeping units that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts orders none of whose products is listed.
 */
export interface ExceptSkus {
  /**
   * The stock keeping units that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Looks at whether something is there. An empty text is not.
 *
 * From presence-constraint.schema.json.
 */
export interface PresenceConstraint {
  /**
   * Whether it must be there, or must not.
   */
  readonly present: boolean;
}

/**
 * Accepts orders all of whose amounts are in countries that are listed.
 */
export interface OnlyOrderCountries {
  /**
   * The countries that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
}

/**
 * Accepts orders none of whose amounts is in a country that is listed.
 */
export interface ExceptOrderCountries {
  /**
   * The countries that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
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
 * Accepts languages that are listed.
 */
export interface OnlyLanguages {
  /**
   * The languages that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
}

/**
 * Accepts languages that are not listed.
 */
export interface ExceptLanguages {
  /**
   * The languages that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
}

/**
 * Looks at the version of the API or application that sends the request. Versions are compared number by
 * number, so that 5.10 is above 5.9 and 5.9.0 equals 5.9; what follows the numbers takes no part:
 * 5.10-beta, 5.10rc1 and 5.10 (Android 14) are 5.10. The version is missing when the request's text does
 * not start with a number.
 *
 * From version-constraint.schema.json.
 */
export interface VersionConstraint {
  /**
   * The least version accepted.
   */
  readonly from?: string;
  /**
   * The least version that is no longer accepted.
   */
  readonly below?: string;
  readonly on_missing?: MissingInput;
}

/**
 * Looks at the version of the SDK, which a request may leave out. Both bounds belong to the range; a bound
 * that is not given does not limit.
 *
 * From sdk-version-constraint.schema.json.
 */
export interface SdkVersionConstraint {
  /**
   * The least version accepted.
   */
  readonly min?: number;
  /**
   * The greatest version accepted.
   */
  readonly max?: number;
  readonly on_missing?: MissingInput;
}

/**
 * Looks at the customer's mobile phone. Every member given must be met.
 *
 * From mobile-constraint.schema.json.
 */
export interface MobileConstraint {
  readonly number?: PresenceConstraint;
  readonly type?: TextConstraint;
  readonly country?: PhoneCountryConstraint;
  readonly validated?: ValidatedConstraint;
}

/**
 * Accepts texts that are listed.
 */
export interface OnlyTexts {
  /**
   * The texts that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts texts that are not listed.
 */
export interface ExceptTexts {
  /**
   * The texts that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts countries that are listed.
 */
export interface OnlyPhoneCountries {
  /**
   * The countries that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts countries that are not listed.
 */
export interface ExceptPhoneCountries {
  /**
   * The countries that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}

/**
 * Looks at whether something was verified, which a request may leave out.
 *
 * From validated-constraint.schema.json.
 */
export interface ValidatedConstraint {
  /**
   * What the request must say.
   */
  readonly is: boolean;
  readonly on_missing?: MissingInput;
}

/**
 * Looks at the customer's e-mail account. Every member given must be met.
 *
 * From email-constraint.schema.json.
 */
export interface EmailConstraint {
  readonly address?: PresenceConstraint;
  readonly type?: TextConstraint;
  readonly validated?: ValidatedConstraint;
}

/**
 * Accepts addresses in one of the ranges.
 */
export interface OnlyIpRanges {
  /**
   * The ranges that are accepted.
   *
   * @minItems 1
   *
   * Items: An IPv4 or IPv6 address, or a range in CIDR notation: 203.0.113.0/24, 2001:db8::/32.
   */
  readonly only: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts addresses in none of the ranges.
 */
export interface ExceptIpRanges {
  /**
   * The ranges that are not accepted.
   *
   * @minItems 1
   *
   * Items: An IPv4 or IPv6 address, or a range in CIDR notation: 203.0.113.0/24, 2001:db8::/32.
   */
  readonly except: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Looks at the moment of the decision. A bound that is not given does not limit.
 *
 * From effective-period.schema.json.
 */
export interface EffectivePeriod {
  /**
   * The first moment: an RFC 3339 date and time with its offset.
   */
  readonly from?: string;
  /**
   * The moment that is the first one past the period: an RFC 3339 date and time with its offset.
   */
  readonly until?: string;
}

/**
 * What several storefronts have in common.
 *
 * From account-defaults.schema.json.
 */
export interface AccountDefaults {
  /**
   * The name that accounts inherit by.
   */
  readonly name: string;
  /**
   * The language of the payment pages when a request names none: a two-letter ISO 639-1 code.
   */
  readonly default_language?: string;
  /**
   * The currency of a payment whose request names none: a numeric ISO 4217 code. Without it such a payment
   * has no currency, and constraints on the currency decide as their on_missing says.
   */
  readonly default_currency?: number;
  /**
   * What every search of the storefront must have, besides what the client asks for, and the storefront
   * itself. A search without it is rejected.
   */
  readonly required_fields?: readonly RequiredField[];
  readonly policy?: Constraints;
  /**
   * The methods that the storefront offers. Their order means nothing.
   *
   * @minItems 1
   */
  readonly offers?: readonly [Offer, ...Offer[]];
  readonly ordering?: Ordering;
  readonly managed_bookings?: ManagedBookings;
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

/**
 * How eligible methods are ordered. The first rule whose condition is met applies, and it alone; when there
 * is none, the default does.
 *
 * From ordering.schema.json.
 */
export interface Ordering {
  /**
   * The rules, in the order in which they are tried.
   */
  readonly rules: readonly OrderingRule[];
  readonly default: Arrangement;
}

/**
 * One rule of an ordering.
 *
 * From ordering-rule.schema.json.
 */
export interface OrderingRule {
  /**
   * A name for people. Explanations give it.
   */
  readonly name: string;
  readonly when: Constraints;
  readonly then: Arrangement;
}

/**
 * What becomes of the order of the eligible methods. They start by base preference; then first applies,
 * then last, then each move. Methods that are not eligible are passed over. Without members the order
 * stays.
 *
 * From arrangement.schema.json.
 */
export interface Arrangement {
  /**
   * The methods that come first, in this order.
   */
  readonly first?: readonly number[];
  /**
   * The methods that come last, in this order.
   */
  readonly last?: readonly number[];
  /**
   * Single moves, one after another.
   */
  readonly move?: readonly MethodMove[];
}

/**
 * Moves a method right before another.
 */
export interface MoveBefore {
  /**
   * The method that is moved.
   */
  readonly method_id: number;
  /**
   * The method that it is put before.
   */
  readonly before: number;
}

/**
 * Moves a method right behind another.
 */
export interface MoveAfter {
  /**
   * The method that is moved.
   */
  readonly method_id: number;
  /**
   * The method that it is put behind.
   */
  readonly after: number;
}

/**
 * What holds besides for transactions of type 5, self-service for managed bookings. What an account and its
 * defaults give must both hold; of their orderings here the account's counts, and one given here replaces
 * that for other transactions.
 *
 * From managed-bookings.schema.json.
 */
export interface ManagedBookings {
  readonly forms_of_payment?: FormsOfPayment;
  readonly policy?: Constraints;
  readonly ordering?: Ordering;
}

/**
 * Accepts methods that are listed.
 */
export interface OnlyFormsOfPayment {
  /**
   * The methods that are accepted.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
}

/**
 * Accepts methods that are not listed.
 */
export interface ExceptFormsOfPayment {
  /**
   * The methods that are not accepted.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
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
   * What every search of the merchant must have. A search without it is rejected.
   */
  readonly required_fields?: readonly RequiredField[];
  /**
   * The merchant's storefronts.
   *
   * @minItems 1
   */
  readonly accounts: readonly [Account, ...Account[]];
  readonly callbacks?: ClientCallbacks;
}

/**
 * A storefront of a merchant, on the web or in an app. What it does not give it has from its defaults. What
 * both give, it has as it is given here, but for this: an offer replaces only the one of the same method,
 * required fields add up, and what narrows holds twice, as both policies must be met, those of managed
 * bookings too, and both lists of forms of payment must have a method. Every method must meet the policy of
 * its account.
 *
 * From account.schema.json.
 */
export interface Account {
  /**
   * The storefront's ID. Unique within its client.
   */
  readonly account_id: number;
  /**
   * The name of the account defaults that the storefront has.
   */
  readonly inherits?: string;
  /**
   * The language of the payment pages when a request names none: a two-letter ISO 639-1 code. It is given
   * here or in the defaults.
   */
  readonly default_language?: string;
  /**
   * The currency of a payment whose request names none: a numeric ISO 4217 code. Without it such a payment
   * has no currency, and constraints on the currency decide as their on_missing says.
   */
  readonly default_currency?: number;
  /**
   * What every search of the storefront must have, besides what the client and the defaults ask for. A search
   * without it is rejected.
   */
  readonly required_fields?: readonly RequiredField[];
  readonly policy?: Constraints;
  /**
   * The methods that the storefront offers. Their order means nothing.
   *
   * @minItems 1
   */
  readonly offers?: readonly [Offer, ...Offer[]];
  readonly ordering?: Ordering;
  readonly managed_bookings?: ManagedBookings;
  /**
   * Methods that the defaults offer and the storefront does not.
   *
   * @minItems 1
   */
  readonly withdrawn_methods?: readonly [number, ...number[]];
}

/**
 * How a merchant is told what becomes of its payment sessions. A client without it gets no callbacks, and
 * reports on its sessions are rejected.
 *
 * From client-callbacks.schema.json.
 */
export interface ClientCallbacks {
  /**
   * The address that callbacks are posted to: a URL without user name, password and fragment. Outside the
   * sandbox it is https.
   */
  readonly endpoint: string;
  /**
   * The origins that the callback_url of a session may have. A session with another callback_url, or none,
   * has its callbacks posted to the endpoint. An origin is scheme, host and port as browsers write it: lower
   * case, without a port that the scheme implies, and without a pattern.
   *
   * @maxItems 100
   */
  readonly allowed_origins?: readonly string[];
  readonly secrets: CallbackSecrets;
  readonly mac?: MacSpecification;
  readonly emit?: Emission;
  /**
   * Members that every transaction must have. A callback without one of them is kept for the operator and not
   * sent.
   */
  readonly required_members?: readonly RequiredMember[];
  /**
   * The merchant's time zone, by its name in the IANA database. With it each transaction has a
   * local_date_time.
   */
  readonly time_zone?: string;
  readonly internal_codes?: CallbackCodes;
  readonly retry?: RetryPolicy;
  /**
   * What becomes of a callback that the last retry did not deliver. park: it waits for the operator, and with
   * it what comes after it in its session. skip: the next callback of the session is sent. coalesce: the
   * newest callback of the session is sent and stands for those before it.
   */
  readonly on_exhausted?: "park" | "skip" | "coalesce";
  /**
   * The session statuses, by their codes, that no newer callback may stand for where callbacks are coalesced.
   * Where on_exhausted is skip, a callback that tells of one is skipped like any other.
   */
  readonly final_session_codes?: readonly number[];
  /**
   * How many callbacks may be under way to an origin at once.
   */
  readonly concurrency?: number;
  /**
   * How many callbacks a second may be sent to an origin. Without it there is no limit.
   */
  readonly rate_per_second?: number;
  /**
   * How long connecting may take, TLS included, in milliseconds.
   */
  readonly connect_timeout_ms?: number;
  /**
   * How long a delivery may take from connecting to the end of the answer, in milliseconds.
   */
  readonly total_timeout_ms?: number;
}

/**
 * What the callbacks of a merchant are signed with: secrets by their IDs. Their values stand in the secrets
 * file and never in this configuration. body_signature is the secret of the member signature, which
 * callbacks have when it is given. mac_salt is the salt of the member hmac of each transaction, which goes
 * with mac.
 *
 * From callback-secrets.schema.json.
 */
export interface CallbackSecrets {
  /**
   * The secrets that the headers of each delivery are signed with. Several let the merchant change over
   * without a pause: every one that is not retired signs, and there are at most 16.
   *
   * @minItems 1
   */
  readonly webhook: readonly [SecretId, ...SecretId[]];
  readonly body_signature?: SecretId;
  readonly mac_salt?: SecretId;
}

/**
 * How the MAC of a transaction is made for a merchant: the SHA-512 digest of the values of the fields, in
 * their order, joined with the salt into one text.
 *
 * From ../mac/mac-specification.schema.json.
 */
export interface MacSpecification {
  /**
   * What enters the MAC, in order.
   *
   * @minItems 1
   * @maxItems 100
   */
  readonly fields: readonly [MacField, ...MacField[]];
  /**
   * What stands between two values; it may be empty. Where it is empty, or can occur in a value, different
   * transactions may have the same MAC: a control character such as U+001F does not occur in ordinary values.
   */
  readonly separator: string;
  /**
   * Where the salt stands: before the values, after them, or both. With a salt that only leads, whoever sees
   * a MAC can make the MAC of a longer text without knowing the salt.
   */
  readonly salt_position: "leading" | "trailing" | "both";
  /**
   * What stands between the salt and the values; it may be empty.
   */
  readonly salt_separator: string;
  /**
   * How true and false are written.
   */
  readonly booleans: "true/false" | "1/0";
  /**
   * What a field that is not required contributes when its value is absent: nothing at all (omit), or an
   * empty text with its separator (empty), which keeps the places of the others.
   */
  readonly absent: "omit" | "empty";
  /**
   * The bytes of the text. With iso-8859-1 a transaction that holds other characters in its fields has no
   * MAC.
   */
  readonly charset: "utf-8" | "iso-8859-1";
  /**
   * The case of the hexadecimal digits A to F in the MAC. A MAC in the other case is rejected.
   */
  readonly hex_case: "lower" | "upper";
}

/**
 * A value that enters the MAC of a transaction. Text enters as it stands, an integer as its digits, any
 * other number in the shortest decimal form that reads back as the same number (RFC 8785), unless decimals
 * says how many.
 *
 * From ../mac/mac-field.schema.json.
 */
export interface MacField {
  /**
   * Where the pointer starts: at the transaction, or at the callback around it.
   */
  readonly of?: "transaction" | "callback";
  /**
   * The value, by its JSON Pointer (RFC 6901). It cannot be a hmac or the signature, which are made after it.
   */
  readonly pointer: string;
  /**
   * Whether a transaction without the value has no MAC. Otherwise the value enters when it is present.
   */
  readonly required: boolean;
  /**
   * Digits after the decimal point, for a number: it is rounded to the nearest, a tie away from zero, and
   * padded with zeros.
   */
  readonly decimals?: number;
}

/**
 * Which changes of a status give a callback: those to a status that passes. A report that changes several
 * gives one callback, when any of them passes.
 *
 * From emission.schema.json.
 */
export interface Emission {
  readonly session?: StatusFilter;
  readonly transaction?: StatusFilter;
}

/**
 * Lets statuses pass that are listed.
 */
export interface OnlyStatuses {
  /**
   * The statuses that pass: none when the list is empty.
   */
  readonly only: readonly StatusMatch[];
}

/**
 * A status, of a session or a transaction.
 *
 * From status-match.schema.json.
 */
export interface StatusMatch {
  /**
   * The status, by its code.
   */
  readonly code: number;
  /**
   * The status more closely, by its sub-code. Without it any sub-code matches, and none.
   */
  readonly sub_code?: number;
}

/**
 * Lets statuses pass that are not listed.
 */
export interface ExceptStatuses {
  /**
   * The statuses that do not pass.
   */
  readonly except: readonly StatusMatch[];
}

/**
 * Members of a callback whose values are internal codes of the service. A code that the processor reports
 * goes before those given here, and one given for the status of the session before one given for all. A
 * member without a code is left out.
 *
 * From callback-codes.schema.json.
 */
export interface CallbackCodes {
  /**
   * The kind of event.
   */
  readonly event_type?: string;
  /**
   * The kind of event, more finely.
   */
  readonly event_subtype?: string;
  /**
   * The kind of content.
   */
  readonly content_type?: number;
  /**
   * The endpoint. Not its address, in spite of the name.
   */
  readonly endpoint_url?: string;
  /**
   * Codes by the status of the session. The first entry that matches counts, and it alone.
   */
  readonly by_session_status?: readonly SessionStatusCodes[];
}

/**
 * The codes of callbacks that tell of a session with a given status.
 *
 * From session-status-codes.schema.json.
 */
export interface SessionStatusCodes {
  /**
   * The status of the session, by its code.
   */
  readonly code: number;
  /**
   * Its status more closely, by its sub-code. Without it any sub-code matches, and none.
   */
  readonly sub_code?: number;
  /**
   * The kind of event.
   */
  readonly event_type?: string;
  /**
   * The kind of event, more finely.
   */
  readonly event_subtype?: string;
  /**
   * The kind of content.
   */
  readonly content_type?: number;
  /**
   * The endpoint. Not its address, in spite of the name.
   */
  readonly endpoint_url?: string;
}

/**
 * When a callback that was not accepted is sent again.
 *
 * From retry-policy.schema.json.
 */
export interface RetryPolicy {
  /**
   * The pauses before the first retry, the second, and so on, in seconds; there are as many retries as
   * pauses. An endpoint that asks for more time (Retry-After) gets it.
   *
   * @maxItems 100
   */
  readonly schedule_seconds?: readonly number[];
  /**
   * How far chance may lengthen or shorten each pause, as a part of it, so that what failed together is not
   * sent again together.
   */
  readonly jitter?: number;
}
