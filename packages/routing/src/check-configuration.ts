import type { Account, Client, Constraints, MerchantConfiguration } from "@payment-routing/config-contract";

/** Something that a valid configuration still gets wrong. */
export interface ConfigurationFault {
  /** A JSON Pointer into the configuration. */
  readonly path: string;
  /** `path: expected X, got Y` */
  readonly message: string;
  readonly expected: string;
  readonly received: string;
}

/**
 * What the schema cannot say of a merchant configuration: IDs and codes are given once, those that are referred to
 * exist, and no range has its bounds the wrong way round. The order is that of the configuration's parts.
 */
export function checkConfiguration(configuration: MerchantConfiguration): readonly ConfigurationFault[] {
  return [...findFaults(configuration)];
}

/** The IDs that may be referred to. */
interface KnownIds {
  readonly countries: ReadonlySet<number>;
  readonly currencies: ReadonlySet<number>;
  readonly methods: ReadonlySet<number>;
}

type Faults = Generator<ConfigurationFault, void, undefined>;

function* findFaults({ countries, currencies, methods, clients }: MerchantConfiguration): Faults {
  const known: KnownIds = {
    countries: idsOf(countries),
    currencies: idsOf(currencies),
    methods: idsOf(methods),
  };
  yield* findRepeated("/countries", "id", countries);
  yield* findRepeated("/currencies", "id", currencies);
  yield* findRepeated("/methods", "id", methods);
  for (const [position, { capabilities }] of methods.entries()) {
    yield* checkConstraints(`/methods/${position}/capabilities`, capabilities, known);
  }
  yield* findRepeated("/clients", "client_id", clients);
  for (const [position, client] of clients.entries())
    yield* checkClient(`/clients/${position}`, client, known);
}

function* checkClient(path: string, { accounts }: Client, known: KnownIds): Faults {
  yield* findRepeated(`${path}/accounts`, "account_id", accounts);
  for (const [position, account] of accounts.entries()) {
    yield* checkAccount(`${path}/accounts/${position}`, account, known);
  }
}

function* checkAccount(path: string, { default_currency, offers }: Account, known: KnownIds): Faults {
  if (default_currency !== undefined && !known.currencies.has(default_currency)) {
    yield fault(`${path}/default_currency`, "the id of a currency in /currencies", default_currency);
  }
  yield* findRepeated(`${path}/offers`, "method_id", offers);
  for (const [position, { method_id, policy }] of offers.entries()) {
    const offerPath = `${path}/offers/${position}`;
    if (!known.methods.has(method_id)) {
      yield fault(`${offerPath}/method_id`, "the id of a method in /methods", method_id);
    }
    if (policy !== undefined) yield* checkConstraints(`${offerPath}/policy`, policy, known);
  }
}

function* checkConstraints(
  path: string,
  { country, currency, amount }: Constraints,
  known: KnownIds,
): Faults {
  yield* findUnknown(`${path}/country`, country, known.countries, "the id of a country in /countries");
  yield* findUnknown(`${path}/currency`, currency, known.currencies, "the id of a currency in /currencies");
  yield* findRepeated(`${path}/amount`, "currency", amount ?? []);
  for (const [position, range] of (amount ?? []).entries()) {
    const rangePath = `${path}/amount/${position}`;
    if (!known.currencies.has(range.currency)) {
      yield fault(`${rangePath}/currency`, "the id of a currency in /currencies", range.currency);
    }
    if (range.min !== undefined && range.max !== undefined && range.min > range.max) {
      yield fault(`${rangePath}/min`, `at most max, which is ${range.max}`, range.min);
    }
  }
}

function* findUnknown(
  path: string,
  constraint: Constraints["country"] | Constraints["currency"],
  known: ReadonlySet<number>,
  expected: string,
): Faults {
  if (constraint === undefined) return;
  const [word, ids] = "only" in constraint ? ["only", constraint.only] : ["except", constraint.except];
  for (const [position, id] of ids.entries()) {
    if (!known.has(id)) yield fault(`${path}/${word}/${position}`, expected, id);
  }
}

function* findRepeated<Key extends string>(
  path: string,
  key: Key,
  items: readonly Readonly<Record<Key, number>>[],
): Faults {
  const seen = new Set<number>();
  for (const [position, { [key]: id }] of items.entries()) {
    if (seen.has(id))
      yield fault(`${path}/${position}/${key}`, `another ${key}, as this one is given before`, id);
    seen.add(id);
  }
}

function idsOf(items: readonly { readonly id: number }[]): ReadonlySet<number> {
  return new Set(items.map(({ id }) => id));
}

function fault(path: string, expected: string, id: number): ConfigurationFault {
  const received = String(id);
  return { path, message: `${path}: expected ${expected}, got ${received}`, expected, received };
}
