import type { Constraints, RequiredField } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../../test/analysis/make-offers.ts";
import type { Facts } from "../../facts/facts.ts";
import { createRouter } from "../../router.ts";
import { completeRequest } from "../cases/run-cases.ts";
import { createFactAdapter } from "./adapt-facts.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const LOCAL = { ip: { only: ["127.0.0.0/8", "10.0.0.0/8"] } } as const;

test.each<{ name: string; recorded: Constraints; ip: string; asked: Constraints["ip"]; offered: boolean }>([
  {
    name: "a range that was not recorded is missing",
    recorded: LOCAL,
    ip: "8.8.8.8",
    asked: { only: ["8.8.8.0/24"], on_missing: "eligible" },
    offered: true,
  },
  {
    name: "and not met unless the constraint says so",
    recorded: LOCAL,
    ip: "8.8.8.8",
    asked: { except: ["8.8.8.0/24"] },
    offered: false,
  },
  {
    name: "it is when no range was",
    recorded: {},
    ip: "8.8.8.8",
    asked: { only: ["8.8.8.0/24"], on_missing: "eligible" },
    offered: true,
  },
  {
    name: "nothing is missing where a range that was recorded decides",
    recorded: LOCAL,
    ip: "10.0.0.1",
    asked: { except: ["8.8.8.0/24", "10.0.0.0/8"], on_missing: "eligible" },
    offered: false,
  },
  {
    name: "nor where all were recorded",
    recorded: LOCAL,
    ip: "8.8.8.8",
    asked: { only: ["10.0.0.0/8"], on_missing: "eligible" },
    offered: false,
  },
  {
    name: "a wider range than a recorded one that holds the address holds it too",
    recorded: LOCAL,
    ip: "10.1.1.1",
    asked: { only: ["10.0.0.0/7"] },
    offered: true,
  },
  {
    name: "a narrower range than a recorded one that does not hold the address does not either",
    recorded: LOCAL,
    ip: "8.8.8.8",
    asked: { only: ["10.1.0.0/16"], on_missing: "eligible" },
    offered: false,
  },
  {
    name: "nor does one that lies elsewhere than a recorded one that holds the address",
    recorded: LOCAL,
    ip: "10.1.1.1",
    asked: { except: ["192.0.2.0/24"] },
    offered: true,
  },
  {
    name: "a narrower range than a recorded one that holds the address is missing",
    recorded: LOCAL,
    ip: "10.1.1.1",
    asked: { only: ["10.1.0.0/16"], on_missing: "eligible" },
    offered: true,
  },
  {
    name: "a wider range than a recorded one that does not hold the address is missing",
    recorded: LOCAL,
    ip: "8.8.8.8",
    asked: { only: ["10.0.0.0/7"], on_missing: "eligible" },
    offered: true,
  },
  {
    name: "several recorded ranges determine the range that they form",
    recorded: { ip: { only: ["10.0.0.0/9", "10.128.0.0/9"] } },
    ip: "8.8.8.8",
    asked: { only: ["10.0.0.0/8"], on_missing: "eligible" },
    offered: false,
  },
])("an address: $name", ({ recorded, ip, asked, offered }) => {
  const made = { capabilities: [{}, recorded] };
  const { methods } = replay(made, { capabilities: [{ ip: asked as never }, recorded] }, fromAddress(ip));
  expect(methods.find(({ id }) => id === 1)?.isEligible).toBe(offered);
});

test.each<{ ip: string; range: string; actual: string }>([
  { ip: "8.8.8.8", range: "8.8.8.0/24", actual: 'an address not recorded as in or outside "8.8.8.0/24"' },
  {
    ip: "10.1.1.1",
    range: "10.1.0.0/16",
    actual: 'an address in "10.0.0.0/8", not recorded as in or outside "10.1.0.0/16"',
  },
])("the reason says that $ip was not recorded, and not that it is in no range", ({ ip, range, actual }) => {
  const candidate: Made = { capabilities: [{ ip: { only: [range] } }, LOCAL] };
  const { methods } = replay({ capabilities: [{}, LOCAL] }, candidate, fromAddress(ip));
  expect(methods.find(({ id }) => id === 1)?.reasons).toMatchObject([
    { code: "ip", actual, isMissing: true },
  ]);
});

test("a field that was not recorded is missing, and one that was is what it was", () => {
  const required = { account: { required_fields: ["transaction/amount/currency_id"] } } as const;
  const request = { transaction: { amount: { country_id: 208, currency_id: 208 } } };
  expect(replay({}, required, request).rejection).toMatchObject({ code: "missing-fields" });
  expect(replay(required, required, request).rejection).toBeUndefined();
});

const product = (members: object) => ({
  transaction: {
    amount: { country_id: 208 },
    orders: [{ line_item: { product: [members] }, amount: { value: "1", country_id: 208 } }],
  },
});
const NAMED = { name: "Ticket" };

test.each<{ field: RequiredField; request: Record<string, unknown>; recorded?: Made; missing: boolean }>([
  {
    field: "transaction/orders/line_item/product/sku",
    request: product({ ...NAMED, sku: "A" }),
    missing: false,
  },
  { field: "transaction/orders/line_item/product/sku", request: product(NAMED), missing: true },
  { field: "transaction/orders/line_item/product", request: product({ ...NAMED, sku: "A" }), missing: false },
  { field: "transaction/orders/line_item/product/airline_data", request: product(NAMED), missing: true },
  {
    field: "transaction/amount/currency_id",
    request: fromAddress("10.0.0.1"),
    recorded: { account: { default_currency: undefined } as never },
    missing: true,
  },
  {
    field: "transaction/amount/currency_id",
    request: { transaction: { amount: { country_id: 208, currency_id: 208 } } },
    recorded: { account: { default_currency: undefined } as never },
    missing: false,
  },
])("a field that other facts tell of: $field, missing: $missing", ({ field, request, recorded, missing }) => {
  const before = recorded ?? { capabilities: [{ order: { sku: { except: ["X"] } } }] };
  const { rejection } = replay(before, { ...before, account: { required_fields: [field] } }, request);
  expect(rejection?.code === "missing-fields").toBe(missing);
});

test("a currency that a request left out is the account's new default", () => {
  const before = { account: { default_currency: undefined } as never };
  const request = { transaction: { amount: { country_id: 208 } } };
  const { facts } = replay(before, { account: { default_currency: 978 } }, request);
  expect(facts).toMatchObject({ currency: 978, currency_decimals: 2, unknown_codes: [] });
});

test.each<{ recorded: Constraints; asked: Constraints["order"]; pointer: string }>([
  { recorded: {}, asked: { sku: { only: ["A"] } }, pointer: "sku" },
  { recorded: {}, asked: { airline_data: { present: false } }, pointer: "airline_data" },
  { recorded: {}, asked: { country: { except: [20] } }, pointer: "country" },
])("the reason says that nothing was recorded of order lines: $pointer", ({ recorded, asked, pointer }) => {
  const candidate = { capabilities: [{ order: asked as never }] };
  const { methods } = replay({ capabilities: [recorded] }, candidate, fromAddress("8.8.8.8"));
  expect(methods[0]?.reasons).toMatchObject([
    { pointer: `/methods/0/capabilities/order/${pointer}`, actual: "what was not recorded", isMissing: true },
  ]);
});

test("facts of an unknown recording are not changed", () => {
  const required = { account: { required_fields: ["client_info/language"] } } as const;
  const { facts } = replay({}, {}, { transaction: { amount: { country_id: 208 } } });
  const candidate = makeConfiguration(required);
  expect(createFactAdapter(candidate).adapt(facts).missing_fields).toEqual([]);
});

function fromAddress(ip: string) {
  return { transaction: { amount: { country_id: 208 } }, client_info: { ip } };
}

/** Records a request by one configuration, and explains the record by another. */
function replay(before: Made, after: Made, request: Record<string, unknown>) {
  const [recording, candidate] = [makeConfiguration(before), makeConfiguration(after)];
  const [recorder, router] = [createRouter(recording, "before"), createRouter(candidate, "after")];
  const completed = completeRequest({ name: "x", client_id: 1, account_id: 2, request, expect: [] });
  const [old, account] = [recorder.findAccount(1, 2), router.findAccount(1, 2)];
  if (!completed.ok || old === undefined || account === undefined) throw new Error("no request or account");
  const facts = JSON.parse(JSON.stringify(recorder.readFacts(old, completed.value, NOW))) as Facts;
  return router.explainFromFacts(
    account,
    createFactAdapter(candidate).adapt(facts, recording, account.default_currency),
  );
}
