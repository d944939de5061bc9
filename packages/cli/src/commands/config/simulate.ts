import {
  createFactAdapter,
  type SimulationReport,
  simulate as simulateOn,
} from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/config-store";
import { writeMembers } from "@payment-routing/server";
import { defineCommand, type Terminal } from "../../command.ts";
import { describeReplay } from "../../configuration/describe-replay.ts";
import { findNotRecorded } from "../../configuration/find-not-recorded.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { printChanges } from "../../configuration/print-changes.ts";
import { RECORD_SETTINGS, readPeriod } from "../../configuration/record-settings.ts";
import { replayRecords } from "../../configuration/replay-records.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { writeChanges } from "../../configuration/write-changes.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { createProgress } from "../../progress.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  ...SOURCE_SETTINGS,
  ...RECORD_SETTINGS,
  json: flag("Prints one JSON object instead of lines for people."),
};

/** `payment-routing config simulate`: replays recorded requests against a configuration. */
export const simulate = defineCommand({
  description:
    "Replays the requests that the database has records of against a configuration, each at its own moment, and says what would be answered otherwise: lists and defaults that change, methods that are lost or won, requests that would end with no method, preferences, psp_type and state_id of the methods that stay, and refusals with another status; with examples. What the configuration looks at and records do not hold is told. Ends with 0 whether there are changes or not.",
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
    `${changed} of ${requests} recorded requests would be answered otherwise`,
    ...(unknownAccounts > 0 ? [`${unknownAccounts} of accounts that it does not have`] : []),
    ...remarks,
    ...printChanges(report, locate),
  ];
}
