import type { ValidationResult } from "@payment-routing/operator-contract";
import { createValidationResult } from "@payment-routing/routing/analysis";
import { defineCommand, EXIT_CODES, type Terminal } from "../../command.ts";
import { describeParts, loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { runRemoteJob, writeInput } from "../../configuration/remote-jobs.ts";
import { findService } from "../../operator/operator-service.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showText } from "../../show-text.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const validate = defineCommand({
  description:
    "Validate a configuration as serve does at its start; with --url, as the service would. Print every issue with its file, line and column. Exit with 0 only if there are none. Does not run test cases: see payment-routing config test.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const result = await check(given, terminal);
  const { digest, warnings } = result;
  if (given.json) print(JSON.stringify({ digest, warnings }));
  else {
    print(`valid: ${digest}`);
    print(describeParts(result));
    for (const warning of warnings) print(`warning: ${showText(warning)}`);
  }
  return EXIT_CODES.done;
}

async function check(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<ValidationResult> {
  const service = await findService(given);
  if (service === undefined) {
    const { loaded } = await loadSource(given, terminal.environment);
    return createValidationResult(loaded);
  }
  const configuration = await writeInput(service, given.config);
  return runRemoteJob(service, "validate", { configuration }, terminal);
}
