import {
  createFactAdapter,
  type MethodCoverage,
  measureCoverage,
  type RemovingConstraint,
} from "@payment-routing/config-analysis";
import type { LoadedConfiguration } from "@payment-routing/server";
import { flag, type SettingsOf } from "@payment-routing/server/settings";
import { defineCommand, type Terminal } from "../../command.ts";
import { describeReplay } from "../../configuration/describe-replay.ts";
import { findNotRecorded } from "../../configuration/find-not-recorded.ts";
import { loadSource, SOURCE_OPERAND, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { RECORD_SETTINGS, readPeriod } from "../../configuration/record-settings.ts";
import { replayRecords } from "../../configuration/replay-records.ts";
import { showPlace } from "../../configuration/show-place.ts";
import { showReplay } from "../../configuration/show-replay.ts";
import { useVersions } from "../../configuration/use-versions.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { showText } from "../../show-text.ts";

const settings = {
  configuration: SOURCE_OPERAND,
  ...RECORD_SETTINGS,
  ...SOURCE_SETTINGS,
  json: flag("Prints JSON, one object a line: each method with all that removed it, and what was replayed."),
};

/** `payment-routing config coverage`: says which single constraint removed each method most often. */
export const coverage = defineCommand({
  usage: "payment-routing config coverage <configuration> [options]",
  description:
    "Replays the requests that the database has records of, and says of each method which single constraint removed it most often, and what widening it would add: so many requests in which nothing else kept the method away, and the values that would have to be let in. What the configuration looks at and records do not hold is told.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const { loaded } = await loadSource(given.configuration, given, environment);
  const period = readPeriod(given);
  const { methods, replayed, notRecorded } = await useVersions(given, async (pool) => {
    const measured = measureCoverage(loaded.router, createFactAdapter(loaded.configuration));
    const progress = showReplay(terminal);
    const { take } = measured;
    const replayed = await replayRecords(pool, { ...period, take, onProgress: progress.show });
    progress.end();
    const notRecorded = findNotRecorded(loaded.configuration, replayed.recordings);
    return { methods: measured.report(), replayed, notRecorded };
  });
  const { requests, recorded } = replayed;
  if (given.json) {
    for (const method of methods) print(JSON.stringify({ event: "method", ...writeMethod(method, loaded) }));
    print(JSON.stringify({ event: "summary", requests, recorded, notRecorded }));
  } else {
    for (const line of describeReplay(replayed, notRecorded)) print(line);
    for (const method of methods) for (const line of describeMethod(method, loaded)) print(line);
    if (requests === 0) print("There are no records in this period.");
  }
  return EXIT_CODES.done;
}

/** As many constraints as are told of a method. */
const MAX_TOLD = 3;

function describeMethod(
  { id, name, requests, offered, removedBy }: MethodCoverage,
  loaded: LoadedConfiguration,
): readonly string[] {
  const alone = removedBy.filter((constraint) => constraint.alone > 0).slice(0, MAX_TOLD);
  return [
    `method ${id} ${showText(name)}: offered in ${offered} of ${requests} requests (${share(offered, requests)} %)`,
    ...alone.flatMap((constraint) => [
      `  ${constraint.alone} more without ${describeConstraint(constraint, loaded)}`,
      `    got ${describeActual(constraint)}`,
    ]),
  ];
}

function describeConstraint(
  { pointer, code, expected }: RemovingConstraint,
  loaded: LoadedConfiguration,
): string {
  return `${showPlace(loaded.locate(pointer))} ${code}: expected ${showText(expected)}`;
}

/** Every value where they are few; of many numbers from where to where they lie, and those that are frequent. */
function describeActual({ actual, otherRequests, ranges }: RemovingConstraint): string {
  const show = ({ value, requests }: (typeof actual)[number]) => `${showText(value)} (${requests})`;
  if (otherRequests === 0) return actual.map(show).join(", ");
  if (ranges.length === 0) return [...actual.map(show), `others (${otherRequests})`].join(", ");
  const spans = ranges.map(({ lowest, highest }) => `${showText(lowest)} to ${showText(highest)}`);
  const frequent = actual.filter(({ requests }) => requests > 1);
  return [...spans, ...(frequent.length > 0 ? [`most often ${frequent.map(show).join(", ")}`] : [])].join(
    "; ",
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? "0" : ((100 * part) / whole).toFixed(1);
}

function writeMethod(method: MethodCoverage, loaded: LoadedConfiguration): object {
  const removed_by = method.removedBy.map(({ withOthers, otherRequests, ...constraint }) => ({
    ...constraint,
    with_others: withOthers,
    other_requests: otherRequests,
    place: showPlace(loaded.locate(constraint.pointer)),
  }));
  const { id, name, requests, offered } = method;
  return { id, name, requests, offered, removed_by };
}
