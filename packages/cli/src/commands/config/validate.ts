import { defineCommand, type Terminal } from "../../command.ts";
import { countParts, loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const validate = defineCommand({
  description:
    "Validate a configuration as serve does at its start. Print every issue with its file, line and column. Exit with 0 only if there are none. Does not run test cases: see payment-routing config test.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print, environment }: Terminal): Promise<number> {
  const { loaded } = await loadSource(given, environment);
  const { configurationDigest: digest } = loaded.router;
  if (given.json) print(JSON.stringify({ digest, warnings: loaded.warnings }));
  else {
    print(`valid: ${digest}`);
    print(countParts(loaded));
    for (const warning of loaded.warnings) print(`warning: ${warning}`);
  }
  return EXIT_CODES.done;
}
