import { defineCommand, EXIT_CODES } from "../../command.ts";
import { countParts, loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { flag } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Print a configuration: its digest and its files, without credentials. --config active --json prints what every process serves.",
  settings: {
    ...SOURCE_SETTINGS,
    json: flag("Print the merged configuration as one JSON object."),
  },
  async run(given, { print, environment }) {
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
  },
});
