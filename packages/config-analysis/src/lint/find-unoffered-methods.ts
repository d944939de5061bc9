import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Methods of the catalogue that no account offers. */
export function* findUnofferedMethods(
  { methods }: MerchantConfiguration,
  spaces: readonly AccountSpace[],
): Iterable<LintFinding> {
  const offered = new Set(spaces.flatMap(({ offers }) => offers.map(({ method }) => method.value.id)));
  for (const [position, { id, name }] of methods.entries()) {
    if (!offered.has(id))
      yield finding(
        "method-never-offered",
        `/methods/${position}`,
        `method ${id} ${name}: no account offers it`,
      );
  }
}
