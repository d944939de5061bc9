// Generated from schemas/processor/session-report.schema.json. Do not edit: npm run generate.

/**
 * Complete content of a payment session. Replaces all content reported before. Has the members of a
 * callback except those that the service adds (signature, MACs, local times, delivery codes).
 *
 * From session-report.schema.json.
 */
export type SessionReport = {
  /**
   * ID of the report, chosen by the processor and unique in the session. A report that is sent again with the
   * same ID is applied once.
   */
  readonly report_id: string;
  /**
   * Position of the report among all reports of the processor on the session, of every kind. Later reports
   * have higher numbers; gaps are allowed.
   */
  readonly source_sequence: number;
  /**
   * Time of the event at the processor, in RFC 3339 format with capital `T` and `Z` and seconds up to 59:
   * `2026-06-30T18:02:00Z`.
   */
  readonly occurred_at: string;
  /**
   * Client ID that the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * ID of the merchant's account that the payment belongs to.
   */
  readonly account_id: number;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Type of session. Open set of values.
   */
  readonly session_type?: string;
  /**
   * URL at which the session requests its callbacks.
   */
  readonly callback_url?: string;
  readonly sale_amount: ReportedSaleAmount;
  readonly pending_amount?: ReportedPendingAmount;
  readonly status: ReportedSessionStatus;
  /**
   * Additional name-value pairs of the session.
   */
  readonly additional_data?: readonly ReportedNameText[];
  /**
   * Transactions of the session. Empty until a payment is attempted.
   */
  readonly transactions: readonly ReportedTransaction[];
  /**
   * Internal code of the content type, passed to the merchant. Default: from the client's configuration.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant. Default: from the client's configuration.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant. Default: from the client's configuration.
   */
  readonly event_subtype?: string;
};

/**
 * What was sold for: the amount at checkout, before any conversion.
 *
 * From ../callback/sale-amount.schema.json.
 */
export type ReportedSaleAmount = {
  /**
   * The amount in the currency's smallest unit: 48100 is 481.00 of a currency with two decimal places.
   */
  readonly value: number;
  /**
   * The currency, by its numeric ISO 4217 code.
   */
  readonly currency_id: number;
  /**
   * How many decimal places the currency has.
   */
  readonly decimals?: 0 | 2 | 3;
  /**
   * The currency, by its ISO 4217 code of three capital letters.
   */
  readonly alpha3code?: string;
  /**
   * The rate of conversion, as a whole number.
   */
  readonly conversion_rate?: number;
};

/**
 * What has not been paid yet of a session.
 *
 * From ../callback/pending-amount.schema.json.
 */
export type ReportedPendingAmount = {
  /**
   * The amount in the currency's smallest unit.
   */
  readonly value: number;
  /**
   * The currency, by its numeric ISO 4217 code.
   */
  readonly currency_id: number;
  /**
   * How many decimal places the currency has.
   */
  readonly decimals?: number;
  /**
   * The currency, by its ISO 4217 code of three capital letters.
   */
  readonly alpha3code?: string;
  /**
   * The rate of conversion, which may have a fraction.
   */
  readonly conversion_rate?: number;
};

/**
 * Where a payment session stands.
 *
 * From ../callback/session-status.schema.json.
 */
export type ReportedSessionStatus = {
  /**
   * The status, by its code.
   */
  readonly code: number;
  /**
   * What there is to know beyond the status, by its code.
   */
  readonly sub_code?: number;
  /**
   * The status in words.
   */
  readonly message: string;
};

/**
 * A named fact.
 *
 * From ../callback/name-text.schema.json.
 */
export type ReportedNameText = {
  /**
   * What it is about.
   */
  readonly name: string;
  /**
   * What there is to say.
   */
  readonly text: string;
};

/**
 * One attempt to pay, or to give back, within a payment session.
 *
 * From ../callback/transaction.schema.json.
 */
export type ReportedTransaction = {
  /**
   * The transaction, by its ID.
   */
  readonly id: number;
  /**
   * The configuration of the route that was taken, by its ID; 0 where the merchant still has legacy routing.
   */
  readonly route_config_id: number;
  /**
   * The order, by the ID that the merchant gave it. For an airline, the reference of the booking.
   */
  readonly order_id: string;
  /**
   * What the transaction is about.
   */
  readonly description?: string;
  /**
   * What the customer is charged on top, in the currency's smallest unit; 0 where there is no fee.
   */
  readonly fee?: number;
  /**
   * The provider's approval, by its code. Card payments only.
   */
  readonly approval_code?: string;
  /**
   * The wallet, by its ID. Payments with a wallet only.
   */
  readonly wallet_id?: string;
  /**
   * The type of transaction, by its ID.
   */
  readonly txn_type_id: number;
  /**
   * The kind of payment method. An open set of values.
   */
  readonly payment_method: string;
  /**
   * The type of payment, by a code of digits.
   */
  readonly payment_type: string;
  /**
   * A short code for the payment. There or not as the merchant is configured.
   */
  readonly short_code?: string;
  /**
   * When the transaction began, in UTC, as YYYY-MM-DDTHH:MM:SS.
   */
  readonly date_time: string;
  /**
   * The bank of the customer, for online banking, where it is known.
   */
  readonly issuing_bank?: string;
  /**
   * The offer of a currency exchange that was accepted, by its ID.
   */
  readonly foreign_exchange_id?: string;
  /**
   * The currency exchange services that were chosen, as a number of two digits; 5 stands for 05.
   */
  readonly service_type_id?: number;
  /**
   * The point of sale, by its country's ID.
   */
  readonly pos?: number;
  /**
   * The IP address that the transaction began from.
   */
  readonly ip_address?: string;
  /**
   * How many instalments were chosen.
   */
  readonly installment?: number;
  /**
   * Where the customer goes when the payment was accepted.
   */
  readonly accept_url?: string;
  /**
   * Where the customer goes when the payment was cancelled.
   */
  readonly cancel_url?: string;
  readonly amount: ReportedTransactionAmount;
  readonly sale_amount: ReportedSaleAmount;
  readonly status: ReportedTransactionStatus;
  readonly psp?: ReportedPsp;
  readonly card?: ReportedCard;
  readonly rebilling_info?: ReportedRebillingInfo;
  readonly customer_info: ReportedCustomerInfo;
  /**
   * Further facts about the transaction.
   */
  readonly additional_data?: readonly ReportedNameText[];
  /**
   * What the merchant's client sent along.
   */
  readonly client_data?: readonly ReportedNameText[];
  /**
   * What was bought.
   */
  readonly product_info?: readonly ReportedProductInfo[];
  /**
   * How it is delivered.
   */
  readonly delivery_info?: readonly ReportedNameText[];
  /**
   * How it is shipped.
   */
  readonly shipping_info?: readonly ReportedNameText[];
  readonly billing_address?: ReportedBillingAddress;
  readonly fraud?: ReportedFraud;
  readonly tms_info?: ReportedTmsInfo;
  readonly order_data?: ReportedOrderData;
};

/**
 * What a transaction, or an order, is about: an amount with its decimal places inside.
 *
 * From ../callback/transaction-amount.schema.json.
 */
export type ReportedTransactionAmount = {
  /**
   * The amount with its decimal places: with `decimals` 2, 12030 is 120.30.
   */
  readonly value: number;
  /**
   * The currency, by its numeric ISO 4217 code.
   */
  readonly currency_id: number;
  /**
   * How many of the last digits of `value` stand behind the decimal separator.
   */
  readonly decimals?: number;
  /**
   * The currency, by its ISO 4217 code of three capital letters.
   */
  readonly alpha3code?: string;
  /**
   * The rate of conversion, as a whole number.
   */
  readonly conversion_rate?: number;
};

/**
 * Where a transaction stands.
 *
 * From ../callback/transaction-status.schema.json.
 */
export type ReportedTransactionStatus = {
  /**
   * The status, by its code.
   */
  readonly code: number;
  /**
   * What there is to know beyond the status, by its code.
   */
  readonly sub_code?: number;
  /**
   * The status in words.
   */
  readonly message: string;
  /**
   * What the payment provider said, in its words.
   */
  readonly provider_message?: string;
  /**
   * What the payment provider said, by its code.
   */
  readonly provider_status_code?: string;
};

/**
 * The payment service provider that a transaction went to. It depends on the provider whether it is there,
 * and which of its members are.
 *
 * From ../callback/psp.schema.json.
 */
export type ReportedPsp = {
  /**
   * The provider, by its ID.
   */
  readonly id?: number;
  /**
   * The provider, by its name.
   */
  readonly name?: string;
  /**
   * The transaction, by the provider's own ID.
   */
  readonly "external-id"?: string;
};

/**
 * The card that was used, as far as it may be shown.
 *
 * From ../callback/card.schema.json.
 */
export type ReportedCard = {
  /**
   * The kind of card, by the ID that the search gives to payment methods.
   */
  readonly id?: number;
  /**
   * The kind of card, by its name.
   */
  readonly name?: string;
  /**
   * The card number: its first six and its last four digits, and between them at least one character, none of
   * which is a digit. A full number never has this form.
   */
  readonly mask_card_number?: string;
  /**
   * The last month in which the card is valid, as YYYY-MM; `-` where that means nothing.
   */
  readonly expiry?: string;
};

/**
 * An agreement to be charged again, started by the merchant or by the customer. There or not as the
 * merchant is configured.
 *
 * From ../callback/rebilling-info.schema.json.
 */
export type ReportedRebillingInfo = {
  /**
   * The agreement, by its ID.
   */
  readonly id?: number;
  /**
   * How often a charge may follow another.
   */
  readonly frequency?: number;
  /**
   * When the agreement ends.
   */
  readonly expiry?: string;
};

/**
 * Who pays.
 *
 * From ../callback/customer-info.schema.json.
 */
export type ReportedCustomerInfo = {
  /**
   * The e-mail address.
   */
  readonly email?: string;
  /**
   * The country of the mobile number, by the service's code.
   */
  readonly country_id?: number;
  /**
   * The mobile number without international dialling code; `0` where there is none.
   */
  readonly mobile?: string;
  /**
   * The mobile network operator, by its ID.
   */
  readonly operator?: number;
  /**
   * The language that the customer is spoken to in. An open set of values.
   */
  readonly language: string;
  /**
   * The customer's device, by its ID.
   */
  readonly device_id?: string;
};

/**
 * Something bought, and how many of it.
 *
 * From ../callback/product-info.schema.json.
 */
export type ReportedProductInfo = {
  /**
   * What was bought.
   */
  readonly name: string;
  /**
   * How many.
   */
  readonly quantity: number;
  /**
   * The price, in the smallest unit of the currency.
   */
  readonly price: number;
};

/**
 * The address of the cardholder.
 *
 * From ../callback/billing-address.schema.json.
 */
export type ReportedBillingAddress = {
  /**
   * The cardholder's first name.
   */
  readonly first_name: string;
  /**
   * The cardholder's last name.
   */
  readonly last_name: string;
  /**
   * Street and number.
   */
  readonly street?: string;
  /**
   * City.
   */
  readonly city?: string;
  /**
   * State or region, as the cardholder wrote it.
   */
  readonly state?: string;
  /**
   * Postal code.
   */
  readonly postal_code?: string;
  /**
   * The country, by the service's own code.
   */
  readonly country?: string;
  /**
   * The country, by its ISO 3166-1 code of two capital letters.
   */
  readonly alpha2code?: string;
  /**
   * The cardholder's mobile number.
   */
  readonly mobile?: string;
  /**
   * The cardholder's e-mail address.
   */
  readonly email?: string;
  /**
   * The international dialling code of the mobile number.
   */
  readonly billing_idc?: number;
};

/**
 * What the fraud checks found, before the authorisation and after it. There or not as the merchant is
 * configured.
 *
 * From ../callback/fraud.schema.json.
 */
export type ReportedFraud = {
  /**
   * The outcome of all checks, by its code.
   */
  readonly status_code: string;
  /**
   * The outcome of all checks, in words.
   */
  readonly status_desc: string;
  /**
   * The check before the authorisation, by the fraud system's own ID.
   */
  readonly pre_auth_ext_id?: string;
  /**
   * What that system answered before the authorisation, by its code.
   */
  readonly pre_auth_ext_status_code?: string;
  /**
   * The check after the authorisation, by the fraud system's own ID.
   */
  readonly post_auth_ext_id?: string;
  /**
   * What that system answered after the authorisation, by its code.
   */
  readonly post_auth_ext_status_code?: string;
  /**
   * Who checked before the authorisation, by ID.
   */
  readonly pre_auth_provider_id?: number;
  /**
   * Who checked after the authorisation, by ID.
   */
  readonly post_auth_provider_id?: number;
  /**
   * The outcome before the authorisation.
   */
  readonly pre_auth_fraud_status?: number;
  /**
   * The outcome after the authorisation.
   */
  readonly post_auth_fraud_status?: number;
};

/**
 * What the transaction monitoring system answered. There or not as the merchant is configured.
 *
 * From ../callback/tms-info.schema.json.
 */
export type ReportedTmsInfo = {
  /**
   * Its answer, by its code.
   */
  readonly tms_provider_code?: number;
  /**
   * Its answer, in words.
   */
  readonly tms_provider_message?: string;
};

/**
 * What was ordered: a journey, its travellers and its price in detail.
 *
 * From ../callback/order-data.schema.json.
 */
export type ReportedOrderData = {
  /**
   * A short code for the itinerary.
   */
  readonly product_sku?: string;
  readonly amount?: ReportedTransactionAmount;
  /**
   * The number of the ticket.
   */
  readonly ticket_no?: string;
  /**
   * The travellers.
   */
  readonly profiles?: readonly ReportedProfile[];
  /**
   * The segments of the journey.
   */
  readonly trips?: readonly ReportedTrip[];
  readonly billing_summary?: ReportedBillingSummary;
};

/**
 * A traveller.
 *
 * From ../callback/profile.schema.json.
 */
export type ReportedProfile = {
  /**
   * The traveller, by ID.
   */
  readonly id: number;
  /**
   * Title, such as Ms.
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
   * The kind of traveller, such as adult, child or infant. An open set of values.
   */
  readonly type?: string;
  /**
   * E-mail address.
   */
  readonly email?: string;
  /**
   * Mobile number, as an integer: a leading zero cannot be kept.
   */
  readonly mobile?: number;
  /**
   * The country, by the service's code.
   */
  readonly country_id?: string;
  /**
   * What is charged for the traveller.
   */
  readonly amount?: string;
  /**
   * The traveller's place in the order, which `profile_seq` of the billing summary refers to.
   */
  readonly seq?: number;
  /**
   * Further facts about the traveller.
   */
  readonly additional_data?: readonly ReportedNameValue[];
};

/**
 * A named fact about a traveller or a trip. Only there is it written with `value` instead of `text`.
 *
 * From ../callback/name-value.schema.json.
 */
export type ReportedNameValue = {
  /**
   * What it is about.
   */
  readonly name: string;
  /**
   * What there is to say.
   */
  readonly value: string;
};

/**
 * A segment of the journey: one flight.
 *
 * From ../callback/trip.schema.json.
 */
export type ReportedTrip = {
  /**
   * The segment, by ID.
   */
  readonly id?: number;
  /**
   * The booking class.
   */
  readonly service_class?: string;
  /**
   * The airport of departure.
   */
  readonly departure_airport?: string;
  /**
   * The airport of arrival.
   */
  readonly arrival_airport?: string;
  /**
   * The airline that operates the flight, by its two-character IATA code.
   */
  readonly op_airline_code?: string;
  /**
   * The airline that sells the flight, by its two-character IATA code.
   */
  readonly mkt_airline_code?: string;
  /**
   * The arrival, in local time, as YYYY-MM-DD HH:MM:SS.
   */
  readonly arrival_date?: string;
  /**
   * The departure, in local time, as YYYY-MM-DD HH:MM:SS.
   */
  readonly departure_date?: string;
  /**
   * The flight number of the airline that sells.
   */
  readonly mkt_flight_number?: string;
  /**
   * The flight number of the airline that operates.
   */
  readonly op_flight_number?: string;
  /**
   * The place of the trip in the journey, which `trip_tag` of the billing summary refers to.
   */
  readonly tag?: string;
  /**
   * How many trips the journey has.
   */
  readonly trip_count?: string;
  /**
   * The cabin class.
   */
  readonly service_level?: string;
  /**
   * The country of departure, by the service's code.
   */
  readonly departure_country_id?: string;
  /**
   * The country of arrival, by the service's code.
   */
  readonly arrival_country_id?: string;
  /**
   * The time zone of the departure, as an offset from UTC: a sign, hours and minutes, such as +01:00.
   */
  readonly dept_time_zone?: string;
  /**
   * The time zone of the arrival, as an offset from UTC: a sign, hours and minutes, such as +01:00.
   */
  readonly arrival_time_zone?: string;
  /**
   * The terminal of arrival.
   */
  readonly arrival_terminal?: string;
  /**
   * The terminal of departure.
   */
  readonly dept_terminal?: string;
  /**
   * The city of departure.
   */
  readonly dept_city?: string;
  /**
   * The city of arrival.
   */
  readonly arrival_city?: string;
  /**
   * The type of aircraft.
   */
  readonly aircraft_type?: string;
  /**
   * Further facts about the segment.
   */
  readonly additional_data?: readonly ReportedNameValue[];
};

/**
 * The price in detail.
 *
 * From ../callback/billing-summary.schema.json.
 */
export type ReportedBillingSummary = {
  /**
   * What the fare is made of.
   */
  readonly fare_details?: readonly ReportedBillingItem[];
  /**
   * What was bought besides the fare.
   */
  readonly add_on?: readonly ReportedBillingItem[];
};

/**
 * A line of the price.
 *
 * From ../callback/billing-item.schema.json.
 */
export type ReportedBillingItem = {
  /**
   * The line, by ID.
   */
  readonly id: number;
  /**
   * The journey that it belongs to.
   */
  readonly journey_ref?: string;
  /**
   * The kind of line.
   */
  readonly bill_type?: string;
  /**
   * The line in words.
   */
  readonly description?: string;
  /**
   * What is charged.
   */
  readonly amount?: string;
  /**
   * The currency, by its ISO 4217 code of three capital letters.
   */
  readonly currency?: string;
  /**
   * The traveller that it belongs to, by the `seq` of the profile.
   */
  readonly profile_seq?: string;
  /**
   * The trip that it belongs to, by its `tag`.
   */
  readonly trip_tag?: string;
  /**
   * The place of the trip.
   */
  readonly trip_seq?: string;
  /**
   * The product, by its code.
   */
  readonly product_code?: string;
  /**
   * The category of the product.
   */
  readonly product_category?: string;
  /**
   * The product within its category.
   */
  readonly product_item?: string;
};
