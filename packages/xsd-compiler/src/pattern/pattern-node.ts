import type { DiagnosticCode } from "../diagnostic.ts";
import type { Ranges } from "./ranges.ts";

/** An XSD regular expression as a tree. */
export type PatternNode =
  | CharacterNode
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "alternatives"; readonly parts: readonly PatternNode[] }
  | {
      readonly kind: "repeated";
      readonly part: PatternNode;
      readonly min: number;
      /** `Infinity` when unbounded. */
      readonly max: number;
      /** The quantifier as written; XSD and JavaScript use the same syntax. */
      readonly quantity: string;
    };

/** One character of a set. */
export interface CharacterNode {
  readonly kind: "character";
  /** A self-contained JavaScript expression that means the same with the u flag and with the v flag. */
  readonly expression: string;
  /** Computes the set as data on request: sets of categories have hundreds of ranges. */
  readonly ranges: () => Ranges;
}

/** The reason why a pattern cannot be translated. */
export class PatternError extends Error {
  readonly code: Extract<DiagnosticCode, "invalid-pattern" | "unsupported-pattern">;

  constructor(code: PatternError["code"], message: string) {
    super(message);
    this.code = code;
  }
}
