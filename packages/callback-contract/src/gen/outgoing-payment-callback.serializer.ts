// Generated from schemas/callback/payment-callback.schema.json. Do not edit: npm run generate.
import {
  formatInteger,
  jsonSeparator,
  serializeArray,
  serializeNumber,
  serializeString,
} from "@payment-routing/contract-runtime/codegen";
import type {
  OutgoingPaymentCallback,
  OutgoingBillingAddress,
  OutgoingBillingItem,
  OutgoingBillingSummary,
  OutgoingCard,
  OutgoingCustomerInfo,
  OutgoingFraud,
  OutgoingNameText,
  OutgoingNameValue,
  OutgoingOrderData,
  OutgoingPendingAmount,
  OutgoingProductInfo,
  OutgoingProfile,
  OutgoingPsp,
  OutgoingRebillingInfo,
  OutgoingSaleAmount,
  OutgoingSessionStatus,
  OutgoingTmsInfo,
  OutgoingTransaction,
  OutgoingTransactionAmount,
  OutgoingTransactionStatus,
  OutgoingTrip,
} from "./outgoing-payment-callback.ts";

/**
 * Writes a document: only the members of the contract, in its order. The value has to be valid. Throws a TypeError or
 * RangeError for a required member without a value, and for a number that is not finite.
 */
export function serializePaymentCallback(value: OutgoingPaymentCallback): string {
  return writeOutgoingPaymentCallback(value);
}

function writeOutgoingPaymentCallback(value: OutgoingPaymentCallback): string {
  let json = "";
  json += `{"client_id":${formatInteger(value.client_id)},"account_id":${formatInteger(value.account_id)},"session_id":${formatInteger(value.session_id)}`;
  if (value.session_type !== undefined) json += `,"session_type":${serializeString(value.session_type)}`;
  if (value.callback_url !== undefined) json += `,"callback_url":${serializeString(value.callback_url)}`;
  json += `,"sale_amount":${writeOutgoingSaleAmount(value.sale_amount)}`;
  if (value.pending_amount !== undefined)
    json += `,"pending_amount":${writeOutgoingPendingAmount(value.pending_amount)}`;
  json += `,"status":${writeOutgoingSessionStatus(value.status)}`;
  if (value.additional_data !== undefined)
    json += `,"additional_data":${serializeArray(value.additional_data, writeOutgoingNameText)}`;
  json += `,"transactions":${serializeArray(value.transactions, writeOutgoingTransaction)}`;
  if (value.signature !== undefined) json += `,"signature":${serializeString(value.signature)}`;
  if (value.endpoint_url !== undefined) json += `,"endpoint_url":${serializeString(value.endpoint_url)}`;
  if (value.content_type !== undefined) json += `,"content_type":${formatInteger(value.content_type)}`;
  if (value.max_retry !== undefined) json += `,"max_retry":${formatInteger(value.max_retry)}`;
  if (value.event_type !== undefined) json += `,"event_type":${serializeString(value.event_type)}`;
  if (value.event_subtype !== undefined) json += `,"event_subtype":${serializeString(value.event_subtype)}`;
  return json + "}";
}

function writeOutgoingBillingAddress(value: OutgoingBillingAddress): string {
  let json = "";
  json += `{"first_name":${serializeString(value.first_name)},"last_name":${serializeString(value.last_name)}`;
  if (value.street !== undefined) json += `,"street":${serializeString(value.street)}`;
  if (value.city !== undefined) json += `,"city":${serializeString(value.city)}`;
  if (value.state !== undefined) json += `,"state":${serializeString(value.state)}`;
  if (value.postal_code !== undefined) json += `,"postal_code":${serializeString(value.postal_code)}`;
  if (value.country !== undefined) json += `,"country":${serializeString(value.country)}`;
  if (value.alpha2code !== undefined) json += `,"alpha2code":${serializeString(value.alpha2code)}`;
  if (value.mobile !== undefined) json += `,"mobile":${serializeString(value.mobile)}`;
  if (value.email !== undefined) json += `,"email":${serializeString(value.email)}`;
  if (value.billing_idc !== undefined) json += `,"billing_idc":${formatInteger(value.billing_idc)}`;
  return json + "}";
}

function writeOutgoingBillingItem(value: OutgoingBillingItem): string {
  let json = "";
  json += `{"id":${formatInteger(value.id)}`;
  if (value.journey_ref !== undefined) json += `,"journey_ref":${serializeString(value.journey_ref)}`;
  if (value.bill_type !== undefined) json += `,"bill_type":${serializeString(value.bill_type)}`;
  if (value.description !== undefined) json += `,"description":${serializeString(value.description)}`;
  if (value.amount !== undefined) json += `,"amount":${serializeString(value.amount)}`;
  if (value.currency !== undefined) json += `,"currency":${serializeString(value.currency)}`;
  if (value.profile_seq !== undefined) json += `,"profile_seq":${serializeString(value.profile_seq)}`;
  if (value.trip_tag !== undefined) json += `,"trip_tag":${serializeString(value.trip_tag)}`;
  if (value.trip_seq !== undefined) json += `,"trip_seq":${serializeString(value.trip_seq)}`;
  if (value.product_code !== undefined) json += `,"product_code":${serializeString(value.product_code)}`;
  if (value.product_category !== undefined)
    json += `,"product_category":${serializeString(value.product_category)}`;
  if (value.product_item !== undefined) json += `,"product_item":${serializeString(value.product_item)}`;
  return json + "}";
}

function writeOutgoingBillingSummary(value: OutgoingBillingSummary): string {
  let json = "";
  if (value.fare_details !== undefined)
    json += `${jsonSeparator(json)}"fare_details":${serializeArray(value.fare_details, writeOutgoingBillingItem)}`;
  if (value.add_on !== undefined)
    json += `${jsonSeparator(json)}"add_on":${serializeArray(value.add_on, writeOutgoingBillingItem)}`;
  return json === "" ? "{}" : json + "}";
}

function writeOutgoingCard(value: OutgoingCard): string {
  let json = "";
  if (value.id !== undefined) json += `${jsonSeparator(json)}"id":${formatInteger(value.id)}`;
  if (value.name !== undefined) json += `${jsonSeparator(json)}"name":${serializeString(value.name)}`;
  if (value.mask_card_number !== undefined)
    json += `${jsonSeparator(json)}"mask_card_number":${serializeString(value.mask_card_number)}`;
  if (value.expiry !== undefined) json += `${jsonSeparator(json)}"expiry":${serializeString(value.expiry)}`;
  return json === "" ? "{}" : json + "}";
}

function writeOutgoingCustomerInfo(value: OutgoingCustomerInfo): string {
  let json = "";
  if (value.email !== undefined) json += `${jsonSeparator(json)}"email":${serializeString(value.email)}`;
  if (value.country_id !== undefined)
    json += `${jsonSeparator(json)}"country_id":${formatInteger(value.country_id)}`;
  if (value.mobile !== undefined) json += `${jsonSeparator(json)}"mobile":${serializeString(value.mobile)}`;
  if (value.operator !== undefined)
    json += `${jsonSeparator(json)}"operator":${formatInteger(value.operator)}`;
  json += `${jsonSeparator(json)}"language":${serializeString(value.language)}`;
  if (value.device_id !== undefined)
    json += `${jsonSeparator(json)}"device_id":${serializeString(value.device_id)}`;
  return json === "" ? "{}" : json + "}";
}

function writeOutgoingFraud(value: OutgoingFraud): string {
  let json = "";
  json += `{"status_code":${serializeString(value.status_code)},"status_desc":${serializeString(value.status_desc)}`;
  if (value.pre_auth_ext_id !== undefined)
    json += `,"pre_auth_ext_id":${serializeString(value.pre_auth_ext_id)}`;
  if (value.pre_auth_ext_status_code !== undefined)
    json += `,"pre_auth_ext_status_code":${serializeString(value.pre_auth_ext_status_code)}`;
  if (value.post_auth_ext_id !== undefined)
    json += `,"post_auth_ext_id":${serializeString(value.post_auth_ext_id)}`;
  if (value.post_auth_ext_status_code !== undefined)
    json += `,"post_auth_ext_status_code":${serializeString(value.post_auth_ext_status_code)}`;
  if (value.pre_auth_provider_id !== undefined)
    json += `,"pre_auth_provider_id":${formatInteger(value.pre_auth_provider_id)}`;
  if (value.post_auth_provider_id !== undefined)
    json += `,"post_auth_provider_id":${formatInteger(value.post_auth_provider_id)}`;
  if (value.pre_auth_fraud_status !== undefined)
    json += `,"pre_auth_fraud_status":${formatInteger(value.pre_auth_fraud_status)}`;
  if (value.post_auth_fraud_status !== undefined)
    json += `,"post_auth_fraud_status":${formatInteger(value.post_auth_fraud_status)}`;
  return json + "}";
}

function writeOutgoingNameText(value: OutgoingNameText): string {
  let json = "";
  json += `{"name":${serializeString(value.name)},"text":${serializeString(value.text)}`;
  return json + "}";
}

function writeOutgoingNameValue(value: OutgoingNameValue): string {
  let json = "";
  json += `{"name":${serializeString(value.name)},"value":${serializeString(value.value)}`;
  return json + "}";
}

function writeOutgoingOrderData(value: OutgoingOrderData): string {
  let json = "";
  if (value.product_sku !== undefined)
    json += `${jsonSeparator(json)}"product_sku":${serializeString(value.product_sku)}`;
  if (value.amount !== undefined)
    json += `${jsonSeparator(json)}"amount":${writeOutgoingTransactionAmount(value.amount)}`;
  if (value.ticket_no !== undefined)
    json += `${jsonSeparator(json)}"ticket_no":${serializeString(value.ticket_no)}`;
  if (value.profiles !== undefined)
    json += `${jsonSeparator(json)}"profiles":${serializeArray(value.profiles, writeOutgoingProfile)}`;
  if (value.trips !== undefined)
    json += `${jsonSeparator(json)}"trips":${serializeArray(value.trips, writeOutgoingTrip)}`;
  if (value.billing_summary !== undefined)
    json += `${jsonSeparator(json)}"billing_summary":${writeOutgoingBillingSummary(value.billing_summary)}`;
  return json === "" ? "{}" : json + "}";
}

function writeOutgoingPendingAmount(value: OutgoingPendingAmount): string {
  let json = "";
  json += `{"value":${formatInteger(value.value)},"currency_id":${formatInteger(value.currency_id)}`;
  if (value.decimals !== undefined) json += `,"decimals":${formatInteger(value.decimals)}`;
  if (value.alpha3code !== undefined) json += `,"alpha3code":${serializeString(value.alpha3code)}`;
  if (value.conversion_rate !== undefined)
    json += `,"conversion_rate":${serializeNumber(value.conversion_rate)}`;
  return json + "}";
}

function writeOutgoingProductInfo(value: OutgoingProductInfo): string {
  let json = "";
  json += `{"name":${serializeString(value.name)},"quantity":${formatInteger(value.quantity)},"price":${formatInteger(value.price)}`;
  return json + "}";
}

function writeOutgoingProfile(value: OutgoingProfile): string {
  let json = "";
  json += `{"id":${formatInteger(value.id)}`;
  if (value.title !== undefined) json += `,"title":${serializeString(value.title)}`;
  if (value.first_name !== undefined) json += `,"first_name":${serializeString(value.first_name)}`;
  if (value.last_name !== undefined) json += `,"last_name":${serializeString(value.last_name)}`;
  if (value.type !== undefined) json += `,"type":${serializeString(value.type)}`;
  if (value.email !== undefined) json += `,"email":${serializeString(value.email)}`;
  if (value.mobile !== undefined) json += `,"mobile":${formatInteger(value.mobile)}`;
  if (value.country_id !== undefined) json += `,"country_id":${serializeString(value.country_id)}`;
  if (value.amount !== undefined) json += `,"amount":${serializeString(value.amount)}`;
  if (value.seq !== undefined) json += `,"seq":${formatInteger(value.seq)}`;
  if (value.additional_data !== undefined)
    json += `,"additional_data":${serializeArray(value.additional_data, writeOutgoingNameValue)}`;
  return json + "}";
}

function writeOutgoingPsp(value: OutgoingPsp): string {
  let json = "";
  if (value.id !== undefined) json += `${jsonSeparator(json)}"id":${formatInteger(value.id)}`;
  if (value.name !== undefined) json += `${jsonSeparator(json)}"name":${serializeString(value.name)}`;
  if (value["external-id"] !== undefined)
    json += `${jsonSeparator(json)}"external-id":${serializeString(value["external-id"])}`;
  return json === "" ? "{}" : json + "}";
}

function writeOutgoingRebillingInfo(value: OutgoingRebillingInfo): string {
  let json = "";
  if (value.id !== undefined) json += `${jsonSeparator(json)}"id":${formatInteger(value.id)}`;
  if (value.frequency !== undefined)
    json += `${jsonSeparator(json)}"frequency":${formatInteger(value.frequency)}`;
  if (value.expiry !== undefined) json += `${jsonSeparator(json)}"expiry":${serializeString(value.expiry)}`;
  return json === "" ? "{}" : json + "}";
}

function writeOutgoingSaleAmount(value: OutgoingSaleAmount): string {
  let json = "";
  json += `{"value":${formatInteger(value.value)},"currency_id":${formatInteger(value.currency_id)}`;
  if (value.decimals !== undefined) json += `,"decimals":${formatInteger(value.decimals)}`;
  if (value.alpha3code !== undefined) json += `,"alpha3code":${serializeString(value.alpha3code)}`;
  if (value.conversion_rate !== undefined)
    json += `,"conversion_rate":${formatInteger(value.conversion_rate)}`;
  return json + "}";
}

function writeOutgoingSessionStatus(value: OutgoingSessionStatus): string {
  let json = "";
  json += `{"code":${formatInteger(value.code)}`;
  if (value.sub_code !== undefined) json += `,"sub_code":${formatInteger(value.sub_code)}`;
  json += `,"message":${serializeString(value.message)}`;
  return json + "}";
}

function writeOutgoingTmsInfo(value: OutgoingTmsInfo): string {
  let json = "";
  if (value.tms_provider_code !== undefined)
    json += `${jsonSeparator(json)}"tms_provider_code":${formatInteger(value.tms_provider_code)}`;
  if (value.tms_provider_message !== undefined)
    json += `${jsonSeparator(json)}"tms_provider_message":${serializeString(value.tms_provider_message)}`;
  return json === "" ? "{}" : json + "}";
}

function writeOutgoingTransaction(value: OutgoingTransaction): string {
  let json = "";
  json += `{"id":${formatInteger(value.id)},"route_config_id":${formatInteger(value.route_config_id)},"order_id":${serializeString(value.order_id)}`;
  if (value.description !== undefined) json += `,"description":${serializeString(value.description)}`;
  if (value.fee !== undefined) json += `,"fee":${formatInteger(value.fee)}`;
  if (value.hmac !== undefined) json += `,"hmac":${serializeString(value.hmac)}`;
  if (value.approval_code !== undefined) json += `,"approval_code":${serializeString(value.approval_code)}`;
  if (value.wallet_id !== undefined) json += `,"wallet_id":${serializeString(value.wallet_id)}`;
  json += `,"txn_type_id":${formatInteger(value.txn_type_id)},"payment_method":${serializeString(value.payment_method)},"payment_type":${serializeString(value.payment_type)}`;
  if (value.short_code !== undefined) json += `,"short_code":${serializeString(value.short_code)}`;
  json += `,"date_time":${serializeString(value.date_time)}`;
  if (value.local_date_time !== undefined)
    json += `,"local_date_time":${serializeString(value.local_date_time)}`;
  if (value.issuing_bank !== undefined) json += `,"issuing_bank":${serializeString(value.issuing_bank)}`;
  if (value.foreign_exchange_id !== undefined)
    json += `,"foreign_exchange_id":${serializeString(value.foreign_exchange_id)}`;
  if (value.service_type_id !== undefined)
    json += `,"service_type_id":${formatInteger(value.service_type_id)}`;
  if (value.pos !== undefined) json += `,"pos":${formatInteger(value.pos)}`;
  if (value.ip_address !== undefined) json += `,"ip_address":${serializeString(value.ip_address)}`;
  if (value.installment !== undefined) json += `,"installment":${formatInteger(value.installment)}`;
  if (value.accept_url !== undefined) json += `,"accept_url":${serializeString(value.accept_url)}`;
  if (value.cancel_url !== undefined) json += `,"cancel_url":${serializeString(value.cancel_url)}`;
  json += `,"amount":${writeOutgoingTransactionAmount(value.amount)},"sale_amount":${writeOutgoingSaleAmount(value.sale_amount)},"status":${writeOutgoingTransactionStatus(value.status)}`;
  if (value.psp !== undefined) json += `,"psp":${writeOutgoingPsp(value.psp)}`;
  if (value.card !== undefined) json += `,"card":${writeOutgoingCard(value.card)}`;
  if (value.rebilling_info !== undefined)
    json += `,"rebilling_info":${writeOutgoingRebillingInfo(value.rebilling_info)}`;
  json += `,"customer_info":${writeOutgoingCustomerInfo(value.customer_info)}`;
  if (value.additional_data !== undefined)
    json += `,"additional_data":${serializeArray(value.additional_data, writeOutgoingNameText)}`;
  if (value.client_data !== undefined)
    json += `,"client_data":${serializeArray(value.client_data, writeOutgoingNameText)}`;
  if (value.product_info !== undefined)
    json += `,"product_info":${serializeArray(value.product_info, writeOutgoingProductInfo)}`;
  if (value.delivery_info !== undefined)
    json += `,"delivery_info":${serializeArray(value.delivery_info, writeOutgoingNameText)}`;
  if (value.shipping_info !== undefined)
    json += `,"shipping_info":${serializeArray(value.shipping_info, writeOutgoingNameText)}`;
  if (value.billing_address !== undefined)
    json += `,"billing_address":${writeOutgoingBillingAddress(value.billing_address)}`;
  if (value.fraud !== undefined) json += `,"fraud":${writeOutgoingFraud(value.fraud)}`;
  if (value.tms_info !== undefined) json += `,"tms_info":${writeOutgoingTmsInfo(value.tms_info)}`;
  if (value.order_data !== undefined) json += `,"order_data":${writeOutgoingOrderData(value.order_data)}`;
  return json + "}";
}

function writeOutgoingTransactionAmount(value: OutgoingTransactionAmount): string {
  let json = "";
  json += `{"value":${formatInteger(value.value)},"currency_id":${formatInteger(value.currency_id)}`;
  if (value.decimals !== undefined) json += `,"decimals":${formatInteger(value.decimals)}`;
  if (value.alpha3code !== undefined) json += `,"alpha3code":${serializeString(value.alpha3code)}`;
  if (value.conversion_rate !== undefined)
    json += `,"conversion_rate":${formatInteger(value.conversion_rate)}`;
  return json + "}";
}

function writeOutgoingTransactionStatus(value: OutgoingTransactionStatus): string {
  let json = "";
  json += `{"code":${formatInteger(value.code)}`;
  if (value.sub_code !== undefined) json += `,"sub_code":${formatInteger(value.sub_code)}`;
  json += `,"message":${serializeString(value.message)}`;
  if (value.provider_message !== undefined)
    json += `,"provider_message":${serializeString(value.provider_message)}`;
  if (value.provider_status_code !== undefined)
    json += `,"provider_status_code":${serializeString(value.provider_status_code)}`;
  return json + "}";
}

function writeOutgoingTrip(value: OutgoingTrip): string {
  let json = "";
  if (value.id !== undefined) json += `${jsonSeparator(json)}"id":${formatInteger(value.id)}`;
  if (value.service_class !== undefined)
    json += `${jsonSeparator(json)}"service_class":${serializeString(value.service_class)}`;
  if (value.departure_airport !== undefined)
    json += `${jsonSeparator(json)}"departure_airport":${serializeString(value.departure_airport)}`;
  if (value.arrival_airport !== undefined)
    json += `${jsonSeparator(json)}"arrival_airport":${serializeString(value.arrival_airport)}`;
  if (value.op_airline_code !== undefined)
    json += `${jsonSeparator(json)}"op_airline_code":${serializeString(value.op_airline_code)}`;
  if (value.mkt_airline_code !== undefined)
    json += `${jsonSeparator(json)}"mkt_airline_code":${serializeString(value.mkt_airline_code)}`;
  if (value.arrival_date !== undefined)
    json += `${jsonSeparator(json)}"arrival_date":${serializeString(value.arrival_date)}`;
  if (value.departure_date !== undefined)
    json += `${jsonSeparator(json)}"departure_date":${serializeString(value.departure_date)}`;
  if (value.mkt_flight_number !== undefined)
    json += `${jsonSeparator(json)}"mkt_flight_number":${serializeString(value.mkt_flight_number)}`;
  if (value.op_flight_number !== undefined)
    json += `${jsonSeparator(json)}"op_flight_number":${serializeString(value.op_flight_number)}`;
  if (value.tag !== undefined) json += `${jsonSeparator(json)}"tag":${serializeString(value.tag)}`;
  if (value.trip_count !== undefined)
    json += `${jsonSeparator(json)}"trip_count":${serializeString(value.trip_count)}`;
  if (value.service_level !== undefined)
    json += `${jsonSeparator(json)}"service_level":${serializeString(value.service_level)}`;
  if (value.departure_country_id !== undefined)
    json += `${jsonSeparator(json)}"departure_country_id":${serializeString(value.departure_country_id)}`;
  if (value.arrival_country_id !== undefined)
    json += `${jsonSeparator(json)}"arrival_country_id":${serializeString(value.arrival_country_id)}`;
  if (value.dept_time_zone !== undefined)
    json += `${jsonSeparator(json)}"dept_time_zone":${serializeString(value.dept_time_zone)}`;
  if (value.arrival_time_zone !== undefined)
    json += `${jsonSeparator(json)}"arrival_time_zone":${serializeString(value.arrival_time_zone)}`;
  if (value.arrival_terminal !== undefined)
    json += `${jsonSeparator(json)}"arrival_terminal":${serializeString(value.arrival_terminal)}`;
  if (value.dept_terminal !== undefined)
    json += `${jsonSeparator(json)}"dept_terminal":${serializeString(value.dept_terminal)}`;
  if (value.dept_city !== undefined)
    json += `${jsonSeparator(json)}"dept_city":${serializeString(value.dept_city)}`;
  if (value.arrival_city !== undefined)
    json += `${jsonSeparator(json)}"arrival_city":${serializeString(value.arrival_city)}`;
  if (value.aircraft_type !== undefined)
    json += `${jsonSeparator(json)}"aircraft_type":${serializeString(value.aircraft_type)}`;
  if (value.additional_data !== undefined)
    json += `${jsonSeparator(json)}"additional_data":${serializeArray(value.additional_data, writeOutgoingNameValue)}`;
  return json === "" ? "{}" : json + "}";
}
