import type { Rule } from "../report/finding.ts";
import type { LintRule } from "./lint-rule.ts";
import { BOUNDS_RULES } from "./rules/bounds.ts";
import { DOCUMENTATION_RULES } from "./rules/documentation.ts";
import { JSON_PORTABILITY_RULES } from "./rules/json-portability.ts";
import { NAMING_RULES } from "./rules/naming.ts";
import { NUMBER_RULES } from "./rules/numbers.ts";
import { PATTERN_RULES } from "./rules/patterns.ts";
import { XSD_PORTABILITY_RULES } from "./rules/xsd-portability.ts";
import { SUPPRESSION_RULES } from "./suppressions.ts";

/** The rules that look at declarations. */
export const DECLARATION_RULES: readonly LintRule[] = [
  ...NAMING_RULES,
  ...DOCUMENTATION_RULES,
  ...BOUNDS_RULES,
  ...NUMBER_RULES,
  ...XSD_PORTABILITY_RULES,
  ...JSON_PORTABILITY_RULES,
  ...PATTERN_RULES,
];

/** Every rule of `contracts lint`, by category. */
export const LINT_RULES: readonly Rule[] = [...DECLARATION_RULES, ...SUPPRESSION_RULES].map((rule) => ({
  ...rule,
  category: rule.id.slice(0, rule.id.indexOf("/")),
}));
