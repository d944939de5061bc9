import { type LintFinding, lintConfiguration } from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/config-store";
import { defineCommand, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { describeRejected, findRejectedCallbacks } from "../../configuration/rejected-callbacks.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { choosePaint } from "../../paint.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showCount, showPlace } from "../../show-text.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Print JSON, one object per line: each finding, then a summary."),
};

export const lint = defineCommand({
  description:
    "Find likely mistakes that the schema cannot detect: unreachable rules, methods that are never eligible or have expired, policies beyond the capabilities of a method, countries and currencies that do not match, requests without any method, amounts without a currency. With a database, also find closed codes that would reject callbacks of its sessions. Exit with 0 unless a finding is an error. A configuration with an error cannot be activated.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const { loaded } = await loadSource(given, environment);
  const progress = createProgress(terminal);
  const found = lintConfiguration(loaded.configuration, { onProgress: progress.show });
  progress.stop();
  const findings = [...found, ...(await lintCallbacks(loaded, given, terminal))];
  const paint = choosePaint(terminal);
  for (const { rule, severity, pointer, message } of findings) {
    const place = showPlace(loaded.locate(pointer));
    if (given.json) print(JSON.stringify({ event: "finding", rule, severity, place, pointer, message }));
    else print(`${place} ${paint(severity === "error" ? "red" : "yellow", severity)} ${rule}: ${message}`);
  }
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  if (given.json) print(JSON.stringify({ event: "summary", errors, warnings }));
  else print(`${showCount(errors, "error")}, ${showCount(warnings, "warning")}`);
  return errors === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

async function lintCallbacks(
  loaded: LoadedConfiguration,
  given: SettingsOf<typeof settings>,
  terminal: Terminal,
): Promise<readonly LintFinding[]> {
  const { sessions = 0, codes = [] } = (await findRejectedCallbacks(loaded, given, terminal)) ?? {};
  return codes.map((rejected) => {
    const position = loaded.configuration.closed_codes?.indexOf(rejected.code);
    return {
      rule: "callbacks-rejected",
      severity: "warning",
      pointer: `/closed_codes/${position}`,
      message: describeRejected(rejected, sessions),
    };
  });
}
