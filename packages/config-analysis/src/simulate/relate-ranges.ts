import { cutIpRanges } from "@payment-routing/routing";

/** What is known of an address whose recorded ranges are. */
export interface KnownRanges {
  /** Of the ranges that are asked for, those that hold it. */
  readonly held: readonly string[];
  /** Those that may. */
  readonly unrecorded: readonly string[];
}

/** What recorded ranges tell of others: an address in `10.1.0.0/16` is in `10.0.0.0/8` too, and not in `192.0.2.0/24`. */
export interface RangeRelation {
  /** Tells of an address that exactly these of the recorded ranges hold. */
  readonly relate: (held: readonly string[]) => KnownRanges;
  /** The ranges of which not every record tells. */
  readonly unrecorded: readonly string[];
}

export function relateRanges(recorded: ReadonlySet<string>, asked: ReadonlySet<string>): RangeRelation {
  // What holds each stretch of addresses, and none: what records do not tell apart comes together.
  const holders = [[], ...cutIpRanges([...recorded, ...asked]).holders];
  const alike = Map.groupBy(holders, (holding) => keyOf(holding.filter((range) => recorded.has(range))));
  const known = new Map(
    Array.from(alike, ([key, stretches]) => [
      key,
      join(stretches.map((holding) => holding.filter((range) => asked.has(range)))),
    ]),
  );
  return {
    relate: (held) => known.get(keyOf(held)) ?? { held: [], unrecorded: [...asked] },
    unrecorded: [...new Set(Array.from(known.values()).flatMap(({ unrecorded }) => unrecorded))],
  };
}

/** What holds all of the stretches, and what only some. */
function join(stretches: readonly (readonly string[])[]): KnownRanges {
  const counts = new Map<string, number>();
  for (const range of stretches.flat()) counts.set(range, (counts.get(range) ?? 0) + 1);
  const ranges = [...counts.keys()];
  return {
    held: ranges.filter((range) => counts.get(range) === stretches.length),
    unrecorded: ranges.filter((range) => counts.get(range) !== stretches.length),
  };
}

function keyOf(ranges: readonly string[]): string {
  return [...ranges].sort().join(" ");
}
