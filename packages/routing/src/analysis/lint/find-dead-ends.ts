import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { FactGroup, FactValue } from "../space/fact-values.ts";
import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/**
 * Finds requests that get no method: a country and a currency that an account accepts, but not together; and other values,
 * alone or in pairs.
 */
export function* findDeadEnds(
  { account, offers, values }: AccountSpace,
  { countries, currencies }: MerchantConfiguration,
): Iterable<LintFinding> {
  if (offers.some(({ regions }) => regions === undefined)) return;
  const served = offers.flatMap(({ regions = [] }) => regions).map(describeRegion);
  const name = `account ${account.accountId}`;
  const regions = countries.filter(({ id }) => served.some(({ country }) => country.has(id)));
  const monies = currencies.filter(({ id }) => served.some(({ currency }) => currency.has(id)));
  const impossible: string[] = [];
  // Dead ends of all countries and currencies are reported once.
  const everywhere = listDeadEnds(served, values);
  const deadEnds = [...everywhere];
  for (const region of regions) {
    for (const money of monies) {
      const both = `${region.alpha2code} with ${money.alpha3code}`;
      const here = served.filter(({ country, currency }) => country.has(region.id) && currency.has(money.id));
      if (here.length === 0) impossible.push(both);
      else {
        const dead = listDeadEnds(here, values).filter((each) => !everywhere.includes(each));
        deadEnds.push(...dead.map((each) => `${both}, ${each}`));
      }
    }
  }
  yield* describe("impossible-country-currency", account.pointer, `${name} takes no payment in`, impossible);
  yield* describe("no-method", account.pointer, `${name} has no method for`, deadEnds);
}

const GROUPS = ["product_type", "transaction_type", "platform"] as const satisfies readonly FactGroup[];

type ServedRegion = ReturnType<typeof describeRegion>;

function describeRegion(region: Readonly<Record<FactGroup, readonly FactValue[]>>) {
  return {
    country: new Set(region.country.map(({ country }) => country)),
    currency: new Set(region.money.map(({ currency }) => currency)),
    product_type: new Set(region.product_type.map((value) => value.product_type)),
    transaction_type: new Set(region.transaction_type.map((value) => value.transaction_type)),
    platform: new Set(region.platform.map(({ platform }) => platform)),
  };
}

/** Values that no method serves, and pairs of served values that no method serves together. */
function listDeadEnds(
  served: readonly ServedRegion[],
  values: Readonly<Record<FactGroup, readonly FactValue[]>>,
): string[] {
  const dead: string[] = [];
  const live = GROUPS.map((group) =>
    values[group].filter((value) => {
      const isServed = served.some((region) => has(region, group, value));
      if (!isServed) dead.push(describeValue(group, value));
      return isServed;
    }),
  );
  for (const [position, group] of GROUPS.entries()) {
    for (const [offset, other] of GROUPS.slice(position + 1).entries()) {
      for (const value of live[position] ?? []) {
        for (const second of live[position + 1 + offset] ?? []) {
          const isServed = served.some((region) => has(region, group, value) && has(region, other, second));
          if (!isServed) dead.push(`${describeValue(group, value)} and ${describeValue(other, second)}`);
        }
      }
    }
  }
  return dead;
}

function has(region: ServedRegion, group: (typeof GROUPS)[number], value: FactValue): boolean {
  return (region[group] as ReadonlySet<unknown>).has(value[group]);
}

function describeValue(group: (typeof GROUPS)[number], value: FactValue): string {
  const given = value[group];
  const word = group.replace("_", " ");
  if (given === undefined) return `no ${word}`;
  // The sample for all values that no constraint names.
  return String(given).startsWith("another") ? `any other ${word}` : `${word} ${given}`;
}

/** The number of dead ends that a finding names. */
const MAX_NAMED = 10;

function* describe(
  rule: "impossible-country-currency" | "no-method",
  pointer: string,
  start: string,
  dead: readonly string[],
): Iterable<LintFinding> {
  if (dead.length === 0) return;
  const more = dead.length > MAX_NAMED ? `; and ${dead.length - MAX_NAMED} more` : "";
  yield finding(rule, pointer, `${start} ${dead.slice(0, MAX_NAMED).join("; ")}${more}`);
}
