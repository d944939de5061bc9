// A consumer of config-contract: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import { type MerchantConfiguration, validateMerchantConfiguration } from "@payment-routing/config-contract";

const configuration: MerchantConfiguration = {
  countries: [{ id: 208, alpha2code: "DK" }],
  currencies: [{ id: 208, alpha3code: "DKK", decimals: 2 }],
  methods: [{ id: 8, name: "Visa", psp_type: "1", state_id: 1, capabilities: {} }],
  clients: [
    {
      client_id: 10077,
      name: "Example Air",
      accounts: [
        {
          account_id: 100482,
          default_language: "en",
          default_currency: 208,
          offers: [{ method_id: 8, base_preference: 1 }],
        },
      ],
    },
  ],
};
assert.deepEqual(validateMerchantConfiguration(configuration), { ok: true, value: configuration });

const rejected = validateMerchantConfiguration({ ...configuration, countries: [] });
assert.ok(!rejected.ok);
assert.deepEqual(
  rejected.issues.map(({ code, path }) => `${code} ${path}`),
  ["too-few-items /countries"],
);

// Code that reads.
function listOffers({ clients, methods }: MerchantConfiguration): readonly string[] {
  const names = new Map<number, string>(methods.map(({ id, name }) => [id, name]));
  return clients.flatMap(({ accounts, name }) =>
    accounts.flatMap(({ offers = [] }) => offers.map(({ method_id }) => `${name}: ${names.get(method_id)}`)),
  );
}
assert.deepEqual(listOffers(configuration), ["Example Air: Visa"]);
