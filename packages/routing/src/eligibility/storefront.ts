import type { Constraints, FormsOfPayment, RequiredField } from "@payment-routing/config-contract";
import type { Test } from "../classes/compile-test.ts";
import {
  acceptsMethod,
  type EffectiveAccount,
  type EffectiveManagedBookings,
  type Placed,
} from "../configuration/effective-accounts.ts";
import { type Condition, compileConditions } from "../constraints/condition.ts";
import type { CompiledOrdering } from "../ordering/compile-ordering.ts";
import type { OrderingCompiler } from "../ordering/ordering-compiler.ts";
import type { Assortment } from "./assortment.ts";
import { clearBit, makeBits, setBit } from "./bits.ts";
import type { Catalogue } from "./catalogue.ts";
import { append, type Row, readRow } from "./row-store.ts";

/** An account, made ready to decide. */
export interface Storefront {
  readonly assortment: Assortment;
  /** What of the assortment is not withdrawn. */
  readonly offered: Row;
  /** In the order of the configuration, with the place of each. */
  readonly withdrawn: readonly Placed<number>[];
  /** Where an offer of the account's own would stand. */
  readonly offersPointer: string;
  /** What a request must have; without one of them it is refused. */
  readonly requiredFields: readonly Placed<RequiredField>[];
  /** What every method's payment must be. */
  readonly policies: readonly Condition[];
  readonly policyTest: Test | undefined;
  readonly ordering: CompiledOrdering | undefined;
  readonly managedBookings: CompiledManagedBookings;
}

/** What holds besides for managed bookings. */
export interface CompiledManagedBookings {
  /** What all of the forms of payment accept; undefined where nothing is said of them. */
  readonly accepted: Row | undefined;
  readonly formsOfPayment: readonly Placed<FormsOfPayment>[];
  readonly policies: readonly Condition[];
  readonly policyTest: Test | undefined;
  readonly ordering: CompiledOrdering | undefined;
}

/** The type of transactions for which the rules on managed bookings hold. */
export const MANAGED_BOOKING = 5;

export function compileStorefront(
  account: EffectiveAccount,
  assortment: Assortment,
  catalogue: Catalogue,
  compileOrdering: OrderingCompiler,
): Storefront {
  const { pointer, requiredFields, ordering, managedBookings } = account;
  const policies = compilePolicies(account.policies);
  return {
    assortment,
    offered: withdraw(account.withdrawnMethods, assortment, catalogue),
    withdrawn: account.withdrawnMethods.map((value, position) => {
      return { value, pointer: `${pointer}/withdrawn_methods/${position}` };
    }),
    offersPointer: account.ownOffers.length > 0 ? `${pointer}/offers` : pointer,
    requiredFields,
    policies,
    policyTest: catalogue.compileTest(policies),
    ordering: ordering && compileOrdering(ordering, assortment),
    managedBookings: {
      ...compileManagedBookings(managedBookings, catalogue),
      ordering: managedBookings.ordering && compileOrdering(managedBookings.ordering, assortment),
    },
  };
}

function withdraw(
  withdrawn: readonly number[],
  { offered }: Assortment,
  { positions, rows }: Catalogue,
): Row {
  if (withdrawn.length === 0) return offered;
  const left = readRow(rows, offered);
  for (const id of withdrawn) clearBit(left, positions.get(id) ?? -1);
  return append(rows, left);
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

function compilePolicies(policies: readonly Placed<Constraints>[]): readonly Condition[] {
  return policies.flatMap(({ value, pointer }) => compileConditions(value, pointer));
}

function findAccepted(formsOfPayment: readonly Placed<FormsOfPayment>[], catalogue: Catalogue): Row {
  const accepted = makeBits(catalogue.methods.length);
  for (const [position, { value: method }] of catalogue.methods.entries()) {
    if (formsOfPayment.every(({ value }) => acceptsMethod(value, method.id))) setBit(accepted, position);
  }
  return append(catalogue.rows, accepted);
}
