import { migrate as applyMigrations } from "@payment-routing/database";
import { CommandError, defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { DATABASE_SETTINGS, useDatabase } from "../service/database-settings.ts";
import { describeDatabaseFailure } from "../service/describe-database-failure.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { flag } from "../settings/setting-kinds.ts";

const settings = { ...DATABASE_SETTINGS, json: flag("Prints one JSON object instead of lines for people.") };

/** `payment-routing migrate`: brings the database up to date. */
export const migrate = defineCommand({
  description:
    "Applies what the database lacks of this version's migrations, in order, each in a transaction of its own, and makes the partitions of the coming days. It may run beside services of this version and the one before, and beside itself: one waits for the other. serve does the same at its start.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print, complain }: Terminal): Promise<number> {
  const onWaiting = (what: string) => complain(`payment-routing migrate: waits for ${what}`);
  const applied = await useDatabase(given, (address) => apply(address, { onWaiting }), { mayCreate: true });
  if (given.json) print(JSON.stringify({ applied }));
  else if (applied.length === 0) print("Nothing to apply: the database is up to date.");
  else for (const name of applied) print(`applied ${name}`);
  return EXIT_CODES.done;
}

async function apply(...asked: Parameters<typeof applyMigrations>): ReturnType<typeof applyMigrations> {
  try {
    return await applyMigrations(...asked);
  } catch (cause) {
    throw new CommandError([`payment-routing migrate: ${describeDatabaseFailure(cause)}`], { cause });
  }
}
