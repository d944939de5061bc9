// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Input, OpenContent } from "@payment-routing/contract-runtime";

/**
 * Itinerary. The interface does not define its content: any well-formed XML is accepted and kept, except
 * comments and processing instructions.
 *
 * Origin: complexType `airline_data`.
 */
export type AirlineData = OpenContent;

/**
 * Client application, customer and device.
 *
 * Origin: complexType `client_info`.
 */
export interface ClientInfo {
  /**
   * Platform the request is sent from.
   *
   * XML: xs:token.
   */
  readonly platform: string;
  /**
   * Language of the payment pages. Always send it: the interface marks it as required. If absent, the
   * default language of the account applies.
   */
  readonly language?: LanguageCode;
  /**
   * Version of the API or application that sends the request.
   *
   * XML: xs:token.
   */
  readonly version: string;
  /** Version of the SDK in use. */
  readonly "sdk-version"?: SafeInteger;
  readonly mobile?: Mobile;
  readonly email?: Email;
  /**
   * ID of the customer's device. Not needed for web channels.
   *
   * XML: xs:token.
   */
  readonly device_id?: string;
  /**
   * IP address the transaction comes from.
   *
   * XML: xs:token.
   */
  readonly ip: string;
  /** Client ID the service assigned to the merchant. */
  readonly client_id: SafeInteger;
}

/**
 * Number of decimal places. Currencies of ISO 4217 have 0 to 4.
 *
 * Value: xs:integer, at least 0, at most 9007199254740991.
 *
 * Origin: simpleType `decimal_places`.
 */
export type DecimalPlaces = number;

/**
 * E-mail account of the customer.
 *
 * Origin: complexType `email`.
 */
export interface Email {
  /**
   * E-mail address. Prefills the e-mail field of the receipt page. Some merchants and payment providers
   * require it.
   *
   * XML: xs:token.
   */
  readonly email?: string;
  /**
   * Kind of e-mail account.
   *
   * XML: xs:token.
   */
  readonly email_type?: string;
  /** `true` if the e-mail address was verified. */
  readonly validated?: boolean;
}

/**
 * Fee charged to the customer.
 *
 * Origin: complexType `fee`.
 */
export interface Fee {
  /** Amount of the fee, in the currency and with the number of decimals of `transaction/amount`. */
  readonly value: SafeInteger;
  /** Type of the transaction that pays the fee. Service-fee rules match type `1`. */
  readonly type?: TransactionType;
}

/**
 * List of fees. May be empty.
 *
 * Origin: complexType `fees`.
 */
export interface Fees {
  /** Single fee. */
  readonly fee: readonly Fee[];
}

/**
 * Two-letter ISO 639-1 language code, in upper or lower case.
 *
 * Value: xs:token, matches `[A-Za-z]{2}`.
 *
 * Origin: simpleType `language_code`.
 */
export type LanguageCode = string;

/**
 * Products sold on one order line.
 *
 * Origin: complexType `line_item`.
 */
export interface LineItem {
  /** Single product. */
  readonly product: readonly Product[];
}

/**
 * Mobile phone of the customer.
 *
 * Rule: a country_id with the mobile number (`not(mobile) or country_id`).
 *
 * Origin: complexType `mobile`.
 */
export interface Mobile {
  /**
   * Phone number (MSISDN) without the international dialling code. Some merchants and payment providers
   * require it.
   */
  readonly mobile?: SafeInteger;
  /**
   * Kind of mobile device.
   *
   * XML: xs:token.
   */
  readonly mobile_type?: string;
  /** Country of the phone number, as a service-specific code. Required if `mobile` is present. */
  readonly country_id?: SafeInteger;
  /** `true` if the phone number was verified. */
  readonly validated?: boolean;
}

/**
 * Amount charged for one order line.
 *
 * Origin: complexType `order_amount`.
 */
export interface OrderAmount {
  /** Country of the order line, as a service-specific code. */
  readonly country_id: SafeInteger;
  /** Amount charged. The interface defines no format, so any text is accepted and kept unchanged. */
  readonly value: string;
}

/**
 * Line item, followed by the amount charged for it.
 *
 * Origin: group `order_line`.
 */
export interface OrderLine {
  /** Products of the line. */
  readonly line_item: LineItem;
  /** Amount charged for the preceding `line_item`. */
  readonly amount: OrderAmount;
}

/**
 * Order lines, at least one. Their sum is not compared with the total amount.
 *
 * Origin: complexType `orders`.
 */
export type Orders = readonly [OrderLine, ...OrderLine[]];

/**
 * Payment method on offer, with its preference.
 *
 * Origin: complexType `payment_method`.
 */
export interface PaymentMethod {
  /** Card ID of the payment method, as defined by the service. */
  readonly id: SafeInteger;
  /**
   * Type of the processor that would handle the payment. May be empty.
   *
   * XML: xs:token.
   */
  readonly psp_type: string;
  /** Rank of the payment method. The method with the lowest value in the response is the default. */
  readonly preference: SafeInteger;
  /** Card state of the payment method. The values depend on the configuration of the service. */
  readonly state_id: SafeInteger;
}

/**
 * Prospective payment to find payment methods for: the storefront, the transaction, and the client and
 * device.
 *
 * The root element `<payment_method_search_criteria>`.
 *
 * Origin: complexType `payment_method_search_criteria`.
 */
export interface PaymentMethodSearchCriteria {
  /** Reference of the caller for audit and tracking. Should be unique; repeated values are accepted. */
  readonly event_id: SafeInteger;
  /** ID of the storefront (website or app) where the payment is made. */
  readonly account_id: SafeInteger;
  /** Transaction to be paid. */
  readonly transaction: Transaction;
  readonly client_info: ClientInfo;
}

export type PaymentMethodSearchCriteriaInput = Input<PaymentMethodSearchCriteria>;

/**
 * Payment methods the merchant can offer for the requested payment.
 *
 * The root element `<payment_method_search_response>`.
 *
 * Origin: complexType `payment_method_search_response`.
 */
export interface PaymentMethodSearchResponse {
  /** Payment methods on offer. */
  readonly payment_methods: PaymentMethods;
}

/**
 * List of at least one payment method.
 *
 * Origin: complexType `payment_methods`.
 */
export interface PaymentMethods {
  /** Single payment method. */
  readonly payment_method: readonly [PaymentMethod, ...PaymentMethod[]];
}

/**
 * Product, as the merchant describes it.
 *
 * Origin: complexType `product`.
 */
export interface Product {
  /** Name of the product. */
  readonly name?: string;
  /** Stock keeping unit assigned by the merchant. */
  readonly sku?: string;
  /** Human-readable description of the product. */
  readonly description?: string;
  /** Itinerary, for airline merchants. */
  readonly airline_data?: AirlineData;
}

/**
 * Kind of product sold.
 *
 * Its labels, in `enumerations.ts`, document the values.
 *
 * Value: xs:token.
 *
 * Origin: simpleType `product_type`.
 */
export type ProductType = "100" | "200" | "210";

/**
 * Integer from -(2^53 - 1) to 2^53 - 1, the range that a double represents exactly.
 *
 * Value: xs:integer, at least -9007199254740991, at most 9007199254740991.
 *
 * Origin: simpleType `safe_integer`.
 */
export type SafeInteger = number;

/**
 * Prospective transaction: its order, fees and total amount.
 *
 * Origin: complexType `transaction`.
 */
export interface Transaction {
  /** Type of the transaction. */
  readonly type_id?: TransactionType;
  /**
   * Order ID assigned by the merchant. Letters, digits, dots, underscores and hyphens work with every
   * payment provider. Other characters are accepted here, but a provider may reject them.
   */
  readonly order_no: string;
  readonly product_type?: ProductType;
  /** Fees included in the total amount. */
  readonly fees?: Fees;
  /** Total amount of the transaction, fees included. */
  readonly amount: TransactionAmount;
  /** Order lines: each `line_item` is followed by its `amount`. */
  readonly orders: Orders;
}

/**
 * Total amount paid by the customer, fees included.
 *
 * Origin: complexType `transaction_amount`.
 */
export interface TransactionAmount {
  /** Total as an integer that includes the decimals: 12030 with `decimal` 2 is 120.30. */
  readonly value: SafeInteger;
  /** Country of the payment, as a service-specific code. */
  readonly country_id: SafeInteger;
  /** Currency of the total (numeric ISO 4217 code). If absent, the default currency of the account applies. */
  readonly currency_id?: SafeInteger;
  /** Number of decimals that `value` includes. */
  readonly decimal: DecimalPlaces;
}

/**
 * Type of a transaction.
 *
 * Its labels, in `enumerations.ts`, document the values.
 *
 * Value: xs:integer, at least -9007199254740991, at most 9007199254740991.
 *
 * Origin: simpleType `transaction_type`.
 */
export type TransactionType = 1 | 2 | 3 | 4 | 5 | 6;
