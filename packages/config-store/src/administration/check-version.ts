import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ConfigurationError } from "../configuration/configuration-error.ts";
import type { SourceFile } from "../configuration/read-files.ts";
import { type LoadedSecret, listSecrets, type Secrets } from "../secrets/secrets.ts";

export interface CheckOptions {
  /** Accepts what only a sandbox may contain. */
  readonly sandbox: boolean;
  /** Undefined: references to secrets are not checked. */
  readonly secrets: Secrets | undefined;
  /** Whether to run the lint and the test cases too. */
  readonly forActivation: boolean;
}

/** The input of the worker thread. */
export interface CheckTask extends Pick<CheckOptions, "sandbox" | "forActivation"> {
  readonly files: readonly SourceFile[];
  readonly secrets: readonly LoadedSecret[] | undefined;
}

/** The output of the worker thread. */
export type CheckResult = CheckedVersion | { readonly error: Pick<ConfigurationError, "issues" | "more"> };

export interface CheckedVersion {
  readonly digest: string;
  readonly warnings: readonly string[];
}

/**
 * Checks the files of a version in a worker thread, because a large configuration takes seconds.
 *
 * @throws ConfigurationError with all issues; those of the lint and of test cases only when the configuration is valid
 */
export async function checkVersion(
  files: readonly SourceFile[],
  { secrets, ...options }: CheckOptions,
): Promise<CheckedVersion> {
  const task: CheckTask = { ...options, files, secrets: secrets && listSecrets(secrets) };
  const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB };
  // Options of this process, such as those of a debugger, do not apply to the worker.
  const worker = new Worker(WORKER, { workerData: task, execArgv: [], resourceLimits });
  try {
    const [result]: CheckResult[] = await once(worker, "message");
    if (result === undefined) throw new Error("the worker thread sent no result");
    if ("error" in result) throw new ConfigurationError(result.error.issues, result.error.more);
    return result;
  } finally {
    await worker.terminate();
  }
}

/** Several times what a configuration of 5 MB takes. */
const MAX_HEAP_MB = 1024;

/** In the sources or in the build. */
const WORKER = new URL(
  `check-version-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`,
  import.meta.url,
);
