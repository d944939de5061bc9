import { migrate as applyMigrations } from "@payment-routing/database";
import { CommandError, defineCommand } from "../command.ts";
import { describeDatabaseFailure } from "../service/check-database.ts";
import { DATABASE_SETTINGS, useDatabase } from "../service/database-settings.ts";
import { flag } from "../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Apply the missing migrations of this version in order, each in its own transaction, and create the partitions of the coming days. Safe to run while services of this version or the previous one are running, and several times in parallel. serve does the same at its start.",
  settings: {
    ...DATABASE_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, { print, complain }) {
    const onWaiting = (what: string) => complain(`payment-routing migrate: waiting for ${what}`);
    const apply = (address: string) =>
      applyMigrations(address, { onWaiting }).catch((cause: unknown) => {
        throw new CommandError([`payment-routing migrate: ${describeDatabaseFailure(cause)}`], { cause });
      });
    const applied = await useDatabase(given, apply, { mayCreate: true });
    if (given.json) print(JSON.stringify({ applied }));
    else if (applied.length > 0) for (const name of applied) print(`applied ${name}`);
    else print("The database is up to date.");
  },
});
