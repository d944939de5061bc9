import type { ValidationResult } from "@payment-routing/operator-contract";
import type { AnalysedConfiguration } from "./analysed-configuration.ts";

export function createValidationResult({
  configuration: { countries, currencies, methods, clients },
  router,
  cases,
  warnings,
}: AnalysedConfiguration & { readonly warnings: readonly string[] }): ValidationResult {
  return {
    digest: router.configurationDigest,
    warnings: [...warnings],
    methods: methods.length,
    clients: clients.length,
    accounts: clients.reduce((sum, { accounts }) => sum + accounts.length, 0),
    countries: countries.length,
    currencies: currencies.length,
    cases: cases.length,
  };
}
