import type { AmountRange, Constraints } from "@payment-routing/config-contract";
import type { KnownCodes } from "@payment-routing/routing";

/** The values that constraints, and the tables of closed codes, name: between them, every request is treated like one of its neighbours. */
export interface Points {
  readonly countries: ReadonlySet<number>;
  readonly currencies: ReadonlySet<number>;
  /** Bounds of amounts in minor units, by currency. */
  readonly amounts: ReadonlyMap<number, ReadonlySet<number>>;
  /** The same for the fees of a type; the type is undefined where any fee counts. */
  readonly fees: readonly FeePoint[];
  readonly platforms: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
  readonly versions: ReadonlySet<string>;
  readonly sdkVersions: ReadonlySet<number>;
  readonly lineCounts: ReadonlySet<number>;
  /** Each list once. */
  readonly skuLists: readonly (readonly string[])[];
  readonly orderCountryLists: readonly (readonly number[])[];
  readonly mobileTypes: ReadonlySet<string>;
  readonly mobileCountries: ReadonlySet<number>;
  readonly emailTypes: ReadonlySet<string>;
  readonly ipRanges: ReadonlySet<string>;
  /** In milliseconds since 1970 began in UTC. */
  readonly instants: ReadonlySet<number>;
}

export interface FeePoint {
  readonly type: number | undefined;
  readonly ranges: readonly AmountRange[];
}

/** Collects what constraints name, those inside others included, and what closed codes may be. */
export function collectPoints(constraints: Iterable<Constraints>, closed: Iterable<KnownCodes> = []): Points {
  const points = new PointCollector();
  for (const known of closed) points.addKnown(known);
  for (const each of constraints) points.addAll(each);
  return points;
}

type List<Value> = { readonly only: readonly Value[] } | { readonly except: readonly Value[] };

class PointCollector implements Points {
  readonly countries = new Set<number>();
  readonly currencies = new Set<number>();
  readonly amounts = new Map<number, Set<number>>();
  readonly fees: FeePoint[] = [];
  readonly platforms = new Set<string>();
  readonly languages = new Set<string>();
  readonly versions = new Set<string>();
  readonly sdkVersions = new Set<number>();
  readonly lineCounts = new Set<number>();
  readonly #skuLists = new Map<string, readonly string[]>();
  readonly #orderCountryLists = new Map<string, readonly number[]>();
  readonly mobileTypes = new Set<string>();
  readonly mobileCountries = new Set<number>();
  readonly emailTypes = new Set<string>();
  readonly ipRanges = new Set<string>();
  readonly instants = new Set<number>();

  get skuLists() {
    return [...this.#skuLists.values()];
  }

  get orderCountryLists() {
    return [...this.#orderCountryLists.values()];
  }

  addAll(given: Constraints): void {
    addList(this.countries, given.country);
    addList(this.currencies, given.currency);
    for (const range of given.amount?.ranges ?? []) this.#addRange(range);
    for (const { type, amount } of given.fees ?? []) {
      this.fees.push({ type, ranges: amount?.ranges ?? [] });
      for (const { currency } of amount?.ranges ?? []) this.currencies.add(currency);
    }
    addList(this.platforms, given.platform);
    addList(this.languages, given.language);
    for (const version of [given.version?.from, given.version?.below])
      if (version) this.versions.add(version);
    addBounds(this.sdkVersions, given.sdk_version);
    addBounds(this.lineCounts, given.order?.lines);
    addWhole(this.#skuLists, given.order?.sku);
    addWhole(this.#orderCountryLists, given.order?.country);
    addList(this.mobileTypes, given.mobile?.type);
    addList(this.mobileCountries, given.mobile?.country);
    addList(this.emailTypes, given.email?.type);
    addList(this.ipRanges, given.ip);
    for (const moment of [given.effective?.from, given.effective?.until])
      if (moment) this.instants.add(Date.parse(moment));
    for (const inner of [...(given.all ?? []), ...(given.any ?? [])]) this.addAll(inner);
    if (given.not !== undefined) this.addAll(given.not);
  }

  addKnown(known: KnownCodes): void {
    for (const platform of known.get("platform") ?? []) this.platforms.add(String(platform));
    for (const language of known.get("language") ?? []) this.languages.add(String(language));
    for (const country of known.get("phone_country") ?? []) this.mobileCountries.add(Number(country));
    addWhole(this.#orderCountryLists, { only: [...(known.get("order_country") ?? [])].map(Number) });
  }

  #addRange({ currency, min, max }: AmountRange): void {
    this.currencies.add(currency);
    const bounds = this.amounts.get(currency) ?? new Set();
    this.amounts.set(currency, bounds);
    addBounds(bounds, { min, max });
  }
}

function addList<Value>(points: Set<Value>, list: List<Value> | undefined): void {
  for (const value of valuesOf(list)) points.add(value);
}

function addWhole<Value>(lists: Map<string, readonly Value[]>, list: List<Value> | undefined): void {
  const values = valuesOf(list);
  if (values.length > 0) lists.set(JSON.stringify(values), values);
}

function valuesOf<Value>(list: List<Value> | undefined): readonly Value[] {
  if (list === undefined) return [];
  return "only" in list ? list.only : list.except;
}

function addBounds(
  points: Set<number>,
  bounds: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined,
): void {
  if (bounds?.min !== undefined) points.add(bounds.min);
  if (bounds?.max !== undefined) points.add(bounds.max);
}
