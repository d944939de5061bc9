import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { FactValue, FactValues, Region } from "../space/fact-values.ts";
import { findRegions } from "../space/find-regions.ts";
import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Offers that requests were eligible for until a moment that is past; the account, where it has no others. */
export function* findEnded(
  { account, offers, values }: AccountSpace,
  _: MerchantConfiguration,
  now: number,
): Iterable<LintFinding> {
  const placed = offers.map((offer) => ({ ...offer, end: findEnd(offer.regions, values) }));
  const ended = placed.filter(({ end }) => end !== NEVER_BEGUN && end <= now);
  if (ended.length === 0) return;
  const who = `account ${account.accountId} of client ${account.clientId}`;
  if (placed.every(({ end }) => end <= now)) {
    const last = Math.max(...ended.map(({ end }) => end));
    yield finding("ended", account.pointer, `${who} has had no method since ${describeMoment(last)}`);
    return;
  }
  for (const { method, offer, conditions, end } of ended) {
    const { id, name } = method.value;
    // None where it takes several to end it.
    const cause = conditions.find((condition) => findEnd(findRegions([condition], values), values) === end);
    const message = `method ${id} ${name} has not been offered to ${who} since ${describeMoment(end)}`;
    yield finding("ended", cause?.pointer ?? offer.pointer, message);
  }
}

const NEVER_BEGUN = Number.NEGATIVE_INFINITY;

/** The moment since when no request is in any of the regions. */
function findEnd(regions: readonly Region[] | undefined, { instant: moments }: FactValues): number {
  if (regions === undefined) return Number.POSITIVE_INFINITY;
  const last = findLatest(moments);
  const ends = regions.map(({ instant }) => {
    const latest = instant === moments ? last : findLatest(instant);
    // The last of all moments stands for those that come after.
    return latest === last ? Number.POSITIVE_INFINITY : latest + 1;
  });
  return Math.max(NEVER_BEGUN, ...ends);
}

function findLatest(moments: readonly FactValue[]): number {
  return Math.max(...moments.map(({ instant = 0 }) => instant));
}

function describeMoment(instant: number): string {
  return new Date(instant).toISOString();
}
