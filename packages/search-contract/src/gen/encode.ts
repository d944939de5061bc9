// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import {
  type XmlWriter,
  elementTags,
  encodeDocument,
  writeBoolean,
  writeEnd,
  writeInteger,
  writeOpen,
  writeStart,
  writeString,
} from "@payment-routing/contract-runtime/codegen";
import type {
  ClientInfo,
  Email,
  Fee,
  Fees,
  LineItem,
  Mobile,
  OrderAmount,
  Orders,
  PaymentMethod,
  PaymentMethodSearchCriteria,
  PaymentMethodSearchResponse,
  PaymentMethods,
  Product,
  Transaction,
  TransactionAmount,
} from "./types.ts";

const PAYMENT_METHOD_SEARCH_CRITERIA_TAGS = elementTags("payment_method_search_criteria");
const PAYMENT_METHOD_SEARCH_RESPONSE_TAGS = elementTags("payment_method_search_response");
const EVENT_ID_TAGS = elementTags("event_id");
const ACCOUNT_ID_TAGS = elementTags("account_id");
const TRANSACTION_TAGS = elementTags("transaction");
const CLIENT_INFO_TAGS = elementTags("client_info");
const TYPE_ID_TAGS = elementTags("type_id");
const ORDER_NO_TAGS = elementTags("order_no");
const PRODUCT_TYPE_TAGS = elementTags("product_type");
const FEES_TAGS = elementTags("fees");
const AMOUNT_TAGS = elementTags("amount");
const ORDERS_TAGS = elementTags("orders");
const FEE_TAGS = elementTags("fee");
const VALUE_TAGS = elementTags("value");
const TYPE_TAGS = elementTags("type");
const COUNTRY_ID_TAGS = elementTags("country_id");
const CURRENCY_ID_TAGS = elementTags("currency_id");
const DECIMAL_TAGS = elementTags("decimal");
const LINE_ITEM_TAGS = elementTags("line_item");
const PRODUCT_TAGS = elementTags("product");
const NAME_TAGS = elementTags("name");
const SKU_TAGS = elementTags("sku");
const DESCRIPTION_TAGS = elementTags("description");
const AIRLINE_DATA_TAGS = elementTags("airline_data");
const PLATFORM_TAGS = elementTags("platform");
const LANGUAGE_TAGS = elementTags("language");
const VERSION_TAGS = elementTags("version");
const SDK_VERSION_TAGS = elementTags("sdk-version");
const MOBILE_TAGS = elementTags("mobile");
const EMAIL_TAGS = elementTags("email");
const DEVICE_ID_TAGS = elementTags("device_id");
const IP_TAGS = elementTags("ip");
const CLIENT_ID_TAGS = elementTags("client_id");
const MOBILE_TYPE_TAGS = elementTags("mobile_type");
const VALIDATED_TAGS = elementTags("validated");
const EMAIL_TYPE_TAGS = elementTags("email_type");
const PAYMENT_METHODS_TAGS = elementTags("payment_methods");
const PAYMENT_METHOD_TAGS = elementTags("payment_method");
const ID_TAGS = elementTags("id");
const PSP_TYPE_TAGS = elementTags("psp_type");
const PREFERENCE_TAGS = elementTags("preference");
const STATE_ID_TAGS = elementTags("state_id");

/**
 * Encodes a `<payment_method_search_criteria>` document, UTF-8 declared. The search request.
 *
 * The value must be valid (see the validator); siblings are written in the order of the schema.
 *
 * @throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000
 */
export function encodePaymentMethodSearchCriteria(value: PaymentMethodSearchCriteria): string {
  return encodeDocument((writer) => {
    writeStart(writer, PAYMENT_METHOD_SEARCH_CRITERIA_TAGS);
    writePaymentMethodSearchCriteria(writer, value);
    writeEnd(writer, PAYMENT_METHOD_SEARCH_CRITERIA_TAGS);
  });
}

/**
 * Encodes a `<payment_method_search_response>` document, UTF-8 declared. The answer to a search.
 *
 * The value must be valid (see the validator); siblings are written in the order of the schema.
 *
 * @throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000
 */
export function encodePaymentMethodSearchResponse(value: PaymentMethodSearchResponse): string {
  return encodeDocument((writer) => {
    writeStart(writer, PAYMENT_METHOD_SEARCH_RESPONSE_TAGS);
    writePaymentMethodSearchResponse(writer, value);
    writeEnd(writer, PAYMENT_METHOD_SEARCH_RESPONSE_TAGS);
  });
}

function writePaymentMethodSearchCriteria(writer: XmlWriter, value: PaymentMethodSearchCriteria): void {
  writeInteger(writer, EVENT_ID_TAGS, value.event_id);
  writeInteger(writer, ACCOUNT_ID_TAGS, value.account_id);
  writeStart(writer, TRANSACTION_TAGS);
  writeTransaction(writer, value.transaction);
  writeEnd(writer, TRANSACTION_TAGS);
  writeStart(writer, CLIENT_INFO_TAGS);
  writeClientInfo(writer, value.client_info);
  writeEnd(writer, CLIENT_INFO_TAGS);
}

function writeTransaction(writer: XmlWriter, value: Transaction): void {
  if (value.type_id !== undefined) writeInteger(writer, TYPE_ID_TAGS, value.type_id);
  writeString(writer, ORDER_NO_TAGS, value.order_no);
  if (value.product_type !== undefined) writeString(writer, PRODUCT_TYPE_TAGS, value.product_type);
  if (value.fees !== undefined) {
    writeStart(writer, FEES_TAGS);
    writeFees(writer, value.fees);
    writeEnd(writer, FEES_TAGS);
  }
  writeStart(writer, AMOUNT_TAGS);
  writeTransactionAmount(writer, value.amount);
  writeEnd(writer, AMOUNT_TAGS);
  writeStart(writer, ORDERS_TAGS);
  writeOrders(writer, value.orders);
  writeEnd(writer, ORDERS_TAGS);
}

function writeFees(writer: XmlWriter, value: Fees): void {
  for (const item of value.fee) {
    writeStart(writer, FEE_TAGS);
    writeFee(writer, item);
    writeEnd(writer, FEE_TAGS);
  }
}

function writeFee(writer: XmlWriter, value: Fee): void {
  writeInteger(writer, VALUE_TAGS, value.value);
  if (value.type !== undefined) writeInteger(writer, TYPE_TAGS, value.type);
}

function writeTransactionAmount(writer: XmlWriter, value: TransactionAmount): void {
  writeInteger(writer, VALUE_TAGS, value.value);
  writeInteger(writer, COUNTRY_ID_TAGS, value.country_id);
  if (value.currency_id !== undefined) writeInteger(writer, CURRENCY_ID_TAGS, value.currency_id);
  writeInteger(writer, DECIMAL_TAGS, value.decimal);
}

function writeOrders(writer: XmlWriter, value: Orders): void {
  for (const row of value) {
    writeStart(writer, LINE_ITEM_TAGS);
    writeLineItem(writer, row.line_item);
    writeEnd(writer, LINE_ITEM_TAGS);
    writeStart(writer, AMOUNT_TAGS);
    writeOrderAmount(writer, row.amount);
    writeEnd(writer, AMOUNT_TAGS);
  }
}

function writeLineItem(writer: XmlWriter, value: LineItem): void {
  for (const item of value.product) {
    writeStart(writer, PRODUCT_TAGS);
    writeProduct(writer, item);
    writeEnd(writer, PRODUCT_TAGS);
  }
}

function writeProduct(writer: XmlWriter, value: Product): void {
  if (value.name !== undefined) writeString(writer, NAME_TAGS, value.name);
  if (value.sku !== undefined) writeString(writer, SKU_TAGS, value.sku);
  if (value.description !== undefined) writeString(writer, DESCRIPTION_TAGS, value.description);
  if (value.airline_data !== undefined) writeOpen(writer, AIRLINE_DATA_TAGS, value.airline_data);
}

function writeOrderAmount(writer: XmlWriter, value: OrderAmount): void {
  writeInteger(writer, COUNTRY_ID_TAGS, value.country_id);
  writeString(writer, VALUE_TAGS, value.value);
}

function writeClientInfo(writer: XmlWriter, value: ClientInfo): void {
  writeString(writer, PLATFORM_TAGS, value.platform);
  if (value.language !== undefined) writeString(writer, LANGUAGE_TAGS, value.language);
  writeString(writer, VERSION_TAGS, value.version);
  if (value["sdk-version"] !== undefined) writeInteger(writer, SDK_VERSION_TAGS, value["sdk-version"]);
  if (value.mobile !== undefined) {
    writeStart(writer, MOBILE_TAGS);
    writeMobile(writer, value.mobile);
    writeEnd(writer, MOBILE_TAGS);
  }
  if (value.email !== undefined) {
    writeStart(writer, EMAIL_TAGS);
    writeEmail(writer, value.email);
    writeEnd(writer, EMAIL_TAGS);
  }
  if (value.device_id !== undefined) writeString(writer, DEVICE_ID_TAGS, value.device_id);
  writeString(writer, IP_TAGS, value.ip);
  writeInteger(writer, CLIENT_ID_TAGS, value.client_id);
}

function writeMobile(writer: XmlWriter, value: Mobile): void {
  if (value.mobile !== undefined) writeInteger(writer, MOBILE_TAGS, value.mobile);
  if (value.mobile_type !== undefined) writeString(writer, MOBILE_TYPE_TAGS, value.mobile_type);
  if (value.country_id !== undefined) writeInteger(writer, COUNTRY_ID_TAGS, value.country_id);
  if (value.validated !== undefined) writeBoolean(writer, VALIDATED_TAGS, value.validated);
}

function writeEmail(writer: XmlWriter, value: Email): void {
  if (value.email !== undefined) writeString(writer, EMAIL_TAGS, value.email);
  if (value.email_type !== undefined) writeString(writer, EMAIL_TYPE_TAGS, value.email_type);
  if (value.validated !== undefined) writeBoolean(writer, VALIDATED_TAGS, value.validated);
}

function writePaymentMethodSearchResponse(writer: XmlWriter, value: PaymentMethodSearchResponse): void {
  writeStart(writer, PAYMENT_METHODS_TAGS);
  writePaymentMethods(writer, value.payment_methods);
  writeEnd(writer, PAYMENT_METHODS_TAGS);
}

function writePaymentMethods(writer: XmlWriter, value: PaymentMethods): void {
  for (const item of value.payment_method) {
    writeStart(writer, PAYMENT_METHOD_TAGS);
    writePaymentMethod(writer, item);
    writeEnd(writer, PAYMENT_METHOD_TAGS);
  }
}

function writePaymentMethod(writer: XmlWriter, value: PaymentMethod): void {
  writeInteger(writer, ID_TAGS, value.id);
  writeString(writer, PSP_TYPE_TAGS, value.psp_type);
  writeInteger(writer, PREFERENCE_TAGS, value.preference);
  writeInteger(writer, STATE_ID_TAGS, value.state_id);
}
