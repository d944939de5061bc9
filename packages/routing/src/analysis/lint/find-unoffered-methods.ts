import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { EffectiveAccount } from "../../configuration/effective-accounts.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Finds methods of the catalogue that no account offers. */
export function* findUnofferedMethods(
  { methods }: MerchantConfiguration,
  accounts: readonly EffectiveAccount[],
): Iterable<LintFinding> {
  const offered = new Set(accounts.flatMap(({ offers }) => offers.map(({ value }) => value.method_id)));
  for (const [position, { id, name }] of methods.entries()) {
    if (!offered.has(id))
      yield finding(
        "method-never-offered",
        `/methods/${position}`,
        `method ${id} ${name}: no account offers it`,
      );
  }
}
