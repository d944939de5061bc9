import { MAX_ALTERNATIVES } from "../space/find-regions.ts";
import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

export const TOO_COMPLEX = `more than ${MAX_ALTERNATIVES} alternatives in its constraints are too many to follow`;

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
