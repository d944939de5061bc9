import type { Offer } from "@payment-routing/config-contract";
import type { PaymentMethod } from "@payment-routing/search-contract";
import { type Condition, compileConditions } from "../condition.ts";
import { type EffectiveAccount, type Located, mergeOffers } from "../configuration/effective-accounts.ts";
import { type Bits, makeBits, setBit } from "./bits.ts";
import type { Catalogue } from "./compile-catalogue.ts";
import { compileLayer, type Layer } from "./layer.ts";

/**
 * The offers of one or more accounts: accounts that inherit all their offers share them, whatever each withdraws. An
 * offer's rank is its position by base preference, then by method ID.
 */
export interface CompiledOffers {
  readonly offered: Bits;
  /** By rank: the method with its base preference. Answers share these objects where the preference stays. */
  readonly methods: readonly PaymentMethod[];
  /** By rank. */
  readonly basePreferences: Int32Array;
  /** By position in the catalogue; `NOT_OFFERED` for a method that is not offered. */
  readonly ranks: Int32Array;
  readonly policies: Layer;
}

/** The rank of a method that is not offered. */
export const NOT_OFFERED = -1;

/** Compiles the offers of an account. Offers that several accounts inherit are compiled once. */
export type OfferCompiler = (account: EffectiveAccount) => CompiledOffers;

export function createOfferCompiler(catalogue: Catalogue): OfferCompiler {
  const compiled = new Map<Offer, CompiledOffer>();
  const compile = (offer: Located<Offer>): CompiledOffer => {
    const known = compiled.get(offer.value) ?? compileOffer(offer, catalogue);
    compiled.set(offer.value, known);
    return known;
  };
  const shared = new Map<readonly Located<Offer>[], CompiledOffers>();
  return ({ inheritedOffers, ownOffers }) => {
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

function compileOffer({ value, pointer }: Located<Offer>, catalogue: Catalogue): CompiledOffer {
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

function assemble(offers: readonly CompiledOffer[], catalogue: Catalogue): CompiledOffers {
  const byRank = offers.toSorted(
    (a, b) => a.method.preference - b.method.preference || a.method.id - b.method.id,
  );
  const offered = makeBits(catalogue.methods.length);
  const ranks = new Int32Array(catalogue.methods.length).fill(NOT_OFFERED);
  const conditions = catalogue.methods.map(() => NO_CONDITIONS);
  for (const [rank, offer] of byRank.entries()) {
    setBit(offered, offer.position);
    ranks[offer.position] = rank;
    conditions[offer.position] = offer.conditions;
  }
  const methods = byRank.map(({ method }) => method);
  const basePreferences = Int32Array.from(methods, ({ preference }) => preference);
  return { offered, methods, basePreferences, ranks, policies: compileLayer(conditions, catalogue) };
}
