import { passesAll, type Test } from "../classes/compile-test.ts";
import type { Facts } from "../facts/facts.ts";
import type { RankArrangement } from "../ordering/compile-ordering.ts";
import { type Bits, clearBit, makeBits } from "./bits.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Layer } from "./layer.ts";
import { takeRanks } from "./rank-marks.ts";
import { intersectRows, makeRowList, type Row, type RowStore } from "./row-store.ts";
import { MANAGED_BOOKING, type Storefront } from "./storefront.ts";
import type { Table } from "./table.ts";

/** Finds eligible offers. */
export interface MethodSelector {
  /** The ranks of those found last, of which the first so many count. */
  readonly ranks: Int32Array;
  /** Fills the list with the ranks of the eligible offers, as they are arranged, and gives their number. */
  select(
    storefront: Storefront,
    classes: Int32Array,
    facts: Facts,
    arrangement: RankArrangement | undefined,
  ): number;
}

/**
 * Makes the selector of a catalogue. It works with lists of its own that every decision uses again: making new ones would
 * take longer than the decision.
 */
export function createMethodSelector(catalogue: Catalogue): MethodSelector {
  const { length } = catalogue.methods;
  const rows = makeRowList(countRows(catalogue));
  const set = makeBits(length);
  const places = new Int32Array(set.length);
  const marks = makeBits(length);
  const ranks = new Int32Array(length);
  return {
    ranks,
    select(storefront, classes, facts, arrangement) {
      const count = collectRows(rows, storefront, catalogue, classes, facts);
      if (count === 0) return 0;
      const found = intersectRows(catalogue.rows, rows, count, set, places);
      dropFailing(set, places, found, storefront, catalogue, classes, facts);
      moveToRanks(set, places, found, marks, storefront.assortment.rankOf);
      return takeRanks(marks, arrangement, ranks);
    },
  };
}

/** As many as there can be: a row for each dimension in two layers, one for each field that can be required, and two. */
function countRows({ classification, withoutField }: Catalogue): number {
  return 2 * classification.dimensions.size + withoutField.size + 2;
}

/** Collects the sets that an eligible method is in, all of them, and gives their number; 0 where no method can be. */
function collectRows(
  rows: Int32Array,
  { assortment, offered, policyTests, managedBookings }: Storefront,
  catalogue: Catalogue,
  classes: Int32Array,
  facts: Facts,
): number {
  if (!passesAll(policyTests, classes, facts)) return 0;
  let count = addRows(rows, 0, catalogue.capabilities, catalogue.rows, classes);
  count = addRows(rows, count, assortment.policies, catalogue.rows, classes);
  if (managedBookings !== undefined && facts.transaction_type === MANAGED_BOOKING) {
    if (!passesAll(managedBookings.policyTests, classes, facts)) return 0;
    if (managedBookings.formsOfPayment !== undefined) rows[count++] = managedBookings.formsOfPayment.accepted;
  }
  for (const field of facts.missing_fields) {
    const without = catalogue.withoutField.get(field);
    if (without !== undefined) rows[count++] = without;
  }
  // Last, as it holds the most: the rows before have often come to nothing.
  rows[count++] = offered;
  return count;
}

function addRows(
  rows: Int32Array,
  count: number,
  { tables }: Layer,
  { words }: RowStore,
  classes: Int32Array,
): number {
  for (let next = 0; next < tables.length; next++) {
    const { place, start } = tables[next] as Table;
    rows[count + next] = words[start + (classes[place] as number)] as Row;
  }
  return count + tables.length;
}

/** Drops the methods with a condition that is in no table and does not hold. */
function dropFailing(
  set: Bits,
  places: Int32Array,
  found: number,
  { assortment: { policies } }: Storefront,
  { capabilities, rows: { words } }: Catalogue,
  classes: Int32Array,
  facts: Facts,
): void {
  for (let next = 0; next < found; next++) {
    const place = places[next] as number;
    const rest =
      (words[(capabilities.withRest + place) | 0] as number) |
      (words[(policies.withRest + place) | 0] as number);
    for (let asked = (set[place] as number) & rest; asked !== 0; asked &= asked - 1) {
      const method = (place << 5) | (31 - Math.clz32(asked & -asked));
      if (
        !passesAll(capabilities.rest[method] as readonly Test[], classes, facts) ||
        !passesAll(policies.rest[method] as readonly Test[], classes, facts)
      )
        clearBit(set, method);
    }
  }
}

/** Moves a set by position in the catalogue to one by rank, and leaves it empty. */
function moveToRanks(
  set: Bits,
  places: Int32Array,
  found: number,
  marks: Bits,
  rankOf: Uint16Array | Int32Array,
): void {
  let place = 0;
  let bits = 0;
  // Words hold so few methods that a loop of its own for each word would cost more than it saves.
  for (let next = 0; bits !== 0 || next < found; ) {
    if (bits === 0) {
      place = places[next++] as number;
      bits = set[place] as number;
      set[place] = 0;
    } else {
      const rank = rankOf[(place << 5) | (31 - Math.clz32(bits & -bits))] as number;
      marks[rank >>> 5] = (marks[rank >>> 5] as number) | (1 << (rank & 31));
      bits &= bits - 1;
    }
  }
}
