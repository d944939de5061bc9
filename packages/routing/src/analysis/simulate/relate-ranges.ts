import { cutIpRanges } from "../../facts/ip-range-index.ts";

/** The ranges of a candidate around an address, as far as the recorded ranges determine them. */
export interface KnownRanges {
  /** Ranges that contain it. */
  readonly held: readonly string[];
  /** Ranges that may contain it. */
  readonly unrecorded: readonly string[];
}

/** Derives ranges from recorded ones: an address in `10.1.0.0/16` is also in `10.0.0.0/8`, and not in `192.0.2.0/24`. */
export interface RangeRelation {
  /** For an address in exactly these of the recorded ranges. */
  readonly relate: (held: readonly string[]) => KnownRanges;
  /** The ranges that some records do not determine. */
  readonly unrecorded: readonly string[];
}

export function relateRanges(recorded: ReadonlySet<string>, asked: ReadonlySet<string>): RangeRelation {
  // The ranges around each stretch of addresses, grouped by the recorded ranges among them.
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

/** The ranges around all of the stretches, and those around only some. */
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
