import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { FactValue, FactValues, Region } from "../space/fact-values.ts";
import { findRegions } from "../space/find-regions.ts";
import type { AccountSpace } from "../space/list-offers.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Finds offers that no request is eligible for any more, and accounts that have only such offers. */
export function* findEnded(
  { account, offers, values }: AccountSpace,
  _: MerchantConfiguration,
  now: number,
): Iterable<LintFinding> {
  const dated = offers.map((offer) => ({ ...offer, end: findEnd(offer.regions, values) }));
  const ended = dated.filter(({ end }) => end !== NEVER_ELIGIBLE && end <= now);
  if (ended.length === 0) return;
  const who = `account ${account.accountId} of client ${account.clientId}`;
  if (dated.every(({ end }) => end <= now)) {
    const last = Math.max(...ended.map(({ end }) => end));
    yield finding("ended", account.pointer, `${who} has had no method since ${describeInstant(last)}`);
    return;
  }
  for (const { method, offer, conditions, end } of ended) {
    const { id, name } = method.value;
    // Undefined if several conditions together end it.
    const cause = conditions.find((condition) => findEnd(findRegions([condition], values), values) === end);
    const message = `method ${id} ${name} has not been offered to ${who} since ${describeInstant(end)}`;
    yield finding("ended", cause?.pointer ?? offer.pointer, message);
  }
}

const NEVER_ELIGIBLE = Number.NEGATIVE_INFINITY;

/** The instant from which no request is in any of the regions. */
function findEnd(regions: readonly Region[] | undefined, { instant: instants }: FactValues): number {
  if (regions === undefined) return Number.POSITIVE_INFINITY;
  const last = findLatest(instants);
  const ends = regions.map(({ instant }) => {
    const latest = instant === instants ? last : findLatest(instant);
    // The last sample stands for all later instants.
    return latest === last ? Number.POSITIVE_INFINITY : latest + 1;
  });
  return Math.max(NEVER_ELIGIBLE, ...ends);
}

function findLatest(instants: readonly FactValue[]): number {
  return Math.max(...instants.map(({ instant = 0 }) => instant));
}

function describeInstant(instant: number): string {
  return new Date(instant).toISOString();
}
