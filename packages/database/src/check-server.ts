import type { Queryable } from "./open-pool.ts";
import { UnsuitableDatabaseError } from "./unsuitable-database-error.ts";

/** The oldest version that the tests run on. */
const MIN_SERVER_VERSION = 15;

/** Throws an UnsuitableDatabaseError if the version or the encoding of the database is not supported. */
export async function checkServer(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ major: number; version: string; encoding: string }>(`
    select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`);
  const { major = 0, version = "", encoding = "" } = rows[0] ?? {};
  if (major < MIN_SERVER_VERSION)
    throw new UnsuitableDatabaseError(
      "unsupported-server",
      `PostgreSQL ${version} is not supported: version ${MIN_SERVER_VERSION} or newer is needed`,
    );
  if (encoding !== "UTF8")
    throw new UnsuitableDatabaseError(
      "unsupported-encoding",
      `the database has the encoding ${encoding}, which cannot hold every text: create one with UTF8, by create database … encoding 'UTF8' template template0`,
    );
}
