import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Facts } from "@payment-routing/routing";
import type { Points } from "../space/collect-points.ts";
import {
  combine,
  FACT_GROUPS,
  type FactGroup,
  type FactValue,
  listFactValues,
  PLAIN_FACTS,
} from "../space/fact-values.ts";

export interface ProbeOptions {
  readonly configuration: Pick<MerchantConfiguration, "countries" | "currencies">;
  readonly points: Points;
  readonly defaultCurrency: number | undefined;
  /** How many at most. */
  readonly maxProbes: number;
}

/**
 * Requests that constraints tell apart: every country with every currency and amount; then each other fact with each
 * country and currency; then facts at random, by a generator that is always the same. As many as are asked for.
 */
export function* listProbes({ maxProbes, ...options }: ProbeOptions): Generator<Facts> {
  const values = listFactValues(options);
  let left = maxProbes;
  for (const probe of enumerate(values)) {
    if (left-- <= 0) return;
    yield probe;
  }
  const next = createRandom();
  for (; left > 0; left--) {
    const chosen = FACT_GROUPS.map((group) => values[group][Math.floor(next() * values[group].length)] ?? {});
    yield combine(chosen);
  }
}

type Values = Readonly<Record<FactGroup, readonly FactValue[]>>;

function* enumerate(values: Values): Generator<Facts> {
  for (const country of values.country) {
    for (const money of values.money) yield { ...PLAIN_FACTS, ...firsts(values), ...country, ...money };
  }
  // One amount of each currency: with others, the currency makes the difference.
  const monies = [...new Map(values.money.map((money) => [money.currency, money])).values()];
  for (const group of FACT_GROUPS) {
    if (group === "country" || group === "money" || values[group].length === 1) continue;
    for (const country of values.country) {
      for (const money of monies) {
        for (const value of values[group])
          yield { ...PLAIN_FACTS, ...firsts(values), ...country, ...money, ...value };
      }
    }
  }
}

function firsts(values: Values): FactValue {
  return Object.assign({}, ...FACT_GROUPS.map((group) => values[group][0]));
}

/** Mulberry32: the same numbers on every machine, so that a comparison can be repeated. */
function createRandom(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
