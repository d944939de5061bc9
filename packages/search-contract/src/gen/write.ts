// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { DocumentWriter, ElementTags, FastWriter } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";

/** Writers by the places of the types that they write. */
export const WRITERS: Readonly<Record<number, FastWriter>> = {
  6: writePaymentMethodSearchCriteria,
  12: writeTransaction,
  21: writeFees,
  22: writeFee,
  19: writeTransactionAmount,
  13: writeOrders,
  16: writeLineItem,
  17: writeProduct,
  14: writeOrderAmount,
  7: writeClientInfo,
  10: writeMobile,
  8: writeEmail,
  1: writePaymentMethodSearchResponse,
  2: writePaymentMethods,
  3: writePaymentMethod,
};

const EVENT_ID = SCHEMA.tags(8);
const ACCOUNT_ID = SCHEMA.tags(9);
const TRANSACTION = SCHEMA.tags(10);
const CLIENT_INFO = SCHEMA.tags(11);
const TYPE_ID = SCHEMA.tags(28);
const ORDER_NO = SCHEMA.tags(29);
const PRODUCT_TYPE = SCHEMA.tags(30);
const FEES = SCHEMA.tags(31);
const AMOUNT = SCHEMA.tags(32);
const ORDERS = SCHEMA.tags(33);
const FEE = SCHEMA.tags(47);
const VALUE = SCHEMA.tags(48);
const TYPE = SCHEMA.tags(49);
const COUNTRY_ID = SCHEMA.tags(44);
const CURRENCY_ID = SCHEMA.tags(45);
const DECIMAL = SCHEMA.tags(46);
const LINE_ITEM = SCHEMA.tags(34);
const PRODUCT = SCHEMA.tags(38);
const NAME = SCHEMA.tags(39);
const SKU = SCHEMA.tags(40);
const DESCRIPTION = SCHEMA.tags(41);
const PLATFORM = SCHEMA.tags(12);
const LANGUAGE = SCHEMA.tags(13);
const VERSION = SCHEMA.tags(14);
const SDK_VERSION = SCHEMA.tags(15);
const MOBILE = SCHEMA.tags(16);
const EMAIL = SCHEMA.tags(17);
const DEVICE_ID = SCHEMA.tags(18);
const IP = SCHEMA.tags(19);
const CLIENT_ID = SCHEMA.tags(20);
const MOBILE_TYPE = SCHEMA.tags(25);
const VALIDATED = SCHEMA.tags(27);
const EMAIL_TYPE = SCHEMA.tags(22);
const PAYMENT_METHODS = SCHEMA.tags(2);
const PAYMENT_METHOD = SCHEMA.tags(3);
const ID = SCHEMA.tags(4);
const PSP_TYPE = SCHEMA.tags(5);
const PREFERENCE = SCHEMA.tags(6);
const STATE_ID = SCHEMA.tags(7);

function writePaymentMethodSearchCriteria(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  w.integer(EVENT_ID, v.event_id);
  w.integer(ACCOUNT_ID, v.account_id);
  writeTransaction(w, TRANSACTION, v.transaction);
  writeClientInfo(w, CLIENT_INFO, v.client_info);
  w.end(tags, at);
}

function writeTransaction(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  if (v.type_id !== undefined) w.integer(TYPE_ID, v.type_id);
  w.string(ORDER_NO, v.order_no);
  if (v.product_type !== undefined) w.string(PRODUCT_TYPE, v.product_type);
  if (v.fees !== undefined) writeFees(w, FEES, v.fees);
  writeTransactionAmount(w, AMOUNT, v.amount);
  writeOrders(w, ORDERS, v.orders);
  w.end(tags, at);
}

function writeFees(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  for (const one of w.array(v.fee)) writeFee(w, FEE, one);
  w.end(tags, at);
}

function writeFee(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  w.integer(VALUE, v.value);
  if (v.type !== undefined) w.integer(TYPE, v.type);
  w.end(tags, at);
}

function writeTransactionAmount(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  w.integer(VALUE, v.value);
  w.integer(COUNTRY_ID, v.country_id);
  if (v.currency_id !== undefined) w.integer(CURRENCY_ID, v.currency_id);
  w.integer(DECIMAL, v.decimal);
  w.end(tags, at);
}

function writeOrders(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const at = w.start(tags);
  for (const item of w.items(value)) {
    const row = w.record(item);
    const start = w.pos;
    writeLineItem(w, LINE_ITEM, row.line_item);
    writeOrderAmount(w, AMOUNT, row.amount);
    w.endRow(start);
  }
  w.end(tags, at);
}

function writeLineItem(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  for (const one of w.array(v.product)) writeProduct(w, PRODUCT, one);
  w.end(tags, at);
}

function writeProduct(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  if (v.name !== undefined) w.string(NAME, v.name);
  if (v.sku !== undefined) w.string(SKU, v.sku);
  if (v.description !== undefined) w.string(DESCRIPTION, v.description);
  if (v.airline_data !== undefined) w.child(42, v.airline_data);
  w.end(tags, at);
}

function writeOrderAmount(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  w.integer(COUNTRY_ID, v.country_id);
  w.string(VALUE, v.value);
  w.end(tags, at);
}

function writeClientInfo(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  w.string(PLATFORM, v.platform);
  if (v.language !== undefined) w.string(LANGUAGE, v.language);
  w.string(VERSION, v.version);
  if (v["sdk-version"] !== undefined) w.integer(SDK_VERSION, v["sdk-version"]);
  if (v.mobile !== undefined) writeMobile(w, MOBILE, v.mobile);
  if (v.email !== undefined) writeEmail(w, EMAIL, v.email);
  if (v.device_id !== undefined) w.string(DEVICE_ID, v.device_id);
  w.string(IP, v.ip);
  w.integer(CLIENT_ID, v.client_id);
  w.end(tags, at);
}

function writeMobile(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  if (v.mobile !== undefined) w.integer(MOBILE, v.mobile);
  if (v.mobile_type !== undefined) w.string(MOBILE_TYPE, v.mobile_type);
  if (v.country_id !== undefined) w.integer(COUNTRY_ID, v.country_id);
  if (v.validated !== undefined) w.boolean(VALIDATED, v.validated);
  w.end(tags, at);
}

function writeEmail(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  if (v.email !== undefined) w.string(EMAIL, v.email);
  if (v.email_type !== undefined) w.string(EMAIL_TYPE, v.email_type);
  if (v.validated !== undefined) w.boolean(VALIDATED, v.validated);
  w.end(tags, at);
}

function writePaymentMethodSearchResponse(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  writePaymentMethods(w, PAYMENT_METHODS, v.payment_methods);
  w.end(tags, at);
}

function writePaymentMethods(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  for (const one of w.array(v.payment_method)) writePaymentMethod(w, PAYMENT_METHOD, one);
  w.end(tags, at);
}

function writePaymentMethod(w: DocumentWriter, tags: ElementTags, value: unknown): void {
  const v = w.record(value);
  const at = w.start(tags);
  w.integer(ID, v.id);
  w.string(PSP_TYPE, v.psp_type);
  w.integer(PREFERENCE, v.preference);
  w.integer(STATE_ID, v.state_id);
  w.end(tags, at);
}
