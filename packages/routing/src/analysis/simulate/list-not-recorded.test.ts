import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { listNotRecorded } from "./list-not-recorded.ts";

test("lists what records lack", () => {
  const candidate = makeConfiguration({
    capabilities: [
      { ip: { only: ["192.0.2.0/24"] }, order: { airline_data: { present: true } } },
      { any: [{ not: { ip: { only: ["198.51.100.0/24"] } } }] },
    ],
    account: { required_fields: ["client_info/language"] },
  });
  const recording = makeConfiguration({ capabilities: [{ ip: { only: ["198.51.100.0/24"] } }] });
  expect(listNotRecorded(candidate, [recording])).toEqual([
    "what is in the order lines",
    "addresses in 192.0.2.0/24",
    "whether client_info/language was there",
  ]);
  expect(listNotRecorded(recording, [recording])).toEqual([]);
});

test("lists a changed default, since records do not show which requests used it", () => {
  const defaults = [{ name: "common", default_currency: 208, default_language: "DA" }];
  const account = { inherits: "common", default_language: undefined, default_currency: undefined };
  const recording = {
    ...makeConfiguration({ account: account as never }),
    account_defaults: defaults as never,
  };
  const isTold = (made: Made) =>
    listNotRecorded(makeConfiguration({ capabilities: [{ currency: { only: [208] } }], ...made }), [
      recording,
    ]);
  expect(isTold({})).toEqual([]);
  expect(isTold({ account: { default_currency: 978, default_language: "sv" } })).toEqual([
    "which requests left the currency to their account, whose default changes: client 1, account 2",
    "which requests left the language to their account, whose default changes: client 1, account 2",
  ]);
  expect(isTold({ account: { account_id: 3, default_currency: 978 } })).toEqual([]);
});

test("leaves out what recorded ranges and order lines show, and a default that did not exist before", () => {
  const candidate = makeConfiguration({
    capabilities: [{ ip: { only: ["10.0.0.0/9", "10.128.0.0/9", "192.0.2.1/32"] } }],
    account: {
      default_currency: 978,
      required_fields: [
        "transaction/amount/currency_id",
        "transaction/orders/line_item/product",
        "transaction/orders/line_item/product/sku",
      ],
    },
  });
  const recording = makeConfiguration({
    capabilities: [
      { ip: { only: ["10.0.0.0/8", "10.0.0.0/9", "192.0.2.1"] }, order: { sku: { except: ["X"] } } },
    ],
    account: { default_currency: undefined } as never,
  });
  expect(listNotRecorded(candidate, [recording])).toEqual([
    "whether transaction/orders/line_item/product was there",
  ]);
});

test("lists once what any of several recordings lacks", () => {
  const candidate = makeConfiguration({ capabilities: [{ ip: { only: ["192.0.2.0/24"] } }] });
  const before = makeConfiguration({});
  expect(listNotRecorded(candidate, [candidate, before, before])).toEqual(["addresses in 192.0.2.0/24"]);
  expect(listNotRecorded(candidate, [])).toEqual([]);
});
