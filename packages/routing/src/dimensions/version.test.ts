import { describe, expect, test } from "vitest";
import { compareVersions, parseVersion, readVersion } from "./version.ts";

test.each([
  { given: "1", want: [1] },
  { given: "1.20.3", want: [1, 20, 3] },
  { given: "007.1", want: [7, 1] },
  { given: "2.0-beta.1", want: [2, 0] },
  { given: "2.0+build 5", want: [2, 0] },
  { given: "5.10 (Android 14)", want: [5, 10] },
  { given: "5.10rc1", want: [5, 10] },
  { given: "5.10.x", want: [5, 10] },
  { given: "2.", want: [2] },
  { given: "2..1", want: [2] },
  { given: "20261122093000", want: [20261122093000] },
  { given: "1.2.3.4.5.6.7.8.9", want: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { given: "", want: undefined },
  { given: "v2", want: undefined },
  { given: " 2", want: undefined },
  { given: ".5", want: undefined },
])("$given gives $want", ({ given, want }) => expect(parseVersion(given)).toEqual(want));

test("a text that goes on and on is not read to its end", () => {
  expect(parseVersion("1.".repeat(100_000))).toEqual(Array(50).fill(1));
  expect(readVersion("1.".repeat(100_000))).toEqual(Array(50).fill(1));
  const [number = Number.NaN] = parseVersion("9".repeat(1000)) ?? [];
  expect(compareVersions([number], [999_999_999_999_999])).toBeGreaterThan(0);
});

describe("compareVersions", () => {
  test.each([
    { a: [1], b: [1, 0, 0], want: 0 },
    { a: [1, 9], b: [1, 10], want: -1 },
    { a: [2], b: [1, 99], want: 1 },
    { a: [1, 0, 1], b: [1], want: 1 },
  ])("$a with $b", ({ a, b, want }) => {
    expect(Math.sign(compareVersions(a, b))).toBe(want);
    expect(Math.sign(compareVersions(b, a))).toBe(0 - want);
  });
});
