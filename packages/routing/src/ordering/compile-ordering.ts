import type { Arrangement, MethodMove, Ordering } from "@payment-routing/config-contract";
import type { Test } from "../classes/compile-test.ts";
import type { Placed } from "../configuration/effective-accounts.ts";
import { type Condition, compileConditions } from "../constraints/condition.ts";
import type { CompilationContext } from "../eligibility/compilation-context.ts";
import { compileLayer } from "../eligibility/layer.ts";
import { type Address, append, type RowStore } from "../eligibility/row-store.ts";
import { MOST_RULES } from "../kernel/kernel.ts";
import type { RankMove } from "./move-ranks.ts";

/** An ordering, made ready to be applied to ranks instead of method IDs. */
export interface CompiledOrdering {
  /** In their order; the last is the default, which always applies. */
  readonly rules: readonly CompiledRule[];
  /** Where the tables begin that tell which rules apply; undefined where not all can be told by tables. */
  readonly tables: Address | undefined;
  readonly tableCount: number;
}

export interface CompiledRule {
  /** Undefined for the default. */
  readonly name: string | undefined;
  readonly pointer: string;
  /** All must hold. */
  readonly when: readonly Condition[];
  /** Undefined for the default, which always applies. */
  readonly test: Test | undefined;
  readonly arrangement: RankArrangement;
}

/** An arrangement by ranks; methods that the account does not offer are gone from it. */
export interface RankArrangement {
  readonly first: RankList;
  readonly last: RankList;
  readonly moves: readonly RankMove[];
}

/** Ranks in a store. */
export interface RankList {
  readonly ranks: Address;
  readonly count: number;
}

/** Gives undefined for a method that is not offered. */
export type RankFinder = (methodId: number) => number | undefined;

export function compileOrdering(
  { value, pointer }: Placed<Ordering>,
  findRank: RankFinder,
  context: CompilationContext,
): CompiledOrdering {
  const compileRule = (name: string | undefined, place: string, when: Condition[], then: Arrangement) => {
    const arrangement = compileArrangement(then, findRank, context.rows);
    return { name, pointer: place, when, test: context.compileTest(when), arrangement };
  };
  const rules = value.rules.map(({ name, when, then }, position) => {
    const place = `${pointer}/rules/${position}`;
    return compileRule(name, place, compileConditions(when, `${place}/when`), then);
  });
  rules.push(compileRule(undefined, `${pointer}/default`, [], value.default));
  // What rules are to tables, methods are to those of the catalogue.
  const { tables, tableCount, rest } = compileLayer(
    rules.map(({ when }) => when),
    context,
  );
  const areTabulated = rest === undefined && rules.length <= MOST_RULES;
  return { rules, tables: areTabulated ? tables : undefined, tableCount };
}

function compileArrangement(
  { first = [], last = [], move = [] }: Arrangement,
  findRank: RankFinder,
  store: RowStore,
): RankArrangement {
  const list = (ids: readonly number[]): RankList => {
    const ranks = ids.flatMap((id) => findRank(id) ?? []);
    return { ranks: append(store, Int32Array.from(ranks)), count: ranks.length };
  };
  return {
    first: list(first),
    last: list(last),
    moves: move.flatMap((given) => compileMove(given, findRank) ?? []),
  };
}

function compileMove(move: MethodMove, findRank: RankFinder): RankMove | undefined {
  const isBefore = "before" in move;
  const rank = findRank(move.method_id);
  const anchor = findRank(isBefore ? move.before : move.after);
  if (rank === undefined || anchor === undefined || rank === anchor) return undefined;
  return { rank, anchor, isBefore };
}
