import type { Offer } from "@payment-routing/config-contract";
import type { PaymentMethod } from "@payment-routing/search-contract";
import type { Placed } from "../configuration/effective-accounts.ts";
import { type Condition, compileConditions } from "../constraints/condition.ts";
import { type Bits, makeBits, setBit } from "./bits.ts";
import type { Catalogue } from "./catalogue.ts";
import { compileLayer, type Layer } from "./layer.ts";

/** What an account offers. Accounts that inherit their offers share one. */
export interface Assortment {
  readonly offered: Bits;
  /** The offers by base preference and, where that is equal, by method ID: the position here is the offer's rank. */
  readonly ranked: readonly RankedOffer[];
  /** By position in the catalogue; meaningless where the method is not offered. */
  readonly rankOf: Int32Array;
  readonly policies: Layer;
}

export interface RankedOffer {
  readonly basePreference: number;
  /** The method as answers have it where it keeps its base preference: most do, and need not be written anew. */
  readonly method: PaymentMethod;
}

export function compileAssortment(offers: readonly Placed<Offer>[], catalogue: Catalogue): Assortment {
  const offered = makeBits(catalogue.methods.length);
  const conditions: (readonly Condition[])[] = catalogue.methods.map(() => []);
  const entries = offers.map(({ value: { method_id, base_preference, policy }, pointer }) => {
    const position = catalogue.positions.get(method_id);
    const method = catalogue.methods[position ?? -1]?.value;
    if (position === undefined || method === undefined)
      throw new RangeError(`no method ${method_id} in the catalogue`);
    setBit(offered, position);
    if (policy !== undefined) conditions[position] = compileConditions(policy, `${pointer}/policy`);
    const { id, psp_type, state_id } = method;
    return {
      position,
      basePreference: base_preference,
      method: { id, psp_type, preference: base_preference, state_id },
    };
  });
  entries.sort((a, b) => a.basePreference - b.basePreference || a.method.id - b.method.id);
  const rankOf = new Int32Array(catalogue.methods.length);
  for (const [rank, { position }] of entries.entries()) rankOf[position] = rank;
  return {
    offered,
    ranked: entries.map(({ basePreference, method }) => ({ basePreference, method })),
    rankOf,
    policies: compileLayer(conditions),
  };
}
