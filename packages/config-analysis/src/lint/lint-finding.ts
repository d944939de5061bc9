/** What the lint finds. The list is closed: reports may switch over it. */
export const LINT_RULES = {
  /** An offer that no request can be eligible for: it might as well not be there, and surely should do something. */
  "method-never-eligible": "error",
  /** An ordering rule that no request can reach: none meets it, or each that does meets one before it. */
  "rule-never-reached": "error",
  /** An offer that no request is eligible for any more, or an account that has no other. */
  ended: "warning",
  /** A value of a policy that the method is not capable of, and so means nothing. */
  "policy-outside-capability": "warning",
  /** Amounts in a currency that the method does not take, which so mean nothing. */
  "amount-in-excluded-currency": "warning",
  /** Methods that only take amounts that can be counted, in an account where requests may come without a currency. */
  "amount-without-currency": "warning",
  /** A country and a currency that an account takes, but not together. */
  "impossible-country-currency": "warning",
  /** Other requests that end with no method. */
  "no-method": "warning",
  /** An offer or an ordering rule whose constraints are too entangled to be followed: nothing else is said of it. */
  "not-judged": "warning",
  /** A method of the catalogue that no account offers. */
  "method-never-offered": "warning",
  /** Something that is named where it is not: a processor, defaults, or a method in an order of others. */
  "idle-reference": "warning",
  /** A closed code that sessions in the database have unknown values of: their next callbacks would be parked. */
  "callbacks-rejected": "warning",
} as const satisfies Record<string, "error" | "warning">;

/** The name of a rule of the lint. */
export type LintRule = keyof typeof LINT_RULES;

/** Something that a schema cannot find: a configuration that is valid and surely not meant so. */
export interface LintFinding {
  readonly rule: LintRule;
  /** An error keeps a configuration from being activated. */
  readonly severity: "error" | "warning";
  /** A JSON Pointer into the configuration. */
  readonly pointer: string;
  readonly message: string;
}

export function finding(rule: LintRule, pointer: string, message: string): LintFinding {
  return { rule, severity: LINT_RULES[rule], pointer, message };
}
