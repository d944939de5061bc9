import type { LintResult } from "@payment-routing/operator-contract";
import { createLintResult } from "@payment-routing/routing/analysis";
import { defineCommand, EXIT_CODES, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { runRemoteJob, writeInput } from "../../configuration/remote-jobs.ts";
import { findService } from "../../operator/operator-service.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { choosePaint, showCount, showPlace } from "../../show-text.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Print JSON, one object per line: each finding, then a summary."),
};

export const lint = defineCommand({
  description:
    "Find likely mistakes that the schema cannot detect: unreachable rules, methods that are never eligible or have expired, policies beyond the capabilities of a method, countries and currencies that do not match, requests without any method, amounts without a currency. With --url, also find closed codes that would reject callbacks of its sessions. Exit with 0 unless a finding is an error. A configuration with an error cannot be activated.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const { findings, errors, warnings } = await lintSource(given, terminal);
  const paint = choosePaint(terminal);
  for (const { rule, severity, pointer, message, ...position } of findings) {
    const place = showPlace(position);
    if (given.json) print(JSON.stringify({ event: "finding", rule, severity, place, pointer, message }));
    else print(`${place} ${paint(severity === "error" ? "red" : "yellow", severity)} ${rule}: ${message}`);
  }
  if (given.json) print(JSON.stringify({ event: "summary", errors, warnings }));
  else print(`${showCount(errors, "error")}, ${showCount(warnings, "warning")}`);
  return errors === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

async function lintSource(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<LintResult> {
  const service = await findService(given);
  if (service !== undefined) {
    const configuration = await writeInput(service, given.config);
    return runRemoteJob(service, "lint", { configuration }, terminal);
  }
  const { loaded } = await loadSource(given, terminal.environment);
  const progress = createProgress(terminal);
  const result = createLintResult(loaded, { onProgress: progress.show });
  progress.stop();
  return result;
}
