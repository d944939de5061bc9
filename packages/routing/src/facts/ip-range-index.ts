import { type IpAddress, parseIpAddress, parseIpRange, parseIpv4 } from "./ip-address.ts";

/** Finds the ranges that contain an address, as the configuration writes them; null for an invalid address. */
export type IpRangeIndex = (address: string) => readonly string[] | null;

/**
 * Indexes ranges. The bounds of the ranges divide the addresses into stretches, each in the same ranges, which a binary
 * search finds even if ranges overlap.
 */
export function indexIpRanges(ranges: Iterable<string>): IpRangeIndex {
  const { starts, holders } = cutIpRanges(ranges);
  // IPv4 has a table of numbers, which are faster than bigints.
  const ipv4Starts = Float64Array.from(starts, (start) => toIpv4(start));
  return (address) => {
    const ipv4 = parseIpv4(address);
    if (ipv4 !== undefined) return holders[countUpTo(ipv4Starts, ipv4) - 1] ?? NONE;
    const ipv6 = parseIpAddress(address);
    return ipv6 === undefined ? null : (holders[countUpTo(starts, ipv6) - 1] ?? NONE);
  };
}

/** The start of each stretch, in ascending order, and the ranges that contain the stretch. */
export function cutIpRanges(ranges: Iterable<string>): {
  readonly starts: readonly IpAddress[];
  readonly holders: readonly (readonly string[])[];
} {
  const parsed = [...new Set(ranges)].flatMap((text, position) => {
    const stretches = parseIpRange(text);
    if (stretches === undefined) throw new RangeError(`${text} is no range of IP addresses`);
    return stretches.map((stretch) => ({ text, position, ...stretch }));
  });
  // What begins at an address, or ended before it.
  const changes = new Map<IpAddress, typeof parsed>();
  for (const stretch of parsed) {
    for (const start of [stretch.first, stretch.last + 1n])
      changes.set(start, [...(changes.get(start) ?? []), stretch]);
  }
  const starts = [...changes.keys()].sort((a, b) => (a < b ? -1 : 1));
  const current = new Set<(typeof parsed)[number]>();
  const holders = starts.map((start) => {
    for (const stretch of changes.get(start) ?? []) {
      if (!current.delete(stretch)) current.add(stretch);
    }
    return [...current].sort((a, b) => a.position - b.position).map(({ text }) => text);
  });
  return { starts, holders };
}

const NONE: readonly string[] = [];
const FIRST_IPV4 = 0xffff_0000_0000n;

/** The start as an IPv4 address; other IPv6 addresses become -1 or 2^32. */
function toIpv4(start: IpAddress): number {
  const offset = start - FIRST_IPV4;
  return offset < 0n ? -1 : Number(offset > 0xffff_ffffn ? 2n ** 32n : offset);
}

/** The number of values that are at most the given one. */
function countUpTo<T extends number | bigint>(ascending: ArrayLike<T>, value: T): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as T) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
