import { migrate as applyMigrations, type FinishedUpgrade, finishUpgrade } from "@payment-routing/database";
import { CommandError, defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { DATABASE_SETTINGS, useDatabase } from "../service/database-settings.ts";
import { describeDatabaseFailure } from "../service/describe-database-failure.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { flag } from "../settings/setting-kinds.ts";

const settings = {
  ...DATABASE_SETTINGS,
  finish: flag(
    "Finish an upgrade once no process of an earlier version is left: new records are then written in the compact form, which earlier versions cannot read.",
  ),
  json: flag("Print one JSON object instead of text."),
};

export const migrate = defineCommand({
  description:
    "Apply the missing migrations of this version in order, each in its own transaction, and create the partitions of the coming days. Safe to run while services of this version or the previous one are running, and several times in parallel. serve does the same at its start.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print, complain }: Terminal): Promise<number> {
  const onWaiting = (what: string) => complain(`payment-routing migrate: waiting for ${what}`);
  const { applied, finish } = await useDatabase(given, (address) => apply(address, given.finish, onWaiting), {
    mayCreate: true,
  });
  if (given.json) print(JSON.stringify({ applied, ...finish }));
  else if (applied.length > 0) for (const name of applied) print(`applied ${name}`);
  else if (finish === undefined) print("The database is up to date.");
  if (finish === undefined) return EXIT_CODES.done;
  if (!finish.finished) {
    const workers = finish.earlierWorkers.join(", ");
    complain(`payment-routing migrate: not finished: workers of an earlier version are running: ${workers}`);
    return EXIT_CODES.failed;
  }
  if (!given.json) print("The upgrade is finished.");
  return EXIT_CODES.done;
}

async function apply(
  address: string,
  mustFinish: boolean,
  onWaiting: (what: string) => void,
): Promise<{ readonly applied: readonly string[]; readonly finish: FinishedUpgrade | undefined }> {
  try {
    const applied = await applyMigrations(address, { onWaiting });
    return { applied, finish: mustFinish ? await finishUpgrade(address) : undefined };
  } catch (cause) {
    throw new CommandError([`payment-routing migrate: ${describeDatabaseFailure(cause)}`], { cause });
  }
}
