import { defineCommand, EXIT_CODES, type Terminal } from "../../command.ts";
import { countParts, loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Print the merged configuration as one JSON object."),
};

export const show = defineCommand({
  description:
    "Print a configuration: its digest and its files, without credentials. --config active --json prints what every process serves.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, { print, environment }: Terminal): Promise<number> {
  const { loaded, files } = await loadSource(given, environment);
  if (given.json) {
    print(JSON.stringify(loaded.configuration, undefined, 2));
    return EXIT_CODES.done;
  }
  print(`# ${loaded.router.configurationDigest}`);
  print(`# ${countParts(loaded)}`);
  for (const { path, text } of files) {
    print(`\n# ${path}`);
    print(text.trimEnd());
  }
  return EXIT_CODES.done;
}
