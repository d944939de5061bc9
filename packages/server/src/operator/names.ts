import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Names } from "@payment-routing/operator-contract";

/** Adds the names of the IDs and codes in a response that the configuration has. */
export function addNames<Content extends object>(
  content: Content,
  configuration: MerchantConfiguration,
): Content & { readonly names: Names } {
  const names: Record<string, Record<string, string>> = {};
  collect(content, readTables(configuration), (kind, id, name) => {
    names[kind] ??= {};
    names[kind][id] = name;
  });
  return { ...content, names: names as Names };
}

type Kind = keyof Names;
type Tables = { readonly [Name in Kind]-?: ReadonlyMap<string, string> };

/** The members of responses that hold IDs or codes. */
const MEMBERS: Readonly<Record<string, Kind>> = { client_id: "clients", client_ids: "clients" };

function collect(
  value: unknown,
  tables: Tables,
  add: (kind: Kind, id: string, name: string) => void,
  member = "",
): void {
  if (Array.isArray(value)) for (const item of value) collect(item, tables, add, member);
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value)) collect(each, tables, add, name);
  else {
    const kind = MEMBERS[member];
    const name = kind && tables[kind].get(String(value));
    if (kind !== undefined && name !== undefined) add(kind, String(value), name);
  }
}

/** By configuration: a large one has thousands of clients. */
const known = new WeakMap<MerchantConfiguration, Tables>();

function readTables(configuration: MerchantConfiguration): Tables {
  const tables = known.get(configuration) ?? {
    clients: new Map(configuration.clients.map(({ client_id, name }) => [String(client_id), name])),
  };
  known.set(configuration, tables);
  return tables;
}
