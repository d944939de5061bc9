import type { Arrangement, MethodMove, Ordering } from "@payment-routing/config-contract";
import type { Test, TestCompiler } from "../classes/compile-test.ts";
import type { Placed } from "../configuration/effective-accounts.ts";
import { type Condition, compileConditions } from "../constraints/condition.ts";

/** An ordering, made ready to be applied to ranks instead of method IDs. */
export interface CompiledOrdering {
  readonly rules: readonly CompiledRule[];
  /** Applies where no rule does. */
  readonly default: CompiledRule;
}

export interface CompiledRule {
  /** Undefined for the default. */
  readonly name: string | undefined;
  readonly pointer: string;
  /** All must hold. */
  readonly when: readonly Condition[];
  readonly tests: readonly Test[];
  readonly arrangement: RankArrangement;
}

/** An arrangement by ranks; methods that the account does not offer are gone from it. */
export interface RankArrangement {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly moves: readonly RankMove[];
  /** Whether it leaves every order as it is. */
  readonly isIdle: boolean;
}

export interface RankMove {
  readonly rank: number;
  readonly anchor: number;
  readonly isBefore: boolean;
}

/** `findRank` gives undefined for a method that is not offered. */
export function compileOrdering(
  { value, pointer }: Placed<Ordering>,
  findRank: (methodId: number) => number | undefined,
  compileTest: TestCompiler,
): CompiledOrdering {
  return {
    rules: value.rules.map(({ name, when, then }, position) => {
      const place = `${pointer}/rules/${position}`;
      const conditions = compileConditions(when, `${place}/when`);
      return {
        name,
        pointer: place,
        when: conditions,
        tests: conditions.map(compileTest),
        arrangement: compileArrangement(then, findRank),
      };
    }),
    default: {
      name: undefined,
      pointer: `${pointer}/default`,
      when: [],
      tests: [],
      arrangement: compileArrangement(value.default, findRank),
    },
  };
}

function compileArrangement(
  { first = [], last = [], move = [] }: Arrangement,
  findRank: (methodId: number) => number | undefined,
): RankArrangement {
  const toRanks = (ids: readonly number[]): number[] => ids.flatMap((id) => findRank(id) ?? []);
  const arrangement = {
    first: toRanks(first),
    last: toRanks(last),
    moves: move.flatMap((given) => compileMove(given, findRank) ?? []),
  };
  const isIdle = Object.values(arrangement).every((list) => list.length === 0);
  return { ...arrangement, isIdle };
}

function compileMove(
  move: MethodMove,
  findRank: (methodId: number) => number | undefined,
): RankMove | undefined {
  const isBefore = "before" in move;
  const rank = findRank(move.method_id);
  const anchor = findRank(isBefore ? move.before : move.after);
  if (rank === undefined || anchor === undefined || rank === anchor) return undefined;
  return { rank, anchor, isBefore };
}
