import type { MerchantConfiguration, Ordering, OrderingRule } from "@payment-routing/config-contract";
import { type Condition, compileConditions, holds, listSpecConditions } from "../../condition.ts";
import type { Located } from "../../configuration/effective-accounts.ts";
import { readKnownCodes } from "../../configuration/known-codes.ts";
import { MANAGED_BOOKING } from "../../decision/compile-account.ts";
import { collectPoints } from "../space/collect-points.ts";
import {
  complete,
  FACT_GROUPS,
  type FactGroup,
  type FactValue,
  groupOf,
  listFactValues,
  type Region,
} from "../space/fact-values.ts";
import { findRegions, MAX_ALTERNATIVES } from "../space/find-regions.ts";
import { type AccountSpace, withTypes } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Finds ordering rules that no request can reach. */
export function* findUnreachedRules(configuration: MerchantConfiguration): Iterable<LintFinding> {
  const known = readKnownCodes(configuration);
  for (const { value, pointer, appliesTo } of listOrderings(configuration)) {
    const rules = value.rules.map((rule, position) => compileRule(rule, `${pointer}/rules/${position}`));
    const points = collectPoints(value.rules.map(({ when }) => when));
    const anything = listFactValues({ configuration, points, known, defaultCurrency: undefined });
    const values = withTypes(anything, appliesTo);
    for (const [position, rule] of rules.entries()) {
      const regions = findRegions(rule.conditions, values);
      if (regions === undefined) {
        yield finding("skipped", rule.pointer, `rule ${rule.name}: ${TOO_COMPLEX}`);
        continue;
      }
      const reason = findReason(regions, rules.slice(0, position));
      if (reason !== undefined)
        yield finding("rule-never-reached", rule.pointer, `rule ${rule.name}: ${reason}`);
    }
  }
}

interface CompiledRule {
  readonly name: string;
  readonly pointer: string;
  readonly conditions: readonly Condition[];
}

function compileRule({ name, when }: OrderingRule, pointer: string): CompiledRule {
  return { name, pointer, conditions: compileConditions(when, `${pointer}/when`) };
}

function findReason(regions: readonly Region[], before: readonly CompiledRule[]): string | undefined {
  if (regions.length === 0) return "no request can meet its condition";
  const covering = before.find((rule) => regions.every((region) => isMetBy(rule.conditions, region)));
  if (covering !== undefined)
    return `every request that meets its condition meets that of ${covering.name} before it`;
  const together = findCoveringTogether(regions, before);
  return together && `every request that meets its condition meets one of ${together} before it`;
}

/**
 * Names rules that read only one group of facts and together cover all its values. Leaves out orders, where a value stands
 * for requests that can meet different conditions.
 */
function findCoveringTogether(
  regions: readonly Region[],
  before: readonly CompiledRule[],
): string | undefined {
  for (const group of FACT_GROUPS) {
    if (group === "order") continue;
    const alike = before.filter(({ conditions }) => readsOnly(group, conditions));
    const isCovered = (value: FactValue) =>
      alike.some(({ conditions }) => conditions.every((each) => holds(each, complete(value))));
    if (alike.length > 1 && regions.every((region) => region[group].every(isCovered)))
      return alike.map(({ name }) => name).join(", ");
  }
  return undefined;
}

function readsOnly(group: FactGroup, conditions: readonly Condition[]): boolean {
  return conditions
    .flatMap((condition) => [...listSpecConditions(condition)])
    .every((spec) => groupOf(spec) === group);
}

interface UsedOrdering extends Located<Ordering> {
  /** Whether it applies to transactions of a type, or without one. */
  readonly appliesTo: (type: number | undefined) => boolean;
}

const isManaged = (type: number | undefined): boolean => type === MANAGED_BOOKING;

function* listOrderings({ account_defaults = [], clients }: MerchantConfiguration): Iterable<UsedOrdering> {
  const owners = [
    ...account_defaults.map((value, position) => ({ value, pointer: `/account_defaults/${position}` })),
    ...clients.flatMap(({ accounts }, client) =>
      accounts.map((value, position) => ({ value, pointer: `/clients/${client}/accounts/${position}` })),
    ),
  ];
  for (const { value, pointer } of owners) {
    const { ordering, managed_bookings: managed } = value;
    // An account that inherits this ordering also inherits the one for managed bookings, or has its own.
    const appliesTo = (type: number | undefined) => managed?.ordering === undefined || !isManaged(type);
    if (ordering) yield { value: ordering, pointer: `${pointer}/ordering`, appliesTo };
    if (managed?.ordering) {
      const at = `${pointer}/managed_bookings/ordering`;
      yield { value: managed.ordering, pointer: at, appliesTo: isManaged };
    }
  }
}

/** Whether every request of a region meets all conditions; false in doubt. */
function isMetBy(conditions: readonly Condition[], region: Region): boolean {
  return conditions.every((condition) => isOneMetBy(condition, region));
}

function isOneMetBy(condition: Condition, region: Region): boolean {
  if (condition.kind === "spec") {
    const values = region[groupOf(condition)];
    return values.every((value) => holds(condition, complete(value)));
  }
  // Different requests may meet different alternatives, which this does not detect.
  return condition.kind === "all"
    ? isMetBy(condition.parts, region)
    : condition.parts.some((part) => isOneMetBy(part, region));
}

const TOO_COMPLEX = `more than ${MAX_ALTERNATIVES} alternatives in its constraints are too many to follow`;

/** Finds offers whose constraints have too many alternatives to check, which leaves their account checked in part. */
export function* findSkipped({ account, offers }: AccountSpace): Iterable<LintFinding> {
  for (const { method, offer, regions } of offers) {
    if (regions !== undefined) continue;
    const { id, name } = method.value;
    yield finding(
      "skipped",
      offer.pointer,
      `method ${id} ${name}: ${TOO_COMPLEX}; which requests to account ${account.accountId} end with no method is not known either`,
    );
  }
}
