import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type AccountSpace, describeAccount, listDistinctAccounts } from "../space/list-offers.ts";
import { findAmountsWithoutCurrency } from "./find-amounts-without-currency.ts";
import { findDeadEnds } from "./find-dead-ends.ts";
import { findEnded } from "./find-ended.ts";
import { findIdlePolicies } from "./find-idle-policies.ts";
import { findIdleReferences } from "./find-idle-references.ts";
import { findIneligibleMethods, findUnofferedMethods } from "./find-ineligible-methods.ts";
import { findSkipped, findUnreachedRules } from "./find-unreached-rules.ts";
import { LINT_RULES, type LintFinding, type LintRule } from "./lint-finding.ts";

/** Options of `lintConfiguration`. */
export interface LintOptions {
  /** Called with the number of checked accounts, before each account and at the end. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Decides which offers have ended; in milliseconds since 1970-01-01 UTC. Default: the current time. */
  readonly now?: number;
}

/**
 * Finds likely mistakes in a configuration in which `checkConfiguration` finds no issue. Every finding holds; constraints
 * that are too complex to check are a finding of their own.
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
  // Accounts that inherit a setting have the same findings.
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
  findSkipped,
];
