// Generated from schemas/processor/processor-responses.schema.json. Do not edit: npm run generate.

/**
 * Result of one line of `POST /reports`.
 *
 * From line-outcome.schema.json.
 */
export type LineOutcome = AcceptedLine | InvalidLine | RejectedLine | FailedLine;

/**
 * Response to each request of the processor interface, by method and path (without `/internal/v1`). `POST
 * /reports` is answered with one line of JSON for each report.
 *
 * From processor-responses.schema.json.
 */
export type ProcessorResponses = {
  readonly "PUT /payment-sessions/{session_id}"?: ReportOutcome;
  readonly "POST /payment-sessions/{session_id}/status"?: ReportOutcome;
  readonly "POST /payment-sessions/{session_id}/transactions/{transaction_id}/status"?: ReportOutcome;
  readonly "POST /reports"?: LineOutcome;
  readonly "GET /payment-sessions/{session_id}"?: Session;
  readonly "GET /payment-sessions/{session_id}/history"?: SessionHistory;
};

/**
 * Result of an accepted report.
 *
 * From report-outcome.schema.json.
 */
export type ReportOutcome = {
  /**
   * Outcome of the report. `applied`: the session changed. `unchanged`: the session already had this content.
   * `outdated`: recorded in the history but not applied, because a report with the same or a higher
   * `source_sequence` came first.
   */
  readonly outcome: "applied" | "unchanged" | "outdated";
  /**
   * Version of the session after the report.
   */
  readonly version: number;
  /**
   * Sequence number of the callback that the report created. Absent if it created none.
   */
  readonly callback_sequence?: number;
  /**
   * Whether a report with this `report_id` was accepted before. If so, the result is the earlier one.
   */
  readonly repeated: boolean;
};

/**
 * Result of an accepted report.
 */
export type AcceptedLine = {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Outcome of the report. `applied`: the session changed. `unchanged`: the session already had this content.
   * `outdated`: recorded in the history but not applied, because a report with the same or a higher
   * `source_sequence` came first.
   */
  readonly outcome: "applied" | "unchanged" | "outdated";
  /**
   * Version of the session after the report.
   */
  readonly version: number;
  /**
   * Sequence number of the callback that the report created. Absent if it created none.
   */
  readonly callback_sequence?: number;
  /**
   * Whether a report with this `report_id` was accepted before. If so, the result is the earlier one.
   */
  readonly repeated: boolean;
};

/**
 * Result of a line that is not a valid report.
 */
export type InvalidLine = {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * Kind of result.
   */
  readonly outcome: "invalid";
  /**
   * Issues in the line, at most 100. Empty if the issues of the request exceed their size limit.
   */
  readonly issues: readonly ProblemIssue[];
};

/**
 * Issue in a document or a query.
 *
 * From ../operator/problem-issue.schema.json.
 */
export type ProblemIssue = {
  /**
   * Machine-readable kind of issue.
   */
  readonly code: string;
  /**
   * Description of the issue, in one line: path, expected and received value.
   */
  readonly message: string;
  /**
   * Path of the issue: a JSON Pointer in a JSON document, a path of element names in XML, or `/` and the name
   * of a query parameter. Empty for the document as a whole.
   */
  readonly path: string;
  /**
   * Line in the document, from 1. Absent for a query parameter and for a stored callback.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Expected value.
   */
  readonly expected: string;
  /**
   * Received value.
   */
  readonly received: string;
};

/**
 * Result of a report that conflicts with earlier reports or with the configuration. The report is not
 * stored.
 */
export type RejectedLine = {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Reason for the rejection. `unknown-client`: not configured for callbacks. `foreign-client`: the key is
   * for another client. `unknown-account`: not an account of the client. `foreign-session`: belongs to
   * another account, or is reserved for test events. `unknown-session`: never reported as a whole.
   * `unknown-transaction`: not in the session. `repeated-transaction`: two transactions have the same ID.
   * `conflict`: the session has another version than expected. `reused-report-id`: another report of the
   * session has this ID.
   */
  readonly outcome:
    | "unknown-client"
    | "foreign-client"
    | "unknown-account"
    | "foreign-session"
    | "unknown-session"
    | "unknown-transaction"
    | "repeated-transaction"
    | "conflict"
    | "reused-report-id";
  /**
   * Reason for the rejection, in one sentence.
   */
  readonly message: string;
  /**
   * Parts of the report that caused the rejection, if any.
   */
  readonly issues?: readonly ProblemIssue[];
};

/**
 * Result of a report that could not be processed. The report is not stored.
 */
export type FailedLine = {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Kind of result.
   */
  readonly outcome: "failed";
  /**
   * Code of the problem: the last part of the `type` that the response to a single report would have.
   */
  readonly problem: string;
  /**
   * Advice on what to do, in one sentence.
   */
  readonly message?: string;
};

/**
 * Payment session. `session` contains personal data. It is absent for a key of scope `viewer`, and for a
 * request with `X-Background` by a key without an audit record of the last day.
 *
 * From session.schema.json.
 */
export type Session = {
  /**
   * Version of the session, also sent as `ETag`.
   */
  readonly version: number;
  /**
   * `source_sequence` of the newest applied report.
   */
  readonly source_sequence: number;
  /**
   * Sequence number of the newest callback. 0 if the session has none.
   */
  readonly callback_sequence: number;
  /**
   * Time the session was first reported.
   */
  readonly created_at: string;
  /**
   * Time of the last report that changed the session.
   */
  readonly updated_at: string;
  readonly session?: SessionState;
};

/**
 * Content of a payment session: the last session report, with the status changes reported since.
 *
 * From session-state.schema.json.
 */
export type SessionState = {
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
   * Internal code of the content type, passed to the merchant.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant.
   */
  readonly event_subtype?: string;
};

/**
 * Amount at checkout, before any conversion.
 *
 * From ../callback/sale-amount.schema.json.
 */
export type ReportedSaleAmount = {
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
};

/**
 * Amount of the session that is not paid yet.
 *
 * From ../callback/pending-amount.schema.json.
 */
export type ReportedPendingAmount = {
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
};

/**
 * Status of a payment session.
 *
 * From ../callback/session-status.schema.json.
 */
export type ReportedSessionStatus = {
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
};

/**
 * Name-text pair with additional information.
 *
 * From ../callback/name-text.schema.json.
 */
export type ReportedNameText = {
  /**
   * Name of the entry.
   */
  readonly name: string;
  /**
   * Text of the entry.
   */
  readonly text: string;
};

/**
 * Payment or refund attempt within a payment session.
 *
 * From ../callback/transaction.schema.json.
 */
export type ReportedTransaction = {
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
  readonly amount: ReportedTransactionAmount;
  readonly sale_amount: ReportedSaleAmount;
  readonly status: ReportedTransactionStatus;
  readonly psp?: ReportedPsp;
  readonly card?: ReportedCard;
  readonly rebilling_info?: ReportedRebillingInfo;
  readonly customer_info: ReportedCustomerInfo;
  /**
   * Additional name-text pairs of the transaction.
   */
  readonly additional_data?: readonly ReportedNameText[];
  /**
   * Data that the merchant's client sent with the transaction.
   */
  readonly client_data?: readonly ReportedNameText[];
  /**
   * Products bought.
   */
  readonly product_info?: readonly ReportedProductInfo[];
  /**
   * Delivery details.
   */
  readonly delivery_info?: readonly ReportedNameText[];
  /**
   * Shipping details.
   */
  readonly shipping_info?: readonly ReportedNameText[];
  readonly billing_address?: ReportedBillingAddress;
  readonly fraud?: ReportedFraud;
  readonly tms_info?: ReportedTmsInfo;
  readonly order_data?: ReportedOrderData;
};

/**
 * Amount of a transaction or an order.
 *
 * From ../callback/transaction-amount.schema.json.
 */
export type ReportedTransactionAmount = {
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
};

/**
 * Status of a transaction.
 *
 * From ../callback/transaction-status.schema.json.
 */
export type ReportedTransactionStatus = {
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
};

/**
 * Payment service provider that processed the transaction. Whether it is present, and with which members,
 * depends on the provider.
 *
 * From ../callback/psp.schema.json.
 */
export type ReportedPsp = {
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
};

/**
 * Card used for the payment. Contains no full card number.
 *
 * From ../callback/card.schema.json.
 */
export type ReportedCard = {
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
};

/**
 * Agreement on recurring charges, initiated by the merchant or by the customer. Whether it is present
 * depends on the configuration of the merchant.
 *
 * From ../callback/rebilling-info.schema.json.
 */
export type ReportedRebillingInfo = {
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
};

/**
 * Customer who makes the payment.
 *
 * From ../callback/customer-info.schema.json.
 */
export type ReportedCustomerInfo = {
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
};

/**
 * Product bought, with quantity and price.
 *
 * From ../callback/product-info.schema.json.
 */
export type ReportedProductInfo = {
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
};

/**
 * Billing address of the cardholder.
 *
 * From ../callback/billing-address.schema.json.
 */
export type ReportedBillingAddress = {
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
};

/**
 * Results of the fraud checks before and after the authorisation. Whether it is present depends on the
 * configuration of the merchant.
 *
 * From ../callback/fraud.schema.json.
 */
export type ReportedFraud = {
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
};

/**
 * Response of the transaction monitoring system. Whether it is present depends on the configuration of the
 * merchant.
 *
 * From ../callback/tms-info.schema.json.
 */
export type ReportedTmsInfo = {
  /**
   * Response code.
   */
  readonly tms_provider_code?: number;
  /**
   * Human-readable response.
   */
  readonly tms_provider_message?: string;
};

/**
 * Travel order: itinerary, travellers and price breakdown.
 *
 * From ../callback/order-data.schema.json.
 */
export type ReportedOrderData = {
  /**
   * Short code of the itinerary.
   */
  readonly product_sku?: string;
  readonly amount?: ReportedTransactionAmount;
  /**
   * Ticket number.
   */
  readonly ticket_no?: string;
  /**
   * Travellers.
   */
  readonly profiles?: readonly ReportedProfile[];
  /**
   * Segments of the journey.
   */
  readonly trips?: readonly ReportedTrip[];
  readonly billing_summary?: ReportedBillingSummary;
};

/**
 * Traveller.
 *
 * From ../callback/profile.schema.json.
 */
export type ReportedProfile = {
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
  readonly additional_data?: readonly ReportedNameValue[];
};

/**
 * Name-value pair with additional information about a traveller or trip. Other additional information has
 * `text` instead of `value`.
 *
 * From ../callback/name-value.schema.json.
 */
export type ReportedNameValue = {
  /**
   * Name of the entry.
   */
  readonly name: string;
  /**
   * Value of the entry.
   */
  readonly value: string;
};

/**
 * Segment of a journey: one flight.
 *
 * From ../callback/trip.schema.json.
 */
export type ReportedTrip = {
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
  readonly additional_data?: readonly ReportedNameValue[];
};

/**
 * Price breakdown of an order.
 *
 * From ../callback/billing-summary.schema.json.
 */
export type ReportedBillingSummary = {
  /**
   * Components of the fare.
   */
  readonly fare_details?: readonly ReportedBillingItem[];
  /**
   * Products bought in addition to the fare.
   */
  readonly add_on?: readonly ReportedBillingItem[];
};

/**
 * Single line of the price breakdown.
 *
 * From ../callback/billing-item.schema.json.
 */
export type ReportedBillingItem = {
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
};

/**
 * Page of the reports of a payment session within the retention, oldest first. The first page has the
 * newest reports.
 *
 * From session-history.schema.json.
 */
export type SessionHistory = {
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Reports.
   */
  readonly history: readonly HistoryItem[];
  /**
   * Cursor of the page with earlier reports: send it as `after`. Absent if there are none.
   */
  readonly next?: string;
};

/**
 * Report of a payment session, with its effects.
 *
 * From history-item.schema.json.
 */
export type HistoryItem = {
  /**
   * Time the report was accepted.
   */
  readonly at: string;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * Position of the report among the processor's reports on the session.
   */
  readonly source_sequence: number;
  /**
   * Time of the event, as reported by the processor.
   */
  readonly occurred_at: string;
  /**
   * ID of the key that sent the report.
   */
  readonly reported_by: string;
  /**
   * Outcome of the report. `applied`: the session changed. `unchanged`: the session already had this content.
   * `outdated`: recorded in the history but not applied, because a report with the same or a higher
   * `source_sequence` came first.
   */
  readonly outcome: "applied" | "unchanged" | "outdated";
  /**
   * Version of the session after the report.
   */
  readonly version: number;
  /**
   * Status changes that the report caused.
   */
  readonly changes: readonly StatusChange[];
  /**
   * Reason the status changes created no callback. `no-transaction`: the session has no transactions.
   * `transaction-gone`: the only change is that transactions are no longer reported. `not-wanted`: `emit` in
   * the client's configuration excludes the status.
   */
  readonly suppressed?: "no-transaction" | "transaction-gone" | "not-wanted";
  readonly callback?: HistoryCallback;
};

/**
 * Status change of a session or of one of its transactions.
 *
 * From status-change.schema.json.
 */
export type StatusChange = {
  /**
   * Object whose status changed.
   */
  readonly subject: "session" | "transaction";
  /**
   * Transaction ID. Absent for a session.
   */
  readonly transaction_id?: number;
  readonly before?: StatusCodes;
  readonly after?: StatusCodes;
};

/**
 * Codes of a status. Absent as `before` if the session or transaction is new, and as `after` if the
 * transaction is no longer part of the session.
 *
 * From status-codes.schema.json.
 */
export type StatusCodes = {
  /**
   * Status code.
   */
  readonly code: number;
  /**
   * Sub-code.
   */
  readonly sub_code?: number;
};

/**
 * Callback that a report created.
 *
 * From history-callback.schema.json.
 */
export type HistoryCallback = {
  /**
   * Sequence number of the callback in its session.
   */
  readonly sequence: number;
  /**
   * Callback ID. Absent after the retention period.
   */
  readonly id?: string;
  /**
   * State of the callback, as in `Callback`. Absent after the retention period.
   */
  readonly state?: "waiting" | "delivered" | "skipped" | "superseded" | "rejected";
  /**
   * Time the callback was delivered, skipped or superseded.
   */
  readonly settled_at?: string;
};
