import { type Condition, holds } from "../constraints/condition.ts";
import type { Facts } from "../facts/facts.ts";
import { type Bits, makeBits } from "./bits.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Layer } from "./layer.ts";
import { MANAGED_BOOKING, type Storefront } from "./storefront.ts";

/** Gives the ranks of the eligible offers, ascending. */
export type MethodSelector = (storefront: Storefront, facts: Facts) => number[];

/**
 * Makes the selector of a catalogue. It keeps sets of methods to work with between decisions, none of which outlasts a
 * decision.
 */
export function createMethodSelector(catalogue: Catalogue): MethodSelector {
  const rows: Bits[] = [];
  const ranks = makeBits(catalogue.methods.length);
  return (storefront, facts) => {
    const { assortment, policies, managedBookings } = storefront;
    if (!holdsAll(policies, facts)) return [];
    rows.length = 0;
    rows.push(assortment.offered);
    if (managedBookings !== undefined && facts.transaction_type === MANAGED_BOOKING) {
      if (!holdsAll(managedBookings.policies, facts)) return [];
      if (managedBookings.formsOfPayment !== undefined) rows.push(managedBookings.formsOfPayment.accepted);
    }
    addRows(rows, catalogue.capabilities, facts);
    addRows(rows, assortment.policies, facts);
    for (const field of facts.missing_fields) {
      const without = catalogue.withoutField.get(field);
      if (without !== undefined) rows.push(without);
    }
    markRanks(ranks, rows, storefront, catalogue, facts);
    return takeRanks(ranks);
  };
}

function holdsAll(conditions: readonly Condition[] | undefined, facts: Facts): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!holds(condition, facts)) return false;
  return true;
}

function addRows(rows: Bits[], { tables }: Layer, facts: Facts): void {
  for (const table of tables) rows.push(table.findRow(facts));
}

/** Marks, by rank, the methods that are in every row and whose other conditions hold. */
function markRanks(
  ranks: Bits,
  rows: readonly Bits[],
  { assortment }: Storefront,
  { capabilities }: Catalogue,
  facts: Facts,
): void {
  const { rankOf, policies } = assortment;
  for (let word = 0; word < ranks.length; word++) {
    let bits = -1;
    for (let row = 0; row < rows.length && bits !== 0; row++) bits &= (rows[row] as Bits)[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      bits ^= lowest;
      const position = (word << 5) | (31 - Math.clz32(lowest));
      if (!holdsAll(capabilities.rest[position], facts) || !holdsAll(policies.rest[position], facts))
        continue;
      const rank = rankOf[position] as number;
      ranks[rank >>> 5] = (ranks[rank >>> 5] as number) | (1 << (rank & 31));
    }
  }
}

/** Lists what is marked, and clears the marks. */
function takeRanks(ranks: Bits): number[] {
  const list: number[] = [];
  for (let word = 0; word < ranks.length; word++) {
    let bits = ranks[word] as number;
    if (bits === 0) continue;
    ranks[word] = 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      bits ^= lowest;
      list.push((word << 5) | (31 - Math.clz32(lowest)));
    }
  }
  return list;
}
