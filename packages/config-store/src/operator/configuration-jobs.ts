import type { SourceFile } from "../configuration/read-files.ts";
import type { JobResults, JobTask } from "../jobs/job.ts";
import type { JobOptions, JobSlot, JobSteps } from "../jobs/job-slot.ts";
import { readVersion } from "../versions/stored-versions.ts";
import { attemptChange, type Changed } from "./rejection.ts";
import type { OperatorStoreOptions } from "./version-operations.ts";

/** A stored version or the served one by its whole digest, or files. */
export type ConfigurationInput = { readonly digest: string } | { readonly files: readonly SourceFile[] };

/** A job and its configurations. Without `before` a diff compares with the served configuration. */
export type JobRequest =
  | { readonly kind: "validate" | "lint" | "cases"; readonly configuration: ConfigurationInput }
  | {
      readonly kind: "diff";
      readonly before: ConfigurationInput | undefined;
      readonly configuration: ConfigurationInput;
      readonly tries: number;
    }
  | {
      readonly kind: "simulate" | "coverage";
      readonly configuration: ConfigurationInput;
      readonly since: Date;
      readonly until: Date;
      readonly limit: number;
    };

/** Runs jobs that change nothing, one at a time. */
export interface ConfigurationJobs {
  start(request: JobRequest, options: JobOptions): Promise<Changed<JobSteps<JobResults[JobRequest["kind"]]>>>;
  /** Ends the running job, and rejects further ones. */
  stop(): void;
}

export function createConfigurationJobs(
  { live, findDatabase }: OperatorStoreOptions,
  jobs: JobSlot,
): ConfigurationJobs {
  return {
    async start(request, options) {
      const task = await attemptChange(() => findFiles(request));
      return task.ok ? jobs.start(task.value, options) : task;
    },
    stop: () => jobs.stop(),
  };

  async function findFiles(request: JobRequest): Promise<JobTask> {
    const { configuration, ...rest } = request;
    const files = await readInput(configuration);
    return rest.kind === "diff"
      ? { ...rest, before: await readInput(rest.before), files }
      : { ...rest, files };
  }

  async function readInput(input: ConfigurationInput | undefined): Promise<readonly SourceFile[]> {
    const { router, versionFiles } = live.current;
    if (input === undefined) return versionFiles;
    if ("files" in input) return input.files;
    // Where the configuration comes from files, the served one may not be stored.
    if (input.digest === router.configurationDigest) return versionFiles;
    return (await readVersion(findDatabase(), input.digest)).files;
  }
}
