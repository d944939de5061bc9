import type { PaymentMethod } from "@payment-routing/search-contract";
import { passesAll, type Test } from "../classes/compile-test.ts";
import type { Facts } from "../facts/facts.ts";
import type { RankArrangement } from "../ordering/compile-ordering.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Layer } from "./layer.ts";
import { numberMethods } from "./number-methods.ts";
import { takeRanks } from "./rank-marks.ts";
import {
  type CommonWords,
  EVERY_METHOD,
  intersectRows,
  type Row,
  type RowStore,
  reserve,
  reserveCommonWords,
  reserveRowList,
} from "./row-store.ts";
import { MANAGED_BOOKING, type Storefront } from "./storefront.ts";

/** Finds the eligible offers, as they are arranged, with their preferences. */
export type MethodSelector = (
  storefront: Storefront,
  classes: Int32Array,
  facts: Facts,
  arrangement: RankArrangement | undefined,
) => readonly PaymentMethod[];

/**
 * Makes the selector of a catalogue. It works with parts of the store that every decision uses again: making lists anew
 * would take longer than the decision.
 */
export function createMethodSelector(catalogue: Catalogue): MethodSelector {
  const store = catalogue.rows;
  const rows = reserveRowList(store, countRows(catalogue));
  const common = reserveCommonWords(store);
  const marks = reserve(store, store.width);
  const ranks = reserve(store, catalogue.methods.length);
  return (storefront, classes, facts, arrangement) => {
    const count = collectRows(rows, storefront, catalogue, classes, facts);
    if (count === 0) return NO_METHODS;
    const { assortment } = storefront;
    const found = intersectRows(store, rows, count, common);
    dropFailing(common, found, storefront, catalogue, classes, facts);
    markRanks(store, common, found, assortment.rankOf, marks);
    return numberMethods(store, ranks, takeRanks(store, marks, arrangement, ranks), assortment);
  };
}

const NO_METHODS: readonly PaymentMethod[] = [];

/** As many as there can be: a row for each dimension in two layers, one for each field that can be required, and two. */
function countRows({ classification, withoutField }: Catalogue): number {
  return 2 * classification.dimensions.size + withoutField.size + 2;
}

/** Collects the sets that an eligible method is in, all of them, and gives their number; 0 where no method can be. */
function collectRows(
  rows: number,
  { assortment, offered, policyTests, managedBookings }: Storefront,
  catalogue: Catalogue,
  classes: Int32Array,
  facts: Facts,
): number {
  if (!passesAll(policyTests, classes, facts)) return 0;
  const { words } = catalogue.rows;
  let end = addRows(words, rows, catalogue.capabilities, classes);
  end = addRows(words, end, assortment.policies, classes);
  if (facts.transaction_type === MANAGED_BOOKING) {
    if (!passesAll(managedBookings.policyTests, classes, facts)) return 0;
    if (managedBookings.accepted !== undefined) words[end++] = managedBookings.accepted;
  }
  for (const field of facts.missing_fields) {
    const without = catalogue.withoutField.get(field);
    if (without !== undefined) words[end++] = without;
  }
  // Last, as it holds the most: the rows before have often come to nothing.
  words[end++] = offered;
  return end - rows;
}

/** Gives where the rows end. */
function addRows(
  words: Int32Array,
  start: number,
  { tables, tableCount }: Layer,
  classes: Int32Array,
): number {
  let end = start;
  for (let next = tables; next < tables + 2 * tableCount; next += 2) {
    const place = words[next] as number;
    const row = words[((words[next + 1] as number) + (classes[place] as number)) | 0] as Row;
    // Written in any case: what is written for nothing is written over.
    words[end] = row;
    if (row !== EVERY_METHOD) end = (end + 1) | 0;
  }
  return end;
}

/** Drops the methods with a condition that is in no table and does not hold. */
function dropFailing(
  { bits, places }: CommonWords,
  found: number,
  { assortment: { policies, withRest } }: Storefront,
  { capabilities, rows: { words } }: Catalogue,
  classes: Int32Array,
  facts: Facts,
): void {
  for (let next = 0; next < found; next++) {
    const place = words[(places + next) | 0] as number;
    let asked = (words[(bits + next) | 0] as number) & (words[(withRest + place) | 0] as number);
    for (; asked !== 0; asked &= asked - 1) {
      const method = (place << 5) | (31 - Math.clz32(asked & -asked));
      if (
        !passesAll(capabilities.rest[method] as readonly Test[], classes, facts) ||
        !passesAll(policies.rest[method] as readonly Test[], classes, facts)
      )
        words[bits + next] = (words[bits + next] as number) & ~(asked & -asked);
    }
  }
}

/** Marks the ranks of the methods in a set. */
function markRanks(
  { words }: RowStore,
  { bits, places }: CommonWords,
  found: number,
  rankOf: number,
  marks: Row,
): void {
  for (let next = 0; next < found; next++) {
    const first = rankOf + ((words[(places + next) | 0] as number) << 5);
    let left = words[(bits + next) | 0] as number;
    while (left !== 0) {
      const rank = words[(first + 31 - Math.clz32(left & -left)) | 0] as number;
      const place = (marks + (rank >>> 5)) | 0;
      words[place] = (words[place] as number) | (1 << (rank & 31));
      left &= left - 1;
    }
  }
}
