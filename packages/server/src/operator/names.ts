import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Names } from "@payment-routing/operator-contract";
import { type InTurn, writeJson } from "../processor/map-in-turns.ts";

type Kind = keyof Names;
type Tables = { readonly [Name in Kind]-?: ReadonlyMap<string, string> };

/** The members of responses that hold IDs or codes. */
const MEMBERS: ReadonlyMap<string, Kind> = new Map([
  ["client_id", "clients"],
  ["client_ids", "clients"],
  ["configured_client_ids", "clients"],
  ["method_id", "methods"],
  ["session_code", "session_statuses"],
  ["transaction_codes", "transaction_statuses"],
  // In the facts of decisions.
  ["country", "countries"],
  ["mobile_country", "countries"],
  ["currency", "currencies"],
  ["transaction_type", "transaction_types"],
]);

/** The IDs of these are of methods. */
const METHODS: ReadonlySet<string> = new Set(["offered", "methods"]);

/** Adds the names of the IDs and codes in a response that the configuration has. */
export function addNames<Content extends object>(
  content: Content,
  configuration: MerchantConfiguration,
): Content & { readonly names: Names } {
  const { names, collect } = collectNames(configuration);
  collect(content, "", "");
  return { ...content, names };
}

/** Writes a response with the names that `addNames` adds: they are collected from each item when it is written anyway. */
export function writeWithNames(
  content: object,
  configuration: MerchantConfiguration,
  inTurn: InTurn,
  convert: (value: unknown) => unknown = (same) => same,
): Promise<string> {
  const { names, collect } = collectNames(configuration);
  // The last member is written when all others are.
  return writeJson({ ...content, names }, inTurn, (value, member, parent) => {
    collect(value, member, parent);
    return convert(value);
  });
}

interface NameCollector {
  /** The names of what was collected so far. */
  readonly names: Names;
  /** Collects from a value, with the name of the member that has it, and of the member that has that one. */
  readonly collect: (value: unknown, member: string, parent: string) => void;
}

function collectNames(configuration: MerchantConfiguration): NameCollector {
  const tables = readTables(configuration);
  const names: { [Name in Kind]?: Record<string, string> } = {};
  const seen: { [Name in Kind]?: Set<unknown> } = {};
  const add = (kind: Kind, id: unknown): void => {
    seen[kind] ??= new Set();
    // A list repeats few IDs: each is looked up once.
    if (seen[kind].has(id)) return;
    seen[kind].add(id);
    const name = tables[kind].get(String(id));
    if (name === undefined) return;
    names[kind] ??= {};
    names[kind][String(id)] = name;
  };
  const collect = (value: unknown, member: string, parent: string): void => {
    if (typeof value !== "object") collectId(value, member, parent);
    else if (Array.isArray(value)) for (const item of value) collect(item, member, parent);
    else
      for (const name in value) {
        const inner: unknown = value[name as never];
        // Most members are no objects, and have no names: a call for each would take as long as all else.
        if (typeof inner === "object") collect(inner, name, member);
        else if (name === "id" || MEMBERS.has(name)) collectId(inner, name, member);
      }
  };
  const collectId = (id: unknown, member: string, parent: string): void => {
    const kind = member === "id" && METHODS.has(parent) ? "methods" : MEMBERS.get(member);
    if (kind !== undefined) add(kind, id);
  };
  return { names, collect };
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
