import { defineCommand, EXIT_CODES } from "../command.ts";
import { examine, type Finding } from "../doctor/examine.ts";
import type { Severity } from "../doctor/finding.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { flag } from "../settings/setting-kinds.ts";
import { choosePaint, type Style, showCount } from "../show-text.ts";

export const command = defineCommand({
  description:
    "Check a deployment and print what is wrong and what to do: its database, configuration, secrets, keys, endpoints, certificates, processes and callbacks. Takes the settings of serve: run it with the environment and as the user of a process of the service. Changes nothing, and sends nothing to merchants. Exit with 0 only if there are no errors and no warnings.",
  settings: {
    ...SETTINGS,
    json: flag("Print JSON, one object per line: each finding, then a summary."),
  },
  async run({ json, ...settings }, terminal) {
    const { print, environment } = terminal;
    const paint = choosePaint(terminal);
    const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
    for await (const finding of examine(settings, environment)) {
      counts[finding.severity]++;
      print(json ? JSON.stringify({ event: "finding", ...finding }) : describe(finding, paint));
    }
    const { error: errors, warning: warnings, note: notes } = counts;
    if (json) print(JSON.stringify({ event: "summary", errors, warnings, notes }));
    else if (errors + warnings + notes === 0) print(paint("green", "No findings."));
    else
      print(
        `${[showCount(errors, "error"), showCount(warnings, "warning"), showCount(notes, "note")].join(", ")}. docs/operations/doctor.md describes each check.`,
      );
    if (errors > 0) return EXIT_CODES.failed;
    return warnings > 0 ? EXIT_CODES.warned : EXIT_CODES.done;
  },
});

function describe({ severity, check, message }: Finding, paint: ReturnType<typeof choosePaint>): string {
  return `${paint(STYLES[severity], severity.padEnd(7))}  ${check}: ${message}`;
}

const STYLES: Record<Severity, Style> = { error: "red", warning: "yellow", note: "dim" };
