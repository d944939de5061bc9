import { readVersionFiles } from "@payment-routing/config-store";
import type { ConfigurationInput, Problem } from "@payment-routing/operator-contract";
import { CommandError, type Terminal } from "../command.ts";
import { followProgress } from "../operator/follow-progress.ts";
import { describeProblem, type OperatorService } from "../operator/operator-service.ts";
import { describeIssues, isVersion, requireSource } from "./load-source.ts";
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
