import type { CatalogueMethod, Constraints, MerchantConfiguration } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { diffConfigurations } from "./diff-configurations.ts";

const DANISH = { country: { only: [208] } } as const;
const SWEDISH: NonNullable<Made["policies"]> = [{ country: { only: [752] } }];
const CLOSED: NonNullable<Made["rest"]> = {
  closed_codes: ["country", "currency", "language", "platform", "order_country", "phone_country"],
  languages: [
    { id: "da", label: "Danish" },
    { id: "sv", label: "Swedish" },
  ],
  platforms: [{ id: "web", label: "Web" }],
};
const REQUIRED: NonNullable<NonNullable<Made["account"]>["required_fields"]> = [
  "transaction/type_id",
  "transaction/amount/currency_id",
  "client_info/device_id",
  "client_info/mobile/mobile_type",
  "client_info/email/validated",
];
/** Looks at two types of fees, and is met by all. */
const FEES: Constraints = {
  any: [
    { fees: [{ type: 1, amount: { ranges: [{ currency: 208, max: 1000 }] } }] },
    { fees: [{ type: 2, present: true }] },
    {},
  ],
};
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
              method_lost: [
                {
                  before: [1],
                  after: [],
                  lost: [
                    { methodId: 1, reasons: [{ code: "country", expected: "none of 752", actual: "752" }] },
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
    name: "an added method, and an account that changes its ID",
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

test.each<{ name: string; after: MerchantConfiguration; want: readonly object[] }>([
  {
    name: "what a method is",
    after: editMethod({ state_id: 7, psp_type: "card" }),
    want: [
      { setting: "psp_type", of: ["method 1"], before: '"acquirer"', after: '"card"' },
      { setting: "state_id", of: ["method 1"], before: "1", after: "7" },
    ],
  },
  {
    name: "a base preference that leaves the order as it was",
    after: makeConfiguration({
      ...BEFORE,
      account: {
        offers: [
          { method_id: 1, base_preference: 11 },
          { method_id: 2, base_preference: 20 },
        ] as never,
      },
    }),
    want: [
      { setting: "base_preference of method 1", of: ["client 1, account 2"], before: "10", after: "11" },
    ],
  },
  {
    name: "an account's default language",
    after: makeConfiguration({ ...BEFORE, account: { default_language: "sv" } }),
    want: [{ setting: "default_language", of: ["client 1, account 2"], before: '"da"', after: '"sv"' }],
  },
  {
    name: "a section, of which searches see nothing",
    after: { ...makeConfiguration(BEFORE), closed_codes: ["operator"] as never },
    want: [{ setting: "closed_codes", of: [], before: undefined, after: undefined }],
  },
])("a setting that no list of methods shows is named: $name", ({ after, want }) => {
  const diff = diffConfigurations(makeConfiguration(BEFORE), after, { maxProbes: 500 });
  expect(diff).toMatchObject({ settings: want, accounts: [] });
});

test("a method is compared although its processor requires that fees have a type", () => {
  const rest: Made["rest"] = {
    processors: [{ psp_type: "acquirer", required_fields: ["transaction/fees/fee/type"] }],
  };
  const before = makeConfiguration({ capabilities: [DANISH], rest });
  const after = makeConfiguration({ capabilities: [{ country: { only: [752] } }], rest });
  const { accounts } = diffConfigurations(before, after, { maxProbes: 500 });
  expect(accounts).toMatchObject([{ effect: { methods: [{ id: 1 }] } }]);
});

test("that the type of fees is required is seen where fees were", () => {
  const [before, after] = (["transaction/fees/fee", "transaction/fees/fee/type"] as const).map((field) =>
    makeConfiguration({ account: { required_fields: [field] } }),
  );
  const { accounts } = diffConfigurations(before as MerchantConfiguration, after as MerchantConfiguration);
  expect(accounts).toMatchObject([{ effect: { methods: [{ id: 1, won: 0 }] } }]);
});

test("requests without a currency have the default of each side, if any", () => {
  const before = { capabilities: [{ currency: { only: [208] } }] } as const;
  const changes: readonly NonNullable<Made["account"]>[] = [
    { default_currency: 978 },
    { required_fields: ["transaction/amount/currency_id"] },
  ];
  for (const account of changes) {
    const after = makeConfiguration({ ...before, account });
    const { accounts } = diffConfigurations(makeConfiguration(before), after, { maxProbes: 500 });
    expect(accounts).toMatchObject([{ effect: { methods: [{ id: 1, won: 0 }] } }]);
  }
});

test.each<{ name: string; before: Made; after: Made; answered: unknown }>([
  {
    name: "closed codes are probed with what their tables have",
    before: { rest: CLOSED },
    after: { rest: CLOSED, policies: SWEDISH },
    answered: 500,
  },
  {
    name: "codes that only one side closes are probed with what its tables have, and with more",
    before: {},
    after: { rest: CLOSED },
    answered: 500,
  },
  {
    name: "fields that both sides require are there",
    before: { account: { required_fields: REQUIRED } },
    after: { account: { required_fields: REQUIRED }, policies: SWEDISH },
    answered: 500,
  },
  ...(["transaction/fees/fee", "transaction/fees/fee/type"] as const).map((field) => ({
    name: `so is ${field}, whichever fees are looked at`,
    before: { account: { required_fields: [field] }, capabilities: [FEES] } as Made,
    after: { account: { required_fields: [field] }, capabilities: [FEES], policies: SWEDISH } as Made,
    answered: 500,
  })),
  {
    name: "requests that have no method on either side are not counted",
    before: { policies: SWEDISH },
    after: { policies: SWEDISH, account: { default_language: "sv" } },
    answered: expect.toSatisfy((count: number) => count > 100 && count < 500),
  },
])("$name", ({ before, after, answered }) => {
  const diff = diffConfigurations(makeConfiguration(before), makeConfiguration(after), { maxProbes: 500 });
  expect(diff.accounts.length > 0).toBe(answered === 500);
  expect(diff.tried).toEqual([{ clientId: 1, accountId: 2, answered }]);
});

test("few requests are enough for what concerns every method of a large catalogue", () => {
  const capabilities = Array.from({ length: 400 }, (_, id) => ({
    amount: {
      ranges: [
        { currency: 208, min: 1000 + id * 17, max: 100_000 + id * 31 },
        { currency: 978, min: 500 + id * 7, max: 50_000 + id * 13 },
      ],
    },
  })) as NonNullable<Made["capabilities"]>;
  const before = makeConfiguration({ capabilities });
  for (const policy of [{ country: { except: [752] } }, { platform: { only: ["iOS"] } }] as const) {
    const after = makeConfiguration({ capabilities, account: { policy } });
    const { accounts } = diffConfigurations(before, after, { maxProbes: 500 });
    expect(accounts).toHaveLength(1);
  }
});

function editMethod(edit: Partial<CatalogueMethod>): MerchantConfiguration {
  const configuration = makeConfiguration(BEFORE);
  const [first, ...others] = configuration.methods;
  return { ...configuration, methods: [{ ...first, ...edit }, ...others] };
}

test("reports the number of compared accounts", () => {
  const told: string[] = [];
  const configuration = makeConfiguration(BEFORE);
  diffConfigurations(configuration, configuration, {
    maxProbes: 10,
    onProgress: (done, total) => told.push(`${done}/${total}`),
  });
  expect(told).toEqual(["0/1", "1/1"]);
});
