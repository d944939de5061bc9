import { defineCommand, type Terminal } from "../../command.ts";
import { countParts } from "../../configuration/count-parts.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing config validate`: judges a configuration as a service does that is to start with it, but runs no test cases. */
export const validate = defineCommand({
  description:
    "Judges a configuration as a service does that is to start with it. Prints every fault of every file with its place. Ends with 0 only if there is none. Test cases are not run: see payment-routing config test.",
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
