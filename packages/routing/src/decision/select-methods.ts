import type { PaymentMethod } from "@payment-routing/search-contract";
import type { Facts } from "../facts/facts.ts";
import { arrangeRanks, type RankArrangement } from "./arrange-ranks.ts";
import { type Bits, copyBits, intersect, lowestBit, makeBits, setBit } from "./bits.ts";
import { type CompiledAccount, MANAGED_BOOKING } from "./compile-account.ts";
import type { Catalogue } from "./compile-catalogue.ts";
import type { CompiledOffers } from "./compile-offers.ts";
import { applyLayer } from "./layer.ts";

/** Selects the eligible methods of an account, in order, with their preferences. */
export type MethodSelector = (
  account: CompiledAccount,
  classes: Int32Array,
  facts: Facts,
  arrangement: RankArrangement | undefined,
) => readonly PaymentMethod[];

/** The selector reuses its sets and its list, since allocating them takes longer than using them. */
export function createMethodSelector(catalogue: Catalogue): MethodSelector {
  const { capabilities, methods } = catalogue;
  const eligible = makeBits(methods.length);
  const ranks = makeBits(methods.length);
  const order = new Int32Array(methods.length);
  return (account, classes, facts, arrangement) => {
    if (!meetsPolicies(account, classes, facts)) return NO_METHODS;
    const { policies, ranks: rankOf } = account.offers;
    let count = 0;
    copyBits(eligible, account.offered);
    excludeByRequest(eligible, account, catalogue, facts);
    applyLayer(eligible, capabilities, classes, facts);
    applyLayer(eligible, policies, classes, facts);
    for (let word = 0; word < eligible.length; word++) {
      for (let rest = (eligible[word] as number) | 0; rest !== 0; rest &= rest - 1) {
        setBit(ranks, rankOf[32 * word + lowestBit(rest)] as number);
        count++;
      }
    }
    arrangeRanks(ranks, count, order, arrangement);
    return assignPreferences(order, count, account.offers);
  };
}

const NO_METHODS: readonly PaymentMethod[] = [];

/** Whether the payment meets the policies of the account itself, which apply to every method. */
function meetsPolicies(
  { policyTest, managedBookings }: CompiledAccount,
  classes: Int32Array,
  facts: Facts,
): boolean {
  if (policyTest !== undefined && !policyTest(classes, facts)) return false;
  if (facts.transaction_type !== MANAGED_BOOKING) return true;
  return managedBookings.policyTest === undefined || managedBookings.policyTest(classes, facts);
}

/** Removes methods that are not accepted for managed bookings, and those whose processor misses a required field. */
function excludeByRequest(
  eligible: Bits,
  { managedBookings: { accepted } }: CompiledAccount,
  { withoutField }: Catalogue,
  { transaction_type, missing_fields }: Facts,
): void {
  if (transaction_type === MANAGED_BOOKING && accepted !== undefined) intersect(eligible, accepted);
  for (const field of missing_fields) {
    const methods = withoutField.get(field);
    if (methods !== undefined) intersect(eligible, methods);
  }
}

/** Makes the answer of the first `count` ranks. A method keeps its base preference if it is above the previous preference, and otherwise gets the next number. */
function assignPreferences(
  order: Int32Array,
  count: number,
  { methods, basePreferences }: CompiledOffers,
): readonly PaymentMethod[] {
  const answer = new Array<PaymentMethod>(count);
  let next = 0;
  for (let index = 0; index < count; index++) {
    const rank = order[index] as number;
    const method = methods[rank] as PaymentMethod;
    const base = basePreferences[rank] as number;
    answer[index] = base >= next ? method : withPreference(method, next);
    next = Math.max(base, next) + 1;
  }
  return answer;
}

function withPreference({ id, psp_type, state_id }: PaymentMethod, preference: number): PaymentMethod {
  return { id, psp_type, preference, state_id };
}
