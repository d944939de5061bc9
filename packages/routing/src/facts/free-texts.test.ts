import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { makeSingleMethod } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createRouter } from "../router.ts";
import { createFactReader } from "./fact-reader.ts";

const DEFAULTS = { default_language: "da", default_currency: 978 };
const NAMED = "kiosk 7 (hall)";
const CONFIGURATION: MerchantConfiguration = {
  ...makeSingleMethod(
    { platform: { except: [NAMED] }, order: { sku: { except: [NAMED] } } },
    { mobile: { type: { except: [NAMED] } }, email: { type: { except: [NAMED] } } },
  ),
  platforms: [{ id: "till 3", label: "Till" }],
};
const MARK = "(not recorded)";

function makeRequest(text: string): PaymentMethodSearchCriteria {
  const criteria = makeCriteria();
  const product = [{ sku: text }, { sku: "A-1" }, { sku: `${text} ` }];
  return {
    ...criteria,
    transaction: {
      ...criteria.transaction,
      orders: [{ line_item: { product }, amount: { country_id: 208, value: "1" } }],
    },
    client_info: {
      ...criteria.client_info,
      platform: text,
      version: text,
      mobile: { mobile_type: text },
      email: { email_type: text },
    },
  };
}

function withVersion(version: string): PaymentMethodSearchCriteria {
  const { client_info, ...criteria } = makeCriteria();
  return { ...criteria, client_info: { ...client_info, version } };
}

test.each([
  { name: "a code", text: "iOS_17.4-beta", want: ["iOS_17.4-beta", MARK] },
  { name: "a text of 32 characters", text: "a".repeat(32), want: ["a".repeat(32), MARK] },
  { name: "a text of 33 characters", text: "a".repeat(33), want: [MARK] },
  { name: "a named text", text: NAMED, want: [NAMED, MARK] },
  { name: "an e-mail address", text: "ada@example.com", want: [MARK] },
  { name: "a name", text: "Ada Lovelace", want: [MARK] },
  { name: "a telephone number", text: "+45 20123456", want: [MARK] },
  { name: "an address of IPv6", text: "2001:db8::1", want: [MARK] },
  { name: "a text that begins with a hyphen", text: "-a", want: [MARK] },
])("facts with $name", ({ text, want }) => {
  const { platform, version, mobile_type, email_type, order } = createFactReader(CONFIGURATION)(
    makeRequest(text),
    DEFAULTS,
    0,
  );
  const [shown] = want;
  expect({ platform, mobile_type, email_type, skus: order?.skus }).toEqual({
    platform: shown,
    mobile_type: shown,
    email_type: shown,
    skus: want.length === 1 ? [MARK, "A-1"] : [shown, "A-1", MARK],
  });
  expect(version).toBe(text === "2001:db8::1" ? "2001…" : shown);
});

test.each([
  { given: "2.1 ada@example.com", want: "2.1…" },
  { given: "2.1.", want: "2.1." },
  { given: "2/Ada", want: "2…" },
])("a version keeps the numbers that decide: $given", ({ given, want }) => {
  const request = withVersion(given);
  expect(createFactReader(makeSingleMethod({}))(request, DEFAULTS, 0).version).toBe(want);
});

test("a platform of the table is a fact", () => {
  const request = makeCriteria({ platform: "till 3" });
  expect(createFactReader(CONFIGURATION)(request, DEFAULTS, 0).platform).toBe("till 3");
});

test("a hidden text is in no explanation, and decides as before", () => {
  const router = createRouter(makeSingleMethod({ platform: { only: ["iOS"] } }), "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("there is no account");
  const explained = router.explain(account, makeCriteria({ platform: "ada@example.com" }), 0);
  expect(JSON.stringify(explained)).not.toContain("ada@");
  expect(JSON.stringify(explained)).toContain('expected one of \\"iOS\\", got \\"(not recorded)\\"');
});
