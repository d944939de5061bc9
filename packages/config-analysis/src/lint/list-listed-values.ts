import type { Constraints } from "@payment-routing/config-contract";

/** A value that constraints list as accepted. */
export interface ListedValue {
  /** From the constraints. */
  readonly path: string;
  /** What such a value is called. */
  readonly word: string;
  readonly value: string | number;
  /** Met by the requests that have the value. */
  readonly asConstraint: Constraints;
}

/** The values that constraints list under `only`, but for those inside `all`, `any` and `not`. */
export function* listListedValues(constraints: Constraints): Generator<ListedValue> {
  for (const { path, word, read, write } of LISTS) {
    const list = read(constraints);
    if (list === undefined || !("only" in list)) continue;
    for (const [position, value] of list.only.entries())
      yield { path: `${path}/only/${position}`, word, value, asConstraint: write(value as never) };
  }
}

type List = { readonly only: readonly (string | number)[] } | { readonly except: readonly unknown[] };

interface ListKind {
  readonly path: string;
  readonly word: string;
  readonly read: (constraints: Constraints) => List | undefined;
  readonly write: (value: never) => Constraints;
}

const LISTS: readonly ListKind[] = [
  {
    path: "country",
    word: "country",
    read: ({ country }) => country,
    write: (value) => ({ country: { only: [value] } }),
  },
  {
    path: "currency",
    word: "currency",
    read: ({ currency }) => currency,
    write: (value) => ({ currency: { only: [value] } }),
  },
  {
    path: "product_type",
    word: "product type",
    read: ({ product_type }) => product_type,
    write: (value) => ({ product_type: { only: [value] } }),
  },
  {
    path: "transaction_type",
    word: "transaction type",
    read: ({ transaction_type }) => transaction_type,
    write: (value) => ({ transaction_type: { only: [value] } }),
  },
  {
    path: "platform",
    word: "platform",
    read: ({ platform }) => platform,
    write: (value) => ({ platform: { only: [value] } }),
  },
  {
    path: "language",
    word: "language",
    read: ({ language }) => language,
    write: (value) => ({ language: { only: [value] } }),
  },
  // An order may have other values besides: the constraint is that not all are others.
  {
    path: "order/sku",
    word: "stock keeping unit",
    read: ({ order }) => order?.sku,
    write: (value) => ({ not: { order: { sku: { except: [value] } } } }),
  },
  {
    path: "order/country",
    word: "order country",
    read: ({ order }) => order?.country,
    write: (value) => ({ not: { order: { country: { except: [value] } } } }),
  },
  {
    path: "mobile/type",
    word: "phones of type",
    read: ({ mobile }) => mobile?.type,
    write: (value) => ({ mobile: { type: { only: [value] } } }),
  },
  {
    path: "mobile/country",
    word: "phones of country",
    read: ({ mobile }) => mobile?.country,
    write: (value) => ({ mobile: { country: { only: [value] } } }),
  },
  {
    path: "email/type",
    word: "e-mail addresses of type",
    read: ({ email }) => email?.type,
    write: (value) => ({ email: { type: { only: [value] } } }),
  },
];
