import type { Changed, ConfigurationInput, JobRequest, JobSteps } from "@payment-routing/config-store";
import type { Result } from "@payment-routing/contract-runtime";
import {
  parseConfigurationComparison,
  parseConfigurationJob,
  parseConfigurationReplay,
  type ConfigurationInput as WrittenInput,
} from "@payment-routing/operator-contract";
import {
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  type RequestDocument,
  reject,
} from "../../http/internal/internal-route.ts";
import { detailProblem, type Problem } from "../../problems/problem.ts";
import { describeIssues } from "../../problems/request-problems.ts";
import { jobRoute } from "../operator-action.ts";
import { describeChangeRejection, describeMember } from "./describe-rejection.ts";

const DOCUMENTS: Readonly<Record<JobRequest["kind"], RequestDocument>> = {
  validate: "ConfigurationJob",
  lint: "ConfigurationJob",
  cases: "ConfigurationJob",
  diff: "ConfigurationComparison",
  simulate: "ConfigurationReplay",
  coverage: "ConfigurationReplay",
};

/** Routes that analyse a configuration and change nothing. */
export const JOB_ROUTES: readonly InternalRoute[] = Object.entries(DOCUMENTS).map(([kind, document]) => ({
  ...jobRoute("configuration-job", `/internal/v1/configuration/${kind}`, document),
  answersLines: true,
  answer: (request) => run(kind as JobRequest["kind"], request),
}));

async function run(
  kind: JobRequest["kind"],
  { store, document, keyId, watchEnd, exchange }: InternalRequest,
): Promise<InternalAnswer> {
  const request = readJobRequest(kind, document);
  if (!request.ok) return request;
  const signal = watchEnd();
  const started = await store.jobs.start(request.value, { keyId, signal });
  if (!started.ok) return reject(describeChangeRejection(started.rejection));
  const first = await started.value.next().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  // The caller has disconnected: nobody reads the response.
  if (first === undefined) return { ok: true };
  // The response can still be a problem.
  if (first.done && !first.value.ok) return reject(describeChangeRejection(first.value.rejection));
  return { ok: true, lines: writeSteps(started.value, first, exchange.requestId) };
}

async function* writeSteps(
  steps: JobSteps<object>,
  first: Awaited<ReturnType<JobSteps<object>["next"]>>,
  requestId: string,
): AsyncGenerator<object, void, void> {
  let progress = { done: 0, total: 0 };
  for (let step = first; ; step = await steps.next()) {
    if (step.done === true) {
      yield { ...progress, finished: true, ...writeEnd(step.value, requestId) };
      return;
    }
    progress = step.value;
    yield { ...progress, finished: false };
  }
}

function writeEnd(ended: Changed<object>, requestId: string): object {
  if (ended.ok) return { result: ended.value };
  return { problem: detailProblem(describeChangeRejection(ended.rejection), requestId) };
}

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** Reads the document of a job. */
function readJobRequest(kind: JobRequest["kind"], document: Uint8Array): Read<JobRequest> {
  if (kind === "diff") return readComparison(document);
  if (kind === "simulate" || kind === "coverage") return readReplay(kind, document);
  const job = parse(parseConfigurationJob(document));
  if (!job.ok) return job;
  const configuration = readInput(job.value.configuration, "/configuration");
  return configuration.ok ? read({ kind, configuration: configuration.value }) : configuration;
}

function readComparison(document: Uint8Array): Read<JobRequest> {
  const comparison = parse(parseConfigurationComparison(document));
  if (!comparison.ok) return comparison;
  const { tries = 5000 } = comparison.value;
  const configuration = readInput(comparison.value.configuration, "/configuration");
  if (!configuration.ok) return configuration;
  const request = { kind: "diff", configuration: configuration.value, tries } as const;
  if (comparison.value.before === undefined) return read({ ...request, before: undefined });
  const before = readInput(comparison.value.before, "/before");
  return before.ok ? read({ ...request, before: before.value }) : before;
}

function readReplay(kind: "simulate" | "coverage", document: Uint8Array): Read<JobRequest> {
  const replay = parse(parseConfigurationReplay(document));
  if (!replay.ok) return replay;
  const { limit = 1_000_000 } = replay.value;
  const configuration = readInput(replay.value.configuration, "/configuration");
  if (!configuration.ok) return configuration;
  const until = readTime(replay.value.until) ?? new Date();
  const since = readTime(replay.value.since) ?? new Date(until.getTime() - WEEK_MS);
  if (since >= until) {
    const expected = `a time before ${until.toISOString()}, the end of the period`;
    return { ok: false, problem: describeMember("/since", expected, since.toISOString()) };
  }
  return read({ kind, configuration: configuration.value, since, until, limit });
}

const WEEK_MS = 7 * 86_400_000;

function readTime(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}

function readInput({ digest, files }: WrittenInput, path: string): Read<ConfigurationInput> {
  if (digest !== undefined && files === undefined) return read({ digest });
  if (files !== undefined && digest === undefined) return read({ files });
  return { ok: false, problem: describeMember(path, "either digest or files", "both or neither") };
}

function parse<Value>(parsed: Result<Value>): Read<Value> {
  return parsed.ok ? parsed : { ok: false, problem: describeIssues(parsed.issues) };
}

function read<Value>(value: Value): Read<Value> {
  return { ok: true, value };
}
