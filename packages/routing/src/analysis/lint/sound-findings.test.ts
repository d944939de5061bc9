import type { Constraints, MerchantConfiguration, OrderingRule } from "@payment-routing/config-contract";
import { TRANSACTION_TYPE_VALUES } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { makeCriteria } from "../../../test/analysis/make-request.ts";
import { checkConfiguration } from "../../configuration/check-configuration.ts";
import { createRouter } from "../../router.ts";
import { diffConfigurations } from "../diff/diff-configurations.ts";
import { lintConfiguration } from "./lint-configuration.ts";

// Constraints that some request meets, though none that has one value of each kind that they name.

type Request = Parameters<typeof makeCriteria>[0];

const methods: readonly { name: string; able: Constraints; request: Request }[] = [
  {
    name: "fees of a type within the sum of all",
    able: {
      fees: [
        { type: 1, amount: { ranges: [{ currency: 208, min: 100 }] } },
        { amount: { ranges: [{ currency: 208, min: 300, max: 350 }] } },
      ],
    },
    request: { fees: [{ type: 1, value: 320 }] },
  },
  {
    name: "an order with two stock keeping units",
    able: {
      all: [{ not: { order: { sku: { except: ["A"] } } } }, { not: { order: { sku: { except: ["B"] } } } }],
    },
    request: { lines: [{ sku: "A" }, { sku: "B" }] },
  },
  {
    name: "an order in two countries",
    able: {
      all: [
        { not: { order: { country: { except: [208] } } } },
        { not: { order: { country: { except: [752] } } } },
      ],
    },
    request: { lines: [{ country_id: 208 }, { country_id: 752 }] },
  },
  {
    name: "an address in one range within another, but not in a third",
    able: {
      ip: { only: ["10.0.0.0/8"] },
      all: [{ ip: { only: ["10.1.0.0/16"] } }, { ip: { except: ["10.2.0.0/16"] } }],
    },
    request: { ip: "10.1.0.1" },
  },
  {
    name: "a country that the table lacks",
    able: { country: { except: [208, 752] } },
    request: { amount: { country_id: 300 } },
  },
  {
    name: "a currency that the table lacks",
    able: { currency: { except: [208, 978] } },
    request: { amount: { currency_id: 999 } },
  },
  {
    name: "an amount between two minor units",
    able: {
      currency: { only: [208] },
      not: { amount: { ranges: [{ currency: 208, max: 12 }] } },
      all: [{ not: { amount: { ranges: [{ currency: 208, min: 13 }] } } }],
    },
    request: { amount: { value: 125, decimal: 3 } },
  },
];

test.each(methods)("a method for $name is eligible", ({ able, request }) => {
  const configuration = makeConfiguration({ capabilities: [able] });
  expect(checkConfiguration(configuration)).toEqual([]);
  expect(decide(configuration, request).methods.map(({ id }) => id)).toEqual([1]);
  expect(listErrors(configuration)).toEqual([]);
});

const orderings: readonly { name: string; first: Constraints; second: Constraints; request: Request }[] = [
  {
    name: "orders with a stock keeping unit beside others",
    first: { order: { sku: { only: ["A"] } } },
    second: { not: { order: { sku: { except: ["A"] } } } },
    request: { lines: [{ sku: "A" }, { sku: "B" }] },
  },
  {
    name: "countries that the table lacks",
    first: { country: { only: [208, 752] } },
    second: { country: { except: [208, 752] } },
    request: { amount: { country_id: 300 } },
  },
];

test.each(orderings)("a rule for $name is reached", ({ first, second, request }) => {
  const rules = [rule("first", first), rule("second", second)];
  const configuration = makeConfiguration({ account: { ordering: { rules, default: {} } } });
  expect(decide(configuration, request).orderingRule).toBe("/clients/0/accounts/0/ordering/rules/1");
  expect(listErrors(configuration)).toEqual([]);
});

test("a rule that orders with some stock keeping units can never reach is found", () => {
  const some: Constraints = { not: { order: { sku: { except: ["A"] } } } };
  const rules = [rule("some A", some), rule("only A", { order: { sku: { only: ["A"] } } })];
  const configuration = makeConfiguration({ account: { ordering: { rules, default: {} } } });
  expect(listErrors(configuration)).toEqual(["/clients/0/accounts/0/ordering/rules/1"]);
});

test("sums of the fees of every type, each with bounds of its own", () => {
  const able = (min: number): Constraints => ({
    all: TRANSACTION_TYPE_VALUES.map((type) => ({
      fees: [{ type, amount: { ranges: [{ currency: 208, min: min + type, max: 90 + min + type }] } }],
    })) as never,
  });
  const configuration = makeConfiguration({ capabilities: [able(0), able(50)] });
  expect(listErrors(configuration)).toEqual([]);
  expect(diffConfigurations(configuration, configuration).accounts).toEqual([]);
});

test("how far the lint has come, by accounts that differ", () => {
  const told: string[] = [];
  lintConfiguration(makeConfiguration({}), { onProgress: (done, total) => told.push(`${done}/${total}`) });
  expect(told).toEqual(["0/1", "1/1"]);
});

function decide(configuration: MerchantConfiguration, request: Request) {
  const router = createRouter(configuration, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("no account");
  return router.decide(account, makeCriteria(request), 0);
}

function listErrors(configuration: MerchantConfiguration): readonly string[] {
  return lintConfiguration(configuration)
    .filter(({ severity }) => severity === "error")
    .map(({ pointer }) => pointer);
}

function rule(name: string, when: Constraints): OrderingRule {
  // biome-ignore lint/suspicious/noThenProperty: the configuration's own word.
  return { name, when, then: {} };
}
