import { Client } from "pg";

/** What an upgrade must keep, and what it changes. */
export interface DatabaseDescription {
  /** `15.14` */
  readonly version: string;
  readonly systemIdentifier: string;
  readonly rows: number;
  /** Contents by names such as `table lanes`, `sequence audit_audit_id_seq` and `partition callbacks_20261130`. */
  readonly contents: ReadonlyMap<string, string>;
}

/** Describes a database in which nothing changes. */
export async function describeDatabase(connectionString: string): Promise<DatabaseDescription> {
  const client = new Client({ connectionString, options: "-c timezone=UTC" });
  await client.connect();
  try {
    const list = async (text: string) => (await client.query<Readonly<Record<string, string>>>(text)).rows;
    const [{ version = "", identifier: systemIdentifier = "" } = {}] = await list(READ_SERVER);
    const contents = new Map((await list(LIST_OTHERS)).map(({ name = "", value = "" }) => [name, value]));
    let rows = 0;
    for (const { name } of await list(LIST_TABLES)) {
      const [{ count, digest } = {}] = await list(
        `select count(*)::text as count, sum(hashtextextended(t::text, 0))::text as digest from ${name} t`,
      );
      contents.set(`table ${name}`, `${count} rows with digest ${digest}`);
      rows += Number(count);
    }
    return { version, systemIdentifier, rows, contents };
  } finally {
    await client.end();
  }
}

/** Lists what is not as it should be after an upgrade. */
export function compareDatabases(before: DatabaseDescription, after: DatabaseDescription): readonly string[] {
  const changed = [...before.contents].filter(([name, value]) => after.contents.get(name) !== value);
  return [
    ...(before.systemIdentifier === after.systemIdentifier ? ["the system identifier is the same"] : []),
    ...changed.map(([name, value]) => `${name}: expected ${value}, got ${after.contents.get(name)}`),
  ];
}

const READ_SERVER = `
  select current_setting('server_version') as version, system_identifier::text as identifier from pg_control_system()`;

const LIST_TABLES = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

const LIST_OTHERS = `
  select 'sequence ' || sequencename as name, coalesce(last_value::text, 'unused') as value
  from pg_sequences where schemaname = 'public'
  union all
  select 'partition ' || relname, pg_get_expr(relpartbound, oid) from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition`;
