// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/merchant-configuration.schema.json. Do not edit: npm run generate.
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

function equalValues(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && equalValues(Reflect.get(a, name), Reflect.get(b, name)));
}

export const checkMerchantConfiguration: AjvValidator = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MerchantConfiguration", "description": "What the service knows of its merchants: the code tables, the catalogue of payment methods, and the accounts of each client with the methods they offer. Credentials are kept apart and are never part of it.", "type": "object", "required": ["countries", "currencies", "methods", "clients"], "additionalProperties": false, "properties": { "countries": { "type": "array", "description": "The countries that the service knows.", "items": { "$ref": "#/$defs/Country" }, "minItems": 1 }, "currencies": { "type": "array", "description": "The currencies that the service knows, and how many decimals each has.", "items": { "$ref": "#/$defs/Currency" }, "minItems": 1 }, "languages": { "type": "array", "description": "Languages of payment pages and customers.", "items": { "$ref": "#/$defs/TextCode" } }, "platforms": { "type": "array", "description": "Platforms that requests are sent from.", "items": { "$ref": "#/$defs/TextCode" } }, "card_states": { "type": "array", "description": "States of methods.", "items": { "$ref": "#/$defs/Code" } }, "session_types": { "type": "array", "description": "Kinds of sessions.", "items": { "$ref": "#/$defs/TextCode" } }, "session_statuses": { "type": "array", "description": "Statuses of sessions.", "items": { "$ref": "#/$defs/StatusCode" } }, "transaction_statuses": { "type": "array", "description": "Statuses of transactions.", "items": { "$ref": "#/$defs/StatusCode" } }, "transaction_types": { "type": "array", "description": "Types of transactions, as callbacks have them in txn_type_id.", "items": { "$ref": "#/$defs/Code" } }, "payment_methods": { "type": "array", "description": "Types of methods, as callbacks have them in payment_method.", "items": { "$ref": "#/$defs/TextCode" } }, "payment_types": { "type": "array", "description": "Types of payments, as callbacks have them in payment_type.", "items": { "$ref": "#/$defs/TextCode" } }, "exchange_services": { "type": "array", "description": "Exchange services that are opted for, by the two digits of service_type_id.", "items": { "$ref": "#/$defs/Code" } }, "operators": { "type": "array", "description": "Operators of mobile networks.", "items": { "$ref": "#/$defs/Code" } }, "closed_codes": { "type": "array", "description": "The codes whose values are closed. A search with a value that is not known has no eligible method; a callback with one is kept for the operator and not sent. Any other code may have values that are not known.", "items": { "$ref": "#/$defs/ClosedCode" }, "uniqueItems": true }, "processors": { "type": "array", "description": "The types of processors that ask for something. Their order means nothing.", "items": { "$ref": "#/$defs/Processor" } }, "methods": { "type": "array", "description": "The catalogue of payment methods. Its order means nothing.", "items": { "$ref": "#/$defs/CatalogueMethod" }, "minItems": 1 }, "account_defaults": { "type": "array", "description": "What storefronts may have in common, by name.", "items": { "$ref": "#/$defs/AccountDefaults" } }, "clients": { "type": "array", "description": "The merchants.", "items": { "$ref": "#/$defs/Client" }, "minItems": 1 } }, "$defs": { "Account": { "title": "Account", "description": "A storefront of a merchant, on the web or in an app. What it does not give it has from its defaults; what both give, it has as it is given here, but for two: an offer replaces only the one of the same method, and the policies must both be met. Every method must meet the policy of its account.", "type": "object", "required": ["account_id"], "additionalProperties": false, "properties": { "account_id": { "type": "integer", "description": "The storefront's ID. Unique within its client.", "minimum": 1, "maximum": 9007199254740991 }, "inherits": { "type": "string", "description": "The name of the account defaults that the storefront has.", "minLength": 1, "maxLength": 100 }, "default_language": { "type": "string", "description": "The language of the payment pages when a request names none: a two-letter ISO 639-1 code. It is given here or in the defaults.", "pattern": "^[a-z]{2}$" }, "default_currency": { "type": "integer", "description": "The currency of a payment whose request names none: a numeric ISO 4217 code. Without it such a payment has no currency, and constraints on the currency decide as their on_missing says.", "minimum": 1, "maximum": 999 }, "required_fields": { "type": "array", "description": "What every search of the storefront must have, besides what the client asks for. A search without it is refused.", "items": { "$ref": "#/$defs/RequiredField" }, "uniqueItems": true }, "policy": { "$ref": "#/$defs/Constraints" }, "offers": { "type": "array", "description": "The methods that the storefront offers. Their order means nothing.", "items": { "$ref": "#/$defs/Offer" }, "minItems": 1 }, "ordering": { "$ref": "#/$defs/Ordering" }, "managed_bookings": { "$ref": "#/$defs/ManagedBookings" }, "withdrawn_methods": { "type": "array", "description": "Methods that the defaults offer and the storefront does not.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } }, "AccountDefaults": { "title": "AccountDefaults", "description": "What several storefronts have in common.", "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "The name that accounts inherit by.", "minLength": 1, "maxLength": 100 }, "default_language": { "type": "string", "description": "The language of the payment pages when a request names none: a two-letter ISO 639-1 code.", "pattern": "^[a-z]{2}$" }, "default_currency": { "type": "integer", "description": "The currency of a payment whose request names none: a numeric ISO 4217 code. Without it such a payment has no currency, and constraints on the currency decide as their on_missing says.", "minimum": 1, "maximum": 999 }, "required_fields": { "type": "array", "description": "What every search of the storefront must have, besides what the client asks for. A search without it is refused.", "items": { "$ref": "#/$defs/RequiredField" }, "uniqueItems": true }, "policy": { "$ref": "#/$defs/Constraints" }, "offers": { "type": "array", "description": "The methods that the storefront offers. Their order means nothing.", "items": { "$ref": "#/$defs/Offer" }, "minItems": 1 }, "ordering": { "$ref": "#/$defs/Ordering" }, "managed_bookings": { "$ref": "#/$defs/ManagedBookings" } } }, "AmountConstraint": { "title": "AmountConstraint", "description": "Looks at the total of the payment, in minor units of its currency. A payment in a currency that has no range here does not meet the constraint. The amount is missing when the payment has no currency, or one that is not in the table of currencies, as it cannot be counted then.", "type": "object", "required": ["ranges"], "additionalProperties": false, "properties": { "ranges": { "type": "array", "description": "The totals that are accepted: a range for each currency, and one without bounds for a currency in which every amount is.", "items": { "$ref": "#/$defs/AmountRange" }, "minItems": 1 }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, "AmountRange": { "title": "AmountRange", "description": "The totals accepted in one currency. Both bounds belong to the range; a bound that is not given does not limit.", "type": "object", "required": ["currency"], "additionalProperties": false, "properties": { "currency": { "type": "integer", "description": "The numeric ISO 4217 code of the currency.", "minimum": 1, "maximum": 999 }, "min": { "type": "integer", "description": "The least amount accepted, in minor units of the currency.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "max": { "type": "integer", "description": "The greatest amount accepted, in minor units of the currency.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "Arrangement": { "title": "Arrangement", "description": "What becomes of the order of the eligible methods. They start by base preference; then first applies, then last, then each move. Methods that are not eligible are passed over. Without members the order stays.", "type": "object", "required": [], "additionalProperties": false, "properties": { "first": { "type": "array", "description": "The methods that come first, in this order.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "uniqueItems": true }, "last": { "type": "array", "description": "The methods that come last, in this order.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "uniqueItems": true }, "move": { "type": "array", "description": "Single moves, one after another.", "items": { "$ref": "#/$defs/MethodMove" } } } }, "CallbackCodes": { "title": "CallbackCodes", "description": "Members of a callback whose values are internal codes of the service. A code that the processor reports goes before those given here, and one given for the status of the session before one given for all. A member without a code is left out.", "type": "object", "required": [], "additionalProperties": false, "properties": { "event_type": { "type": "string", "description": "The kind of event." }, "event_subtype": { "type": "string", "description": "The kind of event, more finely." }, "content_type": { "type": "integer", "description": "The kind of content.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "endpoint_url": { "type": "string", "description": "The endpoint. Not its address, in spite of the name." }, "by_session_status": { "type": "array", "description": "Codes by the status of the session. The first entry that matches counts, and it alone.", "items": { "$ref": "#/$defs/SessionStatusCodes" }, "default": [] } } }, "CallbackSecrets": { "title": "CallbackSecrets", "description": "What the callbacks of a merchant are signed with: secrets by their IDs. Their values stand in the secrets file and never in this configuration. body_signature is the secret of the member signature, which callbacks have when it is given. mac_salt is the salt of the member hmac of each transaction, which goes with mac.", "type": "object", "required": ["webhook"], "additionalProperties": false, "properties": { "webhook": { "type": "array", "description": "The secrets that the headers of each delivery are signed with. Several let the merchant change over without a pause: every one that is not retired signs, and there are at most 16.", "items": { "$ref": "#/$defs/SecretId" }, "minItems": 1, "uniqueItems": true }, "body_signature": { "$ref": "#/$defs/SecretId" }, "mac_salt": { "$ref": "#/$defs/SecretId" } } }, "CatalogueMethod": { "title": "CatalogueMethod", "description": "A payment method as the service carries it, for any merchant.", "type": "object", "required": ["id", "name", "psp_type", "state_id", "capabilities"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The card ID of the method: what answers name it by.", "minimum": 1, "maximum": 9007199254740991 }, "name": { "type": "string", "description": "A name for people. Answers do not carry it.", "minLength": 1, "maxLength": 100 }, "psp_type": { "type": "string", "description": "The type of processor that makes the payment; may be empty. Words of visible characters with single spaces between them, so that it reads the same after XML has collapsed its white space.", "pattern": "^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$", "maxLength": 100 }, "state_id": { "type": "integer", "description": "The card state that answers carry. Its values are the operator's own.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "capabilities": { "$ref": "#/$defs/Constraints" } } }, "Client": { "title": "Client", "description": "A merchant.", "type": "object", "required": ["client_id", "name", "accounts"], "additionalProperties": false, "properties": { "client_id": { "type": "integer", "description": "The merchant's ID at the service.", "minimum": 1, "maximum": 9007199254740991 }, "name": { "type": "string", "description": "The merchant's name, for people.", "minLength": 1, "maxLength": 100 }, "required_fields": { "type": "array", "description": "What every search of the merchant must have. A search without it is refused.", "items": { "$ref": "#/$defs/RequiredField" }, "uniqueItems": true }, "accounts": { "type": "array", "description": "The merchant's storefronts.", "items": { "$ref": "#/$defs/Account" }, "minItems": 1 }, "callbacks": { "$ref": "#/$defs/ClientCallbacks" } } }, "ClientCallbacks": { "title": "ClientCallbacks", "description": "How a merchant is told what becomes of its payment sessions. A client without it gets no callbacks, and reports on its sessions are refused.", "type": "object", "required": ["endpoint", "secrets"], "additionalProperties": false, "properties": { "endpoint": { "type": "string", "description": "The address that callbacks are posted to: a URL without user name, password and fragment. Outside the sandbox it is https.", "pattern": "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", "maxLength": 2048 }, "allowed_origins": { "type": "array", "description": "The origins that the callback_url of a session may have. A session with another callback_url, or none, has its callbacks posted to the endpoint. An origin is scheme, host and port as browsers write it: lower case, without a port that the scheme implies.", "items": { "type": "string", "pattern": "^https?://[^\\s/?#@\\\\]+$", "maxLength": 260 }, "maxItems": 100, "uniqueItems": true, "default": [] }, "secrets": { "$ref": "#/$defs/CallbackSecrets" }, "mac": { "$ref": "#/$defs/MacSpecification" }, "emit": { "$ref": "#/$defs/Emission" }, "required_members": { "type": "array", "description": "Members that every transaction must have. A callback without one of them is kept for the operator and not sent.", "items": { "$ref": "#/$defs/RequiredMember" }, "uniqueItems": true, "default": [] }, "time_zone": { "type": "string", "description": "The merchant's time zone, by its name in the IANA database. With it each transaction has a local_date_time.", "pattern": "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "maxLength": 64 }, "internal_codes": { "$ref": "#/$defs/CallbackCodes" }, "retry": { "$ref": "#/$defs/RetryPolicy" }, "on_exhausted": { "description": "What becomes of a callback that the last retry did not deliver. park: it waits for the operator, and with it what comes after it in its session. skip: the next callback of the session is sent. coalesce: the newest callback of the session is sent and stands for those before it.", "enum": ["park", "skip", "coalesce"], "default": "park" }, "final_session_codes": { "type": "array", "description": "The session statuses, by their codes, that the merchant must hear of: no newer callback stands for one that tells of such a status.", "items": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "uniqueItems": true, "default": [] }, "concurrency": { "type": "integer", "description": "How many callbacks may be under way to an origin at once.", "minimum": 1, "maximum": 1e3, "default": 20 }, "rate_per_second": { "type": "integer", "description": "How many callbacks a second may be sent to an origin. Without it there is no limit.", "minimum": 1, "maximum": 1e5 }, "connect_timeout_ms": { "type": "integer", "description": "How long connecting may take, TLS included, in milliseconds.", "minimum": 100, "maximum": 6e4, "default": 5e3 }, "total_timeout_ms": { "type": "integer", "description": "How long a delivery may take from connecting to the end of the answer, in milliseconds.", "minimum": 100, "maximum": 3e5, "default": 15e3 } } }, "ClosedCode": { "title": "ClosedCode", "description": "A code of searches or callbacks whose values can be closed: those that are not in its table are refused then. country is the country of the payment (and the point of sale of a callback), order_country that of an order's line, phone_country that of the customer's phone, billing_country and traveller_country those of addresses and travellers; the table of all is countries. card is the ID of a method, card_state the state that methods have.", "enum": ["country", "order_country", "phone_country", "billing_country", "traveller_country", "currency", "language", "platform", "card", "card_state", "session_type", "session_status", "transaction_status", "transaction_type", "payment_method", "payment_type", "exchange_service", "operator"] }, "Code": { "title": "Code", "description": "A code that is an integer, and what it stands for.", "type": "object", "required": ["id", "label"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "label": { "type": "string", "description": "What it stands for, for people.", "minLength": 1, "maxLength": 200 } } }, "Constraints": { "title": "Constraints", "description": "What a payment must be: every constraint given here must be met, and one that is not given asks for nothing. As the capabilities of a method they say what the method can do; as a policy they narrow that down, and can never widen it, because a payment must meet both; as the condition of a rule they say when it applies. Inside not, a missing input is still decided by on_missing as it is written.", "type": "object", "required": [], "additionalProperties": false, "properties": { "country": { "$ref": "#/$defs/CountryConstraint" }, "currency": { "$ref": "#/$defs/CurrencyConstraint" }, "amount": { "$ref": "#/$defs/AmountConstraint" }, "product_type": { "$ref": "#/$defs/ProductTypeConstraint" }, "transaction_type": { "$ref": "#/$defs/TransactionTypeConstraint" }, "fees": { "type": "array", "description": "Constraints on the fees. All of them must be met.", "items": { "$ref": "#/$defs/FeeConstraint" }, "minItems": 1 }, "order": { "$ref": "#/$defs/OrderConstraint" }, "platform": { "$ref": "#/$defs/PlatformConstraint" }, "language": { "$ref": "#/$defs/LanguageConstraint" }, "version": { "$ref": "#/$defs/VersionConstraint" }, "sdk_version": { "$ref": "#/$defs/SdkVersionConstraint" }, "device_id": { "$ref": "#/$defs/PresenceConstraint" }, "mobile": { "$ref": "#/$defs/MobileConstraint" }, "email": { "$ref": "#/$defs/EmailConstraint" }, "ip": { "$ref": "#/$defs/IpConstraint" }, "effective": { "$ref": "#/$defs/EffectivePeriod" }, "all": { "type": "array", "description": "Constraints that must all be met, for several of one kind.", "items": { "$ref": "#/$defs/Constraints" }, "minItems": 1 }, "any": { "type": "array", "description": "Alternatives: the constraints of at least one of them must be met.", "items": { "$ref": "#/$defs/Constraints" }, "minItems": 1 }, "not": { "$ref": "#/$defs/Constraints" } } }, "Country": { "title": "Country", "description": "A country that payments may be made in.", "type": "object", "required": ["id", "alpha2code"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The service's own code of the country, as requests name it.", "minimum": 1, "maximum": 9007199254740991 }, "alpha2code": { "type": "string", "description": "The two-letter ISO 3166 code of the country.", "pattern": "^[A-Z]{2}$" } } }, "CountryConstraint": { "title": "CountryConstraint", "description": "Looks at the country of the payment, which every request names.", "anyOf": [{ "title": "OnlyCountries", "description": "Accepts countries that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The countries that are accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } }, { "title": "ExceptCountries", "description": "Accepts countries that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The countries that are not accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } }] }, "Currency": { "title": "Currency", "description": "A currency that payments may be made in.", "type": "object", "required": ["id", "alpha3code", "decimals"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The numeric ISO 4217 code of the currency.", "minimum": 1, "maximum": 999 }, "alpha3code": { "type": "string", "description": "The three-letter ISO 4217 code of the currency.", "pattern": "^[A-Z]{3}$" }, "decimals": { "type": "integer", "description": "How many decimal places the currency has. One minor unit is the last of them: amounts in this configuration are integers that count minor units.", "minimum": 0, "maximum": 4 } } }, "CurrencyConstraint": { "title": "CurrencyConstraint", "description": "Looks at the currency of the payment: the one the request names or else the account's default. It is missing when there is neither.", "anyOf": [{ "title": "OnlyCurrencies", "description": "Accepts currencies that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The currencies that are accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 999 }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, { "title": "ExceptCurrencies", "description": "Accepts currencies that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The currencies that are not accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 999 }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }] }, "EffectivePeriod": { "title": "EffectivePeriod", "description": "Looks at the moment of the decision. A bound that is not given does not limit.", "type": "object", "required": [], "additionalProperties": false, "properties": { "from": { "type": "string", "description": "The first moment: an RFC 3339 date and time with its offset.", "format": "date-time" }, "until": { "type": "string", "description": "The moment that is the first one past the period: an RFC 3339 date and time with its offset.", "format": "date-time" } } }, "EmailConstraint": { "title": "EmailConstraint", "description": "Looks at the customer's e-mail account. Every member given must be met.", "type": "object", "required": [], "additionalProperties": false, "properties": { "address": { "$ref": "#/$defs/PresenceConstraint" }, "type": { "$ref": "#/$defs/TextConstraint" }, "validated": { "$ref": "#/$defs/ValidatedConstraint" } } }, "Emission": { "title": "Emission", "description": "Which changes of a status give a callback: those to a status that passes. A report that changes several gives one callback, when any of them passes.", "type": "object", "required": [], "additionalProperties": false, "properties": { "session": { "$ref": "#/$defs/StatusFilter" }, "transaction": { "$ref": "#/$defs/StatusFilter" } } }, "FeeAmountConstraint": { "title": "FeeAmountConstraint", "description": "Looks at the sum of the fees, in minor units of the payment's currency. A sum in a currency that has no range here does not meet the constraint. It is missing when there is no such fee, or when the payment has no currency that is in the table of currencies.", "type": "object", "required": ["ranges"], "additionalProperties": false, "properties": { "ranges": { "type": "array", "description": "The sums that are accepted: a range for each currency, and one without bounds for a currency in which every sum is.", "items": { "$ref": "#/$defs/AmountRange" }, "minItems": 1 }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, "FeeConstraint": { "title": "FeeConstraint", "description": "Looks at the fees of the transaction that have the type given here, or at all of them, those without a type among them. Type 1 is the service fee.", "type": "object", "required": [], "additionalProperties": false, "properties": { "type": { "$ref": "#/$defs/TransactionType" }, "present": { "type": "boolean", "description": "Whether there must be such a fee, or must not." }, "amount": { "$ref": "#/$defs/FeeAmountConstraint" } } }, "FormsOfPayment": { "title": "FormsOfPayment", "description": "Which of the offered methods may pay for a managed booking, by their IDs.", "anyOf": [{ "title": "OnlyFormsOfPayment", "description": "Accepts methods that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The methods that are accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } }, { "title": "ExceptFormsOfPayment", "description": "Accepts methods that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The methods that are not accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } }] }, "IpConstraint": { "title": "IpConstraint", "description": "Looks at the IP address that the transaction comes from. It is missing when the text of the request is no address. An IPv4 address mapped into IPv6 counts as IPv4.", "anyOf": [{ "title": "OnlyIpRanges", "description": "Accepts addresses in one of the ranges.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The ranges that are accepted.", "items": { "type": "string", "description": "An IPv4 or IPv6 address, or a range in CIDR notation: 203.0.113.0/24, 2001:db8::/32.", "maxLength": 64 }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, { "title": "ExceptIpRanges", "description": "Accepts addresses in none of the ranges.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The ranges that are not accepted.", "items": { "type": "string", "description": "An IPv4 or IPv6 address, or a range in CIDR notation: 203.0.113.0/24, 2001:db8::/32.", "maxLength": 64 }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }] }, "LanguageConstraint": { "title": "LanguageConstraint", "description": "Looks at the language of the payment pages: the one the request names, in either case, or else the account's default. It is never missing.", "anyOf": [{ "title": "OnlyLanguages", "description": "Accepts languages that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The languages that are accepted.", "items": { "type": "string", "pattern": "^[a-z]{2}$" }, "minItems": 1, "uniqueItems": true } } }, { "title": "ExceptLanguages", "description": "Accepts languages that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The languages that are not accepted.", "items": { "type": "string", "pattern": "^[a-z]{2}$" }, "minItems": 1, "uniqueItems": true } } }] }, "LineCountConstraint": { "title": "LineCountConstraint", "description": "Looks at how many lines the order has. Both bounds belong to the range; a bound that is not given does not limit.", "type": "object", "required": [], "additionalProperties": false, "properties": { "min": { "type": "integer", "description": "The least number of lines.", "minimum": 0, "maximum": 1e6 }, "max": { "type": "integer", "description": "The greatest number of lines.", "minimum": 0, "maximum": 1e6 } } }, "MacField": { "title": "MacField", "description": "A value that enters the MAC of a transaction. Text enters as it stands, an integer as its digits, any other number in the shortest decimal form that reads back as the same number (RFC 8785), unless decimals says how many.", "type": "object", "required": ["pointer", "required"], "additionalProperties": false, "properties": { "of": { "description": "Where the pointer starts: at the transaction, or at the callback around it.", "enum": ["transaction", "callback"], "default": "transaction" }, "pointer": { "type": "string", "description": "The value, by its JSON Pointer (RFC 6901). It cannot be a hmac or the signature, which are made after it.", "pattern": "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "maxLength": 256 }, "required": { "type": "boolean", "description": "Whether a transaction without the value has no MAC. Otherwise the value enters when it is present." }, "decimals": { "type": "integer", "description": "Digits after the decimal point, for a number: it is rounded to the nearest, a tie away from zero, and padded with zeros.", "minimum": 0, "maximum": 15 } } }, "MacSpecification": { "title": "MacSpecification", "description": "How the MAC of a transaction is made for a merchant: the SHA-512 digest of the values of the fields, in their order, joined with the salt into one text.", "type": "object", "required": ["fields", "separator", "salt_position", "salt_separator", "booleans", "absent", "charset", "hex_case"], "additionalProperties": false, "properties": { "fields": { "type": "array", "description": "What enters the MAC, in order.", "items": { "$ref": "#/$defs/MacField" }, "minItems": 1, "maxItems": 100 }, "separator": { "type": "string", "description": "What stands between two values; it may be empty. Where it is empty, or can occur in a value, different transactions may have the same MAC: a control character such as U+001F does not occur in ordinary values.", "maxLength": 16 }, "salt_position": { "description": "Where the salt stands: before the values, after them, or both. With a salt that only leads, whoever sees a MAC can make the MAC of a longer text without knowing the salt.", "enum": ["leading", "trailing", "both"] }, "salt_separator": { "type": "string", "description": "What stands between the salt and the values; it may be empty.", "maxLength": 16 }, "booleans": { "description": "How true and false are written.", "enum": ["true/false", "1/0"] }, "absent": { "description": "What a field that is not required contributes when its value is absent: nothing at all (omit), or an empty text with its separator (empty), which keeps the places of the others.", "enum": ["omit", "empty"] }, "charset": { "description": "The bytes of the text. With iso-8859-1 a transaction that holds other characters in its fields has no MAC.", "enum": ["utf-8", "iso-8859-1"] }, "hex_case": { "description": "The case of the hexadecimal digits A to F in the MAC. A MAC in the other case is refused.", "enum": ["lower", "upper"] } } }, "ManagedBookings": { "title": "ManagedBookings", "description": "What holds besides for transactions of type 5, self-service for managed bookings. An ordering given here replaces the account's.", "type": "object", "required": [], "additionalProperties": false, "properties": { "forms_of_payment": { "$ref": "#/$defs/FormsOfPayment" }, "policy": { "$ref": "#/$defs/Constraints" }, "ordering": { "$ref": "#/$defs/Ordering" } } }, "MethodMove": { "title": "MethodMove", "description": "Moves one method next to another. Nothing happens when either is not eligible.", "anyOf": [{ "title": "MoveBefore", "description": "Moves a method right before another.", "type": "object", "required": ["method_id", "before"], "additionalProperties": false, "properties": { "method_id": { "type": "integer", "description": "The method that is moved.", "minimum": 1, "maximum": 9007199254740991 }, "before": { "type": "integer", "description": "The method that it is put before.", "minimum": 1, "maximum": 9007199254740991 } } }, { "title": "MoveAfter", "description": "Moves a method right behind another.", "type": "object", "required": ["method_id", "after"], "additionalProperties": false, "properties": { "method_id": { "type": "integer", "description": "The method that is moved.", "minimum": 1, "maximum": 9007199254740991 }, "after": { "type": "integer", "description": "The method that it is put behind.", "minimum": 1, "maximum": 9007199254740991 } } }] }, "MissingInput": { "title": "MissingInput", "description": "What a constraint decides when the request leaves out the value that it looks at: the method stays eligible as far as this constraint goes, or it is ineligible. Without a decision here it is ineligible: what a request does not say is never taken for a yes.", "enum": ["eligible", "ineligible"], "default": "ineligible" }, "MobileConstraint": { "title": "MobileConstraint", "description": "Looks at the customer's mobile phone. Every member given must be met.", "type": "object", "required": [], "additionalProperties": false, "properties": { "number": { "$ref": "#/$defs/PresenceConstraint" }, "type": { "$ref": "#/$defs/TextConstraint" }, "country": { "$ref": "#/$defs/PhoneCountryConstraint" }, "validated": { "$ref": "#/$defs/ValidatedConstraint" } } }, "Offer": { "title": "Offer", "description": "A method of the catalogue that a storefront offers.", "type": "object", "required": ["method_id", "base_preference"], "additionalProperties": false, "properties": { "method_id": { "type": "integer", "description": "The ID of the method in the catalogue.", "minimum": 1, "maximum": 9007199254740991 }, "base_preference": { "type": "integer", "description": "The rank of the method before any other consideration: lower is preferred, and of equals the lower method ID. Answers number their methods with it where that keeps the numbers ascending and unique, and one past the method before where it does not.", "minimum": 0, "maximum": 1e6 }, "policy": { "$ref": "#/$defs/Constraints" } } }, "OrderConstraint": { "title": "OrderConstraint", "description": "Looks at the lines of the order. Every member given must be met.", "type": "object", "required": [], "additionalProperties": false, "properties": { "lines": { "$ref": "#/$defs/LineCountConstraint" }, "sku": { "$ref": "#/$defs/SkuConstraint" }, "airline_data": { "$ref": "#/$defs/PresenceConstraint" }, "country": { "$ref": "#/$defs/OrderCountryConstraint" } } }, "OrderCountryConstraint": { "title": "OrderCountryConstraint", "description": "Looks at the countries of the order's amounts, one of which every line has.", "anyOf": [{ "title": "OnlyOrderCountries", "description": "Accepts orders all of whose amounts are in countries that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The countries that are accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } }, { "title": "ExceptOrderCountries", "description": "Accepts orders none of whose amounts is in a country that is listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The countries that are not accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } }] }, "Ordering": { "title": "Ordering", "description": "How eligible methods are ordered. The first rule whose condition is met applies, and it alone; when there is none, the default does.", "type": "object", "required": ["rules", "default"], "additionalProperties": false, "properties": { "rules": { "type": "array", "description": "The rules, in the order in which they are tried.", "items": { "$ref": "#/$defs/OrderingRule" } }, "default": { "$ref": "#/$defs/Arrangement" } } }, "OrderingRule": { "title": "OrderingRule", "description": "One rule of an ordering.", "type": "object", "required": ["name", "when", "then"], "additionalProperties": false, "properties": { "name": { "type": "string", "description": "A name for people. Explanations give it.", "minLength": 1, "maxLength": 100 }, "when": { "$ref": "#/$defs/Constraints" }, "then": { "$ref": "#/$defs/Arrangement" } } }, "PhoneCountryConstraint": { "title": "PhoneCountryConstraint", "description": "Looks at the country of the customer's mobile phone. It is missing when the request does not name it.", "anyOf": [{ "title": "OnlyPhoneCountries", "description": "Accepts countries that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The countries that are accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, { "title": "ExceptPhoneCountries", "description": "Accepts countries that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The countries that are not accepted.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }] }, "PlatformConstraint": { "title": "PlatformConstraint", "description": "Looks at the platform that the request was sent from, which every request names. Platforms are open values, compared letter for letter.", "anyOf": [{ "title": "OnlyPlatforms", "description": "Accepts platforms that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The platforms that are accepted.", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true } } }, { "title": "ExceptPlatforms", "description": "Accepts platforms that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The platforms that are not accepted.", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true } } }] }, "PresenceConstraint": { "title": "PresenceConstraint", "description": "Looks at whether something is there. An empty text is not.", "type": "object", "required": ["present"], "additionalProperties": false, "properties": { "present": { "type": "boolean", "description": "Whether it must be there, or must not." } } }, "Processor": { "title": "Processor", "description": "What a type of processor asks of every payment.", "type": "object", "required": ["psp_type", "required_fields"], "additionalProperties": false, "properties": { "psp_type": { "type": "string", "description": "The type, as methods have it.", "maxLength": 100 }, "required_fields": { "type": "array", "description": "What a search must have for the processor's methods to be eligible.", "items": { "$ref": "#/$defs/RequiredField" }, "uniqueItems": true } } }, "ProductType": { "title": "ProductType", "description": "What is sold: 100 a ticket, 200 an ancillary, 210 an insurance.", "enum": ["100", "200", "210"] }, "ProductTypeConstraint": { "title": "ProductTypeConstraint", "description": "Looks at what is sold, which a request may leave out.", "anyOf": [{ "title": "OnlyProductTypes", "description": "Accepts product types that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The product types that are accepted.", "items": { "$ref": "#/$defs/ProductType" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, { "title": "ExceptProductTypes", "description": "Accepts product types that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The product types that are not accepted.", "items": { "$ref": "#/$defs/ProductType" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }] }, "RequiredField": { "title": "RequiredField", "description": "An element that a search may leave out, by its path below the root. An empty text counts as left out.", "enum": ["transaction/type_id", "transaction/product_type", "transaction/fees/fee", "transaction/amount/currency_id", "client_info/language", "client_info/sdk-version", "client_info/device_id", "client_info/mobile/mobile", "client_info/mobile/mobile_type", "client_info/mobile/country_id", "client_info/mobile/validated", "client_info/email/email", "client_info/email/email_type", "client_info/email/validated"] }, "RequiredMember": { "title": "RequiredMember", "description": "A member of a transaction that callbacks hold or not as the merchant is configured. psp/id and its like are asked for where there is a psp: list psp as well to ask for it always.", "enum": ["short_code", "psp", "psp/id", "psp/name", "psp/external-id", "rebilling_info", "fraud", "tms_info"] }, "RetryPolicy": { "title": "RetryPolicy", "description": "When a callback that was not accepted is sent again.", "type": "object", "required": [], "additionalProperties": false, "properties": { "schedule_seconds": { "type": "array", "description": "The pauses before the first retry, the second, and so on, in seconds; there are as many retries as pauses. An endpoint that asks for more time (Retry-After) gets it.", "items": { "type": "integer", "minimum": 1, "maximum": 2592e3 }, "maxItems": 100, "default": [5, 300, 1800, 7200, 18e3, 36e3, 50400, 72e3, 86400] }, "jitter": { "type": "number", "description": "How far chance may lengthen or shorten each pause, as a part of it, so that what failed together is not sent again together.", "minimum": 0, "maximum": 1, "default": 0.1 } } }, "SdkVersionConstraint": { "title": "SdkVersionConstraint", "description": "Looks at the version of the SDK, which a request may leave out. Both bounds belong to the range; a bound that is not given does not limit.", "type": "object", "required": [], "additionalProperties": false, "properties": { "min": { "type": "integer", "description": "The least version accepted.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "max": { "type": "integer", "description": "The greatest version accepted.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, "SecretId": { "title": "SecretId", "description": "The name of a secret, as the secrets file has it. Names may be logged. The text of a secret does not pass for one.", "type": "string", "pattern": "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" }, "SessionStatusCodes": { "title": "SessionStatusCodes", "description": "The codes of callbacks that tell of a session with a given status.", "type": "object", "required": ["code"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status of the session, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "Its status more closely, by its sub-code. Without it any sub-code matches, and none.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "event_type": { "type": "string", "description": "The kind of event." }, "event_subtype": { "type": "string", "description": "The kind of event, more finely." }, "content_type": { "type": "integer", "description": "The kind of content.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "endpoint_url": { "type": "string", "description": "The endpoint. Not its address, in spite of the name." } } }, "SkuConstraint": { "title": "SkuConstraint", "description": "Looks at the stock keeping units of all products of the order. One is missing where a product has none, or where the order has no product; on_missing decides unless another product has decided already.", "anyOf": [{ "title": "OnlySkus", "description": "Accepts orders all of whose products are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The stock keeping units that are accepted.", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, { "title": "ExceptSkus", "description": "Accepts orders none of whose products is listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The stock keeping units that are not accepted.", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }] }, "StatusCode": { "title": "StatusCode", "description": "A status, of a session or a transaction, and what it stands for.", "type": "object", "required": ["code", "label"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "The status more closely, by its sub-code. Without it every sub-code is known, and none.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "label": { "type": "string", "description": "What it stands for, for people.", "minLength": 1, "maxLength": 200 } } }, "StatusFilter": { "title": "StatusFilter", "description": "Looks at the status that something changed to. Without a filter every status passes.", "default": { "except": [] }, "anyOf": [{ "title": "OnlyStatuses", "description": "Lets statuses pass that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The statuses that pass: none when the list is empty.", "items": { "$ref": "#/$defs/StatusMatch" }, "uniqueItems": true } } }, { "title": "ExceptStatuses", "description": "Lets statuses pass that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The statuses that do not pass.", "items": { "$ref": "#/$defs/StatusMatch" }, "uniqueItems": true } } }] }, "StatusMatch": { "title": "StatusMatch", "description": "A status, of a session or a transaction.", "type": "object", "required": ["code"], "additionalProperties": false, "properties": { "code": { "type": "integer", "description": "The status, by its code.", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "sub_code": { "type": "integer", "description": "The status more closely, by its sub-code. Without it any sub-code matches, and none.", "minimum": -9007199254740991, "maximum": 9007199254740991 } } }, "TextCode": { "title": "TextCode", "description": "A code that is a text, and what it stands for.", "type": "object", "required": ["id", "label"], "additionalProperties": false, "properties": { "id": { "type": "string", "description": "The code, letter for letter." }, "label": { "type": "string", "description": "What it stands for, for people.", "minLength": 1, "maxLength": 200 } } }, "TextConstraint": { "title": "TextConstraint", "description": "Looks at a text that is an open value, letter for letter.", "anyOf": [{ "title": "OnlyTexts", "description": "Accepts texts that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The texts that are accepted.", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, { "title": "ExceptTexts", "description": "Accepts texts that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The texts that are not accepted.", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }] }, "TransactionType": { "title": "TransactionType", "description": "The type of a transaction: 1 online shopping, 2 offline shopping, 3 self-service online, 4 self-service offline, 5 self-service online for managed bookings, 6 self-service online from a payment link.", "enum": [1, 2, 3, 4, 5, 6] }, "TransactionTypeConstraint": { "title": "TransactionTypeConstraint", "description": "Looks at the type of the transaction, which a request may leave out.", "anyOf": [{ "title": "OnlyTransactionTypes", "description": "Accepts transaction types that are listed.", "type": "object", "required": ["only"], "additionalProperties": false, "properties": { "only": { "type": "array", "description": "The transaction types that are accepted.", "items": { "$ref": "#/$defs/TransactionType" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, { "title": "ExceptTransactionTypes", "description": "Accepts transaction types that are not listed.", "type": "object", "required": ["except"], "additionalProperties": false, "properties": { "except": { "type": "array", "description": "The transaction types that are not accepted.", "items": { "$ref": "#/$defs/TransactionType" }, "minItems": 1, "uniqueItems": true }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }] }, "ValidatedConstraint": { "title": "ValidatedConstraint", "description": "Looks at whether something was verified, which a request may leave out.", "type": "object", "required": ["is"], "additionalProperties": false, "properties": { "is": { "type": "boolean", "description": "What the request must say." }, "on_missing": { "$ref": "#/$defs/MissingInput" } } }, "VersionConstraint": { "title": "VersionConstraint", "description": "Looks at the version of the API or application that sends the request. Versions are compared number by number, so that 5.10 is above 5.9 and 5.9.0 equals 5.9; what follows a hyphen or a plus takes no part. The version is missing when the request's text does not start with such numbers.", "type": "object", "required": [], "additionalProperties": false, "properties": { "from": { "type": "string", "description": "The least version accepted.", "pattern": "^[0-9]{1,9}(?:\\.[0-9]{1,9}){0,7}$" }, "below": { "type": "string", "description": "The least version that is no longer accepted.", "pattern": "^[0-9]{1,9}(?:\\.[0-9]{1,9}){0,7}$" }, "on_missing": { "$ref": "#/$defs/MissingInput" } } } }, "$id": "contract" };
var schema45 = { "title": "ClosedCode", "description": "A code of searches or callbacks whose values can be closed: those that are not in its table are refused then. country is the country of the payment (and the point of sale of a callback), order_country that of an order's line, phone_country that of the customer's phone, billing_country and traveller_country those of addresses and travellers; the table of all is countries. card is the ID of a method, card_state the state that methods have.", "enum": ["country", "order_country", "phone_country", "billing_country", "traveller_country", "currency", "language", "platform", "card", "card_state", "session_type", "session_status", "transaction_status", "transaction_type", "payment_method", "payment_type", "exchange_service", "operator"] };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("^[A-Z]{2}$", "u");
var pattern5 = new RegExp("^[A-Z]{3}$", "u");
var schema47 = { "title": "RequiredField", "description": "An element that a search may leave out, by its path below the root. An empty text counts as left out.", "enum": ["transaction/type_id", "transaction/product_type", "transaction/fees/fee", "transaction/amount/currency_id", "client_info/language", "client_info/sdk-version", "client_info/device_id", "client_info/mobile/mobile", "client_info/mobile/mobile_type", "client_info/mobile/country_id", "client_info/mobile/validated", "client_info/email/email", "client_info/email/email_type", "client_info/email/validated"] };
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
    if (data.psp_type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "psp_type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.required_fields === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required_fields" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "psp_type" || key0 === "required_fields")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.psp_type !== void 0) {
      let data0 = data.psp_type;
      if (typeof data0 === "string") {
        if (countCodePoints(data0) > 100) {
          const err3 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.required_fields !== void 0) {
      let data1 = data.required_fields;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(data2 === "transaction/type_id" || data2 === "transaction/product_type" || data2 === "transaction/fees/fee" || data2 === "transaction/amount/currency_id" || data2 === "client_info/language" || data2 === "client_info/sdk-version" || data2 === "client_info/device_id" || data2 === "client_info/mobile/mobile" || data2 === "client_info/mobile/mobile_type" || data2 === "client_info/mobile/country_id" || data2 === "client_info/mobile/validated" || data2 === "client_info/email/email" || data2 === "client_info/email/email_type" || data2 === "client_info/email/validated")) {
            const err5 = { instancePath: instancePath + "/required_fields/" + i0, schemaPath: "#/$defs/RequiredField/enum", keyword: "enum", params: { allowedValues: schema47.enum } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data1[i1], data1[j0])) {
                  const err6 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err7 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern6 = new RegExp("^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$", "u");
var schema49 = { "title": "Constraints", "description": "What a payment must be: every constraint given here must be met, and one that is not given asks for nothing. As the capabilities of a method they say what the method can do; as a policy they narrow that down, and can never widen it, because a payment must meet both; as the condition of a rule they say when it applies. Inside not, a missing input is still decided by on_missing as it is written.", "type": "object", "required": [], "additionalProperties": false, "properties": { "country": { "$ref": "#/$defs/CountryConstraint" }, "currency": { "$ref": "#/$defs/CurrencyConstraint" }, "amount": { "$ref": "#/$defs/AmountConstraint" }, "product_type": { "$ref": "#/$defs/ProductTypeConstraint" }, "transaction_type": { "$ref": "#/$defs/TransactionTypeConstraint" }, "fees": { "type": "array", "description": "Constraints on the fees. All of them must be met.", "items": { "$ref": "#/$defs/FeeConstraint" }, "minItems": 1 }, "order": { "$ref": "#/$defs/OrderConstraint" }, "platform": { "$ref": "#/$defs/PlatformConstraint" }, "language": { "$ref": "#/$defs/LanguageConstraint" }, "version": { "$ref": "#/$defs/VersionConstraint" }, "sdk_version": { "$ref": "#/$defs/SdkVersionConstraint" }, "device_id": { "$ref": "#/$defs/PresenceConstraint" }, "mobile": { "$ref": "#/$defs/MobileConstraint" }, "email": { "$ref": "#/$defs/EmailConstraint" }, "ip": { "$ref": "#/$defs/IpConstraint" }, "effective": { "$ref": "#/$defs/EffectivePeriod" }, "all": { "type": "array", "description": "Constraints that must all be met, for several of one kind.", "items": { "$ref": "#/$defs/Constraints" }, "minItems": 1 }, "any": { "type": "array", "description": "Alternatives: the constraints of at least one of them must be met.", "items": { "$ref": "#/$defs/Constraints" }, "minItems": 1 }, "not": { "$ref": "#/$defs/Constraints" } } };
var schema52 = { "title": "MissingInput", "description": "What a constraint decides when the request leaves out the value that it looks at: the method stays eligible as far as this constraint goes, or it is ineligible. Without a decision here it is ineligible: what a request does not say is never taken for a yes.", "enum": ["eligible", "ineligible"], "default": "ineligible" };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 999 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err8 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err10 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err11 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err13 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 999 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err15 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err16 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err18 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err20 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate25.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate25.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
    if (data.ranges === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ranges" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ranges" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data0 = data.ranges;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.currency === void 0) {
              const err3 = { instancePath: instancePath + "/ranges/" + i0, schemaPath: "#/$defs/AmountRange/required", keyword: "required", params: { missingProperty: "currency" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "currency" || key1 === "min" || key1 === "max")) {
                const err4 = { instancePath: instancePath + "/ranges/" + i0, schemaPath: "#/$defs/AmountRange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data1.currency !== void 0) {
              let data2 = data1.currency;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err5 = { instancePath: instancePath + "/ranges/" + i0 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 999 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/ranges/" + i0 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err7 = { instancePath: instancePath + "/ranges/" + i0 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
            }
            if (data1.min !== void 0) {
              let data3 = data1.min;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err8 = { instancePath: instancePath + "/ranges/" + i0 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                  const err9 = { instancePath: instancePath + "/ranges/" + i0 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3 < -9007199254740991 || isNaN(data3)) {
                  const err10 = { instancePath: instancePath + "/ranges/" + i0 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
            }
            if (data1.max !== void 0) {
              let data4 = data1.max;
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err11 = { instancePath: instancePath + "/ranges/" + i0 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                  const err12 = { instancePath: instancePath + "/ranges/" + i0 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data4 < -9007199254740991 || isNaN(data4)) {
                  const err13 = { instancePath: instancePath + "/ranges/" + i0 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/ranges/" + i0, schemaPath: "#/$defs/AmountRange/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err16 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema58 = { "title": "ProductType", "description": "What is sold: 100 a ticket, 200 an ancillary, 210 an insurance.", "enum": ["100", "200", "210"] };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "100" || data1 === "200" || data1 === "210")) {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/ProductType/enum", keyword: "enum", params: { allowedValues: schema58.enum } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err4 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err5 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err6 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err10 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(data4 === "100" || data4 === "200" || data4 === "210")) {
            const err11 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/ProductType/enum", keyword: "enum", params: { allowedValues: schema58.enum } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data3[i3], data3[j1])) {
                  const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
        }
      } else {
        const err13 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err14 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate29.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema63 = { "title": "TransactionType", "description": "The type of a transaction: 1 online shopping, 2 offline shopping, 3 self-service online, 4 self-service offline, 5 self-service online for managed bookings, 6 self-service online from a payment link.", "enum": [1, 2, 3, 4, 5, 6] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6)) {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/TransactionType/enum", keyword: "enum", params: { allowedValues: schema63.enum } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err4 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err5 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err6 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err10 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(data4 === 1 || data4 === 2 || data4 === 3 || data4 === 4 || data4 === 5 || data4 === 6)) {
            const err11 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/TransactionType/enum", keyword: "enum", params: { allowedValues: schema63.enum } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data3[i3], data3[j1])) {
                  const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
        }
      } else {
        const err13 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err14 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate31.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate31.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ranges === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ranges" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ranges" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data0 = data.ranges;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.currency === void 0) {
              const err3 = { instancePath: instancePath + "/ranges/" + i0, schemaPath: "#/$defs/AmountRange/required", keyword: "required", params: { missingProperty: "currency" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "currency" || key1 === "min" || key1 === "max")) {
                const err4 = { instancePath: instancePath + "/ranges/" + i0, schemaPath: "#/$defs/AmountRange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data1.currency !== void 0) {
              let data2 = data1.currency;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err5 = { instancePath: instancePath + "/ranges/" + i0 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 999 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/ranges/" + i0 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err7 = { instancePath: instancePath + "/ranges/" + i0 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
            }
            if (data1.min !== void 0) {
              let data3 = data1.min;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err8 = { instancePath: instancePath + "/ranges/" + i0 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                  const err9 = { instancePath: instancePath + "/ranges/" + i0 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3 < -9007199254740991 || isNaN(data3)) {
                  const err10 = { instancePath: instancePath + "/ranges/" + i0 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
            }
            if (data1.max !== void 0) {
              let data4 = data1.max;
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err11 = { instancePath: instancePath + "/ranges/" + i0 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                  const err12 = { instancePath: instancePath + "/ranges/" + i0 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data4 < -9007199254740991 || isNaN(data4)) {
                  const err13 = { instancePath: instancePath + "/ranges/" + i0 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/ranges/" + i0, schemaPath: "#/$defs/AmountRange/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err16 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "present" || key0 === "amount")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === 1 || data0 === 2 || data0 === 3 || data0 === 4 || data0 === 5 || data0 === 6)) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/TransactionType/enum", keyword: "enum", params: { allowedValues: schema63.enum } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.present !== void 0) {
      if (typeof data.present !== "boolean") {
        const err2 = { instancePath: instancePath + "/present", schemaPath: "#/properties/present/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      if (!validate34(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err4 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err6 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err10 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (typeof data3[i2] !== "string") {
            const err11 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err14 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate38.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate38.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "lines" || key0 === "sku" || key0 === "airline_data" || key0 === "country")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.lines !== void 0) {
      let data0 = data.lines;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "min" || key1 === "max")) {
            const err1 = { instancePath: instancePath + "/lines", schemaPath: "#/$defs/LineCountConstraint/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data0.min !== void 0) {
          let data1 = data0.min;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err2 = { instancePath: instancePath + "/lines/min", schemaPath: "#/$defs/LineCountConstraint/properties/min/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1)) {
              const err3 = { instancePath: instancePath + "/lines/min", schemaPath: "#/$defs/LineCountConstraint/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/lines/min", schemaPath: "#/$defs/LineCountConstraint/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
        if (data0.max !== void 0) {
          let data2 = data0.max;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err5 = { instancePath: instancePath + "/lines/max", schemaPath: "#/$defs/LineCountConstraint/properties/max/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e6 || isNaN(data2)) {
              const err6 = { instancePath: instancePath + "/lines/max", schemaPath: "#/$defs/LineCountConstraint/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/lines/max", schemaPath: "#/$defs/LineCountConstraint/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/lines", schemaPath: "#/$defs/LineCountConstraint/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sku !== void 0) {
      if (!validate38(data.sku, { instancePath: instancePath + "/sku", parentData: data, parentDataProperty: "sku", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate38.errors);
        errors = vErrors.length;
      }
    }
    if (data.airline_data !== void 0) {
      let data4 = data.airline_data;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.present === void 0) {
          const err9 = { instancePath: instancePath + "/airline_data", schemaPath: "#/$defs/PresenceConstraint/required", keyword: "required", params: { missingProperty: "present" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        for (const key2 in data4) {
          if (!(key2 === "present")) {
            const err10 = { instancePath: instancePath + "/airline_data", schemaPath: "#/$defs/PresenceConstraint/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data4.present !== void 0) {
          if (typeof data4.present !== "boolean") {
            const err11 = { instancePath: instancePath + "/airline_data/present", schemaPath: "#/$defs/PresenceConstraint/properties/present/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/airline_data", schemaPath: "#/$defs/PresenceConstraint/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data6 = data.country;
      const _errs19 = errors;
      let valid6 = false;
      const _errs20 = errors;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.only === void 0) {
          const err13 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        for (const key3 in data6) {
          if (!(key3 === "only")) {
            const err14 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data6.only !== void 0) {
          let data7 = data6.only;
          if (Array.isArray(data7)) {
            if (data7.length < 1) {
              const err15 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data8 = data7[i0];
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err16 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 9007199254740991 || isNaN(data8)) {
                  const err17 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data8 < 1 || isNaN(data8)) {
                  const err18 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            }
            let i1 = data7.length;
            let j0;
            if (i1 > 1) {
              const indices0 = {};
              for (; i1--; ) {
                let item0 = data7[i1];
                if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err19 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i1;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid0 = _errs20 === errors;
      valid6 = valid6 || _valid0;
      if (_valid0) {
        var props1 = true;
      }
      const _errs27 = errors;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.except === void 0) {
          const err22 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key4 in data6) {
          if (!(key4 === "except")) {
            const err23 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data6.except !== void 0) {
          let data9 = data6.except;
          if (Array.isArray(data9)) {
            if (data9.length < 1) {
              const err24 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            const len1 = data9.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data10 = data9[i2];
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err25 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 9007199254740991 || isNaN(data10)) {
                  const err26 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (data10 < 1 || isNaN(data10)) {
                  const err27 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              }
            }
            let i3 = data9.length;
            let j1;
            if (i3 > 1) {
              const indices1 = {};
              for (; i3--; ) {
                let item1 = data9[i3];
                if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err28 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i3;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid0 = _errs27 === errors;
      valid6 = valid6 || _valid0;
      if (_valid0) {
        if (props1 !== true) {
          props1 = true;
        }
      }
      if (!valid6) {
        const err31 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/OrderCountryConstraint/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = _errs19;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern9 = new RegExp("^[0-9]{1,9}(?:\\.[0-9]{1,9}){0,7}$", "u");
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "from" || key0 === "below" || key0 === "on_missing")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data0 = data.from;
      if (typeof data0 === "string") {
        if (!pattern9.test(data0)) {
          const err1 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,9}(?:\\.[0-9]{1,9}){0,7}$" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.below !== void 0) {
      let data1 = data.below;
      if (typeof data1 === "string") {
        if (!pattern9.test(data1)) {
          const err3 = { instancePath: instancePath + "/below", schemaPath: "#/properties/below/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,9}(?:\\.[0-9]{1,9}){0,7}$" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/below", schemaPath: "#/properties/below/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err5 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "min" || key0 === "max" || key0 === "on_missing")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.min !== void 0) {
      let data0 = data.min;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.max !== void 0) {
      let data1 = data.max;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err7 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err4 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err6 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err10 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (typeof data3[i2] !== "string") {
            const err11 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err14 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate46.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate46.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err8 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err10 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err11 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err13 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 9007199254740991 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err15 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err16 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err18 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err20 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate48.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate48.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "is" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.is !== void 0) {
      if (typeof data.is !== "boolean") {
        const err2 = { instancePath: instancePath + "/is", schemaPath: "#/properties/is/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data1 = data.on_missing;
      if (!(data1 === "eligible" || data1 === "ineligible")) {
        const err3 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "number" || key0 === "type" || key0 === "country" || key0 === "validated")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.present === void 0) {
          const err1 = { instancePath: instancePath + "/number", schemaPath: "#/$defs/PresenceConstraint/required", keyword: "required", params: { missingProperty: "present" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "present")) {
            const err2 = { instancePath: instancePath + "/number", schemaPath: "#/$defs/PresenceConstraint/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data0.present !== void 0) {
          if (typeof data0.present !== "boolean") {
            const err3 = { instancePath: instancePath + "/number/present", schemaPath: "#/$defs/PresenceConstraint/properties/present/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/number", schemaPath: "#/$defs/PresenceConstraint/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate46(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate46.errors);
        errors = vErrors.length;
      }
    }
    if (data.country !== void 0) {
      if (!validate48(data.country, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate48.errors);
        errors = vErrors.length;
      }
    }
    if (data.validated !== void 0) {
      if (!validate50(data.validated, { instancePath: instancePath + "/validated", parentData: data, parentDataProperty: "validated", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate50.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "address" || key0 === "type" || key0 === "validated")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      let data0 = data.address;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.present === void 0) {
          const err1 = { instancePath: instancePath + "/address", schemaPath: "#/$defs/PresenceConstraint/required", keyword: "required", params: { missingProperty: "present" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "present")) {
            const err2 = { instancePath: instancePath + "/address", schemaPath: "#/$defs/PresenceConstraint/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data0.present !== void 0) {
          if (typeof data0.present !== "boolean") {
            const err3 = { instancePath: instancePath + "/address/present", schemaPath: "#/$defs/PresenceConstraint/properties/present/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/address", schemaPath: "#/$defs/PresenceConstraint/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate46(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate46.errors);
        errors = vErrors.length;
      }
    }
    if (data.validated !== void 0) {
      if (!validate50(data.validated, { instancePath: instancePath + "/validated", parentData: data, parentDataProperty: "validated", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate50.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (countCodePoints(data1) > 64) {
              const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err5 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err7 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err9 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err10 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err11 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (typeof data4 === "string") {
            if (countCodePoints(data4) > 64) {
              const err12 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err14 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err16 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err18 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate57.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate57.evaluated = { "dynamicProps": true, "dynamicItems": false };
var pattern7 = new RegExp("^[a-z]{2}$", "u");
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
var wrapper0 = { validate: validate24 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema49.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data0 = data.country;
      const _errs4 = errors;
      let valid2 = false;
      const _errs5 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.only === void 0) {
          const err1 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "only")) {
            const err2 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data0.only !== void 0) {
          let data1 = data0.only;
          if (Array.isArray(data1)) {
            if (data1.length < 1) {
              const err3 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err4 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
            let i1 = data1.length;
            let j0;
            if (i1 > 1) {
              const indices0 = {};
              for (; i1--; ) {
                let item0 = data1[i1];
                if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err7 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i1;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/0/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        var props0 = true;
      }
      const _errs12 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.except === void 0) {
          const err10 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key2 in data0) {
          if (!(key2 === "except")) {
            const err11 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.except !== void 0) {
          let data3 = data0.except;
          if (Array.isArray(data3)) {
            if (data3.length < 1) {
              const err12 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            const len1 = data3.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data4 = data3[i2];
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err13 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                  const err14 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data4 < 1 || isNaN(data4)) {
                  const err15 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
            }
            let i3 = data3.length;
            let j1;
            if (i3 > 1) {
              const indices1 = {};
              for (; i3--; ) {
                let item1 = data3[i3];
                if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err16 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i3;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = true;
        }
      }
      if (!valid2) {
        const err19 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.currency !== void 0) {
      if (!validate25(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== void 0) {
      if (!validate27(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate27.errors);
        errors = vErrors.length;
      }
    }
    if (data.product_type !== void 0) {
      if (!validate29(data.product_type, { instancePath: instancePath + "/product_type", parentData: data, parentDataProperty: "product_type", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction_type !== void 0) {
      if (!validate31(data.transaction_type, { instancePath: instancePath + "/transaction_type", parentData: data, parentDataProperty: "transaction_type", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate31.errors);
        errors = vErrors.length;
      }
    }
    if (data.fees !== void 0) {
      let data9 = data.fees;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err20 = { instancePath: instancePath + "/fees", schemaPath: "#/properties/fees/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len2 = data9.length;
        for (let i4 = 0; i4 < len2; i4++) {
          if (!validate33(data9[i4], { instancePath: instancePath + "/fees/" + i4, parentData: data9, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate33.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/fees", schemaPath: "#/properties/fees/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.order !== void 0) {
      if (!validate37(data.order, { instancePath: instancePath + "/order", parentData: data, parentDataProperty: "order", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate37.errors);
        errors = vErrors.length;
      }
    }
    if (data.platform !== void 0) {
      let data12 = data.platform;
      const _errs29 = errors;
      let valid14 = false;
      const _errs30 = errors;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.only === void 0) {
          const err22 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key3 in data12) {
          if (!(key3 === "only")) {
            const err23 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data12.only !== void 0) {
          let data13 = data12.only;
          if (Array.isArray(data13)) {
            if (data13.length < 1) {
              const err24 = { instancePath: instancePath + "/platform/only", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            const len3 = data13.length;
            for (let i5 = 0; i5 < len3; i5++) {
              if (typeof data13[i5] !== "string") {
                const err25 = { instancePath: instancePath + "/platform/only/" + i5, schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            let i6 = data13.length;
            let j2;
            if (i6 > 1) {
              const indices2 = {};
              for (; i6--; ) {
                let item2 = data13[i6];
                if (typeof item2 !== "string") {
                  continue;
                }
                if (typeof indices2[item2] == "number") {
                  j2 = indices2[item2];
                  const err26 = { instancePath: instancePath + "/platform/only", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 } };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                  break;
                }
                indices2[item2] = i6;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/platform/only", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      var _valid1 = _errs30 === errors;
      valid14 = valid14 || _valid1;
      if (_valid1) {
        var props4 = true;
      }
      const _errs37 = errors;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.except === void 0) {
          const err29 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        for (const key4 in data12) {
          if (!(key4 === "except")) {
            const err30 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data12.except !== void 0) {
          let data15 = data12.except;
          if (Array.isArray(data15)) {
            if (data15.length < 1) {
              const err31 = { instancePath: instancePath + "/platform/except", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            const len4 = data15.length;
            for (let i7 = 0; i7 < len4; i7++) {
              if (typeof data15[i7] !== "string") {
                const err32 = { instancePath: instancePath + "/platform/except/" + i7, schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            let i8 = data15.length;
            let j3;
            if (i8 > 1) {
              const indices3 = {};
              for (; i8--; ) {
                let item3 = data15[i8];
                if (typeof item3 !== "string") {
                  continue;
                }
                if (typeof indices3[item3] == "number") {
                  j3 = indices3[item3];
                  const err33 = { instancePath: instancePath + "/platform/except", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j3 } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                  break;
                }
                indices3[item3] = i8;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/platform/except", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      var _valid1 = _errs37 === errors;
      valid14 = valid14 || _valid1;
      if (_valid1) {
        if (props4 !== true) {
          props4 = true;
        }
      }
      if (!valid14) {
        const err36 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs29;
        if (vErrors !== null) {
          if (_errs29) {
            vErrors.length = _errs29;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.language !== void 0) {
      let data17 = data.language;
      const _errs46 = errors;
      let valid24 = false;
      const _errs47 = errors;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.only === void 0) {
          const err37 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/LanguageConstraint/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key5 in data17) {
          if (!(key5 === "only")) {
            const err38 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/LanguageConstraint/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data17.only !== void 0) {
          let data18 = data17.only;
          if (Array.isArray(data18)) {
            if (data18.length < 1) {
              const err39 = { instancePath: instancePath + "/language/only", schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            const len5 = data18.length;
            for (let i9 = 0; i9 < len5; i9++) {
              let data19 = data18[i9];
              if (typeof data19 === "string") {
                if (!pattern7.test(data19)) {
                  const err40 = { instancePath: instancePath + "/language/only/" + i9, schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/items/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" } };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
              } else {
                const err41 = { instancePath: instancePath + "/language/only/" + i9, schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            let i10 = data18.length;
            let j4;
            if (i10 > 1) {
              const indices4 = {};
              for (; i10--; ) {
                let item4 = data18[i10];
                if (typeof item4 !== "string") {
                  continue;
                }
                if (typeof indices4[item4] == "number") {
                  j4 = indices4[item4];
                  const err42 = { instancePath: instancePath + "/language/only", schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i10, j: j4 } };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                  break;
                }
                indices4[item4] = i10;
              }
            }
          } else {
            const err43 = { instancePath: instancePath + "/language/only", schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/LanguageConstraint/anyOf/0/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      var _valid2 = _errs47 === errors;
      valid24 = valid24 || _valid2;
      if (_valid2) {
        var props5 = true;
      }
      const _errs54 = errors;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.except === void 0) {
          const err45 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/LanguageConstraint/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        for (const key6 in data17) {
          if (!(key6 === "except")) {
            const err46 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/LanguageConstraint/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data17.except !== void 0) {
          let data20 = data17.except;
          if (Array.isArray(data20)) {
            if (data20.length < 1) {
              const err47 = { instancePath: instancePath + "/language/except", schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            const len6 = data20.length;
            for (let i11 = 0; i11 < len6; i11++) {
              let data21 = data20[i11];
              if (typeof data21 === "string") {
                if (!pattern7.test(data21)) {
                  const err48 = { instancePath: instancePath + "/language/except/" + i11, schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/items/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" } };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              } else {
                const err49 = { instancePath: instancePath + "/language/except/" + i11, schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            let i12 = data20.length;
            let j5;
            if (i12 > 1) {
              const indices5 = {};
              for (; i12--; ) {
                let item5 = data20[i12];
                if (typeof item5 !== "string") {
                  continue;
                }
                if (typeof indices5[item5] == "number") {
                  j5 = indices5[item5];
                  const err50 = { instancePath: instancePath + "/language/except", schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i12, j: j5 } };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                  break;
                }
                indices5[item5] = i12;
              }
            }
          } else {
            const err51 = { instancePath: instancePath + "/language/except", schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/LanguageConstraint/anyOf/1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      var _valid2 = _errs54 === errors;
      valid24 = valid24 || _valid2;
      if (_valid2) {
        if (props5 !== true) {
          props5 = true;
        }
      }
      if (!valid24) {
        const err53 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/LanguageConstraint/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      } else {
        errors = _errs46;
        if (vErrors !== null) {
          if (_errs46) {
            vErrors.length = _errs46;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.version !== void 0) {
      if (!validate41(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate41.errors);
        errors = vErrors.length;
      }
    }
    if (data.sdk_version !== void 0) {
      if (!validate43(data.sdk_version, { instancePath: instancePath + "/sdk_version", parentData: data, parentDataProperty: "sdk_version", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate43.errors);
        errors = vErrors.length;
      }
    }
    if (data.device_id !== void 0) {
      let data24 = data.device_id;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.present === void 0) {
          const err54 = { instancePath: instancePath + "/device_id", schemaPath: "#/$defs/PresenceConstraint/required", keyword: "required", params: { missingProperty: "present" } };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        for (const key7 in data24) {
          if (!(key7 === "present")) {
            const err55 = { instancePath: instancePath + "/device_id", schemaPath: "#/$defs/PresenceConstraint/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data24.present !== void 0) {
          if (typeof data24.present !== "boolean") {
            const err56 = { instancePath: instancePath + "/device_id/present", schemaPath: "#/$defs/PresenceConstraint/properties/present/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/device_id", schemaPath: "#/$defs/PresenceConstraint/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.mobile !== void 0) {
      if (!validate45(data.mobile, { instancePath: instancePath + "/mobile", parentData: data, parentDataProperty: "mobile", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate45.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== void 0) {
      if (!validate53(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.ip !== void 0) {
      if (!validate57(data.ip, { instancePath: instancePath + "/ip", parentData: data, parentDataProperty: "ip", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.effective !== void 0) {
      let data29 = data.effective;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        for (const key8 in data29) {
          if (!(key8 === "from" || key8 === "until")) {
            const err58 = { instancePath: instancePath + "/effective", schemaPath: "#/$defs/EffectivePeriod/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data29.from !== void 0) {
          let data30 = data29.from;
          if (typeof data30 === "string") {
            if (!formats0.test(data30)) {
              const err59 = { instancePath: instancePath + "/effective/from", schemaPath: "#/$defs/EffectivePeriod/properties/from/format", keyword: "format", params: { format: "date-time" } };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          } else {
            const err60 = { instancePath: instancePath + "/effective/from", schemaPath: "#/$defs/EffectivePeriod/properties/from/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data29.until !== void 0) {
          let data31 = data29.until;
          if (typeof data31 === "string") {
            if (!formats0.test(data31)) {
              const err61 = { instancePath: instancePath + "/effective/until", schemaPath: "#/$defs/EffectivePeriod/properties/until/format", keyword: "format", params: { format: "date-time" } };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          } else {
            const err62 = { instancePath: instancePath + "/effective/until", schemaPath: "#/$defs/EffectivePeriod/properties/until/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
      } else {
        const err63 = { instancePath: instancePath + "/effective", schemaPath: "#/$defs/EffectivePeriod/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
    }
    if (data.all !== void 0) {
      let data32 = data.all;
      if (Array.isArray(data32)) {
        if (data32.length < 1) {
          const err64 = { instancePath: instancePath + "/all", schemaPath: "#/properties/all/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        const len7 = data32.length;
        for (let i13 = 0; i13 < len7; i13++) {
          if (!wrapper0.validate(data32[i13], { instancePath: instancePath + "/all/" + i13, parentData: data32, parentDataProperty: i13, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err65 = { instancePath: instancePath + "/all", schemaPath: "#/properties/all/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.any !== void 0) {
      let data34 = data.any;
      if (Array.isArray(data34)) {
        if (data34.length < 1) {
          const err66 = { instancePath: instancePath + "/any", schemaPath: "#/properties/any/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        const len8 = data34.length;
        for (let i14 = 0; i14 < len8; i14++) {
          if (!wrapper0.validate(data34[i14], { instancePath: instancePath + "/any/" + i14, parentData: data34, parentDataProperty: i14, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err67 = { instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.not !== void 0) {
      if (!wrapper0.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, wrapper0.validate.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err68 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err68];
    } else {
      vErrors.push(err68);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.psp_type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "psp_type" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.state_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.capabilities === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capabilities" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "psp_type" || key0 === "state_id" || key0 === "capabilities")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (countCodePoints(data1) > 100) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (countCodePoints(data1) < 1) {
          const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.psp_type !== void 0) {
      let data2 = data.psp_type;
      if (typeof data2 === "string") {
        if (countCodePoints(data2) > 100) {
          const err12 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!pattern6.test(data2)) {
          const err13 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/pattern", keyword: "pattern", params: { pattern: "^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.state_id !== void 0) {
      let data3 = data.state_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err15 = { instancePath: instancePath + "/state_id", schemaPath: "#/properties/state_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err16 = { instancePath: instancePath + "/state_id", schemaPath: "#/properties/state_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err17 = { instancePath: instancePath + "/state_id", schemaPath: "#/properties/state_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.capabilities !== void 0) {
      if (!validate24(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate24.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.base_preference === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_preference" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "method_id" || key0 === "base_preference" || key0 === "policy")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.method_id !== void 0) {
      let data0 = data.method_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/method_id", schemaPath: "#/properties/method_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/method_id", schemaPath: "#/properties/method_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/method_id", schemaPath: "#/properties/method_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.base_preference !== void 0) {
      let data1 = data.base_preference;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/base_preference", schemaPath: "#/properties/base_preference/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e6 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/base_preference", schemaPath: "#/properties/base_preference/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/base_preference", schemaPath: "#/properties/base_preference/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.policy !== void 0) {
      if (!validate24(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate24.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "first" || key0 === "last" || key0 === "move")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.first !== void 0) {
      let data0 = data.first;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err1 = { instancePath: instancePath + "/first/" + i0, schemaPath: "#/properties/first/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err2 = { instancePath: instancePath + "/first/" + i0, schemaPath: "#/properties/first/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err3 = { instancePath: instancePath + "/first/" + i0, schemaPath: "#/properties/first/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err4 = { instancePath: instancePath + "/first", schemaPath: "#/properties/first/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/first", schemaPath: "#/properties/first/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.last !== void 0) {
      let data2 = data.last;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data3 = data2[i2];
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err6 = { instancePath: instancePath + "/last/" + i2, schemaPath: "#/properties/last/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 9007199254740991 || isNaN(data3)) {
              const err7 = { instancePath: instancePath + "/last/" + i2, schemaPath: "#/properties/last/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              const err8 = { instancePath: instancePath + "/last/" + i2, schemaPath: "#/properties/last/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        let i3 = data2.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data2[i3];
            if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err9 = { instancePath: instancePath + "/last", schemaPath: "#/properties/last/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/last", schemaPath: "#/properties/last/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.move !== void 0) {
      let data4 = data.move;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data5 = data4[i4];
          const _errs14 = errors;
          let valid10 = false;
          const _errs15 = errors;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.method_id === void 0) {
              const err11 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/0/required", keyword: "required", params: { missingProperty: "method_id" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data5.before === void 0) {
              const err12 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/0/required", keyword: "required", params: { missingProperty: "before" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!(key1 === "method_id" || key1 === "before")) {
                const err13 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data5.method_id !== void 0) {
              let data6 = data5.method_id;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err14 = { instancePath: instancePath + "/move/" + i4 + "/method_id", schemaPath: "#/$defs/MethodMove/anyOf/0/properties/method_id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                  const err15 = { instancePath: instancePath + "/move/" + i4 + "/method_id", schemaPath: "#/$defs/MethodMove/anyOf/0/properties/method_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data6 < 1 || isNaN(data6)) {
                  const err16 = { instancePath: instancePath + "/move/" + i4 + "/method_id", schemaPath: "#/$defs/MethodMove/anyOf/0/properties/method_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
            }
            if (data5.before !== void 0) {
              let data7 = data5.before;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err17 = { instancePath: instancePath + "/move/" + i4 + "/before", schemaPath: "#/$defs/MethodMove/anyOf/0/properties/before/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 9007199254740991 || isNaN(data7)) {
                  const err18 = { instancePath: instancePath + "/move/" + i4 + "/before", schemaPath: "#/$defs/MethodMove/anyOf/0/properties/before/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data7 < 1 || isNaN(data7)) {
                  const err19 = { instancePath: instancePath + "/move/" + i4 + "/before", schemaPath: "#/$defs/MethodMove/anyOf/0/properties/before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/0/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          var _valid0 = _errs15 === errors;
          valid10 = valid10 || _valid0;
          if (_valid0) {
            var props0 = true;
          }
          const _errs22 = errors;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.method_id === void 0) {
              const err21 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/1/required", keyword: "required", params: { missingProperty: "method_id" } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data5.after === void 0) {
              const err22 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/1/required", keyword: "required", params: { missingProperty: "after" } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key2 in data5) {
              if (!(key2 === "method_id" || key2 === "after")) {
                const err23 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data5.method_id !== void 0) {
              let data8 = data5.method_id;
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err24 = { instancePath: instancePath + "/move/" + i4 + "/method_id", schemaPath: "#/$defs/MethodMove/anyOf/1/properties/method_id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 9007199254740991 || isNaN(data8)) {
                  const err25 = { instancePath: instancePath + "/move/" + i4 + "/method_id", schemaPath: "#/$defs/MethodMove/anyOf/1/properties/method_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (data8 < 1 || isNaN(data8)) {
                  const err26 = { instancePath: instancePath + "/move/" + i4 + "/method_id", schemaPath: "#/$defs/MethodMove/anyOf/1/properties/method_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            }
            if (data5.after !== void 0) {
              let data9 = data5.after;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                const err27 = { instancePath: instancePath + "/move/" + i4 + "/after", schemaPath: "#/$defs/MethodMove/anyOf/1/properties/after/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 > 9007199254740991 || isNaN(data9)) {
                  const err28 = { instancePath: instancePath + "/move/" + i4 + "/after", schemaPath: "#/$defs/MethodMove/anyOf/1/properties/after/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (data9 < 1 || isNaN(data9)) {
                  const err29 = { instancePath: instancePath + "/move/" + i4 + "/after", schemaPath: "#/$defs/MethodMove/anyOf/1/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf/1/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          var _valid0 = _errs22 === errors;
          valid10 = valid10 || _valid0;
          if (_valid0) {
            if (props0 !== true) {
              props0 = true;
            }
          }
          if (!valid10) {
            const err31 = { instancePath: instancePath + "/move/" + i4, schemaPath: "#/$defs/MethodMove/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          } else {
            errors = _errs14;
            if (vErrors !== null) {
              if (_errs14) {
                vErrors.length = _errs14;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.when === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "when" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.then === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "then" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "when" || key0 === "then")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (countCodePoints(data0) > 100) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (countCodePoints(data0) < 1) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.when !== void 0) {
      if (!validate24(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate24.errors);
        errors = vErrors.length;
      }
    }
    if (data.then !== void 0) {
      if (!validate69(data.then, { instancePath: instancePath + "/then", parentData: data, parentDataProperty: "then", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rules === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.default === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rules" || key0 === "default")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data0 = data.rules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate67(data0[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate67.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      if (!validate69(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "forms_of_payment" || key0 === "policy" || key0 === "ordering")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.forms_of_payment !== void 0) {
      let data0 = data.forms_of_payment;
      const _errs4 = errors;
      let valid2 = false;
      const _errs5 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.only === void 0) {
          const err1 = { instancePath: instancePath + "/forms_of_payment", schemaPath: "#/$defs/FormsOfPayment/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "only")) {
            const err2 = { instancePath: instancePath + "/forms_of_payment", schemaPath: "#/$defs/FormsOfPayment/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data0.only !== void 0) {
          let data1 = data0.only;
          if (Array.isArray(data1)) {
            if (data1.length < 1) {
              const err3 = { instancePath: instancePath + "/forms_of_payment/only", schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err4 = { instancePath: instancePath + "/forms_of_payment/only/" + i0, schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/forms_of_payment/only/" + i0, schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/forms_of_payment/only/" + i0, schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
            let i1 = data1.length;
            let j0;
            if (i1 > 1) {
              const indices0 = {};
              for (; i1--; ) {
                let item0 = data1[i1];
                if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err7 = { instancePath: instancePath + "/forms_of_payment/only", schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i1;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/forms_of_payment/only", schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/forms_of_payment", schemaPath: "#/$defs/FormsOfPayment/anyOf/0/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        var props0 = true;
      }
      const _errs12 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.except === void 0) {
          const err10 = { instancePath: instancePath + "/forms_of_payment", schemaPath: "#/$defs/FormsOfPayment/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key2 in data0) {
          if (!(key2 === "except")) {
            const err11 = { instancePath: instancePath + "/forms_of_payment", schemaPath: "#/$defs/FormsOfPayment/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.except !== void 0) {
          let data3 = data0.except;
          if (Array.isArray(data3)) {
            if (data3.length < 1) {
              const err12 = { instancePath: instancePath + "/forms_of_payment/except", schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            const len1 = data3.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data4 = data3[i2];
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err13 = { instancePath: instancePath + "/forms_of_payment/except/" + i2, schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                  const err14 = { instancePath: instancePath + "/forms_of_payment/except/" + i2, schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data4 < 1 || isNaN(data4)) {
                  const err15 = { instancePath: instancePath + "/forms_of_payment/except/" + i2, schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
            }
            let i3 = data3.length;
            let j1;
            if (i3 > 1) {
              const indices1 = {};
              for (; i3--; ) {
                let item1 = data3[i3];
                if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err16 = { instancePath: instancePath + "/forms_of_payment/except", schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i3;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/forms_of_payment/except", schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/forms_of_payment", schemaPath: "#/$defs/FormsOfPayment/anyOf/1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = true;
        }
      }
      if (!valid2) {
        const err19 = { instancePath: instancePath + "/forms_of_payment", schemaPath: "#/$defs/FormsOfPayment/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.policy !== void 0) {
      if (!validate24(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate24.errors);
        errors = vErrors.length;
      }
    }
    if (data.ordering !== void 0) {
      if (!validate66(data.ordering, { instancePath: instancePath + "/ordering", parentData: data, parentDataProperty: "ordering", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "default_language" || key0 === "default_currency" || key0 === "required_fields" || key0 === "policy" || key0 === "offers" || key0 === "ordering" || key0 === "managed_bookings")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (countCodePoints(data0) > 100) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (countCodePoints(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.default_language !== void 0) {
      let data1 = data.default_language;
      if (typeof data1 === "string") {
        if (!pattern7.test(data1)) {
          const err5 = { instancePath: instancePath + "/default_language", schemaPath: "#/properties/default_language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/default_language", schemaPath: "#/properties/default_language/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.default_currency !== void 0) {
      let data2 = data.default_currency;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 999 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.required_fields !== void 0) {
      let data3 = data.required_fields;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (!(data4 === "transaction/type_id" || data4 === "transaction/product_type" || data4 === "transaction/fees/fee" || data4 === "transaction/amount/currency_id" || data4 === "client_info/language" || data4 === "client_info/sdk-version" || data4 === "client_info/device_id" || data4 === "client_info/mobile/mobile" || data4 === "client_info/mobile/mobile_type" || data4 === "client_info/mobile/country_id" || data4 === "client_info/mobile/validated" || data4 === "client_info/email/email" || data4 === "client_info/email/email_type" || data4 === "client_info/email/validated")) {
            const err10 = { instancePath: instancePath + "/required_fields/" + i0, schemaPath: "#/$defs/RequiredField/enum", keyword: "enum", params: { allowedValues: schema47.enum } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data3[i1], data3[j0])) {
                  const err11 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err12 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.policy !== void 0) {
      if (!validate24(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate24.errors);
        errors = vErrors.length;
      }
    }
    if (data.offers !== void 0) {
      let data6 = data.offers;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err13 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!validate63(data6[i2], { instancePath: instancePath + "/offers/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate63.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.ordering !== void 0) {
      if (!validate66(data.ordering, { instancePath: instancePath + "/ordering", parentData: data, parentDataProperty: "ordering", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.managed_bookings !== void 0) {
      if (!validate74(data.managed_bookings, { instancePath: instancePath + "/managed_bookings", parentData: data, parentDataProperty: "managed_bookings", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate74.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema113 = { "title": "Account", "description": "A storefront of a merchant, on the web or in an app. What it does not give it has from its defaults; what both give, it has as it is given here, but for two: an offer replaces only the one of the same method, and the policies must both be met. Every method must meet the policy of its account.", "type": "object", "required": ["account_id"], "additionalProperties": false, "properties": { "account_id": { "type": "integer", "description": "The storefront's ID. Unique within its client.", "minimum": 1, "maximum": 9007199254740991 }, "inherits": { "type": "string", "description": "The name of the account defaults that the storefront has.", "minLength": 1, "maxLength": 100 }, "default_language": { "type": "string", "description": "The language of the payment pages when a request names none: a two-letter ISO 639-1 code. It is given here or in the defaults.", "pattern": "^[a-z]{2}$" }, "default_currency": { "type": "integer", "description": "The currency of a payment whose request names none: a numeric ISO 4217 code. Without it such a payment has no currency, and constraints on the currency decide as their on_missing says.", "minimum": 1, "maximum": 999 }, "required_fields": { "type": "array", "description": "What every search of the storefront must have, besides what the client asks for. A search without it is refused.", "items": { "$ref": "#/$defs/RequiredField" }, "uniqueItems": true }, "policy": { "$ref": "#/$defs/Constraints" }, "offers": { "type": "array", "description": "The methods that the storefront offers. Their order means nothing.", "items": { "$ref": "#/$defs/Offer" }, "minItems": 1 }, "ordering": { "$ref": "#/$defs/Ordering" }, "managed_bookings": { "$ref": "#/$defs/ManagedBookings" }, "withdrawn_methods": { "type": "array", "description": "Methods that the defaults offer and the storefront does not.", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "uniqueItems": true } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema113.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      let data0 = data.account_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.inherits !== void 0) {
      let data1 = data.inherits;
      if (typeof data1 === "string") {
        if (countCodePoints(data1) > 100) {
          const err5 = { instancePath: instancePath + "/inherits", schemaPath: "#/properties/inherits/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (countCodePoints(data1) < 1) {
          const err6 = { instancePath: instancePath + "/inherits", schemaPath: "#/properties/inherits/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/inherits", schemaPath: "#/properties/inherits/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.default_language !== void 0) {
      let data2 = data.default_language;
      if (typeof data2 === "string") {
        if (!pattern7.test(data2)) {
          const err8 = { instancePath: instancePath + "/default_language", schemaPath: "#/properties/default_language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/default_language", schemaPath: "#/properties/default_language/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.default_currency !== void 0) {
      let data3 = data.default_currency;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err10 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 999 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.required_fields !== void 0) {
      let data4 = data.required_fields;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (!(data5 === "transaction/type_id" || data5 === "transaction/product_type" || data5 === "transaction/fees/fee" || data5 === "transaction/amount/currency_id" || data5 === "client_info/language" || data5 === "client_info/sdk-version" || data5 === "client_info/device_id" || data5 === "client_info/mobile/mobile" || data5 === "client_info/mobile/mobile_type" || data5 === "client_info/mobile/country_id" || data5 === "client_info/mobile/validated" || data5 === "client_info/email/email" || data5 === "client_info/email/email_type" || data5 === "client_info/email/validated")) {
            const err13 = { instancePath: instancePath + "/required_fields/" + i0, schemaPath: "#/$defs/RequiredField/enum", keyword: "enum", params: { allowedValues: schema47.enum } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data4[i1], data4[j0])) {
                  const err14 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err15 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.policy !== void 0) {
      if (!validate24(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate24.errors);
        errors = vErrors.length;
      }
    }
    if (data.offers !== void 0) {
      let data7 = data.offers;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err16 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!validate63(data7[i2], { instancePath: instancePath + "/offers/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate63.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.ordering !== void 0) {
      if (!validate66(data.ordering, { instancePath: instancePath + "/ordering", parentData: data, parentDataProperty: "ordering", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.managed_bookings !== void 0) {
      if (!validate74(data.managed_bookings, { instancePath: instancePath + "/managed_bookings", parentData: data, parentDataProperty: "managed_bookings", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate74.errors);
        errors = vErrors.length;
      }
    }
    if (data.withdrawn_methods !== void 0) {
      let data11 = data.withdrawn_methods;
      if (Array.isArray(data11)) {
        if (data11.length < 1) {
          const err18 = { instancePath: instancePath + "/withdrawn_methods", schemaPath: "#/properties/withdrawn_methods/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len2 = data11.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data12 = data11[i3];
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err19 = { instancePath: instancePath + "/withdrawn_methods/" + i3, schemaPath: "#/properties/withdrawn_methods/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 9007199254740991 || isNaN(data12)) {
              const err20 = { instancePath: instancePath + "/withdrawn_methods/" + i3, schemaPath: "#/properties/withdrawn_methods/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data12 < 1 || isNaN(data12)) {
              const err21 = { instancePath: instancePath + "/withdrawn_methods/" + i3, schemaPath: "#/properties/withdrawn_methods/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
        let i4 = data11.length;
        let j1;
        if (i4 > 1) {
          const indices0 = {};
          for (; i4--; ) {
            let item0 = data11[i4];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j1 = indices0[item0];
              const err22 = { instancePath: instancePath + "/withdrawn_methods", schemaPath: "#/properties/withdrawn_methods/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
              break;
            }
            indices0[item0] = i4;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/withdrawn_methods", schemaPath: "#/properties/withdrawn_methods/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema115 = { "title": "ClientCallbacks", "description": "How a merchant is told what becomes of its payment sessions. A client without it gets no callbacks, and reports on its sessions are refused.", "type": "object", "required": ["endpoint", "secrets"], "additionalProperties": false, "properties": { "endpoint": { "type": "string", "description": "The address that callbacks are posted to: a URL without user name, password and fragment. Outside the sandbox it is https.", "pattern": "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", "maxLength": 2048 }, "allowed_origins": { "type": "array", "description": "The origins that the callback_url of a session may have. A session with another callback_url, or none, has its callbacks posted to the endpoint. An origin is scheme, host and port as browsers write it: lower case, without a port that the scheme implies.", "items": { "type": "string", "pattern": "^https?://[^\\s/?#@\\\\]+$", "maxLength": 260 }, "maxItems": 100, "uniqueItems": true, "default": [] }, "secrets": { "$ref": "#/$defs/CallbackSecrets" }, "mac": { "$ref": "#/$defs/MacSpecification" }, "emit": { "$ref": "#/$defs/Emission" }, "required_members": { "type": "array", "description": "Members that every transaction must have. A callback without one of them is kept for the operator and not sent.", "items": { "$ref": "#/$defs/RequiredMember" }, "uniqueItems": true, "default": [] }, "time_zone": { "type": "string", "description": "The merchant's time zone, by its name in the IANA database. With it each transaction has a local_date_time.", "pattern": "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "maxLength": 64 }, "internal_codes": { "$ref": "#/$defs/CallbackCodes" }, "retry": { "$ref": "#/$defs/RetryPolicy" }, "on_exhausted": { "description": "What becomes of a callback that the last retry did not deliver. park: it waits for the operator, and with it what comes after it in its session. skip: the next callback of the session is sent. coalesce: the newest callback of the session is sent and stands for those before it.", "enum": ["park", "skip", "coalesce"], "default": "park" }, "final_session_codes": { "type": "array", "description": "The session statuses, by their codes, that the merchant must hear of: no newer callback stands for one that tells of such a status.", "items": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "uniqueItems": true, "default": [] }, "concurrency": { "type": "integer", "description": "How many callbacks may be under way to an origin at once.", "minimum": 1, "maximum": 1e3, "default": 20 }, "rate_per_second": { "type": "integer", "description": "How many callbacks a second may be sent to an origin. Without it there is no limit.", "minimum": 1, "maximum": 1e5 }, "connect_timeout_ms": { "type": "integer", "description": "How long connecting may take, TLS included, in milliseconds.", "minimum": 100, "maximum": 6e4, "default": 5e3 }, "total_timeout_ms": { "type": "integer", "description": "How long a delivery may take from connecting to the end of the answer, in milliseconds.", "minimum": 100, "maximum": 3e5, "default": 15e3 } } };
var schema126 = { "title": "RequiredMember", "description": "A member of a transaction that callbacks hold or not as the merchant is configured. psp/id and its like are asked for where there is a psp: list psp as well to ask for it always.", "enum": ["short_code", "psp", "psp/id", "psp/name", "psp/external-id", "rebilling_info", "fraud", "tms_info"] };
var pattern13 = new RegExp("^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", "u");
var pattern14 = new RegExp("^https?://[^\\s/?#@\\\\]+$", "u");
var pattern19 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "u");
var pattern15 = new RegExp("^(?!whsec_)[A-Za-z0-9._-]{1,64}$", "u");
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhook === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "webhook" || key0 === "body_signature" || key0 === "mac_salt")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.webhook !== void 0) {
      let data0 = data.webhook;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern15.test(data1)) {
              const err3 = { instancePath: instancePath + "/webhook/" + i0, schemaPath: "#/$defs/SecretId/pattern", keyword: "pattern", params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/webhook/" + i0, schemaPath: "#/$defs/SecretId/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err5 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err6 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.body_signature !== void 0) {
      let data2 = data.body_signature;
      if (typeof data2 === "string") {
        if (!pattern15.test(data2)) {
          const err7 = { instancePath: instancePath + "/body_signature", schemaPath: "#/$defs/SecretId/pattern", keyword: "pattern", params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/body_signature", schemaPath: "#/$defs/SecretId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.mac_salt !== void 0) {
      let data3 = data.mac_salt;
      if (typeof data3 === "string") {
        if (!pattern15.test(data3)) {
          const err9 = { instancePath: instancePath + "/mac_salt", schemaPath: "#/$defs/SecretId/pattern", keyword: "pattern", params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/mac_salt", schemaPath: "#/$defs/SecretId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema120 = { "title": "MacSpecification", "description": "How the MAC of a transaction is made for a merchant: the SHA-512 digest of the values of the fields, in their order, joined with the salt into one text.", "type": "object", "required": ["fields", "separator", "salt_position", "salt_separator", "booleans", "absent", "charset", "hex_case"], "additionalProperties": false, "properties": { "fields": { "type": "array", "description": "What enters the MAC, in order.", "items": { "$ref": "#/$defs/MacField" }, "minItems": 1, "maxItems": 100 }, "separator": { "type": "string", "description": "What stands between two values; it may be empty. Where it is empty, or can occur in a value, different transactions may have the same MAC: a control character such as U+001F does not occur in ordinary values.", "maxLength": 16 }, "salt_position": { "description": "Where the salt stands: before the values, after them, or both. With a salt that only leads, whoever sees a MAC can make the MAC of a longer text without knowing the salt.", "enum": ["leading", "trailing", "both"] }, "salt_separator": { "type": "string", "description": "What stands between the salt and the values; it may be empty.", "maxLength": 16 }, "booleans": { "description": "How true and false are written.", "enum": ["true/false", "1/0"] }, "absent": { "description": "What a field that is not required contributes when its value is absent: nothing at all (omit), or an empty text with its separator (empty), which keeps the places of the others.", "enum": ["omit", "empty"] }, "charset": { "description": "The bytes of the text. With iso-8859-1 a transaction that holds other characters in its fields has no MAC.", "enum": ["utf-8", "iso-8859-1"] }, "hex_case": { "description": "The case of the hexadecimal digits A to F in the MAC. A MAC in the other case is refused.", "enum": ["lower", "upper"] } } };
var schema121 = { "title": "MacField", "description": "A value that enters the MAC of a transaction. Text enters as it stands, an integer as its digits, any other number in the shortest decimal form that reads back as the same number (RFC 8785), unless decimals says how many.", "type": "object", "required": ["pointer", "required"], "additionalProperties": false, "properties": { "of": { "description": "Where the pointer starts: at the transaction, or at the callback around it.", "enum": ["transaction", "callback"], "default": "transaction" }, "pointer": { "type": "string", "description": "The value, by its JSON Pointer (RFC 6901). It cannot be a hmac or the signature, which are made after it.", "pattern": "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "maxLength": 256 }, "required": { "type": "boolean", "description": "Whether a transaction without the value has no MAC. Otherwise the value enters when it is present." }, "decimals": { "type": "integer", "description": "Digits after the decimal point, for a number: it is rounded to the nearest, a tie away from zero, and padded with zeros.", "minimum": 0, "maximum": 15 } } };
var pattern18 = new RegExp("^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "u");
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.separator === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "separator" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.salt_position === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salt_position" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.salt_separator === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salt_separator" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.booleans === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "booleans" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.absent === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "absent" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.charset === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charset" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.hex_case === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hex_case" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "fields" || key0 === "separator" || key0 === "salt_position" || key0 === "salt_separator" || key0 === "booleans" || key0 === "absent" || key0 === "charset" || key0 === "hex_case")) {
        const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.pointer === void 0) {
              const err11 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/required", keyword: "required", params: { missingProperty: "pointer" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data1.required === void 0) {
              const err12 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/required", keyword: "required", params: { missingProperty: "required" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "of" || key1 === "pointer" || key1 === "required" || key1 === "decimals")) {
                const err13 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.of !== void 0) {
              let data2 = data1.of;
              if (!(data2 === "transaction" || data2 === "callback")) {
                const err14 = { instancePath: instancePath + "/fields/" + i0 + "/of", schemaPath: "#/$defs/MacField/properties/of/enum", keyword: "enum", params: { allowedValues: schema121.properties.of.enum } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.pointer !== void 0) {
              let data3 = data1.pointer;
              if (typeof data3 === "string") {
                if (countCodePoints(data3) > 256) {
                  const err15 = { instancePath: instancePath + "/fields/" + i0 + "/pointer", schemaPath: "#/$defs/MacField/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 256 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (!pattern18.test(data3)) {
                  const err16 = { instancePath: instancePath + "/fields/" + i0 + "/pointer", schemaPath: "#/$defs/MacField/properties/pointer/pattern", keyword: "pattern", params: { pattern: "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$" } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/fields/" + i0 + "/pointer", schemaPath: "#/$defs/MacField/properties/pointer/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data1.required !== void 0) {
              if (typeof data1.required !== "boolean") {
                const err18 = { instancePath: instancePath + "/fields/" + i0 + "/required", schemaPath: "#/$defs/MacField/properties/required/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data1.decimals !== void 0) {
              let data5 = data1.decimals;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err19 = { instancePath: instancePath + "/fields/" + i0 + "/decimals", schemaPath: "#/$defs/MacField/properties/decimals/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 15 || isNaN(data5)) {
                  const err20 = { instancePath: instancePath + "/fields/" + i0 + "/decimals", schemaPath: "#/$defs/MacField/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 15 } };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  const err21 = { instancePath: instancePath + "/fields/" + i0 + "/decimals", schemaPath: "#/$defs/MacField/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.separator !== void 0) {
      let data6 = data.separator;
      if (typeof data6 === "string") {
        if (countCodePoints(data6) > 16) {
          const err24 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/maxLength", keyword: "maxLength", params: { limit: 16 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.salt_position !== void 0) {
      let data7 = data.salt_position;
      if (!(data7 === "leading" || data7 === "trailing" || data7 === "both")) {
        const err26 = { instancePath: instancePath + "/salt_position", schemaPath: "#/properties/salt_position/enum", keyword: "enum", params: { allowedValues: schema120.properties.salt_position.enum } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.salt_separator !== void 0) {
      let data8 = data.salt_separator;
      if (typeof data8 === "string") {
        if (countCodePoints(data8) > 16) {
          const err27 = { instancePath: instancePath + "/salt_separator", schemaPath: "#/properties/salt_separator/maxLength", keyword: "maxLength", params: { limit: 16 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/salt_separator", schemaPath: "#/properties/salt_separator/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.booleans !== void 0) {
      let data9 = data.booleans;
      if (!(data9 === "true/false" || data9 === "1/0")) {
        const err29 = { instancePath: instancePath + "/booleans", schemaPath: "#/properties/booleans/enum", keyword: "enum", params: { allowedValues: schema120.properties.booleans.enum } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.absent !== void 0) {
      let data10 = data.absent;
      if (!(data10 === "omit" || data10 === "empty")) {
        const err30 = { instancePath: instancePath + "/absent", schemaPath: "#/properties/absent/enum", keyword: "enum", params: { allowedValues: schema120.properties.absent.enum } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.charset !== void 0) {
      let data11 = data.charset;
      if (!(data11 === "utf-8" || data11 === "iso-8859-1")) {
        const err31 = { instancePath: instancePath + "/charset", schemaPath: "#/properties/charset/enum", keyword: "enum", params: { allowedValues: schema120.properties.charset.enum } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.hex_case !== void 0) {
      let data12 = data.hex_case;
      if (!(data12 === "lower" || data12 === "upper")) {
        const err32 = { instancePath: instancePath + "/hex_case", schemaPath: "#/properties/hex_case/enum", keyword: "enum", params: { allowedValues: schema120.properties.hex_case.enum } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.code === void 0) {
              const err2 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/StatusMatch/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "code" || key1 === "sub_code")) {
                const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/StatusMatch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data1.code !== void 0) {
              let data2 = data1.code;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err4 = { instancePath: instancePath + "/only/" + i0 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/only/" + i0 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data2 < -9007199254740991 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/only/" + i0 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
            if (data1.sub_code !== void 0) {
              let data3 = data1.sub_code;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err7 = { instancePath: instancePath + "/only/" + i0 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                  const err8 = { instancePath: instancePath + "/only/" + i0 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data3 < -9007199254740991 || isNaN(data3)) {
                  const err9 = { instancePath: instancePath + "/only/" + i0 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/StatusMatch/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err11 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err12 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs14 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err14 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    for (const key2 in data) {
      if (!(key2 === "except")) {
        const err15 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data4 = data.except;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data5 = data4[i2];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.code === void 0) {
              const err16 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/StatusMatch/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            for (const key3 in data5) {
              if (!(key3 === "code" || key3 === "sub_code")) {
                const err17 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/StatusMatch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data5.code !== void 0) {
              let data6 = data5.code;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err18 = { instancePath: instancePath + "/except/" + i2 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                  const err19 = { instancePath: instancePath + "/except/" + i2 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (data6 < -9007199254740991 || isNaN(data6)) {
                  const err20 = { instancePath: instancePath + "/except/" + i2 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              }
            }
            if (data5.sub_code !== void 0) {
              let data7 = data5.sub_code;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err21 = { instancePath: instancePath + "/except/" + i2 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 9007199254740991 || isNaN(data7)) {
                  const err22 = { instancePath: instancePath + "/except/" + i2 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (data7 < -9007199254740991 || isNaN(data7)) {
                  const err23 = { instancePath: instancePath + "/except/" + i2 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/StatusMatch/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        let i3 = data4.length;
        let j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data4[i3], data4[j1])) {
                  const err25 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
        }
      } else {
        const err26 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  var _valid0 = _errs14 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err28 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate92.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate92.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "session" || key0 === "transaction")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.session !== void 0) {
      if (!validate92(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate92.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction !== void 0) {
      if (!validate92(data.transaction, { instancePath: instancePath + "/transaction", parentData: data, parentDataProperty: "transaction", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate92.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "event_type" || key0 === "event_subtype" || key0 === "content_type" || key0 === "endpoint_url" || key0 === "by_session_status")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.event_type !== void 0) {
      if (typeof data.event_type !== "string") {
        const err1 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.event_subtype !== void 0) {
      if (typeof data.event_subtype !== "string") {
        const err2 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data2 = data.content_type;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err3 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err5 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.endpoint_url !== void 0) {
      if (typeof data.endpoint_url !== "string") {
        const err6 = { instancePath: instancePath + "/endpoint_url", schemaPath: "#/properties/endpoint_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.by_session_status !== void 0) {
      let data4 = data.by_session_status;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.code === void 0) {
              const err7 = { instancePath: instancePath + "/by_session_status/" + i0, schemaPath: "#/$defs/SessionStatusCodes/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!(key1 === "code" || key1 === "sub_code" || key1 === "event_type" || key1 === "event_subtype" || key1 === "content_type" || key1 === "endpoint_url")) {
                const err8 = { instancePath: instancePath + "/by_session_status/" + i0, schemaPath: "#/$defs/SessionStatusCodes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data5.code !== void 0) {
              let data6 = data5.code;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err9 = { instancePath: instancePath + "/by_session_status/" + i0 + "/code", schemaPath: "#/$defs/SessionStatusCodes/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                  const err10 = { instancePath: instancePath + "/by_session_status/" + i0 + "/code", schemaPath: "#/$defs/SessionStatusCodes/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data6 < -9007199254740991 || isNaN(data6)) {
                  const err11 = { instancePath: instancePath + "/by_session_status/" + i0 + "/code", schemaPath: "#/$defs/SessionStatusCodes/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data5.sub_code !== void 0) {
              let data7 = data5.sub_code;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err12 = { instancePath: instancePath + "/by_session_status/" + i0 + "/sub_code", schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 9007199254740991 || isNaN(data7)) {
                  const err13 = { instancePath: instancePath + "/by_session_status/" + i0 + "/sub_code", schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data7 < -9007199254740991 || isNaN(data7)) {
                  const err14 = { instancePath: instancePath + "/by_session_status/" + i0 + "/sub_code", schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
            }
            if (data5.event_type !== void 0) {
              if (typeof data5.event_type !== "string") {
                const err15 = { instancePath: instancePath + "/by_session_status/" + i0 + "/event_type", schemaPath: "#/$defs/SessionStatusCodes/properties/event_type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data5.event_subtype !== void 0) {
              if (typeof data5.event_subtype !== "string") {
                const err16 = { instancePath: instancePath + "/by_session_status/" + i0 + "/event_subtype", schemaPath: "#/$defs/SessionStatusCodes/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data5.content_type !== void 0) {
              let data10 = data5.content_type;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err17 = { instancePath: instancePath + "/by_session_status/" + i0 + "/content_type", schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 9007199254740991 || isNaN(data10)) {
                  const err18 = { instancePath: instancePath + "/by_session_status/" + i0 + "/content_type", schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data10 < -9007199254740991 || isNaN(data10)) {
                  const err19 = { instancePath: instancePath + "/by_session_status/" + i0 + "/content_type", schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
            }
            if (data5.endpoint_url !== void 0) {
              if (typeof data5.endpoint_url !== "string") {
                const err20 = { instancePath: instancePath + "/by_session_status/" + i0 + "/endpoint_url", schemaPath: "#/$defs/SessionStatusCodes/properties/endpoint_url/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/by_session_status/" + i0, schemaPath: "#/$defs/SessionStatusCodes/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/by_session_status", schemaPath: "#/properties/by_session_status/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
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
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpoint" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.secrets === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secrets" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema115.properties, key0)) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.endpoint !== void 0) {
      let data0 = data.endpoint;
      if (typeof data0 === "string") {
        if (countCodePoints(data0) > 2048) {
          const err3 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern13.test(data0)) {
          const err4 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.allowed_origins !== void 0) {
      let data1 = data.allowed_origins;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err6 = { instancePath: instancePath + "/allowed_origins", schemaPath: "#/properties/allowed_origins/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (countCodePoints(data2) > 260) {
              const err7 = { instancePath: instancePath + "/allowed_origins/" + i0, schemaPath: "#/properties/allowed_origins/items/maxLength", keyword: "maxLength", params: { limit: 260 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!pattern14.test(data2)) {
              const err8 = { instancePath: instancePath + "/allowed_origins/" + i0, schemaPath: "#/properties/allowed_origins/items/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\]+$" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/allowed_origins/" + i0, schemaPath: "#/properties/allowed_origins/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err10 = { instancePath: instancePath + "/allowed_origins", schemaPath: "#/properties/allowed_origins/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/allowed_origins", schemaPath: "#/properties/allowed_origins/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.secrets !== void 0) {
      if (!validate87(data.secrets, { instancePath: instancePath + "/secrets", parentData: data, parentDataProperty: "secrets", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate87.errors);
        errors = vErrors.length;
      }
    }
    if (data.mac !== void 0) {
      if (!validate89(data.mac, { instancePath: instancePath + "/mac", parentData: data, parentDataProperty: "mac", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate89.errors);
        errors = vErrors.length;
      }
    }
    if (data.emit !== void 0) {
      if (!validate91(data.emit, { instancePath: instancePath + "/emit", parentData: data, parentDataProperty: "emit", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate91.errors);
        errors = vErrors.length;
      }
    }
    if (data.required_members !== void 0) {
      let data6 = data.required_members;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data7 = data6[i2];
          if (!(data7 === "short_code" || data7 === "psp" || data7 === "psp/id" || data7 === "psp/name" || data7 === "psp/external-id" || data7 === "rebilling_info" || data7 === "fraud" || data7 === "tms_info")) {
            const err12 = { instancePath: instancePath + "/required_members/" + i2, schemaPath: "#/$defs/RequiredMember/enum", keyword: "enum", params: { allowedValues: schema126.enum } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        let i3 = data6.length;
        let j1;
        if (i3 > 1) {
          outer0:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data6[i3], data6[j1])) {
                  const err13 = { instancePath: instancePath + "/required_members", schemaPath: "#/properties/required_members/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err14 = { instancePath: instancePath + "/required_members", schemaPath: "#/properties/required_members/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.time_zone !== void 0) {
      let data8 = data.time_zone;
      if (typeof data8 === "string") {
        if (countCodePoints(data8) > 64) {
          const err15 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/maxLength", keyword: "maxLength", params: { limit: 64 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern19.test(data8)) {
          const err16 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.internal_codes !== void 0) {
      if (!validate96(data.internal_codes, { instancePath: instancePath + "/internal_codes", parentData: data, parentDataProperty: "internal_codes", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate96.errors);
        errors = vErrors.length;
      }
    }
    if (data.retry !== void 0) {
      let data10 = data.retry;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        for (const key1 in data10) {
          if (!(key1 === "schedule_seconds" || key1 === "jitter")) {
            const err18 = { instancePath: instancePath + "/retry", schemaPath: "#/$defs/RetryPolicy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data10.schedule_seconds !== void 0) {
          let data11 = data10.schedule_seconds;
          if (Array.isArray(data11)) {
            if (data11.length > 100) {
              const err19 = { instancePath: instancePath + "/retry/schedule_seconds", schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/maxItems", keyword: "maxItems", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            const len2 = data11.length;
            for (let i4 = 0; i4 < len2; i4++) {
              let data12 = data11[i4];
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                const err20 = { instancePath: instancePath + "/retry/schedule_seconds/" + i4, schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 2592e3 || isNaN(data12)) {
                  const err21 = { instancePath: instancePath + "/retry/schedule_seconds/" + i4, schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e3 } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (data12 < 1 || isNaN(data12)) {
                  const err22 = { instancePath: instancePath + "/retry/schedule_seconds/" + i4, schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/retry/schedule_seconds", schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data10.jitter !== void 0) {
          let data13 = data10.jitter;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 1 || isNaN(data13)) {
              const err24 = { instancePath: instancePath + "/retry/jitter", schemaPath: "#/$defs/RetryPolicy/properties/jitter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err25 = { instancePath: instancePath + "/retry/jitter", schemaPath: "#/$defs/RetryPolicy/properties/jitter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/retry/jitter", schemaPath: "#/$defs/RetryPolicy/properties/jitter/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/retry", schemaPath: "#/$defs/RetryPolicy/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.on_exhausted !== void 0) {
      let data14 = data.on_exhausted;
      if (!(data14 === "park" || data14 === "skip" || data14 === "coalesce")) {
        const err28 = { instancePath: instancePath + "/on_exhausted", schemaPath: "#/properties/on_exhausted/enum", keyword: "enum", params: { allowedValues: schema115.properties.on_exhausted.enum } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.final_session_codes !== void 0) {
      let data15 = data.final_session_codes;
      if (Array.isArray(data15)) {
        const len3 = data15.length;
        for (let i5 = 0; i5 < len3; i5++) {
          let data16 = data15[i5];
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err29 = { instancePath: instancePath + "/final_session_codes/" + i5, schemaPath: "#/properties/final_session_codes/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 9007199254740991 || isNaN(data16)) {
              const err30 = { instancePath: instancePath + "/final_session_codes/" + i5, schemaPath: "#/properties/final_session_codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data16 < -9007199254740991 || isNaN(data16)) {
              const err31 = { instancePath: instancePath + "/final_session_codes/" + i5, schemaPath: "#/properties/final_session_codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
        let i6 = data15.length;
        let j2;
        if (i6 > 1) {
          const indices1 = {};
          for (; i6--; ) {
            let item1 = data15[i6];
            if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j2 = indices1[item1];
              const err32 = { instancePath: instancePath + "/final_session_codes", schemaPath: "#/properties/final_session_codes/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
              break;
            }
            indices1[item1] = i6;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/final_session_codes", schemaPath: "#/properties/final_session_codes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.concurrency !== void 0) {
      let data17 = data.concurrency;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err34 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 1e3 || isNaN(data17)) {
          const err35 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data17 < 1 || isNaN(data17)) {
          const err36 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.rate_per_second !== void 0) {
      let data18 = data.rate_per_second;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
        const err37 = { instancePath: instancePath + "/rate_per_second", schemaPath: "#/properties/rate_per_second/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 1e5 || isNaN(data18)) {
          const err38 = { instancePath: instancePath + "/rate_per_second", schemaPath: "#/properties/rate_per_second/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data18 < 1 || isNaN(data18)) {
          const err39 = { instancePath: instancePath + "/rate_per_second", schemaPath: "#/properties/rate_per_second/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.connect_timeout_ms !== void 0) {
      let data19 = data.connect_timeout_ms;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
        const err40 = { instancePath: instancePath + "/connect_timeout_ms", schemaPath: "#/properties/connect_timeout_ms/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data19 == "number" && isFinite(data19)) {
        if (data19 > 6e4 || isNaN(data19)) {
          const err41 = { instancePath: instancePath + "/connect_timeout_ms", schemaPath: "#/properties/connect_timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e4 } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data19 < 100 || isNaN(data19)) {
          const err42 = { instancePath: instancePath + "/connect_timeout_ms", schemaPath: "#/properties/connect_timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
    if (data.total_timeout_ms !== void 0) {
      let data20 = data.total_timeout_ms;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
        const err43 = { instancePath: instancePath + "/total_timeout_ms", schemaPath: "#/properties/total_timeout_ms/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data20 == "number" && isFinite(data20)) {
        if (data20 > 3e5 || isNaN(data20)) {
          const err44 = { instancePath: instancePath + "/total_timeout_ms", schemaPath: "#/properties/total_timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3e5 } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data20 < 100 || isNaN(data20)) {
          const err45 = { instancePath: instancePath + "/total_timeout_ms", schemaPath: "#/properties/total_timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
  } else {
    const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err46];
    } else {
      vErrors.push(err46);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
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
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.accounts === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "client_id" || key0 === "name" || key0 === "required_fields" || key0 === "accounts" || key0 === "callbacks")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (countCodePoints(data1) > 100) {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (countCodePoints(data1) < 1) {
          const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.required_fields !== void 0) {
      let data2 = data.required_fields;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(data3 === "transaction/type_id" || data3 === "transaction/product_type" || data3 === "transaction/fees/fee" || data3 === "transaction/amount/currency_id" || data3 === "client_info/language" || data3 === "client_info/sdk-version" || data3 === "client_info/device_id" || data3 === "client_info/mobile/mobile" || data3 === "client_info/mobile/mobile_type" || data3 === "client_info/mobile/country_id" || data3 === "client_info/mobile/validated" || data3 === "client_info/email/email" || data3 === "client_info/email/email_type" || data3 === "client_info/email/validated")) {
            const err10 = { instancePath: instancePath + "/required_fields/" + i0, schemaPath: "#/$defs/RequiredField/enum", keyword: "enum", params: { allowedValues: schema47.enum } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data2[i1], data2[j0])) {
                  const err11 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err12 = { instancePath: instancePath + "/required_fields", schemaPath: "#/properties/required_fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.accounts !== void 0) {
      let data4 = data.accounts;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err13 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!validate80(data4[i2], { instancePath: instancePath + "/accounts/" + i2, parentData: data4, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate80.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.callbacks !== void 0) {
      if (!validate86(data.callbacks, { instancePath: instancePath + "/callbacks", parentData: data, parentDataProperty: "callbacks", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate86.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.countries === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "countries" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currencies === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currencies" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.methods === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "methods" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.clients === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clients" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.countries !== void 0) {
      let data0 = data.countries;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err5 = { instancePath: instancePath + "/countries", schemaPath: "#/properties/countries/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err6 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1.alpha2code === void 0) {
              const err7 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/required", keyword: "required", params: { missingProperty: "alpha2code" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "id" || key1 === "alpha2code")) {
                const err8 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.id !== void 0) {
              let data2 = data1.id;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err9 = { instancePath: instancePath + "/countries/" + i0 + "/id", schemaPath: "#/$defs/Country/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err10 = { instancePath: instancePath + "/countries/" + i0 + "/id", schemaPath: "#/$defs/Country/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err11 = { instancePath: instancePath + "/countries/" + i0 + "/id", schemaPath: "#/$defs/Country/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data1.alpha2code !== void 0) {
              let data3 = data1.alpha2code;
              if (typeof data3 === "string") {
                if (!pattern4.test(data3)) {
                  const err12 = { instancePath: instancePath + "/countries/" + i0 + "/alpha2code", schemaPath: "#/$defs/Country/properties/alpha2code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/countries/" + i0 + "/alpha2code", schemaPath: "#/$defs/Country/properties/alpha2code/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/countries", schemaPath: "#/properties/countries/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.currencies !== void 0) {
      let data4 = data.currencies;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err16 = { instancePath: instancePath + "/currencies", schemaPath: "#/properties/currencies/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.id === void 0) {
              const err17 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5.alpha3code === void 0) {
              const err18 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/required", keyword: "required", params: { missingProperty: "alpha3code" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data5.decimals === void 0) {
              const err19 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/required", keyword: "required", params: { missingProperty: "decimals" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            for (const key2 in data5) {
              if (!(key2 === "id" || key2 === "alpha3code" || key2 === "decimals")) {
                const err20 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data5.id !== void 0) {
              let data6 = data5.id;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err21 = { instancePath: instancePath + "/currencies/" + i1 + "/id", schemaPath: "#/$defs/Currency/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 999 || isNaN(data6)) {
                  const err22 = { instancePath: instancePath + "/currencies/" + i1 + "/id", schemaPath: "#/$defs/Currency/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (data6 < 1 || isNaN(data6)) {
                  const err23 = { instancePath: instancePath + "/currencies/" + i1 + "/id", schemaPath: "#/$defs/Currency/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
            }
            if (data5.alpha3code !== void 0) {
              let data7 = data5.alpha3code;
              if (typeof data7 === "string") {
                if (!pattern5.test(data7)) {
                  const err24 = { instancePath: instancePath + "/currencies/" + i1 + "/alpha3code", schemaPath: "#/$defs/Currency/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/currencies/" + i1 + "/alpha3code", schemaPath: "#/$defs/Currency/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data5.decimals !== void 0) {
              let data8 = data5.decimals;
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err26 = { instancePath: instancePath + "/currencies/" + i1 + "/decimals", schemaPath: "#/$defs/Currency/properties/decimals/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 4 || isNaN(data8)) {
                  const err27 = { instancePath: instancePath + "/currencies/" + i1 + "/decimals", schemaPath: "#/$defs/Currency/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 } };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (data8 < 0 || isNaN(data8)) {
                  const err28 = { instancePath: instancePath + "/currencies/" + i1 + "/decimals", schemaPath: "#/$defs/Currency/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/currencies", schemaPath: "#/properties/currencies/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.languages !== void 0) {
      let data9 = data.languages;
      if (Array.isArray(data9)) {
        const len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data10 = data9[i2];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.id === void 0) {
              const err31 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data10.label === void 0) {
              const err32 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            for (const key3 in data10) {
              if (!(key3 === "id" || key3 === "label")) {
                const err33 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/$defs/TextCode/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data10.id !== void 0) {
              if (typeof data10.id !== "string") {
                const err34 = { instancePath: instancePath + "/languages/" + i2 + "/id", schemaPath: "#/$defs/TextCode/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data10.label !== void 0) {
              let data12 = data10.label;
              if (typeof data12 === "string") {
                if (countCodePoints(data12) > 200) {
                  const err35 = { instancePath: instancePath + "/languages/" + i2 + "/label", schemaPath: "#/$defs/TextCode/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                if (countCodePoints(data12) < 1) {
                  const err36 = { instancePath: instancePath + "/languages/" + i2 + "/label", schemaPath: "#/$defs/TextCode/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/languages/" + i2 + "/label", schemaPath: "#/$defs/TextCode/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/$defs/TextCode/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.platforms !== void 0) {
      let data13 = data.platforms;
      if (Array.isArray(data13)) {
        const len3 = data13.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data14 = data13[i3];
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.id === void 0) {
              const err40 = { instancePath: instancePath + "/platforms/" + i3, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data14.label === void 0) {
              const err41 = { instancePath: instancePath + "/platforms/" + i3, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            for (const key4 in data14) {
              if (!(key4 === "id" || key4 === "label")) {
                const err42 = { instancePath: instancePath + "/platforms/" + i3, schemaPath: "#/$defs/TextCode/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data14.id !== void 0) {
              if (typeof data14.id !== "string") {
                const err43 = { instancePath: instancePath + "/platforms/" + i3 + "/id", schemaPath: "#/$defs/TextCode/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data14.label !== void 0) {
              let data16 = data14.label;
              if (typeof data16 === "string") {
                if (countCodePoints(data16) > 200) {
                  const err44 = { instancePath: instancePath + "/platforms/" + i3 + "/label", schemaPath: "#/$defs/TextCode/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (countCodePoints(data16) < 1) {
                  const err45 = { instancePath: instancePath + "/platforms/" + i3 + "/label", schemaPath: "#/$defs/TextCode/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              } else {
                const err46 = { instancePath: instancePath + "/platforms/" + i3 + "/label", schemaPath: "#/$defs/TextCode/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/platforms/" + i3, schemaPath: "#/$defs/TextCode/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.card_states !== void 0) {
      let data17 = data.card_states;
      if (Array.isArray(data17)) {
        const len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data18 = data17[i4];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.id === void 0) {
              const err49 = { instancePath: instancePath + "/card_states/" + i4, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data18.label === void 0) {
              const err50 = { instancePath: instancePath + "/card_states/" + i4, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            for (const key5 in data18) {
              if (!(key5 === "id" || key5 === "label")) {
                const err51 = { instancePath: instancePath + "/card_states/" + i4, schemaPath: "#/$defs/Code/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data18.id !== void 0) {
              let data19 = data18.id;
              if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                const err52 = { instancePath: instancePath + "/card_states/" + i4 + "/id", schemaPath: "#/$defs/Code/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
              if (typeof data19 == "number" && isFinite(data19)) {
                if (data19 > 9007199254740991 || isNaN(data19)) {
                  const err53 = { instancePath: instancePath + "/card_states/" + i4 + "/id", schemaPath: "#/$defs/Code/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (data19 < -9007199254740991 || isNaN(data19)) {
                  const err54 = { instancePath: instancePath + "/card_states/" + i4 + "/id", schemaPath: "#/$defs/Code/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              }
            }
            if (data18.label !== void 0) {
              let data20 = data18.label;
              if (typeof data20 === "string") {
                if (countCodePoints(data20) > 200) {
                  const err55 = { instancePath: instancePath + "/card_states/" + i4 + "/label", schemaPath: "#/$defs/Code/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
                if (countCodePoints(data20) < 1) {
                  const err56 = { instancePath: instancePath + "/card_states/" + i4 + "/label", schemaPath: "#/$defs/Code/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err56];
                  } else {
                    vErrors.push(err56);
                  }
                  errors++;
                }
              } else {
                const err57 = { instancePath: instancePath + "/card_states/" + i4 + "/label", schemaPath: "#/$defs/Code/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
          } else {
            const err58 = { instancePath: instancePath + "/card_states/" + i4, schemaPath: "#/$defs/Code/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
      } else {
        const err59 = { instancePath: instancePath + "/card_states", schemaPath: "#/properties/card_states/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.session_types !== void 0) {
      let data21 = data.session_types;
      if (Array.isArray(data21)) {
        const len5 = data21.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data22 = data21[i5];
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.id === void 0) {
              const err60 = { instancePath: instancePath + "/session_types/" + i5, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
            if (data22.label === void 0) {
              const err61 = { instancePath: instancePath + "/session_types/" + i5, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            for (const key6 in data22) {
              if (!(key6 === "id" || key6 === "label")) {
                const err62 = { instancePath: instancePath + "/session_types/" + i5, schemaPath: "#/$defs/TextCode/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data22.id !== void 0) {
              if (typeof data22.id !== "string") {
                const err63 = { instancePath: instancePath + "/session_types/" + i5 + "/id", schemaPath: "#/$defs/TextCode/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data22.label !== void 0) {
              let data24 = data22.label;
              if (typeof data24 === "string") {
                if (countCodePoints(data24) > 200) {
                  const err64 = { instancePath: instancePath + "/session_types/" + i5 + "/label", schemaPath: "#/$defs/TextCode/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
                if (countCodePoints(data24) < 1) {
                  const err65 = { instancePath: instancePath + "/session_types/" + i5 + "/label", schemaPath: "#/$defs/TextCode/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              } else {
                const err66 = { instancePath: instancePath + "/session_types/" + i5 + "/label", schemaPath: "#/$defs/TextCode/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
          } else {
            const err67 = { instancePath: instancePath + "/session_types/" + i5, schemaPath: "#/$defs/TextCode/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/session_types", schemaPath: "#/properties/session_types/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.session_statuses !== void 0) {
      let data25 = data.session_statuses;
      if (Array.isArray(data25)) {
        const len6 = data25.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data26 = data25[i6];
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (data26.code === void 0) {
              const err69 = { instancePath: instancePath + "/session_statuses/" + i6, schemaPath: "#/$defs/StatusCode/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
            if (data26.label === void 0) {
              const err70 = { instancePath: instancePath + "/session_statuses/" + i6, schemaPath: "#/$defs/StatusCode/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            for (const key7 in data26) {
              if (!(key7 === "code" || key7 === "sub_code" || key7 === "label")) {
                const err71 = { instancePath: instancePath + "/session_statuses/" + i6, schemaPath: "#/$defs/StatusCode/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
            if (data26.code !== void 0) {
              let data27 = data26.code;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err72 = { instancePath: instancePath + "/session_statuses/" + i6 + "/code", schemaPath: "#/$defs/StatusCode/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
              if (typeof data27 == "number" && isFinite(data27)) {
                if (data27 > 9007199254740991 || isNaN(data27)) {
                  const err73 = { instancePath: instancePath + "/session_statuses/" + i6 + "/code", schemaPath: "#/$defs/StatusCode/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
                if (data27 < -9007199254740991 || isNaN(data27)) {
                  const err74 = { instancePath: instancePath + "/session_statuses/" + i6 + "/code", schemaPath: "#/$defs/StatusCode/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
              }
            }
            if (data26.sub_code !== void 0) {
              let data28 = data26.sub_code;
              if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                const err75 = { instancePath: instancePath + "/session_statuses/" + i6 + "/sub_code", schemaPath: "#/$defs/StatusCode/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err75];
                } else {
                  vErrors.push(err75);
                }
                errors++;
              }
              if (typeof data28 == "number" && isFinite(data28)) {
                if (data28 > 9007199254740991 || isNaN(data28)) {
                  const err76 = { instancePath: instancePath + "/session_statuses/" + i6 + "/sub_code", schemaPath: "#/$defs/StatusCode/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
                if (data28 < -9007199254740991 || isNaN(data28)) {
                  const err77 = { instancePath: instancePath + "/session_statuses/" + i6 + "/sub_code", schemaPath: "#/$defs/StatusCode/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err77];
                  } else {
                    vErrors.push(err77);
                  }
                  errors++;
                }
              }
            }
            if (data26.label !== void 0) {
              let data29 = data26.label;
              if (typeof data29 === "string") {
                if (countCodePoints(data29) > 200) {
                  const err78 = { instancePath: instancePath + "/session_statuses/" + i6 + "/label", schemaPath: "#/$defs/StatusCode/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
                if (countCodePoints(data29) < 1) {
                  const err79 = { instancePath: instancePath + "/session_statuses/" + i6 + "/label", schemaPath: "#/$defs/StatusCode/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              } else {
                const err80 = { instancePath: instancePath + "/session_statuses/" + i6 + "/label", schemaPath: "#/$defs/StatusCode/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
            }
          } else {
            const err81 = { instancePath: instancePath + "/session_statuses/" + i6, schemaPath: "#/$defs/StatusCode/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
      } else {
        const err82 = { instancePath: instancePath + "/session_statuses", schemaPath: "#/properties/session_statuses/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
    }
    if (data.transaction_statuses !== void 0) {
      let data30 = data.transaction_statuses;
      if (Array.isArray(data30)) {
        const len7 = data30.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data31 = data30[i7];
          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
            if (data31.code === void 0) {
              const err83 = { instancePath: instancePath + "/transaction_statuses/" + i7, schemaPath: "#/$defs/StatusCode/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
            if (data31.label === void 0) {
              const err84 = { instancePath: instancePath + "/transaction_statuses/" + i7, schemaPath: "#/$defs/StatusCode/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
            for (const key8 in data31) {
              if (!(key8 === "code" || key8 === "sub_code" || key8 === "label")) {
                const err85 = { instancePath: instancePath + "/transaction_statuses/" + i7, schemaPath: "#/$defs/StatusCode/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            }
            if (data31.code !== void 0) {
              let data32 = data31.code;
              if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                const err86 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/code", schemaPath: "#/$defs/StatusCode/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err86];
                } else {
                  vErrors.push(err86);
                }
                errors++;
              }
              if (typeof data32 == "number" && isFinite(data32)) {
                if (data32 > 9007199254740991 || isNaN(data32)) {
                  const err87 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/code", schemaPath: "#/$defs/StatusCode/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
                if (data32 < -9007199254740991 || isNaN(data32)) {
                  const err88 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/code", schemaPath: "#/$defs/StatusCode/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err88];
                  } else {
                    vErrors.push(err88);
                  }
                  errors++;
                }
              }
            }
            if (data31.sub_code !== void 0) {
              let data33 = data31.sub_code;
              if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                const err89 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/sub_code", schemaPath: "#/$defs/StatusCode/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err89];
                } else {
                  vErrors.push(err89);
                }
                errors++;
              }
              if (typeof data33 == "number" && isFinite(data33)) {
                if (data33 > 9007199254740991 || isNaN(data33)) {
                  const err90 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/sub_code", schemaPath: "#/$defs/StatusCode/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err90];
                  } else {
                    vErrors.push(err90);
                  }
                  errors++;
                }
                if (data33 < -9007199254740991 || isNaN(data33)) {
                  const err91 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/sub_code", schemaPath: "#/$defs/StatusCode/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err91];
                  } else {
                    vErrors.push(err91);
                  }
                  errors++;
                }
              }
            }
            if (data31.label !== void 0) {
              let data34 = data31.label;
              if (typeof data34 === "string") {
                if (countCodePoints(data34) > 200) {
                  const err92 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/label", schemaPath: "#/$defs/StatusCode/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err92];
                  } else {
                    vErrors.push(err92);
                  }
                  errors++;
                }
                if (countCodePoints(data34) < 1) {
                  const err93 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/label", schemaPath: "#/$defs/StatusCode/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err93];
                  } else {
                    vErrors.push(err93);
                  }
                  errors++;
                }
              } else {
                const err94 = { instancePath: instancePath + "/transaction_statuses/" + i7 + "/label", schemaPath: "#/$defs/StatusCode/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              }
            }
          } else {
            const err95 = { instancePath: instancePath + "/transaction_statuses/" + i7, schemaPath: "#/$defs/StatusCode/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
        }
      } else {
        const err96 = { instancePath: instancePath + "/transaction_statuses", schemaPath: "#/properties/transaction_statuses/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err96];
        } else {
          vErrors.push(err96);
        }
        errors++;
      }
    }
    if (data.transaction_types !== void 0) {
      let data35 = data.transaction_types;
      if (Array.isArray(data35)) {
        const len8 = data35.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data36 = data35[i8];
          if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
            if (data36.id === void 0) {
              const err97 = { instancePath: instancePath + "/transaction_types/" + i8, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
            if (data36.label === void 0) {
              const err98 = { instancePath: instancePath + "/transaction_types/" + i8, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
            for (const key9 in data36) {
              if (!(key9 === "id" || key9 === "label")) {
                const err99 = { instancePath: instancePath + "/transaction_types/" + i8, schemaPath: "#/$defs/Code/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
            }
            if (data36.id !== void 0) {
              let data37 = data36.id;
              if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                const err100 = { instancePath: instancePath + "/transaction_types/" + i8 + "/id", schemaPath: "#/$defs/Code/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
              if (typeof data37 == "number" && isFinite(data37)) {
                if (data37 > 9007199254740991 || isNaN(data37)) {
                  const err101 = { instancePath: instancePath + "/transaction_types/" + i8 + "/id", schemaPath: "#/$defs/Code/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err101];
                  } else {
                    vErrors.push(err101);
                  }
                  errors++;
                }
                if (data37 < -9007199254740991 || isNaN(data37)) {
                  const err102 = { instancePath: instancePath + "/transaction_types/" + i8 + "/id", schemaPath: "#/$defs/Code/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
              }
            }
            if (data36.label !== void 0) {
              let data38 = data36.label;
              if (typeof data38 === "string") {
                if (countCodePoints(data38) > 200) {
                  const err103 = { instancePath: instancePath + "/transaction_types/" + i8 + "/label", schemaPath: "#/$defs/Code/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err103];
                  } else {
                    vErrors.push(err103);
                  }
                  errors++;
                }
                if (countCodePoints(data38) < 1) {
                  const err104 = { instancePath: instancePath + "/transaction_types/" + i8 + "/label", schemaPath: "#/$defs/Code/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err104];
                  } else {
                    vErrors.push(err104);
                  }
                  errors++;
                }
              } else {
                const err105 = { instancePath: instancePath + "/transaction_types/" + i8 + "/label", schemaPath: "#/$defs/Code/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err105];
                } else {
                  vErrors.push(err105);
                }
                errors++;
              }
            }
          } else {
            const err106 = { instancePath: instancePath + "/transaction_types/" + i8, schemaPath: "#/$defs/Code/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
        }
      } else {
        const err107 = { instancePath: instancePath + "/transaction_types", schemaPath: "#/properties/transaction_types/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err107];
        } else {
          vErrors.push(err107);
        }
        errors++;
      }
    }
    if (data.payment_methods !== void 0) {
      let data39 = data.payment_methods;
      if (Array.isArray(data39)) {
        const len9 = data39.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data40 = data39[i9];
          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
            if (data40.id === void 0) {
              const err108 = { instancePath: instancePath + "/payment_methods/" + i9, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
            if (data40.label === void 0) {
              const err109 = { instancePath: instancePath + "/payment_methods/" + i9, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err109];
              } else {
                vErrors.push(err109);
              }
              errors++;
            }
            for (const key10 in data40) {
              if (!(key10 === "id" || key10 === "label")) {
                const err110 = { instancePath: instancePath + "/payment_methods/" + i9, schemaPath: "#/$defs/TextCode/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                if (vErrors === null) {
                  vErrors = [err110];
                } else {
                  vErrors.push(err110);
                }
                errors++;
              }
            }
            if (data40.id !== void 0) {
              if (typeof data40.id !== "string") {
                const err111 = { instancePath: instancePath + "/payment_methods/" + i9 + "/id", schemaPath: "#/$defs/TextCode/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err111];
                } else {
                  vErrors.push(err111);
                }
                errors++;
              }
            }
            if (data40.label !== void 0) {
              let data42 = data40.label;
              if (typeof data42 === "string") {
                if (countCodePoints(data42) > 200) {
                  const err112 = { instancePath: instancePath + "/payment_methods/" + i9 + "/label", schemaPath: "#/$defs/TextCode/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err112];
                  } else {
                    vErrors.push(err112);
                  }
                  errors++;
                }
                if (countCodePoints(data42) < 1) {
                  const err113 = { instancePath: instancePath + "/payment_methods/" + i9 + "/label", schemaPath: "#/$defs/TextCode/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err113];
                  } else {
                    vErrors.push(err113);
                  }
                  errors++;
                }
              } else {
                const err114 = { instancePath: instancePath + "/payment_methods/" + i9 + "/label", schemaPath: "#/$defs/TextCode/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err114];
                } else {
                  vErrors.push(err114);
                }
                errors++;
              }
            }
          } else {
            const err115 = { instancePath: instancePath + "/payment_methods/" + i9, schemaPath: "#/$defs/TextCode/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
        }
      } else {
        const err116 = { instancePath: instancePath + "/payment_methods", schemaPath: "#/properties/payment_methods/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err116];
        } else {
          vErrors.push(err116);
        }
        errors++;
      }
    }
    if (data.payment_types !== void 0) {
      let data43 = data.payment_types;
      if (Array.isArray(data43)) {
        const len10 = data43.length;
        for (let i10 = 0; i10 < len10; i10++) {
          let data44 = data43[i10];
          if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
            if (data44.id === void 0) {
              const err117 = { instancePath: instancePath + "/payment_types/" + i10, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err117];
              } else {
                vErrors.push(err117);
              }
              errors++;
            }
            if (data44.label === void 0) {
              const err118 = { instancePath: instancePath + "/payment_types/" + i10, schemaPath: "#/$defs/TextCode/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err118];
              } else {
                vErrors.push(err118);
              }
              errors++;
            }
            for (const key11 in data44) {
              if (!(key11 === "id" || key11 === "label")) {
                const err119 = { instancePath: instancePath + "/payment_types/" + i10, schemaPath: "#/$defs/TextCode/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                if (vErrors === null) {
                  vErrors = [err119];
                } else {
                  vErrors.push(err119);
                }
                errors++;
              }
            }
            if (data44.id !== void 0) {
              if (typeof data44.id !== "string") {
                const err120 = { instancePath: instancePath + "/payment_types/" + i10 + "/id", schemaPath: "#/$defs/TextCode/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err120];
                } else {
                  vErrors.push(err120);
                }
                errors++;
              }
            }
            if (data44.label !== void 0) {
              let data46 = data44.label;
              if (typeof data46 === "string") {
                if (countCodePoints(data46) > 200) {
                  const err121 = { instancePath: instancePath + "/payment_types/" + i10 + "/label", schemaPath: "#/$defs/TextCode/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err121];
                  } else {
                    vErrors.push(err121);
                  }
                  errors++;
                }
                if (countCodePoints(data46) < 1) {
                  const err122 = { instancePath: instancePath + "/payment_types/" + i10 + "/label", schemaPath: "#/$defs/TextCode/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err122];
                  } else {
                    vErrors.push(err122);
                  }
                  errors++;
                }
              } else {
                const err123 = { instancePath: instancePath + "/payment_types/" + i10 + "/label", schemaPath: "#/$defs/TextCode/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err123];
                } else {
                  vErrors.push(err123);
                }
                errors++;
              }
            }
          } else {
            const err124 = { instancePath: instancePath + "/payment_types/" + i10, schemaPath: "#/$defs/TextCode/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err124];
            } else {
              vErrors.push(err124);
            }
            errors++;
          }
        }
      } else {
        const err125 = { instancePath: instancePath + "/payment_types", schemaPath: "#/properties/payment_types/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err125];
        } else {
          vErrors.push(err125);
        }
        errors++;
      }
    }
    if (data.exchange_services !== void 0) {
      let data47 = data.exchange_services;
      if (Array.isArray(data47)) {
        const len11 = data47.length;
        for (let i11 = 0; i11 < len11; i11++) {
          let data48 = data47[i11];
          if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
            if (data48.id === void 0) {
              const err126 = { instancePath: instancePath + "/exchange_services/" + i11, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err126];
              } else {
                vErrors.push(err126);
              }
              errors++;
            }
            if (data48.label === void 0) {
              const err127 = { instancePath: instancePath + "/exchange_services/" + i11, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err127];
              } else {
                vErrors.push(err127);
              }
              errors++;
            }
            for (const key12 in data48) {
              if (!(key12 === "id" || key12 === "label")) {
                const err128 = { instancePath: instancePath + "/exchange_services/" + i11, schemaPath: "#/$defs/Code/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                if (vErrors === null) {
                  vErrors = [err128];
                } else {
                  vErrors.push(err128);
                }
                errors++;
              }
            }
            if (data48.id !== void 0) {
              let data49 = data48.id;
              if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                const err129 = { instancePath: instancePath + "/exchange_services/" + i11 + "/id", schemaPath: "#/$defs/Code/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err129];
                } else {
                  vErrors.push(err129);
                }
                errors++;
              }
              if (typeof data49 == "number" && isFinite(data49)) {
                if (data49 > 9007199254740991 || isNaN(data49)) {
                  const err130 = { instancePath: instancePath + "/exchange_services/" + i11 + "/id", schemaPath: "#/$defs/Code/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err130];
                  } else {
                    vErrors.push(err130);
                  }
                  errors++;
                }
                if (data49 < -9007199254740991 || isNaN(data49)) {
                  const err131 = { instancePath: instancePath + "/exchange_services/" + i11 + "/id", schemaPath: "#/$defs/Code/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err131];
                  } else {
                    vErrors.push(err131);
                  }
                  errors++;
                }
              }
            }
            if (data48.label !== void 0) {
              let data50 = data48.label;
              if (typeof data50 === "string") {
                if (countCodePoints(data50) > 200) {
                  const err132 = { instancePath: instancePath + "/exchange_services/" + i11 + "/label", schemaPath: "#/$defs/Code/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err132];
                  } else {
                    vErrors.push(err132);
                  }
                  errors++;
                }
                if (countCodePoints(data50) < 1) {
                  const err133 = { instancePath: instancePath + "/exchange_services/" + i11 + "/label", schemaPath: "#/$defs/Code/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err133];
                  } else {
                    vErrors.push(err133);
                  }
                  errors++;
                }
              } else {
                const err134 = { instancePath: instancePath + "/exchange_services/" + i11 + "/label", schemaPath: "#/$defs/Code/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err134];
                } else {
                  vErrors.push(err134);
                }
                errors++;
              }
            }
          } else {
            const err135 = { instancePath: instancePath + "/exchange_services/" + i11, schemaPath: "#/$defs/Code/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err135];
            } else {
              vErrors.push(err135);
            }
            errors++;
          }
        }
      } else {
        const err136 = { instancePath: instancePath + "/exchange_services", schemaPath: "#/properties/exchange_services/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err136];
        } else {
          vErrors.push(err136);
        }
        errors++;
      }
    }
    if (data.operators !== void 0) {
      let data51 = data.operators;
      if (Array.isArray(data51)) {
        const len12 = data51.length;
        for (let i12 = 0; i12 < len12; i12++) {
          let data52 = data51[i12];
          if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
            if (data52.id === void 0) {
              const err137 = { instancePath: instancePath + "/operators/" + i12, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
            if (data52.label === void 0) {
              const err138 = { instancePath: instancePath + "/operators/" + i12, schemaPath: "#/$defs/Code/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err138];
              } else {
                vErrors.push(err138);
              }
              errors++;
            }
            for (const key13 in data52) {
              if (!(key13 === "id" || key13 === "label")) {
                const err139 = { instancePath: instancePath + "/operators/" + i12, schemaPath: "#/$defs/Code/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                if (vErrors === null) {
                  vErrors = [err139];
                } else {
                  vErrors.push(err139);
                }
                errors++;
              }
            }
            if (data52.id !== void 0) {
              let data53 = data52.id;
              if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
                const err140 = { instancePath: instancePath + "/operators/" + i12 + "/id", schemaPath: "#/$defs/Code/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err140];
                } else {
                  vErrors.push(err140);
                }
                errors++;
              }
              if (typeof data53 == "number" && isFinite(data53)) {
                if (data53 > 9007199254740991 || isNaN(data53)) {
                  const err141 = { instancePath: instancePath + "/operators/" + i12 + "/id", schemaPath: "#/$defs/Code/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err141];
                  } else {
                    vErrors.push(err141);
                  }
                  errors++;
                }
                if (data53 < -9007199254740991 || isNaN(data53)) {
                  const err142 = { instancePath: instancePath + "/operators/" + i12 + "/id", schemaPath: "#/$defs/Code/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
              }
            }
            if (data52.label !== void 0) {
              let data54 = data52.label;
              if (typeof data54 === "string") {
                if (countCodePoints(data54) > 200) {
                  const err143 = { instancePath: instancePath + "/operators/" + i12 + "/label", schemaPath: "#/$defs/Code/properties/label/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err143];
                  } else {
                    vErrors.push(err143);
                  }
                  errors++;
                }
                if (countCodePoints(data54) < 1) {
                  const err144 = { instancePath: instancePath + "/operators/" + i12 + "/label", schemaPath: "#/$defs/Code/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err144];
                  } else {
                    vErrors.push(err144);
                  }
                  errors++;
                }
              } else {
                const err145 = { instancePath: instancePath + "/operators/" + i12 + "/label", schemaPath: "#/$defs/Code/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err145];
                } else {
                  vErrors.push(err145);
                }
                errors++;
              }
            }
          } else {
            const err146 = { instancePath: instancePath + "/operators/" + i12, schemaPath: "#/$defs/Code/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err146];
            } else {
              vErrors.push(err146);
            }
            errors++;
          }
        }
      } else {
        const err147 = { instancePath: instancePath + "/operators", schemaPath: "#/properties/operators/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err147];
        } else {
          vErrors.push(err147);
        }
        errors++;
      }
    }
    if (data.closed_codes !== void 0) {
      let data55 = data.closed_codes;
      if (Array.isArray(data55)) {
        const len13 = data55.length;
        for (let i13 = 0; i13 < len13; i13++) {
          let data56 = data55[i13];
          if (!(data56 === "country" || data56 === "order_country" || data56 === "phone_country" || data56 === "billing_country" || data56 === "traveller_country" || data56 === "currency" || data56 === "language" || data56 === "platform" || data56 === "card" || data56 === "card_state" || data56 === "session_type" || data56 === "session_status" || data56 === "transaction_status" || data56 === "transaction_type" || data56 === "payment_method" || data56 === "payment_type" || data56 === "exchange_service" || data56 === "operator")) {
            const err148 = { instancePath: instancePath + "/closed_codes/" + i13, schemaPath: "#/$defs/ClosedCode/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
            if (vErrors === null) {
              vErrors = [err148];
            } else {
              vErrors.push(err148);
            }
            errors++;
          }
        }
        let i14 = data55.length;
        let j0;
        if (i14 > 1) {
          outer0:
            for (; i14--; ) {
              for (j0 = i14; j0--; ) {
                if (equalValues(data55[i14], data55[j0])) {
                  const err149 = { instancePath: instancePath + "/closed_codes", schemaPath: "#/properties/closed_codes/uniqueItems", keyword: "uniqueItems", params: { i: i14, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err149];
                  } else {
                    vErrors.push(err149);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err150 = { instancePath: instancePath + "/closed_codes", schemaPath: "#/properties/closed_codes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
    if (data.processors !== void 0) {
      let data57 = data.processors;
      if (Array.isArray(data57)) {
        const len14 = data57.length;
        for (let i15 = 0; i15 < len14; i15++) {
          if (!validate21(data57[i15], { instancePath: instancePath + "/processors/" + i15, parentData: data57, parentDataProperty: i15, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err151 = { instancePath: instancePath + "/processors", schemaPath: "#/properties/processors/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err151];
        } else {
          vErrors.push(err151);
        }
        errors++;
      }
    }
    if (data.methods !== void 0) {
      let data59 = data.methods;
      if (Array.isArray(data59)) {
        if (data59.length < 1) {
          const err152 = { instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err152];
          } else {
            vErrors.push(err152);
          }
          errors++;
        }
        const len15 = data59.length;
        for (let i16 = 0; i16 < len15; i16++) {
          if (!validate23(data59[i16], { instancePath: instancePath + "/methods/" + i16, parentData: data59, parentDataProperty: i16, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err153 = { instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err153];
        } else {
          vErrors.push(err153);
        }
        errors++;
      }
    }
    if (data.account_defaults !== void 0) {
      let data61 = data.account_defaults;
      if (Array.isArray(data61)) {
        const len16 = data61.length;
        for (let i17 = 0; i17 < len16; i17++) {
          if (!validate61(data61[i17], { instancePath: instancePath + "/account_defaults/" + i17, parentData: data61, parentDataProperty: i17, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate61.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err154 = { instancePath: instancePath + "/account_defaults", schemaPath: "#/properties/account_defaults/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err154];
        } else {
          vErrors.push(err154);
        }
        errors++;
      }
    }
    if (data.clients !== void 0) {
      let data63 = data.clients;
      if (Array.isArray(data63)) {
        if (data63.length < 1) {
          const err155 = { instancePath: instancePath + "/clients", schemaPath: "#/properties/clients/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err155];
          } else {
            vErrors.push(err155);
          }
          errors++;
        }
        const len17 = data63.length;
        for (let i18 = 0; i18 < len17; i18++) {
          if (!validate79(data63[i18], { instancePath: instancePath + "/clients/" + i18, parentData: data63, parentDataProperty: i18, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate79.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err156 = { instancePath: instancePath + "/clients", schemaPath: "#/properties/clients/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err156];
        } else {
          vErrors.push(err156);
        }
        errors++;
      }
    }
  } else {
    const err157 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err157];
    } else {
      vErrors.push(err157);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
