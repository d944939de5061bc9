import type { Changed, ConfigurationInput, JobRequest, JobSteps } from "@payment-routing/config-store";
import type {
  ConfigurationComparison,
  ConfigurationJob,
  ConfigurationReplay,
  ConfigurationInput as WrittenInput,
} from "@payment-routing/operator-contract";
import {
  type Answer,
  defineHandlers,
  type OperationRequest,
  type Rejection,
  reject,
} from "../../http/internal/operation.ts";
import { detailProblem } from "../../problems/problem.ts";
import { describeChangeRejection, describeMember } from "./describe-rejection.ts";

/** Analyse a configuration. They change nothing. */
export const JOB_HANDLERS = defineHandlers({
  validateConfiguration: (request) => run(readJob("validate", request.body), request),
  lintConfiguration: (request) => run(readJob("lint", request.body), request),
  runTestCases: (request) => run(readJob("cases", request.body), request),
  compareConfigurations: (request) => run(readComparison(request.body), request),
  simulateConfiguration: (request) => run(readReplay("simulate", request.body), request),
  measureCoverage: (request) => run(readReplay("coverage", request.body), request),
});

/** Lines of progress and, at the end, a result of the kind that the request asks for. */
async function run(
  request: Read<JobRequest>,
  {
    store,
    keyId,
    watchEnd,
    exchange,
  }: Pick<OperationRequest<"lintConfiguration">, "store" | "keyId" | "watchEnd" | "exchange">,
): Promise<Answer<never>> {
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
  return { ok: true, items: writeSteps(started.value, first, exchange.requestId) as AsyncIterable<never> };
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

type Read<Value> = { readonly ok: true; readonly value: Value } | Rejection;

function readJob(kind: "validate" | "lint" | "cases", job: ConfigurationJob): Read<JobRequest> {
  const configuration = readInput(job.configuration, "/configuration");
  return configuration.ok ? read({ kind, configuration: configuration.value }) : configuration;
}

function readComparison({ configuration, before, tries = 5000 }: ConfigurationComparison): Read<JobRequest> {
  const current = readInput(configuration, "/configuration");
  if (!current.ok) return current;
  const request = { kind: "diff", configuration: current.value, tries } as const;
  if (before === undefined) return read({ ...request, before });
  const old = readInput(before, "/before");
  return old.ok ? read({ ...request, before: old.value }) : old;
}

function readReplay(kind: "simulate" | "coverage", replay: ConfigurationReplay): Read<JobRequest> {
  const { limit = 1_000_000 } = replay;
  const configuration = readInput(replay.configuration, "/configuration");
  if (!configuration.ok) return configuration;
  const until = replay.until === undefined ? new Date() : new Date(replay.until);
  const since = replay.since === undefined ? new Date(until.getTime() - WEEK_MS) : new Date(replay.since);
  if (since >= until) {
    const expected = `a time before ${until.toISOString()}, the end of the period`;
    return reject(describeMember("/since", expected, since.toISOString()));
  }
  return read({ kind, configuration: configuration.value, since, until, limit });
}

const WEEK_MS = 7 * 86_400_000;

function readInput({ digest, files }: WrittenInput, path: string): Read<ConfigurationInput> {
  if (digest !== undefined && files === undefined) return read({ digest });
  if (files !== undefined && digest === undefined) return read({ files });
  return reject(describeMember(path, "either digest or files", "both or neither"));
}

function read<Value>(value: Value): Read<Value> {
  return { ok: true, value };
}
