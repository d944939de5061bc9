// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import {
  type DocumentReader,
  type ElementName,
  type FastReader,
  NO_ITEMS,
  append,
} from "@payment-routing/contract-runtime/codegen";
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
  TYPE_DecimalPlaces,
  TYPE_ID,
  TYPE_LanguageCode,
  TYPE_ProductType,
  TYPE_SafeInteger,
  TYPE_TransactionType,
  TYPE_boolean,
  VALIDATED,
  VALUE,
  VERSION,
} from "./constants.ts";

/** Readers by the places of the types that they read. */
export const READERS: Readonly<Record<number, FastReader>> = {
  6: readPaymentMethodSearchCriteria,
  12: readTransaction,
  21: readFees,
  22: readFee,
  19: readTransactionAmount,
  13: readOrders,
  16: readLineItem,
  17: readProduct,
  14: readOrderAmount,
  7: readClientInfo,
  10: readMobile,
  8: readEmail,
  1: readPaymentMethodSearchResponse,
  2: readPaymentMethods,
  3: readPaymentMethod,
};

function readPaymentMethodSearchCriteria(r: DocumentReader, name: ElementName): unknown {
  let $event_id: unknown;
  let $account_id: unknown;
  let $transaction: unknown;
  let $client_info: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(EVENT_ID)) $event_id = r.integer(EVENT_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(ACCOUNT_ID)) $account_id = r.integer(ACCOUNT_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.meets(TRANSACTION)) $transaction = r.record(TRANSACTION, readTransaction, 10);
    if (r.meets(CLIENT_INFO)) $client_info = r.record(CLIENT_INFO, readClientInfo, 11);
    if ($event_id === undefined || $account_id === undefined || $transaction === undefined || $client_info === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { event_id: $event_id, account_id: $account_id, transaction: $transaction, client_info: $client_info };
  return ended ? $value : r.goOn(name, start, 6, $value);
}

function readTransaction(r: DocumentReader, name: ElementName): unknown {
  let $type_id: unknown;
  let $order_no: unknown;
  let $product_type: unknown;
  let $fees: unknown;
  let $amount: unknown;
  let $orders: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(TYPE_ID)) $type_id = r.value(TYPE_ID, TYPE_TransactionType);
    if (r.opens(ORDER_NO)) $order_no = r.string(ORDER_NO);
    if (r.opens(PRODUCT_TYPE)) $product_type = r.value(PRODUCT_TYPE, TYPE_ProductType);
    if (r.meets(FEES)) $fees = r.record(FEES, readFees, 31);
    if (r.meets(AMOUNT)) $amount = r.record(AMOUNT, readTransactionAmount, 32);
    if (r.meets(ORDERS)) $orders = r.record(ORDERS, readOrders, 33);
    if ($order_no === undefined || $amount === undefined || $orders === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { order_no: $order_no, amount: $amount, orders: $orders };
  if ($type_id !== undefined) $value.type_id = $type_id;
  if ($product_type !== undefined) $value.product_type = $product_type;
  if ($fees !== undefined) $value.fees = $fees;
  return ended ? $value : r.goOn(name, start, 12, $value);
}

function readFees(r: DocumentReader, name: ElementName): unknown {
  let $fee = NO_ITEMS;
  let ended = false;
  const start = r.enter();
  plain: {
    while (r.meets(FEE)) $fee = append($fee, r.record(FEE, readFee, 47));
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { fee: $fee };
  return ended ? $value : r.goOn(name, start, 21, $value);
}

function readFee(r: DocumentReader, name: ElementName): unknown {
  let $value_: unknown;
  let $type: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(VALUE)) $value_ = r.integer(VALUE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(TYPE)) $type = r.value(TYPE, TYPE_TransactionType);
    if ($value_ === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { value: $value_ };
  if ($type !== undefined) $value.type = $type;
  return ended ? $value : r.goOn(name, start, 22, $value);
}

function readTransactionAmount(r: DocumentReader, name: ElementName): unknown {
  let $value_: unknown;
  let $country_id: unknown;
  let $currency_id: unknown;
  let $decimal: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(VALUE)) $value_ = r.integer(VALUE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(COUNTRY_ID)) $country_id = r.integer(COUNTRY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(CURRENCY_ID)) $currency_id = r.integer(CURRENCY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(DECIMAL)) $decimal = r.integer(DECIMAL, 0, 9007199254740991, TYPE_DecimalPlaces);
    if ($value_ === undefined || $country_id === undefined || $decimal === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { value: $value_, country_id: $country_id, decimal: $decimal };
  if ($currency_id !== undefined) $value.currency_id = $currency_id;
  return ended ? $value : r.goOn(name, start, 19, $value);
}

function readOrders(r: DocumentReader, name: ElementName): unknown {
  const $rows: Record<string, unknown>[] = [];
  let ended = false;
  const start = r.enter();
  plain: {
    while (r.meets(LINE_ITEM)) {
      const row: Record<string, unknown> = {};
      $rows.push(row);
      row.line_item = r.record(LINE_ITEM, readLineItem, 34);
      if (!r.meets(AMOUNT)) break plain;
      row.amount = r.record(AMOUNT, readOrderAmount, 35);
    }
    if ($rows.length < 1) break plain;
    ended = r.leaves(name, start);
  }
  return ended ? $rows : r.goOn(name, start, 13, { order_line: $rows });
}

function readLineItem(r: DocumentReader, name: ElementName): unknown {
  let $product = NO_ITEMS;
  let ended = false;
  const start = r.enter();
  plain: {
    while (r.meets(PRODUCT)) $product = append($product, r.record(PRODUCT, readProduct, 38));
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { product: $product };
  return ended ? $value : r.goOn(name, start, 16, $value);
}

function readProduct(r: DocumentReader, name: ElementName): unknown {
  let $name: unknown;
  let $sku: unknown;
  let $description: unknown;
  let $airline_data: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(NAME)) $name = r.string(NAME);
    if (r.opens(SKU)) $sku = r.string(SKU);
    if (r.opens(DESCRIPTION)) $description = r.string(DESCRIPTION);
    if (r.meets(AIRLINE_DATA)) $airline_data = r.open();
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = {};
  if ($name !== undefined) $value.name = $name;
  if ($sku !== undefined) $value.sku = $sku;
  if ($description !== undefined) $value.description = $description;
  if ($airline_data !== undefined) $value.airline_data = $airline_data;
  return ended ? $value : r.goOn(name, start, 17, $value);
}

function readOrderAmount(r: DocumentReader, name: ElementName): unknown {
  let $country_id: unknown;
  let $value_: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(COUNTRY_ID)) $country_id = r.integer(COUNTRY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(VALUE)) $value_ = r.string(VALUE);
    if ($country_id === undefined || $value_ === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { country_id: $country_id, value: $value_ };
  return ended ? $value : r.goOn(name, start, 14, $value);
}

function readClientInfo(r: DocumentReader, name: ElementName): unknown {
  let $platform: unknown;
  let $language: unknown;
  let $version: unknown;
  let $sdk_version: unknown;
  let $mobile: unknown;
  let $email: unknown;
  let $device_id: unknown;
  let $ip: unknown;
  let $client_id: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(PLATFORM)) $platform = r.token(PLATFORM);
    if (r.opens(LANGUAGE)) $language = r.value(LANGUAGE, TYPE_LanguageCode);
    if (r.opens(VERSION)) $version = r.token(VERSION);
    if (r.opens(SDK_VERSION)) $sdk_version = r.integer(SDK_VERSION, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.meets(MOBILE)) $mobile = r.record(MOBILE, readMobile, 16);
    if (r.meets(EMAIL)) $email = r.record(EMAIL, readEmail, 17);
    if (r.opens(DEVICE_ID)) $device_id = r.token(DEVICE_ID);
    if (r.opens(IP)) $ip = r.token(IP);
    if (r.opens(CLIENT_ID)) $client_id = r.integer(CLIENT_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if ($platform === undefined || $version === undefined || $ip === undefined || $client_id === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { platform: $platform, version: $version, ip: $ip, client_id: $client_id };
  if ($language !== undefined) $value.language = $language;
  if ($sdk_version !== undefined) $value["sdk-version"] = $sdk_version;
  if ($mobile !== undefined) $value.mobile = $mobile;
  if ($email !== undefined) $value.email = $email;
  if ($device_id !== undefined) $value.device_id = $device_id;
  return ended ? $value : r.goOn(name, start, 7, $value);
}

function readMobile(r: DocumentReader, name: ElementName): unknown {
  let $mobile: unknown;
  let $mobile_type: unknown;
  let $country_id: unknown;
  let $validated: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(MOBILE)) $mobile = r.integer(MOBILE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(MOBILE_TYPE)) $mobile_type = r.token(MOBILE_TYPE);
    if (r.opens(COUNTRY_ID)) $country_id = r.integer(COUNTRY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(VALIDATED)) $validated = r.value(VALIDATED, TYPE_boolean);
    if ($mobile !== undefined && $country_id === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = {};
  if ($mobile !== undefined) $value.mobile = $mobile;
  if ($mobile_type !== undefined) $value.mobile_type = $mobile_type;
  if ($country_id !== undefined) $value.country_id = $country_id;
  if ($validated !== undefined) $value.validated = $validated;
  return ended ? $value : r.goOn(name, start, 10, $value);
}

function readEmail(r: DocumentReader, name: ElementName): unknown {
  let $email: unknown;
  let $email_type: unknown;
  let $validated: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(EMAIL)) $email = r.token(EMAIL);
    if (r.opens(EMAIL_TYPE)) $email_type = r.token(EMAIL_TYPE);
    if (r.opens(VALIDATED)) $validated = r.value(VALIDATED, TYPE_boolean);
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = {};
  if ($email !== undefined) $value.email = $email;
  if ($email_type !== undefined) $value.email_type = $email_type;
  if ($validated !== undefined) $value.validated = $validated;
  return ended ? $value : r.goOn(name, start, 8, $value);
}

function readPaymentMethodSearchResponse(r: DocumentReader, name: ElementName): unknown {
  let $payment_methods: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.meets(PAYMENT_METHODS)) $payment_methods = r.record(PAYMENT_METHODS, readPaymentMethods, 2);
    if ($payment_methods === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { payment_methods: $payment_methods };
  return ended ? $value : r.goOn(name, start, 1, $value);
}

function readPaymentMethods(r: DocumentReader, name: ElementName): unknown {
  let $payment_method = NO_ITEMS;
  let ended = false;
  const start = r.enter();
  plain: {
    while (r.meets(PAYMENT_METHOD)) $payment_method = append($payment_method, r.record(PAYMENT_METHOD, readPaymentMethod, 3));
    if ($payment_method.length < 1) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { payment_method: $payment_method };
  return ended ? $value : r.goOn(name, start, 2, $value);
}

function readPaymentMethod(r: DocumentReader, name: ElementName): unknown {
  let $id: unknown;
  let $psp_type: unknown;
  let $preference: unknown;
  let $state_id: unknown;
  let ended = false;
  const start = r.enter();
  plain: {
    if (r.opens(ID)) $id = r.integer(ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(PSP_TYPE)) $psp_type = r.token(PSP_TYPE);
    if (r.opens(PREFERENCE)) $preference = r.integer(PREFERENCE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(STATE_ID)) $state_id = r.integer(STATE_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if ($id === undefined || $psp_type === undefined || $preference === undefined || $state_id === undefined) break plain;
    ended = r.leaves(name, start);
  }
  const $value: Record<string, unknown> = { id: $id, psp_type: $psp_type, preference: $preference, state_id: $state_id };
  return ended ? $value : r.goOn(name, start, 3, $value);
}
