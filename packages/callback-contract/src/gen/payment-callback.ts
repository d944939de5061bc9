// Generated from schemas/callback/payment-callback.schema.json. Do not edit: npm run generate.

/**
 * Body of a callback: a payment session with all its transactions at the time of a status change.
 *
 * From payment-callback.schema.json.
 */
export interface PaymentCallback {
  /**
   * Client ID the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * ID of the merchant's account (storefront) the payment belongs to.
   */
  readonly account_id: number;
  /**
   * ID of the payment session. Callbacks of one session are sent in order, those of different sessions in any
   * order.
   */
  readonly session_id: number;
  /**
   * Kind of session. The set of values is open.
   */
  readonly session_type?: string;
  /**
   * URL that the session requested for its callbacks.
   */
  readonly callback_url?: string;
  readonly sale_amount: SaleAmount;
  readonly pending_amount?: PendingAmount;
  readonly status: SessionStatus;
  /**
   * Additional name-text pairs of the session.
   */
  readonly additional_data?: readonly NameText[];
  /**
   * Transactions of the session. A session without transactions has no callbacks.
   *
   * @minItems 1
   */
  readonly transactions: readonly [Transaction, ...Transaction[]];
  /**
   * HMAC over the rest of the body. Verifying it is not sufficient: always verify the signature in the HTTP
   * headers.
   */
  readonly signature?: string;
  /**
   * Internal code of the service.
   */
  readonly endpoint_url?: string;
  /**
   * Internal code of the service.
   */
  readonly content_type?: number;
  /**
   * Internal code of the service: maximum number of retries of a callback that was not accepted.
   */
  readonly max_retry?: number;
  /**
   * Internal code of the service: kind of event that caused the callback.
   */
  readonly event_type?: string;
  /**
   * Internal code of the service: subdivision of `event_type`.
   */
  readonly event_subtype?: string;
}

/**
 * Amount at checkout, before any conversion.
 *
 * From sale-amount.schema.json.
 */
export interface SaleAmount {
  /**
   * Amount in minor units of the currency: 48100 is 481.00 in a currency with two decimal places.
   */
  readonly value: number;
  /**
   * Numeric ISO 4217 code of the currency.
   */
  readonly currency_id: number;
  /**
   * Number of decimal places of the currency.
   */
  readonly decimals?: 0 | 2 | 3;
  /**
   * Three-letter ISO 4217 code of the currency.
   */
  readonly alpha3code?: string;
  /**
   * Conversion rate, an integer.
   */
  readonly conversion_rate?: number;
}

/**
 * Amount of the session that is not paid yet.
 *
 * From pending-amount.schema.json.
 */
export interface PendingAmount {
  /**
   * Amount in minor units of the currency.
   */
  readonly value: number;
  /**
   * Numeric ISO 4217 code of the currency.
   */
  readonly currency_id: number;
  /**
   * Number of decimal places of the currency.
   */
  readonly decimals?: number;
  /**
   * Three-letter ISO 4217 code of the currency.
   */
  readonly alpha3code?: string;
  /**
   * Conversion rate. May have a fraction.
   */
  readonly conversion_rate?: number;
}

/**
 * Status of a payment session.
 *
 * From session-status.schema.json.
 */
export interface SessionStatus {
  /**
   * Status code.
   */
  readonly code: number;
  /**
   * Subcode with more detail.
   */
  readonly sub_code?: number;
  /**
   * Human-readable status.
   */
  readonly message: string;
}

/**
 * Name-text pair with additional information.
 *
 * From name-text.schema.json.
 */
export interface NameText {
  /**
   * Name of the entry.
   */
  readonly name: string;
  /**
   * Text of the entry.
   */
  readonly text: string;
}

/**
 * Payment or refund attempt within a payment session.
 *
 * From transaction.schema.json.
 */
export interface Transaction {
  /**
   * ID of the transaction.
   */
  readonly id: number;
  /**
   * ID of the route configuration that was used. `0` if the merchant has legacy routing.
   */
  readonly route_config_id: number;
  /**
   * Order ID assigned by the merchant. For airlines, the booking reference.
   */
  readonly order_id: string;
  /**
   * Human-readable description of the transaction.
   */
  readonly description?: string;
  /**
   * Fee charged to the customer, in minor units of the currency. `0` if there is none.
   */
  readonly fee?: number;
  /**
   * SHA-512 message authentication code over members of the transaction and a secret of the merchant. Which
   * members, and in which form, is specified for each merchant that uses it.
   */
  readonly hmac?: string;
  /**
   * Approval code of the provider. Card payments only.
   */
  readonly approval_code?: string;
  /**
   * ID of the wallet. Wallet payments only.
   */
  readonly wallet_id?: string;
  /**
   * ID of the transaction type.
   */
  readonly txn_type_id: number;
  /**
   * Kind of payment method. The set of values is open.
   */
  readonly payment_method: string;
  /**
   * Type of payment, as a code of digits.
   */
  readonly payment_type: string;
  /**
   * Short code of the payment. Whether it is present depends on the configuration of the merchant.
   */
  readonly short_code?: string;
  /**
   * Start of the transaction, in UTC, as `YYYY-MM-DDTHH:MM:SS`.
   */
  readonly date_time: string;
  /**
   * Start of the transaction in the merchant's time zone, as `YYYY-MM-DDTHH:MM:SS`. Absent if no time zone is
   * configured for the merchant.
   */
  readonly local_date_time?: string;
  /**
   * Name of the customer's bank, for online banking. Absent if unknown.
   */
  readonly issuing_bank?: string;
  /**
   * ID of the accepted currency exchange offer.
   */
  readonly foreign_exchange_id?: string;
  /**
   * Currency exchange services chosen, as a two-digit number: 5 means 05.
   */
  readonly service_type_id?: number;
  /**
   * Point of sale, as a country ID.
   */
  readonly pos?: number;
  /**
   * IP address the transaction was started from.
   */
  readonly ip_address?: string;
  /**
   * Number of instalments chosen.
   */
  readonly installment?: number;
  /**
   * URL the customer is sent to after an accepted payment.
   */
  readonly accept_url?: string;
  /**
   * URL the customer is sent to after a cancelled payment.
   */
  readonly cancel_url?: string;
  readonly amount: TransactionAmount;
  readonly sale_amount?: SaleAmount;
  readonly status: TransactionStatus;
  readonly psp?: Psp;
  readonly card?: Card;
  readonly rebilling_info?: RebillingInfo;
  readonly customer_info: CustomerInfo;
  /**
   * Additional name-text pairs of the transaction.
   */
  readonly additional_data?: readonly NameText[];
  /**
   * Data that the merchant's client sent with the transaction.
   */
  readonly client_data?: readonly NameText[];
  /**
   * Products bought.
   */
  readonly product_info?: readonly ProductInfo[];
  /**
   * Delivery details.
   */
  readonly delivery_info?: readonly NameText[];
  /**
   * Shipping details.
   */
  readonly shipping_info?: readonly NameText[];
  readonly billing_address?: BillingAddress;
  readonly fraud?: Fraud;
  readonly tms_info?: TmsInfo;
  readonly order_data?: OrderData;
}

/**
 * Amount of a transaction or an order.
 *
 * From transaction-amount.schema.json.
 */
export interface TransactionAmount {
  /**
   * Amount as an integer that includes the decimals: 12030 with `decimals` 2 is 120.30.
   */
  readonly value: number;
  /**
   * Numeric ISO 4217 code of the currency.
   */
  readonly currency_id: number;
  /**
   * Number of decimals that `value` includes.
   */
  readonly decimals?: number;
  /**
   * Three-letter ISO 4217 code of the currency.
   */
  readonly alpha3code?: string;
  /**
   * Conversion rate, an integer.
   */
  readonly conversion_rate?: number;
}

/**
 * Status of a transaction.
 *
 * From transaction-status.schema.json.
 */
export interface TransactionStatus {
  /**
   * Status code.
   */
  readonly code: number;
  /**
   * Subcode with more detail.
   */
  readonly sub_code?: number;
  /**
   * Human-readable status.
   */
  readonly message: string;
  /**
   * Message from the payment provider.
   */
  readonly provider_message?: string;
  /**
   * Status code from the payment provider.
   */
  readonly provider_status_code?: string;
}

/**
 * Payment service provider that processed the transaction. Whether it is present, and with which members,
 * depends on the provider.
 *
 * From psp.schema.json.
 */
export interface Psp {
  /**
   * ID of the provider.
   */
  readonly id?: number;
  /**
   * Name of the provider.
   */
  readonly name?: string;
  /**
   * ID of the transaction, assigned by the provider.
   */
  readonly "external-id"?: string;
}

/**
 * Card used for the payment. Contains no full card number.
 *
 * From card.schema.json.
 */
export interface Card {
  /**
   * Card ID of the payment method: the `id` in the response of the payment method search.
   */
  readonly id?: number;
  /**
   * Name of the card type.
   */
  readonly name?: string;
  /**
   * Card number with only the first six and the last four digits visible, and one or more characters that are
   * not digits in between.
   */
  readonly mask_card_number?: string;
  /**
   * Last month of validity, as `YYYY-MM`. `-` if not applicable.
   */
  readonly expiry?: string;
}

/**
 * Agreement on recurring charges, initiated by the merchant or by the customer. Whether it is present
 * depends on the configuration of the merchant.
 *
 * From rebilling-info.schema.json.
 */
export interface RebillingInfo {
  /**
   * ID of the agreement.
   */
  readonly id?: number;
  /**
   * Frequency of the charges.
   */
  readonly frequency?: number;
  /**
   * End of the agreement.
   */
  readonly expiry?: string;
}

/**
 * Customer who makes the payment.
 *
 * From customer-info.schema.json.
 */
export interface CustomerInfo {
  /**
   * E-mail address.
   */
  readonly email?: string;
  /**
   * Country of the mobile number, as a service-specific code.
   */
  readonly country_id?: number;
  /**
   * Mobile number without the international dialling code. `0` if there is none.
   */
  readonly mobile?: string;
  /**
   * ID of the mobile network operator.
   */
  readonly operator?: number;
  /**
   * Language for communication with the customer. The set of values is open.
   */
  readonly language: string;
  /**
   * ID of the customer's device.
   */
  readonly device_id?: string;
}

/**
 * Product bought, with quantity and price.
 *
 * From product-info.schema.json.
 */
export interface ProductInfo {
  /**
   * Name of the product.
   */
  readonly name: string;
  /**
   * Number of units bought.
   */
  readonly quantity: number;
  /**
   * Price in minor units of the currency.
   */
  readonly price: number;
}

/**
 * Billing address of the cardholder.
 *
 * From billing-address.schema.json.
 */
export interface BillingAddress {
  /**
   * First name of the cardholder.
   */
  readonly first_name: string;
  /**
   * Last name of the cardholder.
   */
  readonly last_name: string;
  /**
   * Street and house number.
   */
  readonly street?: string;
  /**
   * City.
   */
  readonly city?: string;
  /**
   * State or region, as entered by the cardholder.
   */
  readonly state?: string;
  /**
   * Postal code.
   */
  readonly postal_code?: string;
  /**
   * Country, as a service-specific code.
   */
  readonly country?: string;
  /**
   * Country (two-letter ISO 3166-1 code).
   */
  readonly alpha2code?: string;
  /**
   * Mobile number of the cardholder.
   */
  readonly mobile?: string;
  /**
   * E-mail address of the cardholder.
   */
  readonly email?: string;
  /**
   * International dialling code of the mobile number.
   */
  readonly billing_idc?: number;
}

/**
 * Results of the fraud checks before and after the authorisation. Whether it is present depends on the
 * configuration of the merchant.
 *
 * From fraud.schema.json.
 */
export interface Fraud {
  /**
   * Final result of all checks, as a code.
   */
  readonly status_code: string;
  /**
   * Human-readable final result of all checks.
   */
  readonly status_desc: string;
  /**
   * ID of the pre-authorisation check, assigned by the fraud system.
   */
  readonly pre_auth_ext_id?: string;
  /**
   * Response code of the fraud system for the pre-authorisation check.
   */
  readonly pre_auth_ext_status_code?: string;
  /**
   * ID of the post-authorisation check, assigned by the fraud system.
   */
  readonly post_auth_ext_id?: string;
  /**
   * Response code of the fraud system for the post-authorisation check.
   */
  readonly post_auth_ext_status_code?: string;
  /**
   * ID of the provider of the pre-authorisation check.
   */
  readonly pre_auth_provider_id?: number;
  /**
   * ID of the provider of the post-authorisation check.
   */
  readonly post_auth_provider_id?: number;
  /**
   * Result of the pre-authorisation check.
   */
  readonly pre_auth_fraud_status?: number;
  /**
   * Result of the post-authorisation check.
   */
  readonly post_auth_fraud_status?: number;
}

/**
 * Response of the transaction monitoring system. Whether it is present depends on the configuration of the
 * merchant.
 *
 * From tms-info.schema.json.
 */
export interface TmsInfo {
  /**
   * Response code.
   */
  readonly tms_provider_code?: number;
  /**
   * Human-readable response.
   */
  readonly tms_provider_message?: string;
}

/**
 * Travel order: itinerary, travellers and price breakdown.
 *
 * From order-data.schema.json.
 */
export interface OrderData {
  /**
   * Short code of the itinerary.
   */
  readonly product_sku?: string;
  readonly amount?: TransactionAmount;
  /**
   * Ticket number.
   */
  readonly ticket_no?: string;
  /**
   * Travellers.
   */
  readonly profiles?: readonly Profile[];
  /**
   * Segments of the journey.
   */
  readonly trips?: readonly Trip[];
  readonly billing_summary?: BillingSummary;
}

/**
 * Traveller.
 *
 * From profile.schema.json.
 */
export interface Profile {
  /**
   * ID of the traveller.
   */
  readonly id: number;
  /**
   * Title, for example `Ms`.
   */
  readonly title?: string;
  /**
   * First name.
   */
  readonly first_name?: string;
  /**
   * Last name.
   */
  readonly last_name?: string;
  /**
   * Kind of traveller, for example adult, child or infant. The set of values is open.
   */
  readonly type?: string;
  /**
   * E-mail address.
   */
  readonly email?: string;
  /**
   * Mobile number as an integer, without leading zeros.
   */
  readonly mobile?: number;
  /**
   * Country, as a service-specific code.
   */
  readonly country_id?: string;
  /**
   * Amount charged for the traveller.
   */
  readonly amount?: string;
  /**
   * Sequence number of the traveller in the order. `profile_seq` in the billing summary refers to it.
   */
  readonly seq?: number;
  /**
   * Additional name-value pairs of the traveller.
   */
  readonly additional_data?: readonly NameValue[];
}

/**
 * Name-value pair with additional information about a traveller or trip. Other additional information has
 * `text` instead of `value`.
 *
 * From name-value.schema.json.
 */
export interface NameValue {
  /**
   * Name of the entry.
   */
  readonly name: string;
  /**
   * Value of the entry.
   */
  readonly value: string;
}

/**
 * Segment of a journey: one flight.
 *
 * From trip.schema.json.
 */
export interface Trip {
  /**
   * ID of the segment.
   */
  readonly id?: number;
  /**
   * Booking class.
   */
  readonly service_class?: string;
  /**
   * Departure airport.
   */
  readonly departure_airport?: string;
  /**
   * Arrival airport.
   */
  readonly arrival_airport?: string;
  /**
   * Airline that operates the flight (two-character IATA code).
   */
  readonly op_airline_code?: string;
  /**
   * Airline that sells the flight (two-character IATA code).
   */
  readonly mkt_airline_code?: string;
  /**
   * Arrival in local time, as `YYYY-MM-DD HH:MM:SS`.
   */
  readonly arrival_date?: string;
  /**
   * Departure in local time, as `YYYY-MM-DD HH:MM:SS`.
   */
  readonly departure_date?: string;
  /**
   * Flight number of the airline that sells the flight.
   */
  readonly mkt_flight_number?: string;
  /**
   * Flight number of the airline that operates the flight.
   */
  readonly op_flight_number?: string;
  /**
   * Sequence number of the trip in the journey. `trip_tag` in the billing summary refers to it.
   */
  readonly tag?: string;
  /**
   * Number of trips in the journey.
   */
  readonly trip_count?: string;
  /**
   * Cabin class.
   */
  readonly service_level?: string;
  /**
   * Departure country, as a service-specific code.
   */
  readonly departure_country_id?: string;
  /**
   * Arrival country, as a service-specific code.
   */
  readonly arrival_country_id?: string;
  /**
   * Time zone of the departure, as an offset from UTC: sign, hours and minutes, for example `+01:00`.
   */
  readonly dept_time_zone?: string;
  /**
   * Time zone of the arrival, as an offset from UTC: sign, hours and minutes, for example `+01:00`.
   */
  readonly arrival_time_zone?: string;
  /**
   * Arrival terminal.
   */
  readonly arrival_terminal?: string;
  /**
   * Departure terminal.
   */
  readonly dept_terminal?: string;
  /**
   * Departure city.
   */
  readonly dept_city?: string;
  /**
   * Arrival city.
   */
  readonly arrival_city?: string;
  /**
   * Type of aircraft.
   */
  readonly aircraft_type?: string;
  /**
   * Additional name-value pairs of the segment.
   */
  readonly additional_data?: readonly NameValue[];
}

/**
 * Price breakdown of an order.
 *
 * From billing-summary.schema.json.
 */
export interface BillingSummary {
  /**
   * Components of the fare.
   */
  readonly fare_details?: readonly BillingItem[];
  /**
   * Products bought in addition to the fare.
   */
  readonly add_on?: readonly BillingItem[];
}

/**
 * Single line of the price breakdown.
 *
 * From billing-item.schema.json.
 */
export interface BillingItem {
  /**
   * ID of the line.
   */
  readonly id: number;
  /**
   * Reference to the journey the line belongs to.
   */
  readonly journey_ref?: string;
  /**
   * Kind of line.
   */
  readonly bill_type?: string;
  /**
   * Human-readable description of the line.
   */
  readonly description?: string;
  /**
   * Amount charged.
   */
  readonly amount?: string;
  /**
   * Three-letter ISO 4217 code of the currency.
   */
  readonly currency?: string;
  /**
   * Traveller the line belongs to: the `seq` of a profile.
   */
  readonly profile_seq?: string;
  /**
   * Trip the line belongs to: the `tag` of a trip.
   */
  readonly trip_tag?: string;
  /**
   * Sequence number of the trip.
   */
  readonly trip_seq?: string;
  /**
   * Product code.
   */
  readonly product_code?: string;
  /**
   * Product category.
   */
  readonly product_category?: string;
  /**
   * Product within its category.
   */
  readonly product_item?: string;
}
