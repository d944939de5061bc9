import {
  type MerchantConfiguration,
  type Ordering,
  type OrderingRule,
  readKnownCodes,
} from "@payment-routing/config-contract";
import { type Condition, compileConditions, type Placed } from "@payment-routing/routing";
import { collectPoints } from "../space/collect-points.ts";
import { listFactValues, type Region } from "../space/fact-values.ts";
import { findRegions } from "../space/find-regions.ts";
import { isMetBy } from "../space/is-met-by.ts";
import { TOO_ENTANGLED } from "./find-not-judged.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Ordering rules that no request can reach. */
export function* findUnreachedRules(configuration: MerchantConfiguration): Iterable<LintFinding> {
  const known = readKnownCodes(configuration);
  for (const { value, pointer } of listOrderings(configuration)) {
    const rules = value.rules.map((rule, position) => compileRule(rule, `${pointer}/rules/${position}`));
    const points = collectPoints(value.rules.map(({ when }) => when));
    const values = listFactValues({ configuration, points, known, defaultCurrency: undefined });
    for (const [position, rule] of rules.entries()) {
      const regions = findRegions(rule.conditions, values);
      if (regions === undefined) {
        yield finding("not-judged", rule.pointer, `rule ${rule.name}: ${TOO_ENTANGLED}`);
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
  return covering && `every request that meets its condition meets that of ${covering.name} before it`;
}

function* listOrderings({
  account_defaults = [],
  clients,
}: MerchantConfiguration): Iterable<Placed<Ordering>> {
  const owners = [
    ...account_defaults.map((value, position) => ({ value, pointer: `/account_defaults/${position}` })),
    ...clients.flatMap(({ accounts }, client) =>
      accounts.map((value, position) => ({ value, pointer: `/clients/${client}/accounts/${position}` })),
    ),
  ];
  for (const { value, pointer } of owners) {
    const { ordering, managed_bookings: managed } = value;
    if (ordering) yield { value: ordering, pointer: `${pointer}/ordering` };
    if (managed?.ordering) yield { value: managed.ordering, pointer: `${pointer}/managed_bookings/ordering` };
  }
}
