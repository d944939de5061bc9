import type { DiagnosticCode } from "../diagnostic.ts";

/** A regular expression of XSD as a tree. */
export type PatternNode =
  /** One character, by what it is in JavaScript. */
  | { readonly kind: "character"; readonly expression: string }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "alternatives"; readonly parts: readonly PatternNode[] }
  | {
      readonly kind: "repeated";
      readonly part: PatternNode;
      readonly min: number;
      /** `Infinity` when unbounded. */
      readonly max: number;
      /** As it is written, in XSD as in JavaScript. */
      readonly quantity: string;
    };

/** Why a pattern cannot be translated. */
export class PatternRefusal extends Error {
  readonly code: Extract<DiagnosticCode, "invalid-pattern" | "unsupported-pattern">;

  constructor(code: PatternRefusal["code"], message: string) {
    super(message);
    this.code = code;
  }
}
