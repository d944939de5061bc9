// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/processor/session-report.schema.json. Do not edit: npm run generate.
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";

function appendErrors(errors, added) {
  if (errors === null) return added;
  for (const error of added) errors.push(error);
  return errors;
}

function countCodePoints(text) {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export const checkSessionReport: AjvValidator = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "SessionReport", "description": "A payment session as the processor has it: all that a callback says of it, without what the service adds by itself (signature, MACs, local times, delivery codes). It takes the place of what was reported of the session before.", "type": "object", "required": ["report_id", "source_sequence", "occurred_at", "client_id", "account_id", "session_id", "sale_amount", "status", "transactions"], "additionalProperties": false, "properties": { "report_id": { "type": "string", "description": "The report, by an ID that the processor gives it. The same report sent again has the same ID, and counts once.", "minLength": 1, "maxLength": 128 }, "source_sequence": { "type": "integer", "description": "The place of the report among the processor's reports on the session, whatever their kind: higher is later. Gaps mean nothing.", "minimum": 0, "maximum": 9007199254740991 }, "occurred_at": { "type": "string", "description": "When it happened, at the processor: a moment as RFC 3339 writes it.", "format": "date-time" }, "client_id": { "type": "integer", "description": "The merchant, by the ID that the service gave it.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "account_id": { "type": "integer", "description": "The merchant's account that the payment belongs to, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "session_id": { "type": "integer", "description": "The payment session, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "session_type": { "type": "string", "description": "The kind of session. An open set of values." }, "callback_url": { "type": "string", "description": "The address that the session asks its callbacks to be sent to." }, "sale_amount": { "$ref": "#/$defs/ReportedSaleAmount" }, "pending_amount": { "$ref": "#/$defs/ReportedPendingAmount" }, "status": { "$ref": "#/$defs/ReportedSessionStatus" }, "additional_data": { "type": "array", "description": "Further facts about the session, named by whoever added them.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "transactions": { "type": "array", "description": "The transactions of the session: none as long as no payment was tried.", "items": { "$ref": "#/$defs/ReportedTransaction" } }, "content_type": { "type": "integer", "description": "A code that is internal to the service, passed on to the merchant.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "event_type": { "type": "string", "description": "The kind of event, by a code that is internal to the service, passed on to the merchant." }, "event_subtype": { "type": "string", "description": "The kind of event, more finely, by a code that is internal to the service, passed on to the merchant." } }, "$defs": { "ReportedBillingAddress": { "title": "ReportedBillingAddress", "description": "The address of the cardholder.", "type": "object", "required": ["first_name", "last_name"], "additionalProperties": false, "properties": { "first_name": { "type": "string", "description": "The cardholder's first name." }, "last_name": { "type": "string", "description": "The cardholder's last name." }, "street": { "type": "string", "description": "Street and number." }, "city": { "type": "string", "description": "City." }, "state": { "type": "string", "description": "State or region, as the cardholder wrote it." }, "postal_code": { "type": "string", "description": "Postal code." }, "country": { "type": "string", "description": "The country, by the service's own code." }, "alpha2code": { "type": "string", "description": "The country, by its ISO 3166-1 code of two capital letters.", "pattern": "^[A-Z]{2}$" }, "mobile": { "type": "string", "description": "The cardholder's mobile number." }, "email": { "type": "string", "description": "The cardholder's e-mail address." }, "billing_idc": { "type": "integer", "description": "The international dialling code of the mobile number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "ReportedBillingItem": { "title": "ReportedBillingItem", "description": "A line of the price.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The line, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "journey_ref": { "type": "string", "description": "The journey that it belongs to." }, "bill_type": { "type": "string", "description": "The kind of line." }, "description": { "type": "string", "description": "The line in words." }, "amount": { "type": "string", "description": "What is charged." }, "currency": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "profile_seq": { "type": "string", "description": "The traveller that it belongs to, by the `seq` of the profile." }, "trip_tag": { "type": "string", "description": "The trip that it belongs to, by its `tag`." }, "trip_seq": { "type": "string", "description": "The place of the trip." }, "product_code": { "type": "string", "description": "The product, by its code." }, "product_category": { "type": "string", "description": "The category of the product." }, "product_item": { "type": "string", "description": "The product within its category." } } }, "ReportedBillingSummary": { "title": "ReportedBillingSummary", "description": "The price in detail.", "type": "object", "additionalProperties": false, "properties": { "fare_details": { "type": "array", "description": "What the fare is made of.", "items": { "$ref": "#/$defs/ReportedBillingItem" } }, "add_on": { "type": "array", "description": "What was bought besides the fare.", "items": { "$ref": "#/$defs/ReportedBillingItem" } } } }, "ReportedCard": { "title": "ReportedCard", "description": "The card that was used, as far as it may be shown.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The kind of card, by the ID that the search gives to payment methods.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "name": { "type": "string", "description": "The kind of card, by its name." }, "mask_card_number": { "type": "string", "description": "The card number: its first six and its last four digits, and between them at least one character, none of which is a digit. A full number never has this form.", "pattern": "^[0-9]{6}[^0-9]+[0-9]{4}$" }, "expiry": { "type": "string", "description": "The last month in which the card is valid, as YYYY-MM; `-` where that means nothing.", "format": "YYYY-MM or -", "default": "-" } } }, "ReportedCustomerInfo": { "title": "ReportedCustomerInfo", "description": "Who pays.", "type": "object", "required": ["language"], "additionalProperties": false, "properties": { "email": { "type": "string", "description": "The e-mail address." }, "country_id": { "type": "integer", "description": "The country of the mobile number, by the service's code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "mobile": { "type": "string", "description": "The mobile number without international dialling code; `0` where there is none.", "default": "0" }, "operator": { "type": "integer", "description": "The mobile network operator, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "language": { "type": "string", "description": "The language that the customer is spoken to in. An open set of values." }, "device_id": { "type": "string", "description": "The customer's device, by its ID." } } }, "ReportedFraud": { "title": "ReportedFraud", "description": "What the fraud checks found, before the authorisation and after it. There or not as the merchant is configured.", "type": "object", "required": ["status_code", "status_desc"], "additionalProperties": false, "properties": { "status_code": { "type": "string", "description": "The outcome of all checks, by its code." }, "status_desc": { "type": "string", "description": "The outcome of all checks, in words." }, "pre_auth_ext_id": { "type": "string", "description": "The check before the authorisation, by the fraud system's own ID." }, "pre_auth_ext_status_code": { "type": "string", "description": "What that system answered before the authorisation, by its code." }, "post_auth_ext_id": { "type": "string", "description": "The check after the authorisation, by the fraud system's own ID." }, "post_auth_ext_status_code": { "type": "string", "description": "What that system answered after the authorisation, by its code." }, "pre_auth_provider_id": { "type": "integer", "description": "Who checked before the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_provider_id": { "type": "integer", "description": "Who checked after the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "pre_auth_fraud_status": { "type": "integer", "description": "The outcome before the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_fraud_status": { "type": "integer", "description": "The outcome after the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "ReportedNameText": { "title": "ReportedNameText", "description": "A named fact.", "type": "object", "required": ["name", "text"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "What it is about." }, "text": { "type": "string", "description": "What there is to say." } } }, "ReportedNameValue": { "title": "ReportedNameValue", "description": "A named fact about a traveller or a trip. Only there is it written with `value` instead of `text`.", "type": "object", "required": ["name", "value"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "What it is about." }, "value": { "type": "string", "description": "What there is to say." } } }, "ReportedOrderData": { "title": "ReportedOrderData", "description": "What was ordered: a journey, its travellers and its price in detail.", "type": "object", "additionalProperties": false, "properties": { "product_sku": { "type": "string", "description": "A short code for the itinerary." }, "amount": { "$ref": "#/$defs/ReportedTransactionAmount" }, "ticket_no": { "type": "string", "description": "The number of the ticket." }, "profiles": { "type": "array", "description": "The travellers.", "items": { "$ref": "#/$defs/ReportedProfile" } }, "trips": { "type": "array", "description": "The segments of the journey.", "items": { "$ref": "#/$defs/ReportedTrip" } }, "billing_summary": { "$ref": "#/$defs/ReportedBillingSummary" } } }, "ReportedPendingAmount": { "title": "ReportedPendingAmount", "description": "What has not been paid yet of a session.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount in the currency's smallest unit.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "type": "integer", "description": "How many decimal places the currency has.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "number", "description": "The rate of conversion, which may have a fraction.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "ReportedProductInfo": { "title": "ReportedProductInfo", "description": "Something bought, and how many of it.", "type": "object", "required": ["name", "quantity", "price"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "What was bought." }, "quantity": { "type": "integer", "description": "How many.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "price": { "type": "integer", "description": "The price, in the smallest unit of the currency.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "ReportedProfile": { "title": "ReportedProfile", "description": "A traveller.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The traveller, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "title": { "type": "string", "description": "Title, such as Ms." }, "first_name": { "type": "string", "description": "First name." }, "last_name": { "type": "string", "description": "Last name." }, "type": { "type": "string", "description": "The kind of traveller, such as adult, child or infant. An open set of values." }, "email": { "type": "string", "description": "E-mail address." }, "mobile": { "type": "integer", "description": "Mobile number, as an integer: a leading zero cannot be kept.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "country_id": { "type": "string", "description": "The country, by the service's code." }, "amount": { "type": "string", "description": "What is charged for the traveller." }, "seq": { "type": "integer", "description": "The traveller's place in the order, which `profile_seq` of the billing summary refers to.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "additional_data": { "type": "array", "description": "Further facts about the traveller.", "items": { "$ref": "#/$defs/ReportedNameValue" } } } }, "ReportedPsp": { "title": "ReportedPsp", "description": "The payment service provider that a transaction went to. It depends on the provider whether it is there, and which of its members are.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The provider, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "name": { "type": "string", "description": "The provider, by its name." }, "external-id": { "type": "string", "description": "The transaction, by the provider's own ID." } } }, "ReportedRebillingInfo": { "title": "ReportedRebillingInfo", "description": "An agreement to be charged again, started by the merchant or by the customer. There or not as the merchant is configured.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The agreement, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "frequency": { "type": "integer", "description": "How often a charge may follow another.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "expiry": { "type": "string", "description": "When the agreement ends." } } }, "ReportedSaleAmount": { "title": "ReportedSaleAmount", "description": "What was sold for: the amount at checkout, before any conversion.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount in the currency's smallest unit: 48100 is 481.00 of a currency with two decimal places.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "description": "How many decimal places the currency has.", "enum": [0, 2, 3] }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "integer", "description": "The rate of conversion, as a whole number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "ReportedSessionStatus": { "title": "ReportedSessionStatus", "description": "Where a payment session stands.", "type": "object", "required": ["code", "message"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "What there is to know beyond the status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "message": { "type": "string", "description": "The status in words." } } }, "ReportedTmsInfo": { "title": "ReportedTmsInfo", "description": "What the transaction monitoring system answered. There or not as the merchant is configured.", "type": "object", "additionalProperties": false, "properties": { "tms_provider_code": { "type": "integer", "description": "Its answer, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "tms_provider_message": { "type": "string", "description": "Its answer, in words." } } }, "ReportedTransaction": { "title": "ReportedTransaction", "description": "One attempt to pay, or to give back, within a payment session.", "type": "object", "required": ["id", "route_config_id", "order_id", "txn_type_id", "payment_method", "payment_type", "date_time", "amount", "status", "customer_info", "sale_amount"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "route_config_id": { "type": "integer", "description": "The configuration of the route that was taken, by its ID; 0 where the merchant still has legacy routing.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "order_id": { "type": "string", "description": "The order, by the ID that the merchant gave it. For an airline, the reference of the booking." }, "description": { "type": "string", "description": "What the transaction is about." }, "fee": { "type": "integer", "description": "What the customer is charged on top, in the currency's smallest unit; 0 where there is no fee.", "minimum": -9007199254740991, "maximum": 9007199254740991, "default": 0 }, "approval_code": { "type": "string", "description": "The provider's approval, by its code. Card payments only." }, "wallet_id": { "type": "string", "description": "The wallet, by its ID. Payments with a wallet only." }, "txn_type_id": { "type": "integer", "description": "The type of transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "payment_method": { "type": "string", "description": "The kind of payment method. An open set of values." }, "payment_type": { "type": "string", "description": "The type of payment, by a code of digits.", "pattern": "^[0-9]+$" }, "short_code": { "type": "string", "description": "A short code for the payment. There or not as the merchant is configured." }, "date_time": { "type": "string", "description": "When the transaction began, in UTC, as YYYY-MM-DDTHH:MM:SS.", "format": "YYYY-MM-DDTHH:MM:SS" }, "issuing_bank": { "type": "string", "description": "The bank of the customer, for online banking, where it is known." }, "foreign_exchange_id": { "type": "string", "description": "The offer of a currency exchange that was accepted, by its ID." }, "service_type_id": { "type": "integer", "description": "The currency exchange services that were chosen, as a number of two digits; 5 stands for 05.", "minimum": 0, "maximum": 99 }, "pos": { "type": "integer", "description": "The point of sale, by its country's ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "ip_address": { "type": "string", "description": "The IP address that the transaction began from." }, "installment": { "type": "integer", "description": "How many instalments were chosen.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "accept_url": { "type": "string", "description": "Where the customer goes when the payment was accepted." }, "cancel_url": { "type": "string", "description": "Where the customer goes when the payment was cancelled." }, "amount": { "$ref": "#/$defs/ReportedTransactionAmount" }, "sale_amount": { "$ref": "#/$defs/ReportedSaleAmount" }, "status": { "$ref": "#/$defs/ReportedTransactionStatus" }, "psp": { "$ref": "#/$defs/ReportedPsp" }, "card": { "$ref": "#/$defs/ReportedCard" }, "rebilling_info": { "$ref": "#/$defs/ReportedRebillingInfo" }, "customer_info": { "$ref": "#/$defs/ReportedCustomerInfo" }, "additional_data": { "type": "array", "description": "Further facts about the transaction.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "client_data": { "type": "array", "description": "What the merchant's client sent along.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "product_info": { "type": "array", "description": "What was bought.", "items": { "$ref": "#/$defs/ReportedProductInfo" } }, "delivery_info": { "type": "array", "description": "How it is delivered.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "shipping_info": { "type": "array", "description": "How it is shipped.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "billing_address": { "$ref": "#/$defs/ReportedBillingAddress" }, "fraud": { "$ref": "#/$defs/ReportedFraud" }, "tms_info": { "$ref": "#/$defs/ReportedTmsInfo" }, "order_data": { "$ref": "#/$defs/ReportedOrderData" } } }, "ReportedTransactionAmount": { "title": "ReportedTransactionAmount", "description": "What a transaction, or an order, is about: an amount with its decimal places inside.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount with its decimal places: with `decimals` 2, 12030 is 120.30.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "type": "integer", "description": "How many of the last digits of `value` stand behind the decimal separator.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "integer", "description": "The rate of conversion, as a whole number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "ReportedTransactionStatus": { "title": "ReportedTransactionStatus", "description": "Where a transaction stands.", "type": "object", "required": ["code", "message"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "What there is to know beyond the status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "message": { "type": "string", "description": "The status in words." }, "provider_message": { "type": "string", "description": "What the payment provider said, in its words." }, "provider_status_code": { "type": "string", "description": "What the payment provider said, by its code." } } }, "ReportedTrip": { "title": "ReportedTrip", "description": "A segment of the journey: one flight.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The segment, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "service_class": { "type": "string", "description": "The booking class." }, "departure_airport": { "type": "string", "description": "The airport of departure." }, "arrival_airport": { "type": "string", "description": "The airport of arrival." }, "op_airline_code": { "type": "string", "description": "The airline that operates the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "mkt_airline_code": { "type": "string", "description": "The airline that sells the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "arrival_date": { "type": "string", "description": "The arrival, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "departure_date": { "type": "string", "description": "The departure, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "mkt_flight_number": { "type": "string", "description": "The flight number of the airline that sells." }, "op_flight_number": { "type": "string", "description": "The flight number of the airline that operates." }, "tag": { "type": "string", "description": "The place of the trip in the journey, which `trip_tag` of the billing summary refers to." }, "trip_count": { "type": "string", "description": "How many trips the journey has." }, "service_level": { "type": "string", "description": "The cabin class." }, "departure_country_id": { "type": "string", "description": "The country of departure, by the service's code." }, "arrival_country_id": { "type": "string", "description": "The country of arrival, by the service's code." }, "dept_time_zone": { "type": "string", "description": "The time zone of the departure, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_time_zone": { "type": "string", "description": "The time zone of the arrival, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_terminal": { "type": "string", "description": "The terminal of arrival." }, "dept_terminal": { "type": "string", "description": "The terminal of departure." }, "dept_city": { "type": "string", "description": "The city of departure." }, "arrival_city": { "type": "string", "description": "The city of arrival." }, "aircraft_type": { "type": "string", "description": "The type of aircraft." }, "additional_data": { "type": "array", "description": "Further facts about the segment.", "items": { "$ref": "#/$defs/ReportedNameValue" } } } } }, "$id": "contract" };
var schema32 = { "title": "ReportedSaleAmount", "description": "What was sold for: the amount at checkout, before any conversion.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount in the currency's smallest unit: 48100 is 481.00 of a currency with two decimal places.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "description": "How many decimal places the currency has.", "enum": [0, 2, 3] }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "integer", "description": "The rate of conversion, as a whole number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } };
var func1 = Object.prototype.hasOwnProperty;
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
var pattern4 = new RegExp("^[A-Z]{3}$", "u");
var schema36 = { "title": "ReportedTransaction", "description": "One attempt to pay, or to give back, within a payment session.", "type": "object", "required": ["id", "route_config_id", "order_id", "txn_type_id", "payment_method", "payment_type", "date_time", "amount", "status", "customer_info", "sale_amount"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "route_config_id": { "type": "integer", "description": "The configuration of the route that was taken, by its ID; 0 where the merchant still has legacy routing.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "order_id": { "type": "string", "description": "The order, by the ID that the merchant gave it. For an airline, the reference of the booking." }, "description": { "type": "string", "description": "What the transaction is about." }, "fee": { "type": "integer", "description": "What the customer is charged on top, in the currency's smallest unit; 0 where there is no fee.", "minimum": -9007199254740991, "maximum": 9007199254740991, "default": 0 }, "approval_code": { "type": "string", "description": "The provider's approval, by its code. Card payments only." }, "wallet_id": { "type": "string", "description": "The wallet, by its ID. Payments with a wallet only." }, "txn_type_id": { "type": "integer", "description": "The type of transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "payment_method": { "type": "string", "description": "The kind of payment method. An open set of values." }, "payment_type": { "type": "string", "description": "The type of payment, by a code of digits.", "pattern": "^[0-9]+$" }, "short_code": { "type": "string", "description": "A short code for the payment. There or not as the merchant is configured." }, "date_time": { "type": "string", "description": "When the transaction began, in UTC, as YYYY-MM-DDTHH:MM:SS.", "format": "YYYY-MM-DDTHH:MM:SS" }, "issuing_bank": { "type": "string", "description": "The bank of the customer, for online banking, where it is known." }, "foreign_exchange_id": { "type": "string", "description": "The offer of a currency exchange that was accepted, by its ID." }, "service_type_id": { "type": "integer", "description": "The currency exchange services that were chosen, as a number of two digits; 5 stands for 05.", "minimum": 0, "maximum": 99 }, "pos": { "type": "integer", "description": "The point of sale, by its country's ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "ip_address": { "type": "string", "description": "The IP address that the transaction began from." }, "installment": { "type": "integer", "description": "How many instalments were chosen.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "accept_url": { "type": "string", "description": "Where the customer goes when the payment was accepted." }, "cancel_url": { "type": "string", "description": "Where the customer goes when the payment was cancelled." }, "amount": { "$ref": "#/$defs/ReportedTransactionAmount" }, "sale_amount": { "$ref": "#/$defs/ReportedSaleAmount" }, "status": { "$ref": "#/$defs/ReportedTransactionStatus" }, "psp": { "$ref": "#/$defs/ReportedPsp" }, "card": { "$ref": "#/$defs/ReportedCard" }, "rebilling_info": { "$ref": "#/$defs/ReportedRebillingInfo" }, "customer_info": { "$ref": "#/$defs/ReportedCustomerInfo" }, "additional_data": { "type": "array", "description": "Further facts about the transaction.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "client_data": { "type": "array", "description": "What the merchant's client sent along.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "product_info": { "type": "array", "description": "What was bought.", "items": { "$ref": "#/$defs/ReportedProductInfo" } }, "delivery_info": { "type": "array", "description": "How it is delivered.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "shipping_info": { "type": "array", "description": "How it is shipped.", "items": { "$ref": "#/$defs/ReportedNameText" } }, "billing_address": { "$ref": "#/$defs/ReportedBillingAddress" }, "fraud": { "$ref": "#/$defs/ReportedFraud" }, "tms_info": { "$ref": "#/$defs/ReportedTmsInfo" }, "order_data": { "$ref": "#/$defs/ReportedOrderData" } } };
var schema49 = { "title": "ReportedBillingAddress", "description": "The address of the cardholder.", "type": "object", "required": ["first_name", "last_name"], "additionalProperties": false, "properties": { "first_name": { "type": "string", "description": "The cardholder's first name." }, "last_name": { "type": "string", "description": "The cardholder's last name." }, "street": { "type": "string", "description": "Street and number." }, "city": { "type": "string", "description": "City." }, "state": { "type": "string", "description": "State or region, as the cardholder wrote it." }, "postal_code": { "type": "string", "description": "Postal code." }, "country": { "type": "string", "description": "The country, by the service's own code." }, "alpha2code": { "type": "string", "description": "The country, by its ISO 3166-1 code of two capital letters.", "pattern": "^[A-Z]{2}$" }, "mobile": { "type": "string", "description": "The cardholder's mobile number." }, "email": { "type": "string", "description": "The cardholder's e-mail address." }, "billing_idc": { "type": "integer", "description": "The international dialling code of the mobile number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } };
var schema50 = { "title": "ReportedFraud", "description": "What the fraud checks found, before the authorisation and after it. There or not as the merchant is configured.", "type": "object", "required": ["status_code", "status_desc"], "additionalProperties": false, "properties": { "status_code": { "type": "string", "description": "The outcome of all checks, by its code." }, "status_desc": { "type": "string", "description": "The outcome of all checks, in words." }, "pre_auth_ext_id": { "type": "string", "description": "The check before the authorisation, by the fraud system's own ID." }, "pre_auth_ext_status_code": { "type": "string", "description": "What that system answered before the authorisation, by its code." }, "post_auth_ext_id": { "type": "string", "description": "The check after the authorisation, by the fraud system's own ID." }, "post_auth_ext_status_code": { "type": "string", "description": "What that system answered after the authorisation, by its code." }, "pre_auth_provider_id": { "type": "integer", "description": "Who checked before the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_provider_id": { "type": "integer", "description": "Who checked after the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "pre_auth_fraud_status": { "type": "integer", "description": "The outcome before the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_fraud_status": { "type": "integer", "description": "The outcome after the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } };
var pattern6 = new RegExp("^[0-9]+$", "u");
var pattern9 = new RegExp("^[0-9]{6}[^0-9]+[0-9]{4}$", "u");
var pattern10 = new RegExp("^[A-Z]{2}$", "u");
var formats2 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
var formats4 = /^(?:\d{4}-(?:0[1-9]|1[0-2])|-)$/u;
var schema54 = { "title": "ReportedProfile", "description": "A traveller.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The traveller, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "title": { "type": "string", "description": "Title, such as Ms." }, "first_name": { "type": "string", "description": "First name." }, "last_name": { "type": "string", "description": "Last name." }, "type": { "type": "string", "description": "The kind of traveller, such as adult, child or infant. An open set of values." }, "email": { "type": "string", "description": "E-mail address." }, "mobile": { "type": "integer", "description": "Mobile number, as an integer: a leading zero cannot be kept.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "country_id": { "type": "string", "description": "The country, by the service's code." }, "amount": { "type": "string", "description": "What is charged for the traveller." }, "seq": { "type": "integer", "description": "The traveller's place in the order, which `profile_seq` of the billing summary refers to.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "additional_data": { "type": "array", "description": "Further facts about the traveller.", "items": { "$ref": "#/$defs/ReportedNameValue" } } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema54.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      if (typeof data.first_name !== "string") {
        const err6 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      if (typeof data.last_name !== "string") {
        const err7 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      if (typeof data.email !== "string") {
        const err9 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.mobile !== void 0) {
      let data6 = data.mobile;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err10 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          const err11 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          const err12 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.country_id !== void 0) {
      if (typeof data.country_id !== "string") {
        const err13 = { instancePath: instancePath + "/country_id", schemaPath: "#/properties/country_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      if (typeof data.amount !== "string") {
        const err14 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.seq !== void 0) {
      let data9 = data.seq;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err15 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          const err16 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          const err17 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.additional_data !== void 0) {
      let data10 = data.additional_data;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.name === void 0) {
              const err18 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data11.value === void 0) {
              const err19 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/required", keyword: "required", params: { missingProperty: "value" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            for (const key1 in data11) {
              if (!(key1 === "name" || key1 === "value")) {
                const err20 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data11.name !== void 0) {
              if (typeof data11.name !== "string") {
                const err21 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/ReportedNameValue/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data11.value !== void 0) {
              if (typeof data11.value !== "string") {
                const err22 = { instancePath: instancePath + "/additional_data/" + i0 + "/value", schemaPath: "#/$defs/ReportedNameValue/properties/value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema56 = { "title": "ReportedTrip", "description": "A segment of the journey: one flight.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The segment, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "service_class": { "type": "string", "description": "The booking class." }, "departure_airport": { "type": "string", "description": "The airport of departure." }, "arrival_airport": { "type": "string", "description": "The airport of arrival." }, "op_airline_code": { "type": "string", "description": "The airline that operates the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "mkt_airline_code": { "type": "string", "description": "The airline that sells the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "arrival_date": { "type": "string", "description": "The arrival, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "departure_date": { "type": "string", "description": "The departure, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "mkt_flight_number": { "type": "string", "description": "The flight number of the airline that sells." }, "op_flight_number": { "type": "string", "description": "The flight number of the airline that operates." }, "tag": { "type": "string", "description": "The place of the trip in the journey, which `trip_tag` of the billing summary refers to." }, "trip_count": { "type": "string", "description": "How many trips the journey has." }, "service_level": { "type": "string", "description": "The cabin class." }, "departure_country_id": { "type": "string", "description": "The country of departure, by the service's code." }, "arrival_country_id": { "type": "string", "description": "The country of arrival, by the service's code." }, "dept_time_zone": { "type": "string", "description": "The time zone of the departure, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_time_zone": { "type": "string", "description": "The time zone of the arrival, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_terminal": { "type": "string", "description": "The terminal of arrival." }, "dept_terminal": { "type": "string", "description": "The terminal of departure." }, "dept_city": { "type": "string", "description": "The city of departure." }, "arrival_city": { "type": "string", "description": "The city of arrival." }, "aircraft_type": { "type": "string", "description": "The type of aircraft." }, "additional_data": { "type": "array", "description": "Further facts about the segment.", "items": { "$ref": "#/$defs/ReportedNameValue" } } } };
var pattern12 = new RegExp("^[A-Z0-9]{2}$", "u");
var pattern14 = new RegExp("^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$", "u");
var formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema56.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.service_class !== void 0) {
      if (typeof data.service_class !== "string") {
        const err4 = { instancePath: instancePath + "/service_class", schemaPath: "#/properties/service_class/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.departure_airport !== void 0) {
      if (typeof data.departure_airport !== "string") {
        const err5 = { instancePath: instancePath + "/departure_airport", schemaPath: "#/properties/departure_airport/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.arrival_airport !== void 0) {
      if (typeof data.arrival_airport !== "string") {
        const err6 = { instancePath: instancePath + "/arrival_airport", schemaPath: "#/properties/arrival_airport/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.op_airline_code !== void 0) {
      let data4 = data.op_airline_code;
      if (typeof data4 === "string") {
        if (!pattern12.test(data4)) {
          const err7 = { instancePath: instancePath + "/op_airline_code", schemaPath: "#/properties/op_airline_code/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{2}$" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/op_airline_code", schemaPath: "#/properties/op_airline_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.mkt_airline_code !== void 0) {
      let data5 = data.mkt_airline_code;
      if (typeof data5 === "string") {
        if (!pattern12.test(data5)) {
          const err9 = { instancePath: instancePath + "/mkt_airline_code", schemaPath: "#/properties/mkt_airline_code/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{2}$" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/mkt_airline_code", schemaPath: "#/properties/mkt_airline_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.arrival_date !== void 0) {
      let data6 = data.arrival_date;
      if (typeof data6 === "string") {
        if (!formats6.test(data6)) {
          const err11 = { instancePath: instancePath + "/arrival_date", schemaPath: "#/properties/arrival_date/format", keyword: "format", params: { format: "YYYY-MM-DD HH:MM:SS" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/arrival_date", schemaPath: "#/properties/arrival_date/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.departure_date !== void 0) {
      let data7 = data.departure_date;
      if (typeof data7 === "string") {
        if (!formats6.test(data7)) {
          const err13 = { instancePath: instancePath + "/departure_date", schemaPath: "#/properties/departure_date/format", keyword: "format", params: { format: "YYYY-MM-DD HH:MM:SS" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/departure_date", schemaPath: "#/properties/departure_date/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.mkt_flight_number !== void 0) {
      if (typeof data.mkt_flight_number !== "string") {
        const err15 = { instancePath: instancePath + "/mkt_flight_number", schemaPath: "#/properties/mkt_flight_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.op_flight_number !== void 0) {
      if (typeof data.op_flight_number !== "string") {
        const err16 = { instancePath: instancePath + "/op_flight_number", schemaPath: "#/properties/op_flight_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.tag !== void 0) {
      if (typeof data.tag !== "string") {
        const err17 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.trip_count !== void 0) {
      if (typeof data.trip_count !== "string") {
        const err18 = { instancePath: instancePath + "/trip_count", schemaPath: "#/properties/trip_count/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.service_level !== void 0) {
      if (typeof data.service_level !== "string") {
        const err19 = { instancePath: instancePath + "/service_level", schemaPath: "#/properties/service_level/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.departure_country_id !== void 0) {
      if (typeof data.departure_country_id !== "string") {
        const err20 = { instancePath: instancePath + "/departure_country_id", schemaPath: "#/properties/departure_country_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.arrival_country_id !== void 0) {
      if (typeof data.arrival_country_id !== "string") {
        const err21 = { instancePath: instancePath + "/arrival_country_id", schemaPath: "#/properties/arrival_country_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.dept_time_zone !== void 0) {
      let data15 = data.dept_time_zone;
      if (typeof data15 === "string") {
        if (!pattern14.test(data15)) {
          const err22 = { instancePath: instancePath + "/dept_time_zone", schemaPath: "#/properties/dept_time_zone/pattern", keyword: "pattern", params: { pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/dept_time_zone", schemaPath: "#/properties/dept_time_zone/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.arrival_time_zone !== void 0) {
      let data16 = data.arrival_time_zone;
      if (typeof data16 === "string") {
        if (!pattern14.test(data16)) {
          const err24 = { instancePath: instancePath + "/arrival_time_zone", schemaPath: "#/properties/arrival_time_zone/pattern", keyword: "pattern", params: { pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/arrival_time_zone", schemaPath: "#/properties/arrival_time_zone/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.arrival_terminal !== void 0) {
      if (typeof data.arrival_terminal !== "string") {
        const err26 = { instancePath: instancePath + "/arrival_terminal", schemaPath: "#/properties/arrival_terminal/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.dept_terminal !== void 0) {
      if (typeof data.dept_terminal !== "string") {
        const err27 = { instancePath: instancePath + "/dept_terminal", schemaPath: "#/properties/dept_terminal/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.dept_city !== void 0) {
      if (typeof data.dept_city !== "string") {
        const err28 = { instancePath: instancePath + "/dept_city", schemaPath: "#/properties/dept_city/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.arrival_city !== void 0) {
      if (typeof data.arrival_city !== "string") {
        const err29 = { instancePath: instancePath + "/arrival_city", schemaPath: "#/properties/arrival_city/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.aircraft_type !== void 0) {
      if (typeof data.aircraft_type !== "string") {
        const err30 = { instancePath: instancePath + "/aircraft_type", schemaPath: "#/properties/aircraft_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.additional_data !== void 0) {
      let data22 = data.additional_data;
      if (Array.isArray(data22)) {
        const len0 = data22.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data23 = data22[i0];
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.name === void 0) {
              const err31 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data23.value === void 0) {
              const err32 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/required", keyword: "required", params: { missingProperty: "value" } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            for (const key1 in data23) {
              if (!(key1 === "name" || key1 === "value")) {
                const err33 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data23.name !== void 0) {
              if (typeof data23.name !== "string") {
                const err34 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/ReportedNameValue/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data23.value !== void 0) {
              if (typeof data23.value !== "string") {
                const err35 = { instancePath: instancePath + "/additional_data/" + i0 + "/value", schemaPath: "#/$defs/ReportedNameValue/properties/value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
          } else {
            const err36 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameValue/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
  } else {
    const err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema59 = { "title": "ReportedBillingItem", "description": "A line of the price.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The line, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "journey_ref": { "type": "string", "description": "The journey that it belongs to." }, "bill_type": { "type": "string", "description": "The kind of line." }, "description": { "type": "string", "description": "The line in words." }, "amount": { "type": "string", "description": "What is charged." }, "currency": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "profile_seq": { "type": "string", "description": "The traveller that it belongs to, by the `seq` of the profile." }, "trip_tag": { "type": "string", "description": "The trip that it belongs to, by its `tag`." }, "trip_seq": { "type": "string", "description": "The place of the trip." }, "product_code": { "type": "string", "description": "The product, by its code." }, "product_category": { "type": "string", "description": "The category of the product." }, "product_item": { "type": "string", "description": "The product within its category." } } };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "fare_details" || key0 === "add_on")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.fare_details !== void 0) {
      let data0 = data.fare_details;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err1 = { instancePath: instancePath + "/fare_details/" + i0, schemaPath: "#/$defs/ReportedBillingItem/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!func1.call(schema59.properties, key1)) {
                const err2 = { instancePath: instancePath + "/fare_details/" + i0, schemaPath: "#/$defs/ReportedBillingItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data1.id !== void 0) {
              let data2 = data1.id;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err3 = { instancePath: instancePath + "/fare_details/" + i0 + "/id", schemaPath: "#/$defs/ReportedBillingItem/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err4 = { instancePath: instancePath + "/fare_details/" + i0 + "/id", schemaPath: "#/$defs/ReportedBillingItem/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data2 < -9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/fare_details/" + i0 + "/id", schemaPath: "#/$defs/ReportedBillingItem/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
            if (data1.journey_ref !== void 0) {
              if (typeof data1.journey_ref !== "string") {
                const err6 = { instancePath: instancePath + "/fare_details/" + i0 + "/journey_ref", schemaPath: "#/$defs/ReportedBillingItem/properties/journey_ref/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data1.bill_type !== void 0) {
              if (typeof data1.bill_type !== "string") {
                const err7 = { instancePath: instancePath + "/fare_details/" + i0 + "/bill_type", schemaPath: "#/$defs/ReportedBillingItem/properties/bill_type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data1.description !== void 0) {
              if (typeof data1.description !== "string") {
                const err8 = { instancePath: instancePath + "/fare_details/" + i0 + "/description", schemaPath: "#/$defs/ReportedBillingItem/properties/description/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.amount !== void 0) {
              if (typeof data1.amount !== "string") {
                const err9 = { instancePath: instancePath + "/fare_details/" + i0 + "/amount", schemaPath: "#/$defs/ReportedBillingItem/properties/amount/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.currency !== void 0) {
              let data7 = data1.currency;
              if (typeof data7 === "string") {
                if (!pattern4.test(data7)) {
                  const err10 = { instancePath: instancePath + "/fare_details/" + i0 + "/currency", schemaPath: "#/$defs/ReportedBillingItem/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/fare_details/" + i0 + "/currency", schemaPath: "#/$defs/ReportedBillingItem/properties/currency/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data1.profile_seq !== void 0) {
              if (typeof data1.profile_seq !== "string") {
                const err12 = { instancePath: instancePath + "/fare_details/" + i0 + "/profile_seq", schemaPath: "#/$defs/ReportedBillingItem/properties/profile_seq/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.trip_tag !== void 0) {
              if (typeof data1.trip_tag !== "string") {
                const err13 = { instancePath: instancePath + "/fare_details/" + i0 + "/trip_tag", schemaPath: "#/$defs/ReportedBillingItem/properties/trip_tag/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.trip_seq !== void 0) {
              if (typeof data1.trip_seq !== "string") {
                const err14 = { instancePath: instancePath + "/fare_details/" + i0 + "/trip_seq", schemaPath: "#/$defs/ReportedBillingItem/properties/trip_seq/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.product_code !== void 0) {
              if (typeof data1.product_code !== "string") {
                const err15 = { instancePath: instancePath + "/fare_details/" + i0 + "/product_code", schemaPath: "#/$defs/ReportedBillingItem/properties/product_code/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data1.product_category !== void 0) {
              if (typeof data1.product_category !== "string") {
                const err16 = { instancePath: instancePath + "/fare_details/" + i0 + "/product_category", schemaPath: "#/$defs/ReportedBillingItem/properties/product_category/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.product_item !== void 0) {
              if (typeof data1.product_item !== "string") {
                const err17 = { instancePath: instancePath + "/fare_details/" + i0 + "/product_item", schemaPath: "#/$defs/ReportedBillingItem/properties/product_item/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/fare_details/" + i0, schemaPath: "#/$defs/ReportedBillingItem/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/fare_details", schemaPath: "#/properties/fare_details/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.add_on !== void 0) {
      let data14 = data.add_on;
      if (Array.isArray(data14)) {
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data15 = data14[i1];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.id === void 0) {
              const err20 = { instancePath: instancePath + "/add_on/" + i1, schemaPath: "#/$defs/ReportedBillingItem/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key2 in data15) {
              if (!func1.call(schema59.properties, key2)) {
                const err21 = { instancePath: instancePath + "/add_on/" + i1, schemaPath: "#/$defs/ReportedBillingItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data15.id !== void 0) {
              let data16 = data15.id;
              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                const err22 = { instancePath: instancePath + "/add_on/" + i1 + "/id", schemaPath: "#/$defs/ReportedBillingItem/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 > 9007199254740991 || isNaN(data16)) {
                  const err23 = { instancePath: instancePath + "/add_on/" + i1 + "/id", schemaPath: "#/$defs/ReportedBillingItem/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (data16 < -9007199254740991 || isNaN(data16)) {
                  const err24 = { instancePath: instancePath + "/add_on/" + i1 + "/id", schemaPath: "#/$defs/ReportedBillingItem/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            }
            if (data15.journey_ref !== void 0) {
              if (typeof data15.journey_ref !== "string") {
                const err25 = { instancePath: instancePath + "/add_on/" + i1 + "/journey_ref", schemaPath: "#/$defs/ReportedBillingItem/properties/journey_ref/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data15.bill_type !== void 0) {
              if (typeof data15.bill_type !== "string") {
                const err26 = { instancePath: instancePath + "/add_on/" + i1 + "/bill_type", schemaPath: "#/$defs/ReportedBillingItem/properties/bill_type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data15.description !== void 0) {
              if (typeof data15.description !== "string") {
                const err27 = { instancePath: instancePath + "/add_on/" + i1 + "/description", schemaPath: "#/$defs/ReportedBillingItem/properties/description/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data15.amount !== void 0) {
              if (typeof data15.amount !== "string") {
                const err28 = { instancePath: instancePath + "/add_on/" + i1 + "/amount", schemaPath: "#/$defs/ReportedBillingItem/properties/amount/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data15.currency !== void 0) {
              let data21 = data15.currency;
              if (typeof data21 === "string") {
                if (!pattern4.test(data21)) {
                  const err29 = { instancePath: instancePath + "/add_on/" + i1 + "/currency", schemaPath: "#/$defs/ReportedBillingItem/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/add_on/" + i1 + "/currency", schemaPath: "#/$defs/ReportedBillingItem/properties/currency/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data15.profile_seq !== void 0) {
              if (typeof data15.profile_seq !== "string") {
                const err31 = { instancePath: instancePath + "/add_on/" + i1 + "/profile_seq", schemaPath: "#/$defs/ReportedBillingItem/properties/profile_seq/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data15.trip_tag !== void 0) {
              if (typeof data15.trip_tag !== "string") {
                const err32 = { instancePath: instancePath + "/add_on/" + i1 + "/trip_tag", schemaPath: "#/$defs/ReportedBillingItem/properties/trip_tag/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data15.trip_seq !== void 0) {
              if (typeof data15.trip_seq !== "string") {
                const err33 = { instancePath: instancePath + "/add_on/" + i1 + "/trip_seq", schemaPath: "#/$defs/ReportedBillingItem/properties/trip_seq/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data15.product_code !== void 0) {
              if (typeof data15.product_code !== "string") {
                const err34 = { instancePath: instancePath + "/add_on/" + i1 + "/product_code", schemaPath: "#/$defs/ReportedBillingItem/properties/product_code/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data15.product_category !== void 0) {
              if (typeof data15.product_category !== "string") {
                const err35 = { instancePath: instancePath + "/add_on/" + i1 + "/product_category", schemaPath: "#/$defs/ReportedBillingItem/properties/product_category/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data15.product_item !== void 0) {
              if (typeof data15.product_item !== "string") {
                const err36 = { instancePath: instancePath + "/add_on/" + i1 + "/product_item", schemaPath: "#/$defs/ReportedBillingItem/properties/product_item/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
          } else {
            const err37 = { instancePath: instancePath + "/add_on/" + i1, schemaPath: "#/$defs/ReportedBillingItem/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/add_on", schemaPath: "#/properties/add_on/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
  } else {
    const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err39];
    } else {
      vErrors.push(err39);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "product_sku" || key0 === "amount" || key0 === "ticket_no" || key0 === "profiles" || key0 === "trips" || key0 === "billing_summary")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.product_sku !== void 0) {
      if (typeof data.product_sku !== "string") {
        const err1 = { instancePath: instancePath + "/product_sku", schemaPath: "#/properties/product_sku/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data1 = data.amount;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.value === void 0) {
          const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1.currency_id === void 0) {
          const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "value" || key1 === "currency_id" || key1 === "decimals" || key1 === "alpha3code" || key1 === "conversion_rate")) {
            const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data1.value !== void 0) {
          let data2 = data1.value;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err5 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/ReportedTransactionAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              const err6 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/ReportedTransactionAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2 < -9007199254740991 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/ReportedTransactionAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data1.currency_id !== void 0) {
          let data3 = data1.currency_id;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err8 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/ReportedTransactionAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 9007199254740991 || isNaN(data3)) {
              const err9 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/ReportedTransactionAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3 < -9007199254740991 || isNaN(data3)) {
              const err10 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/ReportedTransactionAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
        if (data1.decimals !== void 0) {
          let data4 = data1.decimals;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err11 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/ReportedTransactionAmount/properties/decimals/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 9007199254740991 || isNaN(data4)) {
              const err12 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/ReportedTransactionAmount/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data4 < -9007199254740991 || isNaN(data4)) {
              const err13 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/ReportedTransactionAmount/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
        if (data1.alpha3code !== void 0) {
          let data5 = data1.alpha3code;
          if (typeof data5 === "string") {
            if (!pattern4.test(data5)) {
              const err14 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/ReportedTransactionAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/ReportedTransactionAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data1.conversion_rate !== void 0) {
          let data6 = data1.conversion_rate;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err16 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/ReportedTransactionAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 9007199254740991 || isNaN(data6)) {
              const err17 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/ReportedTransactionAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data6 < -9007199254740991 || isNaN(data6)) {
              const err18 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/ReportedTransactionAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.ticket_no !== void 0) {
      if (typeof data.ticket_no !== "string") {
        const err20 = { instancePath: instancePath + "/ticket_no", schemaPath: "#/properties/ticket_no/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.profiles !== void 0) {
      let data8 = data.profiles;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate23(data8[i0], { instancePath: instancePath + "/profiles/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.trips !== void 0) {
      let data10 = data.trips;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate25(data10[i1], { instancePath: instancePath + "/trips/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/trips", schemaPath: "#/properties/trips/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.billing_summary !== void 0) {
      if (!validate27(data.billing_summary, { instancePath: instancePath + "/billing_summary", parentData: data, parentDataProperty: "billing_summary", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate27.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.route_config_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "route_config_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.order_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "order_id" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.txn_type_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "txn_type_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.payment_method === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_method" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.payment_type === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_type" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.date_time === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date_time" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.customer_info === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer_info" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.sale_amount === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sale_amount" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema36.properties, key0)) {
        const err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err13 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err14 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.route_config_id !== void 0) {
      let data1 = data.route_config_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err15 = { instancePath: instancePath + "/route_config_id", schemaPath: "#/properties/route_config_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err16 = { instancePath: instancePath + "/route_config_id", schemaPath: "#/properties/route_config_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err17 = { instancePath: instancePath + "/route_config_id", schemaPath: "#/properties/route_config_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.order_id !== void 0) {
      if (typeof data.order_id !== "string") {
        const err18 = { instancePath: instancePath + "/order_id", schemaPath: "#/properties/order_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err19 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.fee !== void 0) {
      let data4 = data.fee;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err20 = { instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err21 = { instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err22 = { instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.approval_code !== void 0) {
      if (typeof data.approval_code !== "string") {
        const err23 = { instancePath: instancePath + "/approval_code", schemaPath: "#/properties/approval_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.wallet_id !== void 0) {
      if (typeof data.wallet_id !== "string") {
        const err24 = { instancePath: instancePath + "/wallet_id", schemaPath: "#/properties/wallet_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.txn_type_id !== void 0) {
      let data7 = data.txn_type_id;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err25 = { instancePath: instancePath + "/txn_type_id", schemaPath: "#/properties/txn_type_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 9007199254740991 || isNaN(data7)) {
          const err26 = { instancePath: instancePath + "/txn_type_id", schemaPath: "#/properties/txn_type_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data7 < -9007199254740991 || isNaN(data7)) {
          const err27 = { instancePath: instancePath + "/txn_type_id", schemaPath: "#/properties/txn_type_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.payment_method !== void 0) {
      if (typeof data.payment_method !== "string") {
        const err28 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.payment_type !== void 0) {
      let data9 = data.payment_type;
      if (typeof data9 === "string") {
        if (!pattern6.test(data9)) {
          const err29 = { instancePath: instancePath + "/payment_type", schemaPath: "#/properties/payment_type/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/payment_type", schemaPath: "#/properties/payment_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.short_code !== void 0) {
      if (typeof data.short_code !== "string") {
        const err31 = { instancePath: instancePath + "/short_code", schemaPath: "#/properties/short_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.date_time !== void 0) {
      let data11 = data.date_time;
      if (typeof data11 === "string") {
        if (!formats2.test(data11)) {
          const err32 = { instancePath: instancePath + "/date_time", schemaPath: "#/properties/date_time/format", keyword: "format", params: { format: "YYYY-MM-DDTHH:MM:SS" } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      } else {
        const err33 = { instancePath: instancePath + "/date_time", schemaPath: "#/properties/date_time/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.issuing_bank !== void 0) {
      if (typeof data.issuing_bank !== "string") {
        const err34 = { instancePath: instancePath + "/issuing_bank", schemaPath: "#/properties/issuing_bank/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.foreign_exchange_id !== void 0) {
      if (typeof data.foreign_exchange_id !== "string") {
        const err35 = { instancePath: instancePath + "/foreign_exchange_id", schemaPath: "#/properties/foreign_exchange_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.service_type_id !== void 0) {
      let data14 = data.service_type_id;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        const err36 = { instancePath: instancePath + "/service_type_id", schemaPath: "#/properties/service_type_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 99 || isNaN(data14)) {
          const err37 = { instancePath: instancePath + "/service_type_id", schemaPath: "#/properties/service_type_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data14 < 0 || isNaN(data14)) {
          const err38 = { instancePath: instancePath + "/service_type_id", schemaPath: "#/properties/service_type_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.pos !== void 0) {
      let data15 = data.pos;
      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
        const err39 = { instancePath: instancePath + "/pos", schemaPath: "#/properties/pos/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 9007199254740991 || isNaN(data15)) {
          const err40 = { instancePath: instancePath + "/pos", schemaPath: "#/properties/pos/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data15 < -9007199254740991 || isNaN(data15)) {
          const err41 = { instancePath: instancePath + "/pos", schemaPath: "#/properties/pos/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.ip_address !== void 0) {
      if (typeof data.ip_address !== "string") {
        const err42 = { instancePath: instancePath + "/ip_address", schemaPath: "#/properties/ip_address/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.installment !== void 0) {
      let data17 = data.installment;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err43 = { instancePath: instancePath + "/installment", schemaPath: "#/properties/installment/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 9007199254740991 || isNaN(data17)) {
          const err44 = { instancePath: instancePath + "/installment", schemaPath: "#/properties/installment/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data17 < -9007199254740991 || isNaN(data17)) {
          const err45 = { instancePath: instancePath + "/installment", schemaPath: "#/properties/installment/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.accept_url !== void 0) {
      if (typeof data.accept_url !== "string") {
        const err46 = { instancePath: instancePath + "/accept_url", schemaPath: "#/properties/accept_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.cancel_url !== void 0) {
      if (typeof data.cancel_url !== "string") {
        const err47 = { instancePath: instancePath + "/cancel_url", schemaPath: "#/properties/cancel_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data20 = data.amount;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.value === void 0) {
          const err48 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
        if (data20.currency_id === void 0) {
          const err49 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        for (const key1 in data20) {
          if (!(key1 === "value" || key1 === "currency_id" || key1 === "decimals" || key1 === "alpha3code" || key1 === "conversion_rate")) {
            const err50 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data20.value !== void 0) {
          let data21 = data20.value;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err51 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/ReportedTransactionAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 9007199254740991 || isNaN(data21)) {
              const err52 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/ReportedTransactionAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data21 < -9007199254740991 || isNaN(data21)) {
              const err53 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/ReportedTransactionAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
        }
        if (data20.currency_id !== void 0) {
          let data22 = data20.currency_id;
          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
            const err54 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/ReportedTransactionAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 9007199254740991 || isNaN(data22)) {
              const err55 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/ReportedTransactionAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (data22 < -9007199254740991 || isNaN(data22)) {
              const err56 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/ReportedTransactionAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
        }
        if (data20.decimals !== void 0) {
          let data23 = data20.decimals;
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            const err57 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/ReportedTransactionAmount/properties/decimals/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 9007199254740991 || isNaN(data23)) {
              const err58 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/ReportedTransactionAmount/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data23 < -9007199254740991 || isNaN(data23)) {
              const err59 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/ReportedTransactionAmount/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          }
        }
        if (data20.alpha3code !== void 0) {
          let data24 = data20.alpha3code;
          if (typeof data24 === "string") {
            if (!pattern4.test(data24)) {
              const err60 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/ReportedTransactionAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          } else {
            const err61 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/ReportedTransactionAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data20.conversion_rate !== void 0) {
          let data25 = data20.conversion_rate;
          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
            const err62 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/ReportedTransactionAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 9007199254740991 || isNaN(data25)) {
              const err63 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/ReportedTransactionAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
            if (data25 < -9007199254740991 || isNaN(data25)) {
              const err64 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/ReportedTransactionAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          }
        }
      } else {
        const err65 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/ReportedTransactionAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.sale_amount !== void 0) {
      let data26 = data.sale_amount;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.value === void 0) {
          const err66 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (data26.currency_id === void 0) {
          const err67 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        for (const key2 in data26) {
          if (!(key2 === "value" || key2 === "currency_id" || key2 === "decimals" || key2 === "alpha3code" || key2 === "conversion_rate")) {
            const err68 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data26.value !== void 0) {
          let data27 = data26.value;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            const err69 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/ReportedSaleAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 > 9007199254740991 || isNaN(data27)) {
              const err70 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/ReportedSaleAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            if (data27 < -9007199254740991 || isNaN(data27)) {
              const err71 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/ReportedSaleAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
          }
        }
        if (data26.currency_id !== void 0) {
          let data28 = data26.currency_id;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
            const err72 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/ReportedSaleAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 > 9007199254740991 || isNaN(data28)) {
              const err73 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/ReportedSaleAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            if (data28 < -9007199254740991 || isNaN(data28)) {
              const err74 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/ReportedSaleAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          }
        }
        if (data26.decimals !== void 0) {
          let data29 = data26.decimals;
          if (!(data29 === 0 || data29 === 2 || data29 === 3)) {
            const err75 = { instancePath: instancePath + "/sale_amount/decimals", schemaPath: "#/$defs/ReportedSaleAmount/properties/decimals/enum", keyword: "enum", params: { allowedValues: schema32.properties.decimals.enum } };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data26.alpha3code !== void 0) {
          let data30 = data26.alpha3code;
          if (typeof data30 === "string") {
            if (!pattern4.test(data30)) {
              const err76 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/ReportedSaleAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          } else {
            const err77 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/ReportedSaleAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data26.conversion_rate !== void 0) {
          let data31 = data26.conversion_rate;
          if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
            const err78 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/ReportedSaleAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 9007199254740991 || isNaN(data31)) {
              const err79 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/ReportedSaleAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
            if (data31 < -9007199254740991 || isNaN(data31)) {
              const err80 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/ReportedSaleAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
          }
        }
      } else {
        const err81 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data32 = data.status;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (data32.code === void 0) {
          const err82 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedTransactionStatus/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (data32.message === void 0) {
          const err83 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedTransactionStatus/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        for (const key3 in data32) {
          if (!(key3 === "code" || key3 === "sub_code" || key3 === "message" || key3 === "provider_message" || key3 === "provider_status_code")) {
            const err84 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedTransactionStatus/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            if (vErrors === null) {
              vErrors = [err84];
            } else {
              vErrors.push(err84);
            }
            errors++;
          }
        }
        if (data32.code !== void 0) {
          let data33 = data32.code;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            const err85 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedTransactionStatus/properties/code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 9007199254740991 || isNaN(data33)) {
              const err86 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedTransactionStatus/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
            if (data33 < -9007199254740991 || isNaN(data33)) {
              const err87 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedTransactionStatus/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
          }
        }
        if (data32.sub_code !== void 0) {
          let data34 = data32.sub_code;
          if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
            const err88 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedTransactionStatus/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
          if (typeof data34 == "number" && isFinite(data34)) {
            if (data34 > 9007199254740991 || isNaN(data34)) {
              const err89 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedTransactionStatus/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            if (data34 < -9007199254740991 || isNaN(data34)) {
              const err90 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedTransactionStatus/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
          }
        }
        if (data32.message !== void 0) {
          if (typeof data32.message !== "string") {
            const err91 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/ReportedTransactionStatus/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
        }
        if (data32.provider_message !== void 0) {
          if (typeof data32.provider_message !== "string") {
            const err92 = { instancePath: instancePath + "/status/provider_message", schemaPath: "#/$defs/ReportedTransactionStatus/properties/provider_message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
        }
        if (data32.provider_status_code !== void 0) {
          if (typeof data32.provider_status_code !== "string") {
            const err93 = { instancePath: instancePath + "/status/provider_status_code", schemaPath: "#/$defs/ReportedTransactionStatus/properties/provider_status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
        }
      } else {
        const err94 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedTransactionStatus/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.psp !== void 0) {
      let data38 = data.psp;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        for (const key4 in data38) {
          if (!(key4 === "id" || key4 === "name" || key4 === "external-id")) {
            const err95 = { instancePath: instancePath + "/psp", schemaPath: "#/$defs/ReportedPsp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
        }
        if (data38.id !== void 0) {
          let data39 = data38.id;
          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
            const err96 = { instancePath: instancePath + "/psp/id", schemaPath: "#/$defs/ReportedPsp/properties/id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
          if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 > 9007199254740991 || isNaN(data39)) {
              const err97 = { instancePath: instancePath + "/psp/id", schemaPath: "#/$defs/ReportedPsp/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
            if (data39 < -9007199254740991 || isNaN(data39)) {
              const err98 = { instancePath: instancePath + "/psp/id", schemaPath: "#/$defs/ReportedPsp/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          }
        }
        if (data38.name !== void 0) {
          if (typeof data38.name !== "string") {
            const err99 = { instancePath: instancePath + "/psp/name", schemaPath: "#/$defs/ReportedPsp/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
        }
        if (data38["external-id"] !== void 0) {
          if (typeof data38["external-id"] !== "string") {
            const err100 = { instancePath: instancePath + "/psp/external-id", schemaPath: "#/$defs/ReportedPsp/properties/external-id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
      } else {
        const err101 = { instancePath: instancePath + "/psp", schemaPath: "#/$defs/ReportedPsp/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err101];
        } else {
          vErrors.push(err101);
        }
        errors++;
      }
    }
    if (data.card !== void 0) {
      let data42 = data.card;
      if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
        for (const key5 in data42) {
          if (!(key5 === "id" || key5 === "name" || key5 === "mask_card_number" || key5 === "expiry")) {
            const err102 = { instancePath: instancePath + "/card", schemaPath: "#/$defs/ReportedCard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
        }
        if (data42.id !== void 0) {
          let data43 = data42.id;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            const err103 = { instancePath: instancePath + "/card/id", schemaPath: "#/$defs/ReportedCard/properties/id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
          if (typeof data43 == "number" && isFinite(data43)) {
            if (data43 > 9007199254740991 || isNaN(data43)) {
              const err104 = { instancePath: instancePath + "/card/id", schemaPath: "#/$defs/ReportedCard/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (data43 < -9007199254740991 || isNaN(data43)) {
              const err105 = { instancePath: instancePath + "/card/id", schemaPath: "#/$defs/ReportedCard/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
        }
        if (data42.name !== void 0) {
          if (typeof data42.name !== "string") {
            const err106 = { instancePath: instancePath + "/card/name", schemaPath: "#/$defs/ReportedCard/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
        }
        if (data42.mask_card_number !== void 0) {
          let data45 = data42.mask_card_number;
          if (typeof data45 === "string") {
            if (!pattern9.test(data45)) {
              const err107 = { instancePath: instancePath + "/card/mask_card_number", schemaPath: "#/$defs/ReportedCard/properties/mask_card_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]{6}[^0-9]+[0-9]{4}$" } };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
          } else {
            const err108 = { instancePath: instancePath + "/card/mask_card_number", schemaPath: "#/$defs/ReportedCard/properties/mask_card_number/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err108];
            } else {
              vErrors.push(err108);
            }
            errors++;
          }
        }
        if (data42.expiry !== void 0) {
          let data46 = data42.expiry;
          if (typeof data46 === "string") {
            if (!formats4.test(data46)) {
              const err109 = { instancePath: instancePath + "/card/expiry", schemaPath: "#/$defs/ReportedCard/properties/expiry/format", keyword: "format", params: { format: "YYYY-MM or -" } };
              if (vErrors === null) {
                vErrors = [err109];
              } else {
                vErrors.push(err109);
              }
              errors++;
            }
          } else {
            const err110 = { instancePath: instancePath + "/card/expiry", schemaPath: "#/$defs/ReportedCard/properties/expiry/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err110];
            } else {
              vErrors.push(err110);
            }
            errors++;
          }
        }
      } else {
        const err111 = { instancePath: instancePath + "/card", schemaPath: "#/$defs/ReportedCard/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
    }
    if (data.rebilling_info !== void 0) {
      let data47 = data.rebilling_info;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        for (const key6 in data47) {
          if (!(key6 === "id" || key6 === "frequency" || key6 === "expiry")) {
            const err112 = { instancePath: instancePath + "/rebilling_info", schemaPath: "#/$defs/ReportedRebillingInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
        }
        if (data47.id !== void 0) {
          let data48 = data47.id;
          if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
            const err113 = { instancePath: instancePath + "/rebilling_info/id", schemaPath: "#/$defs/ReportedRebillingInfo/properties/id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
          if (typeof data48 == "number" && isFinite(data48)) {
            if (data48 > 9007199254740991 || isNaN(data48)) {
              const err114 = { instancePath: instancePath + "/rebilling_info/id", schemaPath: "#/$defs/ReportedRebillingInfo/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
            if (data48 < -9007199254740991 || isNaN(data48)) {
              const err115 = { instancePath: instancePath + "/rebilling_info/id", schemaPath: "#/$defs/ReportedRebillingInfo/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
          }
        }
        if (data47.frequency !== void 0) {
          let data49 = data47.frequency;
          if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
            const err116 = { instancePath: instancePath + "/rebilling_info/frequency", schemaPath: "#/$defs/ReportedRebillingInfo/properties/frequency/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err116];
            } else {
              vErrors.push(err116);
            }
            errors++;
          }
          if (typeof data49 == "number" && isFinite(data49)) {
            if (data49 > 9007199254740991 || isNaN(data49)) {
              const err117 = { instancePath: instancePath + "/rebilling_info/frequency", schemaPath: "#/$defs/ReportedRebillingInfo/properties/frequency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err117];
              } else {
                vErrors.push(err117);
              }
              errors++;
            }
            if (data49 < -9007199254740991 || isNaN(data49)) {
              const err118 = { instancePath: instancePath + "/rebilling_info/frequency", schemaPath: "#/$defs/ReportedRebillingInfo/properties/frequency/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err118];
              } else {
                vErrors.push(err118);
              }
              errors++;
            }
          }
        }
        if (data47.expiry !== void 0) {
          if (typeof data47.expiry !== "string") {
            const err119 = { instancePath: instancePath + "/rebilling_info/expiry", schemaPath: "#/$defs/ReportedRebillingInfo/properties/expiry/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err119];
            } else {
              vErrors.push(err119);
            }
            errors++;
          }
        }
      } else {
        const err120 = { instancePath: instancePath + "/rebilling_info", schemaPath: "#/$defs/ReportedRebillingInfo/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err120];
        } else {
          vErrors.push(err120);
        }
        errors++;
      }
    }
    if (data.customer_info !== void 0) {
      let data51 = data.customer_info;
      if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
        if (data51.language === void 0) {
          const err121 = { instancePath: instancePath + "/customer_info", schemaPath: "#/$defs/ReportedCustomerInfo/required", keyword: "required", params: { missingProperty: "language" } };
          if (vErrors === null) {
            vErrors = [err121];
          } else {
            vErrors.push(err121);
          }
          errors++;
        }
        for (const key7 in data51) {
          if (!(key7 === "email" || key7 === "country_id" || key7 === "mobile" || key7 === "operator" || key7 === "language" || key7 === "device_id")) {
            const err122 = { instancePath: instancePath + "/customer_info", schemaPath: "#/$defs/ReportedCustomerInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
            if (vErrors === null) {
              vErrors = [err122];
            } else {
              vErrors.push(err122);
            }
            errors++;
          }
        }
        if (data51.email !== void 0) {
          if (typeof data51.email !== "string") {
            const err123 = { instancePath: instancePath + "/customer_info/email", schemaPath: "#/$defs/ReportedCustomerInfo/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err123];
            } else {
              vErrors.push(err123);
            }
            errors++;
          }
        }
        if (data51.country_id !== void 0) {
          let data53 = data51.country_id;
          if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
            const err124 = { instancePath: instancePath + "/customer_info/country_id", schemaPath: "#/$defs/ReportedCustomerInfo/properties/country_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err124];
            } else {
              vErrors.push(err124);
            }
            errors++;
          }
          if (typeof data53 == "number" && isFinite(data53)) {
            if (data53 > 9007199254740991 || isNaN(data53)) {
              const err125 = { instancePath: instancePath + "/customer_info/country_id", schemaPath: "#/$defs/ReportedCustomerInfo/properties/country_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err125];
              } else {
                vErrors.push(err125);
              }
              errors++;
            }
            if (data53 < -9007199254740991 || isNaN(data53)) {
              const err126 = { instancePath: instancePath + "/customer_info/country_id", schemaPath: "#/$defs/ReportedCustomerInfo/properties/country_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err126];
              } else {
                vErrors.push(err126);
              }
              errors++;
            }
          }
        }
        if (data51.mobile !== void 0) {
          if (typeof data51.mobile !== "string") {
            const err127 = { instancePath: instancePath + "/customer_info/mobile", schemaPath: "#/$defs/ReportedCustomerInfo/properties/mobile/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
        }
        if (data51.operator !== void 0) {
          let data55 = data51.operator;
          if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
            const err128 = { instancePath: instancePath + "/customer_info/operator", schemaPath: "#/$defs/ReportedCustomerInfo/properties/operator/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err128];
            } else {
              vErrors.push(err128);
            }
            errors++;
          }
          if (typeof data55 == "number" && isFinite(data55)) {
            if (data55 > 9007199254740991 || isNaN(data55)) {
              const err129 = { instancePath: instancePath + "/customer_info/operator", schemaPath: "#/$defs/ReportedCustomerInfo/properties/operator/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err129];
              } else {
                vErrors.push(err129);
              }
              errors++;
            }
            if (data55 < -9007199254740991 || isNaN(data55)) {
              const err130 = { instancePath: instancePath + "/customer_info/operator", schemaPath: "#/$defs/ReportedCustomerInfo/properties/operator/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err130];
              } else {
                vErrors.push(err130);
              }
              errors++;
            }
          }
        }
        if (data51.language !== void 0) {
          if (typeof data51.language !== "string") {
            const err131 = { instancePath: instancePath + "/customer_info/language", schemaPath: "#/$defs/ReportedCustomerInfo/properties/language/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err131];
            } else {
              vErrors.push(err131);
            }
            errors++;
          }
        }
        if (data51.device_id !== void 0) {
          if (typeof data51.device_id !== "string") {
            const err132 = { instancePath: instancePath + "/customer_info/device_id", schemaPath: "#/$defs/ReportedCustomerInfo/properties/device_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err132];
            } else {
              vErrors.push(err132);
            }
            errors++;
          }
        }
      } else {
        const err133 = { instancePath: instancePath + "/customer_info", schemaPath: "#/$defs/ReportedCustomerInfo/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err133];
        } else {
          vErrors.push(err133);
        }
        errors++;
      }
    }
    if (data.additional_data !== void 0) {
      let data58 = data.additional_data;
      if (Array.isArray(data58)) {
        const len0 = data58.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data59 = data58[i0];
          if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
            if (data59.name === void 0) {
              const err134 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err134];
              } else {
                vErrors.push(err134);
              }
              errors++;
            }
            if (data59.text === void 0) {
              const err135 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err135];
              } else {
                vErrors.push(err135);
              }
              errors++;
            }
            for (const key8 in data59) {
              if (!(key8 === "name" || key8 === "text")) {
                const err136 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                if (vErrors === null) {
                  vErrors = [err136];
                } else {
                  vErrors.push(err136);
                }
                errors++;
              }
            }
            if (data59.name !== void 0) {
              if (typeof data59.name !== "string") {
                const err137 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/ReportedNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err137];
                } else {
                  vErrors.push(err137);
                }
                errors++;
              }
            }
            if (data59.text !== void 0) {
              if (typeof data59.text !== "string") {
                const err138 = { instancePath: instancePath + "/additional_data/" + i0 + "/text", schemaPath: "#/$defs/ReportedNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err138];
                } else {
                  vErrors.push(err138);
                }
                errors++;
              }
            }
          } else {
            const err139 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err139];
            } else {
              vErrors.push(err139);
            }
            errors++;
          }
        }
      } else {
        const err140 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err140];
        } else {
          vErrors.push(err140);
        }
        errors++;
      }
    }
    if (data.client_data !== void 0) {
      let data62 = data.client_data;
      if (Array.isArray(data62)) {
        const len1 = data62.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data63 = data62[i1];
          if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
            if (data63.name === void 0) {
              const err141 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err141];
              } else {
                vErrors.push(err141);
              }
              errors++;
            }
            if (data63.text === void 0) {
              const err142 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err142];
              } else {
                vErrors.push(err142);
              }
              errors++;
            }
            for (const key9 in data63) {
              if (!(key9 === "name" || key9 === "text")) {
                const err143 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/ReportedNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                if (vErrors === null) {
                  vErrors = [err143];
                } else {
                  vErrors.push(err143);
                }
                errors++;
              }
            }
            if (data63.name !== void 0) {
              if (typeof data63.name !== "string") {
                const err144 = { instancePath: instancePath + "/client_data/" + i1 + "/name", schemaPath: "#/$defs/ReportedNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err144];
                } else {
                  vErrors.push(err144);
                }
                errors++;
              }
            }
            if (data63.text !== void 0) {
              if (typeof data63.text !== "string") {
                const err145 = { instancePath: instancePath + "/client_data/" + i1 + "/text", schemaPath: "#/$defs/ReportedNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err145];
                } else {
                  vErrors.push(err145);
                }
                errors++;
              }
            }
          } else {
            const err146 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/ReportedNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err146];
            } else {
              vErrors.push(err146);
            }
            errors++;
          }
        }
      } else {
        const err147 = { instancePath: instancePath + "/client_data", schemaPath: "#/properties/client_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err147];
        } else {
          vErrors.push(err147);
        }
        errors++;
      }
    }
    if (data.product_info !== void 0) {
      let data66 = data.product_info;
      if (Array.isArray(data66)) {
        const len2 = data66.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data67 = data66[i2];
          if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
            if (data67.name === void 0) {
              const err148 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/ReportedProductInfo/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err148];
              } else {
                vErrors.push(err148);
              }
              errors++;
            }
            if (data67.quantity === void 0) {
              const err149 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/ReportedProductInfo/required", keyword: "required", params: { missingProperty: "quantity" } };
              if (vErrors === null) {
                vErrors = [err149];
              } else {
                vErrors.push(err149);
              }
              errors++;
            }
            if (data67.price === void 0) {
              const err150 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/ReportedProductInfo/required", keyword: "required", params: { missingProperty: "price" } };
              if (vErrors === null) {
                vErrors = [err150];
              } else {
                vErrors.push(err150);
              }
              errors++;
            }
            for (const key10 in data67) {
              if (!(key10 === "name" || key10 === "quantity" || key10 === "price")) {
                const err151 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/ReportedProductInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                if (vErrors === null) {
                  vErrors = [err151];
                } else {
                  vErrors.push(err151);
                }
                errors++;
              }
            }
            if (data67.name !== void 0) {
              if (typeof data67.name !== "string") {
                const err152 = { instancePath: instancePath + "/product_info/" + i2 + "/name", schemaPath: "#/$defs/ReportedProductInfo/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err152];
                } else {
                  vErrors.push(err152);
                }
                errors++;
              }
            }
            if (data67.quantity !== void 0) {
              let data69 = data67.quantity;
              if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                const err153 = { instancePath: instancePath + "/product_info/" + i2 + "/quantity", schemaPath: "#/$defs/ReportedProductInfo/properties/quantity/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err153];
                } else {
                  vErrors.push(err153);
                }
                errors++;
              }
              if (typeof data69 == "number" && isFinite(data69)) {
                if (data69 > 9007199254740991 || isNaN(data69)) {
                  const err154 = { instancePath: instancePath + "/product_info/" + i2 + "/quantity", schemaPath: "#/$defs/ReportedProductInfo/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err154];
                  } else {
                    vErrors.push(err154);
                  }
                  errors++;
                }
                if (data69 < -9007199254740991 || isNaN(data69)) {
                  const err155 = { instancePath: instancePath + "/product_info/" + i2 + "/quantity", schemaPath: "#/$defs/ReportedProductInfo/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err155];
                  } else {
                    vErrors.push(err155);
                  }
                  errors++;
                }
              }
            }
            if (data67.price !== void 0) {
              let data70 = data67.price;
              if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                const err156 = { instancePath: instancePath + "/product_info/" + i2 + "/price", schemaPath: "#/$defs/ReportedProductInfo/properties/price/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err156];
                } else {
                  vErrors.push(err156);
                }
                errors++;
              }
              if (typeof data70 == "number" && isFinite(data70)) {
                if (data70 > 9007199254740991 || isNaN(data70)) {
                  const err157 = { instancePath: instancePath + "/product_info/" + i2 + "/price", schemaPath: "#/$defs/ReportedProductInfo/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err157];
                  } else {
                    vErrors.push(err157);
                  }
                  errors++;
                }
                if (data70 < -9007199254740991 || isNaN(data70)) {
                  const err158 = { instancePath: instancePath + "/product_info/" + i2 + "/price", schemaPath: "#/$defs/ReportedProductInfo/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err158];
                  } else {
                    vErrors.push(err158);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err159 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/ReportedProductInfo/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err159];
            } else {
              vErrors.push(err159);
            }
            errors++;
          }
        }
      } else {
        const err160 = { instancePath: instancePath + "/product_info", schemaPath: "#/properties/product_info/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err160];
        } else {
          vErrors.push(err160);
        }
        errors++;
      }
    }
    if (data.delivery_info !== void 0) {
      let data71 = data.delivery_info;
      if (Array.isArray(data71)) {
        const len3 = data71.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data72 = data71[i3];
          if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
            if (data72.name === void 0) {
              const err161 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err161];
              } else {
                vErrors.push(err161);
              }
              errors++;
            }
            if (data72.text === void 0) {
              const err162 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err162];
              } else {
                vErrors.push(err162);
              }
              errors++;
            }
            for (const key11 in data72) {
              if (!(key11 === "name" || key11 === "text")) {
                const err163 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/ReportedNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                if (vErrors === null) {
                  vErrors = [err163];
                } else {
                  vErrors.push(err163);
                }
                errors++;
              }
            }
            if (data72.name !== void 0) {
              if (typeof data72.name !== "string") {
                const err164 = { instancePath: instancePath + "/delivery_info/" + i3 + "/name", schemaPath: "#/$defs/ReportedNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err164];
                } else {
                  vErrors.push(err164);
                }
                errors++;
              }
            }
            if (data72.text !== void 0) {
              if (typeof data72.text !== "string") {
                const err165 = { instancePath: instancePath + "/delivery_info/" + i3 + "/text", schemaPath: "#/$defs/ReportedNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err165];
                } else {
                  vErrors.push(err165);
                }
                errors++;
              }
            }
          } else {
            const err166 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/ReportedNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err166];
            } else {
              vErrors.push(err166);
            }
            errors++;
          }
        }
      } else {
        const err167 = { instancePath: instancePath + "/delivery_info", schemaPath: "#/properties/delivery_info/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err167];
        } else {
          vErrors.push(err167);
        }
        errors++;
      }
    }
    if (data.shipping_info !== void 0) {
      let data75 = data.shipping_info;
      if (Array.isArray(data75)) {
        const len4 = data75.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data76 = data75[i4];
          if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
            if (data76.name === void 0) {
              const err168 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err168];
              } else {
                vErrors.push(err168);
              }
              errors++;
            }
            if (data76.text === void 0) {
              const err169 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err169];
              } else {
                vErrors.push(err169);
              }
              errors++;
            }
            for (const key12 in data76) {
              if (!(key12 === "name" || key12 === "text")) {
                const err170 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/ReportedNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                if (vErrors === null) {
                  vErrors = [err170];
                } else {
                  vErrors.push(err170);
                }
                errors++;
              }
            }
            if (data76.name !== void 0) {
              if (typeof data76.name !== "string") {
                const err171 = { instancePath: instancePath + "/shipping_info/" + i4 + "/name", schemaPath: "#/$defs/ReportedNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err171];
                } else {
                  vErrors.push(err171);
                }
                errors++;
              }
            }
            if (data76.text !== void 0) {
              if (typeof data76.text !== "string") {
                const err172 = { instancePath: instancePath + "/shipping_info/" + i4 + "/text", schemaPath: "#/$defs/ReportedNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err172];
                } else {
                  vErrors.push(err172);
                }
                errors++;
              }
            }
          } else {
            const err173 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/ReportedNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err173];
            } else {
              vErrors.push(err173);
            }
            errors++;
          }
        }
      } else {
        const err174 = { instancePath: instancePath + "/shipping_info", schemaPath: "#/properties/shipping_info/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err174];
        } else {
          vErrors.push(err174);
        }
        errors++;
      }
    }
    if (data.billing_address !== void 0) {
      let data79 = data.billing_address;
      if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
        if (data79.first_name === void 0) {
          const err175 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/ReportedBillingAddress/required", keyword: "required", params: { missingProperty: "first_name" } };
          if (vErrors === null) {
            vErrors = [err175];
          } else {
            vErrors.push(err175);
          }
          errors++;
        }
        if (data79.last_name === void 0) {
          const err176 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/ReportedBillingAddress/required", keyword: "required", params: { missingProperty: "last_name" } };
          if (vErrors === null) {
            vErrors = [err176];
          } else {
            vErrors.push(err176);
          }
          errors++;
        }
        for (const key13 in data79) {
          if (!func1.call(schema49.properties, key13)) {
            const err177 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/ReportedBillingAddress/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
            if (vErrors === null) {
              vErrors = [err177];
            } else {
              vErrors.push(err177);
            }
            errors++;
          }
        }
        if (data79.first_name !== void 0) {
          if (typeof data79.first_name !== "string") {
            const err178 = { instancePath: instancePath + "/billing_address/first_name", schemaPath: "#/$defs/ReportedBillingAddress/properties/first_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err178];
            } else {
              vErrors.push(err178);
            }
            errors++;
          }
        }
        if (data79.last_name !== void 0) {
          if (typeof data79.last_name !== "string") {
            const err179 = { instancePath: instancePath + "/billing_address/last_name", schemaPath: "#/$defs/ReportedBillingAddress/properties/last_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err179];
            } else {
              vErrors.push(err179);
            }
            errors++;
          }
        }
        if (data79.street !== void 0) {
          if (typeof data79.street !== "string") {
            const err180 = { instancePath: instancePath + "/billing_address/street", schemaPath: "#/$defs/ReportedBillingAddress/properties/street/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err180];
            } else {
              vErrors.push(err180);
            }
            errors++;
          }
        }
        if (data79.city !== void 0) {
          if (typeof data79.city !== "string") {
            const err181 = { instancePath: instancePath + "/billing_address/city", schemaPath: "#/$defs/ReportedBillingAddress/properties/city/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err181];
            } else {
              vErrors.push(err181);
            }
            errors++;
          }
        }
        if (data79.state !== void 0) {
          if (typeof data79.state !== "string") {
            const err182 = { instancePath: instancePath + "/billing_address/state", schemaPath: "#/$defs/ReportedBillingAddress/properties/state/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err182];
            } else {
              vErrors.push(err182);
            }
            errors++;
          }
        }
        if (data79.postal_code !== void 0) {
          if (typeof data79.postal_code !== "string") {
            const err183 = { instancePath: instancePath + "/billing_address/postal_code", schemaPath: "#/$defs/ReportedBillingAddress/properties/postal_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err183];
            } else {
              vErrors.push(err183);
            }
            errors++;
          }
        }
        if (data79.country !== void 0) {
          if (typeof data79.country !== "string") {
            const err184 = { instancePath: instancePath + "/billing_address/country", schemaPath: "#/$defs/ReportedBillingAddress/properties/country/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err184];
            } else {
              vErrors.push(err184);
            }
            errors++;
          }
        }
        if (data79.alpha2code !== void 0) {
          let data87 = data79.alpha2code;
          if (typeof data87 === "string") {
            if (!pattern10.test(data87)) {
              const err185 = { instancePath: instancePath + "/billing_address/alpha2code", schemaPath: "#/$defs/ReportedBillingAddress/properties/alpha2code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" } };
              if (vErrors === null) {
                vErrors = [err185];
              } else {
                vErrors.push(err185);
              }
              errors++;
            }
          } else {
            const err186 = { instancePath: instancePath + "/billing_address/alpha2code", schemaPath: "#/$defs/ReportedBillingAddress/properties/alpha2code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err186];
            } else {
              vErrors.push(err186);
            }
            errors++;
          }
        }
        if (data79.mobile !== void 0) {
          if (typeof data79.mobile !== "string") {
            const err187 = { instancePath: instancePath + "/billing_address/mobile", schemaPath: "#/$defs/ReportedBillingAddress/properties/mobile/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err187];
            } else {
              vErrors.push(err187);
            }
            errors++;
          }
        }
        if (data79.email !== void 0) {
          if (typeof data79.email !== "string") {
            const err188 = { instancePath: instancePath + "/billing_address/email", schemaPath: "#/$defs/ReportedBillingAddress/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err188];
            } else {
              vErrors.push(err188);
            }
            errors++;
          }
        }
        if (data79.billing_idc !== void 0) {
          let data90 = data79.billing_idc;
          if (!(typeof data90 == "number" && (!(data90 % 1) && !isNaN(data90)) && isFinite(data90))) {
            const err189 = { instancePath: instancePath + "/billing_address/billing_idc", schemaPath: "#/$defs/ReportedBillingAddress/properties/billing_idc/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err189];
            } else {
              vErrors.push(err189);
            }
            errors++;
          }
          if (typeof data90 == "number" && isFinite(data90)) {
            if (data90 > 9007199254740991 || isNaN(data90)) {
              const err190 = { instancePath: instancePath + "/billing_address/billing_idc", schemaPath: "#/$defs/ReportedBillingAddress/properties/billing_idc/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err190];
              } else {
                vErrors.push(err190);
              }
              errors++;
            }
            if (data90 < -9007199254740991 || isNaN(data90)) {
              const err191 = { instancePath: instancePath + "/billing_address/billing_idc", schemaPath: "#/$defs/ReportedBillingAddress/properties/billing_idc/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err191];
              } else {
                vErrors.push(err191);
              }
              errors++;
            }
          }
        }
      } else {
        const err192 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/ReportedBillingAddress/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err192];
        } else {
          vErrors.push(err192);
        }
        errors++;
      }
    }
    if (data.fraud !== void 0) {
      let data91 = data.fraud;
      if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
        if (data91.status_code === void 0) {
          const err193 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/ReportedFraud/required", keyword: "required", params: { missingProperty: "status_code" } };
          if (vErrors === null) {
            vErrors = [err193];
          } else {
            vErrors.push(err193);
          }
          errors++;
        }
        if (data91.status_desc === void 0) {
          const err194 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/ReportedFraud/required", keyword: "required", params: { missingProperty: "status_desc" } };
          if (vErrors === null) {
            vErrors = [err194];
          } else {
            vErrors.push(err194);
          }
          errors++;
        }
        for (const key14 in data91) {
          if (!func1.call(schema50.properties, key14)) {
            const err195 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/ReportedFraud/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
            if (vErrors === null) {
              vErrors = [err195];
            } else {
              vErrors.push(err195);
            }
            errors++;
          }
        }
        if (data91.status_code !== void 0) {
          if (typeof data91.status_code !== "string") {
            const err196 = { instancePath: instancePath + "/fraud/status_code", schemaPath: "#/$defs/ReportedFraud/properties/status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err196];
            } else {
              vErrors.push(err196);
            }
            errors++;
          }
        }
        if (data91.status_desc !== void 0) {
          if (typeof data91.status_desc !== "string") {
            const err197 = { instancePath: instancePath + "/fraud/status_desc", schemaPath: "#/$defs/ReportedFraud/properties/status_desc/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err197];
            } else {
              vErrors.push(err197);
            }
            errors++;
          }
        }
        if (data91.pre_auth_ext_id !== void 0) {
          if (typeof data91.pre_auth_ext_id !== "string") {
            const err198 = { instancePath: instancePath + "/fraud/pre_auth_ext_id", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_ext_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err198];
            } else {
              vErrors.push(err198);
            }
            errors++;
          }
        }
        if (data91.pre_auth_ext_status_code !== void 0) {
          if (typeof data91.pre_auth_ext_status_code !== "string") {
            const err199 = { instancePath: instancePath + "/fraud/pre_auth_ext_status_code", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_ext_status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err199];
            } else {
              vErrors.push(err199);
            }
            errors++;
          }
        }
        if (data91.post_auth_ext_id !== void 0) {
          if (typeof data91.post_auth_ext_id !== "string") {
            const err200 = { instancePath: instancePath + "/fraud/post_auth_ext_id", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_ext_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err200];
            } else {
              vErrors.push(err200);
            }
            errors++;
          }
        }
        if (data91.post_auth_ext_status_code !== void 0) {
          if (typeof data91.post_auth_ext_status_code !== "string") {
            const err201 = { instancePath: instancePath + "/fraud/post_auth_ext_status_code", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_ext_status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err201];
            } else {
              vErrors.push(err201);
            }
            errors++;
          }
        }
        if (data91.pre_auth_provider_id !== void 0) {
          let data98 = data91.pre_auth_provider_id;
          if (!(typeof data98 == "number" && (!(data98 % 1) && !isNaN(data98)) && isFinite(data98))) {
            const err202 = { instancePath: instancePath + "/fraud/pre_auth_provider_id", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_provider_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err202];
            } else {
              vErrors.push(err202);
            }
            errors++;
          }
          if (typeof data98 == "number" && isFinite(data98)) {
            if (data98 > 9007199254740991 || isNaN(data98)) {
              const err203 = { instancePath: instancePath + "/fraud/pre_auth_provider_id", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_provider_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err203];
              } else {
                vErrors.push(err203);
              }
              errors++;
            }
            if (data98 < -9007199254740991 || isNaN(data98)) {
              const err204 = { instancePath: instancePath + "/fraud/pre_auth_provider_id", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err204];
              } else {
                vErrors.push(err204);
              }
              errors++;
            }
          }
        }
        if (data91.post_auth_provider_id !== void 0) {
          let data99 = data91.post_auth_provider_id;
          if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
            const err205 = { instancePath: instancePath + "/fraud/post_auth_provider_id", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_provider_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err205];
            } else {
              vErrors.push(err205);
            }
            errors++;
          }
          if (typeof data99 == "number" && isFinite(data99)) {
            if (data99 > 9007199254740991 || isNaN(data99)) {
              const err206 = { instancePath: instancePath + "/fraud/post_auth_provider_id", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_provider_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
            if (data99 < -9007199254740991 || isNaN(data99)) {
              const err207 = { instancePath: instancePath + "/fraud/post_auth_provider_id", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err207];
              } else {
                vErrors.push(err207);
              }
              errors++;
            }
          }
        }
        if (data91.pre_auth_fraud_status !== void 0) {
          let data100 = data91.pre_auth_fraud_status;
          if (!(typeof data100 == "number" && (!(data100 % 1) && !isNaN(data100)) && isFinite(data100))) {
            const err208 = { instancePath: instancePath + "/fraud/pre_auth_fraud_status", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_fraud_status/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err208];
            } else {
              vErrors.push(err208);
            }
            errors++;
          }
          if (typeof data100 == "number" && isFinite(data100)) {
            if (data100 > 9007199254740991 || isNaN(data100)) {
              const err209 = { instancePath: instancePath + "/fraud/pre_auth_fraud_status", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_fraud_status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err209];
              } else {
                vErrors.push(err209);
              }
              errors++;
            }
            if (data100 < -9007199254740991 || isNaN(data100)) {
              const err210 = { instancePath: instancePath + "/fraud/pre_auth_fraud_status", schemaPath: "#/$defs/ReportedFraud/properties/pre_auth_fraud_status/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err210];
              } else {
                vErrors.push(err210);
              }
              errors++;
            }
          }
        }
        if (data91.post_auth_fraud_status !== void 0) {
          let data101 = data91.post_auth_fraud_status;
          if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101))) {
            const err211 = { instancePath: instancePath + "/fraud/post_auth_fraud_status", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_fraud_status/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err211];
            } else {
              vErrors.push(err211);
            }
            errors++;
          }
          if (typeof data101 == "number" && isFinite(data101)) {
            if (data101 > 9007199254740991 || isNaN(data101)) {
              const err212 = { instancePath: instancePath + "/fraud/post_auth_fraud_status", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_fraud_status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err212];
              } else {
                vErrors.push(err212);
              }
              errors++;
            }
            if (data101 < -9007199254740991 || isNaN(data101)) {
              const err213 = { instancePath: instancePath + "/fraud/post_auth_fraud_status", schemaPath: "#/$defs/ReportedFraud/properties/post_auth_fraud_status/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err213];
              } else {
                vErrors.push(err213);
              }
              errors++;
            }
          }
        }
      } else {
        const err214 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/ReportedFraud/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err214];
        } else {
          vErrors.push(err214);
        }
        errors++;
      }
    }
    if (data.tms_info !== void 0) {
      let data102 = data.tms_info;
      if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
        for (const key15 in data102) {
          if (!(key15 === "tms_provider_code" || key15 === "tms_provider_message")) {
            const err215 = { instancePath: instancePath + "/tms_info", schemaPath: "#/$defs/ReportedTmsInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
            if (vErrors === null) {
              vErrors = [err215];
            } else {
              vErrors.push(err215);
            }
            errors++;
          }
        }
        if (data102.tms_provider_code !== void 0) {
          let data103 = data102.tms_provider_code;
          if (!(typeof data103 == "number" && (!(data103 % 1) && !isNaN(data103)) && isFinite(data103))) {
            const err216 = { instancePath: instancePath + "/tms_info/tms_provider_code", schemaPath: "#/$defs/ReportedTmsInfo/properties/tms_provider_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err216];
            } else {
              vErrors.push(err216);
            }
            errors++;
          }
          if (typeof data103 == "number" && isFinite(data103)) {
            if (data103 > 9007199254740991 || isNaN(data103)) {
              const err217 = { instancePath: instancePath + "/tms_info/tms_provider_code", schemaPath: "#/$defs/ReportedTmsInfo/properties/tms_provider_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err217];
              } else {
                vErrors.push(err217);
              }
              errors++;
            }
            if (data103 < -9007199254740991 || isNaN(data103)) {
              const err218 = { instancePath: instancePath + "/tms_info/tms_provider_code", schemaPath: "#/$defs/ReportedTmsInfo/properties/tms_provider_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err218];
              } else {
                vErrors.push(err218);
              }
              errors++;
            }
          }
        }
        if (data102.tms_provider_message !== void 0) {
          if (typeof data102.tms_provider_message !== "string") {
            const err219 = { instancePath: instancePath + "/tms_info/tms_provider_message", schemaPath: "#/$defs/ReportedTmsInfo/properties/tms_provider_message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err219];
            } else {
              vErrors.push(err219);
            }
            errors++;
          }
        }
      } else {
        const err220 = { instancePath: instancePath + "/tms_info", schemaPath: "#/$defs/ReportedTmsInfo/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err220];
        } else {
          vErrors.push(err220);
        }
        errors++;
      }
    }
    if (data.order_data !== void 0) {
      if (!validate22(data.order_data, { instancePath: instancePath + "/order_data", parentData: data, parentDataProperty: "order_data", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate22.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err221 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err221];
    } else {
      vErrors.push(err221);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.report_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source_sequence === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_sequence" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.occurred_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.client_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.session_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.sale_amount === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sale_amount" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.transactions === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactions" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.report_id !== void 0) {
      let data0 = data.report_id;
      if (typeof data0 === "string") {
        if (countCodePoints(data0) > 128) {
          const err10 = { instancePath: instancePath + "/report_id", schemaPath: "#/properties/report_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (countCodePoints(data0) < 1) {
          const err11 = { instancePath: instancePath + "/report_id", schemaPath: "#/properties/report_id/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/report_id", schemaPath: "#/properties/report_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.source_sequence !== void 0) {
      let data1 = data.source_sequence;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err13 = { instancePath: instancePath + "/source_sequence", schemaPath: "#/properties/source_sequence/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err14 = { instancePath: instancePath + "/source_sequence", schemaPath: "#/properties/source_sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err15 = { instancePath: instancePath + "/source_sequence", schemaPath: "#/properties/source_sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.occurred_at !== void 0) {
      let data2 = data.occurred_at;
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err16 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data3 = data.client_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err18 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err19 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err20 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data4 = data.account_id;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err21 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err22 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err23 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.session_id !== void 0) {
      let data5 = data.session_id;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err24 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 9007199254740991 || isNaN(data5)) {
          const err25 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data5 < -9007199254740991 || isNaN(data5)) {
          const err26 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.session_type !== void 0) {
      if (typeof data.session_type !== "string") {
        const err27 = { instancePath: instancePath + "/session_type", schemaPath: "#/properties/session_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      if (typeof data.callback_url !== "string") {
        const err28 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.sale_amount !== void 0) {
      let data8 = data.sale_amount;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.value === void 0) {
          const err29 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data8.currency_id === void 0) {
          const err30 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        for (const key1 in data8) {
          if (!(key1 === "value" || key1 === "currency_id" || key1 === "decimals" || key1 === "alpha3code" || key1 === "conversion_rate")) {
            const err31 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data8.value !== void 0) {
          let data9 = data8.value;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err32 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/ReportedSaleAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 9007199254740991 || isNaN(data9)) {
              const err33 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/ReportedSaleAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (data9 < -9007199254740991 || isNaN(data9)) {
              const err34 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/ReportedSaleAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
        }
        if (data8.currency_id !== void 0) {
          let data10 = data8.currency_id;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err35 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/ReportedSaleAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 9007199254740991 || isNaN(data10)) {
              const err36 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/ReportedSaleAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (data10 < -9007199254740991 || isNaN(data10)) {
              const err37 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/ReportedSaleAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          }
        }
        if (data8.decimals !== void 0) {
          let data11 = data8.decimals;
          if (!(data11 === 0 || data11 === 2 || data11 === 3)) {
            const err38 = { instancePath: instancePath + "/sale_amount/decimals", schemaPath: "#/$defs/ReportedSaleAmount/properties/decimals/enum", keyword: "enum", params: { allowedValues: schema32.properties.decimals.enum } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data8.alpha3code !== void 0) {
          let data12 = data8.alpha3code;
          if (typeof data12 === "string") {
            if (!pattern4.test(data12)) {
              const err39 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/ReportedSaleAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          } else {
            const err40 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/ReportedSaleAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data8.conversion_rate !== void 0) {
          let data13 = data8.conversion_rate;
          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
            const err41 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/ReportedSaleAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 9007199254740991 || isNaN(data13)) {
              const err42 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/ReportedSaleAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data13 < -9007199254740991 || isNaN(data13)) {
              const err43 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/ReportedSaleAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/ReportedSaleAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.pending_amount !== void 0) {
      let data14 = data.pending_amount;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err45 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data14.currency_id === void 0) {
          const err46 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        for (const key2 in data14) {
          if (!(key2 === "value" || key2 === "currency_id" || key2 === "decimals" || key2 === "alpha3code" || key2 === "conversion_rate")) {
            const err47 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err48 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/ReportedPendingAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 9007199254740991 || isNaN(data15)) {
              const err49 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/ReportedPendingAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data15 < -9007199254740991 || isNaN(data15)) {
              const err50 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/ReportedPendingAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          }
        }
        if (data14.currency_id !== void 0) {
          let data16 = data14.currency_id;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err51 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/ReportedPendingAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 9007199254740991 || isNaN(data16)) {
              const err52 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/ReportedPendingAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data16 < -9007199254740991 || isNaN(data16)) {
              const err53 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/ReportedPendingAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
        }
        if (data14.decimals !== void 0) {
          let data17 = data14.decimals;
          if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
            const err54 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/ReportedPendingAmount/properties/decimals/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 9007199254740991 || isNaN(data17)) {
              const err55 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/ReportedPendingAmount/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (data17 < -9007199254740991 || isNaN(data17)) {
              const err56 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/ReportedPendingAmount/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
        }
        if (data14.alpha3code !== void 0) {
          let data18 = data14.alpha3code;
          if (typeof data18 === "string") {
            if (!pattern4.test(data18)) {
              const err57 = { instancePath: instancePath + "/pending_amount/alpha3code", schemaPath: "#/$defs/ReportedPendingAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          } else {
            const err58 = { instancePath: instancePath + "/pending_amount/alpha3code", schemaPath: "#/$defs/ReportedPendingAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data14.conversion_rate !== void 0) {
          let data19 = data14.conversion_rate;
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 9007199254740991 || isNaN(data19)) {
              const err59 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/ReportedPendingAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            if (data19 < -9007199254740991 || isNaN(data19)) {
              const err60 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/ReportedPendingAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          } else {
            const err61 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/ReportedPendingAmount/properties/conversion_rate/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/ReportedPendingAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data20 = data.status;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.code === void 0) {
          const err63 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data20.message === void 0) {
          const err64 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        for (const key3 in data20) {
          if (!(key3 === "code" || key3 === "sub_code" || key3 === "message")) {
            const err65 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data20.code !== void 0) {
          let data21 = data20.code;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err66 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedSessionStatus/properties/code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 9007199254740991 || isNaN(data21)) {
              const err67 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedSessionStatus/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            if (data21 < -9007199254740991 || isNaN(data21)) {
              const err68 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/ReportedSessionStatus/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
          }
        }
        if (data20.sub_code !== void 0) {
          let data22 = data20.sub_code;
          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
            const err69 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedSessionStatus/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 9007199254740991 || isNaN(data22)) {
              const err70 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedSessionStatus/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            if (data22 < -9007199254740991 || isNaN(data22)) {
              const err71 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/ReportedSessionStatus/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
          }
        }
        if (data20.message !== void 0) {
          if (typeof data20.message !== "string") {
            const err72 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/ReportedSessionStatus/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
      } else {
        const err73 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/ReportedSessionStatus/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.additional_data !== void 0) {
      let data24 = data.additional_data;
      if (Array.isArray(data24)) {
        const len0 = data24.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data25 = data24[i0];
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.name === void 0) {
              const err74 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            if (data25.text === void 0) {
              const err75 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            for (const key4 in data25) {
              if (!(key4 === "name" || key4 === "text")) {
                const err76 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            }
            if (data25.name !== void 0) {
              if (typeof data25.name !== "string") {
                const err77 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/ReportedNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
            if (data25.text !== void 0) {
              if (typeof data25.text !== "string") {
                const err78 = { instancePath: instancePath + "/additional_data/" + i0 + "/text", schemaPath: "#/$defs/ReportedNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
          } else {
            const err79 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/ReportedNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
      } else {
        const err80 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
    if (data.transactions !== void 0) {
      let data28 = data.transactions;
      if (Array.isArray(data28)) {
        const len1 = data28.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate21(data28[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data28, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err81 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data30 = data.content_type;
      if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
        const err82 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
      if (typeof data30 == "number" && isFinite(data30)) {
        if (data30 > 9007199254740991 || isNaN(data30)) {
          const err83 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data30 < -9007199254740991 || isNaN(data30)) {
          const err84 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      }
    }
    if (data.event_type !== void 0) {
      if (typeof data.event_type !== "string") {
        const err85 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.event_subtype !== void 0) {
      if (typeof data.event_subtype !== "string") {
        const err86 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
  } else {
    const err87 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err87];
    } else {
      vErrors.push(err87);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
