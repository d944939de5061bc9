import { describe, expect, test } from "vitest";
import { compareVersions, parseVersion } from "./version.ts";

test.each([
  { given: "1", want: [1] },
  { given: "1.20.3", want: [1, 20, 3] },
  { given: "007.1", want: [7, 1] },
  { given: "2.0-beta.1", want: [2, 0] },
  { given: "2.0+build 5", want: [2, 0] },
  { given: "", want: undefined },
  { given: "v2", want: undefined },
  { given: "2.", want: undefined },
  { given: "2.x", want: undefined },
  { given: "2 0", want: undefined },
  { given: "1234567890", want: undefined },
  { given: "1.2.3.4.5.6.7.8.9", want: undefined },
])("$given gives $want", ({ given, want }) => expect(parseVersion(given)).toEqual(want));

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
