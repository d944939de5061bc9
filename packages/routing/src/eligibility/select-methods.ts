import { type Condition, holds } from "../constraints/condition.ts";
import type { Facts } from "../facts/facts.ts";
import type { RankArrangement } from "../ordering/compile-ordering.ts";
import { type Bits, makeBits } from "./bits.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Layer } from "./layer.ts";
import { mark, takeRanks } from "./rank-marks.ts";
import { MANAGED_BOOKING, type Storefront } from "./storefront.ts";

/** Finds eligible offers. */
export interface MethodSelector {
  /** The ranks of those found last, of which the first so many count. */
  readonly ranks: Int32Array;
  /** Fills the list with the ranks of the eligible offers, as they are arranged, and gives their number. */
  select(storefront: Storefront, facts: Facts, arrangement: RankArrangement | undefined): number;
}

/**
 * Makes the selector of a catalogue. It works with sets and a list of its own that every decision uses again: making new
 * ones would take longer than the decision.
 */
export function createMethodSelector(catalogue: Catalogue): MethodSelector {
  const rows: Bits[] = [];
  const marks = makeBits(catalogue.methods.length);
  const ranks = new Int32Array(catalogue.methods.length);
  return {
    ranks,
    select(storefront, facts, arrangement) {
      if (!collectRows(rows, storefront, catalogue, facts)) return 0;
      markEligible(marks, rows, storefront, catalogue, facts);
      return takeRanks(marks, arrangement, ranks);
    },
  };
}

/** Collects the sets that an eligible method is in, all of them; false where no method can be. */
function collectRows(
  rows: Bits[],
  { assortment, offered, policies, managedBookings }: Storefront,
  catalogue: Catalogue,
  facts: Facts,
): boolean {
  if (!holdsAll(policies, facts)) return false;
  rows.length = 0;
  if (managedBookings !== undefined && facts.transaction_type === MANAGED_BOOKING) {
    if (!holdsAll(managedBookings.policies, facts)) return false;
    if (managedBookings.formsOfPayment !== undefined) rows.push(managedBookings.formsOfPayment.accepted);
  }
  addRows(rows, catalogue.capabilities, facts);
  addRows(rows, assortment.policies, facts);
  for (const field of facts.missing_fields) {
    const without = catalogue.withoutField.get(field);
    if (without !== undefined) rows.push(without);
  }
  // Last, as it holds the most: the rows before have often come to nothing.
  rows.push(offered);
  return true;
}

function addRows(rows: Bits[], { tables }: Layer, facts: Facts): void {
  for (const table of tables) rows.push(table.findRow(facts));
}

/** Marks, by rank, the methods that are in every row and whose other conditions hold. */
function markEligible(
  marks: Bits,
  rows: readonly Bits[],
  { assortment }: Storefront,
  { capabilities }: Catalogue,
  facts: Facts,
): void {
  const { rankOf, policies } = assortment;
  for (let word = 0; word < marks.length; word++) {
    let bits = -1;
    for (let row = 0; row < rows.length && bits !== 0; row++) bits &= (rows[row] as Bits)[word] as number;
    if (bits === 0) continue;
    const asked = (capabilities.withRest[word] as number) | (policies.withRest[word] as number);
    while (bits !== 0) {
      const lowest = bits & -bits;
      bits ^= lowest;
      const position = (word << 5) | (31 - Math.clz32(lowest));
      if (
        (asked & lowest) === 0 ||
        (holdsAll(capabilities.rest[position], facts) && holdsAll(policies.rest[position], facts))
      )
        mark(marks, rankOf[position] as number);
    }
  }
}

function holdsAll(conditions: readonly Condition[] | undefined, facts: Facts): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!holds(condition, facts)) return false;
  return true;
}
