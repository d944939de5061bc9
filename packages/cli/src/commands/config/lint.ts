import { createLintResult } from "@payment-routing/routing/analysis";
import { defineCommand, EXIT_CODES } from "../../command.ts";
import { SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { runJob } from "../../configuration/run-job.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { choosePaint, showCount, showPlace } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Find likely mistakes that the schema cannot detect: unreachable rules, methods that are never eligible or have expired, policies beyond the capabilities of a method, countries and currencies that do not match, requests without any method, amounts without a currency. With --url, also find closed codes that would reject callbacks of its sessions. Exit with 0 unless a finding is an error. A configuration with an error cannot be activated.",
  settings: {
    ...SOURCE_SETTINGS,
    json: flag("Print JSON, one object per line: each finding, then a summary."),
  },
  async run(given, terminal) {
    const { print } = terminal;
    const { findings, errors, warnings } = await runJob(
      "lintConfiguration",
      given,
      terminal,
      createLintResult,
    );
    const paint = choosePaint(terminal);
    for (const { rule, severity, pointer, message, ...position } of findings) {
      const place = showPlace(position);
      if (given.json) print(JSON.stringify({ event: "finding", rule, severity, place, pointer, message }));
      else print(`${place} ${paint(severity === "error" ? "red" : "yellow", severity)} ${rule}: ${message}`);
    }
    if (given.json) print(JSON.stringify({ event: "summary", errors, warnings }));
    else print(`${showCount(errors, "error")}, ${showCount(warnings, "warning")}`);
    return errors === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  },
});
