import type {
  AccountDefaults,
  CatalogueMethod,
  Client,
  MerchantConfiguration,
} from "@payment-routing/config-contract";
import { type Issues, issue, repeated } from "./configuration-issue.ts";
import { findRepeated, findUnknown, itemsOf, type Loose, valuesOf } from "./configuration-parts.ts";
import { CODE_SECTIONS, foldLanguage, statusKey } from "./known-codes.ts";

/** Checks that codes are unique, that closed codes have a table, and that the configuration uses only their values. */
export function* checkCodes(configuration: Loose<MerchantConfiguration>): Issues {
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
      const place = `${path}/${position}/default_language`;
      yield* findUnknown(place, default_language, known, "languages");
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
    const place = `${path}/${position}/code`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, place);
    else yield repeated(place, "status", code, earlier);
  }
}
