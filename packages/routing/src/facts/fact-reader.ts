import type { Constraints, MerchantConfiguration } from "@payment-routing/config-contract";
import type { Fee, OrderLine, PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { findByCode, makeCodeTable } from "../code-table.ts";
import { listConstraints } from "../configuration/list-constraints.ts";
import { listRequiredFields } from "../configuration/list-required-fields.ts";
import type { Facts, OrderFacts } from "./facts.ts";
import { createFieldFinder } from "./find-missing-fields.ts";
import { createUnknownCodeFinder } from "./find-unknown-codes.ts";
import { type IpRangeIndex, indexIpRanges } from "./ip-range-index.ts";

/** What requests may leave to the account. */
export interface FactDefaults {
  /** In lower case. */
  readonly default_language: string;
  readonly default_currency: number | undefined;
}

/** Reads the facts of a request at a moment, in milliseconds since 1970 began in UTC. */
export type FactReader = (
  criteria: PaymentMethodSearchCriteria,
  defaults: FactDefaults,
  instant: number,
) => Facts;

/** Makes the reader of a configuration. What it takes work to find out is found out where a constraint asks for it. */
export function createFactReader(configuration: MerchantConfiguration): FactReader {
  const constraints = [...listConstraints(configuration)];
  const findMissing = createFieldFinder(listRequiredFields(configuration));
  const findRanges = createRangeFinder(constraints);
  const findUnknownCodes = createUnknownCodeFinder(configuration);
  const readsOrder = isOrderRead(configuration);
  const decimalsOf = makeCodeTable(configuration.currencies.map(({ id, decimals }) => [id, decimals]));
  return (criteria, { default_language, default_currency }, instant) => {
    const { transaction, client_info: client } = criteria;
    const { amount, orders } = transaction;
    const { mobile, email } = client;
    const currency = amount.currency_id ?? default_currency;
    const language = client.language?.toLowerCase() ?? default_language;
    return {
      instant,
      missing_fields: findMissing(criteria),
      unknown_codes: findUnknownCodes(criteria, currency, language),
      country: amount.country_id,
      currency,
      value: amount.value,
      decimal: amount.decimal,
      currency_decimals: currency === undefined ? undefined : findByCode(decimalsOf, currency),
      product_type: transaction.product_type,
      transaction_type: transaction.type_id,
      fees: transaction.fees?.fee ?? NO_FEES,
      platform: client.platform,
      language,
      version: client.version,
      sdk_version: client["sdk-version"],
      device_id: isThere(client.device_id),
      mobile_number: mobile?.mobile !== undefined,
      mobile_type: mobile?.mobile_type || undefined,
      mobile_country: mobile?.country_id,
      mobile_validated: mobile?.validated,
      email_address: isThere(email?.email),
      email_type: email?.email_type || undefined,
      email_validated: email?.validated,
      line_count: orders.length,
      order: readsOrder ? readOrder(orders) : undefined,
      ip_ranges: findRanges?.(client.ip),
    };
  };
}

const NO_FEES: readonly Fee[] = [];

/** Whether a configuration looks at what is in the order lines. */
export function isOrderRead(configuration: MerchantConfiguration): boolean {
  const isAsked = ({ order }: Constraints) =>
    (order?.sku ?? order?.airline_data ?? order?.country) !== undefined;
  return (
    configuration.closed_codes?.includes("order_country") === true ||
    [...listConstraints(configuration)].some(isAsked)
  );
}

function isThere(text: string | undefined): boolean {
  return text !== undefined && text !== "";
}

function readOrder(lines: readonly OrderLine[]): OrderFacts {
  let skus: string[] | undefined;
  let countries: number[] | undefined;
  let airline_data = false;
  let hasProduct = false;
  let lacksSku = false;
  for (const { line_item, amount } of lines) {
    countries = note(countries, amount.country_id);
    for (const product of line_item.product) {
      hasProduct = true;
      if (product.sku === undefined || product.sku === "") lacksSku = true;
      else skus = note(skus, product.sku);
      if (product.airline_data !== undefined) airline_data = true;
    }
  }
  return {
    skus: skus === undefined ? NONE : listOnce(skus),
    sku_missing: lacksSku || !hasProduct,
    airline_data,
    countries: countries === undefined ? NONE : listOnce(countries),
  };
}

const NONE: readonly never[] = [];

/**
 * Most lines of an order are of one kind: a value that comes again at once is left out without a set. Begun with its
 * first value, a list takes no room for others that never come.
 */
function note<Value>(values: Value[] | undefined, value: Value): Value[] {
  if (values === undefined) return [value];
  if (values[values.length - 1] !== value) values.push(value);
  return values;
}

function listOnce<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : [...new Set(values)];
}

function createRangeFinder(constraints: readonly Constraints[]): IpRangeIndex | undefined {
  const ranges = constraints.flatMap(({ ip }) =>
    ip === undefined ? [] : "only" in ip ? ip.only : ip.except,
  );
  return ranges.length === 0 ? undefined : indexIpRanges(ranges);
}
