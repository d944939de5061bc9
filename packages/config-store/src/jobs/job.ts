import type { ReplayedPeriod } from "@payment-routing/decision-store";
import type {
  CasesResult,
  ConfigurationJobState,
  CoverageResult,
  DiffResult,
  LintResult,
  SimulationResult,
  ValidationResult,
} from "@payment-routing/operator-contract";
import type { ConfigurationError } from "../configuration/configuration-error.ts";
import type { SourceFile } from "../configuration/read-files.ts";
import type { LoadedSecret } from "../secrets/secrets.ts";

export type JobKind = ConfigurationJobState["kind"];

/** A job that runs. */
export interface JobState {
  readonly kind: JobKind;
  readonly startedAt: Date;
  /** The ID of the key that started it. */
  readonly keyId: string;
}

/** The task of a job, with the files of its configurations. */
export type JobTask =
  | { readonly kind: "upload" | "activate" | "validate" | "lint" | "cases"; readonly files: Files }
  | { readonly kind: "diff"; readonly before: Files; readonly files: Files; readonly tries: number }
  | ({ readonly kind: "simulate" | "coverage"; readonly files: Files } & ReplayedPeriod);

type Files = readonly SourceFile[];

/** The result of a job, by its kind. */
export interface JobResults {
  readonly upload: ValidationResult;
  readonly activate: ValidationResult;
  readonly validate: ValidationResult;
  readonly lint: LintResult;
  readonly cases: CasesResult;
  readonly diff: DiffResult;
  readonly simulate: SimulationResult;
  readonly coverage: CoverageResult;
}

export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

/** The input of the thread. */
export interface ThreadInput {
  readonly task: JobTask;
  /** Accepts values that only a sandbox may contain. */
  readonly sandbox: boolean;
  /** Undefined: references to secrets are not checked. */
  readonly secrets: readonly LoadedSecret[] | undefined;
  readonly connectionString: string;
  readonly queryTimeoutMs: number;
  /** The folder of archived decisions. */
  readonly decisionArchive: string | undefined;
}

/** The output of the thread. Only progress is not the last message. */
export type ThreadOutput =
  | { readonly progress: JobProgress }
  /** With the progress at the end. */
  | { readonly progress: JobProgress; readonly result: object }
  | { readonly invalid: Pick<ConfigurationError, "issues" | "more"> }
  | { readonly databaseFailure: string };
