import type { LocatedIssue } from "./configuration-error.ts";
import type { Positions } from "./yaml-positions.ts";

/** The content of a YAML or JSON file. Plain data that can be sent to another thread. */
export interface DocumentContent {
  readonly file: string;
  readonly text: string;
  /** Whether messages must not quote the file. */
  readonly holdsSecrets: boolean;
  /** Issues of the syntax. */
  readonly issues: readonly LocatedIssue[];
  /** The top-level members. Undefined when the file could not be parsed. */
  readonly members: ReadonlyMap<string, unknown> | undefined;
  /** Undefined for JSON: its positions are found in the text on demand. */
  readonly positions: Positions | undefined;
}

/** Names of the members that may be fractions. All amounts are integers, in minor units. */
export const FRACTIONS: ReadonlySet<unknown> = new Set(["jitter"]);

/** Whether an integer is written as a fraction: the author of 100.00 may not mean 100 minor units, which are 1.00. */
export function isRounded(value: unknown, source: string): boolean {
  return Number.isInteger(value) && !/^[-+]?(?:\d+|0o[0-7]+|0x[\dA-Fa-f]+)$/.test(source);
}

/** The expectation for a rounded integer. */
export const INTEGER = "an integer without a decimal point or an exponent, or a text in quotes";
