import { createFactAdapter, type MethodCoverage, measureCoverage } from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/config-store";
import { writeMembers } from "@payment-routing/server";
import { defineCommand, type Terminal } from "../../command.ts";
import { describeReplay } from "../../configuration/describe-replay.ts";
import { findNotRecorded } from "../../configuration/find-not-recorded.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { printCoverage } from "../../configuration/print-coverage.ts";
import { RECORD_SETTINGS, readPeriod } from "../../configuration/record-settings.ts";
import { replayRecords } from "../../configuration/replay-records.ts";
import { showPlace } from "../../configuration/show-place.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...RECORD_SETTINGS,
  json: flag("Prints JSON, one object a line: each method with all that removed it, and what was replayed."),
};

/** `payment-routing config coverage`: says which single constraint removed each method most often. */
export const coverage = defineCommand({
  description:
    "Replays the requests that the database has records of, and says of each method which single constraint removed it most often, and what widening it would add: so many requests in which nothing else kept the method away, and the values that would have to be let in. What the configuration looks at and records do not hold is told.",
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
        `${unknownAccounts} of ${requests} recorded requests are of accounts that the configuration does not have`,
      );
    for (const line of describeReplay(replayed, notRecorded)) print(line);
    for (const line of printCoverage(methods, loaded.locate)) print(line);
    if (requests === 0) print("There are no records in this period.");
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
