import { type IpAddress, parseIpAddress, parseIpRange, parseIpv4 } from "./ip-address.ts";

/** Finds the ranges that hold an address, as they were written; null for a text that is no address. */
export type IpRangeIndex = (address: string) => readonly string[] | null;

/**
 * Indexes ranges. Where ranges begin and end cuts the addresses into stretches that the same ranges hold all of: an
 * address is looked up by binary search, however the ranges overlap.
 */
export function indexIpRanges(ranges: Iterable<string>): IpRangeIndex {
  const { starts, holders } = cutIpRanges(ranges);
  // IPv4 has a table of its own, of plain numbers.
  const ipv4Starts = Float64Array.from(starts, (start) => toIpv4(start));
  return (address) => {
    const ipv4 = parseIpv4(address);
    if (ipv4 !== undefined) return holders[countUpTo(ipv4Starts, ipv4) - 1] ?? NONE;
    const ipv6 = parseIpAddress(address);
    return ipv6 === undefined ? null : (holders[countUpTo(starts, ipv6) - 1] ?? NONE);
  };
}

/** Where each stretch of addresses starts, in ascending order, and the ranges that hold it. */
export function cutIpRanges(ranges: Iterable<string>): {
  readonly starts: readonly IpAddress[];
  readonly holders: readonly (readonly string[])[];
} {
  const parsed = [...new Set(ranges)].flatMap((text) => {
    const stretches = parseIpRange(text);
    if (stretches === undefined) throw new RangeError(`${text} is no range of IP addresses`);
    return stretches.map((stretch) => ({ text, ...stretch }));
  });
  const starts = [...new Set(parsed.flatMap(({ first, last }) => [first, last + 1n]))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const holders = starts.map((start) =>
    parsed.filter(({ first, last }) => first <= start && start <= last).map(({ text }) => text),
  );
  return { starts, holders };
}

const NONE: readonly string[] = [];
const FIRST_IPV4 = 0xffff_0000_0000n;

/** Where a start stands among IPv4 addresses: those of other IPv6 addresses lie before or behind them all. */
function toIpv4(start: IpAddress): number {
  const offset = start - FIRST_IPV4;
  return offset < 0n ? -1 : Number(offset > 0xffff_ffffn ? 2n ** 32n : offset);
}

/** How many of the ascending values are at most the given one. */
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
