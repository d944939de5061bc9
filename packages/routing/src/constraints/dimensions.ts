import type { Facts } from "../facts/facts.ts";
import { toMinorUnits } from "../minor-units.ts";
import type { CountedAmount } from "./amount-spec.ts";
import type { Dimension, DimensionName, Measure } from "./dimension.ts";
import type { Several } from "./list-spec.ts";
import { measureAmount } from "./measure-amount.ts";
import { showAmount, showUncounted } from "./show-amount.ts";
import { showList } from "./show-list.ts";
import { readVersion, showVersion, type Version } from "./version.ts";

export const COUNTRY = valued("country", ({ country }) => country);
export const CURRENCY = valued("currency", ({ currency }) => currency);
export const PRODUCT_TYPE = valued("product-type", ({ product_type }) => product_type);
export const TRANSACTION_TYPE = valued("transaction-type", ({ transaction_type }) => transaction_type);
export const PLATFORM = valued("platform", ({ platform }) => platform);
export const LANGUAGE = valued("language", ({ language }) => language);
export const DEVICE_ID = present("device-id", ({ device_id }) => device_id);
export const MOBILE_NUMBER = present("mobile-number", ({ mobile_number }) => mobile_number);
export const MOBILE_TYPE = valued("mobile-type", ({ mobile_type }) => mobile_type);
export const MOBILE_COUNTRY = valued("mobile-country", ({ mobile_country }) => mobile_country);
export const MOBILE_VALIDATED = valued("mobile-validated", ({ mobile_validated }) => mobile_validated);
export const EMAIL_ADDRESS = present("email-address", ({ email_address }) => email_address);
export const EMAIL_TYPE = valued("email-type", ({ email_type }) => email_type);
export const EMAIL_VALIDATED = valued("email-validated", ({ email_validated }) => email_validated);

export const SDK_VERSION: Dimension<number> = {
  name: "sdk-version",
  classes: "numbers",
  read: ({ sdk_version }) => sdk_version,
  measure: measureInteger,
  show: String,
};

export const ORDER_LINES: Dimension<number> = {
  name: "order-lines",
  classes: "numbers",
  read: ({ line_count }) => line_count,
  measure: measureInteger,
  show: String,
};

export const EFFECTIVE: Dimension<number> = {
  name: "effective",
  classes: "numbers",
  read: ({ instant }) => instant,
  measure: measureInteger,
  show: showInstant,
};

export const AMOUNT: Dimension<CountedAmount> = {
  name: "amount",
  classes: "amounts",
  read: ({ currency, currency_decimals, value, decimal }) => {
    if (currency === undefined || currency_decimals === undefined) return undefined;
    const { floor, ceiling } = toMinorUnits(value, decimal, currency_decimals);
    return { currency, floor, ceiling };
  },
  measure: measureAmount,
  show: showAmount,
  showUnread: showUncounted,
};

export const VERSION: Dimension<Version> = {
  name: "version",
  classes: "none",
  read: ({ version }) => readVersion(version),
  show: (_, { version }) => showVersion(version),
  showUnread: ({ version }) => `${JSON.stringify(version)}, which does not start with a number`,
};

export const ORDER_SKU: Dimension<Several<string>> = {
  name: "order-sku",
  classes: "none",
  read: ({ order }) => order && { values: order.skus, isMissingSome: order.sku_missing },
  show: ({ values, isMissingSome }) =>
    [...(values.length > 0 ? [showList(values)] : []), ...(isMissingSome ? ["nothing"] : [])].join(", "),
  showUnread: showNotRecorded,
};

export const ORDER_COUNTRY: Dimension<Several<number>> = {
  name: "order-country",
  classes: "none",
  read: ({ order }) => order && { values: order.countries, isMissingSome: false },
  show: ({ values }) => showList(values),
  showUnread: showNotRecorded,
};

export const ORDER_AIRLINE_DATA: Dimension<boolean> = {
  name: "order-airline-data",
  classes: "none",
  read: ({ order }) => order?.airline_data,
  show: showPresence,
  showUnread: showNotRecorded,
};

/** The ranges that hold an address, and those that may. */
export interface AddressRanges {
  readonly held: readonly string[];
  readonly unrecorded: readonly string[];
}

export const IP: Dimension<AddressRanges> = {
  name: "ip",
  classes: "none",
  read: ({ ip_ranges, unrecorded_ip_ranges = NO_RANGES }) =>
    ip_ranges ? { held: ip_ranges, unrecorded: unrecorded_ip_ranges } : undefined,
  // The address itself is nobody's business.
  show: ({ held, unrecorded }) => {
    const known = held.length > 0 ? [`in ${showList(held)}`] : [];
    const open = unrecorded.length > 0 ? [`not recorded as in or outside ${showList(unrecorded)}`] : [];
    return `an address ${[...known, ...open].join(", ") || "in no range"}`;
  },
  showUnread: ({ ip_ranges }) => (ip_ranges === null ? "a text that is no address" : undefined),
};

const NO_RANGES: readonly string[] = [];

export function showInstant(instant: number): string {
  return new Date(instant).toISOString();
}

function measureInteger(value: number): Measure {
  return { scale: "", value };
}

function valued<Value extends string | number | boolean>(
  name: DimensionName,
  read: (facts: Facts) => Value | undefined,
): Dimension<Value> {
  const show = (value: Value): string => (typeof value === "string" ? JSON.stringify(value) : String(value));
  return { name, classes: "values", read, show };
}

function present(name: DimensionName, read: (facts: Facts) => boolean): Dimension<boolean> {
  return { name, classes: "values", read, show: showPresence };
}

/** Requests have all that constraints look at in order lines: facts that lack it are of a configuration that did not look. */
function showNotRecorded(): string {
  return "what was not recorded";
}

function showPresence(isThere: boolean): string {
  return isThere ? "something" : "nothing";
}
