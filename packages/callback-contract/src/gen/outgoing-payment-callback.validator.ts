// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/callback/payment-callback.schema.json. Do not edit: npm run generate.
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";

function appendErrors(errors, added) {
  if (errors === null) return added;
  for (const error of added) errors.push(error);
  return errors;
}

export const checkOutgoingPaymentCallback: AjvValidator = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "OutgoingPaymentCallback", "description": "What the service tells a merchant about a payment session: the body of one callback. It shows the session as a whole, with every transaction, at the moment of a status change.", "type": "object", "required": ["client_id", "account_id", "session_id", "sale_amount", "status", "transactions"], "additionalProperties": false, "properties": { "client_id": { "type": "integer", "description": "The merchant, by the ID that the service gave it.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "account_id": { "type": "integer", "description": "The merchant's account that the payment belongs to, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "session_id": { "type": "integer", "description": "The payment session, by its ID. Callbacks of one session have an order; those of different sessions have none.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "session_type": { "type": "string", "description": "The kind of session. An open set of values." }, "callback_url": { "type": "string", "description": "The address that the session asked its callbacks to be sent to." }, "sale_amount": { "$ref": "#/$defs/OutgoingSaleAmount" }, "pending_amount": { "$ref": "#/$defs/OutgoingPendingAmount" }, "status": { "$ref": "#/$defs/OutgoingSessionStatus" }, "additional_data": { "type": "array", "description": "Further facts about the session, named by whoever added them.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "transactions": { "type": "array", "description": "The transactions of the session. A session without any gives no callback.", "items": { "$ref": "#/$defs/OutgoingTransaction" }, "minItems": 1 }, "signature": { "type": "string", "description": "An HMAC over the rest of the body. It stands beside the signature in the HTTP headers, not in its place." }, "endpoint_url": { "type": "string", "description": "A code that is internal to the service." }, "content_type": { "type": "integer", "description": "A code that is internal to the service.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "max_retry": { "type": "integer", "description": "A code that is internal to the service: how many times a callback that was not accepted is sent again.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "event_type": { "type": "string", "description": "A code that is internal to the service: the kind of event behind the callback." }, "event_subtype": { "type": "string", "description": "A code that is internal to the service: the kind of event, more finely." } }, "$defs": { "OutgoingBillingAddress": { "title": "OutgoingBillingAddress", "description": "The address of the cardholder.", "type": "object", "required": ["first_name", "last_name"], "additionalProperties": false, "properties": { "first_name": { "type": "string", "description": "The cardholder's first name." }, "last_name": { "type": "string", "description": "The cardholder's last name." }, "street": { "type": "string", "description": "Street and number." }, "city": { "type": "string", "description": "City." }, "state": { "type": "string", "description": "State or region, as the cardholder wrote it." }, "postal_code": { "type": "string", "description": "Postal code." }, "country": { "type": "string", "description": "The country, by the service's own code." }, "alpha2code": { "type": "string", "description": "The country, by its ISO 3166-1 code of two capital letters.", "pattern": "^[A-Z]{2}$" }, "mobile": { "type": "string", "description": "The cardholder's mobile number." }, "email": { "type": "string", "description": "The cardholder's e-mail address." }, "billing_idc": { "type": "integer", "description": "The international dialling code of the mobile number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "OutgoingBillingItem": { "title": "OutgoingBillingItem", "description": "A line of the price.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The line, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "journey_ref": { "type": "string", "description": "The journey that it belongs to." }, "bill_type": { "type": "string", "description": "The kind of line." }, "description": { "type": "string", "description": "The line in words." }, "amount": { "type": "string", "description": "What is charged." }, "currency": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "profile_seq": { "type": "string", "description": "The traveller that it belongs to, by the `seq` of the profile." }, "trip_tag": { "type": "string", "description": "The trip that it belongs to, by its `tag`." }, "trip_seq": { "type": "string", "description": "The place of the trip." }, "product_code": { "type": "string", "description": "The product, by its code." }, "product_category": { "type": "string", "description": "The category of the product." }, "product_item": { "type": "string", "description": "The product within its category." } } }, "OutgoingBillingSummary": { "title": "OutgoingBillingSummary", "description": "The price in detail.", "type": "object", "additionalProperties": false, "properties": { "fare_details": { "type": "array", "description": "What the fare is made of.", "items": { "$ref": "#/$defs/OutgoingBillingItem" } }, "add_on": { "type": "array", "description": "What was bought besides the fare.", "items": { "$ref": "#/$defs/OutgoingBillingItem" } } } }, "OutgoingCard": { "title": "OutgoingCard", "description": "The card that was used, as far as it may be shown.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The kind of card, by the ID that the search gives to payment methods.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "name": { "type": "string", "description": "The kind of card, by its name." }, "mask_card_number": { "type": "string", "description": "The card number: its first six and its last four digits, and between them at least one character, none of which is a digit. A full number never has this form.", "pattern": "^[0-9]{6}[^0-9]+[0-9]{4}$" }, "expiry": { "type": "string", "description": "The last month in which the card is valid, as YYYY-MM; `-` where that means nothing.", "format": "YYYY-MM or -", "default": "-" } } }, "OutgoingCustomerInfo": { "title": "OutgoingCustomerInfo", "description": "Who pays.", "type": "object", "required": ["language"], "additionalProperties": false, "properties": { "email": { "type": "string", "description": "The e-mail address." }, "country_id": { "type": "integer", "description": "The country of the mobile number, by the service's code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "mobile": { "type": "string", "description": "The mobile number without international dialling code; `0` where there is none.", "default": "0" }, "operator": { "type": "integer", "description": "The mobile network operator, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "language": { "type": "string", "description": "The language that the customer is spoken to in. An open set of values." }, "device_id": { "type": "string", "description": "The customer's device, by its ID." } } }, "OutgoingFraud": { "title": "OutgoingFraud", "description": "What the fraud checks found, before the authorisation and after it. There or not as the merchant is configured.", "type": "object", "required": ["status_code", "status_desc"], "additionalProperties": false, "properties": { "status_code": { "type": "string", "description": "The outcome of all checks, by its code." }, "status_desc": { "type": "string", "description": "The outcome of all checks, in words." }, "pre_auth_ext_id": { "type": "string", "description": "The check before the authorisation, by the fraud system's own ID." }, "pre_auth_ext_status_code": { "type": "string", "description": "What that system answered before the authorisation, by its code." }, "post_auth_ext_id": { "type": "string", "description": "The check after the authorisation, by the fraud system's own ID." }, "post_auth_ext_status_code": { "type": "string", "description": "What that system answered after the authorisation, by its code." }, "pre_auth_provider_id": { "type": "integer", "description": "Who checked before the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_provider_id": { "type": "integer", "description": "Who checked after the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "pre_auth_fraud_status": { "type": "integer", "description": "The outcome before the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_fraud_status": { "type": "integer", "description": "The outcome after the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "OutgoingNameText": { "title": "OutgoingNameText", "description": "A named fact.", "type": "object", "required": ["name", "text"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "What it is about." }, "text": { "type": "string", "description": "What there is to say." } } }, "OutgoingNameValue": { "title": "OutgoingNameValue", "description": "A named fact about a traveller or a trip. Only there is it written with `value` instead of `text`.", "type": "object", "required": ["name", "value"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "What it is about." }, "value": { "type": "string", "description": "What there is to say." } } }, "OutgoingOrderData": { "title": "OutgoingOrderData", "description": "What was ordered: a journey, its travellers and its price in detail.", "type": "object", "additionalProperties": false, "properties": { "product_sku": { "type": "string", "description": "A short code for the itinerary." }, "amount": { "$ref": "#/$defs/OutgoingTransactionAmount" }, "ticket_no": { "type": "string", "description": "The number of the ticket." }, "profiles": { "type": "array", "description": "The travellers.", "items": { "$ref": "#/$defs/OutgoingProfile" } }, "trips": { "type": "array", "description": "The segments of the journey.", "items": { "$ref": "#/$defs/OutgoingTrip" } }, "billing_summary": { "$ref": "#/$defs/OutgoingBillingSummary" } } }, "OutgoingPendingAmount": { "title": "OutgoingPendingAmount", "description": "What has not been paid yet of a session.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount in the currency's smallest unit.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "type": "integer", "description": "How many decimal places the currency has.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "number", "description": "The rate of conversion, which may have a fraction.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "OutgoingProductInfo": { "title": "OutgoingProductInfo", "description": "Something bought, and how many of it.", "type": "object", "required": ["name", "quantity", "price"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "What was bought." }, "quantity": { "type": "integer", "description": "How many.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "price": { "type": "integer", "description": "The price, in the smallest unit of the currency.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "OutgoingProfile": { "title": "OutgoingProfile", "description": "A traveller.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The traveller, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "title": { "type": "string", "description": "Title, such as Ms." }, "first_name": { "type": "string", "description": "First name." }, "last_name": { "type": "string", "description": "Last name." }, "type": { "type": "string", "description": "The kind of traveller, such as adult, child or infant. An open set of values." }, "email": { "type": "string", "description": "E-mail address." }, "mobile": { "type": "integer", "description": "Mobile number, as an integer: a leading zero cannot be kept.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "country_id": { "type": "string", "description": "The country, by the service's code." }, "amount": { "type": "string", "description": "What is charged for the traveller." }, "seq": { "type": "integer", "description": "The traveller's place in the order, which `profile_seq` of the billing summary refers to.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "additional_data": { "type": "array", "description": "Further facts about the traveller.", "items": { "$ref": "#/$defs/OutgoingNameValue" } } } }, "OutgoingPsp": { "title": "OutgoingPsp", "description": "The payment service provider that a transaction went to. It depends on the provider whether it is there, and which of its members are.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The provider, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "name": { "type": "string", "description": "The provider, by its name." }, "external-id": { "type": "string", "description": "The transaction, by the provider's own ID." } } }, "OutgoingRebillingInfo": { "title": "OutgoingRebillingInfo", "description": "An agreement to be charged again, started by the merchant or by the customer. There or not as the merchant is configured.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The agreement, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "frequency": { "type": "integer", "description": "How often a charge may follow another.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "expiry": { "type": "string", "description": "When the agreement ends." } } }, "OutgoingSaleAmount": { "title": "OutgoingSaleAmount", "description": "What was sold for: the amount at checkout, before any conversion.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount in the currency's smallest unit: 48100 is 481.00 of a currency with two decimal places.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "description": "How many decimal places the currency has.", "enum": [0, 2, 3] }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "integer", "description": "The rate of conversion, as a whole number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "OutgoingSessionStatus": { "title": "OutgoingSessionStatus", "description": "Where a payment session stands.", "type": "object", "required": ["code", "message"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "What there is to know beyond the status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "message": { "type": "string", "description": "The status in words." } } }, "OutgoingTmsInfo": { "title": "OutgoingTmsInfo", "description": "What the transaction monitoring system answered. There or not as the merchant is configured.", "type": "object", "additionalProperties": false, "properties": { "tms_provider_code": { "type": "integer", "description": "Its answer, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "tms_provider_message": { "type": "string", "description": "Its answer, in words." } } }, "OutgoingTransaction": { "title": "OutgoingTransaction", "description": "One attempt to pay, or to give back, within a payment session.", "type": "object", "required": ["id", "route_config_id", "order_id", "txn_type_id", "payment_method", "payment_type", "date_time", "amount", "status", "customer_info", "sale_amount"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "route_config_id": { "type": "integer", "description": "The configuration of the route that was taken, by its ID; 0 where the merchant still has legacy routing.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "order_id": { "type": "string", "description": "The order, by the ID that the merchant gave it. For an airline, the reference of the booking." }, "description": { "type": "string", "description": "What the transaction is about." }, "fee": { "type": "integer", "description": "What the customer is charged on top, in the currency's smallest unit; 0 where there is no fee.", "minimum": -9007199254740991, "maximum": 9007199254740991, "default": 0 }, "hmac": { "type": "string", "description": "A SHA-512 message authentication code over members of the transaction and a secret of the merchant: which members, and how, is specified for each merchant that has one." }, "approval_code": { "type": "string", "description": "The provider's approval, by its code. Card payments only." }, "wallet_id": { "type": "string", "description": "The wallet, by its ID. Payments with a wallet only." }, "txn_type_id": { "type": "integer", "description": "The type of transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "payment_method": { "type": "string", "description": "The kind of payment method. An open set of values." }, "payment_type": { "type": "string", "description": "The type of payment, by a code of digits.", "pattern": "^[0-9]+$" }, "short_code": { "type": "string", "description": "A short code for the payment. There or not as the merchant is configured." }, "date_time": { "type": "string", "description": "When the transaction began, in UTC, as YYYY-MM-DDTHH:MM:SS.", "format": "YYYY-MM-DDTHH:MM:SS" }, "local_date_time": { "type": "string", "description": "The same moment in the time zone of the merchant, where one is configured, as YYYY-MM-DDTHH:MM:SS.", "format": "YYYY-MM-DDTHH:MM:SS" }, "issuing_bank": { "type": "string", "description": "The bank of the customer, for online banking, where it is known." }, "foreign_exchange_id": { "type": "string", "description": "The offer of a currency exchange that was accepted, by its ID." }, "service_type_id": { "type": "integer", "description": "The currency exchange services that were chosen, as a number of two digits; 5 stands for 05.", "minimum": 0, "maximum": 99 }, "pos": { "type": "integer", "description": "The point of sale, by its country's ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "ip_address": { "type": "string", "description": "The IP address that the transaction began from." }, "installment": { "type": "integer", "description": "How many instalments were chosen.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "accept_url": { "type": "string", "description": "Where the customer goes when the payment was accepted." }, "cancel_url": { "type": "string", "description": "Where the customer goes when the payment was cancelled." }, "amount": { "$ref": "#/$defs/OutgoingTransactionAmount" }, "sale_amount": { "$ref": "#/$defs/OutgoingSaleAmount" }, "status": { "$ref": "#/$defs/OutgoingTransactionStatus" }, "psp": { "$ref": "#/$defs/OutgoingPsp" }, "card": { "$ref": "#/$defs/OutgoingCard" }, "rebilling_info": { "$ref": "#/$defs/OutgoingRebillingInfo" }, "customer_info": { "$ref": "#/$defs/OutgoingCustomerInfo" }, "additional_data": { "type": "array", "description": "Further facts about the transaction.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "client_data": { "type": "array", "description": "What the merchant's client sent along.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "product_info": { "type": "array", "description": "What was bought.", "items": { "$ref": "#/$defs/OutgoingProductInfo" } }, "delivery_info": { "type": "array", "description": "How it is delivered.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "shipping_info": { "type": "array", "description": "How it is shipped.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "billing_address": { "$ref": "#/$defs/OutgoingBillingAddress" }, "fraud": { "$ref": "#/$defs/OutgoingFraud" }, "tms_info": { "$ref": "#/$defs/OutgoingTmsInfo" }, "order_data": { "$ref": "#/$defs/OutgoingOrderData" } } }, "OutgoingTransactionAmount": { "title": "OutgoingTransactionAmount", "description": "What a transaction, or an order, is about: an amount with its decimal places inside.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount with its decimal places: with `decimals` 2, 12030 is 120.30.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "type": "integer", "description": "How many of the last digits of `value` stand behind the decimal separator.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "integer", "description": "The rate of conversion, as a whole number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "OutgoingTransactionStatus": { "title": "OutgoingTransactionStatus", "description": "Where a transaction stands.", "type": "object", "required": ["code", "message"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "What there is to know beyond the status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "message": { "type": "string", "description": "The status in words." }, "provider_message": { "type": "string", "description": "What the payment provider said, in its words." }, "provider_status_code": { "type": "string", "description": "What the payment provider said, by its code." } } }, "OutgoingTrip": { "title": "OutgoingTrip", "description": "A segment of the journey: one flight.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The segment, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "service_class": { "type": "string", "description": "The booking class." }, "departure_airport": { "type": "string", "description": "The airport of departure." }, "arrival_airport": { "type": "string", "description": "The airport of arrival." }, "op_airline_code": { "type": "string", "description": "The airline that operates the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "mkt_airline_code": { "type": "string", "description": "The airline that sells the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "arrival_date": { "type": "string", "description": "The arrival, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "departure_date": { "type": "string", "description": "The departure, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "mkt_flight_number": { "type": "string", "description": "The flight number of the airline that sells." }, "op_flight_number": { "type": "string", "description": "The flight number of the airline that operates." }, "tag": { "type": "string", "description": "The place of the trip in the journey, which `trip_tag` of the billing summary refers to." }, "trip_count": { "type": "string", "description": "How many trips the journey has." }, "service_level": { "type": "string", "description": "The cabin class." }, "departure_country_id": { "type": "string", "description": "The country of departure, by the service's code." }, "arrival_country_id": { "type": "string", "description": "The country of arrival, by the service's code." }, "dept_time_zone": { "type": "string", "description": "The time zone of the departure, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_time_zone": { "type": "string", "description": "The time zone of the arrival, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_terminal": { "type": "string", "description": "The terminal of arrival." }, "dept_terminal": { "type": "string", "description": "The terminal of departure." }, "dept_city": { "type": "string", "description": "The city of departure." }, "arrival_city": { "type": "string", "description": "The city of arrival." }, "aircraft_type": { "type": "string", "description": "The type of aircraft." }, "additional_data": { "type": "array", "description": "Further facts about the segment.", "items": { "$ref": "#/$defs/OutgoingNameValue" } } } } }, "$id": "contract" };
var schema32 = { "title": "OutgoingSaleAmount", "description": "What was sold for: the amount at checkout, before any conversion.", "type": "object", "required": ["value", "currency_id"], "additionalProperties": false, "properties": { "value": { "type": "integer", "description": "The amount in the currency's smallest unit: 48100 is 481.00 of a currency with two decimal places.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "currency_id": { "type": "integer", "description": "The currency, by its numeric ISO 4217 code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "decimals": { "description": "How many decimal places the currency has.", "enum": [0, 2, 3] }, "alpha3code": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "conversion_rate": { "type": "integer", "description": "The rate of conversion, as a whole number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("^[A-Z]{3}$", "u");
var schema36 = { "title": "OutgoingTransaction", "description": "One attempt to pay, or to give back, within a payment session.", "type": "object", "required": ["id", "route_config_id", "order_id", "txn_type_id", "payment_method", "payment_type", "date_time", "amount", "status", "customer_info", "sale_amount"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "route_config_id": { "type": "integer", "description": "The configuration of the route that was taken, by its ID; 0 where the merchant still has legacy routing.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "order_id": { "type": "string", "description": "The order, by the ID that the merchant gave it. For an airline, the reference of the booking." }, "description": { "type": "string", "description": "What the transaction is about." }, "fee": { "type": "integer", "description": "What the customer is charged on top, in the currency's smallest unit; 0 where there is no fee.", "minimum": -9007199254740991, "maximum": 9007199254740991, "default": 0 }, "hmac": { "type": "string", "description": "A SHA-512 message authentication code over members of the transaction and a secret of the merchant: which members, and how, is specified for each merchant that has one." }, "approval_code": { "type": "string", "description": "The provider's approval, by its code. Card payments only." }, "wallet_id": { "type": "string", "description": "The wallet, by its ID. Payments with a wallet only." }, "txn_type_id": { "type": "integer", "description": "The type of transaction, by its ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "payment_method": { "type": "string", "description": "The kind of payment method. An open set of values." }, "payment_type": { "type": "string", "description": "The type of payment, by a code of digits.", "pattern": "^[0-9]+$" }, "short_code": { "type": "string", "description": "A short code for the payment. There or not as the merchant is configured." }, "date_time": { "type": "string", "description": "When the transaction began, in UTC, as YYYY-MM-DDTHH:MM:SS.", "format": "YYYY-MM-DDTHH:MM:SS" }, "local_date_time": { "type": "string", "description": "The same moment in the time zone of the merchant, where one is configured, as YYYY-MM-DDTHH:MM:SS.", "format": "YYYY-MM-DDTHH:MM:SS" }, "issuing_bank": { "type": "string", "description": "The bank of the customer, for online banking, where it is known." }, "foreign_exchange_id": { "type": "string", "description": "The offer of a currency exchange that was accepted, by its ID." }, "service_type_id": { "type": "integer", "description": "The currency exchange services that were chosen, as a number of two digits; 5 stands for 05.", "minimum": 0, "maximum": 99 }, "pos": { "type": "integer", "description": "The point of sale, by its country's ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "ip_address": { "type": "string", "description": "The IP address that the transaction began from." }, "installment": { "type": "integer", "description": "How many instalments were chosen.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "accept_url": { "type": "string", "description": "Where the customer goes when the payment was accepted." }, "cancel_url": { "type": "string", "description": "Where the customer goes when the payment was cancelled." }, "amount": { "$ref": "#/$defs/OutgoingTransactionAmount" }, "sale_amount": { "$ref": "#/$defs/OutgoingSaleAmount" }, "status": { "$ref": "#/$defs/OutgoingTransactionStatus" }, "psp": { "$ref": "#/$defs/OutgoingPsp" }, "card": { "$ref": "#/$defs/OutgoingCard" }, "rebilling_info": { "$ref": "#/$defs/OutgoingRebillingInfo" }, "customer_info": { "$ref": "#/$defs/OutgoingCustomerInfo" }, "additional_data": { "type": "array", "description": "Further facts about the transaction.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "client_data": { "type": "array", "description": "What the merchant's client sent along.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "product_info": { "type": "array", "description": "What was bought.", "items": { "$ref": "#/$defs/OutgoingProductInfo" } }, "delivery_info": { "type": "array", "description": "How it is delivered.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "shipping_info": { "type": "array", "description": "How it is shipped.", "items": { "$ref": "#/$defs/OutgoingNameText" } }, "billing_address": { "$ref": "#/$defs/OutgoingBillingAddress" }, "fraud": { "$ref": "#/$defs/OutgoingFraud" }, "tms_info": { "$ref": "#/$defs/OutgoingTmsInfo" }, "order_data": { "$ref": "#/$defs/OutgoingOrderData" } } };
var schema49 = { "title": "OutgoingBillingAddress", "description": "The address of the cardholder.", "type": "object", "required": ["first_name", "last_name"], "additionalProperties": false, "properties": { "first_name": { "type": "string", "description": "The cardholder's first name." }, "last_name": { "type": "string", "description": "The cardholder's last name." }, "street": { "type": "string", "description": "Street and number." }, "city": { "type": "string", "description": "City." }, "state": { "type": "string", "description": "State or region, as the cardholder wrote it." }, "postal_code": { "type": "string", "description": "Postal code." }, "country": { "type": "string", "description": "The country, by the service's own code." }, "alpha2code": { "type": "string", "description": "The country, by its ISO 3166-1 code of two capital letters.", "pattern": "^[A-Z]{2}$" }, "mobile": { "type": "string", "description": "The cardholder's mobile number." }, "email": { "type": "string", "description": "The cardholder's e-mail address." }, "billing_idc": { "type": "integer", "description": "The international dialling code of the mobile number.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } };
var schema50 = { "title": "OutgoingFraud", "description": "What the fraud checks found, before the authorisation and after it. There or not as the merchant is configured.", "type": "object", "required": ["status_code", "status_desc"], "additionalProperties": false, "properties": { "status_code": { "type": "string", "description": "The outcome of all checks, by its code." }, "status_desc": { "type": "string", "description": "The outcome of all checks, in words." }, "pre_auth_ext_id": { "type": "string", "description": "The check before the authorisation, by the fraud system's own ID." }, "pre_auth_ext_status_code": { "type": "string", "description": "What that system answered before the authorisation, by its code." }, "post_auth_ext_id": { "type": "string", "description": "The check after the authorisation, by the fraud system's own ID." }, "post_auth_ext_status_code": { "type": "string", "description": "What that system answered after the authorisation, by its code." }, "pre_auth_provider_id": { "type": "integer", "description": "Who checked before the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_provider_id": { "type": "integer", "description": "Who checked after the authorisation, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "pre_auth_fraud_status": { "type": "integer", "description": "The outcome before the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "post_auth_fraud_status": { "type": "integer", "description": "The outcome after the authorisation.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } };
var pattern6 = new RegExp("^[0-9]+$", "u");
var pattern9 = new RegExp("^[0-9]{6}[^0-9]+[0-9]{4}$", "u");
var pattern10 = new RegExp("^[A-Z]{2}$", "u");
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
var formats4 = /^(?:\d{4}-(?:0[1-9]|1[0-2])|-)$/u;
var schema54 = { "title": "OutgoingProfile", "description": "A traveller.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The traveller, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "title": { "type": "string", "description": "Title, such as Ms." }, "first_name": { "type": "string", "description": "First name." }, "last_name": { "type": "string", "description": "Last name." }, "type": { "type": "string", "description": "The kind of traveller, such as adult, child or infant. An open set of values." }, "email": { "type": "string", "description": "E-mail address." }, "mobile": { "type": "integer", "description": "Mobile number, as an integer: a leading zero cannot be kept.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "country_id": { "type": "string", "description": "The country, by the service's code." }, "amount": { "type": "string", "description": "What is charged for the traveller." }, "seq": { "type": "integer", "description": "The traveller's place in the order, which `profile_seq` of the billing summary refers to.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "additional_data": { "type": "array", "description": "Further facts about the traveller.", "items": { "$ref": "#/$defs/OutgoingNameValue" } } } };
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
              const err18 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data11.value === void 0) {
              const err19 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/required", keyword: "required", params: { missingProperty: "value" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            for (const key1 in data11) {
              if (!(key1 === "name" || key1 === "value")) {
                const err20 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
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
                const err21 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/OutgoingNameValue/properties/name/type", keyword: "type", params: { type: "string" } };
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
                const err22 = { instancePath: instancePath + "/additional_data/" + i0 + "/value", schemaPath: "#/$defs/OutgoingNameValue/properties/value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/type", keyword: "type", params: { type: "object" } };
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
var schema56 = { "title": "OutgoingTrip", "description": "A segment of the journey: one flight.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The segment, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "service_class": { "type": "string", "description": "The booking class." }, "departure_airport": { "type": "string", "description": "The airport of departure." }, "arrival_airport": { "type": "string", "description": "The airport of arrival." }, "op_airline_code": { "type": "string", "description": "The airline that operates the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "mkt_airline_code": { "type": "string", "description": "The airline that sells the flight, by its two-character IATA code.", "pattern": "^[A-Z0-9]{2}$" }, "arrival_date": { "type": "string", "description": "The arrival, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "departure_date": { "type": "string", "description": "The departure, in local time, as YYYY-MM-DD HH:MM:SS.", "format": "YYYY-MM-DD HH:MM:SS" }, "mkt_flight_number": { "type": "string", "description": "The flight number of the airline that sells." }, "op_flight_number": { "type": "string", "description": "The flight number of the airline that operates." }, "tag": { "type": "string", "description": "The place of the trip in the journey, which `trip_tag` of the billing summary refers to." }, "trip_count": { "type": "string", "description": "How many trips the journey has." }, "service_level": { "type": "string", "description": "The cabin class." }, "departure_country_id": { "type": "string", "description": "The country of departure, by the service's code." }, "arrival_country_id": { "type": "string", "description": "The country of arrival, by the service's code." }, "dept_time_zone": { "type": "string", "description": "The time zone of the departure, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_time_zone": { "type": "string", "description": "The time zone of the arrival, as an offset from UTC: a sign, hours and minutes, such as +01:00.", "pattern": "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" }, "arrival_terminal": { "type": "string", "description": "The terminal of arrival." }, "dept_terminal": { "type": "string", "description": "The terminal of departure." }, "dept_city": { "type": "string", "description": "The city of departure." }, "arrival_city": { "type": "string", "description": "The city of arrival." }, "aircraft_type": { "type": "string", "description": "The type of aircraft." }, "additional_data": { "type": "array", "description": "Further facts about the segment.", "items": { "$ref": "#/$defs/OutgoingNameValue" } } } };
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
              const err31 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data23.value === void 0) {
              const err32 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/required", keyword: "required", params: { missingProperty: "value" } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            for (const key1 in data23) {
              if (!(key1 === "name" || key1 === "value")) {
                const err33 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
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
                const err34 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/OutgoingNameValue/properties/name/type", keyword: "type", params: { type: "string" } };
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
                const err35 = { instancePath: instancePath + "/additional_data/" + i0 + "/value", schemaPath: "#/$defs/OutgoingNameValue/properties/value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
          } else {
            const err36 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameValue/type", keyword: "type", params: { type: "object" } };
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
var schema59 = { "title": "OutgoingBillingItem", "description": "A line of the price.", "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The line, by ID.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "journey_ref": { "type": "string", "description": "The journey that it belongs to." }, "bill_type": { "type": "string", "description": "The kind of line." }, "description": { "type": "string", "description": "The line in words." }, "amount": { "type": "string", "description": "What is charged." }, "currency": { "type": "string", "description": "The currency, by its ISO 4217 code of three capital letters.", "pattern": "^[A-Z]{3}$" }, "profile_seq": { "type": "string", "description": "The traveller that it belongs to, by the `seq` of the profile." }, "trip_tag": { "type": "string", "description": "The trip that it belongs to, by its `tag`." }, "trip_seq": { "type": "string", "description": "The place of the trip." }, "product_code": { "type": "string", "description": "The product, by its code." }, "product_category": { "type": "string", "description": "The category of the product." }, "product_item": { "type": "string", "description": "The product within its category." } } };
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
              const err1 = { instancePath: instancePath + "/fare_details/" + i0, schemaPath: "#/$defs/OutgoingBillingItem/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!func1.call(schema59.properties, key1)) {
                const err2 = { instancePath: instancePath + "/fare_details/" + i0, schemaPath: "#/$defs/OutgoingBillingItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
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
                const err3 = { instancePath: instancePath + "/fare_details/" + i0 + "/id", schemaPath: "#/$defs/OutgoingBillingItem/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err4 = { instancePath: instancePath + "/fare_details/" + i0 + "/id", schemaPath: "#/$defs/OutgoingBillingItem/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data2 < -9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/fare_details/" + i0 + "/id", schemaPath: "#/$defs/OutgoingBillingItem/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
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
                const err6 = { instancePath: instancePath + "/fare_details/" + i0 + "/journey_ref", schemaPath: "#/$defs/OutgoingBillingItem/properties/journey_ref/type", keyword: "type", params: { type: "string" } };
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
                const err7 = { instancePath: instancePath + "/fare_details/" + i0 + "/bill_type", schemaPath: "#/$defs/OutgoingBillingItem/properties/bill_type/type", keyword: "type", params: { type: "string" } };
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
                const err8 = { instancePath: instancePath + "/fare_details/" + i0 + "/description", schemaPath: "#/$defs/OutgoingBillingItem/properties/description/type", keyword: "type", params: { type: "string" } };
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
                const err9 = { instancePath: instancePath + "/fare_details/" + i0 + "/amount", schemaPath: "#/$defs/OutgoingBillingItem/properties/amount/type", keyword: "type", params: { type: "string" } };
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
                  const err10 = { instancePath: instancePath + "/fare_details/" + i0 + "/currency", schemaPath: "#/$defs/OutgoingBillingItem/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/fare_details/" + i0 + "/currency", schemaPath: "#/$defs/OutgoingBillingItem/properties/currency/type", keyword: "type", params: { type: "string" } };
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
                const err12 = { instancePath: instancePath + "/fare_details/" + i0 + "/profile_seq", schemaPath: "#/$defs/OutgoingBillingItem/properties/profile_seq/type", keyword: "type", params: { type: "string" } };
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
                const err13 = { instancePath: instancePath + "/fare_details/" + i0 + "/trip_tag", schemaPath: "#/$defs/OutgoingBillingItem/properties/trip_tag/type", keyword: "type", params: { type: "string" } };
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
                const err14 = { instancePath: instancePath + "/fare_details/" + i0 + "/trip_seq", schemaPath: "#/$defs/OutgoingBillingItem/properties/trip_seq/type", keyword: "type", params: { type: "string" } };
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
                const err15 = { instancePath: instancePath + "/fare_details/" + i0 + "/product_code", schemaPath: "#/$defs/OutgoingBillingItem/properties/product_code/type", keyword: "type", params: { type: "string" } };
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
                const err16 = { instancePath: instancePath + "/fare_details/" + i0 + "/product_category", schemaPath: "#/$defs/OutgoingBillingItem/properties/product_category/type", keyword: "type", params: { type: "string" } };
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
                const err17 = { instancePath: instancePath + "/fare_details/" + i0 + "/product_item", schemaPath: "#/$defs/OutgoingBillingItem/properties/product_item/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/fare_details/" + i0, schemaPath: "#/$defs/OutgoingBillingItem/type", keyword: "type", params: { type: "object" } };
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
              const err20 = { instancePath: instancePath + "/add_on/" + i1, schemaPath: "#/$defs/OutgoingBillingItem/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key2 in data15) {
              if (!func1.call(schema59.properties, key2)) {
                const err21 = { instancePath: instancePath + "/add_on/" + i1, schemaPath: "#/$defs/OutgoingBillingItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
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
                const err22 = { instancePath: instancePath + "/add_on/" + i1 + "/id", schemaPath: "#/$defs/OutgoingBillingItem/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 > 9007199254740991 || isNaN(data16)) {
                  const err23 = { instancePath: instancePath + "/add_on/" + i1 + "/id", schemaPath: "#/$defs/OutgoingBillingItem/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (data16 < -9007199254740991 || isNaN(data16)) {
                  const err24 = { instancePath: instancePath + "/add_on/" + i1 + "/id", schemaPath: "#/$defs/OutgoingBillingItem/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
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
                const err25 = { instancePath: instancePath + "/add_on/" + i1 + "/journey_ref", schemaPath: "#/$defs/OutgoingBillingItem/properties/journey_ref/type", keyword: "type", params: { type: "string" } };
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
                const err26 = { instancePath: instancePath + "/add_on/" + i1 + "/bill_type", schemaPath: "#/$defs/OutgoingBillingItem/properties/bill_type/type", keyword: "type", params: { type: "string" } };
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
                const err27 = { instancePath: instancePath + "/add_on/" + i1 + "/description", schemaPath: "#/$defs/OutgoingBillingItem/properties/description/type", keyword: "type", params: { type: "string" } };
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
                const err28 = { instancePath: instancePath + "/add_on/" + i1 + "/amount", schemaPath: "#/$defs/OutgoingBillingItem/properties/amount/type", keyword: "type", params: { type: "string" } };
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
                  const err29 = { instancePath: instancePath + "/add_on/" + i1 + "/currency", schemaPath: "#/$defs/OutgoingBillingItem/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/add_on/" + i1 + "/currency", schemaPath: "#/$defs/OutgoingBillingItem/properties/currency/type", keyword: "type", params: { type: "string" } };
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
                const err31 = { instancePath: instancePath + "/add_on/" + i1 + "/profile_seq", schemaPath: "#/$defs/OutgoingBillingItem/properties/profile_seq/type", keyword: "type", params: { type: "string" } };
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
                const err32 = { instancePath: instancePath + "/add_on/" + i1 + "/trip_tag", schemaPath: "#/$defs/OutgoingBillingItem/properties/trip_tag/type", keyword: "type", params: { type: "string" } };
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
                const err33 = { instancePath: instancePath + "/add_on/" + i1 + "/trip_seq", schemaPath: "#/$defs/OutgoingBillingItem/properties/trip_seq/type", keyword: "type", params: { type: "string" } };
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
                const err34 = { instancePath: instancePath + "/add_on/" + i1 + "/product_code", schemaPath: "#/$defs/OutgoingBillingItem/properties/product_code/type", keyword: "type", params: { type: "string" } };
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
                const err35 = { instancePath: instancePath + "/add_on/" + i1 + "/product_category", schemaPath: "#/$defs/OutgoingBillingItem/properties/product_category/type", keyword: "type", params: { type: "string" } };
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
                const err36 = { instancePath: instancePath + "/add_on/" + i1 + "/product_item", schemaPath: "#/$defs/OutgoingBillingItem/properties/product_item/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
          } else {
            const err37 = { instancePath: instancePath + "/add_on/" + i1, schemaPath: "#/$defs/OutgoingBillingItem/type", keyword: "type", params: { type: "object" } };
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
          const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1.currency_id === void 0) {
          const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "value" || key1 === "currency_id" || key1 === "decimals" || key1 === "alpha3code" || key1 === "conversion_rate")) {
            const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
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
            const err5 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              const err6 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2 < -9007199254740991 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
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
            const err8 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 9007199254740991 || isNaN(data3)) {
              const err9 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3 < -9007199254740991 || isNaN(data3)) {
              const err10 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
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
            const err11 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 9007199254740991 || isNaN(data4)) {
              const err12 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data4 < -9007199254740991 || isNaN(data4)) {
              const err13 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
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
              const err14 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
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
            const err16 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 9007199254740991 || isNaN(data6)) {
              const err17 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data6 < -9007199254740991 || isNaN(data6)) {
              const err18 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
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
        const err19 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/type", keyword: "type", params: { type: "object" } };
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
    if (data.hmac !== void 0) {
      if (typeof data.hmac !== "string") {
        const err23 = { instancePath: instancePath + "/hmac", schemaPath: "#/properties/hmac/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.approval_code !== void 0) {
      if (typeof data.approval_code !== "string") {
        const err24 = { instancePath: instancePath + "/approval_code", schemaPath: "#/properties/approval_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.wallet_id !== void 0) {
      if (typeof data.wallet_id !== "string") {
        const err25 = { instancePath: instancePath + "/wallet_id", schemaPath: "#/properties/wallet_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.txn_type_id !== void 0) {
      let data8 = data.txn_type_id;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err26 = { instancePath: instancePath + "/txn_type_id", schemaPath: "#/properties/txn_type_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          const err27 = { instancePath: instancePath + "/txn_type_id", schemaPath: "#/properties/txn_type_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          const err28 = { instancePath: instancePath + "/txn_type_id", schemaPath: "#/properties/txn_type_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.payment_method !== void 0) {
      if (typeof data.payment_method !== "string") {
        const err29 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.payment_type !== void 0) {
      let data10 = data.payment_type;
      if (typeof data10 === "string") {
        if (!pattern6.test(data10)) {
          const err30 = { instancePath: instancePath + "/payment_type", schemaPath: "#/properties/payment_type/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/payment_type", schemaPath: "#/properties/payment_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.short_code !== void 0) {
      if (typeof data.short_code !== "string") {
        const err32 = { instancePath: instancePath + "/short_code", schemaPath: "#/properties/short_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.date_time !== void 0) {
      let data12 = data.date_time;
      if (typeof data12 === "string") {
        if (!formats0.test(data12)) {
          const err33 = { instancePath: instancePath + "/date_time", schemaPath: "#/properties/date_time/format", keyword: "format", params: { format: "YYYY-MM-DDTHH:MM:SS" } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = { instancePath: instancePath + "/date_time", schemaPath: "#/properties/date_time/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.local_date_time !== void 0) {
      let data13 = data.local_date_time;
      if (typeof data13 === "string") {
        if (!formats0.test(data13)) {
          const err35 = { instancePath: instancePath + "/local_date_time", schemaPath: "#/properties/local_date_time/format", keyword: "format", params: { format: "YYYY-MM-DDTHH:MM:SS" } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/local_date_time", schemaPath: "#/properties/local_date_time/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.issuing_bank !== void 0) {
      if (typeof data.issuing_bank !== "string") {
        const err37 = { instancePath: instancePath + "/issuing_bank", schemaPath: "#/properties/issuing_bank/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.foreign_exchange_id !== void 0) {
      if (typeof data.foreign_exchange_id !== "string") {
        const err38 = { instancePath: instancePath + "/foreign_exchange_id", schemaPath: "#/properties/foreign_exchange_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.service_type_id !== void 0) {
      let data16 = data.service_type_id;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        const err39 = { instancePath: instancePath + "/service_type_id", schemaPath: "#/properties/service_type_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 99 || isNaN(data16)) {
          const err40 = { instancePath: instancePath + "/service_type_id", schemaPath: "#/properties/service_type_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          const err41 = { instancePath: instancePath + "/service_type_id", schemaPath: "#/properties/service_type_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.pos !== void 0) {
      let data17 = data.pos;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err42 = { instancePath: instancePath + "/pos", schemaPath: "#/properties/pos/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 9007199254740991 || isNaN(data17)) {
          const err43 = { instancePath: instancePath + "/pos", schemaPath: "#/properties/pos/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data17 < -9007199254740991 || isNaN(data17)) {
          const err44 = { instancePath: instancePath + "/pos", schemaPath: "#/properties/pos/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
    if (data.ip_address !== void 0) {
      if (typeof data.ip_address !== "string") {
        const err45 = { instancePath: instancePath + "/ip_address", schemaPath: "#/properties/ip_address/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.installment !== void 0) {
      let data19 = data.installment;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
        const err46 = { instancePath: instancePath + "/installment", schemaPath: "#/properties/installment/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data19 == "number" && isFinite(data19)) {
        if (data19 > 9007199254740991 || isNaN(data19)) {
          const err47 = { instancePath: instancePath + "/installment", schemaPath: "#/properties/installment/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data19 < -9007199254740991 || isNaN(data19)) {
          const err48 = { instancePath: instancePath + "/installment", schemaPath: "#/properties/installment/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
    if (data.accept_url !== void 0) {
      if (typeof data.accept_url !== "string") {
        const err49 = { instancePath: instancePath + "/accept_url", schemaPath: "#/properties/accept_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.cancel_url !== void 0) {
      if (typeof data.cancel_url !== "string") {
        const err50 = { instancePath: instancePath + "/cancel_url", schemaPath: "#/properties/cancel_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data22 = data.amount;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.value === void 0) {
          const err51 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (data22.currency_id === void 0) {
          const err52 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        for (const key1 in data22) {
          if (!(key1 === "value" || key1 === "currency_id" || key1 === "decimals" || key1 === "alpha3code" || key1 === "conversion_rate")) {
            const err53 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data22.value !== void 0) {
          let data23 = data22.value;
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            const err54 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 9007199254740991 || isNaN(data23)) {
              const err55 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (data23 < -9007199254740991 || isNaN(data23)) {
              const err56 = { instancePath: instancePath + "/amount/value", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
        }
        if (data22.currency_id !== void 0) {
          let data24 = data22.currency_id;
          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
            const err57 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 > 9007199254740991 || isNaN(data24)) {
              const err58 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data24 < -9007199254740991 || isNaN(data24)) {
              const err59 = { instancePath: instancePath + "/amount/currency_id", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          }
        }
        if (data22.decimals !== void 0) {
          let data25 = data22.decimals;
          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
            const err60 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 9007199254740991 || isNaN(data25)) {
              const err61 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if (data25 < -9007199254740991 || isNaN(data25)) {
              const err62 = { instancePath: instancePath + "/amount/decimals", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          }
        }
        if (data22.alpha3code !== void 0) {
          let data26 = data22.alpha3code;
          if (typeof data26 === "string") {
            if (!pattern4.test(data26)) {
              const err63 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
          } else {
            const err64 = { instancePath: instancePath + "/amount/alpha3code", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data22.conversion_rate !== void 0) {
          let data27 = data22.conversion_rate;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            const err65 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 > 9007199254740991 || isNaN(data27)) {
              const err66 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
            if (data27 < -9007199254740991 || isNaN(data27)) {
              const err67 = { instancePath: instancePath + "/amount/conversion_rate", schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/OutgoingTransactionAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.sale_amount !== void 0) {
      let data28 = data.sale_amount;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        if (data28.value === void 0) {
          const err69 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data28.currency_id === void 0) {
          const err70 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        for (const key2 in data28) {
          if (!(key2 === "value" || key2 === "currency_id" || key2 === "decimals" || key2 === "alpha3code" || key2 === "conversion_rate")) {
            const err71 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data28.value !== void 0) {
          let data29 = data28.value;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            const err72 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 > 9007199254740991 || isNaN(data29)) {
              const err73 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            if (data29 < -9007199254740991 || isNaN(data29)) {
              const err74 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          }
        }
        if (data28.currency_id !== void 0) {
          let data30 = data28.currency_id;
          if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
            const err75 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (typeof data30 == "number" && isFinite(data30)) {
            if (data30 > 9007199254740991 || isNaN(data30)) {
              const err76 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (data30 < -9007199254740991 || isNaN(data30)) {
              const err77 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
        }
        if (data28.decimals !== void 0) {
          let data31 = data28.decimals;
          if (!(data31 === 0 || data31 === 2 || data31 === 3)) {
            const err78 = { instancePath: instancePath + "/sale_amount/decimals", schemaPath: "#/$defs/OutgoingSaleAmount/properties/decimals/enum", keyword: "enum", params: { allowedValues: schema32.properties.decimals.enum } };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
        if (data28.alpha3code !== void 0) {
          let data32 = data28.alpha3code;
          if (typeof data32 === "string") {
            if (!pattern4.test(data32)) {
              const err79 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/OutgoingSaleAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          } else {
            const err80 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/OutgoingSaleAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
        if (data28.conversion_rate !== void 0) {
          let data33 = data28.conversion_rate;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            const err81 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 9007199254740991 || isNaN(data33)) {
              const err82 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
            if (data33 < -9007199254740991 || isNaN(data33)) {
              const err83 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          }
        }
      } else {
        const err84 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data34 = data.status;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (data34.code === void 0) {
          const err85 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingTransactionStatus/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        if (data34.message === void 0) {
          const err86 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingTransactionStatus/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        for (const key3 in data34) {
          if (!(key3 === "code" || key3 === "sub_code" || key3 === "message" || key3 === "provider_message" || key3 === "provider_status_code")) {
            const err87 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingTransactionStatus/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
        if (data34.code !== void 0) {
          let data35 = data34.code;
          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
            const err88 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 > 9007199254740991 || isNaN(data35)) {
              const err89 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            if (data35 < -9007199254740991 || isNaN(data35)) {
              const err90 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
          }
        }
        if (data34.sub_code !== void 0) {
          let data36 = data34.sub_code;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
            const err91 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 > 9007199254740991 || isNaN(data36)) {
              const err92 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
            if (data36 < -9007199254740991 || isNaN(data36)) {
              const err93 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
          }
        }
        if (data34.message !== void 0) {
          if (typeof data34.message !== "string") {
            const err94 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err94];
            } else {
              vErrors.push(err94);
            }
            errors++;
          }
        }
        if (data34.provider_message !== void 0) {
          if (typeof data34.provider_message !== "string") {
            const err95 = { instancePath: instancePath + "/status/provider_message", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/provider_message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
        }
        if (data34.provider_status_code !== void 0) {
          if (typeof data34.provider_status_code !== "string") {
            const err96 = { instancePath: instancePath + "/status/provider_status_code", schemaPath: "#/$defs/OutgoingTransactionStatus/properties/provider_status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
        }
      } else {
        const err97 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingTransactionStatus/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err97];
        } else {
          vErrors.push(err97);
        }
        errors++;
      }
    }
    if (data.psp !== void 0) {
      let data40 = data.psp;
      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
        for (const key4 in data40) {
          if (!(key4 === "id" || key4 === "name" || key4 === "external-id")) {
            const err98 = { instancePath: instancePath + "/psp", schemaPath: "#/$defs/OutgoingPsp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
            if (vErrors === null) {
              vErrors = [err98];
            } else {
              vErrors.push(err98);
            }
            errors++;
          }
        }
        if (data40.id !== void 0) {
          let data41 = data40.id;
          if (!(typeof data41 == "number" && (!(data41 % 1) && !isNaN(data41)) && isFinite(data41))) {
            const err99 = { instancePath: instancePath + "/psp/id", schemaPath: "#/$defs/OutgoingPsp/properties/id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
          if (typeof data41 == "number" && isFinite(data41)) {
            if (data41 > 9007199254740991 || isNaN(data41)) {
              const err100 = { instancePath: instancePath + "/psp/id", schemaPath: "#/$defs/OutgoingPsp/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
            if (data41 < -9007199254740991 || isNaN(data41)) {
              const err101 = { instancePath: instancePath + "/psp/id", schemaPath: "#/$defs/OutgoingPsp/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
          }
        }
        if (data40.name !== void 0) {
          if (typeof data40.name !== "string") {
            const err102 = { instancePath: instancePath + "/psp/name", schemaPath: "#/$defs/OutgoingPsp/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
        }
        if (data40["external-id"] !== void 0) {
          if (typeof data40["external-id"] !== "string") {
            const err103 = { instancePath: instancePath + "/psp/external-id", schemaPath: "#/$defs/OutgoingPsp/properties/external-id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
        }
      } else {
        const err104 = { instancePath: instancePath + "/psp", schemaPath: "#/$defs/OutgoingPsp/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err104];
        } else {
          vErrors.push(err104);
        }
        errors++;
      }
    }
    if (data.card !== void 0) {
      let data44 = data.card;
      if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
        for (const key5 in data44) {
          if (!(key5 === "id" || key5 === "name" || key5 === "mask_card_number" || key5 === "expiry")) {
            const err105 = { instancePath: instancePath + "/card", schemaPath: "#/$defs/OutgoingCard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            if (vErrors === null) {
              vErrors = [err105];
            } else {
              vErrors.push(err105);
            }
            errors++;
          }
        }
        if (data44.id !== void 0) {
          let data45 = data44.id;
          if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
            const err106 = { instancePath: instancePath + "/card/id", schemaPath: "#/$defs/OutgoingCard/properties/id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
          if (typeof data45 == "number" && isFinite(data45)) {
            if (data45 > 9007199254740991 || isNaN(data45)) {
              const err107 = { instancePath: instancePath + "/card/id", schemaPath: "#/$defs/OutgoingCard/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
            if (data45 < -9007199254740991 || isNaN(data45)) {
              const err108 = { instancePath: instancePath + "/card/id", schemaPath: "#/$defs/OutgoingCard/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
          }
        }
        if (data44.name !== void 0) {
          if (typeof data44.name !== "string") {
            const err109 = { instancePath: instancePath + "/card/name", schemaPath: "#/$defs/OutgoingCard/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err109];
            } else {
              vErrors.push(err109);
            }
            errors++;
          }
        }
        if (data44.mask_card_number !== void 0) {
          let data47 = data44.mask_card_number;
          if (typeof data47 === "string") {
            if (!pattern9.test(data47)) {
              const err110 = { instancePath: instancePath + "/card/mask_card_number", schemaPath: "#/$defs/OutgoingCard/properties/mask_card_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]{6}[^0-9]+[0-9]{4}$" } };
              if (vErrors === null) {
                vErrors = [err110];
              } else {
                vErrors.push(err110);
              }
              errors++;
            }
          } else {
            const err111 = { instancePath: instancePath + "/card/mask_card_number", schemaPath: "#/$defs/OutgoingCard/properties/mask_card_number/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
        }
        if (data44.expiry !== void 0) {
          let data48 = data44.expiry;
          if (typeof data48 === "string") {
            if (!formats4.test(data48)) {
              const err112 = { instancePath: instancePath + "/card/expiry", schemaPath: "#/$defs/OutgoingCard/properties/expiry/format", keyword: "format", params: { format: "YYYY-MM or -" } };
              if (vErrors === null) {
                vErrors = [err112];
              } else {
                vErrors.push(err112);
              }
              errors++;
            }
          } else {
            const err113 = { instancePath: instancePath + "/card/expiry", schemaPath: "#/$defs/OutgoingCard/properties/expiry/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
        }
      } else {
        const err114 = { instancePath: instancePath + "/card", schemaPath: "#/$defs/OutgoingCard/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err114];
        } else {
          vErrors.push(err114);
        }
        errors++;
      }
    }
    if (data.rebilling_info !== void 0) {
      let data49 = data.rebilling_info;
      if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
        for (const key6 in data49) {
          if (!(key6 === "id" || key6 === "frequency" || key6 === "expiry")) {
            const err115 = { instancePath: instancePath + "/rebilling_info", schemaPath: "#/$defs/OutgoingRebillingInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
        }
        if (data49.id !== void 0) {
          let data50 = data49.id;
          if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
            const err116 = { instancePath: instancePath + "/rebilling_info/id", schemaPath: "#/$defs/OutgoingRebillingInfo/properties/id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err116];
            } else {
              vErrors.push(err116);
            }
            errors++;
          }
          if (typeof data50 == "number" && isFinite(data50)) {
            if (data50 > 9007199254740991 || isNaN(data50)) {
              const err117 = { instancePath: instancePath + "/rebilling_info/id", schemaPath: "#/$defs/OutgoingRebillingInfo/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err117];
              } else {
                vErrors.push(err117);
              }
              errors++;
            }
            if (data50 < -9007199254740991 || isNaN(data50)) {
              const err118 = { instancePath: instancePath + "/rebilling_info/id", schemaPath: "#/$defs/OutgoingRebillingInfo/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err118];
              } else {
                vErrors.push(err118);
              }
              errors++;
            }
          }
        }
        if (data49.frequency !== void 0) {
          let data51 = data49.frequency;
          if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
            const err119 = { instancePath: instancePath + "/rebilling_info/frequency", schemaPath: "#/$defs/OutgoingRebillingInfo/properties/frequency/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err119];
            } else {
              vErrors.push(err119);
            }
            errors++;
          }
          if (typeof data51 == "number" && isFinite(data51)) {
            if (data51 > 9007199254740991 || isNaN(data51)) {
              const err120 = { instancePath: instancePath + "/rebilling_info/frequency", schemaPath: "#/$defs/OutgoingRebillingInfo/properties/frequency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err120];
              } else {
                vErrors.push(err120);
              }
              errors++;
            }
            if (data51 < -9007199254740991 || isNaN(data51)) {
              const err121 = { instancePath: instancePath + "/rebilling_info/frequency", schemaPath: "#/$defs/OutgoingRebillingInfo/properties/frequency/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err121];
              } else {
                vErrors.push(err121);
              }
              errors++;
            }
          }
        }
        if (data49.expiry !== void 0) {
          if (typeof data49.expiry !== "string") {
            const err122 = { instancePath: instancePath + "/rebilling_info/expiry", schemaPath: "#/$defs/OutgoingRebillingInfo/properties/expiry/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err122];
            } else {
              vErrors.push(err122);
            }
            errors++;
          }
        }
      } else {
        const err123 = { instancePath: instancePath + "/rebilling_info", schemaPath: "#/$defs/OutgoingRebillingInfo/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err123];
        } else {
          vErrors.push(err123);
        }
        errors++;
      }
    }
    if (data.customer_info !== void 0) {
      let data53 = data.customer_info;
      if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
        if (data53.language === void 0) {
          const err124 = { instancePath: instancePath + "/customer_info", schemaPath: "#/$defs/OutgoingCustomerInfo/required", keyword: "required", params: { missingProperty: "language" } };
          if (vErrors === null) {
            vErrors = [err124];
          } else {
            vErrors.push(err124);
          }
          errors++;
        }
        for (const key7 in data53) {
          if (!(key7 === "email" || key7 === "country_id" || key7 === "mobile" || key7 === "operator" || key7 === "language" || key7 === "device_id")) {
            const err125 = { instancePath: instancePath + "/customer_info", schemaPath: "#/$defs/OutgoingCustomerInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
            if (vErrors === null) {
              vErrors = [err125];
            } else {
              vErrors.push(err125);
            }
            errors++;
          }
        }
        if (data53.email !== void 0) {
          if (typeof data53.email !== "string") {
            const err126 = { instancePath: instancePath + "/customer_info/email", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err126];
            } else {
              vErrors.push(err126);
            }
            errors++;
          }
        }
        if (data53.country_id !== void 0) {
          let data55 = data53.country_id;
          if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
            const err127 = { instancePath: instancePath + "/customer_info/country_id", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/country_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
          if (typeof data55 == "number" && isFinite(data55)) {
            if (data55 > 9007199254740991 || isNaN(data55)) {
              const err128 = { instancePath: instancePath + "/customer_info/country_id", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/country_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err128];
              } else {
                vErrors.push(err128);
              }
              errors++;
            }
            if (data55 < -9007199254740991 || isNaN(data55)) {
              const err129 = { instancePath: instancePath + "/customer_info/country_id", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/country_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err129];
              } else {
                vErrors.push(err129);
              }
              errors++;
            }
          }
        }
        if (data53.mobile !== void 0) {
          if (typeof data53.mobile !== "string") {
            const err130 = { instancePath: instancePath + "/customer_info/mobile", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/mobile/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err130];
            } else {
              vErrors.push(err130);
            }
            errors++;
          }
        }
        if (data53.operator !== void 0) {
          let data57 = data53.operator;
          if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
            const err131 = { instancePath: instancePath + "/customer_info/operator", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/operator/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err131];
            } else {
              vErrors.push(err131);
            }
            errors++;
          }
          if (typeof data57 == "number" && isFinite(data57)) {
            if (data57 > 9007199254740991 || isNaN(data57)) {
              const err132 = { instancePath: instancePath + "/customer_info/operator", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/operator/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
            if (data57 < -9007199254740991 || isNaN(data57)) {
              const err133 = { instancePath: instancePath + "/customer_info/operator", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/operator/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err133];
              } else {
                vErrors.push(err133);
              }
              errors++;
            }
          }
        }
        if (data53.language !== void 0) {
          if (typeof data53.language !== "string") {
            const err134 = { instancePath: instancePath + "/customer_info/language", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/language/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err134];
            } else {
              vErrors.push(err134);
            }
            errors++;
          }
        }
        if (data53.device_id !== void 0) {
          if (typeof data53.device_id !== "string") {
            const err135 = { instancePath: instancePath + "/customer_info/device_id", schemaPath: "#/$defs/OutgoingCustomerInfo/properties/device_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err135];
            } else {
              vErrors.push(err135);
            }
            errors++;
          }
        }
      } else {
        const err136 = { instancePath: instancePath + "/customer_info", schemaPath: "#/$defs/OutgoingCustomerInfo/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err136];
        } else {
          vErrors.push(err136);
        }
        errors++;
      }
    }
    if (data.additional_data !== void 0) {
      let data60 = data.additional_data;
      if (Array.isArray(data60)) {
        const len0 = data60.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data61 = data60[i0];
          if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
            if (data61.name === void 0) {
              const err137 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
            if (data61.text === void 0) {
              const err138 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err138];
              } else {
                vErrors.push(err138);
              }
              errors++;
            }
            for (const key8 in data61) {
              if (!(key8 === "name" || key8 === "text")) {
                const err139 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                if (vErrors === null) {
                  vErrors = [err139];
                } else {
                  vErrors.push(err139);
                }
                errors++;
              }
            }
            if (data61.name !== void 0) {
              if (typeof data61.name !== "string") {
                const err140 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/OutgoingNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err140];
                } else {
                  vErrors.push(err140);
                }
                errors++;
              }
            }
            if (data61.text !== void 0) {
              if (typeof data61.text !== "string") {
                const err141 = { instancePath: instancePath + "/additional_data/" + i0 + "/text", schemaPath: "#/$defs/OutgoingNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err141];
                } else {
                  vErrors.push(err141);
                }
                errors++;
              }
            }
          } else {
            const err142 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err142];
            } else {
              vErrors.push(err142);
            }
            errors++;
          }
        }
      } else {
        const err143 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err143];
        } else {
          vErrors.push(err143);
        }
        errors++;
      }
    }
    if (data.client_data !== void 0) {
      let data64 = data.client_data;
      if (Array.isArray(data64)) {
        const len1 = data64.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data65 = data64[i1];
          if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
            if (data65.name === void 0) {
              const err144 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err144];
              } else {
                vErrors.push(err144);
              }
              errors++;
            }
            if (data65.text === void 0) {
              const err145 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err145];
              } else {
                vErrors.push(err145);
              }
              errors++;
            }
            for (const key9 in data65) {
              if (!(key9 === "name" || key9 === "text")) {
                const err146 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/OutgoingNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                if (vErrors === null) {
                  vErrors = [err146];
                } else {
                  vErrors.push(err146);
                }
                errors++;
              }
            }
            if (data65.name !== void 0) {
              if (typeof data65.name !== "string") {
                const err147 = { instancePath: instancePath + "/client_data/" + i1 + "/name", schemaPath: "#/$defs/OutgoingNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err147];
                } else {
                  vErrors.push(err147);
                }
                errors++;
              }
            }
            if (data65.text !== void 0) {
              if (typeof data65.text !== "string") {
                const err148 = { instancePath: instancePath + "/client_data/" + i1 + "/text", schemaPath: "#/$defs/OutgoingNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err148];
                } else {
                  vErrors.push(err148);
                }
                errors++;
              }
            }
          } else {
            const err149 = { instancePath: instancePath + "/client_data/" + i1, schemaPath: "#/$defs/OutgoingNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err149];
            } else {
              vErrors.push(err149);
            }
            errors++;
          }
        }
      } else {
        const err150 = { instancePath: instancePath + "/client_data", schemaPath: "#/properties/client_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
    if (data.product_info !== void 0) {
      let data68 = data.product_info;
      if (Array.isArray(data68)) {
        const len2 = data68.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data69 = data68[i2];
          if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
            if (data69.name === void 0) {
              const err151 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/OutgoingProductInfo/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err151];
              } else {
                vErrors.push(err151);
              }
              errors++;
            }
            if (data69.quantity === void 0) {
              const err152 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/OutgoingProductInfo/required", keyword: "required", params: { missingProperty: "quantity" } };
              if (vErrors === null) {
                vErrors = [err152];
              } else {
                vErrors.push(err152);
              }
              errors++;
            }
            if (data69.price === void 0) {
              const err153 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/OutgoingProductInfo/required", keyword: "required", params: { missingProperty: "price" } };
              if (vErrors === null) {
                vErrors = [err153];
              } else {
                vErrors.push(err153);
              }
              errors++;
            }
            for (const key10 in data69) {
              if (!(key10 === "name" || key10 === "quantity" || key10 === "price")) {
                const err154 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/OutgoingProductInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                if (vErrors === null) {
                  vErrors = [err154];
                } else {
                  vErrors.push(err154);
                }
                errors++;
              }
            }
            if (data69.name !== void 0) {
              if (typeof data69.name !== "string") {
                const err155 = { instancePath: instancePath + "/product_info/" + i2 + "/name", schemaPath: "#/$defs/OutgoingProductInfo/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err155];
                } else {
                  vErrors.push(err155);
                }
                errors++;
              }
            }
            if (data69.quantity !== void 0) {
              let data71 = data69.quantity;
              if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                const err156 = { instancePath: instancePath + "/product_info/" + i2 + "/quantity", schemaPath: "#/$defs/OutgoingProductInfo/properties/quantity/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err156];
                } else {
                  vErrors.push(err156);
                }
                errors++;
              }
              if (typeof data71 == "number" && isFinite(data71)) {
                if (data71 > 9007199254740991 || isNaN(data71)) {
                  const err157 = { instancePath: instancePath + "/product_info/" + i2 + "/quantity", schemaPath: "#/$defs/OutgoingProductInfo/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err157];
                  } else {
                    vErrors.push(err157);
                  }
                  errors++;
                }
                if (data71 < -9007199254740991 || isNaN(data71)) {
                  const err158 = { instancePath: instancePath + "/product_info/" + i2 + "/quantity", schemaPath: "#/$defs/OutgoingProductInfo/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err158];
                  } else {
                    vErrors.push(err158);
                  }
                  errors++;
                }
              }
            }
            if (data69.price !== void 0) {
              let data72 = data69.price;
              if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
                const err159 = { instancePath: instancePath + "/product_info/" + i2 + "/price", schemaPath: "#/$defs/OutgoingProductInfo/properties/price/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err159];
                } else {
                  vErrors.push(err159);
                }
                errors++;
              }
              if (typeof data72 == "number" && isFinite(data72)) {
                if (data72 > 9007199254740991 || isNaN(data72)) {
                  const err160 = { instancePath: instancePath + "/product_info/" + i2 + "/price", schemaPath: "#/$defs/OutgoingProductInfo/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err160];
                  } else {
                    vErrors.push(err160);
                  }
                  errors++;
                }
                if (data72 < -9007199254740991 || isNaN(data72)) {
                  const err161 = { instancePath: instancePath + "/product_info/" + i2 + "/price", schemaPath: "#/$defs/OutgoingProductInfo/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err161];
                  } else {
                    vErrors.push(err161);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err162 = { instancePath: instancePath + "/product_info/" + i2, schemaPath: "#/$defs/OutgoingProductInfo/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err162];
            } else {
              vErrors.push(err162);
            }
            errors++;
          }
        }
      } else {
        const err163 = { instancePath: instancePath + "/product_info", schemaPath: "#/properties/product_info/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err163];
        } else {
          vErrors.push(err163);
        }
        errors++;
      }
    }
    if (data.delivery_info !== void 0) {
      let data73 = data.delivery_info;
      if (Array.isArray(data73)) {
        const len3 = data73.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data74 = data73[i3];
          if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
            if (data74.name === void 0) {
              const err164 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
            if (data74.text === void 0) {
              const err165 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err165];
              } else {
                vErrors.push(err165);
              }
              errors++;
            }
            for (const key11 in data74) {
              if (!(key11 === "name" || key11 === "text")) {
                const err166 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/OutgoingNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                if (vErrors === null) {
                  vErrors = [err166];
                } else {
                  vErrors.push(err166);
                }
                errors++;
              }
            }
            if (data74.name !== void 0) {
              if (typeof data74.name !== "string") {
                const err167 = { instancePath: instancePath + "/delivery_info/" + i3 + "/name", schemaPath: "#/$defs/OutgoingNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err167];
                } else {
                  vErrors.push(err167);
                }
                errors++;
              }
            }
            if (data74.text !== void 0) {
              if (typeof data74.text !== "string") {
                const err168 = { instancePath: instancePath + "/delivery_info/" + i3 + "/text", schemaPath: "#/$defs/OutgoingNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err168];
                } else {
                  vErrors.push(err168);
                }
                errors++;
              }
            }
          } else {
            const err169 = { instancePath: instancePath + "/delivery_info/" + i3, schemaPath: "#/$defs/OutgoingNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err169];
            } else {
              vErrors.push(err169);
            }
            errors++;
          }
        }
      } else {
        const err170 = { instancePath: instancePath + "/delivery_info", schemaPath: "#/properties/delivery_info/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err170];
        } else {
          vErrors.push(err170);
        }
        errors++;
      }
    }
    if (data.shipping_info !== void 0) {
      let data77 = data.shipping_info;
      if (Array.isArray(data77)) {
        const len4 = data77.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data78 = data77[i4];
          if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
            if (data78.name === void 0) {
              const err171 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err171];
              } else {
                vErrors.push(err171);
              }
              errors++;
            }
            if (data78.text === void 0) {
              const err172 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err172];
              } else {
                vErrors.push(err172);
              }
              errors++;
            }
            for (const key12 in data78) {
              if (!(key12 === "name" || key12 === "text")) {
                const err173 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/OutgoingNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                if (vErrors === null) {
                  vErrors = [err173];
                } else {
                  vErrors.push(err173);
                }
                errors++;
              }
            }
            if (data78.name !== void 0) {
              if (typeof data78.name !== "string") {
                const err174 = { instancePath: instancePath + "/shipping_info/" + i4 + "/name", schemaPath: "#/$defs/OutgoingNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err174];
                } else {
                  vErrors.push(err174);
                }
                errors++;
              }
            }
            if (data78.text !== void 0) {
              if (typeof data78.text !== "string") {
                const err175 = { instancePath: instancePath + "/shipping_info/" + i4 + "/text", schemaPath: "#/$defs/OutgoingNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err175];
                } else {
                  vErrors.push(err175);
                }
                errors++;
              }
            }
          } else {
            const err176 = { instancePath: instancePath + "/shipping_info/" + i4, schemaPath: "#/$defs/OutgoingNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err176];
            } else {
              vErrors.push(err176);
            }
            errors++;
          }
        }
      } else {
        const err177 = { instancePath: instancePath + "/shipping_info", schemaPath: "#/properties/shipping_info/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err177];
        } else {
          vErrors.push(err177);
        }
        errors++;
      }
    }
    if (data.billing_address !== void 0) {
      let data81 = data.billing_address;
      if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
        if (data81.first_name === void 0) {
          const err178 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/OutgoingBillingAddress/required", keyword: "required", params: { missingProperty: "first_name" } };
          if (vErrors === null) {
            vErrors = [err178];
          } else {
            vErrors.push(err178);
          }
          errors++;
        }
        if (data81.last_name === void 0) {
          const err179 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/OutgoingBillingAddress/required", keyword: "required", params: { missingProperty: "last_name" } };
          if (vErrors === null) {
            vErrors = [err179];
          } else {
            vErrors.push(err179);
          }
          errors++;
        }
        for (const key13 in data81) {
          if (!func1.call(schema49.properties, key13)) {
            const err180 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/OutgoingBillingAddress/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
            if (vErrors === null) {
              vErrors = [err180];
            } else {
              vErrors.push(err180);
            }
            errors++;
          }
        }
        if (data81.first_name !== void 0) {
          if (typeof data81.first_name !== "string") {
            const err181 = { instancePath: instancePath + "/billing_address/first_name", schemaPath: "#/$defs/OutgoingBillingAddress/properties/first_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err181];
            } else {
              vErrors.push(err181);
            }
            errors++;
          }
        }
        if (data81.last_name !== void 0) {
          if (typeof data81.last_name !== "string") {
            const err182 = { instancePath: instancePath + "/billing_address/last_name", schemaPath: "#/$defs/OutgoingBillingAddress/properties/last_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err182];
            } else {
              vErrors.push(err182);
            }
            errors++;
          }
        }
        if (data81.street !== void 0) {
          if (typeof data81.street !== "string") {
            const err183 = { instancePath: instancePath + "/billing_address/street", schemaPath: "#/$defs/OutgoingBillingAddress/properties/street/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err183];
            } else {
              vErrors.push(err183);
            }
            errors++;
          }
        }
        if (data81.city !== void 0) {
          if (typeof data81.city !== "string") {
            const err184 = { instancePath: instancePath + "/billing_address/city", schemaPath: "#/$defs/OutgoingBillingAddress/properties/city/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err184];
            } else {
              vErrors.push(err184);
            }
            errors++;
          }
        }
        if (data81.state !== void 0) {
          if (typeof data81.state !== "string") {
            const err185 = { instancePath: instancePath + "/billing_address/state", schemaPath: "#/$defs/OutgoingBillingAddress/properties/state/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err185];
            } else {
              vErrors.push(err185);
            }
            errors++;
          }
        }
        if (data81.postal_code !== void 0) {
          if (typeof data81.postal_code !== "string") {
            const err186 = { instancePath: instancePath + "/billing_address/postal_code", schemaPath: "#/$defs/OutgoingBillingAddress/properties/postal_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err186];
            } else {
              vErrors.push(err186);
            }
            errors++;
          }
        }
        if (data81.country !== void 0) {
          if (typeof data81.country !== "string") {
            const err187 = { instancePath: instancePath + "/billing_address/country", schemaPath: "#/$defs/OutgoingBillingAddress/properties/country/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err187];
            } else {
              vErrors.push(err187);
            }
            errors++;
          }
        }
        if (data81.alpha2code !== void 0) {
          let data89 = data81.alpha2code;
          if (typeof data89 === "string") {
            if (!pattern10.test(data89)) {
              const err188 = { instancePath: instancePath + "/billing_address/alpha2code", schemaPath: "#/$defs/OutgoingBillingAddress/properties/alpha2code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" } };
              if (vErrors === null) {
                vErrors = [err188];
              } else {
                vErrors.push(err188);
              }
              errors++;
            }
          } else {
            const err189 = { instancePath: instancePath + "/billing_address/alpha2code", schemaPath: "#/$defs/OutgoingBillingAddress/properties/alpha2code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err189];
            } else {
              vErrors.push(err189);
            }
            errors++;
          }
        }
        if (data81.mobile !== void 0) {
          if (typeof data81.mobile !== "string") {
            const err190 = { instancePath: instancePath + "/billing_address/mobile", schemaPath: "#/$defs/OutgoingBillingAddress/properties/mobile/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err190];
            } else {
              vErrors.push(err190);
            }
            errors++;
          }
        }
        if (data81.email !== void 0) {
          if (typeof data81.email !== "string") {
            const err191 = { instancePath: instancePath + "/billing_address/email", schemaPath: "#/$defs/OutgoingBillingAddress/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err191];
            } else {
              vErrors.push(err191);
            }
            errors++;
          }
        }
        if (data81.billing_idc !== void 0) {
          let data92 = data81.billing_idc;
          if (!(typeof data92 == "number" && (!(data92 % 1) && !isNaN(data92)) && isFinite(data92))) {
            const err192 = { instancePath: instancePath + "/billing_address/billing_idc", schemaPath: "#/$defs/OutgoingBillingAddress/properties/billing_idc/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err192];
            } else {
              vErrors.push(err192);
            }
            errors++;
          }
          if (typeof data92 == "number" && isFinite(data92)) {
            if (data92 > 9007199254740991 || isNaN(data92)) {
              const err193 = { instancePath: instancePath + "/billing_address/billing_idc", schemaPath: "#/$defs/OutgoingBillingAddress/properties/billing_idc/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err193];
              } else {
                vErrors.push(err193);
              }
              errors++;
            }
            if (data92 < -9007199254740991 || isNaN(data92)) {
              const err194 = { instancePath: instancePath + "/billing_address/billing_idc", schemaPath: "#/$defs/OutgoingBillingAddress/properties/billing_idc/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err194];
              } else {
                vErrors.push(err194);
              }
              errors++;
            }
          }
        }
      } else {
        const err195 = { instancePath: instancePath + "/billing_address", schemaPath: "#/$defs/OutgoingBillingAddress/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err195];
        } else {
          vErrors.push(err195);
        }
        errors++;
      }
    }
    if (data.fraud !== void 0) {
      let data93 = data.fraud;
      if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
        if (data93.status_code === void 0) {
          const err196 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/OutgoingFraud/required", keyword: "required", params: { missingProperty: "status_code" } };
          if (vErrors === null) {
            vErrors = [err196];
          } else {
            vErrors.push(err196);
          }
          errors++;
        }
        if (data93.status_desc === void 0) {
          const err197 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/OutgoingFraud/required", keyword: "required", params: { missingProperty: "status_desc" } };
          if (vErrors === null) {
            vErrors = [err197];
          } else {
            vErrors.push(err197);
          }
          errors++;
        }
        for (const key14 in data93) {
          if (!func1.call(schema50.properties, key14)) {
            const err198 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/OutgoingFraud/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
            if (vErrors === null) {
              vErrors = [err198];
            } else {
              vErrors.push(err198);
            }
            errors++;
          }
        }
        if (data93.status_code !== void 0) {
          if (typeof data93.status_code !== "string") {
            const err199 = { instancePath: instancePath + "/fraud/status_code", schemaPath: "#/$defs/OutgoingFraud/properties/status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err199];
            } else {
              vErrors.push(err199);
            }
            errors++;
          }
        }
        if (data93.status_desc !== void 0) {
          if (typeof data93.status_desc !== "string") {
            const err200 = { instancePath: instancePath + "/fraud/status_desc", schemaPath: "#/$defs/OutgoingFraud/properties/status_desc/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err200];
            } else {
              vErrors.push(err200);
            }
            errors++;
          }
        }
        if (data93.pre_auth_ext_id !== void 0) {
          if (typeof data93.pre_auth_ext_id !== "string") {
            const err201 = { instancePath: instancePath + "/fraud/pre_auth_ext_id", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_ext_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err201];
            } else {
              vErrors.push(err201);
            }
            errors++;
          }
        }
        if (data93.pre_auth_ext_status_code !== void 0) {
          if (typeof data93.pre_auth_ext_status_code !== "string") {
            const err202 = { instancePath: instancePath + "/fraud/pre_auth_ext_status_code", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_ext_status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err202];
            } else {
              vErrors.push(err202);
            }
            errors++;
          }
        }
        if (data93.post_auth_ext_id !== void 0) {
          if (typeof data93.post_auth_ext_id !== "string") {
            const err203 = { instancePath: instancePath + "/fraud/post_auth_ext_id", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_ext_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err203];
            } else {
              vErrors.push(err203);
            }
            errors++;
          }
        }
        if (data93.post_auth_ext_status_code !== void 0) {
          if (typeof data93.post_auth_ext_status_code !== "string") {
            const err204 = { instancePath: instancePath + "/fraud/post_auth_ext_status_code", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_ext_status_code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err204];
            } else {
              vErrors.push(err204);
            }
            errors++;
          }
        }
        if (data93.pre_auth_provider_id !== void 0) {
          let data100 = data93.pre_auth_provider_id;
          if (!(typeof data100 == "number" && (!(data100 % 1) && !isNaN(data100)) && isFinite(data100))) {
            const err205 = { instancePath: instancePath + "/fraud/pre_auth_provider_id", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err205];
            } else {
              vErrors.push(err205);
            }
            errors++;
          }
          if (typeof data100 == "number" && isFinite(data100)) {
            if (data100 > 9007199254740991 || isNaN(data100)) {
              const err206 = { instancePath: instancePath + "/fraud/pre_auth_provider_id", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
            if (data100 < -9007199254740991 || isNaN(data100)) {
              const err207 = { instancePath: instancePath + "/fraud/pre_auth_provider_id", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err207];
              } else {
                vErrors.push(err207);
              }
              errors++;
            }
          }
        }
        if (data93.post_auth_provider_id !== void 0) {
          let data101 = data93.post_auth_provider_id;
          if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101))) {
            const err208 = { instancePath: instancePath + "/fraud/post_auth_provider_id", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_provider_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err208];
            } else {
              vErrors.push(err208);
            }
            errors++;
          }
          if (typeof data101 == "number" && isFinite(data101)) {
            if (data101 > 9007199254740991 || isNaN(data101)) {
              const err209 = { instancePath: instancePath + "/fraud/post_auth_provider_id", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_provider_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err209];
              } else {
                vErrors.push(err209);
              }
              errors++;
            }
            if (data101 < -9007199254740991 || isNaN(data101)) {
              const err210 = { instancePath: instancePath + "/fraud/post_auth_provider_id", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err210];
              } else {
                vErrors.push(err210);
              }
              errors++;
            }
          }
        }
        if (data93.pre_auth_fraud_status !== void 0) {
          let data102 = data93.pre_auth_fraud_status;
          if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
            const err211 = { instancePath: instancePath + "/fraud/pre_auth_fraud_status", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err211];
            } else {
              vErrors.push(err211);
            }
            errors++;
          }
          if (typeof data102 == "number" && isFinite(data102)) {
            if (data102 > 9007199254740991 || isNaN(data102)) {
              const err212 = { instancePath: instancePath + "/fraud/pre_auth_fraud_status", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err212];
              } else {
                vErrors.push(err212);
              }
              errors++;
            }
            if (data102 < -9007199254740991 || isNaN(data102)) {
              const err213 = { instancePath: instancePath + "/fraud/pre_auth_fraud_status", schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err213];
              } else {
                vErrors.push(err213);
              }
              errors++;
            }
          }
        }
        if (data93.post_auth_fraud_status !== void 0) {
          let data103 = data93.post_auth_fraud_status;
          if (!(typeof data103 == "number" && (!(data103 % 1) && !isNaN(data103)) && isFinite(data103))) {
            const err214 = { instancePath: instancePath + "/fraud/post_auth_fraud_status", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err214];
            } else {
              vErrors.push(err214);
            }
            errors++;
          }
          if (typeof data103 == "number" && isFinite(data103)) {
            if (data103 > 9007199254740991 || isNaN(data103)) {
              const err215 = { instancePath: instancePath + "/fraud/post_auth_fraud_status", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err215];
              } else {
                vErrors.push(err215);
              }
              errors++;
            }
            if (data103 < -9007199254740991 || isNaN(data103)) {
              const err216 = { instancePath: instancePath + "/fraud/post_auth_fraud_status", schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err216];
              } else {
                vErrors.push(err216);
              }
              errors++;
            }
          }
        }
      } else {
        const err217 = { instancePath: instancePath + "/fraud", schemaPath: "#/$defs/OutgoingFraud/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err217];
        } else {
          vErrors.push(err217);
        }
        errors++;
      }
    }
    if (data.tms_info !== void 0) {
      let data104 = data.tms_info;
      if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
        for (const key15 in data104) {
          if (!(key15 === "tms_provider_code" || key15 === "tms_provider_message")) {
            const err218 = { instancePath: instancePath + "/tms_info", schemaPath: "#/$defs/OutgoingTmsInfo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
            if (vErrors === null) {
              vErrors = [err218];
            } else {
              vErrors.push(err218);
            }
            errors++;
          }
        }
        if (data104.tms_provider_code !== void 0) {
          let data105 = data104.tms_provider_code;
          if (!(typeof data105 == "number" && (!(data105 % 1) && !isNaN(data105)) && isFinite(data105))) {
            const err219 = { instancePath: instancePath + "/tms_info/tms_provider_code", schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err219];
            } else {
              vErrors.push(err219);
            }
            errors++;
          }
          if (typeof data105 == "number" && isFinite(data105)) {
            if (data105 > 9007199254740991 || isNaN(data105)) {
              const err220 = { instancePath: instancePath + "/tms_info/tms_provider_code", schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err220];
              } else {
                vErrors.push(err220);
              }
              errors++;
            }
            if (data105 < -9007199254740991 || isNaN(data105)) {
              const err221 = { instancePath: instancePath + "/tms_info/tms_provider_code", schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err221];
              } else {
                vErrors.push(err221);
              }
              errors++;
            }
          }
        }
        if (data104.tms_provider_message !== void 0) {
          if (typeof data104.tms_provider_message !== "string") {
            const err222 = { instancePath: instancePath + "/tms_info/tms_provider_message", schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err222];
            } else {
              vErrors.push(err222);
            }
            errors++;
          }
        }
      } else {
        const err223 = { instancePath: instancePath + "/tms_info", schemaPath: "#/$defs/OutgoingTmsInfo/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err223];
        } else {
          vErrors.push(err223);
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
    const err224 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err224];
    } else {
      vErrors.push(err224);
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
    if (data.client_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sale_amount === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sale_amount" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.transactions === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactions" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err7 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err9 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err10 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err12 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.session_id !== void 0) {
      let data2 = data.session_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err13 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err15 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.session_type !== void 0) {
      if (typeof data.session_type !== "string") {
        const err16 = { instancePath: instancePath + "/session_type", schemaPath: "#/properties/session_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      if (typeof data.callback_url !== "string") {
        const err17 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.sale_amount !== void 0) {
      let data5 = data.sale_amount;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.value === void 0) {
          const err18 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data5.currency_id === void 0) {
          const err19 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        for (const key1 in data5) {
          if (!(key1 === "value" || key1 === "currency_id" || key1 === "decimals" || key1 === "alpha3code" || key1 === "conversion_rate")) {
            const err20 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data5.value !== void 0) {
          let data6 = data5.value;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err21 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 9007199254740991 || isNaN(data6)) {
              const err22 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data6 < -9007199254740991 || isNaN(data6)) {
              const err23 = { instancePath: instancePath + "/sale_amount/value", schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        }
        if (data5.currency_id !== void 0) {
          let data7 = data5.currency_id;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err24 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 9007199254740991 || isNaN(data7)) {
              const err25 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data7 < -9007199254740991 || isNaN(data7)) {
              const err26 = { instancePath: instancePath + "/sale_amount/currency_id", schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data5.decimals !== void 0) {
          let data8 = data5.decimals;
          if (!(data8 === 0 || data8 === 2 || data8 === 3)) {
            const err27 = { instancePath: instancePath + "/sale_amount/decimals", schemaPath: "#/$defs/OutgoingSaleAmount/properties/decimals/enum", keyword: "enum", params: { allowedValues: schema32.properties.decimals.enum } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data5.alpha3code !== void 0) {
          let data9 = data5.alpha3code;
          if (typeof data9 === "string") {
            if (!pattern4.test(data9)) {
              const err28 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/OutgoingSaleAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/sale_amount/alpha3code", schemaPath: "#/$defs/OutgoingSaleAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data5.conversion_rate !== void 0) {
          let data10 = data5.conversion_rate;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err30 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 9007199254740991 || isNaN(data10)) {
              const err31 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data10 < -9007199254740991 || isNaN(data10)) {
              const err32 = { instancePath: instancePath + "/sale_amount/conversion_rate", schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/sale_amount", schemaPath: "#/$defs/OutgoingSaleAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.pending_amount !== void 0) {
      let data11 = data.pending_amount;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.value === void 0) {
          const err34 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/OutgoingPendingAmount/required", keyword: "required", params: { missingProperty: "value" } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data11.currency_id === void 0) {
          const err35 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/OutgoingPendingAmount/required", keyword: "required", params: { missingProperty: "currency_id" } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        for (const key2 in data11) {
          if (!(key2 === "value" || key2 === "currency_id" || key2 === "decimals" || key2 === "alpha3code" || key2 === "conversion_rate")) {
            const err36 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/OutgoingPendingAmount/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data11.value !== void 0) {
          let data12 = data11.value;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err37 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/OutgoingPendingAmount/properties/value/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 9007199254740991 || isNaN(data12)) {
              const err38 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/OutgoingPendingAmount/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data12 < -9007199254740991 || isNaN(data12)) {
              const err39 = { instancePath: instancePath + "/pending_amount/value", schemaPath: "#/$defs/OutgoingPendingAmount/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          }
        }
        if (data11.currency_id !== void 0) {
          let data13 = data11.currency_id;
          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
            const err40 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/OutgoingPendingAmount/properties/currency_id/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 9007199254740991 || isNaN(data13)) {
              const err41 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/OutgoingPendingAmount/properties/currency_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data13 < -9007199254740991 || isNaN(data13)) {
              const err42 = { instancePath: instancePath + "/pending_amount/currency_id", schemaPath: "#/$defs/OutgoingPendingAmount/properties/currency_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
        if (data11.decimals !== void 0) {
          let data14 = data11.decimals;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err43 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/OutgoingPendingAmount/properties/decimals/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 9007199254740991 || isNaN(data14)) {
              const err44 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/OutgoingPendingAmount/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data14 < -9007199254740991 || isNaN(data14)) {
              const err45 = { instancePath: instancePath + "/pending_amount/decimals", schemaPath: "#/$defs/OutgoingPendingAmount/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          }
        }
        if (data11.alpha3code !== void 0) {
          let data15 = data11.alpha3code;
          if (typeof data15 === "string") {
            if (!pattern4.test(data15)) {
              const err46 = { instancePath: instancePath + "/pending_amount/alpha3code", schemaPath: "#/$defs/OutgoingPendingAmount/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/pending_amount/alpha3code", schemaPath: "#/$defs/OutgoingPendingAmount/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data11.conversion_rate !== void 0) {
          let data16 = data11.conversion_rate;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 9007199254740991 || isNaN(data16)) {
              const err48 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/OutgoingPendingAmount/properties/conversion_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data16 < -9007199254740991 || isNaN(data16)) {
              const err49 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/OutgoingPendingAmount/properties/conversion_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/pending_amount/conversion_rate", schemaPath: "#/$defs/OutgoingPendingAmount/properties/conversion_rate/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
      } else {
        const err51 = { instancePath: instancePath + "/pending_amount", schemaPath: "#/$defs/OutgoingPendingAmount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data17 = data.status;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.code === void 0) {
          const err52 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingSessionStatus/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        if (data17.message === void 0) {
          const err53 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingSessionStatus/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        for (const key3 in data17) {
          if (!(key3 === "code" || key3 === "sub_code" || key3 === "message")) {
            const err54 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingSessionStatus/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data17.code !== void 0) {
          let data18 = data17.code;
          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
            const err55 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/OutgoingSessionStatus/properties/code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 9007199254740991 || isNaN(data18)) {
              const err56 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/OutgoingSessionStatus/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (data18 < -9007199254740991 || isNaN(data18)) {
              const err57 = { instancePath: instancePath + "/status/code", schemaPath: "#/$defs/OutgoingSessionStatus/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          }
        }
        if (data17.sub_code !== void 0) {
          let data19 = data17.sub_code;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            const err58 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/OutgoingSessionStatus/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 9007199254740991 || isNaN(data19)) {
              const err59 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/OutgoingSessionStatus/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            if (data19 < -9007199254740991 || isNaN(data19)) {
              const err60 = { instancePath: instancePath + "/status/sub_code", schemaPath: "#/$defs/OutgoingSessionStatus/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          }
        }
        if (data17.message !== void 0) {
          if (typeof data17.message !== "string") {
            const err61 = { instancePath: instancePath + "/status/message", schemaPath: "#/$defs/OutgoingSessionStatus/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/OutgoingSessionStatus/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.additional_data !== void 0) {
      let data21 = data.additional_data;
      if (Array.isArray(data21)) {
        const len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data22 = data21[i0];
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.name === void 0) {
              const err63 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
            if (data22.text === void 0) {
              const err64 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            for (const key4 in data22) {
              if (!(key4 === "name" || key4 === "text")) {
                const err65 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data22.name !== void 0) {
              if (typeof data22.name !== "string") {
                const err66 = { instancePath: instancePath + "/additional_data/" + i0 + "/name", schemaPath: "#/$defs/OutgoingNameText/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
            if (data22.text !== void 0) {
              if (typeof data22.text !== "string") {
                const err67 = { instancePath: instancePath + "/additional_data/" + i0 + "/text", schemaPath: "#/$defs/OutgoingNameText/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
          } else {
            const err68 = { instancePath: instancePath + "/additional_data/" + i0, schemaPath: "#/$defs/OutgoingNameText/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
      } else {
        const err69 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data.transactions !== void 0) {
      let data25 = data.transactions;
      if (Array.isArray(data25)) {
        if (data25.length < 1) {
          const err70 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        const len1 = data25.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate21(data25[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data25, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err71 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
    if (data.signature !== void 0) {
      if (typeof data.signature !== "string") {
        const err72 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.endpoint_url !== void 0) {
      if (typeof data.endpoint_url !== "string") {
        const err73 = { instancePath: instancePath + "/endpoint_url", schemaPath: "#/properties/endpoint_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data29 = data.content_type;
      if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
        const err74 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
      if (typeof data29 == "number" && isFinite(data29)) {
        if (data29 > 9007199254740991 || isNaN(data29)) {
          const err75 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        if (data29 < -9007199254740991 || isNaN(data29)) {
          const err76 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
      }
    }
    if (data.max_retry !== void 0) {
      let data30 = data.max_retry;
      if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
        const err77 = { instancePath: instancePath + "/max_retry", schemaPath: "#/properties/max_retry/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
      if (typeof data30 == "number" && isFinite(data30)) {
        if (data30 > 9007199254740991 || isNaN(data30)) {
          const err78 = { instancePath: instancePath + "/max_retry", schemaPath: "#/properties/max_retry/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        if (data30 < -9007199254740991 || isNaN(data30)) {
          const err79 = { instancePath: instancePath + "/max_retry", schemaPath: "#/properties/max_retry/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
      }
    }
    if (data.event_type !== void 0) {
      if (typeof data.event_type !== "string") {
        const err80 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
    if (data.event_subtype !== void 0) {
      if (typeof data.event_subtype !== "string") {
        const err81 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
  } else {
    const err82 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err82];
    } else {
      vErrors.push(err82);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
