import { type Condition, listSpecConditions } from "../../condition.ts";
import type { DimensionName } from "../../dimensions/index.ts";
import { findRegions } from "../space/find-regions.ts";
import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/**
 * Finds methods with amount constraints in an account without a default currency: a request without a currency is never
 * eligible for them.
 */
export function* findAmountsWithoutCurrency({
  account,
  values,
  offers,
}: AccountSpace): Iterable<LintFinding> {
  const money = values.money.filter(({ currency }) => currency === undefined);
  if (money.length === 0) return;
  const withoutCurrency = { ...values, money };
  const isNeverMet = (condition: Condition) =>
    readsAmounts(condition) && findRegions([condition], withoutCurrency)?.length === 0;
  const lost = offers.filter(
    ({ conditions, regions }) => regions?.length !== 0 && conditions.some(isNeverMet),
  );
  if (lost.length === 0) return;
  const ids = lost.map(({ method }) => method.value.id).join(", ");
  const message = `without a default_currency, a request that names no currency is never eligible for ${ids}: their amounts cannot be counted`;
  yield finding("amount-without-currency", account.pointer, `account ${account.accountId}: ${message}`);
}

const AMOUNTS: ReadonlySet<DimensionName> = new Set(["amount", "fee-amount"]);

function readsAmounts(condition: Condition): boolean {
  return [...listSpecConditions(condition)].some(({ spec }) =>
    AMOUNTS.has(spec.dimension.name as DimensionName),
  );
}
