import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { MigrationError } from "./migration-error.ts";

/** One file of SQL that brings the schema a step further. */
export interface Migration {
  /** `0001-what-it-does.sql` */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly checksum: string;
}

/** The folder that ships with this package. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL("../../migrations", import.meta.url));

/** The migrations of a folder, in the order of their numbers. Throws a MigrationError for a file without a number of its own. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  names.forEach(checkName);
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

function checkName(name: string, index: number, names: readonly string[]): void {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
    throw new MigrationError("misnamed", name, "expected four digits, a hyphen and a name");
  }
  if (names[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
    throw new MigrationError("misnamed", name, `has the same number as ${names[index - 1]}`);
  }
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(`${folder}/${name}`, "utf8");
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}
