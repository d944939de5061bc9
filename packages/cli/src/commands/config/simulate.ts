import {
  createFactAdapter,
  type SimulationReport,
  simulate as simulateOn,
} from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/config-store";
import { writeMembers } from "@payment-routing/server";
import { defineCommand, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { printChanges, writeChanges } from "../../configuration/print-changes.ts";
import { RECORD_SETTINGS, readPeriod } from "../../configuration/record-settings.ts";
import { describeReplay, findNotRecorded, replayRecords } from "../../configuration/replay-records.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...RECORD_SETTINGS,
  json: flag("Print one JSON object instead of text."),
};

export const simulate = defineCommand({
  description:
    "Replay the recorded requests in the database against a configuration, each at its original time, and show which answers would change, with examples: order and default method, lost and gained methods, requests without any method, preference, psp_type and state_id of a method, and the status of rejected requests. Also list what the configuration uses but the records do not contain. Exit with 0 with and without changes.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const { loaded } = await loadSource(given, environment);
  const period = readPeriod(given);
  const { report, replayed, notRecorded } = await useVersions(given, async (pool) => {
    const simulation = simulateOn(loaded.router, createFactAdapter(loaded.configuration));
    const progress = createProgress(terminal);
    const replayed = await replayRecords(pool, {
      ...period,
      limit: given.limit,
      onRecord: simulation.add,
      onProgress: progress.show,
    });
    progress.stop();
    const notRecorded = findNotRecorded(loaded.configuration, replayed.recordings);
    return { report: simulation.report(), replayed, notRecorded };
  });
  const { configurationDigest: digest } = loaded.router;
  const { since, until } = period;
  const { recorded } = replayed;
  const changes = writeChanges(report, loaded.locate);
  const written = { digest, since, until, recorded, notRecorded, ...changes };
  if (given.json) print(JSON.stringify(writeMembers(written)));
  else for (const line of describe(loaded, report, describeReplay(replayed, notRecorded))) print(line);
  return EXIT_CODES.done;
}

function describe(
  { router, locate }: LoadedConfiguration,
  report: SimulationReport,
  remarks: readonly string[],
): readonly string[] {
  const { requests, unknownAccounts, changed } = report;
  return [
    router.configurationDigest,
    `${changed} of ${requests} recorded requests would get another answer`,
    ...(unknownAccounts > 0
      ? [`${unknownAccounts} requests are for accounts that the configuration does not contain`]
      : []),
    ...remarks,
    ...printChanges(report, locate),
  ];
}
