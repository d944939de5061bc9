import type { LoadedConfiguration } from "@payment-routing/config-store";
import { type OperatorClient, ProblemError } from "@payment-routing/operator-client";
import type { ConfigurationInput, Problem } from "@payment-routing/operator-contract";
import type { OnProgress } from "@payment-routing/routing/analysis";
import type { Terminal } from "../command.ts";
import { connectOperator, findService, OPERATOR_SETTINGS } from "../operator/operator-settings.ts";
import { createProgress, followProgress, type ProgressLine } from "../progress.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import {
  CONFIG_SETTING,
  isVersion,
  loadSource,
  readFiles,
  requireSource,
  type SOURCE_SETTINGS,
} from "./load-source.ts";
import { RECORD_SETTINGS, readPeriod } from "./record-settings.ts";
import { findDigest } from "./remote-versions.ts";

/** A line of the response to a job. */
interface JobLine<Result> extends ProgressLine {
  readonly result?: Result;
  readonly problem?: Problem;
}

/**
 * Runs a job on the configuration of `--config`: in the service of `--url`, or in this process without one.
 *
 * @throws CommandError when the configuration has issues
 * @throws ProblemError when the job was rejected or failed
 */
export async function runJob<Result>(
  id: "validateConfiguration" | "lintConfiguration" | "runTestCases",
  given: SettingsOf<typeof SOURCE_SETTINGS>,
  terminal: Terminal,
  runHere: (loaded: LoadedConfiguration, options: { readonly onProgress: OnProgress }) => Result,
): Promise<Result> {
  const service = await findService(given);
  if (service !== undefined) {
    const body = { configuration: await writeInput(service, given.config) };
    return followJob(service.stream(id, { body }) as AsyncIterable<JobLine<Result>>, terminal);
  }
  const { loaded } = await loadSource(given, terminal.environment);
  const progress = createProgress(terminal);
  const result = runHere(loaded, { onProgress: progress.show });
  progress.stop();
  return result;
}

/**
 * Shows the progress of a job in a service, and returns its result.
 *
 * @throws ProblemError when the job was rejected or failed
 */
export async function followJob<Result>(
  lines: AsyncIterable<JobLine<Result>>,
  terminal: Terminal,
): Promise<Result> {
  const { result, problem } = await followProgress(lines, terminal);
  if (problem !== undefined) throw new ProblemError(problem);
  return result as Result;
}

/** Writes a source for a job: the digest of a stored version, or files without credentials. */
export async function writeInput(
  service: OperatorClient,
  given: string | undefined,
): Promise<ConfigurationInput> {
  const source = requireSource(given);
  if (isVersion(source)) return { digest: await findDigest(service, source) };
  const { files } = await readFiles(source);
  return { files };
}

/** The settings of commands that replay recorded requests. */
export const REPLAY_SETTINGS = { config: CONFIG_SETTING, ...RECORD_SETTINGS, ...OPERATOR_SETTINGS };

/** Lets a service replay recorded requests against the configuration of `--config`. */
export async function replaySource<Result>(
  id: "simulateConfiguration" | "measureCoverage",
  given: SettingsOf<typeof REPLAY_SETTINGS>,
  terminal: Terminal,
): Promise<Result> {
  const { since, until } = readPeriod(given);
  const period = { since: since.toISOString(), until: until.toISOString(), limit: given.limit };
  const service = await connectOperator(given);
  const body = { configuration: await writeInput(service, given.config), ...period };
  return followJob(service.stream(id, { body }) as AsyncIterable<JobLine<Result>>, terminal);
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
