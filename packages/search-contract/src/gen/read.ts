// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import {
  type AttributeReader,
  type FastReader,
  NO_ITEMS,
  addItem,
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

const readPaymentMethodSearchCriteria: FastReader = (r, name) => {
  const value: Record<string, unknown> = { event_id: undefined, account_id: undefined, transaction: undefined, client_info: undefined };
  const start = r.enter();
  plain: {
    if (r.opens(EVENT_ID)) value.event_id = r.integer(EVENT_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(ACCOUNT_ID)) value.account_id = r.integer(ACCOUNT_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.meets(TRANSACTION)) value.transaction = r.record(TRANSACTION, readTransaction, 10);
    if (r.meets(CLIENT_INFO)) value.client_info = r.record(CLIENT_INFO, readClientInfo, 11);
    if (value.event_id === undefined || value.account_id === undefined || value.transaction === undefined || value.client_info === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 6, value);
};

const readTransaction: FastReader = (r, name) => {
  const value: Record<string, unknown> = { order_no: undefined, amount: undefined, orders: undefined };
  const start = r.enter();
  plain: {
    if (r.opens(TYPE_ID)) value.type_id = r.value(TYPE_ID, TYPE_TransactionType);
    if (r.opens(ORDER_NO)) value.order_no = r.string(ORDER_NO);
    if (r.opens(PRODUCT_TYPE)) value.product_type = r.value(PRODUCT_TYPE, TYPE_ProductType);
    if (r.meets(FEES)) value.fees = r.record(FEES, readFees, 31);
    if (r.meets(AMOUNT)) value.amount = r.record(AMOUNT, readTransactionAmount, 32);
    if (r.meets(ORDERS)) value.orders = r.record(ORDERS, readOrders, 33);
    if (value.order_no === undefined || value.amount === undefined || value.orders === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 12, value);
};

const readFees: FastReader = (r, name) => {
  const value: Record<string, unknown> = { fee: NO_ITEMS };
  const start = r.enter();
  plain: {
    while (r.meets(FEE)) addItem(value, "fee", r.record(FEE, readFee, 47));
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 21, value);
};

const readFee: FastReader = (r, name) => {
  const value: Record<string, unknown> = { value: undefined };
  const start = r.enter();
  plain: {
    if (r.opens(VALUE)) value.value = r.integer(VALUE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(TYPE)) value.type = r.value(TYPE, TYPE_TransactionType);
    if (value.value === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 22, value);
};

const readTransactionAmount: FastReader = (r, name) => {
  const value: Record<string, unknown> = { value: undefined, country_id: undefined, decimal: undefined };
  const start = r.enter();
  plain: {
    if (r.opens(VALUE)) value.value = r.integer(VALUE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(COUNTRY_ID)) value.country_id = r.integer(COUNTRY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(CURRENCY_ID)) value.currency_id = r.integer(CURRENCY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(DECIMAL)) value.decimal = r.integer(DECIMAL, 0, 9007199254740991, TYPE_DecimalPlaces);
    if (value.value === undefined || value.country_id === undefined || value.decimal === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 19, value);
};

const readOrders: FastReader = (r, name) => {
  const rows: Record<string, unknown>[] = [];
  const start = r.enter();
  plain: {
    while (r.meets(LINE_ITEM)) {
      const row: Record<string, unknown> = {};
      rows.push(row);
      row.line_item = r.record(LINE_ITEM, readLineItem, 34);
      if (!r.meets(AMOUNT)) break plain;
      row.amount = r.record(AMOUNT, readOrderAmount, 35);
    }
    if (rows.length < 1) break plain;
    if (r.leaves(name, start)) return rows;
  }
  return r.goOn(name, start, 13, { order_line: rows });
};

const readLineItem: FastReader = (r, name) => {
  const value: Record<string, unknown> = { product: NO_ITEMS };
  const start = r.enter();
  plain: {
    while (r.meets(PRODUCT)) addItem(value, "product", r.record(PRODUCT, readProduct, 38));
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 16, value);
};

const readProduct: FastReader = (r, name) => {
  const value: Record<string, unknown> = {};
  const start = r.enter();
  plain: {
    if (r.opens(NAME)) value.name = r.string(NAME);
    if (r.opens(SKU)) value.sku = r.string(SKU);
    if (r.opens(DESCRIPTION)) value.description = r.string(DESCRIPTION);
    if (r.meets(AIRLINE_DATA)) value.airline_data = r.open();
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 17, value);
};

const readOrderAmount: FastReader = (r, name) => {
  const value: Record<string, unknown> = { country_id: undefined, value: undefined };
  const start = r.enter();
  plain: {
    if (r.opens(COUNTRY_ID)) value.country_id = r.integer(COUNTRY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(VALUE)) value.value = r.string(VALUE);
    if (value.country_id === undefined || value.value === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 14, value);
};

const readClientInfo: FastReader = (r, name) => {
  const value: Record<string, unknown> = { platform: undefined, version: undefined, ip: undefined, client_id: undefined };
  const start = r.enter();
  plain: {
    if (r.opens(PLATFORM)) value.platform = r.token(PLATFORM);
    if (r.opens(LANGUAGE)) value.language = r.value(LANGUAGE, TYPE_LanguageCode);
    if (r.opens(VERSION)) value.version = r.token(VERSION);
    if (r.opens(SDK_VERSION)) value["sdk-version"] = r.integer(SDK_VERSION, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.meets(MOBILE)) value.mobile = r.record(MOBILE, readMobile, 16);
    if (r.meets(EMAIL)) value.email = r.record(EMAIL, readEmail, 17);
    if (r.opens(DEVICE_ID)) value.device_id = r.token(DEVICE_ID);
    if (r.opens(IP)) value.ip = r.token(IP);
    if (r.opens(CLIENT_ID)) value.client_id = r.integer(CLIENT_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (value.platform === undefined || value.version === undefined || value.ip === undefined || value.client_id === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 7, value);
};

const readMobile: FastReader = (r, name) => {
  const value: Record<string, unknown> = {};
  const start = r.enter();
  plain: {
    if (r.opens(MOBILE)) value.mobile = r.integer(MOBILE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(MOBILE_TYPE)) value.mobile_type = r.token(MOBILE_TYPE);
    if (r.opens(COUNTRY_ID)) value.country_id = r.integer(COUNTRY_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(VALIDATED)) value.validated = r.value(VALIDATED, TYPE_boolean);
    if (value.mobile !== undefined && value.country_id === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 10, value);
};

const readEmail: FastReader = (r, name) => {
  const value: Record<string, unknown> = {};
  const start = r.enter();
  plain: {
    if (r.opens(EMAIL)) value.email = r.token(EMAIL);
    if (r.opens(EMAIL_TYPE)) value.email_type = r.token(EMAIL_TYPE);
    if (r.opens(VALIDATED)) value.validated = r.value(VALIDATED, TYPE_boolean);
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 8, value);
};

const readPaymentMethodSearchResponse: FastReader = (r, name) => {
  const value: Record<string, unknown> = { payment_methods: undefined };
  const start = r.enter();
  plain: {
    if (r.meets(PAYMENT_METHODS)) value.payment_methods = r.record(PAYMENT_METHODS, readPaymentMethods, 2);
    if (value.payment_methods === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 1, value);
};

const readPaymentMethods: FastReader = (r, name) => {
  const value: Record<string, unknown> = { payment_method: NO_ITEMS };
  const start = r.enter();
  plain: {
    while (r.meets(PAYMENT_METHOD)) addItem(value, "payment_method", r.record(PAYMENT_METHOD, readPaymentMethod, 3));
    if ((value.payment_method as readonly unknown[]).length < 1) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 2, value);
};

const readPaymentMethod: FastReader = (r, name) => {
  const value: Record<string, unknown> = { id: undefined, psp_type: undefined, preference: undefined, state_id: undefined };
  const start = r.enter();
  plain: {
    if (r.opens(ID)) value.id = r.integer(ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(PSP_TYPE)) value.psp_type = r.token(PSP_TYPE);
    if (r.opens(PREFERENCE)) value.preference = r.integer(PREFERENCE, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (r.opens(STATE_ID)) value.state_id = r.integer(STATE_ID, -9007199254740991, 9007199254740991, TYPE_SafeInteger);
    if (value.id === undefined || value.psp_type === undefined || value.preference === undefined || value.state_id === undefined) break plain;
    if (r.leaves(name, start)) return value;
  }
  return r.goOn(name, start, 3, value);
};

/** Readers by the indexes of the types that they read. */
export const READERS: Readonly<Record<number, AttributeReader>> = {
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
