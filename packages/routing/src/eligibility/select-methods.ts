import type { PaymentMethod } from "@payment-routing/search-contract";
import { passes } from "../classes/compile-test.ts";
import type { Facts } from "../facts/facts.ts";
import type { RankArrangement, RankList } from "../ordering/compile-ordering.ts";
import { moveRanks } from "../ordering/move-ranks.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Layer } from "./layer.ts";
import { MANAGED_BOOKING, type Storefront } from "./storefront.ts";
import type { Workbench } from "./workbench.ts";

/** Finds the eligible offers, as they are arranged, with their preferences. The classes of the payment are known. */
export type MethodSelector = (
  storefront: Storefront,
  facts: Facts,
  arrangement: RankArrangement | undefined,
) => readonly PaymentMethod[];

export function createMethodSelector(catalogue: Catalogue, workbench: Workbench): MethodSelector {
  const { capabilities } = catalogue;
  const { kernel, words, classes, rows, eligible, asked, ranks, preferences } = workbench;
  return (storefront, facts, arrangement) => {
    if (!meetsPolicies(storefront, classes, facts)) return NO_METHODS;
    const { policies, withRest, rankOf, basePreferences, methods } = storefront.assortment;
    const given = giveRows(words, rows, storefront, catalogue, facts);
    const questions = kernel.select(
      given,
      capabilities.tables,
      capabilities.tableCount,
      policies.tables,
      policies.tableCount,
      withRest,
    );
    for (let next = asked; next < asked + questions; next++) {
      const method = words[next] as number;
      if (passesRest(capabilities, method, classes, facts) && passesRest(policies, method, classes, facts))
        continue;
      const place = eligible + (method >>> 5);
      words[place] = (words[place] as number) & ~(1 << (method & 31));
    }
    const { first, last, moves } = arrangement ?? AS_THEY_ARE;
    const count = kernel.arrange(rankOf, basePreferences, first.ranks, first.count, last.ranks, last.count);
    if (moves.length > 0) {
      moveRanks(words.subarray(ranks, ranks + count), moves);
      kernel.number(count, basePreferences);
    }
    const answer = new Array<PaymentMethod>(count);
    for (let place = 0; place < count; place++) {
      const method = methods[words[ranks + place] as number] as PaymentMethod;
      const preference = words[preferences + place] as number;
      answer[place] = preference < 0 ? method : renumber(method, preference);
    }
    return answer;
  };
}

const NO_METHODS: readonly PaymentMethod[] = [];
const NO_RANKS: RankList = { ranks: 0, count: 0 };
const AS_THEY_ARE: RankArrangement = { first: NO_RANKS, last: NO_RANKS, moves: [] };

/** Whether the payment is what that of every method must be. */
function meetsPolicies(
  { policyTest, managedBookings }: Storefront,
  classes: Int32Array,
  facts: Facts,
): boolean {
  if (policyTest !== undefined && !passes(policyTest, classes, facts)) return false;
  if (facts.transaction_type !== MANAGED_BOOKING) return true;
  return managedBookings.policyTest === undefined || passes(managedBookings.policyTest, classes, facts);
}

/** Gives the kernel the rows that are in no table: the sets that an eligible method is in whatever its conditions. */
function giveRows(
  words: Int32Array,
  rows: number,
  { offered, managedBookings }: Storefront,
  { withoutField }: Catalogue,
  facts: Facts,
): number {
  let end = rows;
  words[end++] = offered;
  if (facts.transaction_type === MANAGED_BOOKING && managedBookings.accepted !== undefined)
    words[end++] = managedBookings.accepted;
  const { missing_fields } = facts;
  if (missing_fields.length > 0) {
    for (const { field, row } of withoutField) if (missing_fields.includes(field)) words[end++] = row;
  }
  return end - rows;
}

/** Whether a method meets its conditions that are in no table. */
function passesRest({ rest }: Layer, method: number, classes: Int32Array, facts: Facts): boolean {
  const test = rest?.[method];
  return test === undefined || passes(test, classes, facts);
}

function renumber({ id, psp_type, state_id }: PaymentMethod, preference: number): PaymentMethod {
  return { id, psp_type, preference, state_id };
}
