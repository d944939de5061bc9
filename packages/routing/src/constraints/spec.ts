import type { Dimension } from "./dimension.ts";

/** One constraint on one dimension, wherever it stands. */
export interface Spec<Value = never> {
  readonly dimension: Dimension<Value>;
  /** Tells it from other specs: those with the same key are the same. */
  readonly key: string;
  /** Whether a value that is there meets it; undefined where a part that is missing would decide. */
  readonly check: (value: Value) => boolean | undefined;
  /** What it decides where the value, or the deciding part of it, is missing. Negation does not change that. */
  readonly onMissing: boolean;
  /** What cuts the dimension into classes: listed values, bounds, or bounds in a currency. */
  readonly points: readonly unknown[];
  readonly expected: string;
}

/** A spec of whatever values: its dimension reads what it checks. */
// biome-ignore lint/suspicious/noExplicitAny: values of one dimension meet its own specs only.
export type AnySpec = Spec<any>;
