import type { Measure } from "../dimensions/dimension.ts";
import { DIMENSIONS, type DimensionName } from "../dimensions/index.ts";

/** All reasons for which a method can be ineligible. */
export const REASON_CODES = [
  // The request as a whole.
  "required-by-merchant",
  "unknown-code",
  // The method.
  "not-offered",
  "withdrawn",
  "form-of-payment",
  "required-by-processor",
  // Constraints, by dimension; all, any and not combine several.
  ...DIMENSIONS.map(({ name }) => name),
  "all",
  "any",
  "not",
] as readonly ReasonCode[];

/** The code of a reason: a dimension that a constraint reads, or another rule. */
export type ReasonCode =
  | "required-by-merchant"
  | "unknown-code"
  | "not-offered"
  | "withdrawn"
  | "form-of-payment"
  | "required-by-processor"
  | "all"
  | "any"
  | "not"
  | DimensionName;

/** A reason for which a method is ineligible. Without the part at the pointer, it would not apply. */
export interface Reason {
  readonly code: ReasonCode;
  /** A JSON Pointer (RFC 6901) into the configuration. */
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
  /** Whether the deciding value is left out or cannot be read, so that `on_missing` decided. */
  readonly isMissing: boolean;
  /** `path: expected X, got Y` */
  readonly message: string;
  /**
   * The alternatives of an `any` or `not`. To correct one is enough; a cause with the code `all`, which occurs only here,
   * requires all its own causes.
   */
  readonly causes: readonly Reason[];
  /** The position of the actual value on its scale, for numbers and amounts. */
  readonly measure: Measure | undefined;
}

type ReasonDetails = Partial<Pick<Reason, "isMissing" | "causes" | "measure">>;

export function makeReason(
  code: ReasonCode,
  pointer: string,
  expected: string,
  actual: string,
  { isMissing = false, causes = NO_CAUSES, measure }: ReasonDetails = {},
): Reason {
  const message = `${pointer}: expected ${expected}, got ${actual}`;
  return { code, pointer, expected, actual, isMissing, message, causes, measure };
}

const NO_CAUSES: readonly Reason[] = [];
