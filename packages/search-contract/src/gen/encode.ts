// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import {
  XML_DECLARATION,
  escapeText,
  formatInteger,
  writeOpenContent,
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

/**
 * Encodes a `<payment_method_search_criteria>` document, UTF-8 declared. The search request.
 *
 * The value must be valid (see the validator); siblings are written in the order of the schema.
 *
 * @throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000
 */
export function encodePaymentMethodSearchCriteria(value: PaymentMethodSearchCriteria): string {
  return (
    `${XML_DECLARATION}<payment_method_search_criteria>` +
    writePaymentMethodSearchCriteria(value) +
    `</payment_method_search_criteria>`
  );
}

/**
 * Encodes a `<payment_method_search_response>` document, UTF-8 declared. The answer to a search.
 *
 * The value must be valid (see the validator); siblings are written in the order of the schema.
 *
 * @throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000
 */
export function encodePaymentMethodSearchResponse(value: PaymentMethodSearchResponse): string {
  return (
    `${XML_DECLARATION}<payment_method_search_response>` +
    writePaymentMethodSearchResponse(value) +
    `</payment_method_search_response>`
  );
}

function writePaymentMethodSearchCriteria(value: PaymentMethodSearchCriteria): string {
  return (
    `<event_id>${formatInteger(value.event_id)}</event_id>` +
    `<account_id>${formatInteger(value.account_id)}</account_id>` +
    `<transaction>${writeTransaction(value.transaction)}</transaction>` +
    `<client_info>${writeClientInfo(value.client_info)}</client_info>`
  );
}

function writeTransaction(value: Transaction): string {
  let xml = "";
  if (value.type_id !== undefined) xml += `<type_id>${formatInteger(value.type_id)}</type_id>`;
  xml += `<order_no>${escapeText(value.order_no)}</order_no>`;
  if (value.product_type !== undefined) {
    xml += `<product_type>${escapeText(value.product_type)}</product_type>`;
  }
  if (value.fees !== undefined) xml += `<fees>${writeFees(value.fees)}</fees>`;
  xml += `<amount>${writeTransactionAmount(value.amount)}</amount>`;
  xml += `<orders>${writeOrders(value.orders)}</orders>`;
  return xml;
}

function writeFees(value: Fees): string {
  let xml = "";
  for (const item of value.fee) xml += `<fee>${writeFee(item)}</fee>`;
  return xml;
}

function writeFee(value: Fee): string {
  let xml = "";
  xml += `<value>${formatInteger(value.value)}</value>`;
  if (value.type !== undefined) xml += `<type>${formatInteger(value.type)}</type>`;
  return xml;
}

function writeTransactionAmount(value: TransactionAmount): string {
  let xml = "";
  xml += `<value>${formatInteger(value.value)}</value>`;
  xml += `<country_id>${formatInteger(value.country_id)}</country_id>`;
  if (value.currency_id !== undefined) {
    xml += `<currency_id>${formatInteger(value.currency_id)}</currency_id>`;
  }
  xml += `<decimal>${formatInteger(value.decimal)}</decimal>`;
  return xml;
}

function writeOrders(value: Orders): string {
  let xml = "";
  for (const row of value) {
    xml += `<line_item>${writeLineItem(row.line_item)}</line_item>`;
    xml += `<amount>${writeOrderAmount(row.amount)}</amount>`;
  }
  return xml;
}

function writeLineItem(value: LineItem): string {
  let xml = "";
  for (const item of value.product) xml += `<product>${writeProduct(item)}</product>`;
  return xml;
}

function writeProduct(value: Product): string {
  let xml = "";
  if (value.name !== undefined) xml += `<name>${escapeText(value.name)}</name>`;
  if (value.sku !== undefined) xml += `<sku>${escapeText(value.sku)}</sku>`;
  if (value.description !== undefined) xml += `<description>${escapeText(value.description)}</description>`;
  if (value.airline_data !== undefined) xml += writeOpenContent("airline_data", value.airline_data);
  return xml;
}

function writeOrderAmount(value: OrderAmount): string {
  return (
    `<country_id>${formatInteger(value.country_id)}</country_id>` +
    `<value>${escapeText(value.value)}</value>`
  );
}

function writeClientInfo(value: ClientInfo): string {
  let xml = "";
  xml += `<platform>${escapeText(value.platform)}</platform>`;
  if (value.language !== undefined) xml += `<language>${escapeText(value.language)}</language>`;
  xml += `<version>${escapeText(value.version)}</version>`;
  if (value["sdk-version"] !== undefined) {
    xml += `<sdk-version>${formatInteger(value["sdk-version"])}</sdk-version>`;
  }
  if (value.mobile !== undefined) xml += `<mobile>${writeMobile(value.mobile)}</mobile>`;
  if (value.email !== undefined) xml += `<email>${writeEmail(value.email)}</email>`;
  if (value.device_id !== undefined) xml += `<device_id>${escapeText(value.device_id)}</device_id>`;
  xml += `<ip>${escapeText(value.ip)}</ip>`;
  xml += `<client_id>${formatInteger(value.client_id)}</client_id>`;
  return xml;
}

function writeMobile(value: Mobile): string {
  let xml = "";
  if (value.mobile !== undefined) xml += `<mobile>${formatInteger(value.mobile)}</mobile>`;
  if (value.mobile_type !== undefined) xml += `<mobile_type>${escapeText(value.mobile_type)}</mobile_type>`;
  if (value.country_id !== undefined) xml += `<country_id>${formatInteger(value.country_id)}</country_id>`;
  if (value.validated !== undefined) xml += `<validated>${value.validated ? "true" : "false"}</validated>`;
  return xml;
}

function writeEmail(value: Email): string {
  let xml = "";
  if (value.email !== undefined) xml += `<email>${escapeText(value.email)}</email>`;
  if (value.email_type !== undefined) xml += `<email_type>${escapeText(value.email_type)}</email_type>`;
  if (value.validated !== undefined) xml += `<validated>${value.validated ? "true" : "false"}</validated>`;
  return xml;
}

function writePaymentMethodSearchResponse(value: PaymentMethodSearchResponse): string {
  return `<payment_methods>${writePaymentMethods(value.payment_methods)}</payment_methods>`;
}

function writePaymentMethods(value: PaymentMethods): string {
  let xml = "";
  for (const item of value.payment_method) {
    xml += `<payment_method>${writePaymentMethod(item)}</payment_method>`;
  }
  return xml;
}

function writePaymentMethod(value: PaymentMethod): string {
  return (
    `<id>${formatInteger(value.id)}</id>` +
    `<psp_type>${escapeText(value.psp_type)}</psp_type>` +
    `<preference>${formatInteger(value.preference)}</preference>` +
    `<state_id>${formatInteger(value.state_id)}</state_id>`
  );
}
