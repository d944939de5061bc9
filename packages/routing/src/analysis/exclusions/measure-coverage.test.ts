import type { Constraints, MerchantConfiguration } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { makeConfiguration } from "../../../test/analysis/make-offers.ts";
import type { Facts } from "../../facts/facts.ts";
import { createRouter } from "../../router.ts";
import { createFactAdapter } from "../simulate/adapt-facts.ts";
import { PLAIN_FACTS } from "../space/fact-values.ts";
import { measureCoverage } from "./measure-coverage.ts";

test("reports the most frequent values, the number of others, and ranges", () => {
  const amounts = [501, 504, 509, 564, 520, 530, 531, 504].map((value) => money(208, value * 1000));
  const coverage = measure({ amount: { ranges: [{ currency: 208, max: 500_000 }] } }, [
    ...amounts,
    money(978, 7),
    money(978, 9),
  ]);
  const show = (count: number, currency = 208) => `${count} minor units of currency ${currency}`;
  expect(coverage.actual).toEqual([
    { value: show(504_000), requests: 2 },
    { value: show(501_000), requests: 1 },
    { value: show(509_000), requests: 1 },
  ]);
  expect(coverage.otherRequests).toBe(6);
  expect(coverage.ranges).toEqual([
    { lowest: show(501_000), highest: show(564_000), requests: 8 },
    { lowest: show(7, 978), highest: show(9, 978), requests: 2 },
  ]);
});

test("values that are not numbers have no range, and missing values are in none", () => {
  const coverage = measure({ sdk_version: { min: 10 } }, [{ sdk_version: 3 }, {}, { sdk_version: 2 }]);
  expect(coverage).toMatchObject({
    actual: [{ value: "2" }, { value: "3" }, { value: "nothing" }],
    otherRequests: 0,
    ranges: [{ lowest: "2", highest: "3", requests: 2 }],
  });
  expect(measure({ platform: { only: ["iOS"] } }, [{ platform: "web" }]).ranges).toEqual([]);
});

test("counts a limited number of different values", () => {
  const start = Date.parse("2026-11-21T10:00:00.000Z");
  const moments = Array.from({ length: 1000 }, (_, index) => ({ instant: start + index }));
  const late = Array.from({ length: 10 }, () => ({ instant: start + 1500 }));
  const coverage = measure({ effective: { until: "2026-01-01T00:00:00Z" } }, [...moments, ...late]);
  expect(coverage.actual.map(({ requests }) => requests)).toEqual([1, 1, 1]);
  expect(coverage.otherRequests).toBe(1007);
  expect(coverage.ranges).toEqual([
    { lowest: "2026-11-21T10:00:00.000Z", highest: "2026-11-21T10:00:01.500Z", requests: 1010 },
  ]);
});

test("requests of accounts that the configuration does not have are counted", () => {
  const { coverage, configuration } = prepare({});
  for (const accountId of [2, 3, 4]) coverage.add({ ...makeRequest(configuration, {}), accountId });
  expect(coverage.report()).toMatchObject({ unknownAccounts: 2, methods: [{ id: 1, requests: 1 }] });
});

function measure(capabilities: Constraints, requests: readonly Partial<Facts>[]) {
  const { coverage, configuration } = prepare(capabilities);
  for (const facts of requests) coverage.add(makeRequest(configuration, facts));
  const [removed] = coverage.report().methods[0]?.removedBy ?? [];
  if (removed === undefined) throw new Error("nothing removed the method");
  return removed;
}

function prepare(capabilities: Constraints) {
  const configuration = makeConfiguration({ capabilities: [capabilities] });
  const coverage = measureCoverage(createRouter(configuration, "a"), createFactAdapter(configuration));
  return { coverage, configuration };
}

function makeRequest(recording: MerchantConfiguration, facts: Partial<Facts>) {
  const request = { clientId: 1, accountId: 2, eventId: 1, recording, offered: [] };
  return { ...request, facts: { ...PLAIN_FACTS, country: 208, ...facts } };
}

function money(currency: number, value: number): Partial<Facts> {
  return { currency, value, decimal: 2 };
}
