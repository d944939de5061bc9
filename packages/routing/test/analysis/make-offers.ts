import type {
  Account,
  CatalogueMethod,
  Constraints,
  MerchantConfiguration,
} from "@payment-routing/config-contract";

export interface Made {
  readonly capabilities?: readonly Constraints[];
  readonly policies?: readonly (Constraints | undefined)[];
  readonly account?: Partial<Account>;
  /** Members of the configuration itself. The methods have the `psp_type` "acquirer". */
  readonly rest?: Partial<MerchantConfiguration>;
}

/**
 * A client 1 with an account 2 that offers methods 1, 2, 3, as many as there are capabilities. Denmark and Sweden, crowns
 * and euros.
 */
export function makeConfiguration({
  capabilities = [{}],
  policies = [],
  account = {},
  rest = {},
}: Made): MerchantConfiguration {
  const methods = capabilities.map((each, position): CatalogueMethod => {
    return {
      id: position + 1,
      name: `M${position + 1}`,
      psp_type: "acquirer",
      state_id: 1,
      capabilities: each,
    };
  });
  const offers = methods.map(({ id }, position) => {
    const policy = policies[position];
    return { method_id: id, base_preference: id * 10, ...(policy !== undefined && { policy }) };
  });
  const accounts: Account[] = [
    { account_id: 2, default_language: "da", default_currency: 208, offers: offers as never, ...account },
  ];
  return {
    countries: [
      { id: 208, alpha2code: "DK" },
      { id: 752, alpha2code: "SE" },
    ],
    currencies: [
      { id: 208, alpha3code: "DKK", decimals: 2 },
      { id: 978, alpha3code: "EUR", decimals: 2 },
    ],
    methods: methods as never,
    clients: [{ client_id: 1, name: "Shop", accounts: accounts as never }],
    ...rest,
  };
}
