// Generated from schemas/config/merchant-configuration.schema.json. Do not edit: npm run generate.

/**
 * Code that can be restricted to the values in its table: other values are then rejected. Countries share
 * the table `countries` but are restricted separately: `country` (of the payment, and the point of sale of
 * a callback), `order_country` (of an order line), `phone_country` (of the customer's phone),
 * `billing_country` (of an address), `traveller_country` and `trip_country`. `card` is the ID of a method,
 * `card_state` its state.
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
 * Optional element of a search, as a path below the root. An empty text counts as absent. If the path is in
 * fees or products, there must be at least one fee or product, and each must have the element.
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
 * Country of the payment (`amount/country_id`, always present).
 *
 * From country-constraint.schema.json.
 */
export type CountryConstraint = OnlyCountries | ExceptCountries;

/**
 * Currency of the payment: that of the request, or the default currency of the account. `on_missing`
 * applies if there is neither.
 *
 * From currency-constraint.schema.json.
 */
export type CurrencyConstraint = OnlyCurrencies | ExceptCurrencies;

/**
 * Result of a constraint when the request lacks the value. `eligible`: the constraint does not exclude the
 * method. `ineligible`, the default: it excludes the method.
 *
 * From missing-input.schema.json.
 */
export type MissingInput = "eligible" | "ineligible";

/**
 * Kind of product sold. `on_missing` applies if the request has none.
 *
 * From product-type-constraint.schema.json.
 */
export type ProductTypeConstraint = OnlyProductTypes | ExceptProductTypes;

/**
 * Kind of product sold: `100` ticket, `200` ancillary, `210` insurance.
 *
 * From product-type.schema.json.
 */
export type ProductType = "100" | "200" | "210";

/**
 * Type of the transaction. `on_missing` applies if the request has none.
 *
 * From transaction-type-constraint.schema.json.
 */
export type TransactionTypeConstraint = OnlyTransactionTypes | ExceptTransactionTypes;

/**
 * Type of a transaction: `1` online shopping, `2` offline shopping, `3` self-service online, `4`
 * self-service offline, `5` self-service online for managed bookings, `6` self-service online from a
 * payment link.
 *
 * From transaction-type.schema.json.
 */
export type TransactionType = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Stock keeping units of all products of the order. If a product has none or the order has no products,
 * `on_missing` applies, unless another product already fails the constraint.
 *
 * From sku-constraint.schema.json.
 */
export type SkuConstraint = OnlySkus | ExceptSkus;

/**
 * Countries of the order lines (`orders/amount/country_id`, always present).
 *
 * From order-country-constraint.schema.json.
 */
export type OrderCountryConstraint = OnlyOrderCountries | ExceptOrderCountries;

/**
 * Platform the request is sent from (`client_info/platform`, always present). Compared exactly, with white
 * space collapsed to single spaces as in XML.
 *
 * From platform-constraint.schema.json.
 */
export type PlatformConstraint = OnlyPlatforms | ExceptPlatforms;

/**
 * Language of the payment pages: that of the request, in upper or lower case, or the default language of
 * the account.
 *
 * From language-constraint.schema.json.
 */
export type LanguageConstraint = OnlyLanguages | ExceptLanguages;

/**
 * Text with an open set of values. Compared exactly, with white space collapsed to single spaces as in XML.
 * `on_missing` applies if the text is absent or empty.
 *
 * From text-constraint.schema.json.
 */
export type TextConstraint = OnlyTexts | ExceptTexts;

/**
 * Country of the customer's mobile phone. `on_missing` applies if the request has none.
 *
 * From phone-country-constraint.schema.json.
 */
export type PhoneCountryConstraint = OnlyPhoneCountries | ExceptPhoneCountries;

/**
 * IP address the transaction comes from. `on_missing` applies if the text in the request is not an IP
 * address. An IPv4-mapped IPv6 address counts as IPv4. IPv6 ranges that span all of IPv4 exclude it: `::/0`
 * is any IPv6 address, `0.0.0.0/0` any IPv4 address.
 *
 * From ip-constraint.schema.json.
 */
export type IpConstraint = OnlyIpRanges | ExceptIpRanges;

/**
 * Moves one method next to another. Has no effect if either method is not eligible.
 *
 * From method-move.schema.json.
 */
export type MethodMove = MoveBefore | MoveAfter;

/**
 * Offered methods (IDs) that can pay for a managed booking.
 *
 * From forms-of-payment.schema.json.
 */
export type FormsOfPayment = OnlyFormsOfPayment | ExceptFormsOfPayment;

/**
 * ID of a secret in the secrets file. May be logged. Must not start with `whsec_`, so that it cannot be the
 * text of a signing secret.
 *
 * From secret-id.schema.json.
 */
export type SecretId = string;

/**
 * Selects statuses of a session or transaction. If absent, all are selected.
 *
 * From status-filter.schema.json.
 */
export type StatusFilter = OnlyStatuses | ExceptStatuses;

/**
 * Member of a transaction whose presence depends on the configuration of the merchant. `psp/id`, `psp/name`
 * and `psp/external-id` are required only if there is a `psp`: to require them always, list `psp` too.
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
 * Configuration of the service for its merchants: code tables, the catalogue of payment methods, and the
 * accounts of each client with the methods they offer. Does not contain credentials.
 *
 * From merchant-configuration.schema.json.
 */
export interface MerchantConfiguration {
  /**
   * Countries, with their codes.
   *
   * @minItems 1
   */
  readonly countries: readonly [Country, ...Country[]];
  /**
   * Currencies, with their codes and decimal places.
   *
   * @minItems 1
   */
  readonly currencies: readonly [Currency, ...Currency[]];
  /**
   * Languages of payment pages and customers. Case-insensitive: `en_GB` and `en_gb` are the same.
   */
  readonly languages?: readonly SearchTextCode[];
  /**
   * Platforms that requests are sent from.
   */
  readonly platforms?: readonly SearchTextCode[];
  /**
   * States of payment methods.
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
   * Types of transactions (`txn_type_id` in callbacks).
   */
  readonly transaction_types?: readonly Code[];
  /**
   * Types of payment methods (`payment_method` in callbacks).
   */
  readonly payment_methods?: readonly TextCode[];
  /**
   * Types of payments (`payment_type` in callbacks).
   */
  readonly payment_types?: readonly TextCode[];
  /**
   * Currency exchange services, by the two digits of `service_type_id` in callbacks.
   */
  readonly exchange_services?: readonly Code[];
  /**
   * Mobile network operators.
   */
  readonly operators?: readonly Code[];
  /**
   * Codes that allow only the values in their tables. A search with another value has no eligible method; a
   * callback with another value is not sent and waits for the operator. Codes that are not listed allow any
   * value.
   */
  readonly closed_codes?: readonly ClosedCode[];
  /**
   * Processor types with required fields. Their order has no meaning.
   */
  readonly processors?: readonly Processor[];
  /**
   * Catalogue of payment methods. Their order has no meaning.
   *
   * @minItems 1
   */
  readonly methods: readonly [CatalogueMethod, ...CatalogueMethod[]];
  /**
   * Named settings that storefronts can inherit.
   */
  readonly account_defaults?: readonly AccountDefaults[];
  /**
   * Merchants.
   *
   * @minItems 1
   */
  readonly clients: readonly [Client, ...Client[]];
}

/**
 * Country that payments can be made in.
 *
 * From country.schema.json.
 */
export interface Country {
  /**
   * Service-specific code of the country, as in requests.
   */
  readonly id: number;
  /**
   * Two-letter ISO 3166-1 code of the country.
   */
  readonly alpha2code: string;
}

/**
 * Currency that payments can be made in.
 *
 * From currency.schema.json.
 */
export interface Currency {
  /**
   * Numeric ISO 4217 code of the currency.
   */
  readonly id: number;
  /**
   * Three-letter ISO 4217 code of the currency.
   */
  readonly alpha3code: string;
  /**
   * Number of decimal places of the currency. Amounts in the configuration are integers in minor units: with
   * 2 decimal places, 12030 is 120.30.
   */
  readonly decimals: number;
}

/**
 * Text code in searches, with a label.
 *
 * From search-text-code.schema.json.
 */
export interface SearchTextCode {
  /**
   * Code. Compared exactly, except that languages are case-insensitive. White space must be single spaces.
   */
  readonly id: string;
  /**
   * Human-readable label.
   */
  readonly label: string;
}

/**
 * Integer code with a label.
 *
 * From code.schema.json.
 */
export interface Code {
  /**
   * Code.
   */
  readonly id: number;
  /**
   * Human-readable label.
   */
  readonly label: string;
}

/**
 * Text code with a label.
 *
 * From text-code.schema.json.
 */
export interface TextCode {
  /**
   * Code, compared exactly.
   */
  readonly id: string;
  /**
   * Human-readable label.
   */
  readonly label: string;
}

/**
 * Status of a session or transaction, with a label.
 *
 * From status-code.schema.json.
 */
export interface StatusCode {
  /**
   * Status code.
   */
  readonly code: number;
  /**
   * Subcode. If absent, the entry stands for the code with any subcode or none.
   */
  readonly sub_code?: number;
  /**
   * Human-readable label.
   */
  readonly label: string;
}

/**
 * Requirements of a processor type for all payments.
 *
 * From processor.schema.json.
 */
export interface Processor {
  /**
   * Processor type, as in the catalogue of methods.
   */
  readonly psp_type: string;
  /**
   * Fields that a search must have for the methods of the processor type to be eligible.
   */
  readonly required_fields: readonly RequiredField[];
}

/**
 * Payment method of the service, available to all merchants.
 *
 * From catalogue-method.schema.json.
 */
export interface CatalogueMethod {
  /**
   * Card ID of the method, as in search responses.
   */
  readonly id: number;
  /**
   * Display name. Not part of responses.
   */
  readonly name: string;
  /**
   * Type of the processor that handles the payment. May be empty. Consists of visible characters and single
   * spaces, because XML collapses white space.
   */
  readonly psp_type: string;
  /**
   * Card state of the method in search responses. The operator defines the values.
   */
  readonly state_id: number;
  readonly capabilities: Constraints;
}

/**
 * Constraints on a payment. All that are set must be met; absent ones require nothing. As `capabilities`,
 * they describe what a method supports. As a `policy`, they narrow the capabilities and never extend them,
 * because a payment must meet both. As `when`, they are the condition of an ordering rule. `not` does not
 * invert `on_missing`.
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
   * Constraints on the fees. All must be met.
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
   * Sets of constraints that must all be met, for several constraints of one kind.
   *
   * @minItems 1
   */
  readonly all?: readonly [Constraints, ...Constraints[]];
  /**
   * Alternative sets of constraints. At least one must be met.
   *
   * @minItems 1
   */
  readonly any?: readonly [Constraints, ...Constraints[]];
  readonly not?: Constraints;
}

/**
 * Accepts the listed countries.
 */
export interface OnlyCountries {
  /**
   * Accepted countries.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
}

/**
 * Accepts all countries except the listed ones.
 */
export interface ExceptCountries {
  /**
   * Excluded countries.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
}

/**
 * Accepts the listed currencies.
 */
export interface OnlyCurrencies {
  /**
   * Accepted currencies.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts all currencies except the listed ones.
 */
export interface ExceptCurrencies {
  /**
   * Excluded currencies.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}

/**
 * Total amount of the payment, in minor units of its currency. A currency without a range does not meet the
 * constraint. `on_missing` applies if the payment has no currency, or one that is not in `currencies`.
 *
 * From amount-constraint.schema.json.
 */
export interface AmountConstraint {
  /**
   * Accepted amounts, one range for each currency. A range without bounds accepts every amount in its
   * currency.
   *
   * @minItems 1
   */
  readonly ranges: readonly [AmountRange, ...AmountRange[]];
  readonly on_missing?: MissingInput;
}

/**
 * Amounts accepted in one currency. Both bounds are inclusive; an absent bound does not limit the range.
 *
 * From amount-range.schema.json.
 */
export interface AmountRange {
  /**
   * Numeric ISO 4217 code of the currency.
   */
  readonly currency: number;
  /**
   * Minimum amount, in minor units of the currency.
   */
  readonly min?: number;
  /**
   * Maximum amount, in minor units of the currency.
   */
  readonly max?: number;
}

/**
 * Accepts the listed product types.
 */
export interface OnlyProductTypes {
  /**
   * Accepted product types.
   *
   * @minItems 1
   */
  readonly only: readonly [ProductType, ...ProductType[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts all product types except the listed ones.
 */
export interface ExceptProductTypes {
  /**
   * Excluded product types.
   *
   * @minItems 1
   */
  readonly except: readonly [ProductType, ...ProductType[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts the listed transaction types.
 */
export interface OnlyTransactionTypes {
  /**
   * Accepted transaction types.
   *
   * @minItems 1
   */
  readonly only: readonly [TransactionType, ...TransactionType[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts all transaction types except the listed ones.
 */
export interface ExceptTransactionTypes {
  /**
   * Excluded transaction types.
   *
   * @minItems 1
   */
  readonly except: readonly [TransactionType, ...TransactionType[]];
  readonly on_missing?: MissingInput;
}

/**
 * Constraint on the fees of a `type`, or on all fees if it is absent. Type 1 is the service fee.
 *
 * From fee-constraint.schema.json.
 */
export interface FeeConstraint {
  readonly type?: TransactionType;
  /**
   * Whether there must be at least one of these fees (`true`) or none (`false`).
   */
  readonly present?: boolean;
  readonly amount?: FeeAmountConstraint;
}

/**
 * Sum of the fees, in minor units of the payment's currency. A currency without a range does not meet the
 * constraint. `on_missing` applies if there is no matching fee, or if the payment has no currency or one
 * that is not in `currencies`.
 *
 * From fee-amount-constraint.schema.json.
 */
export interface FeeAmountConstraint {
  /**
   * Accepted sums, one range for each currency. A range without bounds accepts every sum in its currency.
   *
   * @minItems 1
   */
  readonly ranges: readonly [AmountRange, ...AmountRange[]];
  readonly on_missing?: MissingInput;
}

/**
 * Constraints on the order lines. All that are set must be met.
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
 * Number of order lines. Both bounds are inclusive; an absent bound does not limit the range.
 *
 * From line-count-constraint.schema.json.
 */
export interface LineCountConstraint {
  /**
   * Minimum number of lines.
   */
  readonly min?: number;
  /**
   * Maximum number of lines.
   */
  readonly max?: number;
}

/**
 * Accepts orders whose products are all listed.
 */
export interface OnlySkus {
  /**
   * Accepted stock keeping units.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts orders without a listed product.
 */
export interface ExceptSkus {
  /**
   * Excluded stock keeping units.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Whether a value must be present. An empty text counts as absent.
 *
 * From presence-constraint.schema.json.
 */
export interface PresenceConstraint {
  /**
   * `true` if the value must be present, `false` if it must be absent.
   */
  readonly present: boolean;
}

/**
 * Accepts orders whose lines are all in listed countries.
 */
export interface OnlyOrderCountries {
  /**
   * Accepted countries.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
}

/**
 * Accepts orders without a line in a listed country.
 */
export interface ExceptOrderCountries {
  /**
   * Excluded countries.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
}

/**
 * Accepts the listed platforms.
 */
export interface OnlyPlatforms {
  /**
   * Accepted platforms.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
}

/**
 * Accepts all platforms except the listed ones.
 */
export interface ExceptPlatforms {
  /**
   * Excluded platforms.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
}

/**
 * Accepts the listed languages.
 */
export interface OnlyLanguages {
  /**
   * Accepted languages.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
}

/**
 * Accepts all languages except the listed ones.
 */
export interface ExceptLanguages {
  /**
   * Excluded languages.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
}

/**
 * Version of the API or application that sends the request. Versions are compared number by number: `5.10`
 * is above `5.9`, and `5.9.0` equals `5.9`. Text after the numbers is ignored: `5.10-beta`, `5.10rc1` and
 * `5.10 (Android 14)` are `5.10`. `on_missing` applies if the version in the request does not start with a
 * number.
 *
 * From version-constraint.schema.json.
 */
export interface VersionConstraint {
  /**
   * Minimum version, inclusive.
   */
  readonly from?: string;
  /**
   * Upper bound of the version, exclusive.
   */
  readonly below?: string;
  readonly on_missing?: MissingInput;
}

/**
 * Version of the SDK. `on_missing` applies if the request has none. Both bounds are inclusive; an absent
 * bound does not limit the range.
 *
 * From sdk-version-constraint.schema.json.
 */
export interface SdkVersionConstraint {
  /**
   * Minimum version.
   */
  readonly min?: number;
  /**
   * Maximum version.
   */
  readonly max?: number;
  readonly on_missing?: MissingInput;
}

/**
 * Constraints on the customer's mobile phone. All that are set must be met.
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
 * Accepts the listed texts.
 */
export interface OnlyTexts {
  /**
   * Accepted texts.
   *
   * @minItems 1
   */
  readonly only: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts all texts except the listed ones.
 */
export interface ExceptTexts {
  /**
   * Excluded texts.
   *
   * @minItems 1
   */
  readonly except: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts the listed countries.
 */
export interface OnlyPhoneCountries {
  /**
   * Accepted countries.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts all countries except the listed ones.
 */
export interface ExceptPhoneCountries {
  /**
   * Excluded countries.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
  readonly on_missing?: MissingInput;
}

/**
 * Whether a value was verified. `on_missing` applies if the request does not say so.
 *
 * From validated-constraint.schema.json.
 */
export interface ValidatedConstraint {
  /**
   * Required value: `true` for verified, `false` for not verified.
   */
  readonly is: boolean;
  readonly on_missing?: MissingInput;
}

/**
 * Constraints on the customer's e-mail account. All that are set must be met.
 *
 * From email-constraint.schema.json.
 */
export interface EmailConstraint {
  readonly address?: PresenceConstraint;
  readonly type?: TextConstraint;
  readonly validated?: ValidatedConstraint;
}

/**
 * Accepts addresses in at least one of the ranges.
 */
export interface OnlyIpRanges {
  /**
   * Accepted ranges.
   *
   * @minItems 1
   *
   * Items: IPv4 or IPv6 address or range (CIDR), for example `203.0.113.0/24` or `2001:db8::/32`.
   */
  readonly only: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Accepts addresses outside of all ranges.
 */
export interface ExceptIpRanges {
  /**
   * Excluded ranges.
   *
   * @minItems 1
   *
   * Items: IPv4 or IPv6 address or range (CIDR), for example `203.0.113.0/24` or `2001:db8::/32`.
   */
  readonly except: readonly [string, ...string[]];
  readonly on_missing?: MissingInput;
}

/**
 * Period that the time of the decision must be in. An absent bound does not limit it.
 *
 * From effective-period.schema.json.
 */
export interface EffectivePeriod {
  /**
   * Start of the period, inclusive (RFC 3339 with offset).
   */
  readonly from?: string;
  /**
   * End of the period, exclusive (RFC 3339 with offset).
   */
  readonly until?: string;
}

/**
 * Settings shared by several storefronts.
 *
 * From account-defaults.schema.json.
 */
export interface AccountDefaults {
  /**
   * Name that accounts refer to in `inherits`.
   */
  readonly name: string;
  /**
   * Language of the payment pages if the request has none (two-letter ISO 639-1 code).
   */
  readonly default_language?: string;
  /**
   * Currency of payments whose request has none (numeric ISO 4217 code). If absent, these payments have no
   * currency, and `on_missing` of each constraint on the currency or on amounts applies.
   */
  readonly default_currency?: number;
  /**
   * Fields that each search must have, in addition to those of the client and the account. A search without
   * one is rejected.
   */
  readonly required_fields?: readonly RequiredField[];
  readonly policy?: Constraints;
  /**
   * Payment methods offered. Their order has no meaning.
   *
   * @minItems 1
   */
  readonly offers?: readonly [Offer, ...Offer[]];
  readonly ordering?: Ordering;
  readonly managed_bookings?: ManagedBookings;
}

/**
 * Catalogue method that a storefront offers.
 *
 * From offer.schema.json.
 */
export interface Offer {
  /**
   * ID of the method in the catalogue.
   */
  readonly method_id: number;
  /**
   * Rank of the method before any ordering. Lower is preferred; methods of equal rank are sorted by ID. The
   * `preference` in a response is this rank if it is higher than the preceding preference, otherwise the
   * preceding preference plus one.
   */
  readonly base_preference: number;
  readonly policy?: Constraints;
}

/**
 * Ordering of the eligible methods. Only the first rule whose condition is met applies. If there is none,
 * `default` applies.
 *
 * From ordering.schema.json.
 */
export interface Ordering {
  /**
   * Rules, in the order they are tested.
   */
  readonly rules: readonly OrderingRule[];
  readonly default: Arrangement;
}

/**
 * Arrangement of methods, and the condition it applies under.
 *
 * From ordering-rule.schema.json.
 */
export interface OrderingRule {
  /**
   * Display name, used in explanations.
   */
  readonly name: string;
  readonly when: Constraints;
  readonly then: Arrangement;
}

/**
 * Reorders the eligible methods, which are sorted by base preference: applies `first`, then `last`, then
 * each `move`. Methods that are not eligible are ignored. Without members, the order does not change.
 *
 * From arrangement.schema.json.
 */
export interface Arrangement {
  /**
   * Methods to put first, in this order.
   */
  readonly first?: readonly number[];
  /**
   * Methods to put last, in this order.
   */
  readonly last?: readonly number[];
  /**
   * Moves of single methods, applied one after another.
   */
  readonly move?: readonly MethodMove[];
}

/**
 * Moves a method directly before another.
 */
export interface MoveBefore {
  /**
   * Method to move.
   */
  readonly method_id: number;
  /**
   * Method to move it before.
   */
  readonly before: number;
}

/**
 * Moves a method directly after another.
 */
export interface MoveAfter {
  /**
   * Method to move.
   */
  readonly method_id: number;
  /**
   * Method to move it after.
   */
  readonly after: number;
}

/**
 * Additional settings for transactions of type 5 (self-service for managed bookings). `forms_of_payment`
 * and `policy` of the account and of its defaults all apply. `ordering` replaces the ordering for other
 * transactions; if the account and its defaults both set it here, that of the account applies.
 *
 * From managed-bookings.schema.json.
 */
export interface ManagedBookings {
  readonly forms_of_payment?: FormsOfPayment;
  readonly policy?: Constraints;
  readonly ordering?: Ordering;
}

/**
 * Accepts the listed methods.
 */
export interface OnlyFormsOfPayment {
  /**
   * Accepted methods.
   *
   * @minItems 1
   */
  readonly only: readonly [number, ...number[]];
}

/**
 * Accepts all methods except the listed ones.
 */
export interface ExceptFormsOfPayment {
  /**
   * Excluded methods.
   *
   * @minItems 1
   */
  readonly except: readonly [number, ...number[]];
}

/**
 * Merchant, with its storefronts and callback settings.
 *
 * From client.schema.json.
 */
export interface Client {
  /**
   * Client ID the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * Display name of the merchant.
   */
  readonly name: string;
  /**
   * Fields that each search of the merchant must have. A search without one is rejected.
   */
  readonly required_fields?: readonly RequiredField[];
  /**
   * Storefronts of the merchant.
   *
   * @minItems 1
   */
  readonly accounts: readonly [Account, ...Account[]];
  readonly callbacks?: ClientCallbacks;
}

/**
 * Storefront of a merchant, on the web or in an app. Members that are not set are inherited from the
 * account defaults named in `inherits`. A member set here replaces the inherited one, except:
 *
 * - `offers`: an offer replaces only the inherited offer of the same method.
 * - `required_fields`: both lists apply.
 * - `policy`: both policies must be met, for every method.
 * - `managed_bookings`: both policies must be met, and both `forms_of_payment` must accept a method.
 *
 * From account.schema.json.
 */
export interface Account {
  /**
   * ID of the storefront. Unique within its client.
   */
  readonly account_id: number;
  /**
   * Name of the account defaults to inherit from.
   */
  readonly inherits?: string;
  /**
   * Language of the payment pages if the request has none (two-letter ISO 639-1 code). Required here or in
   * the account defaults.
   */
  readonly default_language?: string;
  /**
   * Currency of payments whose request has none (numeric ISO 4217 code). If absent, these payments have no
   * currency, and `on_missing` of each constraint on the currency or on amounts applies.
   */
  readonly default_currency?: number;
  /**
   * Fields that each search must have, in addition to those of the client and the account defaults. A search
   * without one is rejected.
   */
  readonly required_fields?: readonly RequiredField[];
  readonly policy?: Constraints;
  /**
   * Payment methods offered. Their order has no meaning.
   *
   * @minItems 1
   */
  readonly offers?: readonly [Offer, ...Offer[]];
  readonly ordering?: Ordering;
  readonly managed_bookings?: ManagedBookings;
  /**
   * Methods of the account defaults that this storefront does not offer.
   *
   * @minItems 1
   */
  readonly withdrawn_methods?: readonly [number, ...number[]];
}

/**
 * Settings for the callbacks of a merchant. A client without them gets no callbacks, and reports on its
 * sessions are rejected.
 *
 * From client-callbacks.schema.json.
 */
export interface ClientCallbacks {
  /**
   * URL that callbacks are posted to, without user name, password or fragment. Must be https, except in the
   * sandbox.
   */
  readonly endpoint: string;
  /**
   * Origins that the `callback_url` of a session may have. Callbacks are posted to `endpoint` if the session
   * has no `callback_url` or one with another origin. An origin is scheme, host and port in lower case,
   * without the default port of the scheme and without wildcards.
   *
   * @maxItems 100
   */
  readonly allowed_origins?: readonly string[];
  readonly secrets: CallbackSecrets;
  readonly mac?: MacSpecification;
  readonly emit?: Emission;
  /**
   * Members that each transaction must have. A callback that lacks one is not sent and waits for the
   * operator.
   */
  readonly required_members?: readonly RequiredMember[];
  /**
   * Time zone of the merchant (IANA name). If set, each transaction has a `local_date_time`.
   */
  readonly time_zone?: string;
  readonly internal_codes?: CallbackCodes;
  readonly retry?: RetryPolicy;
  /**
   * Action after the last retry of a callback failed. `park`: the callback and those after it in its session
   * wait for the operator. `skip`: the next callback of the session is sent. `coalesce`: the newest callback
   * of the session is sent and supersedes those before it.
   */
  readonly on_exhausted?: "park" | "skip" | "coalesce";
  /**
   * Session status codes whose callbacks are never superseded. Applies only if `on_exhausted` is `coalesce`:
   * `skip` also skips callbacks with these codes.
   */
  readonly final_session_codes?: readonly number[];
  /**
   * Maximum number of callbacks in progress for an origin.
   */
  readonly concurrency?: number;
  /**
   * Maximum number of callbacks per second for an origin. If absent, there is no limit.
   */
  readonly rate_per_second?: number;
  /**
   * Timeout for connecting, TLS included, in milliseconds.
   */
  readonly connect_timeout_ms?: number;
  /**
   * Timeout for a delivery, from connecting to the end of the response, in milliseconds.
   */
  readonly total_timeout_ms?: number;
}

/**
 * IDs of the secrets that sign a merchant's callbacks. The secrets themselves are in the secrets file.
 * `body_signature` is the secret of the member `signature`; without it, callbacks have no `signature`.
 * `mac_salt` is the salt of each transaction's `hmac`: set it together with `mac`.
 *
 * From callback-secrets.schema.json.
 */
export interface CallbackSecrets {
  /**
   * Secrets that sign the headers of each delivery, at most 16. Every secret that is not retired signs, so
   * that secrets can be rotated without interruption.
   *
   * @minItems 1
   */
  readonly webhook: readonly [SecretId, ...SecretId[]];
  readonly body_signature?: SecretId;
  readonly mac_salt?: SecretId;
}

/**
 * Specification of the MAC of a merchant's transactions: the SHA-512 digest of a text that joins the values
 * of the fields, in order, and the salt.
 *
 * From ../mac/mac-specification.schema.json.
 */
export interface MacSpecification {
  /**
   * Values included in the MAC, in order.
   *
   * @minItems 1
   * @maxItems 100
   */
  readonly fields: readonly [MacField, ...MacField[]];
  /**
   * Separator between two values. May be empty. If it is empty or can occur in a value, different
   * transactions can have the same MAC. A control character such as U+001F does not occur in ordinary values.
   */
  readonly separator: string;
  /**
   * Position of the salt: before the values, after them, or both. With `leading`, anyone who sees a MAC can
   * compute the MAC of a longer text without knowing the salt.
   */
  readonly salt_position: "leading" | "trailing" | "both";
  /**
   * Separator between the salt and the values. May be empty.
   */
  readonly salt_separator: string;
  /**
   * Text for `true` and `false`.
   */
  readonly booleans: "true/false" | "1/0";
  /**
   * Handling of a field that is not required and has no value. `omit`: the field is left out. `empty`: it is
   * an empty text with its separator, so that the other values keep their positions.
   */
  readonly absent: "omit" | "empty";
  /**
   * Character encoding of the text. With `iso-8859-1`, a transaction with other characters in its fields has
   * no MAC.
   */
  readonly charset: "utf-8" | "iso-8859-1";
  /**
   * Case of the hexadecimal digits A to F in the MAC. A MAC in the other case is rejected.
   */
  readonly hex_case: "lower" | "upper";
}

/**
 * Value included in the MAC of a transaction. Text is included unchanged, an integer as its digits, any
 * other number in the shortest decimal form that parses to the same number (RFC 8785), unless `decimals` is
 * set.
 *
 * From ../mac/mac-field.schema.json.
 */
export interface MacField {
  /**
   * Object that the pointer starts at: the transaction, or the callback that contains it.
   */
  readonly of?: "transaction" | "callback";
  /**
   * JSON Pointer (RFC 6901) to the value. Cannot point to an `hmac` or the `signature`, which are computed
   * later.
   */
  readonly pointer: string;
  /**
   * Whether the value must be present. If `true`, a transaction without the value has no MAC. If `false`, the
   * value is included if it is present.
   */
  readonly required: boolean;
  /**
   * Number of digits after the decimal point of a number, which is rounded (half away from zero) and padded
   * with zeros.
   */
  readonly decimals?: number;
}

/**
 * Selects the status changes that cause a callback, by the new status. A report with several changes causes
 * one callback if at least one of them is selected.
 *
 * From emission.schema.json.
 */
export interface Emission {
  readonly session?: StatusFilter;
  readonly transaction?: StatusFilter;
}

/**
 * Selects the listed statuses.
 */
export interface OnlyStatuses {
  /**
   * Selected statuses. If empty, none is selected.
   */
  readonly only: readonly StatusMatch[];
}

/**
 * Status of a session or transaction.
 *
 * From status-match.schema.json.
 */
export interface StatusMatch {
  /**
   * Status code.
   */
  readonly code: number;
  /**
   * Subcode. If absent, the code matches with any subcode or none.
   */
  readonly sub_code?: number;
}

/**
 * Selects all statuses except the listed ones.
 */
export interface ExceptStatuses {
  /**
   * Excluded statuses.
   */
  readonly except: readonly StatusMatch[];
}

/**
 * Values of callback members that are internal codes of the service. Precedence, highest first: a code
 * reported by the processor, the code for the status of the session, the code set here. A member without a
 * code is absent from callbacks.
 *
 * From callback-codes.schema.json.
 */
export interface CallbackCodes {
  /**
   * Kind of event.
   */
  readonly event_type?: string;
  /**
   * Subdivision of `event_type`.
   */
  readonly event_subtype?: string;
  /**
   * Kind of content.
   */
  readonly content_type?: number;
  /**
   * Code of the endpoint, not its address.
   */
  readonly endpoint_url?: string;
  /**
   * Codes for certain session statuses. Only the first matching entry applies.
   */
  readonly by_session_status?: readonly SessionStatusCodes[];
}

/**
 * Internal codes of callbacks for a session status.
 *
 * From session-status-codes.schema.json.
 */
export interface SessionStatusCodes {
  /**
   * Status code of the session.
   */
  readonly code: number;
  /**
   * Subcode of the session. If absent, the code matches with any subcode or none.
   */
  readonly sub_code?: number;
  /**
   * Kind of event.
   */
  readonly event_type?: string;
  /**
   * Subdivision of `event_type`.
   */
  readonly event_subtype?: string;
  /**
   * Kind of content.
   */
  readonly content_type?: number;
  /**
   * Code of the endpoint, not its address.
   */
  readonly endpoint_url?: string;
}

/**
 * Retries of callbacks that were not accepted.
 *
 * From retry-policy.schema.json.
 */
export interface RetryPolicy {
  /**
   * Delays before the first retry, the second and so on, in seconds. The number of delays is the number of
   * retries. A longer `Retry-After` of the endpoint extends a delay, up to one day.
   *
   * @maxItems 100
   */
  readonly schedule_seconds?: readonly number[];
  /**
   * Random variation of each delay in both directions, as a fraction of it. Callbacks that failed together
   * are then not retried together.
   */
  readonly jitter?: number;
}
