import type { Constraints, MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { makeConfiguration } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { decideByReference } from "../../test/reference.ts";
import { createRouter } from "../router.ts";

const METHODS = 600;

/** Looks at every dimension that has tables, and is met by the request below. */
const EVERYTHING: Constraints = {
  country: { except: [752] },
  currency: { except: [352], on_missing: "eligible" },
  amount: { ranges: [{ currency: 978, min: 0 }], on_missing: "eligible" },
  product_type: { except: ["100"], on_missing: "eligible" },
  transaction_type: { except: [1], on_missing: "eligible" },
  order: { lines: { min: 0 } },
  platform: { except: ["kiosk"] },
  language: { except: ["fr"] },
  sdk_version: { max: 6, on_missing: "eligible" },
  device_id: { present: false },
  mobile: {
    number: { present: false },
    type: { except: ["feature"], on_missing: "eligible" },
    country: { except: [752], on_missing: "eligible" },
    validated: { is: true, on_missing: "eligible" },
  },
  email: {
    address: { present: false },
    type: { except: ["private"], on_missing: "eligible" },
    validated: { is: true, on_missing: "eligible" },
  },
  effective: { from: "2026-01-01T00:00:00Z" },
};

/** All that the request below leaves out. */
const MISSING: RequiredField[] = [
  "transaction/product_type",
  "transaction/fees/fee",
  "transaction/fees/fee/type",
  "transaction/amount/currency_id",
  "client_info/language",
  "client_info/sdk-version",
  "client_info/device_id",
  "client_info/mobile/mobile",
  "client_info/mobile/mobile_type",
  "client_info/mobile/country_id",
  "client_info/mobile/validated",
  "client_info/email/email",
  "client_info/email/email_type",
  "client_info/email/validated",
];

test("a decision applies every table, the forms of payment and every missing field at once", () => {
  const configuration = makeLargest();
  const router = createRouter(configuration, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("there is no such account");
  const now = Date.parse("2026-06-01T00:00:00Z");
  for (const type_id of [5, 3, 5] as const) {
    const request = makeCriteria({ type_id });
    const { methods } = router.decide(account, request, now);
    expect(methods.map(({ id, preference }) => [id, preference])).toEqual(
      decideByReference(configuration, request, now),
    );
    expect(methods).toHaveLength(METHODS - (type_id === 5 ? 2 : 1));
  }
});

/** Every dimension in both layers, forms of payment, and a processor that requires all that the request leaves out. */
function makeLargest(): MerchantConfiguration {
  const ids = Array.from({ length: METHODS }, (_, position) => position + 1);
  const methods = ids.map((id) => {
    return { id, capabilities: EVERYTHING, psp_type: id === 2 ? "asking" : "acquirer" };
  });
  const offers = ids.map((method_id) => ({ method_id, base_preference: 0, policy: EVERYTHING }));
  const base = makeConfiguration(methods, offers, { default_currency: 978 });
  const [client] = base.clients;
  const managed_bookings = { forms_of_payment: { except: [1] as const } };
  return {
    ...base,
    processors: [{ psp_type: "asking", required_fields: MISSING as [RequiredField, ...RequiredField[]] }],
    clients: [{ ...client, accounts: [{ ...client.accounts[0], managed_bookings }] }],
  };
}
