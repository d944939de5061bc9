import type { AnalysedConfiguration } from "@payment-routing/config-analysis";
import type { ReplayedPeriod } from "@payment-routing/config-store/jobs";
import type { Terminal } from "../command.ts";
import { findServiceOrDatabase } from "../operator/access-settings.ts";
import { createProgress } from "../progress.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { loadSource, type SOURCE_SETTINGS } from "./load-source.ts";
import { type RECORD_SETTINGS, readPeriod } from "./record-settings.ts";
import { runRemoteJob, writeInput } from "./remote-jobs.ts";
import { useVersions, type VersionPool } from "./use-versions.ts";

interface Replay<Result> {
  readonly kind: "simulate" | "coverage";
  /** Replays the records of a database in this process. */
  readonly replay: (
    pool: VersionPool,
    source: AnalysedConfiguration,
    options: ReplayedPeriod & { readonly onProgress: (done: number, total: number) => void },
  ) => Promise<Result>;
}

/** Replays recorded requests against the configuration of `--config`: in a service, or in this process with a database. */
export async function replaySource<Result>(
  given: SettingsOf<typeof SOURCE_SETTINGS & typeof RECORD_SETTINGS>,
  terminal: Terminal,
  { kind, replay }: Replay<Result>,
): Promise<Result> {
  const period = { ...readPeriod(given), limit: given.limit };
  const service = await findServiceOrDatabase(given);
  if (service !== undefined)
    return runRemoteJob(
      service,
      kind,
      { configuration: await writeInput(service, given.config), ...period },
      terminal,
    );
  const { loaded } = await loadSource(given, terminal.environment);
  const progress = createProgress(terminal);
  try {
    return await useVersions(given, (pool) => replay(pool, loaded, { ...period, onProgress: progress.show }));
  } finally {
    progress.stop();
  }
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
