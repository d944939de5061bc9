import type { ConfigurationVersion } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { flag, integer } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "List the stored versions of the configuration, the newest first, with who stored each of them and why. The active version has a mark.",
  settings: {
    limit: integer({ default: 20, min: 1, max: 100_000 }, "The maximum number of versions to list."),
    ...OPERATOR_SETTINGS,
    json: flag("Print JSON, one object per line."),
  },
  async run(given, { print }) {
    const service = await connectOperator(given);
    const versions = await service.list("listConfigurationVersions", { limit: given.limit });
    for (const version of versions) print(given.json ? JSON.stringify(version) : describe(version));
    if (versions.length === 0 && !given.json) print("No version is stored.");
  },
});

function describe(version: ConfigurationVersion): string {
  const { digest, number, name, stored_at, actor, database_role, reason, is_active, activated_at } = version;
  const mark = is_active ? "*" : " ";
  const activation = activated_at === undefined ? "never active" : `activated ${activated_at}`;
  const who = `${showText(actor)} (${database_role})`;
  const called = name === undefined ? number : `${number} ${showText(name)}`;
  return `${mark} ${called} ${digest.slice(0, 19)} stored ${stored_at}, ${activation}, by ${who}: ${showText(reason)}`;
}
