// The thread of `run-job.ts`.
import { parentPort } from "node:worker_threads";
import type { Pool } from "@payment-routing/database";
import type { RejectedCallbacks } from "@payment-routing/operator-contract";
import {
  createCasesResult,
  createDiffResult,
  createLintResult,
  createValidationResult,
  listActivationIssues,
} from "@payment-routing/routing/analysis";
import { ConfigurationError, startOf } from "../configuration/configuration-error.ts";
import {
  assembleConfiguration,
  type LoadedConfiguration,
  resolveMerchants,
} from "../configuration/load-configuration.ts";
import type { SourceFile } from "../configuration/read-files.ts";
import { requireNoCredentials } from "../configuration/version-files.ts";
import { listRetirementWarnings } from "../secrets/retirement-warnings.ts";
import { createSecrets } from "../secrets/secrets.ts";
import { findStoredVersion } from "../versions/find-stored-version.ts";
import type { JobProgress, ThreadInput, ThreadOutput } from "./job.ts";

interface ProgressReporter {
  readonly last: JobProgress;
  readonly report: (done: number, total: number) => void;
}

/** Passes progress on at once the first time, and then about five times a second. */
function createReporter(post: (progress: JobProgress) => void): ProgressReporter {
  let last: JobProgress = { done: 0, total: 0 };
  let postedAt = Number.NEGATIVE_INFINITY;
  return {
    get last() {
      return last;
    },
    report(done, total) {
      last = { done, total };
      const now = performance.now();
      if (now - postedAt < INTERVAL_MS) return;
      postedAt = now;
      post(last);
    },
  };
}

const INTERVAL_MS = 200;

/** The name of the configuration in issues that belong to no file. */
const NAME = "configuration";

parentPort?.on("message", async (input: ThreadInput) => post(await new Job(input).run()));

class Job {
  readonly #input: ThreadInput;
  readonly #reporter = createReporter((progress) => post({ progress }));
  #pool: Pool | undefined;

  constructor(input: ThreadInput) {
    this.#input = input;
  }

  async run(): Promise<ThreadOutput> {
    try {
      const result = await this.#runTask();
      return { result, progress: this.#reporter.last };
    } catch (error) {
      if (error instanceof ConfigurationError) return { invalid: { issues: error.issues, more: error.more } };
      if (await this.#isDatabaseFailure(error)) return { databaseFailure: (error as Error).message };
      throw error;
    } finally {
      await this.#pool?.end();
    }
  }

  #runTask(): object | Promise<object> {
    const { task } = this.#input;
    switch (task.kind) {
      case "upload":
      case "validate":
      case "activate":
        return this.#checkFiles(task);
      case "lint":
        return this.#lint(task.files);
      case "cases":
        return this.#runCases(task.files);
      case "diff":
        return this.#diff(task);
      case "simulate":
      case "coverage":
        return this.#replay(task);
    }
  }

  /** Validates with the secrets, and before an activation runs the lint and the test cases. */
  #checkFiles({ kind, files }: ThreadInput["task"]): object {
    const secrets = this.#input.secrets && createSecrets(this.#input.secrets);
    const loaded = this.#load(files, secrets && { secrets });
    const issues = kind === "activate" ? listActivationIssues(loaded, startOf(NAME)) : [];
    if (issues.length > 0) throw new ConfigurationError(issues);
    const merchants = resolveMerchants(loaded.configuration, undefined);
    const retirements = secrets === undefined ? [] : listRetirementWarnings(merchants, secrets);
    this.#reporter.report(1, 1);
    return createValidationResult({ ...loaded, warnings: retirements });
  }

  #runCases(files: readonly SourceFile[]): object {
    const loaded = this.#load(files);
    const { length } = loaded.cases;
    this.#reporter.report(0, length);
    const result = createCasesResult(loaded);
    this.#reporter.report(length, length);
    return result;
  }

  async #replay({
    kind,
    files,
    ...period
  }: ThreadInput["task"] & { readonly kind: "simulate" | "coverage" }): Promise<object> {
    const loaded = this.#load(files);
    const { database, DecisionArchive, simulateRecords, coverRecords } = await this.#openDatabase();
    const { decisionArchive: folder } = this.#input;
    const replay = kind === "simulate" ? simulateRecords : coverRecords;
    return replay(database, loaded, {
      ...period,
      archive: folder === undefined ? undefined : new DecisionArchive(folder),
      findVersion: (digest) => findStoredVersion(database, digest, assembleConfiguration),
      onProgress: this.#reporter.report,
    });
  }

  async #lint(files: readonly SourceFile[]): Promise<object> {
    const loaded = this.#load(files);
    const rejected = await this.#findRejected(loaded);
    return createLintResult(loaded, { onProgress: this.#reporter.report, rejected });
  }

  async #diff({
    before: filesBefore,
    files,
    tries,
  }: ThreadInput["task"] & { readonly kind: "diff" }): Promise<object> {
    // Rules outside the sandbox were checked when it was activated.
    const before = this.#load(filesBefore, { sandbox: true });
    const after = this.#load(files);
    const rejected = await this.#findRejected(after, before);
    return createDiffResult(before, after, { maxProbes: tries, onProgress: this.#reporter.report, rejected });
  }

  #load(
    files: readonly SourceFile[],
    options: Parameters<typeof assembleConfiguration>[2] = {},
  ): LoadedConfiguration {
    const loaded = assembleConfiguration(NAME, files, { sandbox: this.#input.sandbox, ...options });
    requireNoCredentials(loaded.documents);
    return loaded;
  }

  async #findRejected(
    loaded: LoadedConfiguration,
    before?: LoadedConfiguration,
  ): Promise<RejectedCallbacks | undefined> {
    if (!loaded.configuration.closed_codes?.length) return undefined;
    const { database, findRejectedCallbacks } = await this.#openDatabase();
    const onProgress = this.#reporter.report;
    return findRejectedCallbacks(database, loaded, { onProgress, ...(before && { before }) });
  }

  async #openDatabase() {
    const { openJobPool, ...uses } = await import("./job-database.ts");
    this.#pool = openJobPool(this.#input.connectionString, this.#input.queryTimeoutMs);
    return { database: this.#pool, ...uses };
  }

  async #isDatabaseFailure(error: unknown): Promise<boolean> {
    return this.#pool !== undefined && (await import("./job-database.ts")).isTransientError(error);
  }
}

function post(message: ThreadOutput): void {
  parentPort?.postMessage(message);
}
