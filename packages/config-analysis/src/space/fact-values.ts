import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { KnownCodes } from "@payment-routing/routing";
import { cutIpRanges, type DimensionName, type Facts, type SpecCondition } from "@payment-routing/routing";
import type { TransactionType } from "@payment-routing/search-contract";
import type { Points } from "./collect-points.ts";
import { listCurrencies, listFees, listTotals } from "./list-money.ts";
import { another, listOrders } from "./list-orders.ts";

/** Facts that vary together, apart from all others; but that fees have the currency of the money. */
export type FactGroup = (typeof FACT_GROUPS)[number];

/** The fees of all types together, and those of each: their sums have nothing to do with each other. */
export const FEE_GROUPS = ["fees", "fees_1", "fees_2", "fees_3", "fees_4", "fees_5", "fees_6"] as const;

export const FACT_GROUPS = [
  "country",
  "money",
  ...FEE_GROUPS,
  "product_type",
  "transaction_type",
  "line_count",
  "order",
  "platform",
  "language",
  "version",
  "sdk_version",
  "device_id",
  "mobile",
  "email",
  "ip",
  "instant",
] as const;

/** What a request may be in one group of facts. */
export type FactValue = Partial<Facts>;

/**
 * For each group what requests may be there, as far as constraints tell them apart. Something that no request is may be
 * among it, but nothing is left out: what no value meets, no request meets.
 */
export type FactValues = Readonly<Record<FactGroup, readonly FactValue[]>>;

/** Requests that meet conditions: any value of each group goes with any of the others. */
export type Region = FactValues;

/** The group that a condition looks at. */
export function groupOf({ spec: { dimension } }: SpecCondition): FactGroup {
  const group = GROUPS[dimension.name];
  return group === "fees" && dimension.feeType !== undefined
    ? (`fees_${dimension.feeType}` as FactGroup)
    : group;
}

const GROUPS: Readonly<Record<DimensionName, FactGroup>> = {
  country: "country",
  currency: "money",
  amount: "money",
  fee: "fees",
  "fee-amount": "fees",
  "product-type": "product_type",
  "transaction-type": "transaction_type",
  "order-lines": "line_count",
  "order-sku": "order",
  "order-airline-data": "order",
  "order-country": "order",
  platform: "platform",
  language: "language",
  version: "version",
  "sdk-version": "sdk_version",
  "device-id": "device_id",
  "mobile-number": "mobile",
  "mobile-type": "mobile",
  "mobile-country": "mobile",
  "mobile-validated": "mobile",
  "email-address": "email",
  "email-type": "email",
  "email-validated": "email",
  ip: "ip",
  effective: "instant",
};

export interface ValueOptions {
  readonly configuration: Pick<MerchantConfiguration, "countries" | "currencies">;
  readonly points: Points;
  /** Of the account: a request without a currency has this one. */
  readonly defaultCurrency: number | undefined;
  /** Codes that are closed, with what they may be. None, when left out. */
  readonly known?: KnownCodes;
}

/** Lists what requests may be, group by group. */
export function listFactValues({
  configuration,
  points,
  defaultCurrency,
  known = new Map(),
}: ValueOptions): FactValues {
  const { platforms, languages, versions, sdkVersions, lineCounts, ipRanges, instants } = points;
  const countries = configuration.countries.map(({ id }) => id);
  const currencies = listCurrencies(configuration.currencies, {
    isClosed: known.has("currency"),
    hasDefault: defaultCurrency !== undefined,
  });
  const feesOf = (type?: TransactionType) => listFees(currencies, points.fees, type);
  return {
    country: [...countries, ...(known.has("country") ? [] : [1 + Math.max(...countries)])].map((country) => ({
      country,
    })),
    money: listTotals(currencies, points.amounts),
    fees: feesOf(),
    fees_1: feesOf(1),
    fees_2: feesOf(2),
    fees_3: feesOf(3),
    fees_4: feesOf(4),
    fees_5: feesOf(5),
    fees_6: feesOf(6),
    product_type: [undefined, "100", "200", "210"].map((product_type) => ({ product_type })),
    transaction_type: [undefined, 1, 2, 3, 4, 5, 6].map((transaction_type) => ({ transaction_type })),
    line_count: [1, ...around(lineCounts)].filter((count) => count > 0).map((line_count) => ({ line_count })),
    order: listOrders(points, known),
    platform: listTexts(platforms, known.get("platform")).map((platform) => ({ platform })),
    language: listTexts(languages, known.get("language"), "zz").map((language) => ({ language })),
    version: [...versions]
      .flatMap((version) => [version, `${version}.0.1`])
      .concat("0", "999999999", "none")
      .map((version) => ({ version })),
    sdk_version: [undefined, ...around(sdkVersions)].map((sdk_version) => ({ sdk_version })),
    device_id: [true, false].map((device_id) => ({ device_id })),
    mobile: listMobiles(points, known),
    email: listEmails(points),
    ip: [[], ...cutIpRanges(ipRanges).holders, null].map((ip_ranges) => ({ ip_ranges })),
    instant: around(instants).map((instant) => ({ instant })),
  };
}

/** The points, what lies right beside each, and something where there are none. */
function around(points: Iterable<number>): number[] {
  const values = [...points].flatMap((point) => [point - 1, point, point + 1]);
  return values.length === 0 ? [1] : [...new Set(values)];
}

/** What is named, and something else; or what a closed code may be. */
function listTexts(named: ReadonlySet<string>, closed?: ReadonlySet<unknown>, start?: string): string[] {
  return closed === undefined ? [...named, another(named, start)] : ([...closed] as string[]);
}

function listMobiles({ mobileTypes, mobileCountries }: Points, known: KnownCodes): FactValue[] {
  const types = [undefined, another(mobileTypes), ...mobileTypes];
  const closed = known.get("phone_country") as ReadonlySet<number> | undefined;
  const named = closed ?? [1 + Math.max(0, ...mobileCountries), ...mobileCountries];
  const countries = [undefined, ...named];
  return [true, false].flatMap((mobile_number) =>
    types.flatMap((mobile_type) =>
      countries.flatMap((mobile_country) =>
        VALIDATED.map((mobile_validated) => ({
          mobile_number,
          mobile_type,
          mobile_country,
          mobile_validated,
        })),
      ),
    ),
  );
}

function listEmails({ emailTypes }: Points): FactValue[] {
  const types = [undefined, another(emailTypes), ...emailTypes];
  return [true, false].flatMap((email_address) =>
    types.flatMap((email_type) =>
      VALIDATED.map((email_validated) => ({ email_address, email_type, email_validated })),
    ),
  );
}

const VALIDATED = [undefined, true, false];

/** A request that has as little as it can, for all that is not varied. */
export const PLAIN_FACTS: Facts = {
  instant: 0,
  missing_fields: [],
  unknown_codes: [],
  country: 0,
  currency: undefined,
  value: 100_00,
  decimal: 2,
  currency_decimals: undefined,
  product_type: undefined,
  transaction_type: undefined,
  fees: [],
  platform: "another",
  language: "en",
  version: "1.0",
  sdk_version: undefined,
  device_id: false,
  mobile_number: false,
  mobile_type: undefined,
  mobile_country: undefined,
  mobile_validated: undefined,
  email_address: false,
  email_type: undefined,
  email_validated: undefined,
  line_count: 1,
  order: { skus: [], sku_missing: true, airline_data: false, countries: [1] },
  ip_ranges: [],
};

/** A request that has the value, and of the rest as little as it can. */
export function complete(value: FactValue): Facts {
  const known = completed.get(value);
  if (known !== undefined) return known;
  const facts = { ...PLAIN_FACTS, ...value };
  completed.set(value, facts);
  return facts;
}

/** Every method of an account is judged by the same values. */
const completed = new WeakMap<FactValue, Facts>();

/** A request that has all of the values, one of each group: the fees of each, in the currency of the total. */
export function combine(values: readonly FactValue[]): Facts {
  const fees = values.flatMap((value) => value.fees ?? []);
  const total = values.find(({ value }) => value !== undefined);
  return Object.assign({}, PLAIN_FACTS, ...values, total, { fees });
}
