// The thread of `run-job.ts`.
import { parentPort, workerData } from "node:worker_threads";
import {
  createCasesResult,
  createDiffResult,
  createLintResult,
  createValidationResult,
  type OnProgress,
} from "@payment-routing/config-analysis";
import { openPool, type Pool } from "@payment-routing/database";
import { isTransientError } from "@payment-routing/delivery";
import { ConfigurationError } from "../configuration/configuration-error.ts";
import { assembleConfiguration, type LoadedConfiguration } from "../configuration/load-configuration.ts";
import { resolveMerchants } from "../configuration/merchant-directory.ts";
import type { SourceFile } from "../configuration/read-files.ts";
import { requireNoCredentials } from "../configuration/version-files.ts";
import { listRetirementWarnings } from "../secrets/retirement-warnings.ts";
import { createSecrets } from "../secrets/secrets.ts";
import { findRejectedCallbacks, hasClosedCodes } from "./find-rejected-callbacks.ts";
import type { ThreadInput, ThreadOutput } from "./job.ts";
import { listActivationIssues } from "./list-activation-issues.ts";
import { createReporter } from "./progress-reporter.ts";
import { coverRecords, simulateRecords } from "./replays.ts";

/** The name of the configuration in issues that belong to no file. */
const NAME = "configuration";

const input: ThreadInput = workerData;
const reporter = createReporter((progress) => post({ progress }));
let pool: Pool | undefined;

await run();

async function run(): Promise<void> {
  try {
    const result = await runTask();
    post({ result, progress: reporter.last });
  } catch (error) {
    if (error instanceof ConfigurationError) post({ invalid: { issues: error.issues, more: error.more } });
    else if (isTransientError(error)) post({ databaseFailure: (error as Error).message });
    else throw error;
  } finally {
    await pool?.end();
  }
}

function runTask(): object | Promise<object> {
  const { task } = input;
  const { report: onProgress } = reporter;
  switch (task.kind) {
    case "upload":
    case "validate":
    case "activate":
      return checkFiles(task, onProgress);
    case "lint":
      return lint(task.files, onProgress);
    case "cases":
      return runCases(task.files, onProgress);
    case "diff":
      return diff(task, onProgress);
    case "simulate":
      return simulateRecords(openDatabase(), load(task.files), { ...task, onProgress });
    case "coverage":
      return coverRecords(openDatabase(), load(task.files), { ...task, onProgress });
  }
}

/** Validates with the secrets, and before an activation runs the lint and the test cases. */
function checkFiles({ kind, files }: ThreadInput["task"], onProgress: OnProgress): object {
  const secrets = input.secrets && createSecrets(input.secrets, []);
  const loaded = load(files, secrets && { secrets });
  const issues = kind === "activate" ? listActivationIssues(loaded, NAME) : [];
  if (issues.length > 0) throw new ConfigurationError(issues);
  const merchants = resolveMerchants(loaded.configuration, undefined);
  const retirements = secrets === undefined ? [] : listRetirementWarnings(merchants, secrets);
  onProgress(1, 1);
  return createValidationResult({ ...loaded, warnings: retirements });
}

function runCases(files: readonly SourceFile[], onProgress: OnProgress): object {
  const loaded = load(files);
  const { length } = loaded.cases;
  onProgress(0, length);
  const result = createCasesResult(loaded);
  onProgress(length, length);
  return result;
}

async function lint(files: readonly SourceFile[], onProgress: OnProgress): Promise<object> {
  const loaded = load(files);
  const rejected = hasClosedCodes(loaded)
    ? await findRejectedCallbacks(openDatabase(), loaded, { onProgress })
    : undefined;
  return createLintResult(loaded, { onProgress, rejected });
}

async function diff(
  { before: filesBefore, files, tries }: ThreadInput["task"] & { readonly kind: "diff" },
  onProgress: OnProgress,
): Promise<object> {
  // Rules outside the sandbox were checked when it was activated.
  const before = load(filesBefore, { sandbox: true });
  const after = load(files);
  const rejected = hasClosedCodes(after)
    ? await findRejectedCallbacks(openDatabase(), after, { before, onProgress })
    : undefined;
  return createDiffResult(before, after, { maxProbes: tries, onProgress, rejected });
}

function load(
  files: readonly SourceFile[],
  options: Parameters<typeof assembleConfiguration>[2] = {},
): LoadedConfiguration {
  const loaded = assembleConfiguration(NAME, files, { sandbox: input.sandbox, ...options });
  requireNoCredentials(loaded.documents);
  return loaded;
}

function openDatabase(): Pool {
  const { connectionString, queryTimeoutMs } = input;
  pool ??= openPool(connectionString, {
    maxConnections: 2,
    applicationName: "payment-routing job",
    queryTimeoutMs,
  });
  return pool;
}

function post(message: ThreadOutput): void {
  parentPort?.postMessage(message);
}
