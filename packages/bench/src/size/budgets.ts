/**
 * The most bytes that each generated contract may have, bundled and minified. A change that needs more raises its budget
 * here, and says in its message what for.
 */
export const CONTRACT_BUDGETS: Readonly<Record<string, number>> = {
  "callback-contract": 285_000,
  "config-contract": 330_000,
  "operator-contract": 36_000,
  "processor-contract": 202_000,
  "search-contract": 140_000,
};
