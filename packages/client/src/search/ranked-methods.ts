import type { PaymentMethod, PaymentMethodSearchResponse } from "@payment-routing/search-contract";

/** A payment method that the merchant may offer. */
export interface OfferedPaymentMethod extends PaymentMethod {
  /** True for the first one: the method to choose for a customer who has not chosen. */
  readonly isDefault: boolean;
}

/** At least one method, the default first. */
export type RankedMethods = readonly [OfferedPaymentMethod, ...OfferedPaymentMethod[]];

/**
 * The methods of a response in ascending preference, whatever order they came in. Methods of equal preference stand
 * in order of their id, so that the same answer has the same default everywhere.
 */
export function rankMethods(response: PaymentMethodSearchResponse): RankedMethods {
  const [first, ...others] = response.payment_methods.payment_method.toSorted(comparePreference);
  return [
    { ...(first as PaymentMethod), isDefault: true },
    ...others.map((method) => ({ ...method, isDefault: false })),
  ];
}

function comparePreference(left: PaymentMethod, right: PaymentMethod): number {
  return left.preference - right.preference || left.id - right.id;
}
