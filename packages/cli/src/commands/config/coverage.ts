import type { CoverageResult, MethodCoverage } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { printCoverage } from "../../configuration/print-coverage.ts";
import { describeReplay, REPLAY_SETTINGS, replaySource } from "../../configuration/replay-source.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showPlace } from "../../show-text.ts";

const settings = {
  ...REPLAY_SETTINGS,
  json: flag(
    "Print JSON, one object per line: each method with the constraints that removed it, then a summary.",
  ),
};

export const coverage = defineCommand({
  description:
    "Replay the requests that the service recorded. For each method, show which constraint removed it most often, how many requests would offer the method without that constraint, and which values the constraint would have to accept. Also list what the configuration uses but the records do not contain.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const result = await replaySource<CoverageResult>("coverage", given, terminal);
  const { methods, requests, recorded, unknown_accounts, not_recorded } = result;
  if (given.json) {
    for (const method of methods) print(writeMethod(method));
    print(JSON.stringify({ event: "summary", requests, recorded, unknown_accounts, not_recorded }));
  } else {
    if (unknown_accounts > 0)
      print(
        `${unknown_accounts} of ${requests} recorded requests are for accounts that the configuration does not contain`,
      );
    for (const line of describeReplay(result)) print(line);
    for (const line of printCoverage(methods)) print(line);
    if (requests === 0) print("No records in this period.");
  }
  return EXIT_CODES.done;
}

function writeMethod({ removed_by, ...method }: MethodCoverage): string {
  const removedBy = removed_by.map(({ file, line, column, ...constraint }) => ({
    ...constraint,
    place: showPlace(file === undefined ? {} : { file, line: line ?? 0, column: column ?? 0 }),
  }));
  return JSON.stringify({ event: "method", ...method, removed_by: removedBy });
}
