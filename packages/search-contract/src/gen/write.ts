// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { ElementName, ElementWriter, FastWriter } from "@payment-routing/contract-runtime/codegen";
import {
  ACCOUNT_ID,
  AIRLINE_DATA,
  AMOUNT,
  CLIENT_ID,
  CLIENT_INFO,
  COUNTRY_ID,
  CURRENCY_ID,
  DECIMAL,
  DESCRIPTION,
  DEVICE_ID,
  EMAIL,
  EMAIL_TYPE,
  EVENT_ID,
  FEE,
  FEES,
  ID,
  IP,
  LANGUAGE,
  LINE_ITEM,
  MOBILE,
  MOBILE_TYPE,
  NAME,
  ORDERS,
  ORDER_NO,
  PAYMENT_METHOD,
  PAYMENT_METHODS,
  PLATFORM,
  PREFERENCE,
  PRODUCT,
  PRODUCT_TYPE,
  PSP_TYPE,
  SDK_VERSION,
  SKU,
  STATE_ID,
  TRANSACTION,
  TYPE,
  TYPE_ID,
  VALIDATED,
  VALUE,
  VERSION,
} from "./constants.ts";

/** Writers by the indexes of the types that they write. */
export const WRITERS: Readonly<Record<number, FastWriter<ElementWriter>>> = {
  6: writePaymentMethodSearchCriteria,
  1: writePaymentMethodSearchResponse,
};

function writePaymentMethodSearchCriteria(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.event_id !== undefined) w.integer(EVENT_ID, v.event_id);
  if (v.account_id !== undefined) w.integer(ACCOUNT_ID, v.account_id);
  if (v.transaction !== undefined) writeTransaction(w, TRANSACTION, v.transaction);
  if (v.client_info !== undefined) writeClientInfo(w, CLIENT_INFO, v.client_info);
  w.end(name, at);
}

function writeTransaction(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.type_id !== undefined) w.integer(TYPE_ID, v.type_id);
  if (v.order_no !== undefined) w.string(ORDER_NO, v.order_no);
  if (v.product_type !== undefined) w.string(PRODUCT_TYPE, v.product_type);
  if (v.fees !== undefined) writeFees(w, FEES, v.fees);
  if (v.amount !== undefined) writeTransactionAmount(w, AMOUNT, v.amount);
  if (v.orders !== undefined) writeOrders(w, ORDERS, v.orders);
  w.end(name, at);
}

function writeFees(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  for (const one of w.array(v.fee)) writeFee(w, FEE, one);
  w.end(name, at);
}

function writeFee(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.value !== undefined) w.integer(VALUE, v.value);
  if (v.type !== undefined) w.integer(TYPE, v.type);
  w.end(name, at);
}

function writeTransactionAmount(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.value !== undefined) w.integer(VALUE, v.value);
  if (v.country_id !== undefined) w.integer(COUNTRY_ID, v.country_id);
  if (v.currency_id !== undefined) w.integer(CURRENCY_ID, v.currency_id);
  if (v.decimal !== undefined) w.integer(DECIMAL, v.decimal);
  w.end(name, at);
}

function writeOrders(w: ElementWriter, name: ElementName, value: unknown): void {
  const at = w.start(name);
  for (const item of w.items(value)) {
    const row = w.record(item);
    const start = w.pos;
    if (row.line_item !== undefined) writeLineItem(w, LINE_ITEM, row.line_item);
    if (row.amount !== undefined) writeOrderAmount(w, AMOUNT, row.amount);
    w.endRow(start, item);
  }
  w.end(name, at);
}

function writeLineItem(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  for (const one of w.array(v.product)) writeProduct(w, PRODUCT, one);
  w.end(name, at);
}

function writeProduct(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.name !== undefined) w.string(NAME, v.name);
  if (v.sku !== undefined) w.string(SKU, v.sku);
  if (v.description !== undefined) w.string(DESCRIPTION, v.description);
  if (v.airline_data !== undefined) w.open(AIRLINE_DATA, v.airline_data);
  w.end(name, at);
}

function writeOrderAmount(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.country_id !== undefined) w.integer(COUNTRY_ID, v.country_id);
  if (v.value !== undefined) w.string(VALUE, v.value);
  w.end(name, at);
}

function writeClientInfo(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.platform !== undefined) w.string(PLATFORM, v.platform);
  if (v.language !== undefined) w.string(LANGUAGE, v.language);
  if (v.version !== undefined) w.string(VERSION, v.version);
  if (v["sdk-version"] !== undefined) w.integer(SDK_VERSION, v["sdk-version"]);
  if (v.mobile !== undefined) writeMobile(w, MOBILE, v.mobile);
  if (v.email !== undefined) writeEmail(w, EMAIL, v.email);
  if (v.device_id !== undefined) w.string(DEVICE_ID, v.device_id);
  if (v.ip !== undefined) w.string(IP, v.ip);
  if (v.client_id !== undefined) w.integer(CLIENT_ID, v.client_id);
  w.end(name, at);
}

function writeMobile(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.mobile !== undefined) w.integer(MOBILE, v.mobile);
  if (v.mobile_type !== undefined) w.string(MOBILE_TYPE, v.mobile_type);
  if (v.country_id !== undefined) w.integer(COUNTRY_ID, v.country_id);
  if (v.validated !== undefined) w.boolean(VALIDATED, v.validated);
  w.end(name, at);
}

function writeEmail(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.email !== undefined) w.string(EMAIL, v.email);
  if (v.email_type !== undefined) w.string(EMAIL_TYPE, v.email_type);
  if (v.validated !== undefined) w.boolean(VALIDATED, v.validated);
  w.end(name, at);
}

function writePaymentMethodSearchResponse(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.payment_methods !== undefined) writePaymentMethods(w, PAYMENT_METHODS, v.payment_methods);
  w.end(name, at);
}

function writePaymentMethods(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  for (const one of w.array(v.payment_method)) writePaymentMethod(w, PAYMENT_METHOD, one);
  w.end(name, at);
}

function writePaymentMethod(w: ElementWriter, name: ElementName, value: unknown): void {
  const v = w.record(value);
  const at = w.start(name);
  if (v.id !== undefined) w.integer(ID, v.id);
  if (v.psp_type !== undefined) w.string(PSP_TYPE, v.psp_type);
  if (v.preference !== undefined) w.integer(PREFERENCE, v.preference);
  if (v.state_id !== undefined) w.integer(STATE_ID, v.state_id);
  w.end(name, at);
}
