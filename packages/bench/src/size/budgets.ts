/**
 * The most bytes that each generated contract may have, bundled and minified. A change that needs more raises its budget
 * here, and says in its message what for.
 */
export const CONTRACT_BUDGETS: Readonly<Record<string, number>> = {
  "callback-contract": 225_000,
  "config-contract": 230_000,
  "operator-contract": 32_000,
  "processor-contract": 150_000,
  "search-contract": 125_000,
};
