import type { Queryable } from "./open-pool.ts";
import { UnsuitableDatabaseError } from "./unsuitable-database-error.ts";

/** Throws an UnsuitableDatabaseError if the user may read but not write one of the tables that exist, or neither. */
export async function checkRights(client: Queryable, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; schema: string; user: string }>(FIND_DENIED, [tables]);
  const [first] = rows;
  if (first === undefined) return;
  const names = rows.map(({ table }) => table).join(", ");
  throw new UnsuitableDatabaseError(
    "missing-rights",
    `the database user may not read and write ${names}: grant select, insert, update, delete on all tables in schema ${first.schema} to ${first.user}`,
  );
}

// A right of the four is enough for a table that is only inserted into, or only updated.
const FIND_DENIED = `
  select name as table, quote_ident(current_schema()) as schema, quote_ident(current_user) as user
  from unnest($1::text[]) as name join pg_class c on c.oid = to_regclass(name) and c.relkind in ('r', 'p')
  where not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert, update, delete'))
  order by name`;

/** Adds to an error about a right what to do. Returns other errors as they are. */
export function explainMissingRight(error: unknown): unknown {
  const { code, cause, message } = error as Error & { readonly code?: string };
  const { code: causeCode } = Object(cause) as { readonly code?: string };
  if (!MISSING_RIGHT.has(code) && !MISSING_RIGHT.has(causeCode)) return error;
  return new UnsuitableDatabaseError(
    "missing-rights",
    `${message}. Run payment-routing migrate as the owner of the schema and its tables, or grant the right to the database user`,
  );
}

/** insufficient_privilege, and invalid_schema_name: the user may use no schema. */
const MISSING_RIGHT: ReadonlySet<unknown> = new Set(["42501", "3F000"]);
