import { type HistoryEntry, readHistory } from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { DATABASE_SETTINGS } from "../../service/database-settings.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag, integer } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

const settings = {
  limit: integer({
    default: 20,
    min: 1,
    max: 100_000,
    unit: "",
    description: "The maximum number of activations to list.",
  }),
  ...DATABASE_SETTINGS,
  json: flag("Print JSON, one object per line."),
};

export const history = defineCommand({
  description: "List activations and rollbacks with their time, version, actor and reason, newest first.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const { limit } = given;
  const entries = await useVersions(given, (pool) => readHistory(pool, { limit }));
  for (const entry of entries)
    print(given.json ? JSON.stringify(writeEntry(entry)) : describeEntry(entry, entry === entries[0]));
  if (entries.length === 0 && !given.json) print("No version has been activated.");
  return EXIT_CODES.done;
}

function describeEntry(entry: HistoryEntry, isActive: boolean): string {
  const { at, kind, digest, actor, databaseRole, reason } = entry;
  const who = `${showText(actor)} (${databaseRole})`;
  const mark = isActive ? "*" : " ";
  return `${mark} ${at.toISOString()} ${kind.padEnd(8)} ${digest.slice(0, 19)} ${who}: ${showText(reason)}`;
}

function writeEntry(entry: HistoryEntry): object {
  const { activationId, at, kind, digest, previous, actor, databaseRole, reason } = entry;
  const activation_id = Number(activationId);
  return { activation_id, at, kind, digest, previous, actor, database_role: databaseRole, reason };
}
