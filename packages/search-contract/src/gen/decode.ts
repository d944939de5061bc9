// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { DecodeOptions, Result } from "@payment-routing/contract-runtime";
import {
  type DocumentDecoder,
  type ElementName,
  type Mutable,
  type QuickCursor,
  decodeDocument,
  elementName,
  giveUp,
  leave,
  nextChild,
  readBoolean,
  readInteger,
  readOpen,
  readString,
  readToken,
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

function readPaymentMethodSearchCriteria(
  cursor: QuickCursor,
  name: ElementName,
): PaymentMethodSearchCriteria {
  let $event_id: SafeInteger | undefined;
  let $account_id: SafeInteger | undefined;
  let $transaction: Transaction | undefined;
  let $client_info: ClientInfo | undefined;
  let child = nextChild(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($event_id !== undefined) giveUp();
        $event_id = readInteger(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[0]);
        break;
      case 1:
        if ($account_id !== undefined) giveUp();
        $account_id = readInteger(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[1]);
        break;
      case 2:
        if ($transaction !== undefined) giveUp();
        $transaction = readTransaction(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[2]);
        break;
      case 3:
        if ($client_info !== undefined) giveUp();
        $client_info = readClientInfo(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, PAYMENT_METHOD_SEARCH_CRITERIA_CHILDREN, child + 1);
  }
  leave(cursor, name);
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

function readTransaction(cursor: QuickCursor, name: ElementName): Transaction {
  let $type_id: TransactionType | undefined;
  let $order_no: string | undefined;
  let $product_type: ProductType | undefined;
  let $fees: Fees | undefined;
  let $amount: TransactionAmount | undefined;
  let $orders: Orders | undefined;
  let child = nextChild(cursor, TRANSACTION_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($type_id !== undefined) giveUp();
        $type_id = readTransactionType(cursor, TRANSACTION_CHILDREN[0]);
        break;
      case 1:
        if ($order_no !== undefined) giveUp();
        $order_no = readString(cursor, TRANSACTION_CHILDREN[1]);
        break;
      case 2:
        if ($product_type !== undefined) giveUp();
        $product_type = readProductType(cursor, TRANSACTION_CHILDREN[2]);
        break;
      case 3:
        if ($fees !== undefined) giveUp();
        $fees = readFees(cursor, TRANSACTION_CHILDREN[3]);
        break;
      case 4:
        if ($amount !== undefined) giveUp();
        $amount = readTransactionAmount(cursor, TRANSACTION_CHILDREN[4]);
        break;
      case 5:
        if ($orders !== undefined) giveUp();
        $orders = readOrders(cursor, TRANSACTION_CHILDREN[5]);
        break;
    }
    child = nextChild(cursor, TRANSACTION_CHILDREN, child + 1);
  }
  leave(cursor, name);
  if ($order_no === undefined || $amount === undefined || $orders === undefined) giveUp();
  const value: Mutable<Transaction> = { order_no: $order_no, amount: $amount, orders: $orders };
  if ($type_id !== undefined) value.type_id = $type_id;
  if ($product_type !== undefined) value.product_type = $product_type;
  if ($fees !== undefined) value.fees = $fees;
  return value;
}

const FEES_CHILDREN = [elementName("fee")] as const;

function readFees(cursor: QuickCursor, name: ElementName): Fees {
  const $fee: Fee[] = [];
  let child = nextChild(cursor, FEES_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        $fee.push(readFee(cursor, FEES_CHILDREN[0]));
        break;
    }
    child = nextChild(cursor, FEES_CHILDREN, child);
  }
  leave(cursor, name);
  return { fee: $fee };
}

const FEE_CHILDREN = [elementName("value"), elementName("type")] as const;

function readFee(cursor: QuickCursor, name: ElementName): Fee {
  let $value: SafeInteger | undefined;
  let $type: TransactionType | undefined;
  let child = nextChild(cursor, FEE_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($value !== undefined) giveUp();
        $value = readInteger(cursor, FEE_CHILDREN[0]);
        break;
      case 1:
        if ($type !== undefined) giveUp();
        $type = readTransactionType(cursor, FEE_CHILDREN[1]);
        break;
    }
    child = nextChild(cursor, FEE_CHILDREN, child + 1);
  }
  leave(cursor, name);
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

function readTransactionAmount(cursor: QuickCursor, name: ElementName): TransactionAmount {
  let $value: SafeInteger | undefined;
  let $country_id: SafeInteger | undefined;
  let $currency_id: SafeInteger | undefined;
  let $decimal: DecimalPlaces | undefined;
  let child = nextChild(cursor, TRANSACTION_AMOUNT_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($value !== undefined) giveUp();
        $value = readInteger(cursor, TRANSACTION_AMOUNT_CHILDREN[0]);
        break;
      case 1:
        if ($country_id !== undefined) giveUp();
        $country_id = readInteger(cursor, TRANSACTION_AMOUNT_CHILDREN[1]);
        break;
      case 2:
        if ($currency_id !== undefined) giveUp();
        $currency_id = readInteger(cursor, TRANSACTION_AMOUNT_CHILDREN[2]);
        break;
      case 3:
        if ($decimal !== undefined) giveUp();
        $decimal = readDecimalPlaces(cursor, TRANSACTION_AMOUNT_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, TRANSACTION_AMOUNT_CHILDREN, child + 1);
  }
  leave(cursor, name);
  if ($value === undefined || $country_id === undefined || $decimal === undefined) giveUp();
  const value: Mutable<TransactionAmount> = { value: $value, country_id: $country_id, decimal: $decimal };
  if ($currency_id !== undefined) value.currency_id = $currency_id;
  return value;
}

const ORDERS_CHILDREN = [elementName("line_item"), elementName("amount")] as const;

function readOrders(cursor: QuickCursor, name: ElementName): Orders {
  const rows: OrderLine[] = [];
  let child = nextChild(cursor, ORDERS_CHILDREN, 0);
  while (child !== -1) {
    if (child !== 0) giveUp();
    const $line_item = readLineItem(cursor, ORDERS_CHILDREN[0]);
    if (nextChild(cursor, ORDERS_CHILDREN, 1) !== 1) giveUp();
    const $amount = readOrderAmount(cursor, ORDERS_CHILDREN[1]);
    rows.push({ line_item: $line_item, amount: $amount });
    child = nextChild(cursor, ORDERS_CHILDREN, 0);
  }
  leave(cursor, name);
  if (rows.length < 1) giveUp();
  return rows as [OrderLine, ...OrderLine[]];
}

const LINE_ITEM_CHILDREN = [elementName("product")] as const;

function readLineItem(cursor: QuickCursor, name: ElementName): LineItem {
  const $product: Product[] = [];
  let child = nextChild(cursor, LINE_ITEM_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        $product.push(readProduct(cursor, LINE_ITEM_CHILDREN[0]));
        break;
    }
    child = nextChild(cursor, LINE_ITEM_CHILDREN, child);
  }
  leave(cursor, name);
  return { product: $product };
}

const PRODUCT_CHILDREN = [
  elementName("name"),
  elementName("sku"),
  elementName("description"),
  elementName("airline_data", true),
] as const;

function readProduct(cursor: QuickCursor, name: ElementName): Product {
  let $name: string | undefined;
  let $sku: string | undefined;
  let $description: string | undefined;
  let $airline_data: AirlineData | undefined;
  let child = nextChild(cursor, PRODUCT_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($name !== undefined) giveUp();
        $name = readString(cursor, PRODUCT_CHILDREN[0]);
        break;
      case 1:
        if ($sku !== undefined) giveUp();
        $sku = readString(cursor, PRODUCT_CHILDREN[1]);
        break;
      case 2:
        if ($description !== undefined) giveUp();
        $description = readString(cursor, PRODUCT_CHILDREN[2]);
        break;
      case 3:
        if ($airline_data !== undefined) giveUp();
        $airline_data = readOpen(cursor, PRODUCT_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, PRODUCT_CHILDREN, child + 1);
  }
  leave(cursor, name);
  const value: Mutable<Product> = {};
  if ($name !== undefined) value.name = $name;
  if ($sku !== undefined) value.sku = $sku;
  if ($description !== undefined) value.description = $description;
  if ($airline_data !== undefined) value.airline_data = $airline_data;
  return value;
}

const ORDER_AMOUNT_CHILDREN = [elementName("country_id"), elementName("value")] as const;

function readOrderAmount(cursor: QuickCursor, name: ElementName): OrderAmount {
  let $country_id: SafeInteger | undefined;
  let $value: string | undefined;
  let child = nextChild(cursor, ORDER_AMOUNT_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($country_id !== undefined) giveUp();
        $country_id = readInteger(cursor, ORDER_AMOUNT_CHILDREN[0]);
        break;
      case 1:
        if ($value !== undefined) giveUp();
        $value = readString(cursor, ORDER_AMOUNT_CHILDREN[1]);
        break;
    }
    child = nextChild(cursor, ORDER_AMOUNT_CHILDREN, child + 1);
  }
  leave(cursor, name);
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

function readClientInfo(cursor: QuickCursor, name: ElementName): ClientInfo {
  let $platform: string | undefined;
  let $language: LanguageCode | undefined;
  let $version: string | undefined;
  let $sdk_version: SafeInteger | undefined;
  let $mobile: Mobile | undefined;
  let $email: Email | undefined;
  let $device_id: string | undefined;
  let $ip: string | undefined;
  let $client_id: SafeInteger | undefined;
  let child = nextChild(cursor, CLIENT_INFO_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($platform !== undefined) giveUp();
        $platform = readToken(cursor, CLIENT_INFO_CHILDREN[0]);
        break;
      case 1:
        if ($language !== undefined) giveUp();
        $language = readLanguageCode(cursor, CLIENT_INFO_CHILDREN[1]);
        break;
      case 2:
        if ($version !== undefined) giveUp();
        $version = readToken(cursor, CLIENT_INFO_CHILDREN[2]);
        break;
      case 3:
        if ($sdk_version !== undefined) giveUp();
        $sdk_version = readInteger(cursor, CLIENT_INFO_CHILDREN[3]);
        break;
      case 4:
        if ($mobile !== undefined) giveUp();
        $mobile = readMobile(cursor, CLIENT_INFO_CHILDREN[4]);
        break;
      case 5:
        if ($email !== undefined) giveUp();
        $email = readEmail(cursor, CLIENT_INFO_CHILDREN[5]);
        break;
      case 6:
        if ($device_id !== undefined) giveUp();
        $device_id = readToken(cursor, CLIENT_INFO_CHILDREN[6]);
        break;
      case 7:
        if ($ip !== undefined) giveUp();
        $ip = readToken(cursor, CLIENT_INFO_CHILDREN[7]);
        break;
      case 8:
        if ($client_id !== undefined) giveUp();
        $client_id = readInteger(cursor, CLIENT_INFO_CHILDREN[8]);
        break;
    }
    child = nextChild(cursor, CLIENT_INFO_CHILDREN, child + 1);
  }
  leave(cursor, name);
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

function readMobile(cursor: QuickCursor, name: ElementName): Mobile {
  let $mobile: SafeInteger | undefined;
  let $mobile_type: string | undefined;
  let $country_id: SafeInteger | undefined;
  let $validated: boolean | undefined;
  let child = nextChild(cursor, MOBILE_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($mobile !== undefined) giveUp();
        $mobile = readInteger(cursor, MOBILE_CHILDREN[0]);
        break;
      case 1:
        if ($mobile_type !== undefined) giveUp();
        $mobile_type = readToken(cursor, MOBILE_CHILDREN[1]);
        break;
      case 2:
        if ($country_id !== undefined) giveUp();
        $country_id = readInteger(cursor, MOBILE_CHILDREN[2]);
        break;
      case 3:
        if ($validated !== undefined) giveUp();
        $validated = readBoolean(cursor, MOBILE_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, MOBILE_CHILDREN, child + 1);
  }
  leave(cursor, name);
  if ($mobile !== undefined && $country_id === undefined) giveUp();
  const value: Mutable<Mobile> = {};
  if ($mobile !== undefined) value.mobile = $mobile;
  if ($mobile_type !== undefined) value.mobile_type = $mobile_type;
  if ($country_id !== undefined) value.country_id = $country_id;
  if ($validated !== undefined) value.validated = $validated;
  return value;
}

const EMAIL_CHILDREN = [elementName("email"), elementName("email_type"), elementName("validated")] as const;

function readEmail(cursor: QuickCursor, name: ElementName): Email {
  let $email: string | undefined;
  let $email_type: string | undefined;
  let $validated: boolean | undefined;
  let child = nextChild(cursor, EMAIL_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($email !== undefined) giveUp();
        $email = readToken(cursor, EMAIL_CHILDREN[0]);
        break;
      case 1:
        if ($email_type !== undefined) giveUp();
        $email_type = readToken(cursor, EMAIL_CHILDREN[1]);
        break;
      case 2:
        if ($validated !== undefined) giveUp();
        $validated = readBoolean(cursor, EMAIL_CHILDREN[2]);
        break;
    }
    child = nextChild(cursor, EMAIL_CHILDREN, child + 1);
  }
  leave(cursor, name);
  const value: Mutable<Email> = {};
  if ($email !== undefined) value.email = $email;
  if ($email_type !== undefined) value.email_type = $email_type;
  if ($validated !== undefined) value.validated = $validated;
  return value;
}

const PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN = [elementName("payment_methods")] as const;

function readPaymentMethodSearchResponse(
  cursor: QuickCursor,
  name: ElementName,
): PaymentMethodSearchResponse {
  let $payment_methods: PaymentMethods | undefined;
  let child = nextChild(cursor, PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($payment_methods !== undefined) giveUp();
        $payment_methods = readPaymentMethods(cursor, PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN[0]);
        break;
    }
    child = nextChild(cursor, PAYMENT_METHOD_SEARCH_RESPONSE_CHILDREN, child + 1);
  }
  leave(cursor, name);
  if ($payment_methods === undefined) giveUp();
  return { payment_methods: $payment_methods };
}

const PAYMENT_METHODS_CHILDREN = [elementName("payment_method")] as const;

function readPaymentMethods(cursor: QuickCursor, name: ElementName): PaymentMethods {
  const $payment_method: PaymentMethod[] = [];
  let child = nextChild(cursor, PAYMENT_METHODS_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        $payment_method.push(readPaymentMethod(cursor, PAYMENT_METHODS_CHILDREN[0]));
        break;
    }
    child = nextChild(cursor, PAYMENT_METHODS_CHILDREN, child);
  }
  leave(cursor, name);
  if ($payment_method.length < 1) giveUp();
  return { payment_method: $payment_method as [PaymentMethod, ...PaymentMethod[]] };
}

const PAYMENT_METHOD_CHILDREN = [
  elementName("id"),
  elementName("psp_type"),
  elementName("preference"),
  elementName("state_id"),
] as const;

function readPaymentMethod(cursor: QuickCursor, name: ElementName): PaymentMethod {
  let $id: SafeInteger | undefined;
  let $psp_type: string | undefined;
  let $preference: SafeInteger | undefined;
  let $state_id: SafeInteger | undefined;
  let child = nextChild(cursor, PAYMENT_METHOD_CHILDREN, 0);
  while (child !== -1) {
    switch (child) {
      case 0:
        if ($id !== undefined) giveUp();
        $id = readInteger(cursor, PAYMENT_METHOD_CHILDREN[0]);
        break;
      case 1:
        if ($psp_type !== undefined) giveUp();
        $psp_type = readToken(cursor, PAYMENT_METHOD_CHILDREN[1]);
        break;
      case 2:
        if ($preference !== undefined) giveUp();
        $preference = readInteger(cursor, PAYMENT_METHOD_CHILDREN[2]);
        break;
      case 3:
        if ($state_id !== undefined) giveUp();
        $state_id = readInteger(cursor, PAYMENT_METHOD_CHILDREN[3]);
        break;
    }
    child = nextChild(cursor, PAYMENT_METHOD_CHILDREN, child + 1);
  }
  leave(cursor, name);
  if (
    $id === undefined ||
    $psp_type === undefined ||
    $preference === undefined ||
    $state_id === undefined
  ) giveUp();
  return { id: $id, psp_type: $psp_type, preference: $preference, state_id: $state_id };
}

function readDecimalPlaces(cursor: QuickCursor, name: ElementName): DecimalPlaces {
  const value = readInteger(cursor, name);
  if (value < 0) giveUp();
  return value;
}

function readTransactionType(cursor: QuickCursor, name: ElementName): TransactionType {
  const value = readInteger(cursor, name);
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

function readProductType(cursor: QuickCursor, name: ElementName): ProductType {
  const value = readToken(cursor, name);
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
function readLanguageCode(cursor: QuickCursor, name: ElementName): LanguageCode {
  const value = readToken(cursor, name);
  if (!LANGUAGE_CODE_PATTERN.test(value)) giveUp();
  return value;
}
