import { checkTableRights, readRights } from "@payment-routing/database";
import { describeDatabaseFailure } from "../service/check-database.ts";
import { listUnsuitable, withDatabase } from "./check-server.ts";
import { error, note, type Problem, warning } from "./finding.ts";

export const checkMigrations = withDatabase((_pool, { missingMigrations }) => {
  const { value: missing = [], error: cause } = missingMigrations;
  if (cause !== undefined)
    return [error(`the migrations cannot be read (${describeDatabaseFailure(cause)}): grant select on them`)];
  return missing.length === 0
    ? []
    : [
        error(
          `the database lacks ${missing.join(", ")}: run payment-routing migrate as the owner of the schema`,
        ),
      ];
});

/** Too few rights, and too many. A process of a user who may do less does less damage. */
export const checkRights = withDatabase(async (pool, { missingMigrations, settings }) => {
  const hasTables = missingMigrations.value?.length === 0;
  const missing = hasTables ? await listUnsuitable(() => checkTableRights(pool)) : [];
  const { user, isSuperuser, mayCreateRoles, ownedTables, denied } = await readRights(pool);
  const isLocked = denied.length > 0;
  const excess: readonly (Problem | false)[] = [
    isLocked &&
      error(
        `the user ${user} may not use ${denied.join(", ")}: grant usage on sequences and execute on functions`,
      ),
    isSuperuser &&
      warning(`the user ${user} is a superuser: let the service connect as a user with fewer rights`),
    !isSuperuser &&
      mayCreateRoles &&
      warning(`the user ${user} may create roles: alter role ${user} nocreaterole`),
    !isSuperuser &&
      ownedTables > 0 &&
      note(
        `the user ${user} owns ${ownedTables} tables and can drop them: migrate as the owner, and let the service connect as another user`,
      ),
  ];
  // The embedded database has one user.
  return settings.embedded ? missing : [...missing, ...excess.filter((problem) => problem !== false)];
});
