import type { Terminal } from "../command.ts";
import { connectOperator } from "../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../operator/operator-settings.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { CONFIG_SETTING } from "./load-source.ts";
import { RECORD_SETTINGS, readPeriod } from "./record-settings.ts";
import { runRemoteJob, writeInput } from "./remote-jobs.ts";

/** The settings of commands that replay recorded requests. */
export const REPLAY_SETTINGS = { config: CONFIG_SETTING, ...RECORD_SETTINGS, ...OPERATOR_SETTINGS };

/** Lets a service replay recorded requests against the configuration of `--config`. */
export async function replaySource<Result>(
  kind: "simulate" | "coverage",
  given: SettingsOf<typeof REPLAY_SETTINGS>,
  terminal: Terminal,
): Promise<Result> {
  const period = { ...readPeriod(given), limit: given.limit };
  const service = connectOperator(await readAccess(given));
  const configuration = await writeInput(service, given.config);
  return runRemoteJob(service, kind, { configuration, ...period }, terminal);
}

/** Notes on the completeness of a replay: omitted records, and values that records do not contain. */
export function describeReplay({
  requests,
  recorded,
  not_recorded: notRecorded,
}: {
  readonly requests: number;
  readonly recorded: number;
  readonly not_recorded: readonly string[];
}): readonly string[] {
  return [
    ...(requests < recorded ? [`only ${requests} of the ${recorded} in this period: see --limit`] : []),
    ...notRecorded.map((what) => `not in the records: ${what}`),
  ];
}
