import type { Constraints } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { findUnreachedRules } from "./find-unreached-rules.ts";

const COUNTRY = (...only: [number, ...number[]]): Constraints => ({ country: { only } });
const ELSEWHERE: Constraints = { country: { except: [208] } };
const FEES = (type: 1 | 2, ...ranges: readonly [object, ...object[]]): Constraints => ({
  fees: [{ type, amount: { ranges: ranges as never } }],
});
const NO_FEES: Constraints = { fees: [{ type: 1, present: false }] };
const WEB: Constraints = { platform: { only: ["web"] } };

test.each<{ name: string; rules: readonly Constraints[]; rest?: Made["rest"]; want: readonly string[] }>([
  {
    name: "two that together cover what they read",
    rules: [COUNTRY(208), ELSEWHERE, WEB],
    want: ["rule 2: every request that meets its condition meets one of 0, 1 before it"],
  },
  {
    name: "two that leave nothing of what it asks for",
    rules: [COUNTRY(208), COUNTRY(752), { ...WEB, country: { only: [208, 752] } }],
    want: ["rule 2: every request that meets its condition meets one of 0, 1 before it"],
  },
  { name: "two that leave an unknown country", rules: [COUNTRY(208), COUNTRY(752), WEB], want: [] },
  {
    name: "two that leave none, as countries are closed",
    rules: [COUNTRY(208), COUNTRY(752), WEB],
    rest: { closed_codes: ["country"] },
    want: ["rule 2: every request that meets its condition meets one of 0, 1 before it"],
  },
  {
    name: "two that leave nothing of the fees of a type",
    rules: [{ fees: [{ type: 1, present: true }] }, NO_FEES, {}],
    want: ["rule 2: every request that meets its condition meets one of 0, 1 before it"],
  },
  {
    name: "three that leave no sum in the currencies that it asks for",
    rules: [
      NO_FEES,
      FEES(1, { currency: 208, max: 100 }, { currency: 978 }),
      FEES(1, { currency: 208, min: 100 }),
      { ...WEB, fees: [{ type: 1, amount: { ranges: [{ currency: 208 }, { currency: 978, min: 7 }] } }] },
    ],
    want: ["rule 3: every request that meets its condition meets one of 0, 1, 2 before it"],
  },
  {
    name: "three that leave a sum between two minor units",
    rules: [NO_FEES, FEES(1, { currency: 208, max: 100 }), FEES(1, { currency: 208, min: 101 }), WEB],
    rest: { closed_codes: ["currency"], currencies: [{ id: 208, alpha3code: "DKK", decimals: 2 }] },
    want: [],
  },
  {
    name: "two that read fees of two types",
    rules: [NO_FEES, { fees: [{ type: 2, present: true }] }, {}],
    want: [],
  },
  {
    name: "two of which one also reads something else",
    rules: [COUNTRY(208), { ...ELSEWHERE, ...WEB }, { platform: { only: ["iOS"] } }],
    want: [],
  },
  {
    name: "two that leave a missing value",
    rules: [{ transaction_type: { only: [1, 2, 3] } }, { transaction_type: { except: [1, 2, 3] } }, WEB],
    want: [],
  },
])("rules that together come before another: $name", ({ rules, rest = {}, want }) => {
  // biome-ignore lint/suspicious/noThenProperty: the configuration's own word.
  const given = rules.map((when, position) => ({ name: `${position}`, when, then: {} }));
  const configuration = makeConfiguration({ account: { ordering: { rules: given, default: {} } }, rest });
  expect([...findUnreachedRules(configuration)].map(({ message }) => message)).toEqual(want);
});

test("an ordering of managed bookings applies only to them, and that of the account to all others", () => {
  const ordering = (only: 1 | 5) => ({
    // biome-ignore lint/suspicious/noThenProperty: the configuration's own word.
    rules: [{ name: `type ${only}`, when: { transaction_type: { only: [only] as const } }, then: {} }],
    default: {},
  });
  const find = (own: 1 | 5, managed: 1 | 5) => {
    const account = { ordering: ordering(own), managed_bookings: { ordering: ordering(managed) } };
    return [...findUnreachedRules(makeConfiguration({ account }))].map(({ pointer }) => pointer);
  };
  expect(find(1, 5)).toEqual([]);
  expect(find(5, 1)).toEqual([
    "/clients/0/accounts/0/ordering/rules/0",
    "/clients/0/accounts/0/managed_bookings/ordering/rules/0",
  ]);
  const alone = makeConfiguration({ account: { ordering: ordering(5) } });
  expect([...findUnreachedRules(alone)]).toEqual([]);
});
