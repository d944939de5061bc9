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
 * What the schema cannot say of a merchant configuration: IDs and codes are given once, those that are referred to
 * exist, ranges have their bounds the right way round, and accounts have, with their defaults, all that they need. The
 * order is that of the configuration's parts.
 *
 * The configuration need not be valid: parts of another shape are passed over, so that an operator can be told of all
 * issues at once, those of the schema and these.
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
