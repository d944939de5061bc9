import { createFactAdapter, type MethodCoverage, measureCoverage } from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/config-store";
import { writeMembers } from "@payment-routing/server";
import { defineCommand, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { printCoverage } from "../../configuration/print-coverage.ts";
import { RECORD_SETTINGS, readPeriod } from "../../configuration/record-settings.ts";
import { describeReplay, findNotRecorded, replayRecords } from "../../configuration/replay-records.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showPlace } from "../../show-text.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...RECORD_SETTINGS,
  json: flag(
    "Print JSON, one object per line: each method with the constraints that removed it, then a summary.",
  ),
};

export const coverage = defineCommand({
  description:
    "Replay the recorded requests in the database. For each method, show which constraint removed it most often, how many requests would offer the method without that constraint, and which values the constraint would have to accept. Also list what the configuration uses but the records do not contain.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const { loaded } = await loadSource(given, environment);
  const period = readPeriod(given);
  const { report, replayed, notRecorded } = await useVersions(given, async (pool) => {
    const measured = measureCoverage(loaded.router, createFactAdapter(loaded.configuration));
    const progress = createProgress(terminal);
    const replayed = await replayRecords(pool, {
      ...period,
      limit: given.limit,
      withAnswers: false,
      onRecord: measured.add,
      onProgress: progress.show,
    });
    progress.stop();
    const notRecorded = findNotRecorded(loaded.configuration, replayed.recordings);
    return { report: measured.report(), replayed, notRecorded };
  });
  const { requests, recorded } = replayed;
  const { methods, unknownAccounts } = report;
  if (given.json) {
    for (const method of methods) print(writeMethod(method, loaded));
    const summary = { event: "summary", requests, recorded, unknownAccounts, notRecorded };
    print(JSON.stringify(writeMembers(summary)));
  } else {
    if (unknownAccounts > 0)
      print(
        `${unknownAccounts} of ${requests} recorded requests are for accounts that the configuration does not contain`,
      );
    for (const line of describeReplay(replayed, notRecorded)) print(line);
    for (const line of printCoverage(methods, loaded.locate)) print(line);
    if (requests === 0) print("No records in this period.");
  }
  return EXIT_CODES.done;
}

function writeMethod(method: MethodCoverage, loaded: LoadedConfiguration): string {
  const removedBy = method.removedBy.map((constraint) => ({
    ...constraint,
    place: showPlace(loaded.locate(constraint.pointer)),
  }));
  const { id, name, requests, offered } = method;
  return JSON.stringify(writeMembers({ event: "method", id, name, requests, offered, removedBy }));
}
