import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { checkConfiguration } from "../../configuration/check-configuration.ts";
import { lintConfiguration } from "./lint-configuration.ts";

const ACCOUNT = "/clients/0/accounts/0";
const OFFERS = [{ method_id: 1, base_preference: 10 }] as const;
/** Two methods, of which the account offers the first. */
const GIVEN: Made = { capabilities: [{}, {}], account: { offers: OFFERS } };

test.each<{ name: string; given: Made; want: readonly string[] }>([
  {
    name: "a processor that no method has",
    given: { rest: { processors: [{ psp_type: "wallet", required_fields: ["client_info/device_id"] }] } },
    want: ['/processors/0 no method has the psp_type "wallet"'],
  },
  {
    name: "defaults that no account inherits",
    given: {
      rest: { account_defaults: [{ name: "common", ordering: { rules: [], default: { first: [2] } } }] },
    },
    want: ['/account_defaults/0 no account inherits "common"'],
  },
  {
    name: "methods in an ordering",
    given: {
      account: {
        offers: OFFERS,
        ordering: {
          // biome-ignore lint/suspicious/noThenProperty: the configuration's own word.
          rules: [{ name: "a", when: { platform: { only: ["web"] } }, then: { last: [1, 2] } }],
          default: { first: [2], move: [{ method_id: 1, before: 2 }] },
        },
      },
    },
    want: [
      `${ACCOUNT}/ordering/rules/0/then/last/1 method 2 is not offered here`,
      `${ACCOUNT}/ordering/default/first/0 method 2 is not offered here`,
      `${ACCOUNT}/ordering/default/move/0/before method 2 is not offered here`,
    ],
  },
  {
    name: "methods for managed bookings",
    given: {
      account: {
        offers: OFFERS,
        managed_bookings: {
          forms_of_payment: { only: [1, 2] },
          ordering: { rules: [], default: { last: [2] } },
        },
      },
    },
    want: [
      `${ACCOUNT}/managed_bookings/ordering/default/last/0 method 2 is not offered here`,
      `${ACCOUNT}/managed_bookings/forms_of_payment/only/1 method 2 is not offered here`,
    ],
  },
  {
    name: "a withdrawn method that is not inherited",
    given: {
      account: { inherits: "common", offers: undefined as never, withdrawn_methods: [2, 3] },
      capabilities: [{}, {}, {}],
      rest: {
        account_defaults: [{ name: "common", offers: [...OFFERS, { method_id: 2, base_preference: 20 }] }],
      },
    },
    want: [`${ACCOUNT}/withdrawn_methods/1 method 3 is not offered here`],
  },
])("$name", ({ given, want }) => {
  expect(findIdle({ ...GIVEN, ...given })).toEqual(want);
});

test("a method that one of several inheriting accounts offers is no finding", () => {
  const common = {
    name: "common",
    offers: OFFERS,
    ordering: { rules: [], default: { first: [1, 2] } },
  } as const;
  const accounts = [2, 3].map((account_id) => ({
    account_id,
    inherits: "common",
    default_language: "da",
    ...(account_id === 3 && { offers: [{ method_id: 2, base_preference: 20 }] }),
  }));
  const given = (count: number): Made => ({
    ...GIVEN,
    rest: {
      account_defaults: [common],
      clients: [{ client_id: 1, name: "Shop", accounts: accounts.slice(0, count) }] as never,
    },
  });
  expect(findIdle(given(1))).toHaveLength(1);
  expect(findIdle(given(2))).toEqual([]);
});

function findIdle(given: Made): readonly string[] {
  const configuration = makeConfiguration(given);
  expect(checkConfiguration(configuration)).toEqual([]);
  return lintConfiguration(configuration).flatMap(({ rule, pointer, message }) =>
    rule === "idle-reference" ? [`${pointer} ${message}`] : [],
  );
}
