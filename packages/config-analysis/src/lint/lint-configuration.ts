import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type AccountSpace, describeAccount, listDistinctAccounts } from "../space/list-offers.ts";
import { findAmountsWithoutCurrency } from "./find-amounts-without-currency.ts";
import { findDeadEnds } from "./find-dead-ends.ts";
import { findEnded } from "./find-ended.ts";
import { findIdlePolicies } from "./find-idle-policies.ts";
import { findIdleReferences } from "./find-idle-references.ts";
import { findIneligibleMethods } from "./find-ineligible-methods.ts";
import { findNotJudged } from "./find-not-judged.ts";
import { findUnofferedMethods } from "./find-unoffered-methods.ts";
import { findUnreachedRules } from "./find-unreached-rules.ts";
import { LINT_RULES, type LintFinding, type LintRule } from "./lint-finding.ts";

/** Options of `lintConfiguration`. */
export interface LintOptions {
  /** Told of how many accounts have been judged: each takes a while where there are many methods. */
  readonly onProgress?: (done: number, total: number) => void;
  /** The moment that tells what has ended, in milliseconds since 1970 began in UTC. The present one, when left out. */
  readonly now?: number;
}

/**
 * Finds what a schema cannot: what a valid configuration does that nobody can have meant. Every finding is so;
 * where constraints are too entangled to be followed, that is the finding. The configuration must be one that
 * `checkConfiguration` finds no fault with.
 */
export function lintConfiguration(
  configuration: MerchantConfiguration,
  { onProgress, now = Date.now() }: LintOptions = {},
): readonly LintFinding[] {
  const accounts = listDistinctAccounts(configuration);
  const ofAccounts = accounts.flatMap((account, position) => {
    onProgress?.(position, accounts.length);
    const space = describeAccount(configuration, account);
    return CHECKS.flatMap((check) => [...check(space, configuration, now)]);
  });
  onProgress?.(accounts.length, accounts.length);
  const found = [
    ...ofAccounts,
    ...findUnreachedRules(configuration),
    ...findUnofferedMethods(configuration, accounts),
    ...findIdleReferences(configuration),
  ];
  // Accounts that inherit the same share what is found of it.
  const unique = new Map(found.map((each) => [`${each.rule} ${each.pointer} ${each.message}`, each]));
  const rules = Object.keys(LINT_RULES) as LintRule[];
  return [...unique.values()].sort((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule));
}

type Check = (
  space: AccountSpace,
  configuration: MerchantConfiguration,
  now: number,
) => Iterable<LintFinding>;

const CHECKS: readonly Check[] = [
  findIneligibleMethods,
  findEnded,
  findIdlePolicies,
  findAmountsWithoutCurrency,
  findDeadEnds,
  findNotJudged,
];
