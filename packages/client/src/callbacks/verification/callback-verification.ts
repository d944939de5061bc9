import type { MacSpecification, Secret } from "@payment-routing/signing";

/** What a delivery is verified with. */
export interface CallbackVerification {
  /** The live secrets of the webhook headers, at most 16. A delivery is accepted when one of them signed it. */
  readonly secrets: readonly Secret[];
  /**
   * The secrets of the body's member `signature`. When given, every callback must have one, made with one of these.
   * It is demanded besides the headers and never takes their place.
   */
  readonly bodySecrets?: readonly Secret[];
  /** How the `hmac` of a transaction is made. When given, every transaction must have one. Goes with `macSalts`. */
  readonly macSpecification?: MacSpecification;
  /** The live salts of the `hmac`. */
  readonly macSalts?: readonly string[];
  /** How far the time of an attempt may be from now, either way, in seconds. Default 300. */
  readonly toleranceSeconds?: number;
  /** The most bytes a body may have. Default 1,048,576 (1 MiB). */
  readonly maxBytes?: number;
  /** The time to judge by, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

export const DEFAULT_TOLERANCE_SECONDS = 300;
export const DEFAULT_MAX_BYTES = 1_048_576;
