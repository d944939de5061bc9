import type { Ordering } from "@payment-routing/config-contract";
import type { Placed } from "../configuration/effective-accounts.ts";
import type { Assortment } from "../eligibility/assortment.ts";
import type { Catalogue } from "../eligibility/catalogue.ts";
import { isInRow } from "../eligibility/row-store.ts";
import {
  type CompiledOrdering,
  compileOrdering,
  compileRules,
  type OrderingRules,
  type RankFinder,
} from "./compile-ordering.ts";

/**
 * Compiles the orderings of accounts: accounts that inherit both their offers and their ordering share one, and those that
 * inherit their ordering its rules.
 */
export type OrderingCompiler = (ordering: Placed<Ordering>, assortment: Assortment) => CompiledOrdering;

export function createOrderingCompiler(catalogue: Catalogue): OrderingCompiler {
  const { positions, rows } = catalogue;
  const compiledRules = new Map<string, OrderingRules>();
  const compiled = new Map<Assortment, Map<string, CompiledOrdering>>();
  return (ordering, assortment) => {
    const ofAssortment = compiled.get(assortment) ?? new Map<string, CompiledOrdering>();
    compiled.set(assortment, ofAssortment);
    const findRank: RankFinder = (methodId) => {
      const position = positions.get(methodId);
      return position !== undefined && isInRow(rows, assortment.offered, position)
        ? rows.words[assortment.rankOf / 4 + position]
        : undefined;
    };
    const { pointer } = ordering;
    const rules = compiledRules.get(pointer) ?? compileRules(ordering, catalogue);
    compiledRules.set(pointer, rules);
    const known = ofAssortment.get(pointer) ?? compileOrdering(rules, findRank, rows);
    ofAssortment.set(pointer, known);
    return known;
  };
}
