// Generated from schemas/operator. Do not edit: npm run generate.
import type { ParseOptions, Result, StandardSchema } from "@payment-routing/contract-runtime";
import {
  documentSchema,
  parseJson,
  runValidator,
  valueSchema,
} from "@payment-routing/contract-runtime/codegen";
import type { ActivationAction } from "./activation-action.ts";
import { checkActivationAction } from "./activation-action.validator.ts";
import type { ConfigurationComparison } from "./configuration-comparison.ts";
import { checkConfigurationComparison } from "./configuration-comparison.validator.ts";
import type { ConfigurationJob } from "./configuration-job.ts";
import { checkConfigurationJob } from "./configuration-job.validator.ts";
import type { ConfigurationReplay } from "./configuration-replay.ts";
import { checkConfigurationReplay } from "./configuration-replay.validator.ts";
import type { ConfigurationUpload } from "./configuration-upload.ts";
import { checkConfigurationUpload } from "./configuration-upload.validator.ts";
import type { ConsoleSignIn } from "./console-sign-in.ts";
import { checkConsoleSignIn } from "./console-sign-in.validator.ts";
import type { EndpointAction } from "./endpoint-action.ts";
import { checkEndpointAction } from "./endpoint-action.validator.ts";
import type { EndpointPause } from "./endpoint-pause.ts";
import { checkEndpointPause } from "./endpoint-pause.validator.ts";
import type { ErasureAction } from "./erasure-action.ts";
import { checkErasureAction } from "./erasure-action.validator.ts";
import type { FindRequest } from "./find-request.ts";
import { checkFindRequest } from "./find-request.validator.ts";
import type { KeyRevocation } from "./key-revocation.ts";
import { checkKeyRevocation } from "./key-revocation.validator.ts";
import type { NewKey } from "./new-key.ts";
import { checkNewKey } from "./new-key.validator.ts";
import type { OperatorAction } from "./operator-action.ts";
import { checkOperatorAction } from "./operator-action.validator.ts";
import type { RedeliveryAction } from "./redelivery-action.ts";
import { checkRedeliveryAction } from "./redelivery-action.validator.ts";
import type { RollbackAction } from "./rollback-action.ts";
import { checkRollbackAction } from "./rollback-action.validator.ts";
import type { SkipAction } from "./skip-action.ts";
import { checkSkipAction } from "./skip-action.validator.ts";
import type { TestEventAction } from "./test-event-action.ts";
import { checkTestEventAction } from "./test-event-action.validator.ts";

export type { ActivationAction, Reason } from "./activation-action.ts";
export type {
  ConfigurationComparison,
  ConfigurationFile,
  ConfigurationInput,
} from "./configuration-comparison.ts";
export type { ConfigurationJob } from "./configuration-job.ts";
export type { ConfigurationReplay } from "./configuration-replay.ts";
export type { ConfigurationUpload } from "./configuration-upload.ts";
export type { ConsoleSignIn } from "./console-sign-in.ts";
export type { EndpointAction } from "./endpoint-action.ts";
export type { EndpointPause } from "./endpoint-pause.ts";
export type { ErasureAction } from "./erasure-action.ts";
export type { FindRequest } from "./find-request.ts";
export type { KeyRevocation } from "./key-revocation.ts";
export type { NewKey } from "./new-key.ts";
export type {
  AccountDiff,
  ActionCounts,
  ActionResult,
  AnswerChanges,
  AnswerDifference,
  Attempt,
  AuditList,
  AuditRecord,
  Backlog,
  Callback,
  CallbackBody,
  CallbackDetail,
  CallbackLane,
  CallbackList,
  CallbackPoint,
  CallbackStatistics,
  CaseIssue,
  CaseOutcome,
  CasesProgress,
  CasesResult,
  CellState,
  ChangeCounts,
  ChangeExamples,
  ChangeHint,
  ChangedAnswer,
  ConfigurationActivation,
  ConfigurationActivationList,
  ConfigurationState,
  ConfigurationSwitch,
  ConfigurationVersion,
  ConfigurationVersionDetail,
  ConfigurationVersionList,
  ConsoleSession,
  ConsoleSignInOptions,
  CountEndpointSkipParameters,
  CountPauseParameters,
  CountRedeliveriesParameters,
  CountedValue,
  CoverageProgress,
  CoverageResult,
  CreatedKey,
  Decision,
  DecisionList,
  DecisionStatistics,
  DiffProgress,
  DiffResult,
  Endpoint,
  EndpointFailure,
  EndpointFailureList,
  EndpointLimits,
  EndpointList,
  EndpointPoint,
  EndpointSkipCount,
  EndpointStatistics,
  EndpointStatisticsList,
  ErasedRows,
  Erasure,
  ExplainSearchParameters,
  ExplainedMethod,
  ExplainedOrdering,
  ExplainedReason,
  ExplainedSearch,
  Explanation,
  FindResult,
  FoundItem,
  Hold,
  Key,
  KeyList,
  Lane,
  LaneCount,
  LaneList,
  LintFinding,
  LintProgress,
  LintResult,
  ListActionsParameters,
  ListActivationsParameters,
  ListAuditParameters,
  ListCallbacksParameters,
  ListDecisionsParameters,
  ListEndpointFailuresParameters,
  ListEndpointStatisticsParameters,
  ListEndpointsParameters,
  ListKeysParameters,
  ListLanesParameters,
  ListRecordedDecisionsParameters,
  ListRejectedSearchesParameters,
  LostMethod,
  MethodChanges,
  MethodCoverage,
  MethodShare,
  MissingFields,
  MovedClient,
  Names,
  OfferedMethod,
  Operations,
  OtherCell,
  OutcomeCount,
  Overview,
  PassedOverRule,
  ReadActionParameters,
  ReadCallbackParameters,
  ReadConfigurationVersionParameters,
  ReadLaneParameters,
  ReadOverviewParameters,
  ReadRoutingParameters,
  RecordedDecisionList,
  Redelivery,
  RedeliveryCount,
  RejectedCallbacks,
  RejectedCode,
  RejectedSearch,
  RejectedSearchIssue,
  RejectedSearchList,
  RejectedValue,
  RemovingConstraint,
  RequestedAction,
  RequestedActionList,
  RoutingPoint,
  RoutingStatistics,
  SearchFacts,
  SearchPoint,
  SearchRejection,
  SearchStatistics,
  Secret,
  SecretList,
  SettingChange,
  SignedAttempt,
  SignedHeaders,
  SimulationProgress,
  SimulationResult,
  StoredConfiguration,
  StoredHeaders,
  System,
  SystemCheck,
  SystemMigration,
  SystemProcess,
  TestEvent,
  TriedAccount,
  UnknownCodes,
  ValidationProgress,
  ValidationResult,
  ValueRange,
  Warning,
} from "./operations.ts";
export type { OperatorAction } from "./operator-action.ts";
export type { ConfigurationIssue, ConfigurationJobState, Problem, ProblemIssue } from "./problem.ts";
export type { RedeliveryAction } from "./redelivery-action.ts";
export type { RollbackAction } from "./rollback-action.ts";
export type { SkipAction } from "./skip-action.ts";
export type { TestEventAction, TestStatus } from "./test-event-action.ts";

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateActivationAction(value: unknown): Result<ActivationAction> {
  return runValidator(checkActivationAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateConfigurationComparison(value: unknown): Result<ConfigurationComparison> {
  return runValidator(checkConfigurationComparison, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateConfigurationJob(value: unknown): Result<ConfigurationJob> {
  return runValidator(checkConfigurationJob, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateConfigurationReplay(value: unknown): Result<ConfigurationReplay> {
  return runValidator(checkConfigurationReplay, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateConfigurationUpload(value: unknown): Result<ConfigurationUpload> {
  return runValidator(checkConfigurationUpload, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateConsoleSignIn(value: unknown): Result<ConsoleSignIn> {
  return runValidator(checkConsoleSignIn, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateEndpointAction(value: unknown): Result<EndpointAction> {
  return runValidator(checkEndpointAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateEndpointPause(value: unknown): Result<EndpointPause> {
  return runValidator(checkEndpointPause, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateErasureAction(value: unknown): Result<ErasureAction> {
  return runValidator(checkErasureAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateFindRequest(value: unknown): Result<FindRequest> {
  return runValidator(checkFindRequest, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateKeyRevocation(value: unknown): Result<KeyRevocation> {
  return runValidator(checkKeyRevocation, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateNewKey(value: unknown): Result<NewKey> {
  return runValidator(checkNewKey, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateOperatorAction(value: unknown): Result<OperatorAction> {
  return runValidator(checkOperatorAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateRedeliveryAction(value: unknown): Result<RedeliveryAction> {
  return runValidator(checkRedeliveryAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateRollbackAction(value: unknown): Result<RollbackAction> {
  return runValidator(checkRollbackAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateSkipAction(value: unknown): Result<SkipAction> {
  return runValidator(checkSkipAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateTestEventAction(value: unknown): Result<TestEventAction> {
  return runValidator(checkTestEventAction, value);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseActivationAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ActivationAction> {
  return parseJson(input, options, checkActivationAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseConfigurationComparison(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ConfigurationComparison> {
  return parseJson(input, options, checkConfigurationComparison);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseConfigurationJob(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ConfigurationJob> {
  return parseJson(input, options, checkConfigurationJob);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseConfigurationReplay(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ConfigurationReplay> {
  return parseJson(input, options, checkConfigurationReplay);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseConfigurationUpload(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ConfigurationUpload> {
  return parseJson(input, options, checkConfigurationUpload);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseConsoleSignIn(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ConsoleSignIn> {
  return parseJson(input, options, checkConsoleSignIn);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseEndpointAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<EndpointAction> {
  return parseJson(input, options, checkEndpointAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseEndpointPause(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<EndpointPause> {
  return parseJson(input, options, checkEndpointPause);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseErasureAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ErasureAction> {
  return parseJson(input, options, checkErasureAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseFindRequest(input: Uint8Array | string, options?: ParseOptions): Result<FindRequest> {
  return parseJson(input, options, checkFindRequest);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseKeyRevocation(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<KeyRevocation> {
  return parseJson(input, options, checkKeyRevocation);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseNewKey(input: Uint8Array | string, options?: ParseOptions): Result<NewKey> {
  return parseJson(input, options, checkNewKey);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseOperatorAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<OperatorAction> {
  return parseJson(input, options, checkOperatorAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseRedeliveryAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<RedeliveryAction> {
  return parseJson(input, options, checkRedeliveryAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseRollbackAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<RollbackAction> {
  return parseJson(input, options, checkRollbackAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseSkipAction(input: Uint8Array | string, options?: ParseOptions): Result<SkipAction> {
  return parseJson(input, options, checkSkipAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseTestEventAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<TestEventAction> {
  return parseJson(input, options, checkTestEventAction);
}

/** The Standard Schema of values: issues have path segments. */
export const activationActionValueSchema: StandardSchema<ActivationAction> =
  /* @__PURE__ */ valueSchema(validateActivationAction);

/** The Standard Schema of values: issues have path segments. */
export const configurationComparisonValueSchema: StandardSchema<ConfigurationComparison> =
  /* @__PURE__ */ valueSchema(validateConfigurationComparison);

/** The Standard Schema of values: issues have path segments. */
export const configurationJobValueSchema: StandardSchema<ConfigurationJob> =
  /* @__PURE__ */ valueSchema(validateConfigurationJob);

/** The Standard Schema of values: issues have path segments. */
export const configurationReplayValueSchema: StandardSchema<ConfigurationReplay> =
  /* @__PURE__ */ valueSchema(validateConfigurationReplay);

/** The Standard Schema of values: issues have path segments. */
export const configurationUploadValueSchema: StandardSchema<ConfigurationUpload> =
  /* @__PURE__ */ valueSchema(validateConfigurationUpload);

/** The Standard Schema of values: issues have path segments. */
export const consoleSignInValueSchema: StandardSchema<ConsoleSignIn> =
  /* @__PURE__ */ valueSchema(validateConsoleSignIn);

/** The Standard Schema of values: issues have path segments. */
export const endpointActionValueSchema: StandardSchema<EndpointAction> =
  /* @__PURE__ */ valueSchema(validateEndpointAction);

/** The Standard Schema of values: issues have path segments. */
export const endpointPauseValueSchema: StandardSchema<EndpointPause> =
  /* @__PURE__ */ valueSchema(validateEndpointPause);

/** The Standard Schema of values: issues have path segments. */
export const erasureActionValueSchema: StandardSchema<ErasureAction> =
  /* @__PURE__ */ valueSchema(validateErasureAction);

/** The Standard Schema of values: issues have path segments. */
export const findRequestValueSchema: StandardSchema<FindRequest> =
  /* @__PURE__ */ valueSchema(validateFindRequest);

/** The Standard Schema of values: issues have path segments. */
export const keyRevocationValueSchema: StandardSchema<KeyRevocation> =
  /* @__PURE__ */ valueSchema(validateKeyRevocation);

/** The Standard Schema of values: issues have path segments. */
export const newKeyValueSchema: StandardSchema<NewKey> = /* @__PURE__ */ valueSchema(validateNewKey);

/** The Standard Schema of values: issues have path segments. */
export const operatorActionValueSchema: StandardSchema<OperatorAction> =
  /* @__PURE__ */ valueSchema(validateOperatorAction);

/** The Standard Schema of values: issues have path segments. */
export const redeliveryActionValueSchema: StandardSchema<RedeliveryAction> =
  /* @__PURE__ */ valueSchema(validateRedeliveryAction);

/** The Standard Schema of values: issues have path segments. */
export const rollbackActionValueSchema: StandardSchema<RollbackAction> =
  /* @__PURE__ */ valueSchema(validateRollbackAction);

/** The Standard Schema of values: issues have path segments. */
export const skipActionValueSchema: StandardSchema<SkipAction> =
  /* @__PURE__ */ valueSchema(validateSkipAction);

/** The Standard Schema of values: issues have path segments. */
export const testEventActionValueSchema: StandardSchema<TestEventAction> =
  /* @__PURE__ */ valueSchema(validateTestEventAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const activationActionDocumentSchema: StandardSchema<string | Uint8Array, ActivationAction> =
  /* @__PURE__ */ documentSchema(parseActivationAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const configurationComparisonDocumentSchema: StandardSchema<
  string | Uint8Array,
  ConfigurationComparison
> = /* @__PURE__ */ documentSchema(parseConfigurationComparison);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const configurationJobDocumentSchema: StandardSchema<string | Uint8Array, ConfigurationJob> =
  /* @__PURE__ */ documentSchema(parseConfigurationJob);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const configurationReplayDocumentSchema: StandardSchema<string | Uint8Array, ConfigurationReplay> =
  /* @__PURE__ */ documentSchema(parseConfigurationReplay);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const configurationUploadDocumentSchema: StandardSchema<string | Uint8Array, ConfigurationUpload> =
  /* @__PURE__ */ documentSchema(parseConfigurationUpload);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const consoleSignInDocumentSchema: StandardSchema<string | Uint8Array, ConsoleSignIn> =
  /* @__PURE__ */ documentSchema(parseConsoleSignIn);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const endpointActionDocumentSchema: StandardSchema<string | Uint8Array, EndpointAction> =
  /* @__PURE__ */ documentSchema(parseEndpointAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const endpointPauseDocumentSchema: StandardSchema<string | Uint8Array, EndpointPause> =
  /* @__PURE__ */ documentSchema(parseEndpointPause);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const erasureActionDocumentSchema: StandardSchema<string | Uint8Array, ErasureAction> =
  /* @__PURE__ */ documentSchema(parseErasureAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const findRequestDocumentSchema: StandardSchema<string | Uint8Array, FindRequest> =
  /* @__PURE__ */ documentSchema(parseFindRequest);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const keyRevocationDocumentSchema: StandardSchema<string | Uint8Array, KeyRevocation> =
  /* @__PURE__ */ documentSchema(parseKeyRevocation);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const newKeyDocumentSchema: StandardSchema<string | Uint8Array, NewKey> =
  /* @__PURE__ */ documentSchema(parseNewKey);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const operatorActionDocumentSchema: StandardSchema<string | Uint8Array, OperatorAction> =
  /* @__PURE__ */ documentSchema(parseOperatorAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const redeliveryActionDocumentSchema: StandardSchema<string | Uint8Array, RedeliveryAction> =
  /* @__PURE__ */ documentSchema(parseRedeliveryAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const rollbackActionDocumentSchema: StandardSchema<string | Uint8Array, RollbackAction> =
  /* @__PURE__ */ documentSchema(parseRollbackAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const skipActionDocumentSchema: StandardSchema<string | Uint8Array, SkipAction> =
  /* @__PURE__ */ documentSchema(parseSkipAction);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const testEventActionDocumentSchema: StandardSchema<string | Uint8Array, TestEventAction> =
  /* @__PURE__ */ documentSchema(parseTestEventAction);
