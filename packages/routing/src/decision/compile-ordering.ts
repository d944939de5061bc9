import type { Arrangement, MethodMove, Ordering } from "@payment-routing/config-contract";
import { type Condition, compileConditions } from "../condition.ts";
import type { Located } from "../configuration/effective-accounts.ts";
import type { Facts } from "../facts/facts.ts";
import type { RankArrangement, RankMove } from "./arrange-ranks.ts";
import { type Bits, fillBits, lowestBit, makeBits } from "./bits.ts";
import type { Catalogue } from "./compile-catalogue.ts";
import { type CompiledOffers, NOT_OFFERED } from "./compile-offers.ts";
import { applyLayer, compileLayer, type Layer, type LayerContext } from "./layer.ts";

/** An ordering of the offers of an account. */
export interface CompiledOrdering {
  /** In order. The last one is the default, which always applies. */
  readonly rules: readonly CompiledRule[];
  /** The conditions of the rules. */
  readonly conditions: Layer;
  /** Reused by every decision for the rules that apply, since allocating a set takes longer than using it. */
  readonly applicable: Bits;
}

export interface CompiledRule {
  /** Undefined for the default. */
  readonly name: string | undefined;
  readonly pointer: string;
  /** All must hold. */
  readonly when: readonly Condition[];
  readonly arrangement: RankArrangement;
}

/** Finds the first rule whose conditions hold; it applies alone. */
export function chooseRule(
  { rules, conditions, applicable }: CompiledOrdering,
  classes: Int32Array,
  facts: Facts,
): CompiledRule {
  fillBits(applicable);
  applyLayer(applicable, conditions, classes, facts);
  for (const [word, bits] of applicable.entries())
    if (bits !== 0) return rules[32 * word + lowestBit(bits)] as CompiledRule;
  throw new RangeError("the default of an ordering always applies");
}

/**
 * Compiles the orderings of accounts. Accounts that inherit an ordering share the conditions of its rules; those that
 * inherit their offers too share the whole.
 */
export type OrderingCompiler = (ordering: Located<Ordering>, offers: CompiledOffers) => CompiledOrdering;

export function createOrderingCompiler(catalogue: Catalogue): OrderingCompiler {
  const rulesByPointer = new Map<string, OrderingRules>();
  const compiled = new Map<CompiledOffers, Map<string, CompiledOrdering>>();
  return (ordering, offers) => {
    const { pointer } = ordering;
    const ofOffers = compiled.get(offers) ?? new Map<string, CompiledOrdering>();
    compiled.set(offers, ofOffers);
    const rules = rulesByPointer.get(pointer) ?? compileRules(ordering, catalogue);
    rulesByPointer.set(pointer, rules);
    const known = ofOffers.get(pointer) ?? arrangeRules(rules, catalogue, offers);
    ofOffers.set(pointer, known);
    return known;
  };
}

/** An ordering whose arrangements still name method IDs. */
interface OrderingRules {
  readonly rules: readonly (Omit<CompiledRule, "arrangement"> & { readonly given: Arrangement })[];
  readonly conditions: Layer;
}

function compileRules({ value, pointer }: Located<Ordering>, context: LayerContext): OrderingRules {
  const rules: OrderingRules["rules"] = [
    ...value.rules.map(({ name, when, then }, position) => {
      const at = `${pointer}/rules/${position}`;
      return { name, pointer: at, when: compileConditions(when, `${at}/when`), given: then };
    }),
    { name: undefined, pointer: `${pointer}/default`, when: [], given: value.default },
  ];
  const conditions = compileLayer(
    rules.map(({ when }) => when),
    context,
  );
  return { rules, conditions };
}

type RankFinder = (methodId: number) => number | undefined;

function arrangeRules(
  { rules, conditions }: OrderingRules,
  { positions }: Catalogue,
  { ranks }: CompiledOffers,
): CompiledOrdering {
  const findRank: RankFinder = (methodId) => {
    const rank = ranks[positions.get(methodId) ?? -1] ?? NOT_OFFERED;
    return rank === NOT_OFFERED ? undefined : rank;
  };
  const arranged = rules.map(({ given, ...rule }) => ({
    ...rule,
    arrangement: compileArrangement(given, findRank),
  }));
  return { rules: arranged, conditions, applicable: makeBits(rules.length) };
}

/** Leaves out methods that are not offered. */
function compileArrangement(
  { first = [], last = [], move = [] }: Arrangement,
  findRank: RankFinder,
): RankArrangement {
  return {
    first: first.flatMap((id) => findRank(id) ?? []),
    last: last.flatMap((id) => findRank(id) ?? []),
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
