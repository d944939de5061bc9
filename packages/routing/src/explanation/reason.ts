import { DIMENSION_NAMES, type DimensionName, type Measure } from "../constraints/dimension.ts";

/** Why a method is not eligible: what it fails. The list is closed: callers may switch over it. */
export const REASON_CODES = [
  // Of the request as a whole.
  "required-by-merchant",
  "unknown-code",
  // Of the method.
  "not-offered",
  "withdrawn",
  "form-of-payment",
  "required-by-processor",
  // Of constraints, by what they look at; all, any and not are those of several.
  ...DIMENSION_NAMES,
  "all",
  "any",
  "not",
] as const;

/** What a method fails, for programs: a constraint, or a rule besides those. */
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

/** One thing that a payment fails. Without what stands at the pointer, it would not fail this. */
export interface Reason {
  readonly code: ReasonCode;
  /** A JSON Pointer (RFC 6901) into the configuration. */
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
  /** Whether what decides is left out or cannot be read, so that of a constraint `on_missing` decided. */
  readonly isMissing: boolean;
  /** `path: expected X, got Y` */
  readonly message: string;
  /**
   * Of an `any` or a `not`: what fails inside it. To mend one cause is enough; a cause of code `all`, which is found only
   * here, takes all of its own.
   */
  readonly causes: readonly Reason[];
  /** Where what is there stands among others, of a constraint on a number; undefined of anything else. */
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
