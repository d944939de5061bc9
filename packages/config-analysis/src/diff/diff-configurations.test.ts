import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../test/make-configuration.ts";
import { diffConfigurations } from "./diff-configurations.ts";

const DANISH = { country: { only: [208] } } as const;
const BEFORE: Made = { capabilities: [{}, DANISH] };

test.each<{ name: string; before?: Made; after: Made; want: object }>([
  { name: "the same", after: BEFORE, want: { accounts: [], methodsAdded: [], methodsRemoved: [] } },
  {
    name: "the same in other words",
    after: { capabilities: [{}, { not: { country: { except: [208] } } }] },
    want: { accounts: [] },
  },
  {
    name: "a bound that moves by one minor unit",
    before: { capabilities: [{}, { amount: { ranges: [{ currency: 208, max: 5_000 }] } }] },
    after: { capabilities: [{}, { amount: { ranges: [{ currency: 208, max: 5_001 }] } }] },
    want: {
      accounts: [{ kind: "changed", effect: { methods: [{ id: 2, lost: 0, won: expect.any(Number) }] } }],
    },
  },
  {
    name: "a method that is lost in one country, with an example that says why",
    after: { capabilities: [{}, DANISH], policies: [{ country: { except: [752] } }] },
    want: {
      accounts: [
        {
          clientId: 1,
          accountId: 2,
          kind: "changed",
          effect: {
            methods: [{ id: 1, won: 0 }],
            examples: {
              "method-lost": [
                {
                  before: [1],
                  after: [],
                  reasons: [
                    "method 1: /clients/0/accounts/0/offers/0/policy/country: expected none of 752, got 752",
                  ],
                },
              ],
            },
          },
        },
      ],
    },
  },
  {
    name: "a method that comes and an account that goes and comes under another number",
    after: { capabilities: [{}, DANISH, {}], account: { account_id: 3 } },
    want: {
      methodsAdded: [3],
      accounts: [
        { accountId: 3, kind: "added", effect: undefined },
        { accountId: 2, kind: "removed", effect: undefined },
      ],
    },
  },
])("$name", ({ before = BEFORE, after, want }) => {
  const diff = diffConfigurations(makeConfiguration(before), makeConfiguration(after), { maxProbes: 2000 });
  expect(diff).toMatchObject(want);
  expect(
    diffConfigurations(makeConfiguration(before), makeConfiguration(after), { maxProbes: 2000 }),
  ).toEqual(diff);
});
