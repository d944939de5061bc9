import { createValidationResult } from "@payment-routing/routing/analysis";
import { defineCommand } from "../../command.ts";
import { describeParts, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { runJob } from "../../configuration/run-job.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Validate a configuration as serve does at its start; with --url, as the service would. Print every issue with its file, line and column. Exit with 0 only if there are none. Does not run test cases: see payment-routing config test.",
  settings: {
    ...SOURCE_SETTINGS,
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, terminal) {
    const { print } = terminal;
    const result = await runJob("validateConfiguration", given, terminal, createValidationResult);
    const { digest, warnings } = result;
    if (given.json) print(JSON.stringify({ digest, warnings }));
    else {
      print(`valid: ${digest}`);
      print(describeParts(result));
      for (const warning of warnings) print(`warning: ${showText(warning)}`);
    }
  },
});
