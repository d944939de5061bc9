import type { Offer } from "@payment-routing/config-contract";
import type { PaymentMethod } from "@payment-routing/search-contract";
import { type EffectiveAccount, mergeOffers, type Placed } from "../configuration/effective-accounts.ts";
import { type Condition, compileConditions } from "../constraints/condition.ts";
import { makeBits, setBit } from "./bits.ts";
import type { Catalogue } from "./catalogue.ts";
import { compileLayer, type Layer } from "./layer.ts";
import { type Address, append, type Row } from "./row-store.ts";

/**
 * What accounts offer, and what they withdraw: those that inherit their offers share one, whatever they withdraw of it.
 * An offer's rank is its place by base preference and, where that is equal, by method ID.
 */
export interface Assortment {
  readonly offered: Row;
  /** By rank, the method as answers have it where it keeps its base preference: most do, and need not be written anew. */
  readonly methods: readonly PaymentMethod[];
  /** Where the base preferences begin in the store, by rank. */
  readonly basePreferences: Address;
  /** Where the ranks begin in the store, by position in the catalogue; meaningless where the method is not offered. */
  readonly rankOf: Address;
  readonly policies: Layer;
  /** The methods that have conditions in no table, of the catalogue or of the offer. */
  readonly withRest: Row;
}

/** Compiles what accounts offer; what several of them offer alike is compiled once. */
export type AssortmentCompiler = (account: EffectiveAccount) => Assortment;

export function createAssortmentCompiler(catalogue: Catalogue): AssortmentCompiler {
  const compiled = new Map<Offer, CompiledOffer>();
  const compile = (offer: Placed<Offer>): CompiledOffer => {
    const known = compiled.get(offer.value) ?? compileOffer(offer, catalogue);
    compiled.set(offer.value, known);
    return known;
  };
  const shared = new Map<readonly Placed<Offer>[], Assortment>();
  return (account) => {
    const { inheritedOffers, ownOffers } = account;
    if (ownOffers.length > 0)
      return assemble(mergeOffers(inheritedOffers, ownOffers).map(compile), catalogue);
    const known = shared.get(inheritedOffers) ?? assemble(inheritedOffers.map(compile), catalogue);
    shared.set(inheritedOffers, known);
    return known;
  };
}

interface CompiledOffer {
  readonly position: number;
  readonly method: PaymentMethod;
  readonly conditions: readonly Condition[];
}

function compileOffer({ value, pointer }: Placed<Offer>, catalogue: Catalogue): CompiledOffer {
  const { method_id, base_preference: preference, policy } = value;
  const position = catalogue.positions.get(method_id);
  const method = catalogue.methods[position ?? -1]?.value;
  if (position === undefined || method === undefined)
    throw new RangeError(`no method ${method_id} in the catalogue`);
  const { id, psp_type, state_id } = method;
  const conditions = policy === undefined ? NO_CONDITIONS : compileConditions(policy, `${pointer}/policy`);
  return { position, method: { id, psp_type, preference, state_id }, conditions };
}

const NO_CONDITIONS: readonly Condition[] = [];

function assemble(offers: readonly CompiledOffer[], catalogue: Catalogue): Assortment {
  const { methods, rows } = catalogue;
  const ranked = offers.toSorted(
    (a, b) => a.method.preference - b.method.preference || a.method.id - b.method.id,
  );
  const offered = makeBits(methods.length);
  const rankOf = new Int32Array(methods.length);
  const conditions = methods.map(() => NO_CONDITIONS);
  for (const [rank, offer] of ranked.entries()) {
    setBit(offered, offer.position);
    rankOf[offer.position] = rank;
    conditions[offer.position] = offer.conditions;
  }
  const policies = compileLayer(conditions, catalogue);
  const withRest = catalogue.capabilities.withRest.map(
    (word, place) => word | (policies.withRest[place] ?? 0),
  );
  return {
    offered: append(rows, offered),
    methods: ranked.map(({ method }) => method),
    basePreferences: append(
      rows,
      Int32Array.from(ranked, ({ method }) => method.preference),
    ),
    rankOf: append(rows, rankOf),
    policies,
    withRest: append(rows, withRest),
  };
}
