import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/**
 * Methods with amounts in an account without a default currency, where a request without a currency has no amount that
 * can be counted: it is not eligible for any of them.
 */
export function* findAmountsWithoutCurrency({
  account,
  values,
  offers,
}: AccountSpace): Iterable<LintFinding> {
  if (values.money.every(({ currency }) => currency !== undefined)) return;
  const lost = offers.filter(({ method, offer, regions = [] }) => {
    const hasAmount = [method.value.capabilities.amount, offer.value.policy?.amount].some(
      (amount) => amount !== undefined && amount.on_missing === undefined,
    );
    const takesNone = !regions.some(({ money }) => money.some(({ currency }) => currency === undefined));
    return hasAmount && takesNone && regions.length > 0;
  });
  if (lost.length === 0) return;
  const ids = lost.map(({ method }) => method.value.id).join(", ");
  const message = `without a default_currency, a request that names no currency is never eligible for ${ids}: their amounts cannot be counted`;
  yield finding("amount-without-currency", account.pointer, `account ${account.accountId}: ${message}`);
}
