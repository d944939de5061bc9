import { isIPv4, isIPv6 } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseIpAddress, parseIpRange } from "./ip-address.ts";

const MAPPED = 0xffff_0000_0000n;

describe("parseIpAddress", () => {
  test.each([
    { given: "0.0.0.0", want: MAPPED },
    { given: "192.0.2.1", want: MAPPED + 0xc0_00_02_01n },
    { given: "255.255.255.255", want: MAPPED + 0xffff_ffffn },
    { given: "::", want: 0n },
    { given: "::1", want: 1n },
    { given: "1::", want: 1n << 112n },
    { given: "2001:DB8::a:1", want: (0x2001_0db8n << 96n) + 0xa_0001n },
    { given: "1:2:3:4:5:6:7:8", want: 0x0001_0002_0003_0004_0005_0006_0007_0008n },
    { given: "1:2:3:4:5:6:7::", want: 0x0001_0002_0003_0004_0005_0006_0007_0000n },
    { given: "::ffff:192.0.2.1", want: MAPPED + 0xc0_00_02_01n },
    { given: "64:ff9b::192.0.2.33", want: (0x64_ff9bn << 96n) + 0xc0_00_02_21n },
  ])("$given", ({ given, want }) => expect(parseIpAddress(given)).toBe(want));

  test.each([
    ...[
      "",
      ".",
      "1",
      "1.2.3",
      "1.2.3.4.5",
      "1.2.3.",
      ".1.2.3",
      "1..2.3",
      "256.1.1.1",
      "1.2.3.04",
      "1.2.3.4 ",
      "0x7f.1",
    ],
    ...[
      ":",
      ":::",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "1::2::3",
      "1:2:3:4:5:6:7:8::",
      "12345::",
      "g::",
      "::1%eth0",
    ],
    ...["1.2.3.4::", "::1.2.3", "::1.2.3.4:5", "localhost", "1.2.3.4/8"],
  ])("%j is no address", (given) => expect(parseIpAddress(given)).toBeUndefined());

  test("takes what Node takes for an address, of any text", () => {
    const text = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV4Extended(),
      fc.string({ unit: fc.constantFrom(..."0159af:.") }),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(parseIpAddress(given) !== undefined).toBe(isIPv4(given) || isIPv6(given));
      }),
      { numRuns: 5000 },
    );
  });
});

describe("parseIpRange", () => {
  test.each([
    { given: "192.0.2.0/24", first: MAPPED + 0xc0_00_02_00n, last: MAPPED + 0xc0_00_02_ffn },
    { given: "192.0.2.7", first: MAPPED + 0xc0_00_02_07n, last: MAPPED + 0xc0_00_02_07n },
    { given: "0.0.0.0/0", first: MAPPED, last: MAPPED + 0xffff_ffffn },
    { given: "2001:db8::/32", first: 0x2001_0db8n << 96n, last: ((0x2001_0db8n + 1n) << 96n) - 1n },
    { given: "::ffff:0:0/96", first: MAPPED, last: MAPPED + 0xffff_ffffn },
    { given: "::fffe:0:0/95", first: MAPPED - 0x1_0000_0000n, last: MAPPED - 1n },
  ])("$given", ({ given, first, last }) => expect(parseIpRange(given)).toEqual([{ first, last }]));

  test.each([
    { given: "::/0", last: (1n << 128n) - 1n },
    { given: "::/80", last: (1n << 48n) - 1n },
  ])("$given is without the addresses of IPv4, which it lies around", ({ given, last }) => {
    expect(parseIpRange(given)).toEqual(
      [
        { first: 0n, last: MAPPED - 1n },
        { first: MAPPED + 0x1_0000_0000n, last },
      ].filter((stretch) => stretch.first <= stretch.last),
    );
  });

  test.each([
    "192.0.2.1/24",
    "192.0.2.0/33",
    "192.0.2.0/",
    "192.0.2.0/2 4",
    "2001:db8::/129",
    "2001:db8::1/32",
    "/8",
    "1.2.3.4/8/8",
    "192.0.2.0/24/8",
    "192.0.2.0/24.5",
    "192.0.2.0/ 24",
    "192.0.2.0/024",
    "192.0.2.0/0x18",
    "192.0.2.0/+24",
    "0.0.0.0/",
    "0.0.0.0/-0",
    "::/",
    "::/-1",
  ])("%j is no range", (given) => expect(parseIpRange(given)).toBeUndefined());
});
