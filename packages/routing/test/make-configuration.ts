import type {
  Arrangement,
  CatalogueMethod,
  Constraints,
  MerchantConfiguration,
  Offer,
  OrderingRule,
} from "@payment-routing/config-contract";

/** A configuration of one account, 2 of client 1, that offers the given methods; more of it as a test needs it. */
export function makeConfiguration(
  methods: readonly (Partial<CatalogueMethod> & Pick<CatalogueMethod, "id">)[],
  offers: readonly Offer[],
  account: { readonly default_currency?: number } = {},
): MerchantConfiguration {
  return {
    countries: [
      { id: 208, alpha2code: "DK" },
      { id: 752, alpha2code: "SE" },
    ],
    currencies: [
      { id: 208, alpha3code: "DKK", decimals: 2 },
      { id: 352, alpha3code: "ISK", decimals: 0 },
      { id: 978, alpha3code: "EUR", decimals: 2 },
    ],
    closed_codes: ["country", "currency"],
    methods: methods.map((method) => ({
      name: `Method ${method.id}`,
      psp_type: "acquirer",
      state_id: 1,
      capabilities: {},
      ...method,
    })) as [CatalogueMethod, ...CatalogueMethod[]],
    clients: [
      {
        client_id: 1,
        name: "Merchant",
        accounts: [
          { account_id: 2, default_language: "da", ...account, offers: offers as [Offer, ...Offer[]] },
        ],
      },
    ],
  };
}

/** A configuration that offers one method, 1, with these capabilities and this policy. */
export function makeSingleMethod(capabilities: Constraints, policy: Constraints = {}): MerchantConfiguration {
  return makeConfiguration([{ id: 1, capabilities }], [{ method_id: 1, base_preference: 0, policy }]);
}

export function makeRule(name: string, when: Constraints, arrangement: Arrangement): OrderingRule {
  // biome-ignore lint/suspicious/noThenProperty: the configuration has this name, and rules are not awaited.
  return { name, when, then: arrangement };
}
