import type { AmountRange, Constraints, MissingInput } from "@payment-routing/config-contract";
import type { Payment } from "./payment.ts";

/** One constraint, made ready to be asked about many payments. */
export type Requirement = (payment: Payment) => boolean;

/** The requirements of a set of constraints. A payment must meet all of them. */
export function compileConstraints(constraints: Constraints): Requirement[] {
  const { country, currency, amount, product_type, transaction_type, platform } = constraints;
  return [
    country && requireListed(country, (payment) => payment.country),
    currency && requireListed(currency, (payment) => payment.currency),
    amount && requireInRange(amount),
    product_type && requireListed(product_type, (payment) => payment.productType),
    transaction_type && requireListed(transaction_type, (payment) => payment.transactionType),
    platform && requireListed(platform, (payment) => payment.platform),
  ].filter((requirement) => requirement !== undefined);
}

type ListConstraint = ({ readonly only: readonly unknown[] } | { readonly except: readonly unknown[] }) & {
  readonly on_missing?: MissingInput;
};

function requireListed(constraint: ListConstraint, read: (payment: Payment) => unknown): Requirement {
  const isListedGood = "only" in constraint;
  const listed = new Set(isListedGood ? constraint.only : constraint.except);
  const isMissingGood = constraint.on_missing === "eligible";
  return (payment) => {
    const value = read(payment);
    return value === undefined ? isMissingGood : listed.has(value) === isListedGood;
  };
}

function requireInRange(ranges: readonly AmountRange[]): Requirement {
  const byCurrency = new Map(ranges.map(({ currency, ...bounds }) => [currency, bounds]));
  return ({ currency, amount }) => {
    const range = currency === undefined ? undefined : byCurrency.get(currency);
    if (range === undefined || amount === undefined) return false;
    // A bigint and a number compare exactly.
    return (
      (range.min === undefined || amount.floor >= range.min) &&
      (range.max === undefined || amount.ceiling <= range.max)
    );
  };
}
