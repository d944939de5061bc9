import type { RemovingConstraint } from "@payment-routing/config-analysis";
import { expect, test } from "vitest";
import { printCoverage } from "./print-coverage.ts";

const KIOSK: RemovingConstraint = {
  pointer: "/platform",
  code: "platform",
  expected: 'one of "kiosk"',
  alone: 0,
  withOthers: 2,
  actual: [],
  otherRequests: 0,
  ranges: [],
};
const AMOUNT: RemovingConstraint = { ...KIOSK, pointer: "/amount", code: "amount", expected: "at most 5" };

test.each<{ name: string; removedBy: readonly RemovingConstraint[]; want: readonly string[] }>([
  { name: "nothing removed it", removedBy: [], want: [] },
  {
    name: "two constraints removed it together",
    removedBy: [KIOSK, { ...AMOUNT, withOthers: 1 }],
    want: [
      '  0 more without catalogue.yaml:9:1 platform: expected one of "kiosk"; in 2 together with others',
      "  0 more without catalogue.yaml:7:1 amount: expected at most 5; in 1 together with others",
    ],
  },
  {
    name: "one did alone and together with others",
    removedBy: [{ ...KIOSK, alone: 1, actual: [{ value: '"web"', requests: 1 }] }],
    want: [
      '  1 more without catalogue.yaml:9:1 platform: expected one of "kiosk"; in 2 together with others',
      '    got "web" (1)',
    ],
  },
  {
    name: "more constraints than are printed",
    removedBy: [KIOSK, KIOSK, KIOSK, AMOUNT, AMOUNT],
    want: [...Array(3).fill(expect.stringContaining("platform")), "  and 2 more constraints: see --json"],
  },
  {
    name: "numbers of which some are frequent",
    removedBy: [
      {
        ...AMOUNT,
        alone: 9,
        withOthers: 0,
        actual: [
          { value: "7", requests: 3 },
          { value: "6", requests: 1 },
        ],
        otherRequests: 5,
        ranges: [{ lowest: "6", highest: "99", requests: 9 }],
      },
    ],
    want: [
      "  9 more without catalogue.yaml:7:1 amount: expected at most 5",
      "    got 6 to 99 (9); most often 7 (3)",
    ],
  },
  {
    name: "numbers and other values",
    removedBy: [
      {
        ...AMOUNT,
        alone: 9,
        withOthers: 0,
        actual: [{ value: "6", requests: 1 }],
        otherRequests: 8,
        ranges: [{ lowest: "6", highest: "99", requests: 8 }],
      },
    ],
    want: [
      "  9 more without catalogue.yaml:7:1 amount: expected at most 5",
      "    got 6 to 99 (8); others (1)",
    ],
  },
])("$name", ({ removedBy, want }) => {
  const method = { id: 1, name: "M1", requests: 4, offered: 1, removedBy };
  const locate = (pointer: string) => {
    return { file: "catalogue.yaml", line: pointer.length, column: 1, excerpt: "" };
  };
  expect(printCoverage([method], locate)).toEqual([
    "method 1 M1: offered in 1 of 4 requests (25.0 %)",
    ...want,
  ]);
});
