import type {
  Account,
  AccountDefaults,
  CatalogueMethod,
  Client,
  MerchantConfiguration,
} from "@payment-routing/config-contract";
import { checkAccount, checkSettings } from "./check-accounts.ts";
import { checkCodes } from "./check-codes.ts";
import { checkConstraints } from "./check-constraints.ts";
import type { ConfigurationIssue, Issues } from "./configuration-issue.ts";
import { findRepeated, itemsOf, type Loose, valuesOf } from "./configuration-parts.ts";
import type { KnownIds } from "./known-ids.ts";

/**
 * Checks rules that the schema cannot express: IDs and codes are unique, references resolve, lower bounds are not above
 * upper bounds, and accounts are complete with their defaults. Issues are in the order of the configuration.
 *
 * Ignores parts that are invalid by the schema, so that an operator gets the issues of both checks at once.
 */
export function checkConfiguration(
  configuration: MerchantConfiguration | Loose<MerchantConfiguration>,
): ConfigurationIssue[] {
  return [...findIssues(configuration)];
}

function* findIssues(configuration: Loose<MerchantConfiguration>): Issues {
  const { countries, currencies, processors, methods, account_defaults, clients } = configuration;
  const known: KnownIds = {
    countries: valuesOf(countries),
    currencies: valuesOf(currencies),
    methods: valuesOf(methods),
  };
  yield* checkCodes(configuration);
  yield* findRepeated("/processors", "psp_type", processors);
  yield* findRepeated("/methods", "id", methods);
  for (const [position, { capabilities }] of itemsOf<CatalogueMethod>(methods))
    yield* checkConstraints(`/methods/${position}/capabilities`, capabilities, known);
  yield* findRepeated("/account_defaults", "name", account_defaults);
  for (const [position, defaults] of itemsOf<AccountDefaults>(account_defaults))
    yield* checkSettings(`/account_defaults/${position}`, defaults, known);
  yield* findRepeated("/clients", "client_id", clients);
  const byName = new Map(itemsOf<AccountDefaults>(account_defaults).map(([, item]) => [item.name, item]));
  for (const [position, { accounts }] of itemsOf<Client>(clients)) {
    const path = `/clients/${position}/accounts`;
    yield* findRepeated(path, "account_id", accounts);
    for (const [index, account] of itemsOf<Account>(accounts))
      yield* checkAccount(`${path}/${index}`, account, known, byName);
  }
}
