import type { RoutingCase } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { createRouter } from "../../router.ts";
import { runCases } from "./run-cases.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const IN_DENMARK = { transaction: { amount: { country_id: 208 } } };

const router = createRouter(
  makeConfiguration({
    capabilities: [
      { country: { only: [208] } },
      { amount: { ranges: [{ currency: 208, max: 9_999 }] } },
      { effective: { from: "2027-01-01T00:00:00Z" } },
    ],
    account: { required_fields: ["client_info/email/email"] },
  }),
  "sha256:test",
);

const MAIL = { client_info: { email: { email: "a@b.example" } } };

test.each<{ name: string; given: Partial<RoutingCase>; want: readonly string[] }>([
  { name: "default members", given: { request: { ...IN_DENMARK, ...MAIL }, expect: [1] }, want: [] },
  {
    name: "a list in its order",
    given: {
      request: { transaction: { amount: { country_id: 208, value: 9_999 } }, ...MAIL },
      expect: [1, 2],
    },
    want: [],
  },
  {
    name: "a moment of its own",
    given: { at: "2027-01-01T00:00:00Z", request: { ...IN_DENMARK, ...MAIL }, expect: [1, 3] },
    want: [],
  },
  {
    name: "the right methods in the wrong order",
    given: { request: { transaction: { amount: { country_id: 208, value: 1 } }, ...MAIL }, expect: [2, 1] },
    want: ["/expect: expected 2, 1, got 1, 2"],
  },
  {
    name: "a method that is left out, with the reason",
    given: { request: { ...IN_DENMARK, ...MAIL }, expect: [1, 2, 9] },
    want: [
      "/expect: expected 1, 2, 9, got 1 (method 2: /methods/1/capabilities/amount: expected at most 9999 minor units of currency 208, got 10000 minor units of currency 208; method 9: not in the catalogue)",
    ],
  },
  {
    name: "a request that is rejected as expected",
    given: { request: IN_DENMARK, expect: [], expect_missing: ["client_info/email/email"] },
    want: [],
  },
  {
    name: "a request that is rejected unexpectedly",
    given: { request: IN_DENMARK, expect: [] },
    want: ["/expect_missing: expected none, got client_info/email/email"],
  },
  {
    name: "null removes a default",
    given: { request: { ...IN_DENMARK, client_info: { language: null, ...MAIL.client_info } }, expect: [1] },
    want: [],
  },
  {
    name: "a request that is none",
    given: { request: { transaction: { amount: { country_id: "DK" } } }, expect: [] },
    want: [
      '/request/transaction/amount/country_id: expected an integer within ±(2^53 - 1), got "DK"',
      '/request/transaction/orders/0/amount/country_id: expected an integer within ±(2^53 - 1), got "DK"',
    ],
  },
  {
    name: "a request from somebody else",
    given: { request: { ...IN_DENMARK, account_id: 3, client_info: { client_id: "1" } }, expect: [1] },
    want: [
      "/request/account_id: expected 2, as in the case, or no member, got 3",
      '/request/client_info/client_id: expected 1, as in the case, or no member, got "1"',
    ],
  },
  {
    name: "an unknown account",
    given: { account_id: 3, request: IN_DENMARK, expect: [] },
    want: ["/account_id: expected an account of client 1, got 3"],
  },
])("$name", ({ given, want }) => {
  const routingCase: RoutingCase = {
    name: "x",
    client_id: 1,
    account_id: 2,
    request: {},
    expect: [],
    ...given,
  };
  const [outcome] = runCases(router, [routingCase], NOW);
  const issues = outcome?.issues.map(({ pointer, expected, received, reasons }) => {
    const why = reasons.length === 0 ? "" : ` (${reasons.join("; ")})`;
    return `${pointer}: expected ${expected}, got ${received}${why}`;
  });
  expect(issues).toEqual(want);
  expect(outcome?.passed).toBe(want.length === 0);
});
