import type { Constraints, FormsOfPayment, RequiredField } from "@payment-routing/config-contract";
import type { Test } from "../classes/compile-test.ts";
import { type Condition, compileConditions } from "../condition.ts";
import {
  acceptsMethod,
  type EffectiveAccount,
  type EffectiveManagedBookings,
  type Located,
} from "../configuration/effective-accounts.ts";
import { type Bits, clearBit, makeBits, setBit } from "./bits.ts";
import type { Catalogue } from "./compile-catalogue.ts";
import type { CompiledOffers } from "./compile-offers.ts";
import type { CompiledOrdering, OrderingCompiler } from "./compile-ordering.ts";

/** An account, compiled for decisions. */
export interface CompiledAccount {
  readonly offers: CompiledOffers;
  /** The offered methods, without the withdrawn ones. */
  readonly offered: Bits;
  /** IDs of withdrawn methods, in the order of the configuration. */
  readonly withdrawn: readonly Located<number>[];
  /** Where an offer of the account's own would be. */
  readonly offersPointer: string;
  /** A request without one of them is rejected. */
  readonly requiredFields: readonly Located<RequiredField>[];
  /** Apply to every method. */
  readonly policies: readonly Condition[];
  readonly policyTest: Test | undefined;
  readonly ordering: CompiledOrdering | undefined;
  readonly managedBookings: CompiledManagedBookings;
}

/** What applies to managed bookings in addition; its ordering replaces that of the account. */
export interface CompiledManagedBookings {
  /** The methods that all forms of payment accept; undefined if there are no forms of payment. */
  readonly accepted: Bits | undefined;
  readonly formsOfPayment: readonly Located<FormsOfPayment>[];
  readonly policies: readonly Condition[];
  readonly policyTest: Test | undefined;
  readonly ordering: CompiledOrdering | undefined;
}

/** The transaction type of managed bookings. */
export const MANAGED_BOOKING = 5;

export function compileAccount(
  account: EffectiveAccount,
  offers: CompiledOffers,
  catalogue: Catalogue,
  compileOrdering: OrderingCompiler,
): CompiledAccount {
  const { pointer, requiredFields, ordering, managedBookings } = account;
  const policies = compilePolicies(account.policies);
  return {
    offers,
    offered: withdraw(account.withdrawnMethods, offers, catalogue),
    withdrawn: account.withdrawnMethods.map((value, position) => {
      return { value, pointer: `${pointer}/withdrawn_methods/${position}` };
    }),
    offersPointer: account.ownOffers.length > 0 ? `${pointer}/offers` : pointer,
    requiredFields,
    policies,
    policyTest: catalogue.compileTest(policies),
    ordering: ordering && compileOrdering(ordering, offers),
    managedBookings: {
      ...compileManagedBookings(managedBookings, catalogue),
      ordering: managedBookings.ordering && compileOrdering(managedBookings.ordering, offers),
    },
  };
}

function withdraw(withdrawn: readonly number[], { offered }: CompiledOffers, { positions }: Catalogue): Bits {
  if (withdrawn.length === 0) return offered;
  const rest = offered.slice();
  for (const id of withdrawn) clearBit(rest, positions.get(id) ?? -1);
  return rest;
}

function compileManagedBookings(
  { formsOfPayment, policies: given }: EffectiveManagedBookings,
  catalogue: Catalogue,
): Omit<CompiledManagedBookings, "ordering"> {
  const policies = compilePolicies(given);
  return {
    accepted: formsOfPayment.length === 0 ? undefined : findAccepted(formsOfPayment, catalogue),
    formsOfPayment,
    policies,
    policyTest: catalogue.compileTest(policies),
  };
}

function compilePolicies(policies: readonly Located<Constraints>[]): readonly Condition[] {
  return policies.flatMap(({ value, pointer }) => compileConditions(value, pointer));
}

function findAccepted(formsOfPayment: readonly Located<FormsOfPayment>[], { methods }: Catalogue): Bits {
  const accepted = makeBits(methods.length);
  for (const [position, { value: method }] of methods.entries()) {
    if (formsOfPayment.every(({ value }) => acceptsMethod(value, method.id))) setBit(accepted, position);
  }
  return accepted;
}
