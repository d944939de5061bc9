import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { migrate } from "@payment-routing/database";
import type { Pool } from "pg";

/** The role of the service in PostgreSQL, with the rights that `deploy` gives it, and the mounted file with its password. */
export interface DatabaseRole {
  /** Contains the address of the database with the current password. */
  readonly addressFile: string;
  /** Gives the role another password, and then the file. */
  rotatePassword(): Promise<void>;
}

/** Migrates the database, and creates the role. */
export async function createDatabaseRole(
  pool: Pool,
  connectionString: string,
  addressFile: string,
): Promise<DatabaseRole> {
  await migrate(connectionString);
  await pool.query(ROLES);
  const rotatePassword = async () => {
    const password = randomBytes(12).toString("hex");
    await pool.query(`alter role payment_routing password '${password}'`);
    const url = Object.assign(new URL(connectionString), { username: "payment_routing", password });
    // As a mounted secret is replaced: a reader never sees half of it.
    await writeFile(`${addressFile}.next`, `${url.href}\n`);
    await rename(`${addressFile}.next`, addressFile);
  };
  await rotatePassword();
  return { addressFile, rotatePassword };
}

const ROLES = readFileSync(new URL("../../../../deploy/postgresql/roles.sql", import.meta.url), "utf8");
