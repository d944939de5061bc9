import fc from "fast-check";
import { expect, test } from "vitest";
import { parseIpAddress, parseIpRange, parseIpv4 } from "./ip-address.ts";
import { cutIpRanges, indexIpRanges } from "./ip-range-index.ts";

const ADDRESSES = [
  "0.0.0.0",
  "10.0.0.0",
  "10.0.0.255",
  "10.0.1.0",
  "10.1.0.0",
  "255.255.255.255",
  "::",
  "::a",
  "::ffff:10.0.0.1",
  "::1:0:0:0",
  "2001:db8::",
  "2001:db8:0:1::",
  "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
];
const RANGES = [
  "0.0.0.0/0",
  "10.0.0.0/8",
  "10.0.0.0/24",
  "10.0.0.0",
  "10.0.1.0/32",
  "255.255.255.255",
  "::/0",
  "::/80",
  "::/96",
  "2001:db8::/32",
  "2001:db8::/64",
  "::ffff:0:0/96",
  "ffff::/16",
];

test("finds the same ranges as a check of each range", () => {
  const text = fc.oneof(fc.constantFrom(...ADDRESSES), fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(fc.subarray(RANGES), text, (ranges, given) => {
      const address = parseIpAddress(given) as bigint;
      const holding = ranges.filter((range) => {
        const stretches = parseIpRange(range) ?? [];
        return stretches.some(({ first, last }) => first <= address && address <= last);
      });
      expect([...(indexIpRanges(ranges)(given) ?? [])].sort()).toEqual(holding.sort());
    }),
    { numRuns: 3000 },
  );
});

test("each stretch is in the ranges that contain its start, in their order", () => {
  const random = fc.tuple(fc.ipV4(), fc.nat(32)).map(([text, prefix]) => {
    const first = (parseIpv4(text) as number) & (prefix === 0 ? 0 : -1 << (32 - prefix));
    return `${[24, 16, 8, 0].map((shift) => (first >>> shift) & 255).join(".")}/${prefix}`;
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...RANGES), random), { maxLength: 30 }), (ranges) => {
      const parsed = [...new Set(ranges)].flatMap((range) =>
        (parseIpRange(range) ?? []).map((stretch) => ({ range, ...stretch })),
      );
      const bounds = new Set(parsed.flatMap(({ first, last }) => [first, last + 1n]));
      const starts = [...bounds].sort((a, b) => (a < b ? -1 : 1));
      const holders = starts.map((start) =>
        parsed.filter(({ first, last }) => first <= start && start <= last).map(({ range }) => range),
      );
      expect(cutIpRanges(ranges)).toEqual({ starts, holders });
    }),
    { numRuns: 1000 },
  );
});

test("ranges of IPv4 only and of IPv6 only", () => {
  const find = indexIpRanges(["0.0.0.0/0", "::/0"]);
  const addresses = ["192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1", "::1"];
  expect(addresses.map((address) => find(address)?.join())).toEqual([
    "0.0.0.0/0",
    "0.0.0.0/0",
    "::/0",
    "::/0",
  ]);
});

test("a text that is no address is null, whatever the ranges", () => {
  expect([indexIpRanges([])("here"), indexIpRanges(["::/0"])("here")]).toEqual([null, null]);
});

test("a range that was not checked is an error", () => {
  expect(() => indexIpRanges(["10.0.0.1/8"])).toThrow(
    new RangeError("10.0.0.1/8 is no range of IP addresses"),
  );
});
