import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type Condition, listSpecConditions } from "../../condition.ts";
import type { EffectiveAccount } from "../../configuration/effective-accounts.ts";
import { groupOf } from "../space/fact-values.ts";
import { findRegions } from "../space/find-regions.ts";
import type { AccountSpace, OfferSpace } from "../space/list-offers.ts";
import { findFieldGroup } from "../space/required-fields.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Finds offers that no request can be eligible for. */
export function* findIneligibleMethods({ account, offers }: AccountSpace): Iterable<LintFinding> {
  for (const space of offers) {
    const { method, offer, regions } = space;
    if (regions !== undefined && regions.length > 0) continue;
    const why = describeContradiction(space);
    // One or two conditions can suffice even if all together are too complex.
    if (regions === undefined && why === "") continue;
    const { id, name } = method.value;
    const who = `account ${account.accountId} of client ${account.clientId}`;
    yield finding(
      "method-never-eligible",
      offer.pointer,
      `method ${id} ${name}: no request to ${who} can be eligible${why}`,
    );
  }
}

/** Names one or two conditions that cannot be met; empty if it takes more. */
function describeContradiction({ conditions, values, requiredFields }: OfferSpace): string {
  const isPossible = (...some: readonly Condition[]) => findRegions(some, values)?.length !== 0;
  const single = conditions.find((condition) => !isPossible(condition));
  if (single !== undefined) {
    const groups = new Set([...listSpecConditions(single)].map(groupOf));
    const fields = requiredFields.filter((field) => {
      const group = findFieldGroup(field);
      return group !== undefined && groups.has(group);
    });
    const given = fields.length === 0 ? "" : ` by a request with ${fields.join(" and ")}, as it must have`;
    return `: ${single.pointer} can never be met${given}`;
  }
  for (const [position, first] of conditions.entries()) {
    const second = conditions.slice(position + 1).find((condition) => !isPossible(first, condition));
    if (second !== undefined) return `: ${first.pointer} and ${second.pointer} exclude each other`;
  }
  return "";
}

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
