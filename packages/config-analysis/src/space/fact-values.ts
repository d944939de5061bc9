import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { DimensionName, Facts } from "@payment-routing/routing";
import type { FeePoint, Points } from "./collect-points.ts";

/** Facts that vary together, apart from all others. */
export type FactGroup = (typeof FACT_GROUPS)[number];

export const FACT_GROUPS = [
  "country",
  "money",
  "product_type",
  "transaction_type",
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

/** For each group what requests may be there, as far as constraints tell them apart. */
export type FactValues = Readonly<Record<FactGroup, readonly FactValue[]>>;

/** The group that a dimension looks at. */
export const GROUP_OF: Readonly<Record<DimensionName, FactGroup>> = {
  country: "country",
  currency: "money",
  amount: "money",
  fee: "money",
  "fee-amount": "money",
  "product-type": "product_type",
  "transaction-type": "transaction_type",
  "order-lines": "order",
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
}

/** Lists what requests may be, group by group. */
export function listFactValues({ configuration, points, defaultCurrency }: ValueOptions): FactValues {
  const { platforms, languages, versions, sdkVersions, ipRanges, instants } = points;
  return {
    country: configuration.countries.map(({ id }) => ({ country: id })),
    money: listMoney(configuration, points, defaultCurrency),
    product_type: [undefined, "100", "200", "210"].map((product_type) => ({ product_type })),
    transaction_type: [undefined, 1, 2, 3, 4, 5, 6].map((transaction_type) => ({ transaction_type })),
    order: listOrders(points),
    platform: [...platforms, another(platforms)].map((platform) => ({ platform })),
    language: [...languages, another(languages, "zz")].map((language) => ({ language })),
    version: [...versions]
      .flatMap((version) => [version, `${version}.0.1`])
      .concat("0", "999999999", "none")
      .map((version) => ({ version })),
    sdk_version: [undefined, ...around(sdkVersions)].map((sdk_version) => ({ sdk_version })),
    device_id: [true, false].map((device_id) => ({ device_id })),
    mobile: listMobiles(points),
    email: listEmails(points),
    ip: [[], ...[...ipRanges].map((range) => [range]), [...ipRanges], null].map((ip_ranges) => ({
      ip_ranges,
    })),
    instant: around(instants).map((instant) => ({ instant })),
  };
}

/** A text that is none of them. */
function another(texts: ReadonlySet<string>, start = "another"): string {
  let text = start;
  while (texts.has(text)) text += "-";
  return text;
}

/** The points, what lies right beside each, and something where there are none. */
function around(points: Iterable<number>): number[] {
  const values = [...points].flatMap((point) => [point - 1, point, point + 1]);
  return values.length === 0 ? [1] : [...new Set(values)];
}

function listMoney(
  { currencies }: Pick<MerchantConfiguration, "currencies">,
  points: Points,
  defaultCurrency: number | undefined,
): FactValue[] {
  const listed = currencies.flatMap(({ id: currency, decimals }) => {
    const values = around(points.amounts.get(currency) ?? [100_00]);
    const fees = listFees(points.fees, currency);
    const amounts = values.map((value) => ({
      currency,
      currency_decimals: decimals,
      decimal: decimals,
      value,
    }));
    // Fees and totals are bounded apart: each fee with every total would be more than tells them apart.
    return amounts.flatMap((amount) => fees.map((given) => ({ ...amount, fees: given })));
  });
  if (defaultCurrency !== undefined) return listed;
  const without = { currency: undefined, currency_decimals: undefined, decimal: 2, value: 100_00 };
  return [...listed, ...listFees(points.fees, undefined).map((fees) => ({ ...without, fees }))];
}

/** No fee, or one of each type in every combination. */
function listFees(points: readonly FeePoint[], currency: number | undefined): Facts["fees"][] {
  let lists: Facts["fees"][] = [[]];
  for (const [type, ofType] of Map.groupBy(points, (point) => point.type)) {
    const ranges = ofType.flatMap((point) => point.ranges).filter((range) => range.currency === currency);
    const bounds = ranges.flatMap(({ min, max }) => [min, max]).filter((bound) => bound !== undefined);
    const fees = around(bounds).map((value) => ({
      value,
      ...(type !== undefined && { type: type as never }),
    }));
    lists = lists.flatMap((list) => [list, ...fees.map((fee) => [...list, fee])]);
  }
  return lists;
}

function listOrders({ lineCounts, skus, orderCountries }: Points): FactValue[] {
  const listed = [...skus];
  const places = [...orderCountries];
  const skuChoices = [
    { skus: [], sku_missing: true },
    { skus: [another(skus)], sku_missing: false },
    ...listed.map((sku) => ({ skus: [sku], sku_missing: false })),
  ];
  const countries = [...places, 1 + Math.max(0, ...places)].map((country) => [country]);
  return [1, ...around(lineCounts)]
    .filter((count) => count > 0)
    .flatMap((line_count) =>
      skuChoices.flatMap((sku) =>
        countries.flatMap((choice) =>
          [true, false].map((airline_data) => ({
            line_count,
            order: { ...sku, airline_data, countries: choice },
          })),
        ),
      ),
    );
}

function listMobiles({ mobileTypes, mobileCountries }: Points): FactValue[] {
  const types = [undefined, another(mobileTypes), ...mobileTypes];
  const countries = [undefined, 1 + Math.max(0, ...mobileCountries), ...mobileCountries];
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
