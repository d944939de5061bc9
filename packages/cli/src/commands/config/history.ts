import { readHistory } from "@payment-routing/config-store";
import type { ConfigurationActivation } from "@payment-routing/operator-contract";
import { writeActivation } from "@payment-routing/server";
import { defineCommand, type Terminal } from "../../command.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { ACCESS_SETTINGS, findServiceOrDatabase } from "../../operator/access-settings.ts";
import { listPages } from "../../operator/list-pages.ts";
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
  ...ACCESS_SETTINGS,
  json: flag("Print JSON, one object per line."),
};

export const history = defineCommand({
  description: "List activations and rollbacks with their time, version, actor and reason, newest first.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const { limit } = given;
  const service = await findServiceOrDatabase(given);
  const entries =
    service === undefined
      ? (await useVersions(given, (pool) => readHistory(pool, { limit }))).map(writeActivation)
      : await listPages<ConfigurationActivation>(service, "/configuration/activations", limit);
  for (const entry of entries)
    print(given.json ? JSON.stringify(entry) : describeEntry(entry, entry === entries[0]));
  if (entries.length === 0 && !given.json) print("No version has been activated.");
  return EXIT_CODES.done;
}

function describeEntry(entry: ConfigurationActivation, isActive: boolean): string {
  const { activated_at, kind, digest, actor, database_role, reason } = entry;
  const who = `${showText(actor)} (${database_role})`;
  const mark = isActive ? "*" : " ";
  return `${mark} ${activated_at} ${kind.padEnd(8)} ${digest.slice(0, 19)} ${who}: ${showText(reason)}`;
}
