import type { ExplainedReason } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { printExplanation } from "./print-explanation.ts";

const REASON: ExplainedReason = {
  code: "version",
  expected: "from 2",
  actual: "nothing",
  missing: true,
  pointer: "/there",
  message: "",
};

test.each<{ name: string; given: Partial<ExplainedReason>; want: string[] }>([
  {
    name: "a constraint on a missing value",
    given: {},
    want: ["  /there version: expected from 2, got nothing (missing: on_missing decides)"],
  },
  {
    name: "a required field, on which on_missing has no say",
    given: { code: "required-by-merchant", expected: "client_info/device_id" },
    want: ["  /there required-by-merchant: expected client_info/device_id, got nothing"],
  },
  {
    name: "an unrecorded value of order lines",
    given: { code: "order-country", expected: "none of 20", actual: "what was not recorded" },
    want: ["  /there order-country: expected none of 20, got what was not recorded"],
  },
  {
    name: "a choice with a cause on a missing value",
    given: {
      code: "any",
      expected: "from 2; or one of 752",
      actual: "nothing; 208",
      causes: [REASON, { ...REASON, code: "country", expected: "one of 752", actual: "208", missing: false }],
    },
    want: [
      "  /there any: expected from 2; or one of 752, got nothing; 208",
      "    /there version: expected from 2, got nothing (missing: on_missing decides)",
      "    /there country: expected one of 752, got 208",
    ],
  },
])("$name", ({ given, want }) => {
  const printed = printExplanation(
    {
      client_id: 1,
      account_id: 2,
      event_id: 3,
      advisories: [],
      configuration_digest: "sha256:abc",
      instant: "2026-11-21T10:00:00.000Z",
      ordering: {
        applied_by: "base",
        passed_over: [],
      },
      methods: [
        {
          id: 1,
          name: "M1",
          eligible: false,
          pointer: "/methods/0",
          reasons: [{ ...REASON, ...given }],
        },
      ],
      facts: {} as never,
    },
    (_style, text) => text,
  );
  const [, reasons] = /reason\n([\s\S]*?)\n\nOrder/.exec(printed) ?? [];
  expect(reasons?.split("\n")).toEqual(want);
});
