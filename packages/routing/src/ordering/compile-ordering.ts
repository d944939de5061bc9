import type { Arrangement, MethodMove, Ordering } from "@payment-routing/config-contract";
import type { Test } from "../classes/compile-test.ts";
import type { Placed } from "../configuration/effective-accounts.ts";
import { type Condition, compileConditions } from "../constraints/condition.ts";
import type { CompilationContext } from "../eligibility/compilation-context.ts";
import { type Tables, tabulate } from "../eligibility/layer.ts";
import { type Address, append, type RowStore } from "../eligibility/row-store.ts";
import { MOST_RULES } from "../kernel/kernel.ts";
import type { RankMove } from "./move-ranks.ts";

/** An ordering, made ready to be applied to ranks instead of method IDs. */
export interface CompiledOrdering extends RuleTables {
  /** In their order; the last is the default, which always applies. */
  readonly rules: readonly CompiledRule[];
}

/** What tells which rules of an ordering apply. */
export interface RuleTables {
  /** Where the tables begin that tell it, and how many there are; undefined where tables do not tell it of all. */
  readonly tables: Pick<Tables, "tables" | "tableCount"> | undefined;
}

/** An ordering whose conditions are compiled: what methods it is about is another matter. */
export interface OrderingRules extends RuleTables {
  readonly rules: readonly Rule[];
}

interface Rule {
  /** Undefined for the default. */
  readonly name: string | undefined;
  readonly pointer: string;
  /** All must hold. */
  readonly when: readonly Condition[];
  /** Undefined where nothing must hold. */
  readonly test: Test | undefined;
  readonly then: Arrangement;
}

export interface CompiledRule extends Omit<Rule, "then"> {
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

export function compileRules(
  { value, pointer }: Placed<Ordering>,
  context: CompilationContext,
): OrderingRules {
  const compileRule = (
    name: string | undefined,
    place: string,
    when: Condition[],
    then: Arrangement,
  ): Rule => {
    return { name, pointer: place, when, test: context.compileTest(when), then };
  };
  const rules = value.rules.map(({ name, when, then }, position) => {
    const place = `${pointer}/rules/${position}`;
    return compileRule(name, place, compileConditions(when, `${place}/when`), then);
  });
  rules.push(compileRule(undefined, `${pointer}/default`, [], value.default));
  return { rules, tables: tabulateRules(rules, context) };
}

/** To their tables, rules are what methods are to those of the catalogue. */
function tabulateRules(rules: readonly Rule[], context: CompilationContext): RuleTables["tables"] {
  if (rules.length > MOST_RULES) return undefined;
  const conditions = rules.map(({ when }) => when);
  const { tables, tableCount, rest } = tabulate(conditions, context);
  return rest === undefined ? { tables, tableCount } : undefined;
}

export function compileOrdering(
  { rules, tables }: OrderingRules,
  findRank: RankFinder,
  store: RowStore,
): CompiledOrdering {
  const compiled = rules.map(({ then, ...rule }) => {
    return { ...rule, arrangement: compileArrangement(then, findRank, store) };
  });
  return { rules: compiled, tables };
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
