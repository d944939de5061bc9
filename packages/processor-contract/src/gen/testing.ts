// Generated from schemas/processor. Do not edit: npm run generate.

import {
  type Arbitrary,
  arbitraryNearMiss,
  arbitraryValue,
  type NearMiss,
} from "@payment-routing/contract-runtime/testing";
import type { SessionReport } from "./session-report.ts";
import sessionReportSchema from "./session-report.schema.json" with { type: "json" };
import type { SessionStatusReport } from "./session-status-report.ts";
import sessionStatusReportSchema from "./session-status-report.schema.json" with { type: "json" };
import type { TransactionStatusReport } from "./transaction-status-report.ts";
import transactionStatusReportSchema from "./transaction-status-report.schema.json" with { type: "json" };

export type { NearMiss, Rule } from "@payment-routing/contract-runtime/testing";

/** Any valid value of SessionReport. */
export function arbitrarySessionReport(): Arbitrary<SessionReport> {
  return arbitraryValue(sessionReportSchema) as Arbitrary<SessionReport>;
}

/** Values that break one rule of SessionReport, with the rule and where it is broken. */
export function arbitraryInvalidSessionReport(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(sessionReportSchema);
}

/** The examples that are valid values of SessionReport, by name. */
export const sessionReportExamples: Readonly<Record<string, SessionReport>> = {
  "session-report-airline-card-authorised": {
    report_id: "8f14e45f-ceea-467f-a9d2-1c8f0b6a7d10",
    source_sequence: 7,
    occurred_at: "2026-11-20T04:28:41Z",
    client_id: 10077,
    account_id: 100482,
    session_id: 7740012,
    session_type: "full-payment",
    callback_url: "https://merchant.example/callbacks/payments",
    sale_amount: { value: 48100, currency_id: 208, decimals: 2, alpha3code: "DKK", conversion_rate: 1 },
    pending_amount: { value: 0, currency_id: 208, decimals: 2, alpha3code: "DKK", conversion_rate: 1 },
    status: { code: 4030, message: "Payment session completed" },
    additional_data: [{ name: "channel", text: "web" }],
    transactions: [
      {
        id: 1900554321,
        route_config_id: 0,
        order_id: "PNR6XQ",
        description: "CPH-JFK",
        fee: 0,
        approval_code: "T12345",
        txn_type_id: 1,
        payment_method: "CD",
        payment_type: "1",
        short_code: "VIS",
        date_time: "2026-11-20T04:28:00",
        service_type_id: 11,
        pos: 208,
        ip_address: "203.0.113.7",
        installment: 0,
        accept_url: "https://merchant.example/ok",
        cancel_url: "https://merchant.example/no",
        amount: { value: 48100, currency_id: 208, decimals: 2, alpha3code: "DKK", conversion_rate: 1 },
        sale_amount: { value: 48100, currency_id: 208, decimals: 2, alpha3code: "DKK", conversion_rate: 1 },
        status: {
          code: 2000,
          sub_code: 2000101,
          message: "Payment authorised",
          provider_message: "Approved",
          provider_status_code: "00",
        },
        psp: { id: 18, name: "Acme PSP", "external-id": "8835-7711" },
        card: { id: 8, name: "VISA", mask_card_number: "411111******1111", expiry: "2029-07" },
        rebilling_info: { id: 5, frequency: 30, expiry: "2029-07" },
        customer_info: {
          email: "ada@example.test",
          country_id: 208,
          mobile: "28880019",
          operator: 20800,
          language: "da",
          device_id: "b6f2c4de",
        },
        additional_data: [{ name: "campaign", text: "autumn" }],
        client_data: [{ name: "loyalty", text: "gold" }],
        product_info: [{ name: "ticket", quantity: 1, price: 48100 }],
        delivery_info: [{ name: "method", text: "email" }],
        shipping_info: [{ name: "class", text: "none" }],
        billing_address: {
          first_name: "Ada",
          last_name: "Lovelace",
          street: "1 Analytical Way",
          city: "København",
          state: "Hovedstaden",
          postal_code: "1050",
          country: "208",
          alpha2code: "DK",
          mobile: "28880019",
          email: "ada@example.test",
          billing_idc: 45,
        },
        fraud: {
          status_code: "3111",
          status_desc: "Accepted",
          pre_auth_ext_id: "F-1",
          pre_auth_ext_status_code: "A",
          pre_auth_provider_id: 65,
          pre_auth_fraud_status: 1,
        },
        tms_info: { tms_provider_code: 0, tms_provider_message: "ok" },
        order_data: {
          product_sku: "PNR6XQ-1",
          ticket_no: "1171234567890",
          amount: { value: 48100, currency_id: 208, decimals: 2 },
          profiles: [
            {
              id: 1,
              title: "Ms",
              first_name: "Ada",
              last_name: "Lovelace",
              type: "ADT",
              email: "ada@example.test",
              mobile: 28880019,
              country_id: "208",
              amount: "48100",
              seq: 1,
              additional_data: [{ name: "loyalty_id", value: "X1" }],
            },
          ],
          trips: [
            {
              id: 1,
              service_class: "Y",
              departure_airport: "CPH",
              arrival_airport: "JFK",
              op_airline_code: "SK",
              mkt_airline_code: "SK",
              departure_date: "2026-12-24 10:15:00",
              arrival_date: "2026-12-24 13:05:00",
              mkt_flight_number: "909",
              op_flight_number: "909",
              tag: "1",
              trip_count: "1",
              service_level: "3",
              departure_country_id: "208",
              arrival_country_id: "840",
              dept_time_zone: "+01:00",
              arrival_time_zone: "-05:00",
              arrival_terminal: "1",
              dept_terminal: "3",
              dept_city: "Copenhagen",
              arrival_city: "New York",
              aircraft_type: "A350",
              additional_data: [{ name: "fare_basis", value: "YRT" }],
            },
          ],
          billing_summary: {
            fare_details: [
              {
                id: 1,
                journey_ref: "1",
                bill_type: "fare",
                description: "Adult fare",
                amount: "40000",
                currency: "DKK",
                profile_seq: "1",
                trip_tag: "1",
                trip_seq: "1",
                product_code: "ABF",
                product_category: "FARE",
                product_item: "Base fare",
              },
            ],
            add_on: [
              {
                id: 2,
                description: "Bag",
                amount: "8100",
                currency: "DKK",
                profile_seq: "1",
                trip_tag: "1",
                trip_seq: "1",
              },
            ],
          },
        },
      },
    ],
    event_type: "payment",
    event_subtype: "authorised",
    content_type: 1,
  },
  "session-report-opened": {
    report_id: "r-7741188-0",
    source_sequence: 0,
    occurred_at: "2026-06-30T18:02:00Z",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    session_type: "full-payment",
    sale_amount: { value: 129900, currency_id: 752, decimals: 2, alpha3code: "SEK" },
    status: { code: 4001, message: "Payment session opened" },
    transactions: [],
  },
  "session-report-shop-card-authorised": {
    report_id: "r-7741188-3",
    source_sequence: 3,
    occurred_at: "2026-06-30T20:04:15.250+02:00",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    session_type: "full-payment",
    sale_amount: { value: 129900, currency_id: 752, decimals: 2, alpha3code: "SEK" },
    status: { code: 4030, message: "Payment session completed" },
    transactions: [
      {
        id: 1900561200,
        route_config_id: 12,
        order_id: "SE-2026-118",
        fee: 0,
        approval_code: "834120",
        txn_type_id: 1,
        payment_method: "CD",
        payment_type: "1",
        date_time: "2026-06-30T18:04:11",
        ip_address: "198.51.100.23",
        amount: { value: 129900, currency_id: 752, decimals: 2 },
        sale_amount: { value: 129900, currency_id: 752, decimals: 2 },
        status: { code: 2000, message: "Payment authorised", provider_status_code: "00" },
        card: { id: 7, name: "Mastercard", mask_card_number: "545454******5454", expiry: "2028-11" },
        customer_info: { email: "tove@example.test", country_id: 752, mobile: "701740605", language: "sv" },
      },
    ],
  },
  "session-report-two-transactions": {
    report_id: "r-7741188-3",
    source_sequence: 3,
    occurred_at: "2026-06-30T20:04:15.250+02:00",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    session_type: "full-payment",
    sale_amount: { value: 129900, currency_id: 752, decimals: 2, alpha3code: "SEK" },
    status: { code: 4030, message: "Payment session completed" },
    transactions: [
      {
        id: 1900561200,
        route_config_id: 12,
        order_id: "SE-2026-118",
        fee: 0,
        approval_code: "834120",
        txn_type_id: 1,
        payment_method: "CD",
        payment_type: "1",
        date_time: "2026-06-30T18:04:11",
        ip_address: "198.51.100.23",
        amount: { value: 129900, currency_id: 752, decimals: 2 },
        sale_amount: { value: 129900, currency_id: 752, decimals: 2 },
        status: { code: 2000, message: "Payment authorised", provider_status_code: "00" },
        card: { id: 7, name: "Mastercard", mask_card_number: "545454******5454", expiry: "2028-11" },
        customer_info: { email: "tove@example.test", country_id: 752, mobile: "701740605", language: "sv" },
      },
      {
        id: 1900561201,
        route_config_id: 12,
        order_id: "SE-2026-118",
        fee: 0,
        approval_code: "834120",
        txn_type_id: 1,
        payment_method: "CD",
        payment_type: "1",
        date_time: "2026-06-30T18:04:11",
        ip_address: "198.51.100.23",
        amount: { value: 129900, currency_id: 752, decimals: 2 },
        sale_amount: { value: 129900, currency_id: 752, decimals: 2 },
        status: { code: 2000, message: "Payment authorised", provider_status_code: "00" },
        card: { id: 7, name: "Mastercard", mask_card_number: "545454******5454", expiry: "2028-11" },
        customer_info: { email: "tove@example.test", country_id: 752, mobile: "701740605", language: "sv" },
      },
    ],
  },
  "session-report-with-codes": {
    report_id: "r-7741188-3",
    source_sequence: 3,
    occurred_at: "2026-06-30T20:04:15.250+02:00",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    session_type: "full-payment",
    sale_amount: { value: 129900, currency_id: 752, decimals: 2, alpha3code: "SEK" },
    status: { code: 4030, message: "Payment session completed" },
    transactions: [
      {
        id: 1900561200,
        route_config_id: 12,
        order_id: "SE-2026-118",
        fee: 0,
        approval_code: "834120",
        txn_type_id: 1,
        payment_method: "CD",
        payment_type: "1",
        date_time: "2026-06-30T18:04:11",
        ip_address: "198.51.100.23",
        amount: { value: 129900, currency_id: 752, decimals: 2 },
        sale_amount: { value: 129900, currency_id: 752, decimals: 2 },
        status: { code: 2000, message: "Payment authorised", provider_status_code: "00" },
        card: { id: 7, name: "Mastercard", mask_card_number: "545454******5454", expiry: "2028-11" },
        customer_info: { email: "tove@example.test", country_id: 752, mobile: "701740605", language: "sv" },
      },
    ],
    event_type: "payment",
    event_subtype: "authorised",
    content_type: 1,
    callback_url: "https://shop.example/callbacks",
  },
};

/** Any valid value of SessionStatusReport. */
export function arbitrarySessionStatusReport(): Arbitrary<SessionStatusReport> {
  return arbitraryValue(sessionStatusReportSchema) as Arbitrary<SessionStatusReport>;
}

/** Values that break one rule of SessionStatusReport, with the rule and where it is broken. */
export function arbitraryInvalidSessionStatusReport(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(sessionStatusReportSchema);
}

/** The examples that are valid values of SessionStatusReport, by name. */
export const sessionStatusReportExamples: Readonly<Record<string, SessionStatusReport>> = {
  "session-status-report-expired": {
    report_id: "r-7741188-9",
    source_sequence: 9,
    occurred_at: "2026-07-01T00:00:00Z",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    status: { code: 4090, message: "Payment session expired" },
  },
  "session-status-report-partly-paid": {
    report_id: "r-7741188-4",
    source_sequence: 4,
    occurred_at: "2026-06-30T18:04:16Z",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    status: { code: 4020, sub_code: 4020001, message: "Payment session partly paid" },
    pending_amount: { value: 29900, currency_id: 752, decimals: 2, alpha3code: "SEK", conversion_rate: 0.5 },
    event_type: "payment",
    event_subtype: "partly-paid",
  },
};

/** Any valid value of TransactionStatusReport. */
export function arbitraryTransactionStatusReport(): Arbitrary<TransactionStatusReport> {
  return arbitraryValue(transactionStatusReportSchema) as Arbitrary<TransactionStatusReport>;
}

/** Values that break one rule of TransactionStatusReport, with the rule and where it is broken. */
export function arbitraryInvalidTransactionStatusReport(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(transactionStatusReportSchema);
}

/** The examples that are valid values of TransactionStatusReport, by name. */
export const transactionStatusReportExamples: Readonly<Record<string, TransactionStatusReport>> = {
  "transaction-status-report-captured": {
    report_id: "r-7741188-5",
    source_sequence: 5,
    occurred_at: "2026-06-30T18:09:00Z",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    transaction_id: 1900561200,
    status: {
      code: 2002,
      sub_code: 2002001,
      message: "Captured",
      provider_message: "OK",
      provider_status_code: "00",
    },
  },
  "transaction-status-report-declined": {
    report_id:
      "r0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
    source_sequence: 9007199254740991,
    occurred_at: "2026-07-02T10:00:00-03:30",
    client_id: 10112,
    account_id: 100731,
    session_id: 7741188,
    transaction_id: 1900561201,
    status: { code: 2010, message: "Declined" },
    content_type: 2,
  },
};
