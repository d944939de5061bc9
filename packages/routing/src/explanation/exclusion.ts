import type { Bits } from "../decision/bits.ts";
import type { Facts } from "../facts/facts.ts";
import type { Reason } from "./reason.ts";

/**
 * What excludes the methods that an account offers from a payment. Methods are numbered by their position in the order of
 * IDs. The sets and lists change with the next payment.
 */
export interface Exclusions {
  /** The methods that the account offers, also those that it has withdrawn. Accounts with the same offers share the set. */
  readonly offered: Bits;
  /** The offered methods that nothing excludes. */
  readonly eligible: Bits;
  /** The offered methods that only one group excludes. */
  readonly excludedOnce: Bits;
  /** Each excludes a method. */
  readonly groups: readonly ExclusionGroup[];
}

/** Constraints or other rules that exclude methods from the same payments, one for each method. */
export interface ExclusionGroup {
  /** Unique in its router, from 0. */
  readonly number: number;
  /** Also methods that an account does not offer. */
  readonly methods: Bits;
  /** Whether all payments that the group excludes have the same value where it reads one. */
  readonly hasSingleValue: boolean;
  /** The number of what excludes a method, from 0. It is unique in the router; groups have exclusions in common. */
  exclusionOf(method: number): number;
  /**
   * The reason for which the group excludes a method from the payment, which is the last one. The actual value is the same
   * for all methods of the group.
   */
  explain(method: number, facts: Facts): Reason;
}
