// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { ElementWriter, FastWriter } from "@payment-routing/contract-runtime/codegen";
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

const writePaymentMethodSearchCriteria: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.integer(EVENT_ID, v.event_id);
  w.integer(ACCOUNT_ID, v.account_id);
  w.element(TRANSACTION, writeTransaction, v.transaction);
  w.element(CLIENT_INFO, writeClientInfo, v.client_info);
  w.end(name, at);
};

const writeTransaction: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.integer(TYPE_ID, v.type_id);
  w.string(ORDER_NO, v.order_no);
  w.string(PRODUCT_TYPE, v.product_type);
  w.element(FEES, writeFees, v.fees);
  w.element(AMOUNT, writeTransactionAmount, v.amount);
  w.element(ORDERS, writeOrders, v.orders);
  w.end(name, at);
};

const writeFees: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  for (const one of w.array(v.fee)) w.element(FEE, writeFee, one);
  w.end(name, at);
};

const writeFee: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.integer(VALUE, v.value);
  w.integer(TYPE, v.type);
  w.end(name, at);
};

const writeTransactionAmount: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.integer(VALUE, v.value);
  w.integer(COUNTRY_ID, v.country_id);
  w.integer(CURRENCY_ID, v.currency_id);
  w.integer(DECIMAL, v.decimal);
  w.end(name, at);
};

const writeOrders: FastWriter<ElementWriter> = (w, name, value) => {
  const at = w.start(name);
  for (const item of w.items(value)) {
    const row = w.record(item);
    const start = w.pos;
    w.element(LINE_ITEM, writeLineItem, row.line_item);
    w.element(AMOUNT, writeOrderAmount, row.amount);
    w.endRow(start, item);
  }
  w.end(name, at);
};

const writeLineItem: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  for (const one of w.array(v.product)) w.element(PRODUCT, writeProduct, one);
  w.end(name, at);
};

const writeProduct: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.string(NAME, v.name);
  w.string(SKU, v.sku);
  w.string(DESCRIPTION, v.description);
  w.open(AIRLINE_DATA, v.airline_data);
  w.end(name, at);
};

const writeOrderAmount: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.integer(COUNTRY_ID, v.country_id);
  w.string(VALUE, v.value);
  w.end(name, at);
};

const writeClientInfo: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.string(PLATFORM, v.platform);
  w.string(LANGUAGE, v.language);
  w.string(VERSION, v.version);
  w.integer(SDK_VERSION, v["sdk-version"]);
  w.element(MOBILE, writeMobile, v.mobile);
  w.element(EMAIL, writeEmail, v.email);
  w.string(DEVICE_ID, v.device_id);
  w.string(IP, v.ip);
  w.integer(CLIENT_ID, v.client_id);
  w.end(name, at);
};

const writeMobile: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.integer(MOBILE, v.mobile);
  w.string(MOBILE_TYPE, v.mobile_type);
  w.integer(COUNTRY_ID, v.country_id);
  w.boolean(VALIDATED, v.validated);
  w.end(name, at);
};

const writeEmail: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.string(EMAIL, v.email);
  w.string(EMAIL_TYPE, v.email_type);
  w.boolean(VALIDATED, v.validated);
  w.end(name, at);
};

const writePaymentMethodSearchResponse: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.element(PAYMENT_METHODS, writePaymentMethods, v.payment_methods);
  w.end(name, at);
};

const writePaymentMethods: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  for (const one of w.array(v.payment_method)) w.element(PAYMENT_METHOD, writePaymentMethod, one);
  w.end(name, at);
};

const writePaymentMethod: FastWriter<ElementWriter> = (w, name, value) => {
  const v = w.record(value);
  const at = w.start(name);
  w.integer(ID, v.id);
  w.string(PSP_TYPE, v.psp_type);
  w.integer(PREFERENCE, v.preference);
  w.integer(STATE_ID, v.state_id);
  w.end(name, at);
};

/** Writers by the indexes of the types that they write. */
export const WRITERS: Readonly<Record<number, FastWriter<ElementWriter>>> = {
  6: writePaymentMethodSearchCriteria,
  1: writePaymentMethodSearchResponse,
};
