// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import {
  type DocumentReader,
  NO_ITEMS,
  type TypeReader,
  addItem,
  declarationsOf,
  readDeclared,
  readRecordBy,
} from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";

/** The declarations, by their indexes. */
const [, , E2, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14, E15, E16, E17, E18, E19, E20, E21, E22, E23, E24, E25, E26, E27, E28, E29, E30, E31]: any = declarationsOf(SCHEMA, 0);
const [E32, E33, E34, E35, E36, E37, E38, E39, E40, E41, E42, E43, E44, E45, E46, E47, E48, E49]: any = declarationsOf(SCHEMA, 32);

function readPaymentMethodSearchCriteria(r: DocumentReader): object {
  const value: Record<string, unknown> = { event_id: undefined, account_id: undefined, transaction: undefined, client_info: undefined };
  if (r.at(E8)) value.event_id = readDeclared(r, E8);
  if (r.at(E9)) value.account_id = readDeclared(r, E9);
  if (r.at(E10)) value.transaction = readRecordBy(readTransaction, r, E10);
  if (r.at(E11)) value.client_info = readRecordBy(readClientInfo, r, E11);
  if (value.event_id === undefined || value.account_id === undefined || value.transaction === undefined || value.client_info === undefined) return r.stop(value);
  return value;
}

function readTransaction(r: DocumentReader): object {
  const value: Record<string, unknown> = { order_no: undefined, amount: undefined, orders: undefined };
  if (r.at(E28)) value.type_id = readDeclared(r, E28);
  if (r.at(E29)) value.order_no = readDeclared(r, E29);
  if (r.at(E30)) value.product_type = readDeclared(r, E30);
  if (r.at(E31)) value.fees = readRecordBy(readFees, r, E31);
  if (r.at(E32)) value.amount = readRecordBy(readTransactionAmount, r, E32);
  if (r.at(E33)) value.orders = readRecordBy(readOrders, r, E33);
  if (value.order_no === undefined || value.amount === undefined || value.orders === undefined) return r.stop(value);
  return value;
}

function readFees(r: DocumentReader): object {
  const value: Record<string, unknown> = { fee: NO_ITEMS };
  while (r.at(E47)) addItem(value, "fee", readRecordBy(readFee, r, E47));
  return value;
}

function readFee(r: DocumentReader): object {
  const value: Record<string, unknown> = { value: undefined };
  if (r.at(E48)) value.value = readDeclared(r, E48);
  if (r.at(E49)) value.type = readDeclared(r, E49);
  if (value.value === undefined) return r.stop(value);
  return value;
}

function readTransactionAmount(r: DocumentReader): object {
  const value: Record<string, unknown> = { value: undefined, country_id: undefined, decimal: undefined };
  if (r.at(E43)) value.value = readDeclared(r, E43);
  if (r.at(E44)) value.country_id = readDeclared(r, E44);
  if (r.at(E45)) value.currency_id = readDeclared(r, E45);
  if (r.at(E46)) value.decimal = readDeclared(r, E46);
  if (value.value === undefined || value.country_id === undefined || value.decimal === undefined) return r.stop(value);
  return value;
}

function readOrders(r: DocumentReader): object {
  const rows: Record<string, unknown>[] = [];
  while (r.at(E34)) {
    const row: Record<string, unknown> = {};
    rows.push(row);
    row.line_item = readRecordBy(readLineItem, r, E34);
    if (!r.at(E35)) return r.stop(rows);
    row.amount = readRecordBy(readOrderAmount, r, E35);
  }
  if (rows.length < 1) return r.stop(rows);
  return rows;
}

function readLineItem(r: DocumentReader): object {
  const value: Record<string, unknown> = { product: NO_ITEMS };
  while (r.at(E38)) addItem(value, "product", readRecordBy(readProduct, r, E38));
  return value;
}

function readProduct(r: DocumentReader): object {
  const value: Record<string, unknown> = {};
  if (r.at(E39)) value.name = readDeclared(r, E39);
  if (r.at(E40)) value.sku = readDeclared(r, E40);
  if (r.at(E41)) value.description = readDeclared(r, E41);
  if (r.at(E42)) value.airline_data = readDeclared(r, E42);
  return value;
}

function readOrderAmount(r: DocumentReader): object {
  const value: Record<string, unknown> = { country_id: undefined, value: undefined };
  if (r.at(E36)) value.country_id = readDeclared(r, E36);
  if (r.at(E37)) value.value = readDeclared(r, E37);
  if (value.country_id === undefined || value.value === undefined) return r.stop(value);
  return value;
}

function readClientInfo(r: DocumentReader): object {
  const value: Record<string, unknown> = { platform: undefined, version: undefined, ip: undefined, client_id: undefined };
  if (r.at(E12)) value.platform = readDeclared(r, E12);
  if (r.at(E13)) value.language = readDeclared(r, E13);
  if (r.at(E14)) value.version = readDeclared(r, E14);
  if (r.at(E15)) value["sdk-version"] = readDeclared(r, E15);
  if (r.at(E16)) value.mobile = readDeclared(r, E16);
  if (r.at(E17)) value.email = readRecordBy(readEmail, r, E17);
  if (r.at(E18)) value.device_id = readDeclared(r, E18);
  if (r.at(E19)) value.ip = readDeclared(r, E19);
  if (r.at(E20)) value.client_id = readDeclared(r, E20);
  if (value.platform === undefined || value.version === undefined || value.ip === undefined || value.client_id === undefined) return r.stop(value);
  return value;
}

function readMobile(r: DocumentReader): object {
  const value: Record<string, unknown> = {};
  if (r.at(E24)) value.mobile = readDeclared(r, E24);
  if (r.at(E25)) value.mobile_type = readDeclared(r, E25);
  if (r.at(E26)) value.country_id = readDeclared(r, E26);
  if (r.at(E27)) value.validated = readDeclared(r, E27);
  return value;
}

function readEmail(r: DocumentReader): object {
  const value: Record<string, unknown> = {};
  if (r.at(E21)) value.email = readDeclared(r, E21);
  if (r.at(E22)) value.email_type = readDeclared(r, E22);
  if (r.at(E23)) value.validated = readDeclared(r, E23);
  return value;
}

function readPaymentMethodSearchResponse(r: DocumentReader): object {
  const value: Record<string, unknown> = { payment_methods: undefined };
  if (r.at(E2)) value.payment_methods = readRecordBy(readPaymentMethods, r, E2);
  if (value.payment_methods === undefined) return r.stop(value);
  return value;
}

function readPaymentMethods(r: DocumentReader): object {
  const value: Record<string, unknown> = { payment_method: NO_ITEMS };
  while (r.at(E3)) addItem(value, "payment_method", readRecordBy(readPaymentMethod, r, E3));
  if ((value.payment_method as readonly unknown[]).length < 1) return r.stop(value);
  return value;
}

function readPaymentMethod(r: DocumentReader): object {
  const value: Record<string, unknown> = { id: undefined, psp_type: undefined, preference: undefined, state_id: undefined };
  if (r.at(E4)) value.id = readDeclared(r, E4);
  if (r.at(E5)) value.psp_type = readDeclared(r, E5);
  if (r.at(E6)) value.preference = readDeclared(r, E6);
  if (r.at(E7)) value.state_id = readDeclared(r, E7);
  if (value.id === undefined || value.psp_type === undefined || value.preference === undefined || value.state_id === undefined) return r.stop(value);
  return value;
}

/** Readers by the indexes of the types that they read. */
export const READERS: Readonly<Record<number, TypeReader>> = {
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
