import type { FormsOfPayment, RequiredField } from "@payment-routing/config-contract";
import type { EffectiveAccount, Placed } from "../configuration/effective-accounts.ts";
import { type Condition, compileConditions } from "../constraints/condition.ts";
import { type CompiledOrdering, compileOrdering } from "../ordering/compile-ordering.ts";
import type { Assortment } from "./assortment.ts";
import { type Bits, hasBit, makeBits, setBit } from "./bits.ts";
import type { Catalogue } from "./catalogue.ts";

/** An account, made ready to decide. */
export interface Storefront {
  readonly pointer: string;
  readonly assortment: Assortment;
  /** What a request must have; without one of them it is refused. */
  readonly requiredFields: readonly Placed<RequiredField>[];
  /** What every method's payment must be. */
  readonly policies: readonly Condition[];
  readonly ordering: CompiledOrdering | undefined;
  readonly managedBookings: CompiledManagedBookings | undefined;
}

/** What holds besides for managed bookings. */
export interface CompiledManagedBookings {
  readonly formsOfPayment: { readonly accepted: Bits; readonly pointer: string } | undefined;
  readonly policies: readonly Condition[];
  readonly ordering: CompiledOrdering | undefined;
}

/** The type of transactions for which the rules on managed bookings hold. */
export const MANAGED_BOOKING = 5;

export function compileStorefront(
  account: EffectiveAccount,
  assortment: Assortment,
  catalogue: Catalogue,
): Storefront {
  const findRank = (methodId: number): number | undefined => {
    const position = catalogue.positions.get(methodId);
    return position !== undefined && hasBit(assortment.offered, position)
      ? assortment.rankOf[position]
      : undefined;
  };
  const { pointer, requiredFields, policies, ordering, managedBookings } = account;
  return {
    pointer,
    assortment,
    requiredFields,
    policies: policies.flatMap((policy) => compileConditions(policy.value, policy.pointer)),
    ordering: ordering && compileOrdering(ordering, findRank),
    managedBookings: managedBookings && compileManagedBookings(managedBookings, catalogue, findRank),
  };
}

function compileManagedBookings(
  {
    value: { forms_of_payment, policy, ordering },
    pointer,
  }: NonNullable<EffectiveAccount["managedBookings"]>,
  catalogue: Catalogue,
  findRank: (methodId: number) => number | undefined,
): CompiledManagedBookings {
  return {
    formsOfPayment: forms_of_payment && {
      accepted: findAccepted(forms_of_payment, catalogue),
      pointer: `${pointer}/forms_of_payment`,
    },
    policies: policy === undefined ? [] : compileConditions(policy, `${pointer}/policy`),
    ordering: ordering && compileOrdering({ value: ordering, pointer: `${pointer}/ordering` }, findRank),
  };
}

function findAccepted(forms: FormsOfPayment, catalogue: Catalogue): Bits {
  const isOnly = "only" in forms;
  const listed = new Set(isOnly ? forms.only : forms.except);
  const accepted = makeBits(catalogue.methods.length);
  for (const [position, { value: method }] of catalogue.methods.entries()) {
    if (listed.has(method.id) === isOnly) setBit(accepted, position);
  }
  return accepted;
}
