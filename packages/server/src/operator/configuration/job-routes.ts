import type { Changed, ConfigurationJobs, JobRequest, JobSteps } from "@payment-routing/config-store";
import {
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  type RequestDocument,
  reject,
} from "../../http/internal/internal-route.ts";
import { detailProblem } from "../../problems/problem.ts";
import { jobRoute } from "../operator-action.ts";
import { describeChangeRejection } from "./describe-rejection.ts";
import { readJobRequest } from "./read-job-request.ts";

const DOCUMENTS: Readonly<Record<JobRequest["kind"], RequestDocument>> = {
  validate: "ConfigurationJob",
  lint: "ConfigurationJob",
  cases: "ConfigurationJob",
  diff: "ConfigurationComparison",
  simulate: "ConfigurationReplay",
  coverage: "ConfigurationReplay",
};

/** The routes without their functions. */
export const JOB_ROUTES = Object.keys(DOCUMENTS).map((kind) => describeRoute(kind as JobRequest["kind"]));

function describeRoute(kind: JobRequest["kind"]) {
  const path = `/internal/v1/configuration/${kind}`;
  return { ...jobRoute("configuration-job", path, DOCUMENTS[kind]), kind, answersLines: true } as const;
}

/** Routes that analyse a configuration and change nothing. */
export function createJobRoutes(jobs: ConfigurationJobs): readonly InternalRoute[] {
  return JOB_ROUTES.map(({ kind, ...route }) => ({
    ...route,
    answer: (request) => run(kind, request, jobs),
  }));
}

async function run(
  kind: JobRequest["kind"],
  { document, keyId, watchEnd, exchange }: InternalRequest,
  jobs: ConfigurationJobs,
): Promise<InternalAnswer> {
  const request = readJobRequest(kind, document);
  if (!request.ok) return request;
  const signal = watchEnd();
  const started = await jobs.start(request.value, { keyId, signal });
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
