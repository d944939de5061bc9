// Generated from schemas/operator. Do not edit: npm run generate.
import type { ParseOptions, Result } from "@payment-routing/contract-runtime";
import { runValidator, parseJson } from "@payment-routing/contract-runtime/codegen";
import type { EndpointAction } from "./endpoint-action.ts";
import { checkEndpointAction } from "./endpoint-action.validator.ts";
import type { ErasureAction } from "./erasure-action.ts";
import { checkErasureAction } from "./erasure-action.validator.ts";
import type { OperatorAction } from "./operator-action.ts";
import { checkOperatorAction } from "./operator-action.validator.ts";
import type { SkipAction } from "./skip-action.ts";
import { checkSkipAction } from "./skip-action.validator.ts";
import type { TestEventAction } from "./test-event-action.ts";
import { checkTestEventAction } from "./test-event-action.validator.ts";

export type { EndpointAction, Reason } from "./endpoint-action.ts";
export type { ErasureAction } from "./erasure-action.ts";
export type { OperatorAction } from "./operator-action.ts";
export type {
  ActionResult,
  Attempt,
  AuditList,
  AuditRecord,
  Callback,
  CallbackDetail,
  CallbackLane,
  CallbackList,
  Decision,
  DecisionList,
  Endpoint,
  EndpointList,
  EndpointSkipCount,
  EndpointSkipProgress,
  ErasedRows,
  Erasure,
  ExplainedMethod,
  ExplainedOrdering,
  ExplainedReason,
  ExplainedSearch,
  Explanation,
  HeldEndpoint,
  Hold,
  Lane,
  LaneCount,
  LaneList,
  LaneProgress,
  MissingFields,
  OfferedMethod,
  OperatorResponses,
  PassedOverRule,
  Problem,
  ProblemIssue,
  Redelivery,
  RedeliveryCount,
  RedeliveryProgress,
  SearchFacts,
  SearchRefusal,
  StoredHeaders,
  TestEvent,
  UnknownCodes,
} from "./operator-responses.ts";
export type { SkipAction } from "./skip-action.ts";
export type { TestEventAction, TestStatus } from "./test-event-action.ts";

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateEndpointAction(value: unknown): Result<EndpointAction> {
  return runValidator(checkEndpointAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateErasureAction(value: unknown): Result<ErasureAction> {
  return runValidator(checkErasureAction, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateOperatorAction(value: unknown): Result<OperatorAction> {
  return runValidator(checkOperatorAction, value);
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
 * column. Rejects duplicate names in an object, and integers that a JavaScript number cannot represent exactly.
 */
export function parseEndpointAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<EndpointAction> {
  return parseJson(input, options, checkEndpointAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and integers that a JavaScript number cannot represent exactly.
 */
export function parseErasureAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<ErasureAction> {
  return parseJson(input, options, checkErasureAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and integers that a JavaScript number cannot represent exactly.
 */
export function parseOperatorAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<OperatorAction> {
  return parseJson(input, options, checkOperatorAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and integers that a JavaScript number cannot represent exactly.
 */
export function parseSkipAction(input: Uint8Array | string, options?: ParseOptions): Result<SkipAction> {
  return parseJson(input, options, checkSkipAction);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and integers that a JavaScript number cannot represent exactly.
 */
export function parseTestEventAction(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<TestEventAction> {
  return parseJson(input, options, checkTestEventAction);
}
