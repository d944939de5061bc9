import type {
  Account,
  AmountRange,
  CatalogueMethod,
  Client,
  Constraints,
  MerchantConfiguration,
  Offer,
} from "@payment-routing/config-contract";
import { type ConfigurationFault, type Faults, fault } from "./configuration-fault.ts";
import { findRepeated, findUnknown, idsOf, itemsOf, type Loose } from "./configuration-parts.ts";

/**
 * What the schema cannot say of a merchant configuration: IDs and codes are given once, those that are referred to
 * exist, and no range has its bounds the wrong way round. The order is that of the configuration's parts.
 *
 * The configuration need not be valid: parts of another shape are passed over, so that an operator can be told of all
 * faults at once, those of the schema and these.
 */
export function checkConfiguration(
  configuration: MerchantConfiguration | Loose<MerchantConfiguration>,
): ConfigurationFault[] {
  return [...findFaults(configuration)];
}

/** The IDs that may be referred to; undefined where the section that holds them is missing or no list. */
interface KnownIds {
  readonly countries: ReadonlySet<unknown> | undefined;
  readonly currencies: ReadonlySet<unknown> | undefined;
  readonly methods: ReadonlySet<unknown> | undefined;
}

function* findFaults({ countries, currencies, methods, clients }: Loose<MerchantConfiguration>): Faults {
  const known: KnownIds = {
    countries: idsOf(countries),
    currencies: idsOf(currencies),
    methods: idsOf(methods),
  };
  yield* findRepeated("/countries", "id", countries);
  yield* findRepeated("/currencies", "id", currencies);
  yield* findRepeated("/methods", "id", methods);
  for (const [position, { capabilities }] of itemsOf<CatalogueMethod>(methods)) {
    yield* checkConstraints(`/methods/${position}/capabilities`, capabilities, known);
  }
  yield* findRepeated("/clients", "client_id", clients);
  for (const [position, client] of itemsOf<Client>(clients))
    yield* checkClient(`/clients/${position}`, client, known);
}

function* checkClient(path: string, { accounts }: Loose<Client>, known: KnownIds): Faults {
  yield* findRepeated(`${path}/accounts`, "account_id", accounts);
  for (const [position, account] of itemsOf<Account>(accounts)) {
    yield* checkAccount(`${path}/accounts/${position}`, account, known);
  }
}

function* checkAccount(path: string, { default_currency, offers }: Loose<Account>, known: KnownIds): Faults {
  yield* findUnknown(`${path}/default_currency`, default_currency, known.currencies, "currencies");
  yield* findRepeated(`${path}/offers`, "method_id", offers);
  for (const [position, { method_id, policy }] of itemsOf<Offer>(offers)) {
    const offerPath = `${path}/offers/${position}`;
    yield* findUnknown(`${offerPath}/method_id`, method_id, known.methods, "methods");
    yield* checkConstraints(`${offerPath}/policy`, policy, known);
  }
}

function* checkConstraints(path: string, constraints: unknown, known: KnownIds): Faults {
  const { country, currency, amount }: Loose<Constraints> = Object(constraints);
  yield* checkList(`${path}/country`, country, known.countries, "countries");
  yield* checkList(`${path}/currency`, currency, known.currencies, "currencies");
  yield* findRepeated(`${path}/amount`, "currency", amount);
  for (const [position, range] of itemsOf<AmountRange>(amount)) {
    const rangePath = `${path}/amount/${position}`;
    yield* findUnknown(`${rangePath}/currency`, range.currency, known.currencies, "currencies");
    const { min, max } = range;
    if (typeof min === "number" && typeof max === "number" && min > max) {
      yield fault(`${rangePath}/min`, `at most max, which is ${max}`, min);
    }
  }
}

function* checkList(
  path: string,
  list: unknown,
  known: ReadonlySet<unknown> | undefined,
  section: string,
): Faults {
  const { only, except }: { only?: unknown; except?: unknown } = Object(list);
  for (const [word, ids] of Object.entries({ only, except })) {
    if (!Array.isArray(ids)) continue;
    for (const [position, id] of ids.entries())
      yield* findUnknown(`${path}/${word}/${position}`, id, known, section);
  }
}
