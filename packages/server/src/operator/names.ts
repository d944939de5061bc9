import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Names } from "@payment-routing/operator-contract";

type Kind = keyof Names;
type Tables = { readonly [Name in Kind]-?: ReadonlyMap<string, string> };

/** The members of responses that hold IDs or codes. */
const MEMBERS: Readonly<Record<string, Kind>> = {
  client_id: "clients",
  client_ids: "clients",
  configured_client_ids: "clients",
  method_id: "methods",
  session_code: "session_statuses",
  transaction_codes: "transaction_statuses",
  // In the facts of decisions.
  country: "countries",
  mobile_country: "countries",
  currency: "currencies",
  transaction_type: "transaction_types",
};

/** The IDs of these are of methods. */
const METHODS: ReadonlySet<string> = new Set(["offered", "methods"]);

/** Adds the names of the IDs and codes in a response that the configuration has. */
export function addNames<Content extends object>(
  content: Content,
  configuration: MerchantConfiguration,
): Content & { readonly names: Names } {
  const tables = readTables(configuration);
  const names: { [Name in Kind]?: Record<string, string> } = {};
  const add = (kind: Kind | undefined, id: unknown): void => {
    const name = kind && tables[kind].get(String(id));
    if (kind === undefined || name === undefined) return;
    names[kind] ??= {};
    names[kind][String(id)] = name;
  };
  const collect = (value: unknown, member: string, parent: string): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, member, parent);
    else if (typeof value === "object" && value !== null)
      for (const name in value) collect(value[name as never], name, member);
    else add(member === "id" && METHODS.has(parent) ? "methods" : MEMBERS[member], value);
  };
  collect(content, "", "");
  return { ...content, names };
}

/** By configuration: a large one has thousands of clients. */
const known = new WeakMap<MerchantConfiguration, Tables>();

function readTables(configuration: MerchantConfiguration): Tables {
  const found = known.get(configuration);
  if (found !== undefined) return found;
  const { clients, methods, countries, currencies } = configuration;
  const { session_statuses = [], transaction_statuses = [], transaction_types = [] } = configuration;
  const tables: Tables = {
    clients: new Map(clients.map(({ client_id, name }) => [String(client_id), name])),
    methods: new Map(methods.map(({ id, name }) => [String(id), name])),
    countries: new Map(countries.map(({ id, alpha2code }) => [String(id), alpha2code])),
    currencies: new Map(currencies.map(({ id, alpha3code }) => [String(id), alpha3code])),
    session_statuses: readStatuses(session_statuses),
    transaction_statuses: readStatuses(transaction_statuses),
    transaction_types: new Map(transaction_types.map(({ id, label }) => [String(id), label])),
  };
  known.set(configuration, tables);
  return tables;
}

/** A code with sub-codes has the label of its entry without one. */
function readStatuses(
  statuses: NonNullable<MerchantConfiguration["session_statuses"]>,
): ReadonlyMap<string, string> {
  const ofCodes = statuses.filter(({ sub_code }) => sub_code === undefined);
  return new Map(ofCodes.map(({ code, label }) => [String(code), label]));
}
