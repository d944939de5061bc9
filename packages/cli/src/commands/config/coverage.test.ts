import type { RemovingConstraint } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { printCoverage } from "./coverage.ts";

const KIOSK: RemovingConstraint = {
  pointer: "/platform",
  file: "catalogue.yaml",
  line: 9,
  column: 1,
  code: "platform",
  expected: 'one of "kiosk"',
  alone: 0,
  with_others: 2,
  actual: [],
  other_requests: 0,
  ranges: [],
};
const AMOUNT: RemovingConstraint = {
  ...KIOSK,
  pointer: "/amount",
  line: 7,
  code: "amount",
  expected: "at most 5",
};

test.each<{ name: string; removed_by: readonly RemovingConstraint[]; want: readonly string[] }>([
  { name: "nothing removed it", removed_by: [], want: [] },
  {
    name: "two constraints removed it together",
    removed_by: [KIOSK, { ...AMOUNT, with_others: 1 }],
    want: [
      '  0 more without catalogue.yaml:9:1 platform: expected one of "kiosk"; in 2 together with others',
      "  0 more without catalogue.yaml:7:1 amount: expected at most 5; in 1 together with others",
    ],
  },
  {
    name: "one did alone and together with others",
    removed_by: [{ ...KIOSK, alone: 1, actual: [{ value: '"web"', requests: 1 }] }],
    want: [
      '  1 more without catalogue.yaml:9:1 platform: expected one of "kiosk"; in 2 together with others',
      '    got "web" (1)',
    ],
  },
  {
    name: "more constraints than are printed",
    removed_by: [KIOSK, KIOSK, KIOSK, AMOUNT, AMOUNT],
    want: [...Array(3).fill(expect.stringContaining("platform")), "  and 2 more constraints: see --json"],
  },
  {
    name: "numbers of which some are frequent",
    removed_by: [
      {
        ...AMOUNT,
        alone: 9,
        with_others: 0,
        actual: [
          { value: "7", requests: 3 },
          { value: "6", requests: 1 },
        ],
        other_requests: 5,
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
    removed_by: [
      {
        ...AMOUNT,
        alone: 9,
        with_others: 0,
        actual: [{ value: "6", requests: 1 }],
        other_requests: 8,
        ranges: [{ lowest: "6", highest: "99", requests: 8 }],
      },
    ],
    want: [
      "  9 more without catalogue.yaml:7:1 amount: expected at most 5",
      "    got 6 to 99 (8); others (1)",
    ],
  },
])("$name", ({ removed_by, want }) => {
  const method = { id: 1, name: "M1", requests: 4, offered: 1, removed_by: [...removed_by] };
  expect(printCoverage([method])).toEqual(["method 1 M1: offered in 1 of 4 requests (25.0 %)", ...want]);
});
