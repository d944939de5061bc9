// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Input, OpenContent } from "@payment-routing/contract-runtime";

/**
 * Open content: the interface does not say what an itinerary holds, so any well-formed content is kept in
 * place and written back as it was read.
 *
 * Origin: complexType `airline_data` in payment-method-search.xsd.
 */
export type AirlineData = OpenContent;

/**
 * The merchant's client, and the customer and device it serves.
 *
 * Origin: complexType `client_info` in payment-method-search.xsd.
 */
export interface ClientInfo {
  /**
   * The platform that the request is sent from.
   *
   * XML: `<platform>`, xs:token, exactly once.
   */
  readonly platform: string;
  /**
   * The language of the payment pages. The interface requires it and also gives it a default: a request
   * without it is read, and the merchant's configured language applies. Always write it.
   *
   * XML: `<language>`, language_code, at most once.
   */
  readonly language?: LanguageCode;
  /**
   * The version of the API or application that sends the request.
   *
   * XML: `<version>`, xs:token, exactly once.
   */
  readonly version: string;
  /**
   * The version of the SDK in use.
   *
   * XML: `<sdk-version>`, safe_integer, at most once.
   */
  readonly "sdk-version"?: SafeInteger;
  /**
   * The customer's mobile phone.
   *
   * XML: `<mobile>`, mobile, at most once.
   */
  readonly mobile?: Mobile;
  /**
   * The customer's e-mail account.
   *
   * XML: `<email>`, email, at most once.
   */
  readonly email?: Email;
  /**
   * The customer's device. Web channels have none.
   *
   * XML: `<device_id>`, xs:token, at most once.
   */
  readonly device_id?: string;
  /**
   * The IP address that the transaction comes from.
   *
   * XML: `<ip>`, xs:token, exactly once.
   */
  readonly ip: string;
  /**
   * The merchant's ID at the service.
   *
   * XML: `<client_id>`, safe_integer, exactly once.
   */
  readonly client_id: SafeInteger;
}

/**
 * A number of decimal places. ISO 4217 knows 0 to 4.
 *
 * Value: xs:integer, at least 0, at most 9007199254740991.
 *
 * Origin: simpleType `decimal_places` in payment-method-search.xsd.
 */
export type DecimalPlaces = number;

/**
 * An e-mail account.
 *
 * Origin: complexType `email` in payment-method-search.xsd.
 */
export interface Email {
  /**
   * The address. It fills in the e-mail field of the receipt page. Some merchants and payment providers
   * require it.
   *
   * XML: `<email>`, xs:token, at most once.
   */
  readonly email?: string;
  /**
   * The kind of account.
   *
   * XML: `<email_type>`, xs:token, at most once.
   */
  readonly email_type?: string;
  /**
   * True when the address was verified.
   *
   * XML: `<validated>`, xs:boolean, at most once.
   */
  readonly validated?: boolean;
}

/**
 * A fee that the customer pays.
 *
 * Origin: complexType `fee` in payment-method-search.xsd.
 */
export interface Fee {
  /**
   * The amount of the fee, in the unit of the transaction's amount.
   *
   * XML: `<value>`, safe_integer, exactly once.
   */
  readonly value: SafeInteger;
  /**
   * The kind of transaction that pays the fee. Type 1 is the condition of service-fee rules.
   *
   * XML: `<type>`, transaction_type, at most once.
   */
  readonly type?: TransactionType;
}

/**
 * Any number of fees; none is allowed.
 *
 * Origin: complexType `fees` in payment-method-search.xsd.
 */
export interface Fees {
  /**
   * One fee.
   *
   * XML: `<fee>`, fee, any number of times.
   */
  readonly fee: readonly Fee[];
}

/** {@link Fees} for `create…`: arrays that may be empty, and attributes with a default, may be left out. */
export type FeesInput = Input<Fees>;

/**
 * A two-letter ISO 639-1 language code.
 *
 * Value: xs:token, matches `[A-Za-z]{2}`.
 *
 * Origin: simpleType `language_code` in payment-method-search.xsd.
 */
export type LanguageCode = string;

/**
 * The products sold on one line of the order.
 *
 * Origin: complexType `line_item` in payment-method-search.xsd.
 */
export interface LineItem {
  /**
   * One product.
   *
   * XML: `<product>`, product, any number of times.
   */
  readonly product: readonly Product[];
}

/** {@link LineItem} for `create…`: arrays that may be empty, and attributes with a default, may be left out. */
export type LineItemInput = Input<LineItem>;

/**
 * A mobile phone.
 *
 * Rule: a country_id with the mobile number (`not(mobile) or country_id`).
 *
 * Origin: complexType `mobile` in payment-method-search.xsd.
 */
export interface Mobile {
  /**
   * The MSISDN without the international dialling code. Some merchants and payment providers require it.
   *
   * XML: `<mobile>`, safe_integer, at most once.
   */
  readonly mobile?: SafeInteger;
  /**
   * The kind of device.
   *
   * XML: `<mobile_type>`, xs:token, at most once.
   */
  readonly mobile_type?: string;
  /**
   * The country of the number, in the service's own code set. Required with a number.
   *
   * XML: `<country_id>`, safe_integer, at most once.
   */
  readonly country_id?: SafeInteger;
  /**
   * True when the number was verified.
   *
   * XML: `<validated>`, xs:boolean, at most once.
   */
  readonly validated?: boolean;
}

/**
 * What one line of the order costs.
 *
 * Origin: complexType `order_amount` in payment-method-search.xsd.
 */
export interface OrderAmount {
  /**
   * The country of the line, in the service's own code set.
   *
   * XML: `<country_id>`, safe_integer, exactly once.
   */
  readonly country_id: SafeInteger;
  /**
   * The amount charged, kept as the merchant wrote it: no format is defined for it.
   *
   * XML: `<value>`, xs:string, exactly once.
   */
  readonly value: string;
}

/**
 * A line item and, right behind it, the amount charged for it.
 *
 * Origin: group `order_line` in payment-method-search.xsd.
 */
export interface OrderLine {
  /**
   * The products of the line.
   *
   * XML: `<line_item>`, line_item, exactly once.
   */
  readonly line_item: LineItem;
  /**
   * What is charged for the line item before it.
   *
   * XML: `<amount>`, order_amount, exactly once.
   */
  readonly amount: OrderAmount;
}

/**
 * The lines of the order, at least one. Their sum is not compared with the total.
 *
 * Origin: complexType `orders` in payment-method-search.xsd.
 */
export type Orders = readonly [OrderLine, ...OrderLine[]];

/** {@link Orders} for `create…`: arrays that may be empty, and attributes with a default, may be left out. */
export type OrdersInput = Input<Orders>;

/**
 * A payment method and its place among the others.
 *
 * Origin: complexType `payment_method` in payment-method-search.xsd.
 */
export interface PaymentMethod {
  /**
   * The card ID of the method, as the service defines it.
   *
   * XML: `<id>`, safe_integer, exactly once.
   */
  readonly id: SafeInteger;
  /**
   * The type of processor that would make the payment. May be empty.
   *
   * XML: `<psp_type>`, xs:token, exactly once.
   */
  readonly psp_type: string;
  /**
   * The method's rank. The lowest of the answer is the default method.
   *
   * XML: `<preference>`, safe_integer, exactly once.
   */
  readonly preference: SafeInteger;
  /**
   * The card state of the method. The values are configuration.
   *
   * XML: `<state_id>`, safe_integer, exactly once.
   */
  readonly state_id: SafeInteger;
}

/**
 * Describes a prospective payment: who asks, what is paid for, and from which device.
 *
 * The root element `<payment_method_search_criteria>`.
 *
 * Origin: complexType `payment_method_search_criteria` in payment-method-search.xsd.
 */
export interface PaymentMethodSearchCriteria {
  /**
   * The caller's reference for audit and tracking. Meant to be unique; a repeated one is accepted.
   *
   * XML: `<event_id>`, safe_integer, exactly once.
   */
  readonly event_id: SafeInteger;
  /**
   * The storefront the payment is made at, on the web or in an app.
   *
   * XML: `<account_id>`, safe_integer, exactly once.
   */
  readonly account_id: SafeInteger;
  /**
   * The payment that is about to be made.
   *
   * XML: `<transaction>`, transaction, exactly once.
   */
  readonly transaction: Transaction;
  /**
   * The merchant's client, and the customer and device it serves.
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
 * The methods that the merchant may offer for the payment it described.
 *
 * The root element `<payment_method_search_response>`.
 *
 * Origin: complexType `payment_method_search_response` in payment-method-search.xsd.
 */
export interface PaymentMethodSearchResponse {
  /**
   * The methods on offer.
   *
   * XML: `<payment_methods>`, payment_methods, exactly once.
   */
  readonly payment_methods: PaymentMethods;
}

/**
 * At least one payment method.
 *
 * Origin: complexType `payment_methods` in payment-method-search.xsd.
 */
export interface PaymentMethods {
  /**
   * One method on offer.
   *
   * XML: `<payment_method>`, payment_method, 1 or more times.
   */
  readonly payment_method: readonly [PaymentMethod, ...PaymentMethod[]];
}

/**
 * A product as the merchant describes it.
 *
 * Origin: complexType `product` in payment-method-search.xsd.
 */
export interface Product {
  /**
   * The product's name.
   *
   * XML: `<name>`, xs:string, at most once.
   */
  readonly name?: string;
  /**
   * The merchant's stock keeping unit.
   *
   * XML: `<sku>`, xs:string, at most once.
   */
  readonly sku?: string;
  /**
   * A description for people.
   *
   * XML: `<description>`, xs:string, at most once.
   */
  readonly description?: string;
  /**
   * The itinerary, for airline merchants.
   *
   * XML: `<airline_data>`, airline_data, at most once.
   */
  readonly airline_data?: AirlineData;
}

/**
 * What is being sold.
 *
 * - `"100"`: A ticket.
 * - `"200"`: An ancillary.
 * - `"210"`: An insurance.
 *
 * Value: xs:token.
 *
 * Origin: simpleType `product_type` in payment-method-search.xsd.
 */
export type ProductType = "100" | "200" | "210";

/**
 * An integer that a double holds exactly: from -(2^53 - 1) to 2^53 - 1.
 *
 * Value: xs:integer, at least -9007199254740991, at most 9007199254740991.
 *
 * Origin: simpleType `safe_integer` in payment-method-search.xsd.
 */
export type SafeInteger = number;

/**
 * A prospective payment: its order, its total and what the total is made of.
 *
 * Origin: complexType `transaction` in payment-method-search.xsd.
 */
export interface Transaction {
  /**
   * The kind of transaction.
   *
   * XML: `<type_id>`, transaction_type, at most once.
   */
  readonly type_id?: TransactionType;
  /**
   * The merchant's own order ID. Letters, digits, dot, underscore and hyphen are safe with every payment
   * provider; other characters are accepted here and may be rejected further on.
   *
   * XML: `<order_no>`, xs:string, exactly once.
   */
  readonly order_no: string;
  /**
   * What is being sold.
   *
   * XML: `<product_type>`, product_type, at most once.
   */
  readonly product_type?: ProductType;
  /**
   * Fees that are part of the total.
   *
   * XML: `<fees>`, fees, at most once.
   */
  readonly fees?: Fees;
  /**
   * The total of the transaction.
   *
   * XML: `<amount>`, transaction_amount, exactly once.
   */
  readonly amount: TransactionAmount;
  /**
   * What is paid for, line by line.
   *
   * XML: `<orders>`, orders, exactly once.
   */
  readonly orders: Orders;
}

/**
 * What the customer pays in all, fees included.
 *
 * Origin: complexType `transaction_amount` in payment-method-search.xsd.
 */
export interface TransactionAmount {
  /**
   * The total as an integer that includes the decimals: 12030 with two decimals is 120.30.
   *
   * XML: `<value>`, safe_integer, exactly once.
   */
  readonly value: SafeInteger;
  /**
   * The country of the payment, in the service's own code set.
   *
   * XML: `<country_id>`, safe_integer, exactly once.
   */
  readonly country_id: SafeInteger;
  /**
   * The numeric ISO 4217 code of the currency. Without it, the account's default currency applies.
   *
   * XML: `<currency_id>`, safe_integer, at most once.
   */
  readonly currency_id?: SafeInteger;
  /**
   * How many of the digits of value stand behind the decimal separator.
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
 * The kind of a transaction.
 *
 * - `1`: Online shopping.
 * - `2`: Offline shopping.
 * - `3`: Self-service online: ancillaries, paying for a changed itinerary and the like.
 * - `4`: Self-service offline: pay later.
 * - `5`: Self-service online, with form-of-payment rules of its own for managed bookings.
 * - `6`: Self-service online, started from a payment link.
 *
 * Value: xs:integer, at least -9007199254740991, at most 9007199254740991.
 *
 * Origin: simpleType `transaction_type` in payment-method-search.xsd.
 */
export type TransactionType = 1 | 2 | 3 | 4 | 5 | 6;
