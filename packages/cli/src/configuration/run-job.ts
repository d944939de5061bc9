import { type LoadedConfiguration, readVersionFiles } from "@payment-routing/config-store";
import type { ConfigurationInput, Problem } from "@payment-routing/operator-contract";
import type { OnProgress } from "@payment-routing/routing/analysis";
import { CommandError, type Terminal } from "../command.ts";
import {
  connectOperator,
  describeProblem,
  findService,
  type OperatorService,
} from "../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../operator/operator-settings.ts";
import { createProgress, followProgress } from "../progress.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import {
  CONFIG_SETTING,
  describeIssues,
  isVersion,
  loadSource,
  requireSource,
  type SOURCE_SETTINGS,
} from "./load-source.ts";
import { RECORD_SETTINGS, readPeriod } from "./record-settings.ts";
import { findDigest } from "./remote-versions.ts";

/** A line of the response to a job. */
interface JobLine<Result> {
  readonly done: number;
  readonly total: number;
  readonly finished: boolean;
  readonly result?: Result;
  readonly problem?: Problem;
}

type JobKind = "validate" | "lint" | "cases" | "diff" | "simulate" | "coverage";

/**
 * Runs a job on the configuration of `--config`: in the service of `--url`, or in this process without one.
 *
 * @throws CommandError when the configuration has issues, or when the job was rejected or failed
 */
export async function runJob<Result>(
  kind: "validate" | "lint" | "cases",
  given: SettingsOf<typeof SOURCE_SETTINGS>,
  terminal: Terminal,
  runHere: (loaded: LoadedConfiguration, options: { readonly onProgress: OnProgress }) => Result,
): Promise<Result> {
  const service = await findService(given);
  if (service !== undefined) {
    const configuration = await writeInput(service, given.config);
    return runRemoteJob(service, kind, { configuration }, terminal);
  }
  const { loaded } = await loadSource(given, terminal.environment);
  const progress = createProgress(terminal);
  const result = runHere(loaded, { onProgress: progress.show });
  progress.stop();
  return result;
}

/**
 * Runs a job of a service and shows its progress.
 *
 * @throws CommandError when the job was rejected or failed
 */
export async function runRemoteJob<Result>(
  service: OperatorService,
  kind: JobKind,
  document: object,
  terminal: Terminal,
): Promise<Result> {
  const lines = service.postLines<JobLine<Result>>(`/configuration/${kind}`, {}, document);
  const { result, problem } = await followProgress(lines, terminal, "Run the command again");
  if (problem !== undefined) throw describeProblem(problem);
  return result as Result;
}

/** Writes a source for a job: the digest of a stored version, or files without credentials. */
export async function writeInput(
  service: OperatorService,
  given: string | undefined,
): Promise<ConfigurationInput> {
  const source = requireSource(given);
  if (isVersion(source)) return { digest: await findDigest(service, source) };
  const { files } = await describeIssues(() => readVersionFiles(source));
  const [first, ...others] = files;
  if (first === undefined) throw new CommandError([`${source}: no file has anything but credentials`]);
  return { files: [first, ...others] };
}

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
