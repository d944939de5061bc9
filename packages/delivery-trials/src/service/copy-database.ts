import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Copies the database package and adds a migration that changes every table of reports and deliveries compatibly with the
 * current version. Returns the folder of the copy.
 */
export async function copyNextDatabase(folder: string): Promise<string> {
  const original = fileURLToPath(new URL(".", import.meta.resolve("@payment-routing/database/package.json")));
  const copy = join(folder, "next-database");
  for (const part of ["dist", "migrations", "package.json"])
    await cp(join(original, part), join(copy, part), { recursive: true });
  await writeFile(join(copy, "migrations", "9001-next-version.sql"), NEXT_MIGRATION);
  return copy;
}

const NEXT_MIGRATION = `
alter table payment_sessions add column region text not null default 'eu';
alter table session_history add column region text;
alter table callbacks add column region text;
alter table attempts add column region text not null default 'eu';
alter table lanes add column priority smallint not null default 0;
create index lanes_by_priority on lanes (priority);
alter table endpoints add column note text;
`;
