// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { ProductType, TransactionType } from "./types.ts";

/** The values of {@link ProductType}. */
export const PRODUCT_TYPE_VALUES: readonly ProductType[] = ["100", "200", "210"];

/** The documentation of each value of {@link ProductType}. */
export const PRODUCT_TYPE_LABELS: Readonly<Record<ProductType, string>> = {
  "100": "Ticket.",
  "200": "Ancillary.",
  "210": "Insurance.",
};

/** The values of {@link TransactionType}. */
export const TRANSACTION_TYPE_VALUES: readonly TransactionType[] = [1, 2, 3, 4, 5, 6];

/** The documentation of each value of {@link TransactionType}. */
export const TRANSACTION_TYPE_LABELS: Readonly<Record<TransactionType, string>> = {
  "1": "Online shopping.",
  "2": "Offline shopping.",
  "3": "Self-service online, for example for ancillaries or a changed itinerary.",
  "4": "Self-service offline: pay later.",
  "5": "Self-service online for managed bookings, with additional form-of-payment rules.",
  "6": "Self-service online, started from a payment link.",
};
