// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { DecodeOptions, Result } from "@payment-routing/contract-runtime";
import {
  type DocumentDecoder,
  type Mutable,
  type QuickCursor,
  decodeDocument,
  elementName,
  giveUp,
  leave,
  leavePlain,
  mayBePlain,
  nextChild,
  readBoolean,
  readInteger,
  readOpen,
  readString,
  readToken,
  skipWhiteSpace,
  wordAt,
} from "@payment-routing/contract-runtime/codegen";
import { TABLE } from "./table.ts";
import type {
  AirlineData,
  ClientInfo,
  DecimalPlaces,
  Email,
  Fee,
  Fees,
  LanguageCode,
  LineItem,
  Mobile,
  OrderAmount,
  OrderLine,
  Orders,
  PaymentMethod,
  PaymentMethodSearchCriteria,
  PaymentMethodSearchResponse,
  PaymentMethods,
  Product,
  ProductType,
  SafeInteger,
  Transaction,
  TransactionAmount,
  TransactionType,
} from "./types.ts";

/** The document type `<payment_method_search_criteria>`. */
export const PAYMENT_METHOD_SEARCH_CRITERIA_DOCUMENT: DocumentDecoder<PaymentMethodSearchCriteria> = {
  root: elementName("payment_method_search_criteria"),
  read: readPaymentMethodSearchCriteria,
  table: TABLE,
};

/**
 * Decodes a `<payment_method_search_criteria>` document. The search request.
 *
 * Never throws for bad input: the result holds the value, or up to 100 issues with lines and columns.
 */
export function decodePaymentMethodSearchCriteria(
  input: Uint8Array | string,
  options?: DecodeOptions,
): Result<PaymentMethodSearchCriteria> {
  return decodeDocument(input, options, PAYMENT_METHOD_SEARCH_CRITERIA_DOCUMENT);
}

/** The document type `<payment_method_search_response>`. */
export const PAYMENT_METHOD_SEARCH_RESPONSE_DOCUMENT: DocumentDecoder<PaymentMethodSearchResponse> = {
  root: elementName("payment_method_search_response"),
  read: readPaymentMethodSearchResponse,
  table: TABLE,
};

/**
 * Decodes a `<payment_method_search_response>` document. The answer to a search.
 *
 * Never throws for bad input: the result holds the value, or up to 100 issues with lines and columns.
 */
export function decodePaymentMethodSearchResponse(
  input: Uint8Array | string,
  options?: DecodeOptions,
): Result<PaymentMethodSearchResponse> {
  return decodeDocument(input, options, PAYMENT_METHOD_SEARCH_RESPONSE_DOCUMENT);
}

const PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN = [
  elementName("event_id"),
  elementName("account_id"),
  elementName("transaction"),
  elementName("client_info"),
] as const;

function readPaymentMethodSearchCriteria(cursor: QuickCursor): PaymentMethodSearchCriteria {
  let $event_id: SafeInteger | undefined;
  let $account_id: SafeInteger | undefined;
  let $transaction: Transaction | undefined;
  let $client_info: ClientInfo | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <event_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 10 <= end &&
      wordAt(view, pos) === 0x6576653c &&
      wordAt(view, pos + 4) === 0x695f746e &&
      wordAt(view, pos + 6) === 0x3e64695f
    ) {
      cursor.pos = pos + 10;
      $event_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 11 <= end &&
        wordAt(view, pos) === 0x76652f3c &&
        wordAt(view, pos + 4) === 0x5f746e65 &&
        wordAt(view, pos + 7) === 0x3e64695f
      ) pos += 11;
      else pos = leavePlain(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[0]);
    }
    // <account_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 12 <= end &&
      wordAt(view, pos) === 0x6363613c &&
      wordAt(view, pos + 4) === 0x746e756f &&
      wordAt(view, pos + 8) === 0x3e64695f
    ) {
      cursor.pos = pos + 12;
      $account_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 13 <= end &&
        wordAt(view, pos) === 0x63612f3c &&
        wordAt(view, pos + 4) === 0x6e756f63 &&
        wordAt(view, pos + 8) === 0x64695f74 &&
        wordAt(view, pos + 9) === 0x3e64695f
      ) pos += 13;
      else pos = leavePlain(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[1]);
    }
    // <transaction>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 13 <= end &&
      wordAt(view, pos) === 0x6172743c &&
      wordAt(view, pos + 4) === 0x6361736e &&
      wordAt(view, pos + 8) === 0x6e6f6974 &&
      wordAt(view, pos + 9) === 0x3e6e6f69
    ) {
      cursor.pos = pos + 13;
      cursor.depth++;
      $transaction = readTransaction(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 14 <= end &&
        wordAt(view, pos) === 0x72742f3c &&
        wordAt(view, pos + 4) === 0x61736e61 &&
        wordAt(view, pos + 8) === 0x6f697463 &&
        wordAt(view, pos + 10) === 0x3e6e6f69
      ) pos += 14;
      else pos = leavePlain(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[2]);
    }
    // <client_info>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 13 <= end &&
      wordAt(view, pos) === 0x696c633c &&
      wordAt(view, pos + 4) === 0x5f746e65 &&
      wordAt(view, pos + 8) === 0x6f666e69 &&
      wordAt(view, pos + 9) === 0x3e6f666e
    ) {
      cursor.pos = pos + 13;
      cursor.depth++;
      $client_info = readClientInfo(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 14 <= end &&
        wordAt(view, pos) === 0x6c632f3c &&
        wordAt(view, pos + 4) === 0x746e6569 &&
        wordAt(view, pos + 8) === 0x666e695f &&
        wordAt(view, pos + 10) === 0x3e6f666e
      ) pos += 14;
      else pos = leavePlain(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[3]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($event_id !== undefined) giveUp();
        $event_id = readInteger(cursor);
        leave(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[0]);
        break;
      case 1:
        if ($account_id !== undefined) giveUp();
        $account_id = readInteger(cursor);
        leave(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[1]);
        break;
      case 2:
        if ($transaction !== undefined) giveUp();
        $transaction = readTransaction(cursor);
        leave(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[2]);
        break;
      case 3:
        if ($client_info !== undefined) giveUp();
        $client_info = readClientInfo(cursor);
        leave(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN, child + 1);
  }
  if (
    $event_id === undefined ||
    $account_id === undefined ||
    $transaction === undefined ||
    $client_info === undefined
  ) giveUp();
  return {
    event_id: $event_id,
    account_id: $account_id,
    transaction: $transaction,
    client_info: $client_info,
  };
}

const TRANSACTION_CHILDREN = [
  elementName("type_id"),
  elementName("order_no"),
  elementName("product_type"),
  elementName("fees"),
  elementName("amount"),
  elementName("orders"),
] as const;

function readTransaction(cursor: QuickCursor): Transaction {
  let $type_id: TransactionType | undefined;
  let $order_no: string | undefined;
  let $product_type: ProductType | undefined;
  let $fees: Fees | undefined;
  let $amount: TransactionAmount | undefined;
  let $orders: Orders | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <type_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 9 <= end &&
      wordAt(view, pos) === 0x7079743c &&
      wordAt(view, pos + 4) === 0x64695f65 &&
      wordAt(view, pos + 5) === 0x3e64695f
    ) {
      cursor.pos = pos + 9;
      $type_id = readTransactionType(cursor);
      pos = cursor.pos;
      if (
        pos + 10 <= end &&
        wordAt(view, pos) === 0x79742f3c &&
        wordAt(view, pos + 4) === 0x695f6570 &&
        wordAt(view, pos + 6) === 0x3e64695f
      ) pos += 10;
      else pos = leavePlain(cursor, TRANSACTION_CHILDREN[0]);
    }
    // <order_no>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 10 <= end &&
      wordAt(view, pos) === 0x64726f3c &&
      wordAt(view, pos + 4) === 0x6e5f7265 &&
      wordAt(view, pos + 6) === 0x3e6f6e5f
    ) {
      cursor.pos = pos + 10;
      $order_no = readString(cursor);
      pos = cursor.pos;
      if (
        pos + 11 <= end &&
        wordAt(view, pos) === 0x726f2f3c &&
        wordAt(view, pos + 4) === 0x5f726564 &&
        wordAt(view, pos + 7) === 0x3e6f6e5f
      ) pos += 11;
      else pos = leavePlain(cursor, TRANSACTION_CHILDREN[1]);
    }
    // <product_type>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 14 <= end &&
      wordAt(view, pos) === 0x6f72703c &&
      wordAt(view, pos + 4) === 0x74637564 &&
      wordAt(view, pos + 8) === 0x7079745f &&
      wordAt(view, pos + 10) === 0x3e657079
    ) {
      cursor.pos = pos + 14;
      $product_type = readProductType(cursor);
      pos = cursor.pos;
      if (
        pos + 15 <= end &&
        wordAt(view, pos) === 0x72702f3c &&
        wordAt(view, pos + 4) === 0x6375646f &&
        wordAt(view, pos + 8) === 0x79745f74 &&
        wordAt(view, pos + 11) === 0x3e657079
      ) pos += 15;
      else pos = leavePlain(cursor, TRANSACTION_CHILDREN[2]);
    }
    // <fees>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 6 <= end && wordAt(view, pos) === 0x6565663c && wordAt(view, pos + 2) === 0x3e736565) {
      cursor.pos = pos + 6;
      cursor.depth++;
      $fees = readFees(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 7 <= end &&
        wordAt(view, pos) === 0x65662f3c &&
        wordAt(view, pos + 3) === 0x3e736565
      ) pos += 7;
      else pos = leavePlain(cursor, TRANSACTION_CHILDREN[3]);
    }
    // <amount>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 8 <= end && wordAt(view, pos) === 0x6f6d613c && wordAt(view, pos + 4) === 0x3e746e75) {
      cursor.pos = pos + 8;
      cursor.depth++;
      $amount = readTransactionAmount(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 9 <= end &&
        wordAt(view, pos) === 0x6d612f3c &&
        wordAt(view, pos + 4) === 0x746e756f &&
        wordAt(view, pos + 5) === 0x3e746e75
      ) pos += 9;
      else pos = leavePlain(cursor, TRANSACTION_CHILDREN[4]);
    }
    // <orders>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 8 <= end && wordAt(view, pos) === 0x64726f3c && wordAt(view, pos + 4) === 0x3e737265) {
      cursor.pos = pos + 8;
      cursor.depth++;
      $orders = readOrders(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 9 <= end &&
        wordAt(view, pos) === 0x726f2f3c &&
        wordAt(view, pos + 4) === 0x73726564 &&
        wordAt(view, pos + 5) === 0x3e737265
      ) pos += 9;
      else pos = leavePlain(cursor, TRANSACTION_CHILDREN[5]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, TRANSACTION_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($type_id !== undefined) giveUp();
        $type_id = readTransactionType(cursor);
        leave(cursor, TRANSACTION_CHILDREN[0]);
        break;
      case 1:
        if ($order_no !== undefined) giveUp();
        $order_no = readString(cursor);
        leave(cursor, TRANSACTION_CHILDREN[1]);
        break;
      case 2:
        if ($product_type !== undefined) giveUp();
        $product_type = readProductType(cursor);
        leave(cursor, TRANSACTION_CHILDREN[2]);
        break;
      case 3:
        if ($fees !== undefined) giveUp();
        $fees = readFees(cursor);
        leave(cursor, TRANSACTION_CHILDREN[3]);
        break;
      case 4:
        if ($amount !== undefined) giveUp();
        $amount = readTransactionAmount(cursor);
        leave(cursor, TRANSACTION_CHILDREN[4]);
        break;
      case 5:
        if ($orders !== undefined) giveUp();
        $orders = readOrders(cursor);
        leave(cursor, TRANSACTION_CHILDREN[5]);
        break;
    }
    child = nextChild(cursor, TRANSACTION_CHILDREN, child + 1);
  }
  if ($order_no === undefined || $amount === undefined || $orders === undefined) giveUp();
  const value: Mutable<Transaction> = { order_no: $order_no, amount: $amount, orders: $orders };
  if ($type_id !== undefined) value.type_id = $type_id;
  if ($product_type !== undefined) value.product_type = $product_type;
  if ($fees !== undefined) value.fees = $fees;
  return value;
}

const FEES_CHILDREN = [elementName("fee")] as const;

function readFees(cursor: QuickCursor): Fees {
  const $fee: Fee[] = [];
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <fee>
    pos = skipWhiteSpace(bytes, pos, end);
    while (pos + 5 <= end && wordAt(view, pos) === 0x6565663c && wordAt(view, pos + 1) === 0x3e656566) {
      cursor.pos = pos + 5;
      cursor.depth++;
      $fee.push(readFee(cursor));
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 6 <= end &&
        wordAt(view, pos) === 0x65662f3c &&
        wordAt(view, pos + 2) === 0x3e656566
      ) pos += 6;
      else pos = leavePlain(cursor, FEES_CHILDREN[0]);
      pos = skipWhiteSpace(bytes, pos, end);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, FEES_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        $fee.push(readFee(cursor));
        leave(cursor, FEES_CHILDREN[0]);
        break;
    }
    child = nextChild(cursor, FEES_CHILDREN, child);
  }
  return { fee: $fee };
}

const FEE_CHILDREN = [elementName("value"), elementName("type")] as const;

function readFee(cursor: QuickCursor): Fee {
  let $value: SafeInteger | undefined;
  let $type: TransactionType | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <value>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 7 <= end && wordAt(view, pos) === 0x6c61763c && wordAt(view, pos + 3) === 0x3e65756c) {
      cursor.pos = pos + 7;
      $value = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 8 <= end &&
        wordAt(view, pos) === 0x61762f3c &&
        wordAt(view, pos + 4) === 0x3e65756c
      ) pos += 8;
      else pos = leavePlain(cursor, FEE_CHILDREN[0]);
    }
    // <type>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 6 <= end && wordAt(view, pos) === 0x7079743c && wordAt(view, pos + 2) === 0x3e657079) {
      cursor.pos = pos + 6;
      $type = readTransactionType(cursor);
      pos = cursor.pos;
      if (
        pos + 7 <= end &&
        wordAt(view, pos) === 0x79742f3c &&
        wordAt(view, pos + 3) === 0x3e657079
      ) pos += 7;
      else pos = leavePlain(cursor, FEE_CHILDREN[1]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, FEE_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($value !== undefined) giveUp();
        $value = readInteger(cursor);
        leave(cursor, FEE_CHILDREN[0]);
        break;
      case 1:
        if ($type !== undefined) giveUp();
        $type = readTransactionType(cursor);
        leave(cursor, FEE_CHILDREN[1]);
        break;
    }
    child = nextChild(cursor, FEE_CHILDREN, child + 1);
  }
  if ($value === undefined) giveUp();
  const value: Mutable<Fee> = { value: $value };
  if ($type !== undefined) value.type = $type;
  return value;
}

const TRANSACTION_AMOUNT_CHILDREN = [
  elementName("value"),
  elementName("country_id"),
  elementName("currency_id"),
  elementName("decimal"),
] as const;

function readTransactionAmount(cursor: QuickCursor): TransactionAmount {
  let $value: SafeInteger | undefined;
  let $country_id: SafeInteger | undefined;
  let $currency_id: SafeInteger | undefined;
  let $decimal: DecimalPlaces | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <value>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 7 <= end && wordAt(view, pos) === 0x6c61763c && wordAt(view, pos + 3) === 0x3e65756c) {
      cursor.pos = pos + 7;
      $value = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 8 <= end &&
        wordAt(view, pos) === 0x61762f3c &&
        wordAt(view, pos + 4) === 0x3e65756c
      ) pos += 8;
      else pos = leavePlain(cursor, TRANSACTION_AMOUNT_CHILDREN[0]);
    }
    // <country_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 12 <= end &&
      wordAt(view, pos) === 0x756f633c &&
      wordAt(view, pos + 4) === 0x7972746e &&
      wordAt(view, pos + 8) === 0x3e64695f
    ) {
      cursor.pos = pos + 12;
      $country_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 13 <= end &&
        wordAt(view, pos) === 0x6f632f3c &&
        wordAt(view, pos + 4) === 0x72746e75 &&
        wordAt(view, pos + 8) === 0x64695f79 &&
        wordAt(view, pos + 9) === 0x3e64695f
      ) pos += 13;
      else pos = leavePlain(cursor, TRANSACTION_AMOUNT_CHILDREN[1]);
    }
    // <currency_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 13 <= end &&
      wordAt(view, pos) === 0x7275633c &&
      wordAt(view, pos + 4) === 0x636e6572 &&
      wordAt(view, pos + 8) === 0x64695f79 &&
      wordAt(view, pos + 9) === 0x3e64695f
    ) {
      cursor.pos = pos + 13;
      $currency_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 14 <= end &&
        wordAt(view, pos) === 0x75632f3c &&
        wordAt(view, pos + 4) === 0x6e657272 &&
        wordAt(view, pos + 8) === 0x695f7963 &&
        wordAt(view, pos + 10) === 0x3e64695f
      ) pos += 14;
      else pos = leavePlain(cursor, TRANSACTION_AMOUNT_CHILDREN[2]);
    }
    // <decimal>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 9 <= end &&
      wordAt(view, pos) === 0x6365643c &&
      wordAt(view, pos + 4) === 0x6c616d69 &&
      wordAt(view, pos + 5) === 0x3e6c616d
    ) {
      cursor.pos = pos + 9;
      $decimal = readDecimalPlaces(cursor);
      pos = cursor.pos;
      if (
        pos + 10 <= end &&
        wordAt(view, pos) === 0x65642f3c &&
        wordAt(view, pos + 4) === 0x616d6963 &&
        wordAt(view, pos + 6) === 0x3e6c616d
      ) pos += 10;
      else pos = leavePlain(cursor, TRANSACTION_AMOUNT_CHILDREN[3]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, TRANSACTION_AMOUNT_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($value !== undefined) giveUp();
        $value = readInteger(cursor);
        leave(cursor, TRANSACTION_AMOUNT_CHILDREN[0]);
        break;
      case 1:
        if ($country_id !== undefined) giveUp();
        $country_id = readInteger(cursor);
        leave(cursor, TRANSACTION_AMOUNT_CHILDREN[1]);
        break;
      case 2:
        if ($currency_id !== undefined) giveUp();
        $currency_id = readInteger(cursor);
        leave(cursor, TRANSACTION_AMOUNT_CHILDREN[2]);
        break;
      case 3:
        if ($decimal !== undefined) giveUp();
        $decimal = readDecimalPlaces(cursor);
        leave(cursor, TRANSACTION_AMOUNT_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, TRANSACTION_AMOUNT_CHILDREN, child + 1);
  }
  if ($value === undefined || $country_id === undefined || $decimal === undefined) giveUp();
  const value: Mutable<TransactionAmount> = { value: $value, country_id: $country_id, decimal: $decimal };
  if ($currency_id !== undefined) value.currency_id = $currency_id;
  return value;
}

const ORDERS_CHILDREN = [elementName("line_item"), elementName("amount")] as const;

function readOrders(cursor: QuickCursor): Orders {
  const rows: OrderLine[] = [];
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <line_item>
    pos = skipWhiteSpace(bytes, pos, end);
    while (
      pos + 11 <= end &&
      wordAt(view, pos) === 0x6e696c3c &&
      wordAt(view, pos + 4) === 0x74695f65 &&
      wordAt(view, pos + 7) === 0x3e6d6574
    ) {
      let $line_item: LineItem;
      cursor.pos = pos + 11;
      cursor.depth++;
      $line_item = readLineItem(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 12 <= end &&
        wordAt(view, pos) === 0x696c2f3c &&
        wordAt(view, pos + 4) === 0x695f656e &&
        wordAt(view, pos + 8) === 0x3e6d6574
      ) pos += 12;
      else pos = leavePlain(cursor, ORDERS_CHILDREN[0]);
      // <amount>
      pos = skipWhiteSpace(bytes, pos, end);
      let $amount: OrderAmount;
      if (pos + 8 <= end && wordAt(view, pos) === 0x6f6d613c && wordAt(view, pos + 4) === 0x3e746e75) {
        cursor.pos = pos + 8;
        cursor.depth++;
        $amount = readOrderAmount(cursor);
        cursor.depth--;
        pos = cursor.pos;
        if (
          pos + 9 <= end &&
          wordAt(view, pos) === 0x6d612f3c &&
          wordAt(view, pos + 4) === 0x746e756f &&
          wordAt(view, pos + 5) === 0x3e746e75
        ) pos += 9;
        else pos = leavePlain(cursor, ORDERS_CHILDREN[1]);
      } else {
        cursor.pos = pos;
        if (nextChild(cursor, ORDERS_CHILDREN, 1) !== 1) giveUp();
        $amount = readOrderAmount(cursor);
        leave(cursor, ORDERS_CHILDREN[1]);
        pos = cursor.pos;
      }
      rows.push({ line_item: $line_item, amount: $amount });
      pos = skipWhiteSpace(bytes, pos, end);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, ORDERS_CHILDREN, 0);
  while (child !== -1) {
    if (child !== 0) giveUp();
    const $line_item = readLineItem(cursor);
    leave(cursor, ORDERS_CHILDREN[0]);
    if (nextChild(cursor, ORDERS_CHILDREN, 1) !== 1) giveUp();
    const $amount = readOrderAmount(cursor);
    leave(cursor, ORDERS_CHILDREN[1]);
    rows.push({ line_item: $line_item, amount: $amount });
    child = nextChild(cursor, ORDERS_CHILDREN, 0);
  }
  if (rows.length < 1) giveUp();
  return rows as [OrderLine, ...OrderLine[]];
}

const LINE_ITEM_CHILDREN = [elementName("product")] as const;

function readLineItem(cursor: QuickCursor): LineItem {
  const $product: Product[] = [];
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <product>
    pos = skipWhiteSpace(bytes, pos, end);
    while (
      pos + 9 <= end &&
      wordAt(view, pos) === 0x6f72703c &&
      wordAt(view, pos + 4) === 0x74637564 &&
      wordAt(view, pos + 5) === 0x3e746375
    ) {
      cursor.pos = pos + 9;
      cursor.depth++;
      $product.push(readProduct(cursor));
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 10 <= end &&
        wordAt(view, pos) === 0x72702f3c &&
        wordAt(view, pos + 4) === 0x6375646f &&
        wordAt(view, pos + 6) === 0x3e746375
      ) pos += 10;
      else pos = leavePlain(cursor, LINE_ITEM_CHILDREN[0]);
      pos = skipWhiteSpace(bytes, pos, end);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, LINE_ITEM_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        $product.push(readProduct(cursor));
        leave(cursor, LINE_ITEM_CHILDREN[0]);
        break;
    }
    child = nextChild(cursor, LINE_ITEM_CHILDREN, child);
  }
  return { product: $product };
}

const PRODUCT_CHILDREN = [
  elementName("name"),
  elementName("sku"),
  elementName("description"),
  elementName("airline_data", true),
] as const;

function readProduct(cursor: QuickCursor): Product {
  let $name: string | undefined;
  let $sku: string | undefined;
  let $description: string | undefined;
  let $airline_data: AirlineData | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <name>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 6 <= end && wordAt(view, pos) === 0x6d616e3c && wordAt(view, pos + 2) === 0x3e656d61) {
      cursor.pos = pos + 6;
      $name = readString(cursor);
      pos = cursor.pos;
      if (
        pos + 7 <= end &&
        wordAt(view, pos) === 0x616e2f3c &&
        wordAt(view, pos + 3) === 0x3e656d61
      ) pos += 7;
      else pos = leavePlain(cursor, PRODUCT_CHILDREN[0]);
    }
    // <sku>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 5 <= end && wordAt(view, pos) === 0x756b733c && wordAt(view, pos + 1) === 0x3e756b73) {
      cursor.pos = pos + 5;
      $sku = readString(cursor);
      pos = cursor.pos;
      if (
        pos + 6 <= end &&
        wordAt(view, pos) === 0x6b732f3c &&
        wordAt(view, pos + 2) === 0x3e756b73
      ) pos += 6;
      else pos = leavePlain(cursor, PRODUCT_CHILDREN[1]);
    }
    // <description>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 13 <= end &&
      wordAt(view, pos) === 0x7365643c &&
      wordAt(view, pos + 4) === 0x70697263 &&
      wordAt(view, pos + 8) === 0x6e6f6974 &&
      wordAt(view, pos + 9) === 0x3e6e6f69
    ) {
      cursor.pos = pos + 13;
      $description = readString(cursor);
      pos = cursor.pos;
      if (
        pos + 14 <= end &&
        wordAt(view, pos) === 0x65642f3c &&
        wordAt(view, pos + 4) === 0x69726373 &&
        wordAt(view, pos + 8) === 0x6f697470 &&
        wordAt(view, pos + 10) === 0x3e6e6f69
      ) pos += 14;
      else pos = leavePlain(cursor, PRODUCT_CHILDREN[2]);
    }
    // <airline_data>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 14 <= end &&
      wordAt(view, pos) === 0x7269613c &&
      wordAt(view, pos + 4) === 0x656e696c &&
      wordAt(view, pos + 8) === 0x7461645f &&
      wordAt(view, pos + 10) === 0x3e617461
    ) {
      cursor.pos = pos + 14;
      cursor.tag = undefined;
      cursor.depth++;
      $airline_data = readOpen(cursor, PRODUCT_CHILDREN[3]);
      pos = cursor.pos;
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, PRODUCT_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($name !== undefined) giveUp();
        $name = readString(cursor);
        leave(cursor, PRODUCT_CHILDREN[0]);
        break;
      case 1:
        if ($sku !== undefined) giveUp();
        $sku = readString(cursor);
        leave(cursor, PRODUCT_CHILDREN[1]);
        break;
      case 2:
        if ($description !== undefined) giveUp();
        $description = readString(cursor);
        leave(cursor, PRODUCT_CHILDREN[2]);
        break;
      case 3:
        if ($airline_data !== undefined) giveUp();
        $airline_data = readOpen(cursor, PRODUCT_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, PRODUCT_CHILDREN, child + 1);
  }
  const value: Mutable<Product> = {};
  if ($name !== undefined) value.name = $name;
  if ($sku !== undefined) value.sku = $sku;
  if ($description !== undefined) value.description = $description;
  if ($airline_data !== undefined) value.airline_data = $airline_data;
  return value;
}

const ORDER_AMOUNT_CHILDREN = [elementName("country_id"), elementName("value")] as const;

function readOrderAmount(cursor: QuickCursor): OrderAmount {
  let $country_id: SafeInteger | undefined;
  let $value: string | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <country_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 12 <= end &&
      wordAt(view, pos) === 0x756f633c &&
      wordAt(view, pos + 4) === 0x7972746e &&
      wordAt(view, pos + 8) === 0x3e64695f
    ) {
      cursor.pos = pos + 12;
      $country_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 13 <= end &&
        wordAt(view, pos) === 0x6f632f3c &&
        wordAt(view, pos + 4) === 0x72746e75 &&
        wordAt(view, pos + 8) === 0x64695f79 &&
        wordAt(view, pos + 9) === 0x3e64695f
      ) pos += 13;
      else pos = leavePlain(cursor, ORDER_AMOUNT_CHILDREN[0]);
    }
    // <value>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 7 <= end && wordAt(view, pos) === 0x6c61763c && wordAt(view, pos + 3) === 0x3e65756c) {
      cursor.pos = pos + 7;
      $value = readString(cursor);
      pos = cursor.pos;
      if (
        pos + 8 <= end &&
        wordAt(view, pos) === 0x61762f3c &&
        wordAt(view, pos + 4) === 0x3e65756c
      ) pos += 8;
      else pos = leavePlain(cursor, ORDER_AMOUNT_CHILDREN[1]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, ORDER_AMOUNT_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($country_id !== undefined) giveUp();
        $country_id = readInteger(cursor);
        leave(cursor, ORDER_AMOUNT_CHILDREN[0]);
        break;
      case 1:
        if ($value !== undefined) giveUp();
        $value = readString(cursor);
        leave(cursor, ORDER_AMOUNT_CHILDREN[1]);
        break;
    }
    child = nextChild(cursor, ORDER_AMOUNT_CHILDREN, child + 1);
  }
  if ($country_id === undefined || $value === undefined) giveUp();
  return { country_id: $country_id, value: $value };
}

const CLIENT_INFO_CHILDREN = [
  elementName("platform"),
  elementName("language"),
  elementName("version"),
  elementName("sdk-version"),
  elementName("mobile"),
  elementName("email"),
  elementName("device_id"),
  elementName("ip"),
  elementName("client_id"),
] as const;

function readClientInfo(cursor: QuickCursor): ClientInfo {
  let $platform: string | undefined;
  let $language: LanguageCode | undefined;
  let $version: string | undefined;
  let $sdk_version: SafeInteger | undefined;
  let $mobile: Mobile | undefined;
  let $email: Email | undefined;
  let $device_id: string | undefined;
  let $ip: string | undefined;
  let $client_id: SafeInteger | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <platform>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 10 <= end &&
      wordAt(view, pos) === 0x616c703c &&
      wordAt(view, pos + 4) === 0x726f6674 &&
      wordAt(view, pos + 6) === 0x3e6d726f
    ) {
      cursor.pos = pos + 10;
      $platform = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 11 <= end &&
        wordAt(view, pos) === 0x6c702f3c &&
        wordAt(view, pos + 4) === 0x6f667461 &&
        wordAt(view, pos + 7) === 0x3e6d726f
      ) pos += 11;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[0]);
    }
    // <language>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 10 <= end &&
      wordAt(view, pos) === 0x6e616c3c &&
      wordAt(view, pos + 4) === 0x67617567 &&
      wordAt(view, pos + 6) === 0x3e656761
    ) {
      cursor.pos = pos + 10;
      $language = readLanguageCode(cursor);
      pos = cursor.pos;
      if (
        pos + 11 <= end &&
        wordAt(view, pos) === 0x616c2f3c &&
        wordAt(view, pos + 4) === 0x6175676e &&
        wordAt(view, pos + 7) === 0x3e656761
      ) pos += 11;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[1]);
    }
    // <version>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 9 <= end &&
      wordAt(view, pos) === 0x7265763c &&
      wordAt(view, pos + 4) === 0x6e6f6973 &&
      wordAt(view, pos + 5) === 0x3e6e6f69
    ) {
      cursor.pos = pos + 9;
      $version = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 10 <= end &&
        wordAt(view, pos) === 0x65762f3c &&
        wordAt(view, pos + 4) === 0x6f697372 &&
        wordAt(view, pos + 6) === 0x3e6e6f69
      ) pos += 10;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[2]);
    }
    // <sdk-version>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 13 <= end &&
      wordAt(view, pos) === 0x6b64733c &&
      wordAt(view, pos + 4) === 0x7265762d &&
      wordAt(view, pos + 8) === 0x6e6f6973 &&
      wordAt(view, pos + 9) === 0x3e6e6f69
    ) {
      cursor.pos = pos + 13;
      $sdk_version = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 14 <= end &&
        wordAt(view, pos) === 0x64732f3c &&
        wordAt(view, pos + 4) === 0x65762d6b &&
        wordAt(view, pos + 8) === 0x6f697372 &&
        wordAt(view, pos + 10) === 0x3e6e6f69
      ) pos += 14;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[3]);
    }
    // <mobile>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 8 <= end && wordAt(view, pos) === 0x626f6d3c && wordAt(view, pos + 4) === 0x3e656c69) {
      cursor.pos = pos + 8;
      cursor.depth++;
      $mobile = readMobile(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 9 <= end &&
        wordAt(view, pos) === 0x6f6d2f3c &&
        wordAt(view, pos + 4) === 0x656c6962 &&
        wordAt(view, pos + 5) === 0x3e656c69
      ) pos += 9;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[4]);
    }
    // <email>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 7 <= end && wordAt(view, pos) === 0x616d653c && wordAt(view, pos + 3) === 0x3e6c6961) {
      cursor.pos = pos + 7;
      cursor.depth++;
      $email = readEmail(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 8 <= end &&
        wordAt(view, pos) === 0x6d652f3c &&
        wordAt(view, pos + 4) === 0x3e6c6961
      ) pos += 8;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[5]);
    }
    // <device_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 11 <= end &&
      wordAt(view, pos) === 0x7665643c &&
      wordAt(view, pos + 4) === 0x5f656369 &&
      wordAt(view, pos + 7) === 0x3e64695f
    ) {
      cursor.pos = pos + 11;
      $device_id = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 12 <= end &&
        wordAt(view, pos) === 0x65642f3c &&
        wordAt(view, pos + 4) === 0x65636976 &&
        wordAt(view, pos + 8) === 0x3e64695f
      ) pos += 12;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[6]);
    }
    // <ip>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 4 <= end && wordAt(view, pos) === 0x3e70693c) {
      cursor.pos = pos + 4;
      $ip = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 5 <= end &&
        wordAt(view, pos) === 0x70692f3c &&
        wordAt(view, pos + 1) === 0x3e70692f
      ) pos += 5;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[7]);
    }
    // <client_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 11 <= end &&
      wordAt(view, pos) === 0x696c633c &&
      wordAt(view, pos + 4) === 0x5f746e65 &&
      wordAt(view, pos + 7) === 0x3e64695f
    ) {
      cursor.pos = pos + 11;
      $client_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 12 <= end &&
        wordAt(view, pos) === 0x6c632f3c &&
        wordAt(view, pos + 4) === 0x746e6569 &&
        wordAt(view, pos + 8) === 0x3e64695f
      ) pos += 12;
      else pos = leavePlain(cursor, CLIENT_INFO_CHILDREN[8]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, CLIENT_INFO_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($platform !== undefined) giveUp();
        $platform = readToken(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[0]);
        break;
      case 1:
        if ($language !== undefined) giveUp();
        $language = readLanguageCode(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[1]);
        break;
      case 2:
        if ($version !== undefined) giveUp();
        $version = readToken(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[2]);
        break;
      case 3:
        if ($sdk_version !== undefined) giveUp();
        $sdk_version = readInteger(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[3]);
        break;
      case 4:
        if ($mobile !== undefined) giveUp();
        $mobile = readMobile(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[4]);
        break;
      case 5:
        if ($email !== undefined) giveUp();
        $email = readEmail(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[5]);
        break;
      case 6:
        if ($device_id !== undefined) giveUp();
        $device_id = readToken(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[6]);
        break;
      case 7:
        if ($ip !== undefined) giveUp();
        $ip = readToken(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[7]);
        break;
      case 8:
        if ($client_id !== undefined) giveUp();
        $client_id = readInteger(cursor);
        leave(cursor, CLIENT_INFO_CHILDREN[8]);
        break;
    }
    child = nextChild(cursor, CLIENT_INFO_CHILDREN, child + 1);
  }
  if (
    $platform === undefined ||
    $version === undefined ||
    $ip === undefined ||
    $client_id === undefined
  ) giveUp();
  const value: Mutable<ClientInfo> = {
    platform: $platform,
    version: $version,
    ip: $ip,
    client_id: $client_id,
  };
  if ($language !== undefined) value.language = $language;
  if ($sdk_version !== undefined) value["sdk-version"] = $sdk_version;
  if ($mobile !== undefined) value.mobile = $mobile;
  if ($email !== undefined) value.email = $email;
  if ($device_id !== undefined) value.device_id = $device_id;
  return value;
}

const MOBILE_CHILDREN = [
  elementName("mobile"),
  elementName("mobile_type"),
  elementName("country_id"),
  elementName("validated"),
] as const;

function readMobile(cursor: QuickCursor): Mobile {
  let $mobile: SafeInteger | undefined;
  let $mobile_type: string | undefined;
  let $country_id: SafeInteger | undefined;
  let $validated: boolean | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <mobile>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 8 <= end && wordAt(view, pos) === 0x626f6d3c && wordAt(view, pos + 4) === 0x3e656c69) {
      cursor.pos = pos + 8;
      $mobile = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 9 <= end &&
        wordAt(view, pos) === 0x6f6d2f3c &&
        wordAt(view, pos + 4) === 0x656c6962 &&
        wordAt(view, pos + 5) === 0x3e656c69
      ) pos += 9;
      else pos = leavePlain(cursor, MOBILE_CHILDREN[0]);
    }
    // <mobile_type>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 13 <= end &&
      wordAt(view, pos) === 0x626f6d3c &&
      wordAt(view, pos + 4) === 0x5f656c69 &&
      wordAt(view, pos + 8) === 0x65707974 &&
      wordAt(view, pos + 9) === 0x3e657079
    ) {
      cursor.pos = pos + 13;
      $mobile_type = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 14 <= end &&
        wordAt(view, pos) === 0x6f6d2f3c &&
        wordAt(view, pos + 4) === 0x656c6962 &&
        wordAt(view, pos + 8) === 0x7079745f &&
        wordAt(view, pos + 10) === 0x3e657079
      ) pos += 14;
      else pos = leavePlain(cursor, MOBILE_CHILDREN[1]);
    }
    // <country_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 12 <= end &&
      wordAt(view, pos) === 0x756f633c &&
      wordAt(view, pos + 4) === 0x7972746e &&
      wordAt(view, pos + 8) === 0x3e64695f
    ) {
      cursor.pos = pos + 12;
      $country_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 13 <= end &&
        wordAt(view, pos) === 0x6f632f3c &&
        wordAt(view, pos + 4) === 0x72746e75 &&
        wordAt(view, pos + 8) === 0x64695f79 &&
        wordAt(view, pos + 9) === 0x3e64695f
      ) pos += 13;
      else pos = leavePlain(cursor, MOBILE_CHILDREN[2]);
    }
    // <validated>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 11 <= end &&
      wordAt(view, pos) === 0x6c61763c &&
      wordAt(view, pos + 4) === 0x74616469 &&
      wordAt(view, pos + 7) === 0x3e646574
    ) {
      cursor.pos = pos + 11;
      $validated = readBoolean(cursor);
      pos = cursor.pos;
      if (
        pos + 12 <= end &&
        wordAt(view, pos) === 0x61762f3c &&
        wordAt(view, pos + 4) === 0x6164696c &&
        wordAt(view, pos + 8) === 0x3e646574
      ) pos += 12;
      else pos = leavePlain(cursor, MOBILE_CHILDREN[3]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, MOBILE_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($mobile !== undefined) giveUp();
        $mobile = readInteger(cursor);
        leave(cursor, MOBILE_CHILDREN[0]);
        break;
      case 1:
        if ($mobile_type !== undefined) giveUp();
        $mobile_type = readToken(cursor);
        leave(cursor, MOBILE_CHILDREN[1]);
        break;
      case 2:
        if ($country_id !== undefined) giveUp();
        $country_id = readInteger(cursor);
        leave(cursor, MOBILE_CHILDREN[2]);
        break;
      case 3:
        if ($validated !== undefined) giveUp();
        $validated = readBoolean(cursor);
        leave(cursor, MOBILE_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, MOBILE_CHILDREN, child + 1);
  }
  if ($mobile !== undefined && $country_id === undefined) giveUp();
  const value: Mutable<Mobile> = {};
  if ($mobile !== undefined) value.mobile = $mobile;
  if ($mobile_type !== undefined) value.mobile_type = $mobile_type;
  if ($country_id !== undefined) value.country_id = $country_id;
  if ($validated !== undefined) value.validated = $validated;
  return value;
}

const EMAIL_CHILDREN = [elementName("email"), elementName("email_type"), elementName("validated")] as const;

function readEmail(cursor: QuickCursor): Email {
  let $email: string | undefined;
  let $email_type: string | undefined;
  let $validated: boolean | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <email>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 7 <= end && wordAt(view, pos) === 0x616d653c && wordAt(view, pos + 3) === 0x3e6c6961) {
      cursor.pos = pos + 7;
      $email = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 8 <= end &&
        wordAt(view, pos) === 0x6d652f3c &&
        wordAt(view, pos + 4) === 0x3e6c6961
      ) pos += 8;
      else pos = leavePlain(cursor, EMAIL_CHILDREN[0]);
    }
    // <email_type>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 12 <= end &&
      wordAt(view, pos) === 0x616d653c &&
      wordAt(view, pos + 4) === 0x745f6c69 &&
      wordAt(view, pos + 8) === 0x3e657079
    ) {
      cursor.pos = pos + 12;
      $email_type = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 13 <= end &&
        wordAt(view, pos) === 0x6d652f3c &&
        wordAt(view, pos + 4) === 0x5f6c6961 &&
        wordAt(view, pos + 8) === 0x65707974 &&
        wordAt(view, pos + 9) === 0x3e657079
      ) pos += 13;
      else pos = leavePlain(cursor, EMAIL_CHILDREN[1]);
    }
    // <validated>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 11 <= end &&
      wordAt(view, pos) === 0x6c61763c &&
      wordAt(view, pos + 4) === 0x74616469 &&
      wordAt(view, pos + 7) === 0x3e646574
    ) {
      cursor.pos = pos + 11;
      $validated = readBoolean(cursor);
      pos = cursor.pos;
      if (
        pos + 12 <= end &&
        wordAt(view, pos) === 0x61762f3c &&
        wordAt(view, pos + 4) === 0x6164696c &&
        wordAt(view, pos + 8) === 0x3e646574
      ) pos += 12;
      else pos = leavePlain(cursor, EMAIL_CHILDREN[2]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, EMAIL_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($email !== undefined) giveUp();
        $email = readToken(cursor);
        leave(cursor, EMAIL_CHILDREN[0]);
        break;
      case 1:
        if ($email_type !== undefined) giveUp();
        $email_type = readToken(cursor);
        leave(cursor, EMAIL_CHILDREN[1]);
        break;
      case 2:
        if ($validated !== undefined) giveUp();
        $validated = readBoolean(cursor);
        leave(cursor, EMAIL_CHILDREN[2]);
        break;
    }
    child = nextChild(cursor, EMAIL_CHILDREN, child + 1);
  }
  const value: Mutable<Email> = {};
  if ($email !== undefined) value.email = $email;
  if ($email_type !== undefined) value.email_type = $email_type;
  if ($validated !== undefined) value.validated = $validated;
  return value;
}

const PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN = [elementName("payment_methods")] as const;

function readPaymentMethodSearchResponse(cursor: QuickCursor): PaymentMethodSearchResponse {
  let $payment_methods: PaymentMethods | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <payment_methods>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 17 <= end &&
      wordAt(view, pos) === 0x7961703c &&
      wordAt(view, pos + 4) === 0x746e656d &&
      wordAt(view, pos + 8) === 0x74656d5f &&
      wordAt(view, pos + 12) === 0x73646f68 &&
      wordAt(view, pos + 13) === 0x3e73646f
    ) {
      cursor.pos = pos + 17;
      cursor.depth++;
      $payment_methods = readPaymentMethods(cursor);
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 18 <= end &&
        wordAt(view, pos) === 0x61702f3c &&
        wordAt(view, pos + 4) === 0x6e656d79 &&
        wordAt(view, pos + 8) === 0x656d5f74 &&
        wordAt(view, pos + 12) === 0x646f6874 &&
        wordAt(view, pos + 14) === 0x3e73646f
      ) pos += 18;
      else pos = leavePlain(cursor, PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN[0]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($payment_methods !== undefined) giveUp();
        $payment_methods = readPaymentMethods(cursor);
        leave(cursor, PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN[0]);
        break;
    }
    child = nextChild(cursor, PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN, child + 1);
  }
  if ($payment_methods === undefined) giveUp();
  return { payment_methods: $payment_methods };
}

const PAYMENT_METHODS_CHILDREN = [elementName("payment_method")] as const;

function readPaymentMethods(cursor: QuickCursor): PaymentMethods {
  const $payment_method: PaymentMethod[] = [];
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <payment_method>
    pos = skipWhiteSpace(bytes, pos, end);
    while (
      pos + 16 <= end &&
      wordAt(view, pos) === 0x7961703c &&
      wordAt(view, pos + 4) === 0x746e656d &&
      wordAt(view, pos + 8) === 0x74656d5f &&
      wordAt(view, pos + 12) === 0x3e646f68
    ) {
      cursor.pos = pos + 16;
      cursor.depth++;
      $payment_method.push(readPaymentMethod(cursor));
      cursor.depth--;
      pos = cursor.pos;
      if (
        pos + 17 <= end &&
        wordAt(view, pos) === 0x61702f3c &&
        wordAt(view, pos + 4) === 0x6e656d79 &&
        wordAt(view, pos + 8) === 0x656d5f74 &&
        wordAt(view, pos + 12) === 0x646f6874 &&
        wordAt(view, pos + 13) === 0x3e646f68
      ) pos += 17;
      else pos = leavePlain(cursor, PAYMENT_METHODS_CHILDREN[0]);
      pos = skipWhiteSpace(bytes, pos, end);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, PAYMENT_METHODS_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        $payment_method.push(readPaymentMethod(cursor));
        leave(cursor, PAYMENT_METHODS_CHILDREN[0]);
        break;
    }
    child = nextChild(cursor, PAYMENT_METHODS_CHILDREN, child);
  }
  if ($payment_method.length < 1) giveUp();
  return { payment_method: $payment_method as [PaymentMethod, ...PaymentMethod[]] };
}

const PAYMENT_METHOD_CHILDREN = [
  elementName("id"),
  elementName("psp_type"),
  elementName("preference"),
  elementName("state_id"),
] as const;

function readPaymentMethod(cursor: QuickCursor): PaymentMethod {
  let $id: SafeInteger | undefined;
  let $psp_type: string | undefined;
  let $preference: SafeInteger | undefined;
  let $state_id: SafeInteger | undefined;
  if (mayBePlain(cursor)) {
    const { bytes, view, end } = cursor;
    let { pos } = cursor;
    // <id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (pos + 4 <= end && wordAt(view, pos) === 0x3e64693c) {
      cursor.pos = pos + 4;
      $id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 5 <= end &&
        wordAt(view, pos) === 0x64692f3c &&
        wordAt(view, pos + 1) === 0x3e64692f
      ) pos += 5;
      else pos = leavePlain(cursor, PAYMENT_METHOD_CHILDREN[0]);
    }
    // <psp_type>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 10 <= end &&
      wordAt(view, pos) === 0x7073703c &&
      wordAt(view, pos + 4) === 0x7079745f &&
      wordAt(view, pos + 6) === 0x3e657079
    ) {
      cursor.pos = pos + 10;
      $psp_type = readToken(cursor);
      pos = cursor.pos;
      if (
        pos + 11 <= end &&
        wordAt(view, pos) === 0x73702f3c &&
        wordAt(view, pos + 4) === 0x79745f70 &&
        wordAt(view, pos + 7) === 0x3e657079
      ) pos += 11;
      else pos = leavePlain(cursor, PAYMENT_METHOD_CHILDREN[1]);
    }
    // <preference>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 12 <= end &&
      wordAt(view, pos) === 0x6572703c &&
      wordAt(view, pos + 4) === 0x65726566 &&
      wordAt(view, pos + 8) === 0x3e65636e
    ) {
      cursor.pos = pos + 12;
      $preference = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 13 <= end &&
        wordAt(view, pos) === 0x72702f3c &&
        wordAt(view, pos + 4) === 0x72656665 &&
        wordAt(view, pos + 8) === 0x65636e65 &&
        wordAt(view, pos + 9) === 0x3e65636e
      ) pos += 13;
      else pos = leavePlain(cursor, PAYMENT_METHOD_CHILDREN[2]);
    }
    // <state_id>
    pos = skipWhiteSpace(bytes, pos, end);
    if (
      pos + 10 <= end &&
      wordAt(view, pos) === 0x6174733c &&
      wordAt(view, pos + 4) === 0x695f6574 &&
      wordAt(view, pos + 6) === 0x3e64695f
    ) {
      cursor.pos = pos + 10;
      $state_id = readInteger(cursor);
      pos = cursor.pos;
      if (
        pos + 11 <= end &&
        wordAt(view, pos) === 0x74732f3c &&
        wordAt(view, pos + 4) === 0x5f657461 &&
        wordAt(view, pos + 7) === 0x3e64695f
      ) pos += 11;
      else pos = leavePlain(cursor, PAYMENT_METHOD_CHILDREN[3]);
    }
    cursor.pos = pos;
  }
  let child = nextChild(cursor, PAYMENT_METHOD_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($id !== undefined) giveUp();
        $id = readInteger(cursor);
        leave(cursor, PAYMENT_METHOD_CHILDREN[0]);
        break;
      case 1:
        if ($psp_type !== undefined) giveUp();
        $psp_type = readToken(cursor);
        leave(cursor, PAYMENT_METHOD_CHILDREN[1]);
        break;
      case 2:
        if ($preference !== undefined) giveUp();
        $preference = readInteger(cursor);
        leave(cursor, PAYMENT_METHOD_CHILDREN[2]);
        break;
      case 3:
        if ($state_id !== undefined) giveUp();
        $state_id = readInteger(cursor);
        leave(cursor, PAYMENT_METHOD_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, PAYMENT_METHOD_CHILDREN, child + 1);
  }
  if (
    $id === undefined ||
    $psp_type === undefined ||
    $preference === undefined ||
    $state_id === undefined
  ) giveUp();
  return { id: $id, psp_type: $psp_type, preference: $preference, state_id: $state_id };
}

function readDecimalPlaces(cursor: QuickCursor): DecimalPlaces {
  const value = readInteger(cursor);
  if (value < 0) giveUp();
  return value;
}

function readTransactionType(cursor: QuickCursor): TransactionType {
  const value = readInteger(cursor);
  switch (value) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
      return value;
    default:
      return giveUp();
  }
}

function readProductType(cursor: QuickCursor): ProductType {
  const value = readToken(cursor);
  switch (value) {
    case "100":
    case "200":
    case "210":
      return value;
    default:
      return giveUp();
  }
}

const LANGUAGE_CODE_PATTERN = new RegExp("^(?:[A-Za-z]{2})$", "u");
function readLanguageCode(cursor: QuickCursor): LanguageCode {
  const value = readToken(cursor);
  if (!LANGUAGE_CODE_PATTERN.test(value)) giveUp();
  return value;
}
