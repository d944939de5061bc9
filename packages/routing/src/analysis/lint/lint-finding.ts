/** The closed list of rules. */
export const LINT_RULES = {
  /** An offer that no request can be eligible for. */
  "method-never-eligible": "error",
  /** An ordering rule that no request can reach: none meets it, or all that do meet an earlier one. */
  "rule-never-reached": "error",
  /** An offer that no request is eligible for any more, or an account with only such offers. */
  ended: "warning",
  /** A value of a policy that the method is not capable of, which has no effect. */
  "policy-outside-capability": "warning",
  /** Amounts in a currency that the same constraints exclude, which have no effect. */
  "amount-in-excluded-currency": "warning",
  /** Methods with amount constraints in an account that accepts requests without a currency. */
  "amount-without-currency": "warning",
  /** A country and a currency that an account accepts, but not together. */
  "impossible-country-currency": "warning",
  /** Other requests that get no method. */
  "no-method": "warning",
  /** An offer or an ordering rule whose constraints have too many alternatives to check. */
  skipped: "warning",
  /** A method of the catalogue that no account offers. */
  "method-never-offered": "warning",
  /** A reference without effect: to a method that is not offered, or of a processor or defaults that nothing uses. */
  "idle-reference": "warning",
  /** A closed code of which sessions in the database have unknown values: their next callbacks would be parked. */
  "callbacks-rejected": "warning",
} as const satisfies Record<string, "error" | "warning">;

/** The name of a rule of the lint. */
export type LintRule = keyof typeof LINT_RULES;

/** A likely mistake in a valid configuration. */
export interface LintFinding {
  readonly rule: LintRule;
  /** An error prevents activation. */
  readonly severity: "error" | "warning";
  /** A JSON Pointer into the configuration. */
  readonly pointer: string;
  readonly message: string;
}

export function finding(rule: LintRule, pointer: string, message: string): LintFinding {
  return { rule, severity: LINT_RULES[rule], pointer, message };
}
