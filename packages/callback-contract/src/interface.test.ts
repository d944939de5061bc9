import { expect, test } from "vitest";
import { listPlaces, type Place } from "../test/schema.ts";

/** An amount; `rate` is the format of its conversion rate. */
const amount = (decimals: string, rate: string): string => `
  value Int Req
  currency_id Int Req
  decimals ${decimals} Opt
  alpha3code Str[^[A-Z]{3}$] Opt
  conversion_rate ${rate} Opt`;

const SALE_AMOUNT = amount("0|2|3", "Int");
const PENDING_AMOUNT = amount("Int", "Number");
const TRANSACTION_AMOUNT = amount("Int", "Int");

const NAME_TEXT = `
  0 Obj Opt
  0/name Str Req
  0/text Str Req`;

const NAME_VALUE = `
  0 Obj Opt
  0/name Str Req
  0/value Str Req`;

const BILLING_ITEM = `
  0 Obj Opt
  0/id Int Req
  0/journey_ref Str Opt
  0/bill_type Str Opt
  0/description Str Opt
  0/amount Str Opt
  0/currency Str[^[A-Z]{3}$] Opt
  0/profile_seq Str Opt
  0/trip_tag Str Opt
  0/trip_seq Str Opt
  0/product_code Str Opt
  0/product_category Str Opt
  0/product_item Str Opt`;

const TRIP = `
  id Int Opt
  service_class Str Opt
  departure_airport Str Opt
  arrival_airport Str Opt
  op_airline_code Str[^[A-Z0-9]{2}$] Opt
  mkt_airline_code Str[^[A-Z0-9]{2}$] Opt
  arrival_date Str[YYYY-MM-DD HH:MM:SS] Opt
  departure_date Str[YYYY-MM-DD HH:MM:SS] Opt
  mkt_flight_number Str Opt
  op_flight_number Str Opt
  tag Str Opt
  trip_count Str Opt
  service_level Str Opt
  departure_country_id Str Opt
  arrival_country_id Str Opt
  dept_time_zone Str[^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$] Opt
  arrival_time_zone Str[^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$] Opt
  arrival_terminal Str Opt
  dept_terminal Str Opt
  dept_city Str Opt
  arrival_city Str Opt
  aircraft_type Str Opt
  additional_data Arr Opt ${within("additional_data", NAME_VALUE)}`;

const PROFILE = `
  id Int Req
  title Str Opt
  first_name Str Opt
  last_name Str Opt
  type Str Opt
  email Str Opt
  mobile Int Opt
  country_id Str Opt
  amount Str Opt
  seq Int Opt
  additional_data Arr Opt ${within("additional_data", NAME_VALUE)}`;

const ORDER_DATA = `
  product_sku Str Opt
  amount Obj Opt ${within("amount", TRANSACTION_AMOUNT)}
  ticket_no Str Opt
  profiles Arr Opt
  profiles/0 Obj Opt ${within("profiles/0", PROFILE)}
  trips Arr Opt
  trips/0 Obj Opt ${within("trips/0", TRIP)}
  billing_summary Obj Opt
  billing_summary/fare_details Arr Opt ${within("billing_summary/fare_details", BILLING_ITEM)}
  billing_summary/add_on Arr Opt ${within("billing_summary/add_on", BILLING_ITEM)}`;

const TRANSACTION = `
  id Int Req
  route_config_id Int Req
  order_id Str Req
  description Str Opt
  fee Int Opt
  hmac Str Opt
  approval_code Str Opt
  wallet_id Str Opt
  txn_type_id Int Req
  payment_method Str Req
  payment_type Str[^[0-9]+$] Req
  short_code Str Opt
  date_time Str[YYYY-MM-DDTHH:MM:SS] Req
  local_date_time Str[YYYY-MM-DDTHH:MM:SS] Opt
  issuing_bank Str Opt
  foreign_exchange_id Str Opt
  service_type_id Int[0..99] Opt
  pos Int Opt
  ip_address Str Opt
  installment Int Opt
  accept_url Str Opt
  cancel_url Str Opt
  amount Obj Req ${within("amount", TRANSACTION_AMOUNT)}
  sale_amount Obj Written ${within("sale_amount", SALE_AMOUNT)}
  status Obj Req
  status/code Int Req
  status/sub_code Int Opt
  status/message Str Req
  status/provider_message Str Opt
  status/provider_status_code Str Opt
  psp Obj Opt
  psp/id Int Opt
  psp/name Str Opt
  psp/external-id Str Opt
  card Obj Opt
  card/id Int Opt
  card/name Str Opt
  card/mask_card_number Str[^[0-9]{6}[^0-9]+[0-9]{4}$] Opt
  card/expiry Str[YYYY-MM or -] Opt
  rebilling_info Obj Opt
  rebilling_info/id Int Opt
  rebilling_info/frequency Int Opt
  rebilling_info/expiry Str Opt
  customer_info Obj Req
  customer_info/email Str Opt
  customer_info/country_id Int Opt
  customer_info/mobile Str Opt
  customer_info/operator Int Opt
  customer_info/language Str Req
  customer_info/device_id Str Opt
  additional_data Arr Opt ${within("additional_data", NAME_TEXT)}
  client_data Arr Opt ${within("client_data", NAME_TEXT)}
  product_info Arr Opt
  product_info/0 Obj Opt
  product_info/0/name Str Req
  product_info/0/quantity Int Req
  product_info/0/price Int Req
  delivery_info Arr Opt ${within("delivery_info", NAME_TEXT)}
  shipping_info Arr Opt ${within("shipping_info", NAME_TEXT)}
  billing_address Obj Opt
  billing_address/first_name Str Req
  billing_address/last_name Str Req
  billing_address/street Str Opt
  billing_address/city Str Opt
  billing_address/state Str Opt
  billing_address/postal_code Str Opt
  billing_address/country Str Opt
  billing_address/alpha2code Str[^[A-Z]{2}$] Opt
  billing_address/mobile Str Opt
  billing_address/email Str Opt
  billing_address/billing_idc Int Opt
  fraud Obj Opt
  fraud/status_code Str Req
  fraud/status_desc Str Req
  fraud/post_auth_ext_id Str Opt
  fraud/post_auth_ext_status_code Str Opt
  fraud/pre_auth_ext_id Str Opt
  fraud/pre_auth_ext_status_code Str Opt
  fraud/pre_auth_provider_id Int Opt
  fraud/post_auth_provider_id Int Opt
  fraud/pre_auth_fraud_status Int Opt
  fraud/post_auth_fraud_status Int Opt
  tms_info Obj Opt
  tms_info/tms_provider_code Int Opt
  tms_info/tms_provider_message Str Opt
  order_data Obj Opt ${within("order_data", ORDER_DATA)}`;

/** The interface, section 2.3, field by field; `Written` is read when absent and always written. */
const CALLBACK = `
  client_id Int Req
  account_id Int Req
  session_id Int Req
  session_type Str Opt
  callback_url Str Opt
  sale_amount Obj Req ${within("sale_amount", SALE_AMOUNT)}
  pending_amount Obj Opt ${within("pending_amount", PENDING_AMOUNT)}
  status Obj Req
  status/code Int Req
  status/sub_code Int Opt
  status/message Str Req
  additional_data Arr Opt ${within("additional_data", NAME_TEXT)}
  transactions Arr[1..] Req
  transactions/0 Obj Req ${within("transactions/0", TRANSACTION)}
  signature Str Opt
  endpoint_url Str Opt
  content_type Int Opt
  max_retry Int Opt
  event_type Str Opt
  event_subtype Str Opt`;

test("the schemas state every field of the interface, and no other", () => {
  const stated = listPlaces().slice(1).map(describePlace);
  expect(stated.sort()).toEqual(listLines(CALLBACK).sort());
});

function describePlace({ steps, schema, isRequired, isWritten }: Place): string {
  const requirement = isRequired ? "Req" : isWritten ? "Written" : "Opt";
  return `${steps.join("/")} ${describeFormat(schema)} ${requirement}`;
}

function describeFormat({
  type,
  enum: values,
  minimum,
  maximum,
  pattern,
  format,
  minItems,
}: Place["schema"]): string {
  const isSafe = minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER;
  switch (type) {
    case "integer":
      return isSafe ? "Int" : `Int[${minimum}..${maximum}]`;
    case "number":
      return isSafe ? "Number" : `Number[${minimum}..${maximum}]`;
    case "string":
      return pattern === undefined && format === undefined ? "Str" : `Str[${pattern ?? format}]`;
    case "array":
      return minItems === undefined ? "Arr" : `Arr[${minItems}..]`;
    case "object":
      return "Obj";
    default:
      return values?.join("|") ?? "anything";
  }
}

/** The fields of a part, by their paths in the containing object. */
function within(path: string, fields: string): string {
  return listLines(fields)
    .map((line) => `\n${path}/${line}`)
    .join("");
}

function listLines(fields: string): string[] {
  return fields
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
