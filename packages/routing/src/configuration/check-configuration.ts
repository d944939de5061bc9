import type {
  Account,
  AccountDefaults,
  CatalogueMethod,
  Client,
  MerchantConfiguration,
} from "@payment-routing/config-contract";
import { checkAccount, checkConstraints, checkSettings } from "./check-accounts.ts";
import {
  type ConfigurationIssue,
  type Issues,
  issue,
  type KnownIds,
  repeated,
} from "./configuration-issue.ts";
import { findRepeated, findUnknown, itemsOf, type Loose, valuesOf } from "./configuration-parts.ts";
import { CODE_SECTIONS, foldLanguage, statusKey } from "./known-codes.ts";

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

/** Checks that codes are unique, that closed codes have a table, and that the configuration uses only their values. */
function* checkCodes(configuration: Loose<MerchantConfiguration>): Issues {
  for (const section of LABELLED) yield* findRepeated(`/${section}`, "id", configuration[section]);
  yield* findRepeated("/languages", "id", configuration.languages, foldLanguage);
  // Countries may share an alphabetic code: the service can distinguish parts of one country.
  yield* findRepeated("/currencies", "alpha3code", configuration.currencies);
  for (const section of ["session_statuses", "transaction_statuses"] as const)
    yield* findRepeatedStatuses(`/${section}`, configuration[section]);
  const { closed_codes } = configuration;
  for (const [position, code] of (Array.isArray(closed_codes) ? closed_codes : []).entries()) {
    const section = CODE_SECTIONS[code as keyof typeof CODE_SECTIONS];
    if (section !== undefined && configuration[section] === undefined)
      yield issue(`/closed_codes/${position}`, `a code whose table, /${section}, is given`, code);
  }
  yield* checkOwnCodes(configuration, new Set(Array.isArray(closed_codes) ? closed_codes : []));
}

/** Checks the closed codes in responses and defaults. */
function* checkOwnCodes(configuration: Loose<MerchantConfiguration>, closed: ReadonlySet<unknown>): Issues {
  const { methods, account_defaults, clients, languages, card_states } = configuration;
  if (closed.has("card_state")) {
    for (const [position, { state_id }] of itemsOf<CatalogueMethod>(methods))
      yield* findUnknown(`/methods/${position}/state_id`, state_id, valuesOf(card_states), "card_states");
  }
  if (!closed.has("language")) return;
  const listed = valuesOf(languages);
  const known = listed && new Set([...listed].map(foldLanguage));
  const owners = [
    ["/account_defaults", account_defaults] as const,
    ...itemsOf<Client>(clients).map(
      ([position, client]) => [`/clients/${position}/accounts`, client.accounts] as const,
    ),
  ];
  for (const [path, list] of owners) {
    for (const [position, { default_language }] of itemsOf<AccountDefaults>(list)) {
      const at = `${path}/${position}/default_language`;
      yield* findUnknown(at, default_language, known, "languages");
    }
  }
}

const LABELLED = [
  "countries",
  "currencies",
  "platforms",
  "card_states",
  "session_types",
  "transaction_types",
  "payment_methods",
  "payment_types",
  "exchange_services",
  "operators",
] as const;

function* findRepeatedStatuses(path: string, list: unknown): Issues {
  const seen = new Map<string, string>();
  for (const [position, { code, sub_code }] of itemsOf<{ code: number; sub_code: number }>(list)) {
    if (typeof code !== "number") continue;
    const key = statusKey(code, typeof sub_code === "number" ? sub_code : undefined);
    const at = `${path}/${position}/code`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, at);
    else yield repeated(at, "status", code, earlier);
  }
}
