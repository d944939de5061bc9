// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Input, OpenContent } from "@payment-routing/contract-runtime";

/**
 * Itinerary. The interface does not define its content: any well-formed XML is accepted and kept, except
 * comments and processing instructions.
 *
 * Origin: complexType `airline_data` in payment-method-search.xsd.
 */
export type AirlineData = OpenContent;

/**
 * Client application, customer and device.
 *
 * Origin: complexType `client_info` in payment-method-search.xsd.
 */
export interface ClientInfo {
  /**
   * Platform the request is sent from.
   *
   * XML: `<platform>`, xs:token, exactly once.
   */
  readonly platform: string;
  /**
   * Language of the payment pages. Always send it: the interface marks it as required. If absent, the
   * default language of the account applies.
   *
   * XML: `<language>`, language_code, at most once.
   */
  readonly language?: LanguageCode;
  /**
   * Version of the API or application that sends the request.
   *
   * XML: `<version>`, xs:token, exactly once.
   */
  readonly version: string;
  /**
   * Version of the SDK in use.
   *
   * XML: `<sdk-version>`, safe_integer, at most once.
   */
  readonly "sdk-version"?: SafeInteger;
  /**
   * Mobile phone of the customer.
   *
   * XML: `<mobile>`, mobile, at most once.
   */
  readonly mobile?: Mobile;
  /**
   * E-mail account of the customer.
   *
   * XML: `<email>`, email, at most once.
   */
  readonly email?: Email;
  /**
   * ID of the customer's device. Not needed for web channels.
   *
   * XML: `<device_id>`, xs:token, at most once.
   */
  readonly device_id?: string;
  /**
   * IP address the transaction comes from.
   *
   * XML: `<ip>`, xs:token, exactly once.
   */
  readonly ip: string;
  /**
   * Client ID the service assigned to the merchant.
   *
   * XML: `<client_id>`, safe_integer, exactly once.
   */
  readonly client_id: SafeInteger;
}

/**
 * Number of decimal places. Currencies of ISO 4217 have 0 to 4.
 *
 * Value: xs:integer, at least 0, at most 9007199254740991.
 *
 * Origin: simpleType `decimal_places` in payment-method-search.xsd.
 */
export type DecimalPlaces = number;

/**
 * E-mail account of the customer.
 *
 * Origin: complexType `email` in payment-method-search.xsd.
 */
export interface Email {
  /**
   * E-mail address. Prefills the e-mail field of the receipt page. Some merchants and payment providers
   * require it.
   *
   * XML: `<email>`, xs:token, at most once.
   */
  readonly email?: string;
  /**
   * Kind of e-mail account.
   *
   * XML: `<email_type>`, xs:token, at most once.
   */
  readonly email_type?: string;
  /**
   * `true` if the e-mail address was verified.
   *
   * XML: `<validated>`, xs:boolean, at most once.
   */
  readonly validated?: boolean;
}

/**
 * Fee charged to the customer.
 *
 * Origin: complexType `fee` in payment-method-search.xsd.
 */
export interface Fee {
  /**
   * Amount of the fee, in the currency and with the number of decimals of `transaction/amount`.
   *
   * XML: `<value>`, safe_integer, exactly once.
   */
  readonly value: SafeInteger;
  /**
   * Type of the transaction that pays the fee. Service-fee rules match type `1`.
   *
   * XML: `<type>`, transaction_type, at most once.
   */
  readonly type?: TransactionType;
}

/**
 * List of fees. May be empty.
 *
 * Origin: complexType `fees` in payment-method-search.xsd.
 */
export interface Fees {
  /**
   * Single fee.
   *
   * XML: `<fee>`, fee, any number of times.
   */
  readonly fee: readonly Fee[];
}

/** {@link Fees} for `create…`: arrays that may be empty, and attributes with a default, may be left out. */
export type FeesInput = Input<Fees>;

/**
 * Two-letter ISO 639-1 language code, in upper or lower case.
 *
 * Value: xs:token, matches `[A-Za-z]{2}`.
 *
 * Origin: simpleType `language_code` in payment-method-search.xsd.
 */
export type LanguageCode = string;

/**
 * Products sold on one order line.
 *
 * Origin: complexType `line_item` in payment-method-search.xsd.
 */
export interface LineItem {
  /**
   * Single product.
   *
   * XML: `<product>`, product, any number of times.
   */
  readonly product: readonly Product[];
}

/** {@link LineItem} for `create…`: arrays that may be empty, and attributes with a default, may be left out. */
export type LineItemInput = Input<LineItem>;

/**
 * Mobile phone of the customer.
 *
 * Rule: a country_id with the mobile number (`not(mobile) or country_id`).
 *
 * Origin: complexType `mobile` in payment-method-search.xsd.
 */
export interface Mobile {
  /**
   * Phone number (MSISDN) without the international dialling code. Some merchants and payment providers
   * require it.
   *
   * XML: `<mobile>`, safe_integer, at most once.
   */
  readonly mobile?: SafeInteger;
  /**
   * Kind of mobile device.
   *
   * XML: `<mobile_type>`, xs:token, at most once.
   */
  readonly mobile_type?: string;
  /**
   * Country of the phone number, as a service-specific code. Required if `mobile` is present.
   *
   * XML: `<country_id>`, safe_integer, at most once.
   */
  readonly country_id?: SafeInteger;
  /**
   * `true` if the phone number was verified.
   *
   * XML: `<validated>`, xs:boolean, at most once.
   */
  readonly validated?: boolean;
}

/**
 * Amount charged for one order line.
 *
 * Origin: complexType `order_amount` in payment-method-search.xsd.
 */
export interface OrderAmount {
  /**
   * Country of the order line, as a service-specific code.
   *
   * XML: `<country_id>`, safe_integer, exactly once.
   */
  readonly country_id: SafeInteger;
  /**
   * Amount charged. The interface defines no format, so any text is accepted and kept unchanged.
   *
   * XML: `<value>`, xs:string, exactly once.
   */
  readonly value: string;
}

/**
 * Line item, followed by the amount charged for it.
 *
 * Origin: group `order_line` in payment-method-search.xsd.
 */
export interface OrderLine {
  /**
   * Products of the line.
   *
   * XML: `<line_item>`, line_item, exactly once.
   */
  readonly line_item: LineItem;
  /**
   * Amount charged for the preceding `line_item`.
   *
   * XML: `<amount>`, order_amount, exactly once.
   */
  readonly amount: OrderAmount;
}

/**
 * Order lines, at least one. Their sum is not compared with the total amount.
 *
 * Origin: complexType `orders` in payment-method-search.xsd.
 */
export type Orders = readonly [OrderLine, ...OrderLine[]];

/** {@link Orders} for `create…`: arrays that may be empty, and attributes with a default, may be left out. */
export type OrdersInput = Input<Orders>;

/**
 * Payment method on offer, with its preference.
 *
 * Origin: complexType `payment_method` in payment-method-search.xsd.
 */
export interface PaymentMethod {
  /**
   * Card ID of the payment method, as defined by the service.
   *
   * XML: `<id>`, safe_integer, exactly once.
   */
  readonly id: SafeInteger;
  /**
   * Type of the processor that would handle the payment. May be empty.
   *
   * XML: `<psp_type>`, xs:token, exactly once.
   */
  readonly psp_type: string;
  /**
   * Rank of the payment method. The method with the lowest value in the response is the default.
   *
   * XML: `<preference>`, safe_integer, exactly once.
   */
  readonly preference: SafeInteger;
  /**
   * Card state of the payment method. The values depend on the configuration of the service.
   *
   * XML: `<state_id>`, safe_integer, exactly once.
   */
  readonly state_id: SafeInteger;
}

/**
 * Prospective payment to find payment methods for: the storefront, the transaction, and the client and
 * device.
 *
 * The root element `<payment_method_search_criteria>`.
 *
 * Origin: complexType `payment_method_search_criteria` in payment-method-search.xsd.
 */
export interface PaymentMethodSearchCriteria {
  /**
   * Reference of the caller for audit and tracking. Should be unique; repeated values are accepted.
   *
   * XML: `<event_id>`, safe_integer, exactly once.
   */
  readonly event_id: SafeInteger;
  /**
   * ID of the storefront (website or app) where the payment is made.
   *
   * XML: `<account_id>`, safe_integer, exactly once.
   */
  readonly account_id: SafeInteger;
  /**
   * Transaction to be paid.
   *
   * XML: `<transaction>`, transaction, exactly once.
   */
  readonly transaction: Transaction;
  /**
   * Client application, customer and device.
   *
   * XML: `<client_info>`, client_info, exactly once.
   */
  readonly client_info: ClientInfo;
}

/**
 * {@link PaymentMethodSearchCriteria} for `create…`: arrays that may be empty, and attributes with a
 * default, may be left out.
 */
export type PaymentMethodSearchCriteriaInput = Input<PaymentMethodSearchCriteria>;

/**
 * Payment methods the merchant can offer for the requested payment.
 *
 * The root element `<payment_method_search_response>`.
 *
 * Origin: complexType `payment_method_search_response` in payment-method-search.xsd.
 */
export interface PaymentMethodSearchResponse {
  /**
   * Payment methods on offer.
   *
   * XML: `<payment_methods>`, payment_methods, exactly once.
   */
  readonly payment_methods: PaymentMethods;
}

/**
 * List of at least one payment method.
 *
 * Origin: complexType `payment_methods` in payment-method-search.xsd.
 */
export interface PaymentMethods {
  /**
   * Single payment method.
   *
   * XML: `<payment_method>`, payment_method, 1 or more times.
   */
  readonly payment_method: readonly [PaymentMethod, ...PaymentMethod[]];
}

/**
 * Product, as the merchant describes it.
 *
 * Origin: complexType `product` in payment-method-search.xsd.
 */
export interface Product {
  /**
   * Name of the product.
   *
   * XML: `<name>`, xs:string, at most once.
   */
  readonly name?: string;
  /**
   * Stock keeping unit assigned by the merchant.
   *
   * XML: `<sku>`, xs:string, at most once.
   */
  readonly sku?: string;
  /**
   * Human-readable description of the product.
   *
   * XML: `<description>`, xs:string, at most once.
   */
  readonly description?: string;
  /**
   * Itinerary, for airline merchants.
   *
   * XML: `<airline_data>`, airline_data, at most once.
   */
  readonly airline_data?: AirlineData;
}

/**
 * Kind of product sold.
 *
 * - `"100"`: Ticket.
 * - `"200"`: Ancillary.
 * - `"210"`: Insurance.
 *
 * Value: xs:token.
 *
 * Origin: simpleType `product_type` in payment-method-search.xsd.
 */
export type ProductType = "100" | "200" | "210";

/**
 * Integer from -(2^53 - 1) to 2^53 - 1, the range that a double represents exactly.
 *
 * Value: xs:integer, at least -9007199254740991, at most 9007199254740991.
 *
 * Origin: simpleType `safe_integer` in payment-method-search.xsd.
 */
export type SafeInteger = number;

/**
 * Prospective transaction: its order, fees and total amount.
 *
 * Origin: complexType `transaction` in payment-method-search.xsd.
 */
export interface Transaction {
  /**
   * Type of the transaction.
   *
   * XML: `<type_id>`, transaction_type, at most once.
   */
  readonly type_id?: TransactionType;
  /**
   * Order ID assigned by the merchant. Letters, digits, dots, underscores and hyphens work with every
   * payment provider. Other characters are accepted here, but a provider may reject them.
   *
   * XML: `<order_no>`, xs:string, exactly once.
   */
  readonly order_no: string;
  /**
   * Kind of product sold.
   *
   * XML: `<product_type>`, product_type, at most once.
   */
  readonly product_type?: ProductType;
  /**
   * Fees included in the total amount.
   *
   * XML: `<fees>`, fees, at most once.
   */
  readonly fees?: Fees;
  /**
   * Total amount of the transaction, fees included.
   *
   * XML: `<amount>`, transaction_amount, exactly once.
   */
  readonly amount: TransactionAmount;
  /**
   * Order lines: each `line_item` is followed by its `amount`.
   *
   * XML: `<orders>`, orders, exactly once.
   */
  readonly orders: Orders;
}

/**
 * Total amount paid by the customer, fees included.
 *
 * Origin: complexType `transaction_amount` in payment-method-search.xsd.
 */
export interface TransactionAmount {
  /**
   * Total as an integer that includes the decimals: 12030 with `decimal` 2 is 120.30.
   *
   * XML: `<value>`, safe_integer, exactly once.
   */
  readonly value: SafeInteger;
  /**
   * Country of the payment, as a service-specific code.
   *
   * XML: `<country_id>`, safe_integer, exactly once.
   */
  readonly country_id: SafeInteger;
  /**
   * Currency of the total (numeric ISO 4217 code). If absent, the default currency of the account applies.
   *
   * XML: `<currency_id>`, safe_integer, at most once.
   */
  readonly currency_id?: SafeInteger;
  /**
   * Number of decimals that `value` includes.
   *
   * XML: `<decimal>`, decimal_places, exactly once.
   */
  readonly decimal: DecimalPlaces;
}

/**
 * {@link Transaction} for `create…`: arrays that may be empty, and attributes with a default, may be left
 * out.
 */
export type TransactionInput = Input<Transaction>;

/**
 * Type of a transaction.
 *
 * - `1`: Online shopping.
 * - `2`: Offline shopping.
 * - `3`: Self-service online, for example for ancillaries or a changed itinerary.
 * - `4`: Self-service offline: pay later.
 * - `5`: Self-service online for managed bookings, with additional form-of-payment rules.
 * - `6`: Self-service online, started from a payment link.
 *
 * Value: xs:integer, at least -9007199254740991, at most 9007199254740991.
 *
 * Origin: simpleType `transaction_type` in payment-method-search.xsd.
 */
export type TransactionType = 1 | 2 | 3 | 4 | 5 | 6;
