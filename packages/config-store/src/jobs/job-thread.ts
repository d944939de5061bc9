// The thread of `run-job.ts`.
import { parentPort, workerData } from "node:worker_threads";
import {
  createCasesResult,
  createDiffResult,
  createLintResult,
  createValidationResult,
  type OnProgress,
} from "@payment-routing/config-analysis";
import type { Pool } from "@payment-routing/database";
import type { RejectedCallbacks } from "@payment-routing/operator-contract";
import { ConfigurationError } from "../configuration/configuration-error.ts";
import { assembleConfiguration, type LoadedConfiguration } from "../configuration/load-configuration.ts";
import { resolveMerchants } from "../configuration/merchant-directory.ts";
import type { SourceFile } from "../configuration/read-files.ts";
import { requireNoCredentials } from "../configuration/version-files.ts";
import { listRetirementWarnings } from "../secrets/retirement-warnings.ts";
import { createSecrets } from "../secrets/secrets.ts";
import type { ThreadInput, ThreadOutput } from "./job.ts";
import { listActivationIssues } from "./list-activation-issues.ts";
import { createReporter } from "./progress-reporter.ts";

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
    else if (await isDatabaseFailure(error)) post({ databaseFailure: (error as Error).message });
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
    case "coverage":
      return replay(task, onProgress);
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

async function replay(
  { kind, files, ...period }: ThreadInput["task"] & { readonly kind: "simulate" | "coverage" },
  onProgress: OnProgress,
): Promise<object> {
  const loaded = load(files);
  const { database, simulateRecords, coverRecords } = await openDatabase();
  const run = kind === "simulate" ? simulateRecords : coverRecords;
  return run(database, loaded, { ...period, onProgress });
}

async function lint(files: readonly SourceFile[], onProgress: OnProgress): Promise<object> {
  const loaded = load(files);
  const rejected = await findRejected(loaded, { onProgress });
  return createLintResult(loaded, { onProgress, rejected });
}

async function diff(
  { before: filesBefore, files, tries }: ThreadInput["task"] & { readonly kind: "diff" },
  onProgress: OnProgress,
): Promise<object> {
  // Rules outside the sandbox were checked when it was activated.
  const before = load(filesBefore, { sandbox: true });
  const after = load(files);
  const rejected = await findRejected(after, { before, onProgress });
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

async function findRejected(
  loaded: LoadedConfiguration,
  options: { readonly before?: LoadedConfiguration; readonly onProgress: OnProgress },
): Promise<RejectedCallbacks | undefined> {
  if (!loaded.configuration.closed_codes?.length) return undefined;
  const { database, findRejectedCallbacks } = await openDatabase();
  return findRejectedCallbacks(database, loaded, options);
}

async function openDatabase() {
  const { openJobPool, ...uses } = await import("./job-database.ts");
  pool = openJobPool(input.connectionString, input.queryTimeoutMs);
  return { database: pool, ...uses };
}

async function isDatabaseFailure(error: unknown): Promise<boolean> {
  return pool !== undefined && (await import("./job-database.ts")).isTransientError(error);
}

function post(message: ThreadOutput): void {
  parentPort?.postMessage(message);
}
