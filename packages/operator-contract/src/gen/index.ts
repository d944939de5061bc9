// Generated from schemas/operator. Do not edit: npm run generate.
import type { ParseOptions, Result } from "@payment-routing/contract-runtime";
import { judgeValue, parseJson } from "@payment-routing/contract-runtime/codegen";
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

export type {
  EndpointAction,
  Reason,
} from "./endpoint-action.ts";
export type {
  ErasureAction,
} from "./erasure-action.ts";
export type {
  OperatorAction,
} from "./operator-action.ts";
export type {
  SkipAction,
} from "./skip-action.ts";
export type {
  TestEventAction,
  TestStatus,
} from "./test-event-action.ts";

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateEndpointAction(value: unknown): Result<EndpointAction> {
  return judgeValue(checkEndpointAction, value);
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateErasureAction(value: unknown): Result<ErasureAction> {
  return judgeValue(checkErasureAction, value);
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateOperatorAction(value: unknown): Result<OperatorAction> {
  return judgeValue(checkOperatorAction, value);
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateSkipAction(value: unknown): Result<SkipAction> {
  return judgeValue(checkSkipAction, value);
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateTestEventAction(value: unknown): Result<TestEventAction> {
  return judgeValue(checkTestEventAction, value);
}

/**
 * Reads and judges a JSON document in UTF-8: on success its value, typed; otherwise every issue, at most 100, with line
 * and column. Refuses a name given twice in one object, and a number that would be read as another integer.
 */
export function parseEndpointAction(input: Uint8Array | string, options?: ParseOptions): Result<EndpointAction> {
  return parseJson(input, options, checkEndpointAction);
}

/**
 * Reads and judges a JSON document in UTF-8: on success its value, typed; otherwise every issue, at most 100, with line
 * and column. Refuses a name given twice in one object, and a number that would be read as another integer.
 */
export function parseErasureAction(input: Uint8Array | string, options?: ParseOptions): Result<ErasureAction> {
  return parseJson(input, options, checkErasureAction);
}

/**
 * Reads and judges a JSON document in UTF-8: on success its value, typed; otherwise every issue, at most 100, with line
 * and column. Refuses a name given twice in one object, and a number that would be read as another integer.
 */
export function parseOperatorAction(input: Uint8Array | string, options?: ParseOptions): Result<OperatorAction> {
  return parseJson(input, options, checkOperatorAction);
}

/**
 * Reads and judges a JSON document in UTF-8: on success its value, typed; otherwise every issue, at most 100, with line
 * and column. Refuses a name given twice in one object, and a number that would be read as another integer.
 */
export function parseSkipAction(input: Uint8Array | string, options?: ParseOptions): Result<SkipAction> {
  return parseJson(input, options, checkSkipAction);
}

/**
 * Reads and judges a JSON document in UTF-8: on success its value, typed; otherwise every issue, at most 100, with line
 * and column. Refuses a name given twice in one object, and a number that would be read as another integer.
 */
export function parseTestEventAction(input: Uint8Array | string, options?: ParseOptions): Result<TestEventAction> {
  return parseJson(input, options, checkTestEventAction);
}
